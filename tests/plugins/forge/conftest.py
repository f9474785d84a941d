"""The positions of our own making, one for each construct."""

from collections.abc import Callable
from pathlib import Path

import pytest

from mtglayers.engine import Engine
from mtglayers.positions import Position
from mtglayers_plugins import forge

FILES = Path(__file__).parents[2] / "data/forge"
NAMES = sorted(path.stem for path in FILES.glob("*.txt"))

Read = Callable[[str], Position]


def text_of(name: str) -> str:
    return (FILES / f"{name}.txt").read_text()


@pytest.fixture
def read(engine: Engine) -> Read:
    return lambda name: forge.read(text_of(name), engine)
