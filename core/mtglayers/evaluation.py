"""The main flow: rule 613 from the actual objects to the last layer."""

from dataclasses import dataclass

from mtglayers.board import Board
from mtglayers.dependency import FixedLayer, Layer
from mtglayers.journal import Journal
from mtglayers.layers import Ruleset
from mtglayers.view import View


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The answer: every object after the last layer, and the journal of how it came about."""

    board: Board
    ruleset: Ruleset
    view: View
    journal: Journal


def evaluate(board: Board, ruleset: Ruleset) -> Evaluation:
    """Apply all continuous effects of a board under an edition of the rules (613)."""
    view, journal = board.actual_objects(), Journal(ruleset)  # 613.1
    for layer in ruleset.layers:
        journal.enter()
        view = board.before(layer.id, view)
        first: set[tuple[object, object]] | None = None
        while waiting := journal.waiting(layer.id, board.effects(view)):  # 611.3a, 613.6
            now = Layer(layer.id, waiting, view, journal)
            if first is None:
                found = journal.depends[layer.id] = now.all_dependencies()
                first = {(a.identity, b.identity) for a, b in found}
            if not ruleset.reevaluate:
                now = FixedLayer(layer.id, waiting, view, journal, first)
            effect, reason = now.next()  # 613.3, 613.7, 613.8
            view = journal.apply(layer.id, effect, view, reason)
    return Evaluation(board, ruleset, view, journal)
