"""Random boards: legal as they lie, the same for the same seed, drawn by hypothesis too."""

from hypothesis import given, settings

from mtglayers.engine import Engine
from mtglayers.filters import Word
from mtglayers.game import Game
from mtglayers.objects import State
from mtglayers_plugins.testing import Seeded, every_pair, footprint_differences, games, random_board, states

MINE = ("Goblin King", "Bonesplitter", "Pacifism", "Conspiracy", "Nimbus Naiad")


def test_a_seed_makes_the_same_board(engine: Engine) -> None:
    assert random_board(engine, Seeded(5), MINE) == random_board(engine, Seeded(5), MINE)
    assert len({random_board(engine, Seeded(seed), MINE) for seed in range(20)}) > 15


def test_boards_have_cards_of_mine_and_can_be(engine: Engine) -> None:
    others = sorted(engine.cards)
    for seed in range(60):
        board = random_board(engine, Seeded(seed), MINE, others)
        assert board.can_be
        auras = [
            one
            for one in board.lying
            if isinstance(one.card, str) and Word("Aura", "enchantment type") in engine.card(one.card).front.words
        ]
        assert all(one.attached_to for one in auras if one.zone == "battlefield")
        board.evaluate(engine, "current")


def test_footprints_of_the_installed_cards_are_true(engine: Engine) -> None:
    blind, names = every_pair(engine), sorted(engine.cards)
    for seed in range(100):
        board = random_board(engine, Seeded(seed), names, names)
        assert footprint_differences(engine, blind, board.state(engine, "current")) == []


@settings(max_examples=25)
@given(
    game=games(mine=MINE, others=("Glorious Anthem", "Humility"), most=4)
)  # nothing of which a bear could enter as a copy
def test_games(game: Game) -> None:
    assert set(game.view().ids)
    bear = game.put("Grizzly Bears")
    assert game.view()[bear].name == "Grizzly Bears"


@settings(max_examples=25)
@given(state=states(mine=MINE, others=()))
def test_states(state: State) -> None:
    assert {one.card for one in state.objects if one.card} <= set(MINE)
