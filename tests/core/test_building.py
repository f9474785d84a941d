"""Boards that go on from the one before are what a new board is."""

from collections.abc import Mapping
from typing import Any

from mtglayers import Engine
from mtglayers.board import Board
from mtglayers.game import Game


def said(board: Board) -> Mapping[str, Any]:
    """The facts by which objects speak of others, in ids."""
    found: dict[str, Any] = {}
    for column in ("attached to", "linked"):
        for key, held in board.view[column].items():
            bit, role = key if isinstance(key, tuple) else (key, "")
            found[f"{column} {board.names(bit)} {role}"] = board.names(held)
    return found


def same_as_new(game: Game) -> Board:
    """The board of the game, which speaks as a new one does."""
    board = game.view().evaluation.board
    assert said(board) == said(game.engine.board(game.state, game.ruleset))
    return board


def test_what_an_object_is_linked_to_is_found_in_its_new_row() -> None:
    game = Engine().new_game()
    for card in ("Grizzly Bears", "Goblin King", "Forest"):
        game.put(card, by="A")
    with game.whole():
        game.link("forest", "exiled", "grizzly-bears")
    assert list(said(same_as_new(game)).values()) == [["grizzly-bears"]]
    game.move("grizzly-bears", "exile")
    assert list(said(same_as_new(game)).values()) == [["grizzly-bears"]]
    game.move("grizzly-bears", "battlefield")
    same_as_new(game)


def test_a_row_is_not_used_again_until_a_board_is_built_anew() -> None:
    game = Engine().new_game()
    game.put("Grizzly Bears", by="A")
    widths = []
    for _ in range(120):
        game.put("Forest", "f", by="A")
        game.move("f", "exile")
        widths.append(len(same_as_new(game).ids))
        with game.whole():
            game.remove("f")
    assert max(widths) < 120
    assert widths[1] > widths[0]
