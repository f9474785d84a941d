"""Portal Second Age (1998)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

portal_second_age = CardSet("Portal Second Age", "P02")

portal_second_age.plain("Bear Cub", "{1}{G}", "Creature — Bear", "2/2")
portal_second_age.plain("Goblin Piker", "{1}{R}", "Creature — Goblin Warrior", "2/1")


@portal_second_age.card("Tree Monkey", "{G}", "Creature — Monkey", "1/1")
def tree_monkey() -> Abilities:
    yield reach
