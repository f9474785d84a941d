"""Magic 2011 (2010)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

magic_2011 = CardSet("Magic 2011", "M11")

magic_2011.plain("Maritime Guard", "{1}{U}", "Creature — Merfolk Soldier", "1/3")
magic_2011.plain("Stone Golem", "{5}", "Artifact Creature — Golem", "4/4")
