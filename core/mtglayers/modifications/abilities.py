"""Abilities added, removed and forbidden (613.1f, 113.10–11)."""

from typing import ClassVar

from mtglayers.abilities import Ability
from mtglayers.context import Context
from mtglayers.modifications.base import Modification
from mtglayers.nodes import ANY, NOTHING, Footprint
from mtglayers.view import View, union

_COLUMNS: Footprint = frozenset({("static", ANY), ("ability", ANY)})


class AbilityModification(Modification):
    """The base of these: the abilities inside are data given or taken, their own footprints do not count."""

    category = "ability"
    own_reads: ClassVar[Footprint] = NOTHING
    own_writes: ClassVar[Footprint] = _COLUMNS

    def reads(self) -> Footprint:
        return self.own_reads


class Have(AbilityModification):
    """They have the ability."""

    order = 6
    own_reads = frozenset({("can't have", ANY)})
    ability: Ability
    place: int = 0
    """Tells several grants of one effect apart; given when the effect is made."""

    def numbered(self, place: int) -> Modification:
        return self if place == self.place else Have(self.ability, place)

    def apply(self, view: View, hits: int, context: Context) -> None:
        if context.instances is None:
            raise ValueError("an ability can only be given where instances are made")
        hits &= ~union(held for forbidden, held in view["can't have"].items() if forbidden.covers(self.ability))
        context.instances.of(self.ability, context.origin, self.place, context.timestamp).give(view, hits)


class Lose(AbilityModification):
    """They lose every instance of the ability; a keyword without its parameter means all of that name (113.10b)."""

    order = 7
    ability: Ability

    def apply(self, view: View, hits: int, context: Context) -> None:
        for column in ("static", "ability"):
            for instance, held in list(view[column].items()):
                if held & hits and self.ability.covers(instance.ability):
                    view.remove(column, instance, hits)


class LoseAllAbilities(AbilityModification):
    """They lose all abilities, or all but the kept ones ("loses all other abilities")."""

    order = 4
    keep: tuple[Ability, ...] = ()

    def apply(self, view: View, hits: int, context: Context) -> None:
        for column in ("static", "ability"):
            if not self.keep:
                view.clear(column, hits)
                continue
            for instance, held in list(view[column].items()):
                if held & hits and not any(kept.covers(instance.ability) for kept in self.keep):
                    view.remove(column, instance, hits)


class CantHave(AbilityModification):
    """They lose the ability, and cannot have or gain it (113.11)."""

    order = 8
    own_writes = _COLUMNS | {("can't have", ANY)}
    ability: Ability

    def apply(self, view: View, hits: int, context: Context) -> None:
        Lose(self.ability).apply(view, hits, context)
        view.add("can't have", self.ability, hits)
