"""Duskmourn: House of Horror (2024)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

duskmourn_house_of_horror = CardSet("Duskmourn: House of Horror", "DSK")


@duskmourn_house_of_horror.card("Bottomless Pool", "{U}", "Enchantment — Room")
def bottomless_pool() -> Abilities:
    yield triggered(when("you unlock this door"), return_to_hand(target(creature, up_to=True)))


@bottomless_pool.half("Locker Room", "{4}{U}", "Enchantment — Room")
def locker_room() -> Abilities:
    yield triggered(whenever("one or more {} deal combat damage to a player", creatures & you_control), draw(you, 1))


@duskmourn_house_of_horror.card("Marvin, Murderous Mimic", "{2}", "Legendary Artifact Creature — Toy", "2/2")
def marvin_murderous_mimic() -> Abilities:
    yield static(this, have_activated_abilities_of(creatures & you_control & ~same_name_as(this)))


@duskmourn_house_of_horror.card("Unable to Scream", "{U}", "Enchantment — Aura")
def unable_to_scream() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, lose_all_abilities, are_also(artifact, creature), are_also(Toy), base_pt(0, 2))
    yield static(
        enchanted_creature, rule("can't be turned face up"), as_long_as=object_is(enchanted_creature, face_down)
    )


@duskmourn_house_of_horror.card(
    "Winter, Misanthropic Guide", "{1}{B}{R}{G}", "Legendary Creature — Human Warlock", "3/4"
)
def winter_misanthropic_guide() -> Abilities:
    kinds = kinds_among("card type", cards & your_graveyard)
    yield keyword("ward", cost="{2}")
    yield triggered(at("the beginning of your upkeep"), draw(each_player, 2))
    yield static(opponents, maximum_hand_size(-kinds + 7), as_long_as=amount_is(kinds, ">=", 4))
