"""State-based actions, destroying and what keeps from it."""

import pytest

from mtglayers import Game
from mtglayers.vocabulary import (
    CardSet,
    any_target,
    creature,
    creatures,
    deal_damage,
    destroy,
    enchant,
    equip,
    equipped_creature,
    get,
    have,
    indestructible,
    lose_all_abilities,
    protection,
    regenerate,
    spell,
    static,
    target,
    until_end_of_turn,
    white,
    you_control,
)

from .boards import engine, some_cards

cards = CardSet("Dying", "DYI")
cards.card("Bolt", "{R}", "Instant")(lambda: iter([spell(deal_damage(3, any_target))]))
cards.card("Doom", "{B}", "Instant")(lambda: iter([spell(destroy(target(creature)))]))
cards.card("Renew", "{G}", "Instant")(lambda: iter([spell(regenerate(target(creature)))]))
cards.card("Steel", "{W}", "Instant")(lambda: iter([spell(until_end_of_turn(target(creature), have(indestructible)))]))
cards.card("Blank", "{U}", "Instant")(lambda: iter([spell(until_end_of_turn(target(creature), lose_all_abilities))]))
cards.card("Veil", "{W}", "Enchantment — Aura")(lambda: iter([enchant(creature)]))
cards.card("Axe", "{1}", "Artifact — Equipment")(lambda: iter([static(equipped_creature, get(+1, +0)), equip("{1}")]))
cards.card("Ward", "{W}", "Enchantment")(lambda: iter([static(creatures & you_control, have(protection(white)))]))
cards.card("Walker", "{3}", "Planeswalker — Nissa", loyalty=3)(lambda: iter([]))
cards.plain("Queen", "{W}", "Legendary Creature — Human", "2/2")


def new(rules: str = "current") -> Game:
    made = engine(some_cards(), cards).new_game(rules=rules)
    made.put("Bear", "bear")
    return made


def zone(game: Game, id: str) -> str:
    game.state_based()
    return game[id].zone


def test_lethal_damage_destroys_and_less_does_not() -> None:
    game = new()
    game.put("Wall", "wall")
    for id in ("bear", "wall"):
        game.cast("Bolt", targets=[id])
    assert game.destroyed("bear")
    assert not game.destroyed("wall")
    assert game["bear"].zone == "battlefield"
    assert zone(game, "bear") == "graveyard"


def test_no_toughness_is_not_destruction() -> None:
    game = new()
    game.add_counters("bear", {"-1/-1": 2})
    assert zone(game, "bear") == "graveyard"
    assert not game.destroyed("bear")


def test_a_planeswalker_without_loyalty() -> None:
    game = new()
    game.put("Walker", "walker")
    game.cast("Bolt", targets=["walker"])
    assert zone(game, "walker") == "graveyard"


def test_regeneration_is_used_up() -> None:
    game = new()
    game.cast("Renew", targets=["bear"])
    game.cast("Bolt", targets=["bear"])
    assert zone(game, "bear") == "battlefield"
    assert (game["bear"].tapped, game["bear"].damage) == (True, 0)
    game.cast("Doom", targets=["bear"])
    assert game["bear"].zone == "graveyard"


def test_regeneration_lasts_for_the_turn() -> None:
    game = new()
    game.cast("Renew", targets=["bear"])
    game.end_turn()
    game.cast("Doom", targets=["bear"])
    assert game.destroyed("bear")


@pytest.mark.parametrize(("rules", "dies"), [("current", True), ("2013-05-01", False)])
def test_being_indestructible_was_a_rule_before_it_was_an_ability(
    rules: str, dies: bool
) -> None:  # a parameter of pytest
    game = new(rules)
    game.cast("Steel", targets=["bear"])
    game.cast("Doom", targets=["bear"])
    assert game["bear"].zone == "battlefield"
    game.cast("Blank", targets=["bear"])
    game.cast("Doom", targets=["bear"])
    assert game.destroyed("bear") is dies


@pytest.mark.parametrize(("rules", "left"), [("current", ["newer"]), ("m10", []), ("6ed", ["older"])])
def test_the_legend_rule(rules: str, left: list[str]) -> None:
    game = new(rules)
    game.put("Queen", "older")
    game.put("Queen", "newer")
    game.state_based()
    assert [id for id in ("older", "newer") if game[id].zone == "battlefield"] == left


def test_legends_of_two_players() -> None:
    game = new()
    game.put("Queen", "mine")
    game.put("Queen", "yours", by="B")
    assert (zone(game, "mine"), zone(game, "yours")) == ("battlefield", "battlefield")


def test_attachments_that_may_not_stay() -> None:
    game = new()
    game.put("Veil", "veil", attached_to="bear", by="B")
    game.put("Axe", "axe", attached_to="bear")
    assert (zone(game, "veil"), game["axe"].attached_to) == ("battlefield", "bear")
    game.put("Ward")
    assert (zone(game, "veil"), game["axe"].attached_to) == ("graveyard", "bear")
    game.move("bear", "hand")
    assert (zone(game, "axe"), game["axe"].attached_to) == ("battlefield", None)


def test_an_equipment_leaves_what_is_no_creature() -> None:
    game = new()
    game.put("Wood", "wood")
    game.put("Axe", "axe", attached_to="wood")
    game.state_based()
    assert game["axe"].attached_to is None


def test_opposite_counters_go_in_pairs() -> None:
    game = new()
    game.add_counters("bear", {"+1/+1": 3, "-1/-1": 1})
    game.state_based()
    assert game["bear"].counters == {"+1/+1": 2}
