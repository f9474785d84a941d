"""Events: what triggered abilities wait for (603)."""

from typing import ClassVar, Literal

from mtglayers.filters import Filter
from mtglayers.nodes import NOTHING, Footprint, Node
from mtglayers.players import Players


class Event(Node):
    """Something that can happen."""

    own_reads: ClassVar[Footprint] = NOTHING


class Enters(Event):
    """An object that fits enters the battlefield (603.6a)."""

    what: Filter


class Chapter(Event):
    """One or more lore counters are put on this Saga, so that it has as many as a chapter number or more (714.2b)."""

    numbers: tuple[int, ...]


class Happens(Event):
    """Any other event, in the words of the card after "when", "whenever" or "at", with its nodes in the places of {}."""

    word: str
    text: str
    nodes: tuple[Node, ...] = ()


class Damage(Node):
    """Damage that would be dealt, as replacement and prevention effects describe it (120, 614.1, 615.1)."""

    own_reads: ClassVar[Footprint] = NOTHING
    to: tuple[Filter | Players, ...] = ()
    """To what; nothing said is any permanent or player."""
    by: Filter | None = None
    """By which sources; None is any."""
    sort: Literal["", "combat", "noncombat"] = ""
