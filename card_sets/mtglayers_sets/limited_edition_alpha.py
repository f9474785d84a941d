"""Limited Edition Alpha (1993)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

limited_edition_alpha = CardSet("Limited Edition Alpha", "LEA")


@limited_edition_alpha.card("Air Elemental", "{3}{U}{U}", "Creature — Elemental", "4/4")
def air_elemental() -> Abilities:
    yield flying


@limited_edition_alpha.card("Animate Artifact", "{3}{U}", "Enchantment — Aura")
def animate_artifact() -> Abilities:
    yield enchant(artifact)
    yield static(
        enchanted_artifact,
        are_also(artifact, creature),
        base_pt(its_mana_value, its_mana_value),
        as_long_as=object_is(enchanted_artifact, noncreature),
    )


@limited_edition_alpha.card("Bad Moon", "{1}{B}", "Enchantment")
def bad_moon() -> Abilities:
    yield static(black & creatures, get(+1, +1))


@limited_edition_alpha.card("Berserk", "{G}", "Instant")
def berserk() -> Abilities:
    yield static(this, rule("may be cast only before the combat damage step"), functions_in=("stack",))
    yield spell(
        until_end_of_turn(target(creature), have(trample), get(its_power, 0)),
        do("at the beginning of the next end step, destroy {} if {} attacked this turn", that, that),
    )


@limited_edition_alpha.card("Black Knight", "{B}{B}", "Creature — Human Knight", "2/2")
def black_knight() -> Abilities:
    yield first_strike
    yield protection(white)


@limited_edition_alpha.card("Black Lotus", "{0}", "Artifact")
def black_lotus() -> Abilities:
    yield adds("any", cost="{T}, Sacrifice {}", times=3, nodes=(this,))


@limited_edition_alpha.card("Bog Wraith", "{3}{B}", "Creature — Wraith", "3/3")
def bog_wraith() -> Abilities:
    yield landwalk(Swamp)


@limited_edition_alpha.card("Castle", "{3}{W}", "Enchantment")
def castle() -> Abilities:
    yield static(untapped & creatures & you_control, get(+0, +2))


@limited_edition_alpha.card("Chaoslace", "{R}", "Instant")
def chaoslace() -> Abilities:
    yield spell(indefinitely(target(spells | permanents), are(red)))


@limited_edition_alpha.card("Clone", "{3}{U}", "Creature — Shapeshifter", "0/0")
def clone() -> Abilities:
    yield as_enters(enter_as_copy(creature), may=True)


@limited_edition_alpha.card("Control Magic", "{2}{U}{U}", "Enchantment — Aura")
def control_magic() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, controlled_by(you))


@limited_edition_alpha.card("Conversion", "{2}{W}{W}", "Enchantment")
def conversion() -> Abilities:
    yield triggered(at("the beginning of your upkeep"), do("sacrifice {} unless you pay {W}{W}", this))
    yield static(Mountain, are(Plains))


@limited_edition_alpha.card("Copy Artifact", "{1}{U}", "Enchantment")
def copy_artifact() -> Abilities:
    yield as_enters(enter_as_copy(artifact, are_also(enchantment)), may=True)


limited_edition_alpha.plain("Craw Wurm", "{4}{G}{G}", "Creature — Wurm", "6/4")


@limited_edition_alpha.card("Crusade", "{W}{W}", "Enchantment")
def crusade() -> Abilities:
    yield static(white & creatures, get(+1, +1))


@limited_edition_alpha.card("Disenchant", "{1}{W}", "Instant")
def disenchant() -> Abilities:
    yield spell(destroy(target(artifact | enchantment)))


@limited_edition_alpha.card("Earthbind", "{R}", "Enchantment — Aura")
def earthbind() -> Abilities:
    yield enchant(creature)
    yield triggered(
        enters(this),
        deal_damage(2, enchanted_creature),
        indefinitely(this, have(static(enchanted_creature, lose(flying)))),
        if_=object_is(enchanted_creature, with_(flying)),
    )


limited_edition_alpha.plain("Fire Elemental", "{3}{R}{R}", "Creature — Elemental", "5/4")


@limited_edition_alpha.card("Firebreathing", "{R}", "Enchantment — Aura")
def firebreathing() -> Abilities:
    yield enchant(creature)
    yield activated("{R}", until_end_of_turn(enchanted_creature, get(+1, +0)))


@limited_edition_alpha.card("Flight", "{U}", "Enchantment — Aura")
def flight() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, have(flying))


limited_edition_alpha.plain("Forest", "", "Basic Land — Forest")


@limited_edition_alpha.card("Fork", "{R}{R}", "Instant")
def fork() -> Abilities:
    yield spell(copy_spell(target(spells & (instant | sorcery)), are(red), new_targets=True))


@limited_edition_alpha.card("Giant Growth", "{G}", "Instant")
def giant_growth() -> Abilities:
    yield spell(until_end_of_turn(target(creature), get(+3, +3)))


@limited_edition_alpha.card("Goblin King", "{1}{R}{R}", "Creature — Goblin", "2/2")
def goblin_king() -> Abilities:
    yield static(other & Goblin, get(+1, +1), have(landwalk(Mountain)))


limited_edition_alpha.plain("Gray Ogre", "{2}{R}", "Creature — Ogre", "2/2")
limited_edition_alpha.plain("Grizzly Bears", "{1}{G}", "Creature — Bear", "2/2")


@limited_edition_alpha.card("Healing Salve", "{W}", "Instant")
def healing_salve() -> Abilities:
    yield spell(
        one_of(
            mode(gain_life(target_player, 3)),
            mode(prevent_damage(damage(to=any_target), 3)),
        )
    )


limited_edition_alpha.plain("Hill Giant", "{3}{R}", "Creature — Giant", "3/3")
limited_edition_alpha.plain("Island", "", "Basic Land — Island")


@limited_edition_alpha.card("Juggernaut", "{4}", "Artifact Creature — Juggernaut", "5/3")
def juggernaut() -> Abilities:
    yield static(this, rule("attack each combat if able"))
    yield static(this, rule("can't be blocked by {}", Wall))


@limited_edition_alpha.card("Kormus Bell", "{4}", "Artifact")
def kormus_bell() -> Abilities:
    yield static(Swamp, are_also(creature), are(black), base_pt(1, 1))


@limited_edition_alpha.card("Lance", "{W}", "Enchantment — Aura")
def lance() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, have(first_strike))


@limited_edition_alpha.card("Lightning Bolt", "{R}", "Instant")
def lightning_bolt() -> Abilities:
    yield spell(deal_damage(3, any_target))


@limited_edition_alpha.card("Llanowar Elves", "{G}", "Creature — Elf Druid", "1/1")
def llanowar_elves() -> Abilities:
    yield adds("G")


@limited_edition_alpha.card("Lord of Atlantis", "{U}{U}", "Creature — Merfolk", "2/2")
def lord_of_atlantis() -> Abilities:
    yield static(other & Merfolk, get(+1, +1), have(landwalk(Island)))


@limited_edition_alpha.card("Magical Hack", "{U}", "Instant")
def magical_hack() -> Abilities:
    yield spell(change_text(target(spells | permanents), "land type"))


limited_edition_alpha.plain("Merfolk of the Pearl Trident", "{U}", "Creature — Merfolk", "1/1")
limited_edition_alpha.plain("Mons's Goblin Raiders", "{R}", "Creature — Goblin", "1/1")
limited_edition_alpha.plain("Mountain", "", "Basic Land — Mountain")


@limited_edition_alpha.card("Nightmare", "{5}{B}", "Creature — Nightmare Horse", "*/*")
def nightmare() -> Abilities:
    swamps = number_of(Swamp & you_control)
    yield flying
    yield static(this, base_pt(swamps, swamps))


@limited_edition_alpha.card("Phantasmal Terrain", "{U}{U}", "Enchantment — Aura")
def phantasmal_terrain() -> Abilities:
    yield enchant(land)
    yield as_enters(choose("basic land type"))
    yield static(enchanted_land, are(the_chosen_land_type))


@limited_edition_alpha.card("Pirate Ship", "{4}{U}", "Creature — Human Pirate", "4/3")
def pirate_ship() -> Abilities:
    yield static(this, rule("can't attack unless defending player controls an {}", Island))
    yield activated("{T}", deal_damage(1, any_target))
    yield triggered(when("you control no {}", Island), sacrifice(this))


limited_edition_alpha.plain("Plains", "", "Basic Land — Plains")


@limited_edition_alpha.card("Prodigal Sorcerer", "{2}{U}", "Creature — Human Wizard Sorcerer", "1/1")
def prodigal_sorcerer() -> Abilities:
    yield activated("{T}", deal_damage(1, any_target))


limited_edition_alpha.plain("Savannah Lions", "{W}", "Creature — Cat", "2/1")
limited_edition_alpha.plain("Scathe Zombies", "{2}{B}", "Creature — Zombie", "2/2")


@limited_edition_alpha.card("Sengir Vampire", "{3}{B}{B}", "Creature — Vampire", "4/4")
def sengir_vampire() -> Abilities:
    yield flying
    yield triggered(whenever("a {} dealt damage by {} this turn dies", creature, this), put_counters(1, "+1/+1", this))


@limited_edition_alpha.card("Serra Angel", "{3}{W}{W}", "Creature — Angel", "4/4")
def serra_angel() -> Abilities:
    yield flying
    yield vigilance


@limited_edition_alpha.card("Shivan Dragon", "{4}{R}{R}", "Creature — Dragon", "5/5")
def shivan_dragon() -> Abilities:
    yield flying
    yield activated("{R}", until_end_of_turn(this, get(+1, +0)))


@limited_edition_alpha.card("Sleight of Mind", "{U}", "Instant")
def sleight_of_mind() -> Abilities:
    yield spell(change_text(target(spells | permanents), "color"))


@limited_edition_alpha.card("Sol Ring", "{1}", "Artifact")
def sol_ring() -> Abilities:
    yield adds("C", "C", each=True)


limited_edition_alpha.plain("Swamp", "", "Basic Land — Swamp")
limited_edition_alpha.plain("Taiga", "", "Land — Mountain Forest")
limited_edition_alpha.plain("Tropical Island", "", "Land — Forest Island")
limited_edition_alpha.plain("Tundra", "", "Land — Plains Island")


@limited_edition_alpha.card("Unholy Strength", "{B}", "Enchantment — Aura")
def unholy_strength() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, get(+2, +1))


@limited_edition_alpha.card("Unsummon", "{U}", "Instant")
def unsummon() -> Abilities:
    yield spell(return_to_hand(target(creature)))


@limited_edition_alpha.card("Vesuvan Doppelganger", "{3}{U}{U}", "Creature — Shapeshifter", "0/0")
def vesuvan_doppelganger() -> Abilities:
    change = triggered(
        at("the beginning of your upkeep"),
        may(indefinitely(this, copy_of(target(creature), keep_own_color, have(this_ability)))),
    )
    yield as_enters(enter_as_copy(creature, keep_own_color, have(change)), may=True)


@limited_edition_alpha.card("White Knight", "{W}{W}", "Creature — Human Knight", "2/2")
def white_knight() -> Abilities:
    yield first_strike
    yield protection(black)
