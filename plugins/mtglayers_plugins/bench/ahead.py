"""SHIM: what the core is about to offer, and stands in for it where it is not there yet.

To be removed when the core has all of it: then ``Memory`` comes from ``mtglayers.memory``,
``evaluated`` is ``mtglayers.evaluation.evaluate``, ``anew`` is ``board.anew()``, ``forget`` is
``mtglayers.compiling.forget()``, ``trials_of`` and ``comparisons_of`` read the journal.
"""

from importlib import import_module
from inspect import signature
from typing import Any

from mtglayers import compiling, evaluation
from mtglayers.board import Board
from mtglayers.evaluation import Evaluation
from mtglayers.layers import Ruleset

REMEMBERS = "memory" in signature(evaluation.evaluate).parameters
"""Whether this core can remember the order that it found."""


def new_memory() -> Any:
    """An empty memory of an order; None where the core has none."""
    return import_module("mtglayers.memory").Memory() if REMEMBERS else None


def evaluated(board: Board, ruleset: Ruleset, *, trace: bool = False, memory: Any = None) -> Evaluation:
    """The board evaluated, with the order of last time where there is a memory of it."""
    evaluate: Any = evaluation.evaluate
    more = {"memory": memory} if REMEMBERS and memory is not None else {}
    answer: Evaluation = evaluate(board, ruleset, trace=trace, **more)
    return answer


def anew(board: Board) -> Board:
    """The board with nothing derived from its columns."""
    own: Any = getattr(board, "anew", None)
    if own is not None:
        fresh: Board = own()
        return fresh
    return Board(
        board.state, board.ruleset, board.instances, board.view, board.rows, board.ids, list(board.lasting)
    )  # fmt: skip


def forget(board: Board) -> None:
    """Forget the functions that filters were compiled to."""
    everywhere: Any = getattr(compiling, "forget", None)
    if everywhere is not None:
        everywhere()
        return
    for effect in board.gathered(board.view).effects:
        for node in effect.data.walk():
            node.__dict__.pop("_compiled", None)


def trials_of(answer: Evaluation) -> int | None:
    """How many trials were made; None where the core does not count them."""
    found: int | None = getattr(answer.journal, "trials", None)
    return found


def comparisons_of(answer: Evaluation) -> int | None:
    """How many effects were compared; None where the core does not count that."""
    found: int | None = getattr(answer.journal, "comparisons", None)
    return found
