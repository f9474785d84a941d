"""Engine and oracle give the same answer on random boards (MTGLAYERS_BOARDS says on how many)."""

import os
import random
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings

from .board import Board
from .compare import PLUGINS, by_the_engine, differences, engine
from .editions import EDITIONS
from .invented import board_of_seed
from .smallest import smallest
from .strategies import boards

BOARDS = int(os.environ.get("MTGLAYERS_BOARDS", "400"))
FIRST = int(os.environ.get("MTGLAYERS_FIRST_BOARD", "0"))
IN_ONE = 100
"""Boards in one test, so that they can be spread over processes."""


def told(board: Board, seed: int | None = None) -> str:
    """A board that differs, as small as it can be made, and how."""
    least = smallest(board, lambda one: bool(differences(one)))
    return "\n".join(
        [f"seed {seed}", *map(str, (*least.things, *least.resolved, *least.counters)), *differences(least)]
    )


@pytest.mark.parametrize("first", range(FIRST, FIRST + BOARDS, IN_ONE))
def test_boards_of_seeds(first: int) -> None:
    for seed in range(first, min(first + IN_ONE, FIRST + BOARDS)):
        board = board_of_seed(seed)
        if differences(board):
            pytest.fail(told(board, seed))


@pytest.mark.parametrize("rules", [rules for rules in EDITIONS if rules not in ("iko", "current")])
def test_boards_under_older_rules(rules: str) -> None:
    for seed in range(FIRST, FIRST + BOARDS // 10):
        board = replace(board_of_seed(seed), rules=rules)
        if differences(board):
            pytest.fail(told(board, seed))


@settings(
    max_examples=min(BOARDS, 2000) // 4,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(board=boards())
def test_boards_of_hypothesis(board: Board) -> None:
    assert differences(board) == []


def test_the_order_of_plugins_changes_nothing() -> None:
    order = list(PLUGINS)
    for number in range(3):
        random.Random(number).shuffle(order)  # noqa: S311  # any order will do
        other = engine(tuple(order))
        for seed in range(BOARDS // 10):
            board = board_of_seed(seed)
            assert by_the_engine(board, other) == by_the_engine(board), (seed, order)
