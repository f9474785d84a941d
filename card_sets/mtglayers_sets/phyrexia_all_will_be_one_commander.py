"""Phyrexia: All Will Be One Commander (2023)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

phyrexia_all_will_be_one_commander = CardSet("Phyrexia: All Will Be One Commander", "ONC")


@phyrexia_all_will_be_one_commander.card("Tangleweave Armor", "{2}{G}{G}", "Artifact — Equipment")
def tangleweave_armor() -> Abilities:
    n = greatest(mana_value, cards & you_own & status("commander"))
    yield keyword("living weapon")
    yield static(equipped_creature, get(n, n))
    yield equip("{4}")
