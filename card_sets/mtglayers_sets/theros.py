"""Theros (2013)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

theros = CardSet("Theros", "THS")


@theros.card("Boon Satyr", "{1}{G}{G}", "Enchantment Creature — Satyr", "4/2")
def boon_satyr() -> Abilities:
    yield flash
    yield bestow("{3}{G}{G}")
    yield static(enchanted_creature, get(+4, +2))


@theros.card("Bow of Nylea", "{1}{G}{G}", "Legendary Enchantment Artifact")
def bow_of_nylea() -> Abilities:
    yield static(attacking & creatures & you_control, have(deathtouch))
    yield activated(
        "{1}{G}, {T}",
        one_of(
            mode(put_counters(1, "+1/+1", target(creature))),
            mode(deal_damage(2, target(creature & with_(flying)))),
            mode(gain_life(you, 3)),
            mode(
                do(
                    "put {} on the bottom of your library in any order",
                    target(cards & your_graveyard, up_to=True, count=4),
                )
            ),
        ),
    )


@theros.card("Fleecemane Lion", "{G}{W}", "Creature — Cat", "3/3")
def fleecemane_lion() -> Abilities:
    yield activated("{3}{G}{W}", monstrosity(1))
    yield static(this, have(hexproof), have(indestructible), as_long_as=this_is(monstrous))


@theros.card("Heliod, God of the Sun", "{3}{W}", "Legendary Enchantment Creature — God", "5/6")
def heliod_god_of_the_sun() -> Abilities:
    yield indestructible
    yield static(this, are_no_longer(creature), as_long_as=amount_is(devotion_to("W"), "<", 5))
    yield static(other & creatures & you_control, have(vigilance))
    yield activated("{2}{W}{W}", create(1, token_of("Cleric", "2/1", white, enchantment, creature, Cleric)))


@theros.card("Hopeful Eidolon", "{W}", "Enchantment Creature — Spirit", "1/1")
def hopeful_eidolon() -> Abilities:
    yield bestow("{3}{W}")
    yield lifelink
    yield static(enchanted_creature, get(+1, +1), have(lifelink))


@theros.card("Nimbus Naiad", "{2}{U}", "Enchantment Creature — Nymph", "2/2")
def nimbus_naiad() -> Abilities:
    yield bestow("{4}{U}")
    yield flying
    yield static(enchanted_creature, get(+2, +2), have(flying))


@theros.card("Nylea, God of the Hunt", "{3}{G}", "Legendary Enchantment Creature — God", "6/6")
def nylea_god_of_the_hunt() -> Abilities:
    yield indestructible
    yield static(this, are_no_longer(creature), as_long_as=amount_is(devotion_to("G"), "<", 5))
    yield static(other & creatures & you_control, have(trample))
    yield activated("{3}{G}", until_end_of_turn(target(creature), get(+2, +2)))


@theros.card("Prophet of Kruphix", "{3}{G}{U}", "Creature — Human Wizard", "2/3")
def prophet_of_kruphix() -> Abilities:
    yield static((creatures | lands) & you_control, rule("untap during each other player's untap step"))
    yield static(you, rule("may cast {} spells as though they had flash", creature))


@theros.card("Purphoros, God of the Forge", "{3}{R}", "Legendary Enchantment Creature — God", "6/5")
def purphoros_god_of_the_forge() -> Abilities:
    yield indestructible
    yield static(this, are_no_longer(creature), as_long_as=amount_is(devotion_to("R"), "<", 5))
    yield triggered(enters(other & creature & you_control), deal_damage(2, opponents))
    yield activated("{2}{R}", until_end_of_turn(creatures & you_control, get(+1, +0)))


@theros.card("Spear of Heliod", "{1}{W}{W}", "Legendary Enchantment Artifact")
def spear_of_heliod() -> Abilities:
    yield static(creatures & you_control, get(+1, +1))
    yield activated("{1}{W}{W}, {T}", destroy(target(creature & status("dealt damage to you this turn"))))


@theros.card("Thassa, God of the Sea", "{2}{U}", "Legendary Enchantment Creature — God", "5/5")
def thassa_god_of_the_sea() -> Abilities:
    yield indestructible
    yield static(this, are_no_longer(creature), as_long_as=amount_is(devotion_to("U"), "<", 5))
    yield triggered(at("the beginning of your upkeep"), do("scry 1"))
    yield activated("{1}{U}", this_turn(target(creature & you_control), rule("can't be blocked")))
