"""Last known information: what is remembered of objects that have left."""

import pytest

from mtglayers import Game
from mtglayers.vocabulary import (
    CardSet,
    activated,
    any_target,
    controller_of,
    creature,
    deal_damage,
    destroy,
    enchant,
    enchanted_creature,
    get,
    lose_life,
    power,
    spell,
    target,
    that,
    this,
    until_end_of_turn,
)

from .boards import engine, some_cards

cards = CardSet("Last", "LST")
cards.card("Spitter", "{R}", "Creature — Lizard", "2/1")(
    lambda: iter([activated("{T}", deal_damage(power.of(this), any_target))])
)
cards.card("Flame", "{R}", "Enchantment — Aura")(
    lambda: iter([enchant(creature), activated("{R}", until_end_of_turn(enchanted_creature, get(+1, +0)))])
)
cards.card("Toll", "{B}", "Instant")(
    lambda: iter([spell(destroy(target(creature)), lose_life(controller_of(that), power.of(that)))])
)


@pytest.fixture
def game() -> Game:
    made = engine(some_cards(), cards).new_game()
    made.put("Bear", "bear")
    return made


def test_a_number_of_the_source_is_what_it_last_was(game: Game) -> None:
    game.put("Spitter", "spitter", counters={"+1/+1": 3})
    game.activate("spitter", targets=["B"], hold=True)
    game.move("spitter", "graveyard")
    game.resolve()
    assert game.player("B").life == 15


def test_the_host_of_an_aura_that_has_left(game: Game) -> None:
    game.put("Flame", "flame", attached_to="bear")
    game.activate("flame", hold=True)
    game.move("flame", "hand")
    game.resolve()
    assert game["bear"].power == 3


def test_the_host_of_an_aura_that_has_moved_is_the_new_one(game: Game) -> None:
    game.put("Bear", "other")
    game.put("Flame", "flame", attached_to="bear")
    game.activate("flame", hold=True)
    game.attach("flame", "other")
    game.resolve()
    assert (game["bear"].power, game["other"].power) == (2, 3)


def test_a_host_that_has_left_as_well_is_not_found_again(game: Game) -> None:
    game.put("Flame", "flame", attached_to="bear")
    game.activate("flame", hold=True)
    game.move("flame", "hand")
    game.move("bear", "exile")
    game.move("bear", "battlefield")
    game.resolve()
    assert game["bear"].power == 2


def test_what_the_spell_itself_destroyed(game: Game) -> None:
    game.put("Bear", "stolen", owner="A", by="B", counters={"+1/+1": 1})
    game.cast("Toll", targets=["stolen"])
    assert (game.player("A").life, game.player("B").life) == (20, 17)


def test_a_copy_of_the_game_remembers_for_itself(game: Game) -> None:
    game.put("Spitter", "spitter")
    game.activate("spitter", targets=["B"], hold=True)
    other = game.copy()
    other.move("spitter", "graveyard")
    other.resolve()
    assert (other.player("B").life, game.player("B").life) == (18, 20)
    assert len(game.stack) == 1
