"""hypothesis strategies for boards with cards of one's own."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeVar

from hypothesis import strategies as st

from mtglayers.cards import CardSet
from mtglayers.engine import Engine
from mtglayers.game import Game
from mtglayers.objects import State
from mtglayers_plugins.testing.random_boards import MOST, random_board

T = TypeVar("T")


class Drawn:
    """Decisions by hypothesis, so that what fails shrinks."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw

    def pick(self, options: Sequence[T]) -> T:
        """One of the options."""
        return options[self.draw(st.integers(0, len(options) - 1))]

    def number(self, least: int, most: int) -> int:
        """A whole number between the bounds."""
        return self.draw(st.integers(least, most))

    def chance(self, percent: int) -> bool:
        """Whether something happens that has such a chance."""
        return self.draw(st.integers(1, 100)) > 100 - percent


@cache
def _installed() -> Engine:
    return Engine()


@st.composite
def states(
    draw: st.DrawFn,
    mine: CardSet | Iterable[str],
    others: Iterable[str] | None = None,
    engine: Engine | None = None,
    most: int = MOST,
) -> State:
    """States with cards of ``mine`` and of ``others``; all that are installed when not given.

    ``mine`` is a set that the engine has, or names of cards; the engine is one with the installed plugins when absent.
    """
    known = engine or _installed()
    names = list(mine.cards) if isinstance(mine, CardSet) else list(mine)
    board = random_board(known, Drawn(draw), names, list(known.cards if others is None else others), most=most)
    return board.state(known, "current")


@st.composite
def games(
    draw: st.DrawFn,
    mine: CardSet | Iterable[str],
    others: Iterable[str] | None = None,
    engine: Engine | None = None,
    most: int = MOST,
) -> Game:
    """Games that stand as ``states`` has them, to be asked and played on."""
    return Game(engine or _installed(), draw(states(mine, others, engine, most)))
