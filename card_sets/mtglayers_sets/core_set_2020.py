"""Core Set 2020 (2019)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

core_set_2020 = CardSet("Core Set 2020", "M20")


@core_set_2020.card("Colossus Hammer", "{1}", "Artifact — Equipment")
def colossus_hammer() -> Abilities:
    yield static(equipped_creature, get(+10, +10), lose(flying))
    yield equip("{8}")


@core_set_2020.card("Field of the Dead", "", "Land")
def field_of_the_dead() -> Abilities:
    yield as_enters(enter_tapped)
    yield adds("C")
    yield triggered(
        enters(this | other & land & you_control),
        create(1, token_of("Zombie", "2/2", black, creature, Zombie)),
        if_=told("you control seven or more lands with different names"),
    )
