"""Starter 1999 (1999)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

starter_1999 = CardSet("Starter 1999", "S99")

starter_1999.plain("Eager Cadet", "{W}", "Creature — Human Soldier", "1/1")


@starter_1999.card("Veteran Cavalier", "{W}{W}", "Creature — Human Knight", "2/2")
def veteran_cavalier() -> Abilities:
    yield vigilance
