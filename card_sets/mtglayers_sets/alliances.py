"""Alliances (1996)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

alliances = CardSet("Alliances", "ALL")


@alliances.card("Storm Crow", "{1}{U}", "Creature — Bird", "1/2")
def storm_crow() -> Abilities:
    yield flying
