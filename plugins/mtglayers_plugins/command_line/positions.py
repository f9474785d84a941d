"""Positions of other programs for commands: read from a file, and what the other engine believes otherwise."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mtglayers.abilities import Keyword
from mtglayers.positions import Position

if TYPE_CHECKING:
    from mtglayers.engine import Engine
    from mtglayers.reading import Answer, Reading

MAX_BYTES: Final = 20_000_000
KEYWORDS: Final = frozenset({
    "deathtouch", "defender", "double strike", "first strike", "flying", "haste", "hexproof", "indestructible",
    "lifelink", "menace", "reach", "shroud", "trample", "vigilance", "fear", "intimidate", "shadow",
})  # fmt: skip
"""The keywords that are compared: those that every engine counts as such."""


def read_position(path: str, engine: "Engine") -> Position:
    """The position in a file, in whatever format a plugin knows. Raises InputError that names the file."""
    from mtglayers_plugins.scenarios.reading import read_text  # noqa: PLC0415  # `--help` needs no scenarios

    return engine.read_position(read_text(path, MAX_BYTES), path)


@dataclass(frozen=True, slots=True)
class Difference:
    """A fact in which two engines differ."""

    id: str
    fact: str
    theirs: Any
    ours: Any

    def __str__(self) -> str:
        return f"{self.id}: {self.fact} {_said(self.theirs)} there, {_said(self.ours)} here"


def differences(position: Position, answer: "Answer") -> Iterator[Difference]:
    """What the engine that a position comes from believes otherwise of its objects than our answer says."""
    for id, facts in position.believed.items():
        if id not in answer:
            continue
        read = answer[id]
        for fact, theirs in facts.items():
            ours = keywords(read) if fact == "keywords" else getattr(read, fact)
            if ours != theirs:
                yield Difference(id, fact, theirs, ours)


def keywords(read: "Reading") -> list[str]:
    """The keywords of an object that are compared."""
    found = {ability.name.casefold() for ability in read.abilities if isinstance(ability, Keyword)}
    return sorted(found & KEYWORDS)


def _said(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(map(str, value)) or "none"
    return "none" if value is None or value == "" else str(value)
