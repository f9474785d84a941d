"""Modern Horizons 3 Commander (2024)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

modern_horizons_3_commander = CardSet("Modern Horizons 3 Commander", "M3C")


@modern_horizons_3_commander.card("Omo, Queen of Vesuva", "{2}{G/U}", "Legendary Creature — Shapeshifter Noble", "1/5")
def omo_queen_of_vesuva() -> Abilities:
    yield triggered(
        whenever("{} enters or attacks", this),
        put_counters(1, "everything", target(land, up_to=True)),
        put_counters(1, "everything", target(creature, 2, up_to=True)),
    )
    yield static(lands & with_counters("everything"), every_land_type)
    yield static(nonland & creatures & with_counters("everything"), every_creature_type)


@modern_horizons_3_commander.card("Planar Nexus", "", "Land")
def planar_nexus() -> Abilities:
    yield static(this, every_nonbasic_land_type)
    yield adds("C")
    yield adds("any", cost="{1}, {T}")
