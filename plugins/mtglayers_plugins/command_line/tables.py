"""A board as tables for people: what each object is, and the steps that made it so."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rich.table import Table

from mtglayers_plugins.command_line.output import table
from mtglayers_plugins.command_line.result import words_of

if TYPE_CHECKING:
    from mtglayers.engine import Engine
    from mtglayers.layers import Ruleset
    from mtglayers.reading import Answer, Reading, Step


def objects_table(answer: "Answer", engine: "Engine") -> Table:
    """What every object is."""
    made = table("Object", "P/T", "Type", "Colours", "Abilities", "Controller")
    for id_ in answer.ids:
        if id_ not in answer:
            made.add_row(id_, "", "phased out", "", "", "")
            continue
        read = answer[id_]
        made.add_row(
            _called(id_, read),
            "–" if read.power is None else f"{read.power}/{read.toughness}",
            type_line(read.supertypes, read.types, read.subtypes, every=read.has_every_creature_type),
            read.colors or "–",
            "\n".join(sentence(engine.render(ability, read.name)) for ability in read.abilities) or "–",
            read.controller,
        )
    return made


def steps_table(answer: "Answer", engine: "Engine") -> Table:
    """What happened in which layer, and why then."""
    made = table("Layer", "Rule", "Effect", "Applied to", "What changed", "Why then")
    for step in answer.steps:
        says = words_of(step, engine)
        made.add_row(
            step.layer,
            step.rule,
            f"{step.effect}: {says}" if says else step.effect,
            "\n".join(step.applied_to) or "nothing",
            "\n".join(step.changes) or "nothing",
            "\n".join(reasons(step, answer.evaluation.ruleset)),
        )
    return made


def reasons(step: "Step", ruleset: "Ruleset") -> Iterator[str]:
    """Why the step came then, and where its objects were found if that was in an earlier layer."""
    if step.goes_on:
        yield f"goes on for the objects of layer {step.goes_on} ({ruleset.numbers['locked set']})"
    yield f"{step.why} ({step.why_rule})" if step.why_rule else step.why


def never_applied_lines(answer: "Answer", engine: "Engine") -> Iterator[str]:
    """A line for each effect whose ability was lost before it could start."""
    rule = answer.evaluation.ruleset.numbers["locked set"]
    for never in answer.never_applied:
        says = sentence(engine.render(never.ability, never.effect)).rstrip(".")
        lost = f"lost in layer {never.layer} to {never.lost_to} before it could start ({rule})"
        yield f"Never applied: {never.effect}: {says} — {lost}"


def edition_line(ruleset: "Ruleset", asked: str = "") -> str:
    """Which edition of the rules this is, and when it was in force."""
    day = f", as on {asked}" if asked[:4].isdigit() and asked[4:5] == "-" else ""
    return f"Rules: {ruleset.name} ({ruleset.id}), in force {in_force(ruleset)}{day}"


def in_force(ruleset: "Ruleset") -> str:
    """The dates between which an edition was in force."""
    return f"{ruleset.since} to {ruleset.until}" if ruleset.until else f"since {ruleset.since}"


def type_line(supertypes: Sequence[str], types: Sequence[str], subtypes: Sequence[str], *, every: bool = False) -> str:
    """A type line: ``Legendary Creature — Goblin``."""
    from mtglayers.vocabulary.creature_types import CREATURE_TYPES  # noqa: PLC0415  # 300 words that few boards need

    shown = [word for word in subtypes if not every or word not in set(CREATURE_TYPES)]
    if every:
        shown.append("every creature type")
    front = " ".join([*supertypes, *types])
    return f"{front} — {' '.join(shown)}" if shown else front


def sentence(text: str) -> str:
    """An ability's text as it stands on a line of its own: "Flying"."""
    return text[:1].upper() + text[1:]


def _called(id_: str, read: "Reading") -> str:
    """The id, its name where that differs, and its status."""
    facts = [] if read.name == id_ else [read.name or "no name"]
    status = {"face down": read.face_down, "tapped": read.tapped, "attacking": read.attacking}
    facts += [word for word, true in status.items() if true]
    facts += [f"{number} {kind}" for kind, number in read.counters.items()]
    facts += [f"attached to {read.attached_to}"] if read.attached_to else []
    facts += [f"in {read.zone}"] if read.zone != "battlefield" else []
    return f"{id_} ({', '.join(facts)})" if facts else id_
