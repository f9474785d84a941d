"""Conditions: what "as long as" and "if" ask of a view."""

from typing import ClassVar

from mtglayers.amounts import Amount
from mtglayers.context import Context
from mtglayers.filters import RELATIONS, Filter, Reference, Relation, sort_key
from mtglayers.nodes import NOTHING, Footprint, Node
from mtglayers.players import Players
from mtglayers.view import View


class Condition(Node):
    """A question with the answer yes or no. A plugin's own condition overrides ``holds``."""

    def holds(self, view: View, context: Context) -> bool:
        """Whether it is so in this view."""
        raise NotImplementedError

    def __and__(self, other: "Condition") -> "Condition":
        return AllOf(tuple(sorted({*_parts(self, AllOf), *_parts(other, AllOf)}, key=sort_key)))

    def __or__(self, other: "Condition") -> "Condition":
        return AnyOf(tuple(sorted({*_parts(self, AnyOf), *_parts(other, AnyOf)}, key=sort_key)))

    def __invert__(self) -> "Condition":
        return self.of if isinstance(self, Unless) else Unless(self)


def _parts(condition: Condition, cls: "type[AllOf] | type[AnyOf]") -> tuple[Condition, ...]:
    return condition.parts if isinstance(condition, cls) else (condition,)


class AllOf(Condition):
    """Every one of the conditions."""

    own_reads = NOTHING
    parts: tuple[Condition, ...]

    def holds(self, view: View, context: Context) -> bool:
        return all(part.holds(view, context) for part in self.parts)


class AnyOf(Condition):
    """One or more of the conditions."""

    own_reads = NOTHING
    parts: tuple[Condition, ...]

    def holds(self, view: View, context: Context) -> bool:
        return any(part.holds(view, context) for part in self.parts)


class Unless(Condition):
    """The condition does not hold."""

    own_reads = NOTHING
    of: Condition

    def holds(self, view: View, context: Context) -> bool:
        return not self.of.holds(view, context)


class ThereIs(Condition):
    """Some object fits: "you control an artifact"."""

    own_reads = NOTHING
    what: Filter

    def reads(self) -> Footprint:
        return self.what.in_a_zone().reads()

    def holds(self, view: View, context: Context) -> bool:
        return self.what.objects(view, context) != 0


class Is(Condition):
    """The referred object is there and fits: "this creature is white"."""

    own_reads = NOTHING
    what: Reference
    filter: Filter

    def holds(self, view: View, context: Context) -> bool:
        bits = self.what.matching(view, context)
        return bits != 0 and bits & self.filter.matching(view, context) == bits


class AmountIs(Condition):
    """An amount compares so with another: "you control three or more artifacts"."""

    own_reads = NOTHING
    left: Amount
    relation: Relation
    right: Amount

    def holds(self, view: View, context: Context) -> bool:
        return RELATIONS[self.relation](self.left.number(view, context), self.right.number(view, context))


class TurnOf(Condition):
    """It is the turn of one of the players."""

    own_reads: ClassVar[Footprint] = NOTHING
    whose: Players

    def holds(self, view: View, context: Context) -> bool:
        return self.whose.rows(view, context) & view["player"].get("active", 0) != 0


class Kicked(Condition):
    """The spell that this was, or became, was kicked or otherwise paid for in the named way (702.33)."""

    own_reads: ClassVar[Footprint] = NOTHING
    what: Reference
    how: str = "kicked"

    def holds(self, view: View, context: Context) -> bool:
        return view["status"].get(self.how, 0) & self.what.matching(view, context) != 0


class Told(Condition):
    """Something that no board shows, in words: "no spells were cast last turn". It is taken to be so."""

    own_reads: ClassVar[Footprint] = NOTHING
    text: str
    nodes: tuple[Node, ...] = ()

    def holds(self, view: View, context: Context) -> bool:
        return True
