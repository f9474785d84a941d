"""Final Fantasy Commander (2025)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

final_fantasy_commander = CardSet("Final Fantasy Commander", "FIC")


@final_fantasy_commander.card("Observed Stasis", "{3}{U}", "Enchantment — Aura")
def observed_stasis() -> Abilities:
    yield flash
    yield enchant(creature & opponents_control)
    tapped_ones = tapped & creatures & controlled_by_players(controller_of(enchanted_creature))
    yield triggered(enters(this), do("remove {} from combat", enchanted_creature), draw(you, number_of(tapped_ones)))
    yield static(enchanted_creature, lose_all_abilities, rule("can't attack"), rule("can't block"))
