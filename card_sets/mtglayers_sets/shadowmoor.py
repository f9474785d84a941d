"""Shadowmoor (2008)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

shadowmoor = CardSet("Shadowmoor", "SHM")


@shadowmoor.card("Cemetery Puca", "{1}{U/B}{U/B}", "Creature — Shapeshifter", "1/2")
def cemetery_puca() -> Abilities:
    yield triggered(
        whenever("a {} dies", creature),
        may(do("pay {1}"), indefinitely(this, copy_of(that_object(creature), have(this_ability)))),
    )


@shadowmoor.card("Cerulean Wisps", "{U}", "Instant")
def cerulean_wisps() -> Abilities:
    yield spell(until_end_of_turn(target(creature), are(blue)), untap(that))
    yield spell(draw(you, 1))


@shadowmoor.card("Elsewhere Flask", "{2}", "Artifact")
def elsewhere_flask() -> Abilities:
    yield triggered(enters(this), draw(you, 1))
    yield activated(
        "Sacrifice {}",
        choose("basic land type"),
        until_end_of_turn(lands & you_control, are(the_chosen_land_type)),
        nodes=(this,),
    )


@shadowmoor.card("Enchanted Evening", "{3}{W/U}{W/U}", "Enchantment")
def enchanted_evening() -> Abilities:
    yield static(permanents, are_also(enchantment))


@shadowmoor.card("Godhead of Awe", "{W/U}{W/U}{W/U}{W/U}{W/U}", "Creature — Spirit Avatar", "4/4")
def godhead_of_awe() -> Abilities:
    yield flying
    yield static(other & creatures, base_pt(1, 1))


@shadowmoor.card("Helm of the Ghastlord", "{3}{U/B}", "Enchantment — Aura")
def helm_of_the_ghastlord() -> Abilities:
    damages = whenever("{} deals damage to an opponent", this)
    drawing = triggered(damages, draw(you, 1))
    discarding = triggered(damages, do("that player discards a card"))
    yield enchant(creature)
    yield static(enchanted_creature, get(+1, +1), have(drawing), as_long_as=object_is(enchanted_creature, blue))
    yield static(enchanted_creature, get(+1, +1), have(discarding), as_long_as=object_is(enchanted_creature, black))


@shadowmoor.card("Inkfathom Witch", "{1}{U/B}", "Creature — Merfolk Wizard", "1/1")
def inkfathom_witch() -> Abilities:
    yield fear
    yield activated("{2}{U}{B}", until_end_of_turn(unblocked & creatures, base_pt(4, 1)))


@shadowmoor.card("Madblind Mountain", "", "Land — Mountain")
def madblind_mountain() -> Abilities:
    yield as_enters(enter_tapped)
    yield activated(
        "{R}, {T}",
        do("shuffle your library"),
        only="Activate only if you control two or more {}",
        nodes=(red & permanents,),
    )


@shadowmoor.card("Mirrorweave", "{2}{W/U}{W/U}", "Instant")
def mirrorweave() -> Abilities:
    yield spell(until_end_of_turn(creatures & ~that, copy_of(target(nonlegendary & creature))))


@shadowmoor.card("Niveous Wisps", "{W}", "Instant")
def niveous_wisps() -> Abilities:
    yield spell(until_end_of_turn(target(creature), are(white)), tap(that))
    yield spell(draw(you, 1))


@shadowmoor.card("Painter's Servant", "{2}", "Artifact Creature — Scarecrow", "1/3")
def painters_servant() -> Abilities:
    yield as_enters(choose("color"))
    yield static(cards & ~on_battlefield | spells | permanents, are_also(the_chosen_color))


@shadowmoor.card("Presence of Gond", "{2}{G}", "Enchantment — Aura")
def presence_of_gond() -> Abilities:
    elf_warrior = token_of("Elf Warrior", "1/1", green, creature, Elf, Warrior)
    yield enchant(creature)
    yield static(enchanted_creature, have(activated("{T}", create(1, elf_warrior))))


@shadowmoor.card("Prismatic Omen", "{1}{G}", "Enchantment")
def prismatic_omen() -> Abilities:
    yield static(lands & you_control, every_basic_land_type)


@shadowmoor.card("Runes of the Deus", "{4}{R/G}", "Enchantment — Aura")
def runes_of_the_deus() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, get(+1, +1), have(double_strike), as_long_as=object_is(enchanted_creature, red))
    yield static(enchanted_creature, get(+1, +1), have(trample), as_long_as=object_is(enchanted_creature, green))


@shadowmoor.card("Safehold Elite", "{1}{G/W}", "Creature — Elf Scout", "2/2")
def safehold_elite() -> Abilities:
    yield persist


@shadowmoor.card("Torpor Dust", "{2}{U/B}", "Enchantment — Aura")
def torpor_dust() -> Abilities:
    yield flash
    yield enchant(creature)
    yield static(enchanted_creature, get(-3, -0))


@shadowmoor.card("Viridescent Wisps", "{G}", "Instant")
def viridescent_wisps() -> Abilities:
    yield spell(until_end_of_turn(target(creature), are(green), get(+1, +0)))
    yield spell(draw(you, 1))
