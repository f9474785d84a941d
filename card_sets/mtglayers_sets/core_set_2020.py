"""Core Set 2020 (2019)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

core_set_2020 = CardSet("Core Set 2020", "M20")


@core_set_2020.card("Colossus Hammer", "{1}", "Artifact — Equipment")
def colossus_hammer() -> Abilities:
    yield static(equipped_creature, get(+10, +10), lose(flying))
    yield equip("{8}")
