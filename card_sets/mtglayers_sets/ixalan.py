"""Ixalan (2017)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

ixalan = CardSet("Ixalan", "XLN")


@ixalan.card("Arcane Adaptation", "{2}{U}", "Enchantment")
def arcane_adaptation() -> Abilities:
    elsewhere = spells & creature & you_control | cards & creature & you_own & ~on_battlefield
    yield as_enters(choose("creature type"))
    yield static(creatures & you_control | elsewhere, are_also(the_chosen_creature_type))
