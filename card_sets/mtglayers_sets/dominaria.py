"""Dominaria (2018)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

dominaria = CardSet("Dominaria", "DOM")


@dominaria.card("Arcane Flight", "{U}", "Enchantment — Aura")
def arcane_flight() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, get(+1, +1), have(flying))


@dominaria.card("Benalish Marshal", "{W}{W}{W}", "Creature — Human Knight", "3/3")
def benalish_marshal() -> Abilities:
    yield static(other & creatures & you_control, get(+1, +1))


@dominaria.card("Deep Freeze", "{2}{U}", "Enchantment — Aura")
def deep_freeze() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, base_pt(0, 4), lose_all_abilities, have(defender), are_also(blue), are_also(Wall))


@dominaria.card("Feral Abomination", "{5}{B}", "Creature — Thrull", "5/5")
def feral_abomination() -> Abilities:
    yield deathtouch


@dominaria.card("Merfolk Trickster", "{U}{U}", "Creature — Merfolk Wizard", "2/2")
def merfolk_trickster() -> Abilities:
    yield flash
    yield triggered(
        enters(this),
        tap(target(creature & opponents_control)),
        until_end_of_turn(that, lose_all_abilities),
    )
