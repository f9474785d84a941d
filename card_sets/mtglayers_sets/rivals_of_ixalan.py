"""Rivals of Ixalan (2018)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

rivals_of_ixalan = CardSet("Rivals of Ixalan", "RIX")


@rivals_of_ixalan.card("Blood Sun", "{2}{R}", "Enchantment")
def blood_sun() -> Abilities:
    yield triggered(enters(this), draw(you, 1))
    yield static(lands, lose_all_other_abilities(mana_abilities))
