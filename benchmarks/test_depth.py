"""Many effects that meet in layer 4, and many copies of one lord, with pytest-benchmark: ``pytest benchmarks``."""

from typing import Any

import pytest

from mtglayers.engine import Engine
from mtglayers_plugins.bench.cases import Bench
from mtglayers_plugins.bench.crowds import chain, loop, lords


@pytest.mark.parametrize("effects", [15, 30, 60, 120])
def test_chain(benchmark: Any, engine: Engine, effects: int) -> None:
    """Each effect waits for the next."""
    benchmark(Bench(engine, chain(effects)).plain)


@pytest.mark.parametrize("effects", [15, 30, 60])
def test_loop(benchmark: Any, engine: Engine, effects: int) -> None:
    """All are in one thick loop."""
    benchmark(Bench(engine, loop(effects)).plain)


def test_lords(benchmark: Any, engine: Engine) -> None:
    """Each of 1,000 tokens gives all others +1/+1."""
    benchmark(Bench(engine, lords(1_000)).plain)
