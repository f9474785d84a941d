"""Amonkhet (2017)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

amonkhet = CardSet("Amonkhet", "AKH")


@amonkhet.card("Cruel Reality", "{5}{B}{B}", "Enchantment — Aura Curse")
def cruel_reality() -> Abilities:
    yield enchant_player
    yield triggered(
        at("the beginning of enchanted player's upkeep"),
        do("that player sacrifices a {} or {} of their choice", creature, planeswalker),
        do("if the player can't, they lose 5 life"),
    )


@amonkhet.card("Doomed Dissenter", "{1}{B}", "Creature — Human", "1/1")
def doomed_dissenter() -> Abilities:
    yield triggered(when("{} dies", this), create(1, token_of("Zombie", "2/2", black, creature, Zombie)))
