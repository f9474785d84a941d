"""Scourge (2003)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

scourge = CardSet("Scourge", "SCG")


@scourge.card("Ancient Ooze", "{5}{G}{G}", "Creature — Ooze", "*/*")
def ancient_ooze() -> Abilities:
    n = total(mana_value, other & creatures & you_control)
    yield static(this, base_pt(n, n))
