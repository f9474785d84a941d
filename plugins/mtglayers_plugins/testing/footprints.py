"""Whether what abilities declare to read and write is true: honoured or ignored, the answer must be the same."""

import copy
from typing import TYPE_CHECKING, Any, Final

from mtglayers.abilities import Instances
from mtglayers.footprints import EVERY_BIT, Footprints
from mtglayers.nodes import Footprint

if TYPE_CHECKING:
    from mtglayers.engine import Engine
    from mtglayers.evaluation import Evaluation
    from mtglayers.objects import State

APART: Final = frozenset({"static", "ability"})
"""Columns whose values are told by what they are, not by which."""


class EveryPair(Footprints):
    """Footprints by which everything could meet everything, so that every pair of effects is tried."""

    def reading(self, footprint: Footprint) -> int:
        """Everything."""
        return EVERY_BIT

    def writing(self, footprint: Footprint) -> int:
        """Everything."""
        return EVERY_BIT


def every_pair(engine: "Engine") -> "Engine":
    """The same engine, but for that it tries every pair of effects for dependency, whatever they declare (613.8a)."""
    other = copy.copy(engine)
    given = engine.instances
    other.instances = Instances(given.keywords, given.land_abilities, given.creature_types)
    other.instances.footprints = EveryPair()
    return other


def footprint_differences(engine: "Engine", blind: "Engine", state: "State") -> list[str]:
    """How the answer is otherwise when footprints are ignored (``blind`` is ``every_pair(engine)``); none is right."""
    honoured, ignored = facts(engine.evaluate(state)), facts(blind.evaluate(state))
    return [
        f"{what}: {honoured.get(what, 'nothing')} by what is declared, {ignored.get(what, 'nothing')} when every pair is tried"
        for what in dict.fromkeys((*honoured, *ignored))
        if honoured.get(what) != ignored.get(what)
    ]


def facts(evaluation: "Evaluation") -> dict[str, Any]:
    """The order of application by layer, and every value of every object and player, in words."""
    found: dict[str, Any] = {}
    for done in evaluation.journal.applications:
        found.setdefault(f"layer {done.layer}", []).append(
            f"{done.effect.label} to {', '.join(evaluation.board.names(done.hits or 0)) or 'nothing'}"
        )
    for column, cells in evaluation.view.columns.items():
        if column in ("halves", "id"):
            continue
        for value, held in cells.items():
            said = repr(value.ability) if column in APART else str(value)
            for one in evaluation.board.names(held):
                found.setdefault(f"{one}, {column}", []).append(said)
    return {what: sorted(said) if not what.startswith("layer ") else said for what, said in found.items()}
