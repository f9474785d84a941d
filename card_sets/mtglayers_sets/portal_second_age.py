"""Portal Second Age (1998)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

portal_second_age = CardSet("Portal Second Age", "P02")

portal_second_age.plain("Goblin Piker", "{1}{R}", "Creature — Goblin Warrior", "2/1")
