"""Lorwyn Eclipsed (2026)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

lorwyn_eclipsed = CardSet("Lorwyn Eclipsed", "ECL")


@lorwyn_eclipsed.card("Curious Colossus", "{5}{W}{W}", "Creature — Giant Warrior", "7/7")
def curious_colossus() -> Abilities:
    yield triggered(
        enters(this),
        indefinitely(
            creatures & controlled_by_players(target_opponent), lose_all_abilities, are_also(Coward), base_pt(1, 1)
        ),
    )


@lorwyn_eclipsed.card("Timid Shieldbearer", "{1}{W}", "Creature — Kithkin Soldier", "2/2")
def timid_shieldbearer() -> Abilities:
    yield activated("{4}{W}", until_end_of_turn(creatures & you_control, get(+1, +1)))
