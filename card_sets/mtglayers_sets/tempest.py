"""Tempest (1997)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

tempest = CardSet("Tempest", "TMP")


@tempest.card("Enraging Licid", "{1}{R}", "Creature — Licid", "1/1")
def enraging_licid() -> Abilities:
    yield activated(
        "{R}, {T}",
        indefinitely(this, are(enchantment), are(Aura), lose(this_ability), have(enchant(creature))),
        attach(this, target(creature)),
        may(do("pay {R} to end this effect")),
    )
    yield static(enchanted_creature, have(haste))


@tempest.card("Furnace of Rath", "{1}{R}{R}{R}", "Enchantment")
def furnace_of_rath() -> Abilities:
    yield damage_changed(damage(), times=2)


@tempest.card("Heartwood Treefolk", "{2}{G}{G}", "Creature — Treefolk", "3/4")
def heartwood_treefolk() -> Abilities:
    yield landwalk(Forest)


@tempest.card("Humility", "{2}{W}{W}", "Enchantment")
def humility() -> Abilities:
    yield static(creatures, lose_all_abilities, base_pt(1, 1))


@tempest.card("Legerdemain", "{2}{U}{U}", "Sorcery")
def legerdemain() -> Abilities:
    one = artifact | creature
    yield spell(exchange_control(target(one), target(one & ~that & shares_card_type_with(that), 2)))


@tempest.card("Manta Riders", "{U}", "Creature — Merfolk", "1/1")
def manta_riders() -> Abilities:
    yield activated("{U}", until_end_of_turn(this, have(flying)))


tempest.plain("Metallic Sliver", "{1}", "Artifact Creature — Sliver", "1/1")


@tempest.card("Mogg Fanatic", "{R}", "Creature — Goblin", "1/1")
def mogg_fanatic() -> Abilities:
    yield activated("Sacrifice {}", deal_damage(1, any_target), nodes=(this,))


@tempest.card("Muscle Sliver", "{1}{G}", "Creature — Sliver", "1/1")
def muscle_sliver() -> Abilities:
    yield static(Sliver & creatures, get(+1, +1))


@tempest.card("Overrun", "{2}{G}{G}{G}", "Sorcery")
def overrun() -> Abilities:
    yield spell(until_end_of_turn(creatures & you_control, get(+3, +3), have(trample)))


@tempest.card("Rootwater Matriarch", "{2}{U}{U}", "Creature — Merfolk", "2/3")
def rootwater_matriarch() -> Abilities:
    yield activated("{T}", for_as_long_as(object_is(that, enchanted), target(creature), controlled_by(you)))


@tempest.card("Sky Spirit", "{1}{W}{U}", "Creature — Spirit", "2/2")
def sky_spirit() -> Abilities:
    yield flying
    yield first_strike


@tempest.card("Steal Enchantment", "{U}{U}", "Enchantment — Aura")
def steal_enchantment() -> Abilities:
    yield enchant(enchantment)
    yield static(enchanted_enchantment, controlled_by(you))


@tempest.card("Tahngarth's Rage", "{R}", "Enchantment — Aura")
def tahngarths_rage() -> Abilities:
    attacks = object_is(enchanted_creature, attacking)
    yield enchant(creature)
    yield statics(
        effect(enchanted_creature, get(+3, +0), as_long_as=attacks),
        effect(enchanted_creature, get(-2, -1), as_long_as=~attacks),
    )


@tempest.card("Unstable Shapeshifter", "{3}{U}", "Creature — Shapeshifter", "0/1")
def unstable_shapeshifter() -> Abilities:
    yield triggered(enters(other & creature), indefinitely(this, copy_of(that_object(creature), have(this_ability))))


@tempest.card("Vhati il-Dal", "{2}{B}{G}", "Legendary Creature — Human Warrior", "3/3")
def vhati_il_dal() -> Abilities:
    yield activated(
        "{T}",
        one_of(
            mode(until_end_of_turn(target(creature), set_base_power(1)), name="power"),
            mode(until_end_of_turn(target(creature), set_base_toughness(1)), name="toughness"),
        ),
    )
