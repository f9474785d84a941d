"""Eventide (2008)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

eventide = CardSet("Eventide", "EVE")


@eventide.card("Favor of the Overbeing", "{1}{G/U}", "Enchantment — Aura")
def favor_of_the_overbeing() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, get(+1, +1), have(vigilance), as_long_as=object_is(enchanted_creature, green))
    yield static(enchanted_creature, get(+1, +1), have(flying), as_long_as=object_is(enchanted_creature, blue))


@eventide.card("Snakeform", "{2}{G/U}", "Instant")
def snakeform() -> Abilities:
    yield spell(
        until_end_of_turn(target(creature), lose_all_abilities, are(Snake), are(green), base_pt(1, 1)), draw(you, 1)
    )


@eventide.card("Spitting Image", "{4}{G/U}{G/U}", "Sorcery")
def spitting_image() -> Abilities:
    yield spell(create_copy(target(creature)))
    yield keyword("retrace")
