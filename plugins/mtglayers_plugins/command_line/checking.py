"""``mtglayers check FILE...``: runs scenario files."""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import click

from mtglayers_plugins.command_line.output import json_option, write_json
from mtglayers_plugins.command_line.progress import Bar
from mtglayers_plugins.command_line.session import Session, pass_session
from mtglayers_plugins.scenarios import Outcome, Scenario, read_scenarios, run_scenario

if TYPE_CHECKING:
    from mtglayers.engine import Engine


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@json_option
@pass_session
def check(session: Session, files: Sequence[str], as_json: bool) -> int:
    """Run scenario files: does the engine give the answers that they expect?

    Exits with 0 when everything passed, 1 when something failed or is unsupported, 2 for a file
    that cannot be read.
    """
    scenarios = [(file, scenario) for file in files for scenario in read_scenarios(file)]
    outcomes = []
    write = _Lines(len(scenarios), quiet=as_json)
    with write.bar:
        for outcome in _run(scenarios, session.engine):
            outcomes.append(outcome)
            write(outcome.line)
    counts = Counter(outcome.verdict for outcome in outcomes if not outcome.contested)
    if as_json:
        write_json(_data(outcomes))
    else:
        click.echo(f"{counts['passed']} passed, {counts['failed']} failed, {counts['unsupported']} unsupported")
    return 1 if counts["failed"] or counts["unsupported"] else 0


def _run(scenarios: Sequence[tuple[str, Scenario]], engine: "Engine") -> Iterator[Outcome]:
    for file, scenario in scenarios:
        yield run_scenario(scenario, engine, file)


class _Lines:
    """Prints a line for each outcome, and on a terminal a bar below them when it takes long."""

    def __init__(self, total: int, *, quiet: bool) -> None:
        self.quiet = quiet
        self.done = 0
        streams = [stream for stream in (sys.stdout, sys.stderr) if stream.isatty()]
        self.bar = Bar("scenarios", total, streams[0] if streams else None)

    def __call__(self, line: str) -> None:
        self.done += 1
        self.bar.come(self.done)
        if self.quiet:
            return
        rich = self.bar.rich
        if self.bar.shown and rich is not None and rich.console.file is sys.stdout:
            rich.console.print(line, markup=False, highlight=False, soft_wrap=True)
        else:
            click.echo(line)


def _data(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    counted = [outcome for outcome in outcomes if not outcome.contested]
    return {
        "passed": [one.id for one in counted if one.verdict == "passed"],
        "failed": [_failed(one) for one in counted if one.verdict == "failed"],
        "unsupported": [
            {"id": one.id, "file": one.file, "why": one.unsupported} for one in counted if one.verdict == "unsupported"
        ],
        "contested": [
            {"id": one.id, "file": one.file, "contested": one.contested, "verdict": one.verdict}
            | {"failures": [failure.data() for failure in one.failures]}
            for one in outcomes
            if one.contested
        ],
    }


def _failed(outcome: Outcome) -> dict[str, Any]:
    first, *others = outcome.failures
    data = {"id": outcome.id, "file": outcome.file} | first.data()
    return data | {"others": [failure.data() for failure in others]} if others else data
