"""Abilities added, removed and forbidden (613.1f, 113.10–11)."""

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import ClassVar, Final, cast

from mtglayers.abilities import Ability, Activated, Keyword, Mana
from mtglayers.characteristics import COLORS
from mtglayers.compiling import Code
from mtglayers.context import Context
from mtglayers.filters import Filter, Word
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


ACTIVATED_KEYWORDS: Final = frozenset({
    "aura swap", "boast", "craft", "crew", "cycling", "embalm", "encore", "equip", "eternalize", "forecast", "fortify",
    "level up", "ninjutsu", "outlast", "reconfigure", "reinforce", "saddle", "scavenge", "station", "transfigure",
    "transmute", "unearth",
})  # fmt: skip
"""The keywords that stand for activated abilities (702)."""


def abilities_of(
    objects: int, view: View, columns: tuple[str, ...], fits: Callable[[Ability], bool]
) -> tuple[Ability, ...]:
    """The abilities in these columns of the view that any of the objects has and that fit, in a settled order."""
    held = {
        instance.ability
        for column in columns
        for instance, rows in view[column].items()
        if rows & objects and fits(instance.ability)
    }
    return tuple(sorted(held, key=repr))


def give_found(found: tuple[Ability, ...], place: int, view: View, hits: int, context: Context) -> None:
    """Objects get abilities that were found on the board, by modification number ``place`` of an effect."""
    for n, ability in enumerate(found):
        Have(ability, 1000 * (place + 1) + n).apply(view, hits, context)


class HaveActivatedAbilitiesOf(AbilityModification):
    """They have all activated abilities of the objects that fit."""

    order = 6
    own_reads: ClassVar[Footprint] = _COLUMNS | {("can't have", ANY)}
    what: Filter
    place: int = 0
    """Its place in the effect, as for ``Have``."""

    def numbered(self, place: int) -> Modification:
        return replace(self, place=place)

    def reads(self) -> Footprint:
        return self.own_reads | self.what.in_a_zone().reads()

    def worked_out(self, view: View, hits: int, context: Context) -> Hashable:
        return abilities_of(self.what.objects(view, context), view, ("ability",), is_activated)

    def apply(self, view: View, hits: int, context: Context) -> None:
        give_found(cast(tuple[Ability, ...], self.worked_out(view, hits, context)), self.place, view, hits, context)


def is_activated(ability: Ability) -> bool:
    """Whether it is an activated ability (602.1)."""
    return isinstance(ability, Activated | Mana) or (
        isinstance(ability, Keyword) and ability.name in ACTIVATED_KEYWORDS
    )


class HaveSuchAbilitiesOf(AbilityModification):
    """They have each ability of the kind that the objects have, with its parameters: their landwalk, their protection."""

    order = 6
    own_reads: ClassVar[Footprint] = _COLUMNS | {("can't have", ANY)}
    such: Ability
    what: Filter
    place: int = 0
    """Its place in the effect, as for ``Have``."""

    def numbered(self, place: int) -> Modification:
        return replace(self, place=place)

    def reads(self) -> Footprint:
        return self.own_reads | self.what.in_a_zone().reads()

    def worked_out(self, view: View, hits: int, context: Context) -> Hashable:
        return abilities_of(self.what.objects(view, context), view, ("static", "ability"), self.such.covers)

    def apply(self, view: View, hits: int, context: Context) -> None:
        give_found(cast(tuple[Ability, ...], self.worked_out(view, hits, context)), self.place, view, hits, context)


class HaveProtectionFromColorsOf(AbilityModification):
    """They have protection from each colour that the objects have: "protection from the colors of permanents you control"."""

    order = 6
    own_reads: ClassVar[Footprint] = frozenset({("color", ANY), ("can't have", ANY)})
    of: Filter
    place: int = 0
    """Its place in the effect, as for ``Have``."""

    def numbered(self, place: int) -> Modification:
        return replace(self, place=place)

    def reads(self) -> Footprint:
        return self.own_reads | self.of.in_a_zone().reads()

    def worked_out(self, view: View, hits: int, context: Context) -> Hashable:
        objects = self.of.objects(view, context)
        return tuple(color for color in COLORS if view["color"].get(color, 0) & objects)

    def apply(self, view: View, hits: int, context: Context) -> None:
        colors = cast(tuple[str, ...], self.worked_out(view, hits, context))
        found = tuple(Keyword("protection", (Word(color, "color"),)) for color in colors)
        give_found(found, self.place, view, hits, context)


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

    one_by_one = True
    order = 4
    keep: tuple[Ability, ...] = ()

    def statements(self, code: Code) -> list[str]:
        if self.keep:
            return super().statements(code)
        return [f"view.clear({code.constant(column)}, hits)" for column in ("static", "ability")]

    def apply(self, view: View, hits: int, context: Context) -> None:
        for column in ("static", "ability"):
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
