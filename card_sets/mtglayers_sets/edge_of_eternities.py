"""Edge of Eternities (2025)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

edge_of_eternities = CardSet("Edge of Eternities", "EOE")


@edge_of_eternities.card("Galvanizing Sawship", "{5}{R}", "Artifact — Spacecraft", "6/5")
def galvanizing_sawship() -> Abilities:
    yield keyword("station")
    yield level(3, None, "6/5", flying, haste, counter="charge")


@edge_of_eternities.card("The Seriema", "{1}{W}{W}", "Legendary Artifact — Spacecraft", "5/5")
def the_seriema() -> Abilities:
    yield triggered(
        enters(this),
        do("search your library for a {} card, reveal it, put it into your hand, then shuffle", legendary & creature),
    )
    yield keyword("station")
    yield level(
        7,
        None,
        "5/5",
        flying,
        static(other & tapped & legendary & creatures & you_control, have(indestructible)),
        counter="charge",
    )


@edge_of_eternities.card("Xu-Ifit, Osteoharmonist", "{1}{B}{B}", "Legendary Creature — Human Wizard", "2/3")
def xu_ifit_osteoharmonist() -> Abilities:
    yield activated(
        "{T}",
        put_onto_battlefield(target(creature & cards & your_graveyard), verb="return"),
        indefinitely(that, are_also(Skeleton), lose_all_abilities, already=True),
        only="Activate only as a sorcery",
    )
