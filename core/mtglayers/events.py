"""Events: what triggered abilities wait for (603)."""

from typing import ClassVar

from mtglayers.filters import Filter
from mtglayers.nodes import NOTHING, Footprint, Node


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
