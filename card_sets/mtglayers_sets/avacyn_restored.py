"""Avacyn Restored (2012)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

avacyn_restored = CardSet("Avacyn Restored", "AVR")


@avacyn_restored.card("Butcher Ghoul", "{1}{B}", "Creature — Zombie", "1/1")
def butcher_ghoul() -> Abilities:
    yield undying


@avacyn_restored.card("Corpse Traders", "{3}{B}", "Creature — Human Rogue", "3/3")
def corpse_traders() -> Abilities:
    yield activated(
        "{2}{B}, Sacrifice a {}",
        do("{} reveals their hand", target_opponent),
        do("you choose a card from it"),
        do("that player discards that card"),
        only="Activate only as a sorcery",
        nodes=(creature,),
    )


@avacyn_restored.card("Evernight Shade", "{3}{B}", "Creature — Shade", "1/1")
def evernight_shade() -> Abilities:
    yield activated("{B}", until_end_of_turn(this, get(+1, +1)))
    yield undying


@avacyn_restored.card("Favorable Winds", "{1}{U}", "Enchantment")
def favorable_winds() -> Abilities:
    yield static(creatures & you_control & with_(flying), get(+1, +1))


@avacyn_restored.card("Grounded", "{1}{G}", "Enchantment — Aura")
def grounded() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, lose(flying))


@avacyn_restored.card("Infinite Reflection", "{5}{U}", "Enchantment — Aura")
def infinite_reflection() -> Abilities:
    yield enchant(creature)
    yield triggered(
        when("{} enters attached to a {}", this, creature),
        indefinitely(nontoken & creatures & you_control & ~that_object(creature), copy_of(that_object(creature))),
    )
    yield as_enters(enter_as_copy(enchanted_creature), what=nontoken & creatures & you_control)


@avacyn_restored.card("Treacherous Pit-Dweller", "{B}{B}", "Creature — Demon", "4/3")
def treacherous_pit_dweller() -> Abilities:
    yield triggered(when("{} enters from a graveyard", this), indefinitely(this, controlled_by(target_opponent)))
    yield undying


@avacyn_restored.card("Trusted Forcemage", "{2}{G}", "Creature — Human Shaman", "2/2")
def trusted_forcemage() -> Abilities:
    yield keyword("soulbond")
    yield static(this | linked("paired"), get(+1, +1), as_long_as=there_is(linked("paired")))
