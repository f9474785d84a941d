"""``mtglayers show CARD...``: cards enter one after the other; what are they then, and why?"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from mtglayers.errors import InputError
from mtglayers_plugins.command_line.items import read_item
from mtglayers_plugins.command_line.output import console, json_option, write_json
from mtglayers_plugins.command_line.session import Session, pass_session
from mtglayers_plugins.scenarios import Scenario, build_board, read_scenarios, scenario_of
from mtglayers_plugins.scenarios.shapes import near

if TYPE_CHECKING:
    from mtglayers.engine import Engine
    from mtglayers.reading import Answer


@click.command()
@click.argument("items", nargs=-1, metavar="CARD...")
@click.option("--rules", metavar="ID|DATE", help="The edition of the rules: an id, an alias, or a date.")
@click.option("--by", metavar="PLAYER", help="Who the cards enter under, where they do not say.  [default: A]")
@click.option("--scenario", metavar="FILE#ID", help="Show the board of a scenario instead.")
@click.option("--from", "position", metavar="FILE",
              help="Show a position instead: a state as JSON, a Forge game state, or what plugins read.")  # fmt: skip
@click.option("--quiet", is_flag=True, help="Only the table of objects, without the steps.")
@json_option
@pass_session
def show(
    session: Session,
    items: Sequence[str],
    rules: str | None,
    by: str | None,
    scenario: str | None,
    position: str | None,
    quiet: bool,
    as_json: bool,
) -> None:
    """Let cards enter the battlefield in that order, and show what each of them is, and why.

    A card may carry details: "Conspiracy[creature_type=Goblin,by=B]". They are those of the steps
    `put` and `cast` of scenario files (tapped, token, zone=graveyard, counters=+1/+1:2,
    attached_to=..., targets=...) and the choices made. An instant or sorcery is cast and resolves.
    """
    from mtglayers_plugins.command_line.result import result_of  # noqa: PLC0415  # `--help` needs no models
    from mtglayers_plugins.command_line.tables import (  # noqa: PLC0415  # as above
        edition_line,
        never_applied_lines,
        objects_table,
        steps_table,
    )

    if [bool(items), bool(scenario), bool(position)].count(True) != 1:
        raise click.UsageError(
            "name cards, or --scenario FILE#ID, or --from FILE, one of them", click.get_current_context()
        )
    if position:
        answer, asked = _answer_of_position(position, session.engine, rules)
    else:
        board = find_scenario(scenario) if scenario else scenario_of_items(items, session.engine, by)
        asked = rules or board.rules
        answer = build_board(board.model_copy(update={"rules": asked}), session.engine).view()
    if as_json:
        write_json(result_of(answer, session.engine).model_dump(mode="json", exclude={"steps"} if quiet else None))
        return
    out = console()
    click.echo(edition_line(answer.evaluation.ruleset, asked))
    out.print(objects_table(answer, session.engine))
    if not quiet:
        out.print(steps_table(answer, session.engine))
        for line in never_applied_lines(answer, session.engine):
            click.echo(line)


def _answer_of_position(path: str, engine: "Engine", rules: str | None) -> tuple["Answer", str]:
    """The answer to a position, and the edition asked for; what was left out of it, and what the other engine believes otherwise, is told on standard error."""
    from mtglayers_plugins.command_line.positions import differences, read_position  # noqa: PLC0415  # few need it

    position = read_position(path, engine)
    state = position.state.model_copy(update={"rules": rules}) if rules else position.state
    answer = engine.answer(engine.evaluate(state))
    for line in position.left_out:
        click.echo(f"left out: {line}", err=True)
    for difference in differences(position, answer):
        click.echo(f"otherwise in that engine: {difference}", err=True)
    return answer, state.rules


def find_scenario(where: str) -> Scenario:
    """The scenario of ``FILE#ID``; the id may be left out where there is but one. Raises InputError."""
    path, _, id_ = where.rpartition("#") if "#" in where else (where, "", "")
    scenarios = {scenario.id: scenario for scenario in read_scenarios(path)}
    if not id_ and len(scenarios) == 1:
        return next(iter(scenarios.values()))
    if id_ not in scenarios:
        raise InputError(f"{path}: there is no scenario {id_!r}{near(id_, scenarios)}")
    return scenarios[id_]


def scenario_of_items(items: Sequence[str], engine: "Engine", by: str | None = None) -> Scenario:
    """The scenario in which these items enter one after the other.

    The handle of each is its name, and ``NAME (2)`` for the second of that name. Raises InputError
    for an item that cannot be read, UnknownName with near names for a card.
    """
    steps: list[dict[str, Any]] = []
    players = ["A", "B"]
    taken: set[str] = set()
    for item in items:
        name, details = read_item(item)
        card = engine.card(name)
        details.setdefault("as", _free(card.name, taken))
        taken.add(details["as"])
        if by:
            details.setdefault("by", by)
        players += [one for one in (details.get("by"), details.get("owner")) if one and one not in players]
        types = {word.word for word in _face(card, engine.english(name)).words}
        cast = "zone" not in details and types & {"Instant", "Sorcery"}
        steps.append({"cast" if cast else "put": name} | details)
    return scenario_of({"id": "show", "players": players, "steps": steps}, "show")


def _face(card: Any, name: str) -> Any:
    return next((face.values for face in card.faces if face.values.name == name), card.front)


def _free(name: str, taken: set[str]) -> str:
    number, handle = 1, name
    while handle in taken:
        number += 1
        handle = f"{name} ({number})"
    return handle
