"""The rules of the game that effects make or change, as they are in force after the last layer (613.11)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mtglayers.context import Context
from mtglayers.modifications.rules import Rule

if TYPE_CHECKING:
    from mtglayers.reading import Answer


def rules_in_force(answer: "Answer") -> Iterator[tuple[Rule, int, Context]]:
    """Each rule, the objects or players that it is about, and what its words stand for."""
    layer = answer.evaluation.ruleset.layer_for("rule")
    for done in answer.evaluation.journal.applications:
        if done.layer == layer and done.hits:
            for modification in done.effect.parts[done.layer].does:
                if isinstance(modification, Rule):
                    yield modification, done.hits, done.effect.context


def rules_about(answer: "Answer", id: str) -> list[Rule]:
    """The rules about one object or player."""
    bit = answer.evaluation.board.bits([id])
    return [rule for rule, hits, _ in rules_in_force(answer) if hits & bit]
