"""hypothesis strategies for the same random boards, so that a failure shrinks."""

from collections.abc import Sequence
from typing import TypeVar

from hypothesis import strategies as st

from .board import Board
from .invented import Inventor

T = TypeVar("T")


class Drawn:
    """Decisions by hypothesis; the first option and the least number are the simplest."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw

    def pick(self, options: Sequence[T]) -> T:
        return options[self.draw(st.integers(0, len(options) - 1))]

    def number(self, least: int, most: int) -> int:
        return self.draw(st.integers(least, most))

    def chance(self, percent: int) -> bool:
        return self.draw(st.integers(1, 100)) > 100 - percent


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Boards of invented cards: see ``Inventor`` for what is on them."""
    return Inventor(Drawn(draw)).board()
