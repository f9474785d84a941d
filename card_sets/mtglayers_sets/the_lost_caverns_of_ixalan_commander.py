"""The Lost Caverns of Ixalan Commander (2023)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

the_lost_caverns_of_ixalan_commander = CardSet("The Lost Caverns of Ixalan Commander", "LCC")


@the_lost_caverns_of_ixalan_commander.card(
    "Don Andres, the Renegade", "{1}{U}{B}{R}", "Legendary Creature — Vampire Pirate", "4/3"
)
def don_andres_the_renegade() -> Abilities:
    yield static(creatures & you_control & ~you_own, get(+2, +2), have(menace), have(deathtouch), are_also(Pirate))
    yield triggered(
        whenever("you cast a {} you don't own", noncreature & spell_),
        create(2, *predefined("Treasure"), tapped=True),
    )
