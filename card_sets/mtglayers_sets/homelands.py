"""Homelands (1995)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

homelands = CardSet("Homelands", "HML")

homelands.plain("Dwarven Trader", "{R}", "Creature — Dwarf", "1/1")
