"""Boards that change before every question: something enters or leaves, a counter comes or goes."""

from typing import TYPE_CHECKING, Final

from mtglayers.game import Game
from mtglayers.objects import State
from mtglayers_plugins.bench.measuring import Two, measured_in_turn

if TYPE_CHECKING:
    from mtglayers.engine import Engine

COMES: Final = "Grizzly Bears"
ROUND: Final = 16
"""After so many changes the game starts again from a copy, so that what has left does not pile up in exile."""


class Changing:
    """A game whose board changes by one thing at a time, and back."""

    def __init__(self, engine: "Engine", state: State) -> None:
        self._base = Game(engine, state)
        self._base.view()
        self.game = self._base
        self._number = -1
        self._came: str | None = None
        filler = [one.id for one in state.objects if one.card == COMES]
        self._creature = filler[0] if filler else state.objects[-1].id

    def next(self) -> None:
        """Make ready for the next change, which is not timed."""
        self._number += 1
        if self._number % ROUND == 0:
            self.game = self._base.copy()
            self.game.view()

    def come_or_go(self) -> None:
        """A creature enters, or the one that entered leaves."""
        if self._came is None:
            self._came = self.game.put(COMES, by="A")
        else:
            self.game.move(self._came, "exile")
            self._came = None

    def count(self) -> None:
        """A creature gets a +1/+1 counter, or loses it."""
        self.game.add_counters(self._creature, {"+1/+1": 1 if self._number % 2 == 0 else -1})

    def ask(self) -> object:
        """What everything looks like."""
        return self.game.view().evaluation.view


def entering(engine: "Engine", state: State, seconds: float) -> Two:
    """How long it takes when something enters or leaves before every question."""
    game = Changing(engine, state)
    return measured_in_turn(game.come_or_go, game.ask, seconds, game.next)


def counting(engine: "Engine", state: State, seconds: float) -> Two:
    """How long it takes when a counter comes or goes before every question."""
    game = Changing(engine, state)
    return measured_in_turn(game.count, game.ask, seconds, game.next)
