"""Conflux (2009)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

conflux = CardSet("Conflux", "CON")


@conflux.card("Aven Trailblazer", "{2}{W}", "Creature — Bird Soldier", "2/*")
def aven_trailblazer() -> Abilities:
    yield flying
    yield static(this, set_base_toughness(kinds_among("basic land type", lands & you_control)))


@conflux.card("Kranioceros", "{4}{R}", "Creature — Beast", "5/2")
def kranioceros() -> Abilities:
    yield activated("{1}{W}", until_end_of_turn(this, get(+0, +3)))


@conflux.card("Noble Hierarch", "{G}", "Creature — Human Druid", "0/1")
def noble_hierarch() -> Abilities:
    yield exalted
    yield adds("G", "W", "U")


@conflux.card("Progenitus", "{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}", "Legendary Creature — Hydra Avatar", "10/10")
def progenitus() -> Abilities:
    yield keyword("protection", phrase="everything")
    yield replacement(
        "if {} would be put into a graveyard from anywhere, reveal {} and shuffle it into its owner's library instead",
        this,
        this,
    )


@conflux.card("Reliquary Tower", "", "Land")
def reliquary_tower() -> Abilities:
    yield static(you, no_maximum_hand_size)
    yield adds("C")
