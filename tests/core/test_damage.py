"""Damage: its results, and what prevents or changes it."""

from functools import partial

import pytest

from mtglayers import Game
from mtglayers.vocabulary import (
    CardSet,
    activated,
    any_target,
    creature,
    creatures,
    damage,
    damage_changed,
    damage_prevented,
    deal_damage,
    deathtouch,
    each_player,
    have,
    infect,
    life_kept,
    lifelink,
    prevent_damage,
    protection,
    red,
    spell,
    static,
    there_is,
    this,
    turn_of,
    wither,
    you,
    you_control,
)

from .boards import engine, some_cards

cards = CardSet("Damage", "DMG")
cards.card("Bolt", "{R}", "Instant")(lambda: iter([spell(deal_damage(3, any_target))]))
for name, ability in (("Deadly", deathtouch), ("Lifelike", lifelink), ("Withered", wither), ("Poisonous", infect)):
    cards.card(name, "{1}", "Creature — Snake", "1/1")(
        partial(iter, [ability, activated("{T}", deal_damage(2, any_target))])
    )
cards.card("Storm", "{R}", "Instant")(lambda: iter([spell(deal_damage(2, creatures))]))
cards.card("Salve", "{W}", "Instant")(lambda: iter([spell(prevent_damage(damage(to=any_target), 4))]))
cards.card("Calm", "{W}", "Instant")(lambda: iter([spell(prevent_damage(damage(by=creatures)))]))
cards.card("Truce", "{W}", "Instant")(lambda: iter([spell(prevent_damage(damage(sort="combat")))]))
cards.card("Furnace", "{R}", "Enchantment")(lambda: iter([damage_changed(damage(), times=2)]))
cards.card("Spark", "{R}", "Enchantment")(lambda: iter([damage_changed(damage(by=red, to=each_player), plus=1)]))
cards.card("Shell", "{2}", "Artifact Creature — Wall", "0/4")(
    lambda: iter([damage_prevented(damage(to=this), if_=turn_of(you))])
)
cards.card("Faith", "{W}", "Enchantment")(lambda: iter([life_kept(you, 1, if_=there_is(creature & you_control))]))
cards.card("Ward", "{W}", "Enchantment")(lambda: iter([static(creatures & you_control, have(protection(red)))]))
cards.card("Walker", "{3}", "Planeswalker — Nissa", loyalty=5)(lambda: iter([]))


@pytest.fixture
def game() -> Game:
    made = engine(some_cards(), cards).new_game()
    made.put("Bear", "bear", counters={"+1/+1": 3})
    made.put("Wall", "wall", by="B")
    return made


def life(game: Game, *, of: str = "B") -> int:
    return game.player(of).life


def test_a_creature_is_marked_until_the_turn_ends(game: Game) -> None:
    game.cast("Bolt", targets=["bear"])
    assert game["bear"].damage == 3
    game.end_turn()
    assert game["bear"].damage == 0


def test_a_player_loses_life_and_a_planeswalker_loyalty(game: Game) -> None:
    game.put("Walker", "walker")
    game.cast("Bolt", targets=["B"])
    game.cast("Bolt", targets=["walker"])
    assert (life(game), game["walker"].loyalty) == (17, 2)


def test_keywords_of_the_source(game: Game) -> None:
    for name in ("Deadly", "Lifelike", "Withered", "Poisonous"):
        game.put(name, name.lower())
    game.activate("withered", targets=["bear"])
    assert (game["bear"].damage, game["bear"].toughness) == (0, 3)
    game.activate("lifelike", targets=["B"])
    assert (life(game), life(game, of="A")) == (18, 22)
    game.activate("poisonous", targets=["B"])
    assert (life(game), game.player("B").facts["poison"]) == (18, 2)
    game.activate("deadly", targets=["bear"])
    assert game.destroyed("bear")


def test_a_shield_is_used_up(game: Game) -> None:
    game.cast("Salve", targets=["B"])
    for left in (20, 18):
        game.cast("Bolt", targets=["B"])
        assert life(game) == left


def test_a_shield_protects_the_object_it_was_for_and_no_new_one(game: Game) -> None:
    game.cast("Salve", targets=["bear"])
    game.move("bear", "exile")
    game.move("bear", "battlefield")
    game.cast("Bolt", targets=["bear"])
    assert game["bear"].damage == 3


def test_a_shield_against_what_fits_is_not_locked_in(game: Game) -> None:
    game.cast("Calm")
    game.put("Lifelike", "late")
    game.activate("late", targets=["B"])
    game.cast("Bolt", targets=["B"])
    assert life(game) == 17
    game.end_turn()
    game.activate("late", targets=["B"])
    assert life(game) == 15


def test_combat_damage_is_another_sort(game: Game) -> None:
    game.cast("Truce")
    game.cast("Bolt", targets=["B"])
    assert life(game) == 17


def test_damage_is_changed_by_each_effect_once(game: Game) -> None:
    game.put("Furnace")
    game.put("Furnace", "second")
    game.put("Spark")
    game.cast("Bolt", targets=["B"])
    game.cast("Bolt", targets=["bear"])
    assert (life(game), game["bear"].damage) == (7, 12)


def test_static_prevention_and_its_condition(game: Game) -> None:
    game.put("Shell", "shell")
    game.cast("Bolt", targets=["shell"])
    assert game["shell"].damage == 0
    game.end_turn()
    game.cast("Bolt", targets=["shell"])
    assert game["shell"].damage == 3


def test_protection_prevents(game: Game) -> None:
    game.put("Ward")
    game.cast("Storm")
    assert (game["bear"].damage, game["wall"].damage) == (0, 2)


def test_life_is_kept(game: Game) -> None:
    game.put("Faith")
    game.set("A", "life", 2)
    game.cast("Bolt", by="B", targets=["A"])
    assert life(game, of="A") == 1
    game.move("bear", "hand")
    game.cast("Bolt", by="B", targets=["A"])
    assert life(game, of="A") == -2
