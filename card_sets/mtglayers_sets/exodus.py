"""Exodus (1998)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

exodus = CardSet("Exodus", "EXO")


@exodus.card("Spellbook", "{0}", "Artifact — Book")
def spellbook() -> Abilities:
    yield static(you, no_maximum_hand_size)


@exodus.card("Sphere of Resistance", "{2}", "Artifact")
def sphere_of_resistance() -> Abilities:
    yield static(spells, cost_more("{1}"))
