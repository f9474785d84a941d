"""One case: a board, and the figures of it."""

import tracemalloc
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mtglayers.board import Board
from mtglayers.compiling import forget
from mtglayers.evaluation import Evaluation, evaluate
from mtglayers.memory import Memory
from mtglayers.objects import State
from mtglayers_plugins.bench import changing
from mtglayers_plugins.bench.boards import Family, state
from mtglayers_plugins.bench.measuring import Measured, measured

if TYPE_CHECKING:
    from mtglayers.engine import Engine

Row = dict[str, Any]
"""The figures of a case, as JSON data."""


@dataclass(frozen=True)
class How:
    """How to measure: the seconds that each measurement may take, and whether the trace is measured too."""

    seconds: float
    trace: bool = False


class Bench:
    """A board, evaluated in each of the ways that are told apart."""

    def __init__(self, engine: "Engine", state: State) -> None:
        self.ruleset = engine.ruleset(state.rules)
        self.board = engine.board(state, self.ruleset)
        self._cold: Board = self.board
        self._memory = Memory()

    def make_cold(self) -> None:
        """Empty all caches."""
        forget()
        self._cold = self.board.anew()

    def cold(self) -> Evaluation:
        """All caches are empty; ``make_cold`` comes before."""
        return evaluate(self._cold, self.ruleset, trace=False)

    def plain(self, *, trace: bool = False) -> Evaluation:
        """Nothing is remembered but what abilities were compiled to, and which there are on the unchanged board."""
        return evaluate(self.board, self.ruleset, trace=trace)

    def told(self) -> int:
        """Every application is read besides; how many there are."""
        return len(self.plain(trace=True).journal.applications)

    def remembered(self, *, trace: bool = False) -> Evaluation:
        """The order found last time is checked, and used again."""
        return evaluate(self.board, self.ruleset, trace=trace, memory=self._memory)

    def medians(self, how: How) -> Row:
        """The three figures of the unchanged board, trials and comparisons of a plain evaluation, and the memory."""
        figures: dict[str, Measured | None] = {
            "cold": measured(self.cold, how.seconds, self.make_cold),
            "plain": measured(self.plain, how.seconds),
            "remembered": measured(self.remembered, how.seconds),
        }
        if how.trace:
            figures["plain_traced"] = measured(lambda: self.plain(trace=True), how.seconds)
            figures["plain_told"] = measured(self.told, how.seconds)
            figures["remembered_traced"] = measured(lambda: self.remembered(trace=True), how.seconds)
        row: Row = {name: None if one is None else one.data() for name, one in figures.items()}
        for name, traced in (("plain", "trace"), ("plain", "told"), ("remembered", "trace")):
            off, on = figures[name], figures.get(f"{name}_{'traced' if traced == 'trace' else traced}")
            if off is not None and on is not None:
                row[f"{name}_{traced}_ratio"] = round(on.median / off.median, 3)
        answer = self.plain()
        row |= {"trials": answer.journal.trials, "comparisons": answer.journal.comparisons}
        return row | self.memory()

    def memory(self) -> Row:
        """The bytes that an evaluation keeps with its journal, every application of it read, and the most that it needed at once; the board's columns are not in it."""
        fresh = self.board.anew()
        tracemalloc.start()
        try:
            kept = evaluate(fresh, self.ruleset)
            kept.journal.applications  # noqa: B018  # so that all views are there
            current, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        del kept
        return {"memory_bytes": current, "peak_bytes": peak}


def family_case(
    engine: "Engine", family: Family, permanents: int, effects: int, how: How, *, unchanged: bool = True
) -> Row:
    """All figures of one board of a family; those of the changing board alone where the unchanged one is not wanted."""
    board = state(family, permanents, effects)
    row: Row = {"family": family.name, "permanents": permanents, "effects": effects}
    if unchanged:
        row |= Bench(engine, board).medians(how)
    row["entering"] = changing.entering(engine, board, how.seconds).data()
    row["leaving"] = changing.leaving(engine, board, how.seconds).data()
    row["counter"] = changing.counting(engine, board, how.seconds).data()
    return row
