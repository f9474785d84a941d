"""Hour of Devastation (2017)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

hour_of_devastation = CardSet("Hour of Devastation", "HOU")


@hour_of_devastation.card("Overwhelming Splendor", "{6}{W}{W}", "Enchantment — Aura Curse")
def overwhelming_splendor() -> Abilities:
    yield enchant_player
    yield static(creatures & controlled_by_players(enchanted_player), lose_all_abilities, base_pt(1, 1))
    yield static(enchanted_player, rule("can't activate abilities that aren't mana abilities or loyalty abilities"))


@hour_of_devastation.card("Riddleform", "{1}{U}", "Enchantment")
def riddleform() -> Abilities:
    yield triggered(
        whenever("you cast a {}", noncreature & spell_),
        may(until_end_of_turn(this, are_also(creature), are_also(Sphinx), base_pt(3, 3), have(flying))),
    )
    yield activated("{2}{U}", do("scry 1"))
