"""Which effect applies next: dependencies found by trial, and loops (613.8)."""

from collections.abc import Sequence

import networkx as nx

from mtglayers.effects import ContinuousEffect
from mtglayers.journal import Journal, Reason, Waits
from mtglayers.layers import Ruleset
from mtglayers.view import View


class Layer:
    """The effects that wait in one layer at one moment, and the questions that can be asked of them.

    Every answer comes from the definition: apply the one effect to a copy of the view, look at the
    other again, compare. Footprints only tell which questions need not be asked.
    """

    def __init__(self, layer: str, waiting: Sequence[ContinuousEffect], view: View, journal: Journal) -> None:
        self.layer = layer
        self.waiting = sorted(waiting, key=lambda effect: (not effect.is_cda, effect.key))
        self.view = view
        self.journal = journal
        self._trials: dict[ContinuousEffect, View | None] = {}
        self._answers: dict[tuple[ContinuousEffect, ContinuousEffect], bool] = {}
        self._on_cycles: set[ContinuousEffect] | None = None

    def next(self) -> tuple[ContinuousEffect, Reason]:
        """The earliest effect that waits on nothing (613.7, 613.8b)."""
        earlier: list[Waits] = []
        for effect in self.waiting:
            on = self.depends_on(effect)
            if not on:
                return effect, self._reason(effect, earlier)
            loop = self._free_loop(effect)
            if loop:
                return effect, self._reason(effect, earlier, loop)
            earlier.append(Waits(effect, tuple(on)))
        raise AssertionError("some component of a finite graph depends on nothing outside itself")

    def depends_on(self, effect: ContinuousEffect) -> list[ContinuousEffect]:
        """The waiting effects that it depends on (613.8a)."""
        return [other for other in self.waiting if self.depends(effect, other)]

    def depends(self, a: ContinuousEffect, b: ContinuousEffect) -> bool:
        """Whether applying b would change a's text or existence, what it applies to, or what it does to that (613.8a)."""
        if a is b or not self.could_depend(a, b):
            return False
        answer = self._answers.get((a, b))
        if answer is None:
            answer = self._answers[a, b] = self._changes(a, b)
        return answer

    def could_depend(self, a: ContinuousEffect, b: ContinuousEffect) -> bool:
        """Whether b writes anything that a reads, and neither or both define characteristics (613.8a, 604.3)."""
        if not may_depend(a, b, self.journal.ruleset):
            return False
        part = a.parts[self.layer]
        reads = part.reads_values
        if not self.journal.goes_on(a):
            reads |= part.reads_existence
        if not self.journal.set_is_fixed(a):
            reads |= part.reads_set
        return reads & b.parts[self.layer].writes != 0

    def _changes(self, a: ContinuousEffect, b: ContinuousEffect) -> bool:
        after = self._trial(b)
        if after is None:
            return False
        hits = self.journal.applies_to(a, self.view)
        if not self.journal.goes_on(a) and a.text(after) != a.text(self.view):
            return True
        if not self.journal.set_is_fixed(a) and a.applies_to(after) != hits:
            return True
        return bool(hits) and a.worked_out(self.layer, after, hits or 0) != a.worked_out(
            self.layer, self.view, hits or 0
        )

    def _trial(self, effect: ContinuousEffect) -> View | None:
        """The view if the effect were applied now; None when it applies to nothing."""
        if effect not in self._trials:
            hits = self.journal.applies_to(effect, self.view)
            self._trials[effect] = effect.apply(self.layer, self.view, hits) if hits else None
        return self._trials[effect]

    def _free_loop(self, effect: ContinuousEffect) -> list[ContinuousEffect]:
        """The loop around the effect, if no member depends on anything outside; otherwise nothing."""
        if self._on_cycles is None:
            graph: nx.DiGraph[ContinuousEffect] = nx.DiGraph(
                (a, b) for a in self.waiting for b in self.waiting if a is not b and self.could_depend(a, b)
            )
            self._on_cycles = {
                member
                for component in nx.strongly_connected_components(graph)
                if len(component) > 1
                for member in component
            }
        if effect not in self._on_cycles:
            return []
        reached = self._reached_from(effect)
        if effect in reached and all(effect in self._reached_from(other) for other in reached):
            return [other for other in self.waiting if other in reached and other is not effect]
        return []

    def _reached_from(self, effect: ContinuousEffect) -> set[ContinuousEffect]:
        reached: set[ContinuousEffect] = set()
        edge = [effect]
        while edge:
            for other in self.depends_on(edge.pop()):
                if other not in reached:
                    reached.add(other)
                    edge.append(other)
        return reached

    def all_dependencies(self) -> list[tuple[ContinuousEffect, ContinuousEffect]]:
        """Every dependency among the waiting effects."""
        return [(a, b) for a in self.waiting for b in self.waiting if self.depends(a, b)]

    def _reason(self, effect: ContinuousEffect, earlier: list[Waits], loop: Sequence[ContinuousEffect] = ()) -> Reason:
        return Reason(
            cda=effect.is_cda and any(not other.is_cda for other in self.waiting),
            alone=len(self.waiting) == 1,
            first=self.journal.layer_is_untouched,
            ahead_of=tuple(earlier),
            waited_for=tuple(
                b
                for a, b in self.journal.depends.get(self.layer, ())
                if a.identity == effect.identity and b not in self.waiting
            ),
            loop=tuple(loop),
        )


def may_depend(a: ContinuousEffect, b: ContinuousEffect, ruleset: Ruleset) -> bool:
    """The third condition of 613.8a, as the edition has it."""
    if ruleset.dependency_and_cda == "any":
        return True
    if ruleset.dependency_and_cda == "neither":
        return not a.is_cda and not b.is_cda
    return a.is_cda == b.is_cda


class FixedLayer(Layer):
    """A layer whose dependencies were found once, when it began: editions before 613.8c."""

    def __init__(
        self,
        layer: str,
        waiting: Sequence[ContinuousEffect],
        view: View,
        journal: Journal,
        found: set[tuple[object, object]],
    ) -> None:
        super().__init__(layer, waiting, view, journal)
        self._found = found

    def depends(self, a: ContinuousEffect, b: ContinuousEffect) -> bool:
        return (a.identity, b.identity) in self._found
