"""``mtglayers rules compare ID ID CARD...``: what two editions of the rules say of one board."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

import click

from mtglayers_plugins.command_line.output import console, json_option, table, write_json
from mtglayers_plugins.command_line.session import Session, pass_session

if TYPE_CHECKING:
    from rich.table import Table

    from mtglayers.reading import Step
    from mtglayers_plugins.command_line.comparison import Comparison

SAME, OTHER = "=", "≠"
_WORDS: Final = {
    "pt": "P/T", "colors": "colours", "max_hand_size": "hand size", "land_plays": "land plays", "there": "is there",
    "color": "colours", "ability": "abilities", "keyword-counter": "keyword counters",
    "pt-define": "P/T defined by own ability", "pt-set": "P/T set", "pt-modify-static": "P/T modified, static",
    "pt-modify-resolved": "P/T modified, resolved", "pt-counter": "P/T counters", "pt-switch": "P/T switched",
    "player": "players", "rule": "rules of the game", "type": "type", "copy": "copies",
}  # fmt: skip


@click.command("compare")
@click.argument("first", metavar="ID|DATE")
@click.argument("second", metavar="ID|DATE")
@click.argument("items", nargs=-1, metavar="[CARD...]")
@click.option("--by", metavar="PLAYER", help="Who the cards enter under, where they do not say.  [default: A]")
@click.option("--scenario", metavar="FILE#ID", help="Compare the board of a scenario instead.")
@json_option
@pass_session
def compare(
    session: Session, first: str, second: str, items: Sequence[str], by: str | None, scenario: str | None, as_json: bool
) -> None:
    """Put two editions side by side: the switches in which they differ, and what each says of a board.

    Cards enter as in `mtglayers show`, with the same details. What differs is marked with ≠.
    """
    from mtglayers_plugins.command_line.comparison import Comparison  # noqa: PLC0415  # `--help` needs no models
    from mtglayers_plugins.command_line.showing import find_scenario, scenario_of_items  # noqa: PLC0415  # as above

    if items and scenario:
        raise click.UsageError("name cards, or --scenario FILE#ID, not both", click.get_current_context())
    board = find_scenario(scenario) if scenario else scenario_of_items(items, session.engine, by) if items else None
    made = Comparison((first, second), board, session.engine)
    if as_json:
        write_json(_data(made))
        return
    for title, line, refused in zip(made.titles, made.lines, made.refused, strict=True):
        click.echo(f"{line}\n{title} refuses this board: {refused}" if refused else line)
    out = console()
    if board is not None:
        out.print(_objects(made))
        out.print(_steps(made))
        other = [name for name, facts in made.objects().items() if any(a != b for a, b in facts.values())]
        click.echo(f"They differ about {', '.join(other)}." if other else "They say the same of every object.")
    if board is None or any(pair.differs for pair in made.layers().values()):
        out.print(_layers(made, all_of_them=board is None))
    if made.switches():
        out.print(_switches(made))
    else:
        click.echo("They have the same switches.")


def _objects(made: "Comparison") -> "Table":
    """A row for each thing that is said of an object, or one for all where both say the same."""
    shown = table("", "Object", "What", *made.titles)
    players = {f"player {name}": facts for name, facts in made.players().items()}
    for name, facts in {**made.objects(), **players}.items():
        if all(a == b for a, b in facts.values()):
            all_said = ", ".join(_said(a) for fact, (a, _) in facts.items() if fact in ("pt", "type") and a is not None)
            shown.add_row(SAME, name, "everything", all_said, "the same")
            shown.add_section()
            continue
        for place, (fact, (a, b)) in enumerate(facts.items()):
            shown.add_row(_mark(a, b), "" if place else name, _WORDS.get(fact, fact), _said(a), _said(b))
        shown.add_section()
    return shown


def _steps(made: "Comparison") -> "Table":
    """The steps, and how they differ."""
    (first, second), shown = made.titles, table("", "Differs in")
    for title in (first, second):
        shown.add_column("Layer", overflow="fold")
        shown.add_column(f"Step by {title}", overflow="fold")
    for pair in made.steps():
        cells = [cell for step in pair.steps for cell in _step(step)]
        shown.add_row(OTHER if pair.differs else SAME, pair.differs, *cells)
    return shown


def _step(step: "Step | None") -> tuple[str, str]:
    if step is None:
        return "", ""
    return step.layer, "\n".join(
        [f"{step.effect}: {step.says}" if step.says else step.effect, *map(_arrow, step.changes)]
    )


def _arrow(change: str) -> str:
    return f"• {change}"


def _switches(made: "Comparison") -> "Table":
    shown = table("", "Switch", *made.titles)
    for name, (a, b) in made.switches().items():
        shown.add_row(OTHER, name, _said(a), _said(b))
    return shown


def _layers(made: "Comparison", *, all_of_them: bool) -> "Table":
    """The layers of each kind of effect; those that differ by more than numbers are marked."""
    shown = table("", "Effects on", *(f"Layer by {title}" for title in made.titles))
    for slot, pair in made.layers().items():
        if all_of_them or pair.differs:
            shown.add_row(OTHER if pair.differs else SAME, _WORDS.get(slot, slot), *map(_said, pair.layers))
    return shown


def _mark(first: object, second: object) -> str:
    return SAME if first == second else OTHER


def _said(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return "\n".join(map(str, value)) or "–"
    return "–" if value in (None, "") else str(value)


def _data(made: "Comparison") -> dict[str, Any]:
    """The comparison for programs."""
    return {
        "version": 1,
        "editions": [
            {"asked": asked} | ruleset.model_dump(mode="json", include={"id", "name", "since", "until"})
            for asked, ruleset in zip(made.asked, made.rulesets, strict=True)
        ],
        "refused": [refused or None for refused in made.refused],
        "objects": {name: dict(_compared(facts)) for name, facts in made.objects().items()},
        "players": {name: dict(_compared(facts)) for name, facts in made.players().items()},
        "steps": [
            {"differs": pair.differs or None, "steps": [_step_data(step) for step in pair.steps]}
            for pair in made.steps()
        ],
        "layers": {
            slot: {"differs": pair.differs, "values": list(pair.layers)} for slot, pair in made.layers().items()
        },
        "switches": {name: list(pair) for name, pair in made.switches().items()},
    }


def _compared(facts: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for fact, (a, b) in facts.items():
        yield fact, {"differs": a != b, "values": [a, b]}


def _step_data(step: "Step | None") -> dict[str, Any] | None:
    if step is None:
        return None
    facts = ("layer", "rule", "effect", "says", "applied_to", "changes", "why", "why_rule")
    return {fact: getattr(step, fact) for fact in facts}
