"""The command ``mtglayers bench``."""

import sys
from collections.abc import Sequence

import click

from mtglayers_plugins.bench.names import DEFAULT_PARTS, FAMILIES, PARTS
from mtglayers_plugins.command_line.output import json_option, write_json
from mtglayers_plugins.command_line.session import Session, pass_session


@click.command()
@click.option(
    "--only", "parts", multiple=True, type=click.Choice(PARTS), help="Measure this part only. May be repeated."
)
@click.option("--family", "families", multiple=True, type=click.Choice(FAMILIES),
              help="Boards of this family only. May be repeated.")  # fmt: skip
@click.option("--permanents", multiple=True, type=click.IntRange(1, 100_000), metavar="N",
              help="Boards of so many permanents only. May be repeated.")  # fmt: skip
@click.option("--effects", multiple=True, type=click.IntRange(1, 1_000), metavar="N",
              help="Boards with so many effect cards only. May be repeated; with --permanents, any number is possible.")  # fmt: skip
@click.option("--trace", is_flag=True, help="Measure with the trace on, too, and with every step of it read.")
@click.option("--quick", is_flag=True, help="Few small boards, measured shortly: seconds in all.")
@click.option(
    "--seconds",
    type=click.FloatRange(min=0),
    default=180.0,
    show_default=True,
    help="Begin no further case after so long.",
)
@json_option
@pass_session
def bench(
    session: Session, parts: Sequence[str], families: Sequence[str], permanents: Sequence[int], effects: Sequence[int],
    trace: bool, quick: bool, seconds: float, as_json: bool,
) -> None:  # fmt: skip
    """Measure how long evaluations take here, beside the figures of XMage for the same boards.

    The families are boards of 10 to 10,000 permanents, of them 5 to 120 effect cards, each measured in six ways.
    cold: all caches empty. plain: nothing remembered but what abilities were compiled to. remembered: the order
    found last time is checked and used again. enters, leaves: something enters, or leaves, before every question.
    counter: a +1/+1 counter comes or goes before every question. ask is what it takes to work out what everything
    looks like, be it that the change itself asks it; change is all the rest.

    "remembered", of a board that never changes, flatters: do not quote it alone; "enters" is what a game is like.

    The other parts: changes (enters, leaves and counter alone), depth (many effects that depend on one another), copies
    (of a game), width (10,000 and 100,000 objects, and 1,000 lords), building (of a board of 100,000 objects,
    and reading it). --family, --permanents and --effects choose among families and changes.
    """
    from mtglayers_plugins.bench import boards, document, jobs, measuring, report  # noqa: PLC0415  # `--help` needs none of it
    from mtglayers_plugins.command_line.progress import Bar  # noqa: PLC0415  # as above

    chosen = bool(families or permanents or effects)
    plan = jobs.Plan(
        tuple(parts) or (("families",) if chosen else DEFAULT_PARTS), tuple(families) or FAMILIES,
        tuple(permanents), tuple(effects), quick, trace,
    )  # fmt: skip
    todo = jobs.jobs(session.engine, plan)
    if not todo:
        raise click.UsageError(
            "there is no such case; the sizes are "
            + ", ".join(f"{n}/{e}" for n, e in (jobs.QUICK_SIZES if quick else boards.SIZES))
        )
    load, before = measuring.load(), measuring.calibrated()
    with Bar("boards", None, sys.stderr if sys.stderr.isatty() else None) as bar:
        figures = jobs.run(todo, seconds, lambda done, total, name: bar.come(done, total, name or "done"))
    around = document.Around(before, measuring.calibrated(), load, measuring.load())
    found = document.document(figures, around)
    if as_json:
        write_json(found)
    else:
        report.report(found)
