"""Zendikar Rising (2020)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

zendikar_rising = CardSet("Zendikar Rising", "ZNR")


@zendikar_rising.card("Glasspool Mimic", "{2}{U}", "Creature — Shapeshifter Rogue", "0/0")
def glasspool_mimic() -> Abilities:
    yield as_enters(enter_as_copy(creature & you_control, are_also(Shapeshifter, Rogue)), may=True)


@glasspool_mimic.other_side("Glasspool Shore", "", "Land")
def glasspool_shore() -> Abilities:
    yield as_enters(enter_tapped)
    yield adds("U")
