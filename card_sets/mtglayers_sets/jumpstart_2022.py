"""Jumpstart 2022 (2022)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

jumpstart_2022 = CardSet("Jumpstart 2022", "J22")


@jumpstart_2022.card("Spirited Companion", "{1}{W}", "Enchantment Creature — Dog", "1/1")
def spirited_companion() -> Abilities:
    yield triggered(enters(this), draw(you, 1))
