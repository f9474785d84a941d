"""Planeshift (2001)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

planeshift = CardSet("Planeshift", "PLS")


@planeshift.card("Dralnu's Crusade", "{1}{B}{R}", "Enchantment")
def dralnus_crusade() -> Abilities:
    yield static(Goblin, get(+1, +1))
    yield static(Goblin, are(black), are_also(Zombie))


@planeshift.card("Voice of All", "{2}{W}{W}", "Creature — Angel", "2/2")
def voice_of_all() -> Abilities:
    yield flying
    yield as_enters(choose("color"))
    yield static(this, have(protection(the_chosen_color)))
