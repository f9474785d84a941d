"""Effects on players and on the rules of the game, and on costs (613.10, 613.11, 601.2f)."""

from collections.abc import Hashable
from typing import ClassVar

from mtglayers.abilities import Ability
from mtglayers.amounts import Amount, used
from mtglayers.context import Context
from mtglayers.modifications.base import Modification
from mtglayers.modifications.power_toughness import shift
from mtglayers.nodes import ANY, NOTHING, Footprint, Node
from mtglayers.view import View


class PlayersHave(Modification):
    """The players have the ability: hexproof, protection (613.10)."""

    category = "player"
    own_reads: ClassVar[Footprint] = NOTHING
    own_writes = frozenset({("player ability", ANY)})
    ability: Ability

    def reads(self) -> Footprint:
        return NOTHING

    def apply(self, view: View, hits: int, context: Context) -> None:
        view.add("player ability", self.ability, hits)


class MaximumHandSize(Modification):
    """The players' maximum hand size is this number; None for no maximum (402.2)."""

    category = "rule"
    own_reads: ClassVar[Footprint] = NOTHING
    own_writes = frozenset({("maximum hand size", ANY)})
    size: Amount | None

    def worked_out(self, view: View, hits: int, context: Context) -> Hashable:
        return used(self.size).spread(view, context, hits) if self.size is not None else None

    def apply(self, view: View, hits: int, context: Context) -> None:
        if self.size is None:
            view.clear("maximum hand size", hits)
            return
        for n, bits in used(self.size).spread(view, context, hits):
            view.set("maximum hand size", n, bits)


class ChangeHandSize(Modification):
    """The players' maximum hand size is increased or reduced."""

    category = "rule"
    own_reads: ClassVar[Footprint] = NOTHING
    own_writes = frozenset({("maximum hand size", ANY)})
    by: Amount

    def worked_out(self, view: View, hits: int, context: Context) -> Hashable:
        return used(self.by).spread(view, context, hits)

    def apply(self, view: View, hits: int, context: Context) -> None:
        bounded = hits & view.anywhere("maximum hand size")
        shift(view, "maximum hand size", used(self.by).spread(view, context, bounded))


class ChangeDevotion(Modification):
    """The players' devotion to each colour, and each combination of colours, is increased (700.5a)."""

    category = "player"
    own_reads: ClassVar[Footprint] = NOTHING
    own_writes = frozenset({("devotion", ANY)})
    by: int

    def apply(self, view: View, hits: int, context: Context) -> None:
        view.add("devotion", (self.by, context.origin), hits)


class AdditionalLands(Modification):
    """The players may play more lands on each of their turns (305.2)."""

    category = "rule"
    own_reads: ClassVar[Footprint] = NOTHING
    own_writes = frozenset({("land plays", ANY)})
    number: int

    def apply(self, view: View, hits: int, context: Context) -> None:
        shift(view, "land plays", ((self.number, hits),))


class Rule(Modification):
    """A rule about objects or players, in the words of a verb phrase: "can't attack", "attack each combat if able".

    ``nodes`` stand in the places of {} in the phrase.
    """

    category = "rule"
    own_reads: ClassVar[Footprint] = NOTHING
    own_writes = frozenset({("rule", ANY)})
    phrase: str
    nodes: tuple[Node, ...] = ()

    def apply(self, view: View, hits: int, context: Context) -> None:
        view.add("rule", self, hits)


class CostChange(Modification):
    """Spells cost more or less mana, or at least so much (601.2f)."""

    category = "cost"
    own_reads: ClassVar[Footprint] = NOTHING
    own_writes: ClassVar[Footprint] = frozenset({("cost", ANY)})
    how: str
    mana: str
    times: Amount

    def apply(self, view: View, hits: int, context: Context) -> None:
        view.add("cost", self, hits)
