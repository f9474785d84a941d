"""Torment (2002)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

torment = CardSet("Torment", "TOR")


@torment.card("Aquamoeba", "{1}{U}", "Creature — Elemental Beast", "1/3")
def aquamoeba() -> Abilities:
    yield activated("Discard a card", until_end_of_turn(this, switch_pt))


@torment.card("Basking Rootwalla", "{G}", "Creature — Lizard", "1/1")
def basking_rootwalla() -> Abilities:
    yield activated("{1}{G}", until_end_of_turn(this, get(+2, +2)), only="Activate only once each turn")
    yield keyword("madness", cost="{0}")


@torment.card("Possessed Aven", "{2}{U}{U}", "Creature — Bird Soldier Horror", "3/3")
def possessed_aven() -> Abilities:
    yield flying
    yield static(
        this,
        get(+1, +1),
        are(black),
        have(activated("{2}{B}, {T}", destroy(target(blue & creature)))),
        as_long_as=amount_is(number_of(cards & your_graveyard), ">=", 7),
    )


@torment.card("Seton's Scout", "{1}{G}", "Creature — Centaur Druid Scout Archer", "2/1")
def setons_scout() -> Abilities:
    yield reach
    yield static(this, get(+2, +2), as_long_as=amount_is(number_of(cards & your_graveyard), ">=", 7))
