"""The main flow: rule 613 from the actual objects to the last layer."""

from dataclasses import dataclass
from functools import cached_property

from mtglayers.board import Board
from mtglayers.effects import ContinuousEffect
from mtglayers.gathering import DEVOTION
from mtglayers.journal import Journal
from mtglayers.layers import Ruleset
from mtglayers.memory import Memory
from mtglayers.view import View
from mtglayers.waiting import Waiting, dependencies_of


@dataclass(eq=False)
class Evaluation:
    """The answer: every object after the last layer, and the journal of how it came about."""

    board: Board
    ruleset: Ruleset
    view: View
    journal: Journal

    @cached_property
    def depends(self) -> dict[str, list[tuple[ContinuousEffect, ContinuousEffect]]]:
        """For each layer that held anything: every dependency when it began, as (what depends, on what); worked out when asked."""
        journal = self.journal
        return {
            layer: dependencies_of(layer, self.board, journal.as_of(layer), start)
            for layer, start in journal.starts.items()
        }


def evaluate(board: Board, ruleset: Ruleset, *, trace: bool = True, memory: Memory | None = None) -> Evaluation:
    """Apply all continuous effects of a board under an edition of the rules (613).

    Without a trace the answer is the same, but nothing tells how it came about. With a memory of the
    evaluation before, of the same board or of one that changed a little, less is asked again.
    """
    view, journal = board.actual_objects(), Journal(ruleset, trace=trace or memory is not None)  # 613.1
    gathered = board.gathered(view)
    if memory is not None:
        memory.begin(board)
    for layer in ruleset.order:
        if layer not in gathered.by_layer and layer not in journal.going_on_in:
            continue
        if DEVOTION in gathered.by_layer:
            view = board.before(layer, view)
        journal.enter(layer, view)
        if memory is not None:
            view, complete = memory.resume(layer, gathered.by_layer.get(layer, ()), journal, view)
            gathered = board.gathered(view)
            if complete:
                continue
        waiting = Waiting(layer, board, journal, view, gathered)
        while waiting.effects:  # 611.3a, 613.6, 613.8c
            view = waiting.apply(view)  # 613.3, 613.7, 613.8
        gathered = waiting.gathered
        if memory is not None:
            memory.note(layer, waiting.first_plan, journal, view)
    return Evaluation(board, ruleset, view, journal)
