"""Eventide (2008)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

eventide = CardSet("Eventide", "EVE")


@eventide.card("Battlegate Mimic", "{1}{R/W}", "Creature — Shapeshifter", "2/1")
def battlegate_mimic() -> Abilities:
    yield triggered(
        whenever("you cast a {}", red & white & spell_),
        until_end_of_turn(this, base_pt(4, 2)),
        until_end_of_turn(this, have(first_strike)),
    )


@eventide.card("Creakwood Liege", "{1}{B/G}{B/G}{B/G}", "Creature — Horror", "2/2")
def creakwood_liege() -> Abilities:
    yield static(other & black & creatures & you_control, get(+1, +1))
    yield static(other & green & creatures & you_control, get(+1, +1))
    yield triggered(
        at("the beginning of your upkeep"), may(create(1, token_of("Worm", "1/1", black, green, creature, Worm)))
    )


@eventide.card("Favor of the Overbeing", "{1}{G/U}", "Enchantment — Aura")
def favor_of_the_overbeing() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, get(+1, +1), have(vigilance), as_long_as=object_is(enchanted_creature, green))
    yield static(enchanted_creature, get(+1, +1), have(flying), as_long_as=object_is(enchanted_creature, blue))


@eventide.card("Figure of Destiny", "{R/W}", "Creature — Kithkin", "1/1")
def figure_of_destiny() -> Abilities:
    yield activated("{R/W}", indefinitely(this, are(Kithkin, Spirit), base_pt(2, 2)))
    warrior = indefinitely(this, are(Kithkin, Spirit, Warrior), base_pt(4, 4))
    yield activated("{R/W}{R/W}{R/W}", if_(this_is(Spirit), warrior))
    avatar = indefinitely(this, are(Kithkin, Spirit, Warrior, Avatar), base_pt(8, 8), have(flying), have(first_strike))
    yield activated("{R/W}{R/W}{R/W}{R/W}{R/W}{R/W}", if_(this_is(Warrior), avatar))


@eventide.card("Inside Out", "{1}{U/R}", "Instant")
def inside_out() -> Abilities:
    yield spell(until_end_of_turn(target(creature), switch_pt))
    yield spell(draw(you, 1))


@eventide.card("Scourge of the Nobilis", "{2}{R/W}", "Enchantment — Aura")
def scourge_of_the_nobilis() -> Abilities:
    firebreathing = activated("{R/W}", until_end_of_turn(this, get(+1, +0)))
    yield enchant(creature)
    yield static(enchanted_creature, get(+1, +1), have(firebreathing), as_long_as=object_is(enchanted_creature, red))
    yield static(enchanted_creature, get(+1, +1), have(lifelink), as_long_as=object_is(enchanted_creature, white))


@eventide.card("Snakeform", "{2}{G/U}", "Instant")
def snakeform() -> Abilities:
    yield spell(until_end_of_turn(target(creature), lose_all_abilities, are(Snake), are(green), base_pt(1, 1)))
    yield spell(draw(you, 1))


@eventide.card("Spitting Image", "{4}{G/U}{G/U}", "Sorcery")
def spitting_image() -> Abilities:
    yield spell(create_copy(target(creature)))
    yield keyword("retrace")


@eventide.card("Wilderness Hypnotist", "{2}{U}{U}", "Creature — Merfolk Wizard", "1/3")
def wilderness_hypnotist() -> Abilities:
    yield activated("{T}", until_end_of_turn(target((red | green) & creature), get(-2, -0)))
