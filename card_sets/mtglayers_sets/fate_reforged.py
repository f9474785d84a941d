"""Fate Reforged (2015)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

fate_reforged = CardSet("Fate Reforged", "FRF")


@fate_reforged.card("Abzan Runemark", "{2}{W}", "Enchantment — Aura")
def abzan_runemark() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, get(+2, +2))
    yield static(enchanted_creature, have(vigilance), as_long_as=there_is((black | green) & permanent & you_control))


@fate_reforged.card("Ancestral Vengeance", "{B}{B}", "Enchantment — Aura")
def ancestral_vengeance() -> Abilities:
    yield enchant(creature)
    yield triggered(enters(this), put_counters(1, "+1/+1", target(creature & you_control)))
    yield static(enchanted_creature, get(-1, -1))


fate_reforged.plain("Gore Swine", "{2}{R}", "Creature — Boar", "4/1")


@fate_reforged.card("Warden of the First Tree", "{G}", "Creature — Human", "1/1")
def warden_of_the_first_tree() -> Abilities:
    yield activated("{1}{W/B}", indefinitely(this, are(Human, Warrior), base_pt(3, 3)))
    spirit = indefinitely(this, are(Human, Spirit, Warrior), have(trample), have(lifelink))
    yield activated("{2}{W/B}{W/B}", if_(this_is(Warrior), spirit))
    yield activated("{3}{W/B}{W/B}{W/B}", if_(this_is(Spirit), put_counters(5, "+1/+1", this)))
