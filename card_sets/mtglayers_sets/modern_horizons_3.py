"""Modern Horizons 3 (2024)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

modern_horizons_3 = CardSet("Modern Horizons 3", "MH3")


@modern_horizons_3.card("Harbinger of the Seas", "{1}{U}{U}", "Creature — Merfolk Wizard", "2/2")
def harbinger_of_the_seas() -> Abilities:
    yield static(nonbasic & lands, are(Island))


@modern_horizons_3.card("Kudo, King Among Bears", "{G}{W}", "Legendary Creature — Bear", "2/2")
def kudo_king_among_bears() -> Abilities:
    yield static(other & creatures, base_pt(2, 2), are_also(Bear))


@modern_horizons_3.card("Nethergoyf", "{B}", "Creature — Lhurgoyf", "*/1+*")
def nethergoyf() -> Abilities:
    n = kinds_among("card type", cards & your_graveyard)
    yield static(this, base_pt(n, n + 1))
    yield keyword(
        "escape",
        cost="{2}{B}",
        phrase="Exile any number of other cards from your graveyard with four or more card types among them",
    )
