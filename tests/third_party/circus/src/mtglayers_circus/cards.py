"""The cards of the circus, with words and rules of its own."""

import datetime

from mtglayers.abilities import Keyword, Static
from mtglayers.layers import Layer, Ruleset
from mtglayers.modifications.base import Modification
from mtglayers.vocabulary import (
    Abilities,
    CardSet,
    Clown,
    are_also,
    creatures,
    every_creature_type,
    get,
    haste,
    have,
    keyword,
    static,
    this,
    you_control,
)
from mtglayers_circus.nodes import CircusIsOpen, CircusNamed, CircusPaint, CircusSeats

circus = CardSet("Circus", "CIR", requires=("rulesets", "counters"))
tent = circus.subtype("Tent", "artifact type")
acrobat = circus.subtype("Acrobat", "creature type")
ring = circus.subtype("Ring", "land type")


@circus.keyword("tightrope")
def tightrope(ability: Keyword) -> tuple[Static, ...]:
    """It gets +0/+N."""
    return (static(this, get(+0, ability.number or 1)),)


@circus.counter("custard")
def custard(number: int) -> tuple[Modification, ...]:
    """Each makes it weaker, and whoever has one is a Clown."""
    return (get(-number, -0), are_also(Clown))


circus.ruleset(
    Ruleset(
        id="circus",
        name="Rules of the ring",
        since=datetime.date(2100, 1, 1),
        aliases=("ring",),
        layers=(
            Layer(id="ring", rule="613.1", name="everything", holds=("type", "color", "ability", "pt-set")),
            Layer(id="after", rule="613.1", name="numbers", holds=("pt-modify-static", "pt-counter", "rule", "player")),
        ),
    )
)


@circus.card("Circus Master", "{2}{R}", "Creature — Human", "2/2")
def circus_master() -> Abilities:
    """Leads the show."""
    yield static(creatures & CircusNamed("Circus") & you_control, get(+1, CircusSeats()), as_long_as=CircusIsOpen())


@circus.card("Circus Painter", "{1}{U}", "Creature — Clown", "1/1")
def circus_painter() -> Abilities:
    """Paints everybody."""
    yield static(creatures, CircusPaint())


@circus.card("Circus Parade", "{3}", "Enchantment")
def circus_parade() -> Abilities:
    """Everybody is in it."""
    yield static(creatures, every_creature_type, have(haste))


@circus.card("Circus Acrobat", "{W}", "Artifact Creature — Acrobat Tent", "1/1")
def circus_acrobat() -> Abilities:
    """Balances."""
    yield keyword("tightrope", number=3)


circus.plain("Circus Tent", "{2}", "Artifact — Tent")
circus.plain("Sawdust Ring", "", "Land — Ring")
