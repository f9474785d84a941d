"""Lorwyn (2007)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

lorwyn = CardSet("Lorwyn", "LRW")


@lorwyn.card("Amoeboid Changeling", "{1}{U}", "Creature — Shapeshifter", "1/1")
def amoeboid_changeling() -> Abilities:
    yield changeling
    yield activated("{T}", until_end_of_turn(target(creature), every_creature_type))
    yield activated("{T}", until_end_of_turn(target(creature), lose_all("creature type")))


@lorwyn.card("Avian Changeling", "{2}{W}", "Creature — Shapeshifter", "2/2")
def avian_changeling() -> Abilities:
    yield changeling
    yield flying


@lorwyn.card("Blades of Velis Vel", "{1}{R}", "Kindred Instant — Shapeshifter")
def blades_of_velis_vel() -> Abilities:
    yield changeling
    yield spell(until_end_of_turn(target(creature, up_to=True, count=2), get(+2, +0), every_creature_type))


@lorwyn.card("Cairn Wanderer", "{4}{B}", "Creature — Shapeshifter", "4/4")
def cairn_wanderer() -> Abilities:
    dead = creature & cards & all_graveyards
    plain = (
        flying, fear, first_strike, double_strike, deathtouch, haste, lifelink, reach, trample, shroud, vigilance,
    )  # fmt: skip
    with_parameters = (keyword("landwalk"), keyword("protection"))
    yield changeling
    yield statics(
        *(effect(this, have(one), as_long_as=there_is(dead & with_(one))) for one in plain),
        *(effect(this, have_such_abilities_of(such, dead)) for such in with_parameters),
    )


@lorwyn.card("Doran, the Siege Tower", "{W}{B}{G}", "Legendary Creature — Treefolk Shaman", "0/5")
def doran_the_siege_tower() -> Abilities:
    yield static(creatures, rule("assign combat damage equal to its toughness rather than its power"))


@lorwyn.card("Imperious Perfect", "{2}{G}", "Creature — Elf Warrior", "2/2")
def imperious_perfect() -> Abilities:
    yield static(other & Elf & you_control, get(+1, +1))
    yield activated("{G}, {T}", create(1, token_of("Elf Warrior", "1/1", green, creature, Elf, Warrior)))


@lorwyn.card("Lignify", "{1}{G}", "Kindred Enchantment — Treefolk Aura")
def lignify() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, are(Treefolk), base_pt(0, 4), lose_all_abilities)


@lorwyn.card("Mirror Entity", "{2}{W}", "Creature — Shapeshifter", "1/1")
def mirror_entity() -> Abilities:
    yield changeling
    yield activated("{X}", until_end_of_turn(creatures & you_control, base_pt(X, X), every_creature_type))


@lorwyn.card("Nameless Inversion", "{1}{B}", "Kindred Instant — Shapeshifter")
def nameless_inversion() -> Abilities:
    yield changeling
    yield spell(until_end_of_turn(target(creature), get(+3, -3), lose_all("creature type")))


@lorwyn.card("Scion of Oona", "{2}{U}", "Creature — Faerie Soldier", "1/1")
def scion_of_oona() -> Abilities:
    yield flash
    yield flying
    yield static(other & Faerie & creatures & you_control, get(+1, +1))
    yield static(other & Faerie & you_control, have(shroud))


@lorwyn.card("Skeletal Changeling", "{1}{B}", "Creature — Shapeshifter", "1/1")
def skeletal_changeling() -> Abilities:
    yield changeling
    yield activated("{1}{B}", regenerate(this))


@lorwyn.card("Sower of Temptation", "{2}{U}{U}", "Creature — Faerie Wizard", "2/2")
def sower_of_temptation() -> Abilities:
    yield flying
    yield triggered(enters(this), for_as_long_as(this_is(on_battlefield), target(creature), controlled_by(you)))


@lorwyn.card("Woodland Changeling", "{1}{G}", "Creature — Shapeshifter", "2/2")
def woodland_changeling() -> Abilities:
    yield changeling
