"""Copies of games: how many a second, and what each keeps."""

import tracemalloc
from typing import TYPE_CHECKING, Final

from mtglayers.game import Game
from mtglayers_plugins.bench.boards import FAMILIES, state
from mtglayers_plugins.bench.cases import How, Row
from mtglayers_plugins.bench.measuring import measured

if TYPE_CHECKING:
    from mtglayers.engine import Engine

COPIES: Final = 10_000
MOST_BYTES: Final = 200_000_000
"""Copies are made until they hold so much, where that comes first."""


def copy_case(engine: "Engine", permanents: int, effects: int, how: How, copies: int = COPIES) -> Row:
    """A game of the family *all*, looked at once, and copied again and again."""
    game = Game(engine, state(FAMILIES["all"], permanents, effects))
    game.view()
    took = measured(game.copy, how.seconds)
    kept = [game.copy()]
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        held = 0
        while len(kept) <= copies and held < MOST_BYTES:
            kept.append(game.copy())
            held = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    made = len(kept) - 1
    return {
        "permanents": permanents,
        "effects": effects,
        "copy": took.data(),
        "copies_per_second": round(1e6 / took.median),
        "copies": made,
        "bytes_per_copy": round(held / made),
    }
