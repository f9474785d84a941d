"""Portal Three Kingdoms (1999)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

portal_three_kingdoms = CardSet("Portal Three Kingdoms", "PTK")


@portal_three_kingdoms.card("Zodiac Monkey", "{1}{G}", "Creature — Monkey", "2/1")
def zodiac_monkey() -> Abilities:
    yield landwalk(Forest)


@portal_three_kingdoms.card("Zodiac Rooster", "{1}{G}", "Creature — Bird", "2/1")
def zodiac_rooster() -> Abilities:
    yield landwalk(Plains)
