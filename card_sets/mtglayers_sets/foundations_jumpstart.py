"""Foundations Jumpstart (2024)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

foundations_jumpstart = CardSet("Foundations Jumpstart", "J25")


@foundations_jumpstart.card("Shroofus Sproutsire", "{2}{G}", "Legendary Creature — Saproling", "1/1")
def shroofus_sproutsire() -> Abilities:
    yield trample
    yield triggered(
        whenever("a {} deals combat damage to a player", Saproling & you_control),
        do("create that many {} tokens", token_of("Saproling", "1/1", green, creature, Saproling)),
    )
