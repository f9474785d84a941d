"""Boards that change before every question: something enters or leaves, a counter comes or goes."""

from time import perf_counter
from typing import TYPE_CHECKING, Final

from mtglayers.game import Game
from mtglayers.objects import State
from mtglayers.reading import Answer
from mtglayers_plugins.bench.measuring import Two, measured_in_turn

if TYPE_CHECKING:
    from mtglayers.engine import Engine

COMES: Final = "Grizzly Bears"
ROUND: Final = 16
"""After so many changes the game starts again from a copy, so that what has left does not pile up in exile."""


class Watched(Game):
    """A game that counts how long it works out what everything looks like, whoever asks."""

    spent = 0.0
    """So many seconds."""

    def view(self) -> Answer:
        """What everything looks like now."""
        started = perf_counter()
        answer = super().view()
        self.spent += perf_counter() - started
        return answer


class Changing:
    """A game whose board changes by one thing at a time, and back."""

    def __init__(self, engine: "Engine", state: State) -> None:
        self._base = Watched(engine, state)
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
            self.game, self._came = self._base.copy(), None
        self.game.view()
        self.game.spent = 0.0

    def come(self) -> None:
        """A creature enters."""
        self._came = self.game.put(COMES, by="A")

    def leave(self) -> None:
        """The one that entered leaves."""
        if self._came is not None:
            self.game.move(self._came, "exile")
            self._came = None

    def before_it_comes(self) -> None:
        """Make ready for one that comes."""
        self.leave()
        self.next()

    def before_it_leaves(self) -> None:
        """Make ready for one that leaves."""
        self.next()
        self.come()
        self.next()

    def count(self) -> None:
        """A creature gets a +1/+1 counter, or loses it."""
        self.game.add_counters(self._creature, {"+1/+1": 1 if self._number % 2 == 0 else -1})

    def ask(self) -> object:
        """What everything looks like."""
        return self.game.view().evaluation.view

    def spent(self) -> float:
        """How long it was worked out what everything looks like, since it was made ready."""
        return self.game.spent


def entering(engine: "Engine", state: State, seconds: float) -> Two:
    """How long it takes when something enters before every question."""
    game = Changing(engine, state)
    return measured_in_turn(game.come, game.ask, seconds, game.before_it_comes, game.spent)


def leaving(engine: "Engine", state: State, seconds: float) -> Two:
    """How long it takes when something leaves before every question."""
    game = Changing(engine, state)
    return measured_in_turn(game.leave, game.ask, seconds, game.before_it_leaves, game.spent)


def counting(engine: "Engine", state: State, seconds: float) -> Two:
    """How long it takes when a counter comes or goes before every question."""
    game = Changing(engine, state)
    return measured_in_turn(game.count, game.ask, seconds, game.next, game.spent)
