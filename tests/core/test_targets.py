"""Which targets are legal, as they are chosen and as the spell resolves."""

import pytest

from mtglayers import Game
from mtglayers.errors import Illegal, InputError, UnknownName
from mtglayers.vocabulary import (
    CardSet,
    any_target,
    creature,
    creatures,
    deal_damage,
    get,
    have,
    hexproof,
    players_have,
    protection,
    red,
    rule,
    shroud,
    spell,
    static,
    target,
    target_opponent,
    this_turn,
    until_end_of_turn,
    you,
    you_control,
)

from .boards import engine, some_cards

cards = CardSet("Targets", "TRG")
cards.card("Bolt", "{R}", "Instant")(lambda: iter([spell(deal_damage(3, any_target))]))
cards.card("Drain", "{B}", "Instant")(lambda: iter([spell(deal_damage(1, target_opponent))]))
cards.card("Grow", "{G}", "Instant")(lambda: iter([spell(until_end_of_turn(target(creature), get(+3, +3)))]))
cards.card("Two", "{G}", "Instant")(lambda: iter([spell(until_end_of_turn(target(creature, count=2), get(+1, +1)))]))
cards.card("Cloak", "{U}", "Instant")(lambda: iter([spell(until_end_of_turn(target(creature), have(shroud)))]))
cards.card("Guard", "{W}", "Enchantment")(lambda: iter([static(creatures & you_control, have(hexproof))]))
cards.card("Ward", "{W}", "Enchantment")(lambda: iter([static(creatures & you_control, have(protection(red)))]))
cards.card("Halo", "{W}", "Enchantment")(lambda: iter([static(you, players_have(hexproof))]))
cards.card("Hush", "{U}", "Instant")(
    lambda: iter([spell(this_turn(creatures & you_control, rule("can't be the targets of spells or abilities")))])
)


@pytest.fixture
def game() -> Game:
    made = engine(some_cards(), cards).new_game()
    made.put("Bear", "bear")
    made.put("Wood", "wood")
    return made


def refused(game: Game, card: str, target: str, by: str = "A") -> bool:
    try:
        game.cast(card, by=by, targets=[target])
    except Illegal:
        return True
    return False


def test_what_is_not_asked_for(game: Game) -> None:
    assert refused(game, "Grow", "wood")
    assert refused(game, "Bolt", "wood")
    assert refused(game, "Drain", "A")
    with pytest.raises(InputError):
        game.cast("Drain")
    with pytest.raises(UnknownName):
        game.cast("Grow", targets=["nobody"])


def test_hexproof_is_against_opponents(game: Game) -> None:
    game.put("Guard")
    assert refused(game, "Grow", "bear", by="B")
    assert not refused(game, "Grow", "bear", by="A")


def test_protection_is_against_its_quality(game: Game) -> None:
    game.put("Ward")
    assert refused(game, "Bolt", "bear")
    assert not refused(game, "Grow", "bear")


def test_players_have_hexproof_too(game: Game) -> None:
    game.put("Halo")
    assert refused(game, "Bolt", "A", by="B")
    assert not refused(game, "Bolt", "A", by="A")


def test_a_rule_covers_what_comes_later_and_ends_with_the_turn(game: Game) -> None:
    game.cast("Hush")
    game.put("Bear", "late")
    assert refused(game, "Grow", "late")
    game.end_turn()
    assert not refused(game, "Grow", "late")


def test_an_illegal_target_is_ignored_and_a_legal_one_is_not(game: Game) -> None:
    game.put("Bear", "other")
    game.cast("Two", targets=["bear", "other"], hold=True)
    game.cast("Cloak", targets=["bear"])
    game.resolve()
    assert (game["bear"].power, game["other"].power) == (2, 3)


def test_a_player_who_left_is_no_target(game: Game) -> None:
    game.leaves("B")
    assert refused(game, "Drain", "B")
