"""``mtglayers evaluate STATE.json``, JSON in and JSON out; with ``--batch`` many states, one a line."""

from pathlib import Path
from typing import Final

import click

from mtglayers.errors import InputError, MtgLayersError
from mtglayers_plugins.command_line.json_text import parse_json
from mtglayers_plugins.command_line.output import write_json
from mtglayers_plugins.command_line.session import Session, pass_session

MAX_BYTES: Final = 50_000_000


@click.command()
@click.argument("state", metavar="[STATE.json]", required=False)
@click.option("--max-mb", default=MAX_BYTES / 1e6, show_default=True, type=click.FloatRange(0.001, 4_000),
              help="The largest file that is read, or with --batch the longest line, in MB.")  # fmt: skip
@click.option(
    "--batch", type=click.Path(path_type=Path), metavar="FILE.jsonl", help="Evaluate many states, one a line."
)
@click.option("-o", "--output", type=click.Path(path_type=Path), metavar="FILE",
              help="With --batch: where the results go, instead of standard output.")  # fmt: skip
@click.option("--resume", is_flag=True, help="With --output: go on where an interrupted run ended.")
@click.option(
    "--jobs", type=click.IntRange(1, 1_000), help="With --batch: how many processes work.  [default: a core each]"
)
@click.option("--dask", metavar="ADDRESS", help="With --batch: work on the Dask cluster whose scheduler is there.")
@pass_session
def evaluate(
    session: Session, state: str | None, max_mb: float, batch: Path | None, output: Path | None, resume: bool,
    jobs: int | None, dask: str | None,
) -> int:  # fmt: skip
    """Evaluate a game state: what is every object, and why? JSON in, JSON out.

    `mtglayers schema state` and `mtglayers schema result` describe the two.

    With --batch, results come one a line and in order: {"line": 1, "input": DIGEST, "result": {...}},
    or "error" in place of "result". Exits with 0 when all is well, 2 when a line had an error.
    """
    _check(state, batch, output, resume, jobs, dask)
    most = int(max_mb * 1e6)
    if batch is not None:
        from mtglayers_plugins.batch.running import Order, run_batch  # noqa: PLC0415  # `--help` needs no engine

        return run_batch(session, Order(batch, most, output, resume, jobs, dask))
    from mtglayers.engine import read_state  # noqa: PLC0415  # as above
    from mtglayers_plugins.command_line.result import result_of  # noqa: PLC0415  # as above

    text = read_json(str(state), most)
    try:
        answer = session.engine.answer(session.engine.evaluate(read_state(text)))
    except MtgLayersError as error:
        raise error.at(str(state)) from None
    write_json(result_of(answer, session.engine).model_dump(mode="json"))
    return 0


def _check(
    state: str | None, batch: Path | None, output: Path | None, resume: bool, jobs: int | None, dask: str | None
) -> None:
    """Raise UsageError for options that do not go together."""
    wrong = ""
    if (state is None) is (batch is None):
        wrong = "name one of the two, STATE.json or --batch FILE.jsonl"
    elif batch is None and (output is not None or resume or jobs is not None or dask is not None):
        wrong = "--output, --resume, --jobs and --dask go with --batch"
    elif resume and output is None:
        wrong = "--resume needs --output FILE, the results so far"
    elif jobs is not None and dask is not None:
        wrong = "--jobs is for this machine, --dask for a cluster: give one of them"
    if wrong:
        raise click.UsageError(wrong, click.get_current_context(silent=True))


def read_json(path: str, most: int) -> str:
    """The text of a file that holds one JSON object.

    Raises InputError that names the file: too large, nested too deep, a key that stands twice, no JSON.
    """
    from mtglayers_plugins.scenarios.reading import read_text  # noqa: PLC0415  # as above

    text = read_text(path, most)
    try:
        data = parse_json(text)
    except InputError as error:
        raise InputError(f"{path}:{'' if str(error)[:1].isdigit() else ' '}{error}") from None
    if not isinstance(data, dict):
        raise InputError(f"{path}: must hold one JSON object, the state")
    return text
