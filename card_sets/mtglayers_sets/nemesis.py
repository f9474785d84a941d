"""Nemesis (2000)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

nemesis = CardSet("Nemesis", "NEM")


@nemesis.card("Animate Land", "{G}", "Instant")
def animate_land() -> Abilities:
    yield spell(until_end_of_turn(target(land), are_also(creature), base_pt(3, 3)))


@nemesis.card("Coiling Woodworm", "{2}{G}", "Creature — Insect Worm", "*/1")
def coiling_woodworm() -> Abilities:
    yield static(this, set_base_power(number_of(Forest)))


@nemesis.card("Skyshroud Behemoth", "{5}{G}{G}", "Creature — Beast", "10/10")
def skyshroud_behemoth() -> Abilities:
    yield keyword("fading", number=2)
    yield as_enters(enter_tapped)
