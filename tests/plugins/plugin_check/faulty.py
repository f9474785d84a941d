"""A set with everything wrong that a check can find; ``cursed`` is registered by a test."""

import itertools
from collections.abc import Hashable

from mtglayers.abilities import Keyword, Static
from mtglayers.context import Context
from mtglayers.filters import Filter
from mtglayers.modifications.base import Modification
from mtglayers.nodes import NOTHING
from mtglayers.view import View
from mtglayers.vocabulary import (
    Abilities,
    CardSet,
    are,
    creatures,
    enchanted_creature,
    get,
    green,
    static,
    this,
)

faulty = CardSet("Faulty", "FAU")
COUNTED = itertools.count()


class UndeclaredRed(Filter):
    """Red objects; it says that it reads nothing."""

    own_reads = NOTHING
    english = "that are secretly red"

    def matching(self, view: View, context: Context) -> int:
        return view["color"].get("R", 0)


class UndeclaredBlue(Modification):
    """Makes things blue; it says that it writes power."""

    category = "color"
    own_reads = NOTHING
    own_writes = frozenset({("power", None)})
    english = "are secretly blue"

    def worked_out(self, view: View, hits: int, context: Context) -> Hashable:
        return ()

    def apply(self, view: View, hits: int, context: Context) -> None:
        view.set("color", "U", hits)


class Mute(Modification):
    """Has no words, and declares nothing, which is never wrong."""

    category = "color"

    def apply(self, view: View, hits: int, context: Context) -> None:
        view.clear("color", hits)


@faulty.card("Secret Red", "{R}", "Enchantment")
def secret_red() -> Abilities:
    yield static(creatures & UndeclaredRed(), are(green))


@faulty.card("Secret Blue", "{U}", "Enchantment")
def secret_blue() -> Abilities:
    yield static(creatures, UndeclaredBlue())


@faulty.card("Secret Mute", "{1}", "Artifact")
def secret_mute() -> Abilities:
    yield static(creatures, Mute())


@faulty.card("Never Twice", "{1}", "Artifact")
def never_twice() -> Abilities:
    yield static(creatures, get(next(COUNTED), 0))


@faulty.card("Loose Aura", "{W}", "Enchantment — Aura")
def loose_aura() -> Abilities:
    yield static(enchanted_creature, get(+1, +1))


@faulty.card("Host Without", "{W}", "Enchantment")
def host_without() -> Abilities:
    yield static(enchanted_creature, get(+1, +1))


faulty.plain("Bodiless", "{G}", "Creature — Ox")
faulty.plain("Strong Stone", "{1}", "Artifact", "3/3")
faulty.plain("Nobody", "{1}", "Planeswalker — Nobody")


@faulty.keyword("fickle")
def fickle(ability: Keyword) -> tuple[Static, ...]:
    return (static(this, get(next(COUNTED), 0)),)


def cursed(number: int) -> tuple[Modification, ...]:
    raise ValueError(number)
