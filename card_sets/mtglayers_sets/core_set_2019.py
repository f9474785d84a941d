"""Core Set 2019 (2018)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

core_set_2019 = CardSet("Core Set 2019", "M19")


@core_set_2019.card("Alpine Moon", "{R}", "Enchantment")
def alpine_moon() -> Abilities:
    yield as_enters(choose("card name"))
    yield static(
        lands & opponents_control & with_the_chosen_name,
        lose_all("land type"),
        lose_all_abilities,
        have(adds("any")),
    )
