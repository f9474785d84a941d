"""Who may, must and can't attack and block."""

from functools import partial

import pytest

from mtglayers import Game, combat
from mtglayers.vocabulary import (
    CardSet,
    Forest,
    Wall,
    activated,
    artifact,
    controlled_by_players,
    creatures,
    defender,
    during_next_turn_of,
    flying,
    landwalk,
    protection,
    reach,
    rule,
    shadow,
    spell,
    static,
    target_opponent,
    this,
    this_turn,
    without,
)

from .boards import engine, some_cards

cards = CardSet("Combat", "CMB")
for name, ability in (("Bird", flying), ("Spider", reach), ("Shade", shadow), ("Fence", defender)):
    cards.card(name, "{1}", "Creature — Bird", "1/1")(partial(iter, [ability]))
cards.card("Stalker", "{1}", "Creature — Elf", "1/1")(lambda: iter([landwalk(Forest)]))
cards.card("Saint", "{1}", "Creature — Elf", "1/1")(lambda: iter([protection(artifact)]))
cards.card("Ghost", "{1}", "Creature — Spirit", "1/1")(lambda: iter([static(this, rule("can't be blocked"))]))
cards.card("Ram", "{1}", "Creature — Goat", "1/1")(lambda: iter([static(this, rule("can't be blocked by {}", Wall))]))
cards.card("Rush", "{1}", "Enchantment")(lambda: iter([static(creatures, rule("attack each combat if able"))]))
cards.card("Peace", "{1}", "Enchantment")(lambda: iter([static(creatures, rule("can't attack"), rule("can't block"))]))
cards.card("Stumble", "{R}", "Sorcery")(
    lambda: iter([spell(this_turn(creatures & without(flying), rule("can't block")))])
)
cards.card("Lure", "{3}", "Artifact")(
    lambda: iter([
        activated("{T}", during_next_turn_of(
            target_opponent, creatures & controlled_by_players(target_opponent), rule("attack {} if able", this)))
    ])
)  # fmt: skip


@pytest.fixture
def game() -> Game:
    made = engine(some_cards(), cards).new_game()
    for name in ("Bear", "Bird", "Spider", "Shade", "Fence", "Stalker", "Saint", "Ghost", "Ram"):
        made.put(name, name.lower())
        made.put(name, f"their {name.lower()}", by="B")
    made.put("Wall", "their wall", by="B")
    return made


def blockers(game: Game, id: str) -> set[str]:
    return {one.removeprefix("their ") for one in combat.blockers(game.view(), id)}


EVERYONE = {"bear", "bird", "spider", "fence", "stalker", "saint", "ghost", "ram", "wall"}


def test_who_can_attack(game: Game) -> None:
    game.tap("bird")
    view = game.view()
    assert combat.can_attack(view, "bear")
    assert not combat.can_attack(view, "bird")
    assert not combat.can_attack(view, "fence")
    game.put("Peace")
    assert not combat.can_attack(game.view(), "bear")
    assert not combat.can_block(game.view(), "bear")


def test_who_must_attack_in_the_turn_of_its_controller(game: Game) -> None:
    game.put("Rush")
    must = [id for id in ("bear", "fence", "their bear") if combat.must_attack(game.view(), id)]
    assert must == ["bear"]


def test_a_rule_for_the_next_turn(game: Game) -> None:
    game.put("Lure", "lure")
    game.activate("lure", targets=["B"])
    assert not combat.must_attack(game.view(), "their bear")
    game.end_turn()
    game.put("Bear", "late", by="B")
    assert combat.must_attack(game.view(), "their bear")
    assert combat.must_attack(game.view(), "late")
    for _ in range(2):
        game.end_turn()
    assert not combat.must_attack(game.view(), "late")


def test_evasion(game: Game) -> None:
    assert blockers(game, "bear") == EVERYONE
    assert blockers(game, "bird") == {"bird", "spider"}
    assert blockers(game, "shade") == {"shade"}
    assert blockers(game, "saint") == EVERYONE - {"wall"}
    assert blockers(game, "stalker") == EVERYONE
    game.put("Wood", by="B")
    assert blockers(game, "stalker") == set()


def test_rules_about_blocking(game: Game) -> None:
    assert blockers(game, "ghost") == set()
    assert not combat.can_be_blocked(game.view(), "ghost")
    assert blockers(game, "ram") == EVERYONE - {"wall"}


def test_a_rule_of_the_turn_is_about_late_creatures_too(game: Game) -> None:
    game.cast("Stumble")
    game.put("Bear", "late", by="B")
    able = [id for id in ("late", "their bear", "their bird") if combat.can_block(game.view(), id)]
    assert able == ["their bird"]
    game.end_turn()
    assert combat.can_block(game.view(), "late")


def test_what_it_could_block_among_those_that_attack(game: Game) -> None:
    game.attack("bird")
    game.attack("bear")
    assert combat.blockable(game.view(), "their fence") == ["bear"]
