"""``mtglayers evaluate STATE.json``, JSON in and JSON out."""

from typing import Final

import click

from mtglayers.errors import InputError, MtgLayersError
from mtglayers_plugins.command_line.json_text import parse_json
from mtglayers_plugins.command_line.output import write_json
from mtglayers_plugins.command_line.session import Session, pass_session

MAX_BYTES: Final = 50_000_000


@click.command()
@click.argument("state", metavar="STATE.json")
@click.option("--max-mb", default=MAX_BYTES / 1e6, show_default=True, type=click.FloatRange(0.001, 4_000),
              help="The largest file that is read, in MB.")  # fmt: skip
@pass_session
def evaluate(session: Session, state: str, max_mb: float) -> None:
    """Evaluate a game state: what is every object, and why? JSON in, JSON out.

    `mtglayers schema state` and `mtglayers schema result` describe the two.
    """
    from mtglayers.engine import read_state  # noqa: PLC0415  # `--help` needs no engine
    from mtglayers_plugins.command_line.result import result_of  # noqa: PLC0415  # as above

    text = read_json(state, int(max_mb * 1e6))
    try:
        answer = session.engine.answer(session.engine.evaluate(read_state(text)))
    except MtgLayersError as error:
        raise error.at(state) from None
    write_json(result_of(answer, session.engine).model_dump(mode="json"))


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
