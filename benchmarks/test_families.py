"""The boards of the families with pytest-benchmark: ``pytest benchmarks`` from the sources, after installing the group ``bench``.

Each board is evaluated cold, plain and remembered, and as part of a game in which something enters or
leaves before every question. No time is asserted.
"""

from typing import Any

import pytest

from mtglayers.engine import Engine
from mtglayers_plugins.bench.boards import FAMILIES, state
from mtglayers_plugins.bench.cases import Bench
from mtglayers_plugins.bench.changing import Changing
from mtglayers_plugins.bench.peer import PEER

Benchmark = Any
"""The fixture of pytest-benchmark, which has no types."""

cases = pytest.mark.parametrize(("family", "permanents", "effects"), PEER, ids=str)


@pytest.fixture
def bench(engine: Engine, family: str, permanents: int, effects: int) -> Bench:
    """The board of a case."""
    return Bench(engine, state(FAMILIES[family], permanents, effects))


@cases
def test_cold(benchmark: Benchmark, bench: Bench) -> None:
    """All caches are empty."""
    benchmark.pedantic(bench.cold, setup=bench.make_cold, rounds=20)


@cases
def test_plain(benchmark: Benchmark, bench: Bench) -> None:
    """Nothing is remembered but compiled parts."""
    benchmark(bench.plain)


@cases
def test_remembered(benchmark: Benchmark, bench: Bench) -> None:
    """The order is remembered, of a board that never changes: flatters."""
    benchmark(bench.remembered)


@cases
@pytest.mark.parametrize("what", ["enters", "leaves", "counter"])
def test_changing(benchmark: Benchmark, engine: Engine, family: str, permanents: int, effects: int, what: str) -> None:
    """A change, and the question after it."""
    game = Changing(engine, state(FAMILIES[family], permanents, effects))
    change, setup = {
        "enters": (game.come, game.before_it_comes),
        "leaves": (game.leave, game.before_it_leaves),
        "counter": (game.count, game.next),
    }[what]

    def both() -> None:
        change()
        game.ask()

    benchmark.pedantic(both, setup=setup, rounds=20)
