"""Scourge (2003)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

scourge = CardSet("Scourge", "SCG")


@scourge.card("Ambush Commander", "{3}{G}{G}", "Creature — Elf", "2/2")
def ambush_commander() -> Abilities:
    yield static(Forest & you_control, are_also(creature), are_also(Elf), are(green), base_pt(1, 1))
    yield activated("{1}{G}, Sacrifice an {}", until_end_of_turn(target(creature), get(+3, +3)), nodes=(Elf,))


@scourge.card("Ancient Ooze", "{5}{G}{G}", "Creature — Ooze", "*/*")
def ancient_ooze() -> Abilities:
    n = total(mana_value, other & creatures & you_control)
    yield static(this, base_pt(n, n))


@scourge.card("Clutch of Undeath", "{3}{B}{B}", "Enchantment — Aura")
def clutch_of_undeath() -> Abilities:
    undead = object_is(enchanted_creature, Zombie)
    yield enchant(creature)
    yield statics(
        effect(enchanted_creature, get(+3, +3), as_long_as=undead),
        effect(enchanted_creature, get(-3, -3), as_long_as=~undead),
    )
