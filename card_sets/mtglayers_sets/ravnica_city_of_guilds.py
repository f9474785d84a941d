"""Ravnica: City of Guilds (2005)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

ravnica_city_of_guilds = CardSet("Ravnica: City of Guilds", "RAV")


@ravnica_city_of_guilds.card("Copy Enchantment", "{2}{U}", "Enchantment")
def copy_enchantment() -> Abilities:
    yield as_enters(enter_as_copy(enchantment), may=True)


@ravnica_city_of_guilds.card("Dark Confidant", "{1}{B}", "Creature — Human Wizard", "2/1")
def dark_confidant() -> Abilities:
    yield triggered(
        at("the beginning of your upkeep"),
        do("reveal the top card of your library and put that card into your hand"),
        do("you lose life equal to its mana value"),
    )


@ravnica_city_of_guilds.card("Dimir Doppelganger", "{1}{U}{B}", "Creature — Shapeshifter", "0/2")
def dimir_doppelganger() -> Abilities:
    yield activated(
        "{1}{U}{B}",
        exile(target(creature & cards & all_graveyards)),
        indefinitely(this, copy_of(that, have(this_ability))),
    )


@ravnica_city_of_guilds.card("Grayscaled Gharial", "{U}", "Creature — Crocodile", "1/1")
def grayscaled_gharial() -> Abilities:
    yield landwalk(Island)


@ravnica_city_of_guilds.card("Molten Sentry", "{3}{R}", "Creature — Elemental", "*/*")
def molten_sentry() -> Abilities:
    heads, tails = (base_pt(5, 2), have(haste)), (base_pt(2, 5), have(defender))
    yield as_enters(becomes_your_choice_of(heads, tails, names=("heads", "tails")))


@ravnica_city_of_guilds.card("Quickchange", "{1}{U}", "Instant")
def quickchange() -> Abilities:
    yield spell(choose("color"), until_end_of_turn(target(creature), are(the_chosen_color)))
    yield spell(draw(you, 1))


@ravnica_city_of_guilds.card("Svogthos, the Restless Tomb", "", "Land")
def svogthos_the_restless_tomb() -> Abilities:
    dead = number_of(creature & cards & your_graveyard)
    yield adds("C")
    yield activated(
        "{3}{B}{G}",
        until_end_of_turn(
            this,
            are_also(creature),
            are(black, green),
            are_also(Plant, Zombie),
            have(static(this, base_pt(dead, dead))),
        ),
    )
