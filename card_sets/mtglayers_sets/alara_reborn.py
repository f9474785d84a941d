"""Alara Reborn (2009)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

alara_reborn = CardSet("Alara Reborn", "ARB")


@alara_reborn.card("Jund Hackblade", "{B/G}{R}", "Creature — Goblin Berserker", "2/1")
def jund_hackblade() -> Abilities:
    yield static(this, get(+1, +1), have(haste), as_long_as=there_is(other & multicolored & permanent & you_control))


@alara_reborn.card("Lorescale Coatl", "{1}{G}{U}", "Creature — Snake", "2/2")
def lorescale_coatl() -> Abilities:
    yield triggered(whenever("you draw a card"), put_counters(1, "+1/+1", this))
