"""Zendikar Rising (2020)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

zendikar_rising = CardSet("Zendikar Rising", "ZNR")


@zendikar_rising.card("Ashaya, Soul of the Wild", "{3}{G}{G}", "Legendary Creature — Elemental", "*/*")
def ashaya_soul_of_the_wild() -> Abilities:
    n = number_of(lands & you_control)
    yield static(this, base_pt(n, n))
    yield static(nontoken & creatures & you_control, are_also(land), are_also(Forest))


@zendikar_rising.card("Glasspool Mimic", "{2}{U}", "Creature — Shapeshifter Rogue", "0/0")
def glasspool_mimic() -> Abilities:
    yield as_enters(enter_as_copy(creature & you_control, are_also(Shapeshifter, Rogue)), may=True)


@glasspool_mimic.modal("Glasspool Shore", "", "Land")
def glasspool_shore() -> Abilities:
    yield as_enters(enter_tapped)
    yield adds("U")


@zendikar_rising.card("Scourge of the Skyclaves", "{1}{B}", "Creature — Demon", "*/*")
def scourge_of_the_skyclaves() -> Abilities:
    n = -highest_life_of(each_player) + 20
    yield keyword("kicker", cost="{4}{B}")
    yield triggered(when("you cast {}", this), do("{} loses half their life, rounded up", each_player), if_=was_kicked)
    yield static(this, base_pt(n, n))
