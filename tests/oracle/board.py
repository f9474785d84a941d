"""A board as plain data: what both the engine and the oracle are built from."""

from dataclasses import dataclass

from mtglayers.abilities import Effect
from mtglayers.characteristics import Characteristics


@dataclass(frozen=True)
class Thing:
    """One object: what is printed on it and what has happened to it. Timestamps are unique on a board."""

    id: str
    card: Characteristics
    timestamp: int
    controller: str = "A"
    owner: str = ""
    """Its controller, when empty."""
    zone: str = "battlefield"
    attached_to: str = ""
    choices: tuple[tuple[str, str], ...] = ()
    """(kind of word, the word chosen): ("creature type", "Goblin")."""
    status: tuple[str, ...] = ()


@dataclass(frozen=True)
class Counters:
    """The counters of one kind on one object, with the timestamp of the newest (613.7c)."""

    on: str
    kind: str
    number: int
    timestamp: int


@dataclass(frozen=True)
class Resolved:
    """The continuous effect of a resolution, its objects locked in (611.2c)."""

    id: str
    effect: Effect
    objects: tuple[str, ...]
    controller: str
    timestamp: int
    source: str = ""
    """The object that it came from, where its text says "this"."""


@dataclass(frozen=True)
class Board:
    """Objects in the order in which they came, resolved effects, and what is known of the players."""

    things: tuple[Thing, ...]
    resolved: tuple[Resolved, ...] = ()
    counters: tuple[Counters, ...] = ()
    players: tuple[str, ...] = ("A", "B")
    active: str = ""
    """The active player; the first, when empty."""
    life: tuple[tuple[str, int], ...] = ()
    hand: tuple[tuple[str, int], ...] = ()
    """Cards in hand that are no things of the board."""
    rules: str = "current"
