"""The command ``mtglayers plugins check``."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mtglayers.errors import UnknownName
from mtglayers_plugins.command_line.output import json_option, write_json
from mtglayers_plugins.command_line.session import Session, pass_session
from mtglayers_plugins.plugin_check.report import Checked, Report
from mtglayers_plugins.scenarios.shapes import near

if TYPE_CHECKING:
    from mtglayers.engine import Engine
    from mtglayers.plugins import Plugin


@click.group()
def plugins() -> None:
    """The plugins that are installed."""


@plugins.command("check")
@click.argument("name")
@click.option(
    "--scenarios",
    multiple=True,
    type=click.Path(path_type=Path, exists=True),
    metavar="PATH",
    help="Where its scenarios are: files or folders.  [default: the folder that you are in]",
)
@click.option(
    "--boards",
    type=click.IntRange(min=0, max=1_000_000),
    default=300,
    show_default=True,
    help="How many random boards to try.",
)
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True, help="Which random boards.")
@json_option
@pass_session
def check_plugin(session: Session, name: str, scenarios: Sequence[Path], boards: int, seed: int, as_json: bool) -> int:
    """Check the plugin NAME: hooks, cards, scenarios, and whether what it declares is true.

    Declared reads and writes are checked on random boards of its cards with all others that are
    installed: what an effect looks at and changes is watched, and the answer must be the same when
    every pair of effects is tried, whatever they declare. Exits with 1 when something is wrong.
    """
    report = check(session.engine, name, scenarios or [Path()], boards, seed)
    if as_json:
        write_json(report.data())
    else:
        for line in report.lines():
            click.echo(line)
    return 0 if report.good else 1


def check(engine: "Engine", name: str, scenarios: Sequence[Path], boards: int, seed: int = 0) -> Report:
    """The check of one plugin. Raises UnknownName."""
    from mtglayers_plugins.plugin_check import declared, scenario_files, whole  # noqa: PLC0415  # `--help` needs none of it

    plugin = plugin_called(name, engine)
    mine = [card for card_name, card in engine.cards.items() if engine.cards.plugin_of(card_name) == plugin.name]
    report = Report(plugin.name, whole.place_of(plugin, mine) or plugin.source)
    report.checked.append(Checked("loads", plugin.source, [plugin.error] if plugin.error else []))
    if plugin.thing is None:
        return report
    report.checked.append(whole.hooks(plugin))
    if plugin.error:
        return report
    report.checked += [whole.cards(mine, engine)] if mine else []
    report.checked.append(whole.pure(plugin, mine, engine))
    names = [card.name for card in mine]
    if names:
        report.checked.append(scenario_files.scenarios_check(names, scenarios, engine))
    if boards and engine.cards:
        report.checked.append(declared.declared_check(names or sorted(engine.cards), engine, boards, seed=seed))
    return report


def plugin_called(name: str, engine: "Engine") -> "Plugin":
    """The plugin of that name, or the one that brings the set with that code. Raises UnknownName with near names."""
    for plugin in engine.plugins.all:
        if name in (plugin.name, getattr(plugin.thing, "code", None)):
            return plugin
    raise UnknownName(f"there is no plugin {name!r}{near(name, [plugin.name for plugin in engine.plugins.all])}")
