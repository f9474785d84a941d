"""Characteristics as records: what is printed on a card, and what a copy takes over (109.3, 707.2)."""

import re
from collections.abc import Hashable
from typing import ClassVar, Final, cast

from mtglayers.abilities import Ability, Instance, Instances
from mtglayers.errors import InputError
from mtglayers.filters import WORD_KINDS, Word
from mtglayers.nodes import NOTHING, Footprint, Node
from mtglayers.view import ABILITY_COLUMNS, COPIABLE_COLUMNS, Column, View

COLORS: Final = "WUBRG"
_NONE: Final[Column] = {}


class Printed(Node):
    """An ability among an object's characteristics, and the card whose linked abilities it belongs to (607)."""

    own_reads: ClassVar[Footprint] = NOTHING
    ability: Ability
    card: str


class Characteristics(Node):
    """The characteristics that a card, a token or a copy effect gives (109.3)."""

    own_reads: ClassVar[Footprint] = NOTHING
    name: str = ""
    mana_cost: str = ""
    mana_value: int = 0
    words: tuple[Word, ...] = ()
    """Supertypes, card types, subtypes and colours."""
    abilities: tuple[Printed, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    flipped: "Characteristics | None" = None
    """The flipped half, where there is one: an object that is flipped has that instead (710.2)."""

    def write(self, view: View, bits: int, instances: Instances, by: Hashable = None) -> None:
        """Give these characteristics to objects of a draft, in place of all that they had.

        ``by`` is the identity of the copy effect that does it, None for what is printed.
        """
        flipped = bits & view["status"].get("flipped", 0) if self.flipped is not None else 0
        if self.flipped is not None:
            self.flipped.write(view, flipped, instances, by)
            view.add("halves", self, flipped)
            bits &= ~flipped
        if not bits:
            return
        kept = own_text(view, bits)
        for column in COPIABLE_COLUMNS:
            view.clear(column, bits)
        if self.flipped is not None:
            view.add("halves", self, bits)
        if self.name:
            view.add("name", self.name, bits)
        if self.mana_cost:
            view.add("mana cost", self.mana_cost, bits)
        view.add("mana value", self.mana_value, bits)
        for word in self.words:
            view.add(word.word_kind, word.word, bits)
        for place, printed in enumerate(self.abilities):
            give_text(view, bits, instances.own_text(printed.ability, place, printed.card, by), kept)
        for column, number in (("power", self.power), ("toughness", self.toughness)):
            if number is not None:
                view.add(column, number, bits)
                view.add(f"base {column}", number, bits)
        if self.loyalty is not None:
            view.add("loyalty", self.loyalty, bits)
        settle_land_abilities(view, bits, instances)


OwnText = dict[tuple[Ability, int], list[tuple[Instance, int]]]


def own_text(view: View, bits: int) -> OwnText:
    """The rules text of objects: by ability and place, the instances and who has them."""
    found: OwnText = {}
    for column in ABILITY_COLUMNS:
        for instance, held in view[column].items():
            if held & bits and instance.is_own_text:
                found.setdefault((instance.ability, instance.place), []).append((instance, held & bits))
    return found


def give_text(view: View, bits: int, instance: Instance, kept: OwnText) -> None:
    """Objects get an ability as rules text; where the same stood in the same place, it is the one that was there."""
    for before, held in kept.get((instance.ability, instance.place), ()):
        if before.card == instance.card:
            before.give(view, held & bits)
            bits &= ~held
    instance.give(view, bits)


def settle_land_abilities(view: View, bits: int, instances: Instances) -> None:
    """Lands have the intrinsic ability of each basic land type that they have, and of no other (305.6)."""
    columns = view.columns
    lands = bits & columns["card type"].get("Land", 0)
    land_types = columns["land type"]
    for land_type, instance in instances.intrinsic.items():
        having = lands & land_types.get(land_type, 0)
        held = columns[instance.column].get(instance, 0) & bits
        if held != having:
            if held & ~having:
                view.remove(instance.column, instance, bits & ~having)
            instance.give(view, having)


def copiable(view: View, bit: int) -> Characteristics:
    """The copiable values of one object, read from the view at the end of layer 1 (707.2).

    Of a flip card they are those of both halves, whichever is up (707.3, 710.2).
    """
    for halves in view.values("halves", bit):
        if view["status"].get("flipped", 0) & bit:
            return cast(Characteristics, halves)
    words = tuple(Word(word, kind) for kind in WORD_KINDS for word in sorted(view.values(kind, bit)))
    held = [
        instance for column in ("static", "ability") for instance in view.values(column, bit) if instance.is_own_text
    ]
    names = view.values("name", bit)
    costs = view.values("mana cost", bit)
    loyalty = view.values("loyalty", bit)
    return Characteristics(
        name=names[0] if names else "",
        mana_cost=costs[0] if costs else "",
        mana_value=mana_value(costs[0]) if costs else 0,
        words=words,
        abilities=tuple(Printed(i.ability, i.card) for i in sorted(held, key=lambda i: i.place)),
        power=view.number("power", bit),
        toughness=view.number("toughness", bit),
        loyalty=loyalty[0] if loyalty else None,
        flipped=next((halves.flipped for halves in view.values("halves", bit)), None),
    )


def symbols(mana_cost: str) -> list[str]:
    """The symbols of a mana cost: ``"{2}{W/U}"`` is ``["2", "W/U"]``. Raises InputError when it is not one (202.1)."""
    if not re.fullmatch(r"(\{[^{}]{1,10}\})*", mana_cost) or len(mana_cost) > 500:
        raise InputError(f"not a mana cost: {mana_cost[:40]!r}")
    return re.findall(r"\{([^{}]+)\}", mana_cost)


def mana_value(mana_cost: str) -> int:
    """The mana value of a cost, X being 0 (202.3)."""
    total = 0
    for symbol in symbols(mana_cost):
        numbers = [int(part) for part in symbol.split("/") if part.isdigit()]
        total += max(numbers) if numbers else 0 if symbol in ("X", "Y", "Z") else 1
    return total


def colors_of(mana_cost: str) -> tuple[Word, ...]:
    """The colours of an object with that cost, by its symbols (202.2)."""
    found = {part for symbol in symbols(mana_cost) for part in symbol.split("/")}
    return tuple(Word(color, "color") for color in COLORS if color in found)


__all__ = [
    "COLORS",
    "Characteristics",
    "Printed",
    "colors_of",
    "copiable",
    "mana_value",
    "settle_land_abilities",
    "symbols",
]
