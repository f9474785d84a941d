"""The command ``mtglayers interactions``."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mtglayers_plugins.command_line.output import json_option, write_json
from mtglayers_plugins.command_line.session import Session, pass_session
from mtglayers_plugins.scenarios.shapes import near

if TYPE_CHECKING:
    from mtglayers.engine import Engine

ALL = "all"


@click.command()
@click.argument("sets", nargs=-1, required=True, metavar="SET...")
@click.option(
    "--with",
    "others",
    multiple=True,
    metavar="SET",
    help="Only with cards of this set. May be repeated; else with all sets.",
)
@click.option("--full", is_flag=True, help="Tell everything of each finding, even of many.")
@click.option(
    "--scenarios",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write the findings as a scenario file.",
)
@click.option("--svg", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Draw a picture.")
@click.option(
    "--dot", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Write a graph for Graphviz."
)
@click.option(
    "--seconds",
    type=click.FloatRange(min=0),
    default=600.0,
    show_default=True,
    help="Stop after so long, with what is found by then.",
)
@click.option(
    "--jobs", type=click.IntRange(min=1), help="How many processes to use; as many as there are processors when absent."
)
@json_option
@pass_session
def interactions(
    session: Session, sets: Sequence[str], others: Sequence[str], full: bool, scenarios: Path | None, svg: Path | None,
    dot: Path | None, seconds: float, jobs: int | None, as_json: bool,
) -> None:  # fmt: skip
    """Find the cards of SET that can depend on one another or on cards of other sets (rule 613.8).

    SET is a plugin's name, as `mtglayers plugins list` shows it, or a set's code; "all" means every card there is.
    What could matter is read off what the abilities read and write; what is reported was seen on an evaluated board.
    """
    from mtglayers_plugins.command_line.progress import Bar  # noqa: PLC0415  # `--help` needs none of it
    from mtglayers_plugins.interactions import picture, search, telling  # noqa: PLC0415  # as above

    engine = session.engine
    mine = cards_of(sets, engine)
    beside = cards_of(others, engine) if others else list(engine.cards)
    with Bar("groups of cards", None, sys.stderr if sys.stderr.isatty() else None) as bar:
        report = search.search(engine, mine, beside, seconds=seconds, jobs=jobs, progress=bar.come)
    for path, text in (
        (scenarios, telling.scenarios_text([finding.scenario for finding in report.findings])),
        (svg, picture.svg(report.findings)),
        (dot, picture.dot(report.findings)),
    ):
        if path is not None:
            _write(path, text)
    if as_json:
        write_json(report.data())
    else:
        for line in telling.report_text(report, full=full):
            click.echo(line)


def cards_of(sets: Sequence[str], engine: "Engine") -> list[str]:
    """The names of the cards of sets, by their plugins' names or their codes. Raises UsageError for one that is not known."""
    found: list[str] = []
    for one in sets:
        cards = [
            name
            for name, card in engine.cards.items()
            if one == ALL or engine.cards.plugin_of(name) == one or card.set_code == one
        ]
        if not cards:
            known = {engine.cards.plugin_of(name) for name in engine.cards}
            raise click.UsageError(f"no set {one!r} with cards is installed{near(one, known)}")
        found += cards
    return found


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise click.ClickException(f"{path}: cannot be written: {error.strerror}") from None
