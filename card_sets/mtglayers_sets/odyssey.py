"""Odyssey (2001)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

odyssey = CardSet("Odyssey", "ODY")


@odyssey.card("Concentrate", "{2}{U}{U}", "Sorcery")
def concentrate() -> Abilities:
    yield spell(draw(you, 3))


@odyssey.card("Magnivore", "{2}{R}{R}", "Creature — Lhurgoyf", "*/*")
def magnivore() -> Abilities:
    n = number_of(sorcery & cards & all_graveyards)
    yield haste
    yield static(this, base_pt(n, n))


@odyssey.card("Mortivore", "{2}{B}{B}", "Creature — Lhurgoyf", "*/*")
def mortivore() -> Abilities:
    dead = number_of(creature & cards & all_graveyards)
    yield static(this, base_pt(dead, dead))
    yield activated("{B}", regenerate(this))


@odyssey.card("Mystic Enforcer", "{2}{G}{W}", "Creature — Human Nomad Mystic", "3/3")
def mystic_enforcer() -> Abilities:
    threshold = amount_is(number_of(cards & your_graveyard), ">=", 7)
    yield protection(black)
    yield static(this, get(+3, +3), have(flying), as_long_as=threshold)


@odyssey.card("Wild Mongrel", "{1}{G}", "Creature — Dog", "2/2")
def wild_mongrel() -> Abilities:
    yield activated("Discard a card", choose("color"), until_end_of_turn(this, get(+1, +1), are(the_chosen_color)))
