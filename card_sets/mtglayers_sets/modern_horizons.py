"""Modern Horizons (2019)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

modern_horizons = CardSet("Modern Horizons", "MH1")


@modern_horizons.card("Amorphous Axe", "{2}", "Artifact — Equipment")
def amorphous_axe() -> Abilities:
    yield static(equipped_creature, get(+3, +0), every_creature_type)
    yield equip("{3}")


@modern_horizons.card("Morophon, the Boundless", "{7}", "Legendary Creature — Shapeshifter", "6/6")
def morophon_the_boundless() -> Abilities:
    yield changeling
    yield as_enters(choose("creature type"))
    yield static(spells & the_chosen_creature_type & you_control, cost_less("{W}{U}{B}{R}{G}"))
    yield static(other & creatures & you_control & the_chosen_creature_type, get(+1, +1))


@modern_horizons.card("Tempered Sliver", "{2}{G}", "Creature — Sliver", "2/2")
def tempered_sliver() -> Abilities:
    growing = triggered(whenever("{} deals combat damage to a player", this), put_counters(1, "+1/+1", this))
    yield static(Sliver & creatures & you_control, have(growing))
