"""Plans: which of the effects that wait in a layer could depend on which, from footprints alone (613.8a).

A plan is worked out once for the same effects, of which the same have started, and serves every
evaluation after that: it holds nothing that a view could change.
"""

from collections.abc import Sequence
from functools import cached_property

import networkx as nx

from mtglayers.effects import ContinuousEffect
from mtglayers.journal import Journal
from mtglayers.layers import Ruleset


class Plan:
    """What waiting effects read and write in one layer, as bits (see ``footprints``)."""

    def __init__(self, layer: str, effects: Sequence[ContinuousEffect], journal: Journal) -> None:
        self.layer = layer
        self.effects = effects
        self.ruleset: Ruleset = journal.ruleset
        self.reads: dict[ContinuousEffect, int] = {}
        """The bits of what decides an effect: existence and set only until it has started (613.6)."""
        self._written = 0
        for effect in effects:
            part = effect.parts[layer]
            reads = part.reads_values
            if not journal.goes_on(effect):
                reads |= part.reads_existence
            if not journal.set_is_fixed(effect):
                reads |= part.reads_set
            self.reads[effect] = reads
            self._written |= part.writes
        self._partners: dict[ContinuousEffect, tuple[ContinuousEffect, ...]] = {}

    @cached_property
    def meets(self) -> bool:
        """Whether any could depend on another."""
        return any(self.could_depend_on(effect) for effect in self.effects)

    def could_depend_on(self, effect: ContinuousEffect) -> tuple[ContinuousEffect, ...]:
        """The effects that write something that it reads."""
        partners = self._partners.get(effect)
        if partners is None:
            reads, layer = self.reads[effect], self.layer
            partners = self._partners[effect] = (
                tuple(
                    other
                    for other in self.effects
                    if reads & other.parts[layer].writes
                    and other is not effect
                    and may_depend(effect, other, self.ruleset)
                )
                if reads & self._written
                else ()
            )
        return partners

    @cached_property
    def on_cycles(self) -> set[ContinuousEffect]:
        """The effects that lie on a cycle of such possibilities: only they can be in a loop."""
        graph: nx.DiGraph[ContinuousEffect] = nx.DiGraph((a, b) for a in self.effects for b in self.could_depend_on(a))
        return {
            member
            for component in nx.strongly_connected_components(graph)
            if len(component) > 1
            for member in component
        }


def may_depend(a: ContinuousEffect, b: ContinuousEffect, ruleset: Ruleset) -> bool:
    """The third condition of 613.8a, as the edition has it."""
    if ruleset.dependency_and_cda == "any":
        return True
    if ruleset.dependency_and_cda == "neither":
        return not a.is_cda and not b.is_cda
    return a.is_cda == b.is_cda
