"""Midnight Hunt Commander (2021)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

midnight_hunt_commander = CardSet("Midnight Hunt Commander", "MIC")


@midnight_hunt_commander.card("Curse of Conformity", "{4}{W}", "Enchantment — Aura Curse")
def curse_of_conformity() -> Abilities:
    yield enchant_player
    yield static(
        nonlegendary & creatures & controlled_by_players(enchanted_player),
        base_pt(3, 3),
        lose_all("creature type"),
    )
