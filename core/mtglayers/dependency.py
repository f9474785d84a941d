"""Which effect applies next: dependencies found by trial, and loops (613.8)."""

from collections.abc import Sequence
from typing import Final

import networkx as nx

from mtglayers.board import Board
from mtglayers.effects import ContinuousEffect, Part
from mtglayers.journal import ALONE, EARLIEST, FIRST, LAST, Journal, Reason, Waits
from mtglayers.layers import Ruleset
from mtglayers.view import View

NOT_YET: Final = View({}, 0)
"""Stands for a trial that was not made yet."""


class Waiting:
    """The effects that wait in one layer, earliest first, and which of them depends on which.

    Every answer comes from the definition: apply the one effect to a copy of the view, look at the
    other again, compare. Footprints only tell which questions need not be asked, and which answers
    still hold after another effect has been applied. Questions are asked only when they matter:
    the first effect in timestamp order that depends on nothing is the next to apply (613.8b).
    """

    def __init__(self, layer: str, board: Board, journal: Journal, view: View) -> None:
        self.layer = layer
        self.board = board
        self.journal = journal
        self.ruleset: Ruleset = board.ruleset
        self.effects: list[ContinuousEffect] = []
        self.view = view
        self._column: object = None
        self._written = 0
        self._partners: dict[ContinuousEffect, list[ContinuousEffect]] = {}
        self._reading: dict[ContinuousEffect, int] = {}
        self._answers: dict[tuple[ContinuousEffect, ContinuousEffect], bool] = {}
        self._trials: dict[object, View | None] = {}
        self._on_cycles: set[ContinuousEffect] | None = None
        self._fixed: set[tuple[object, object]] | None = None
        journal.enter(layer, view)

    def look(self, view: View) -> bool:
        """See what waits as the view stands (611.3a, 613.6, 613.8c); whether there is anything."""
        self.view = view
        column = view["static"]
        if column is not self._column:
            self._column = column
            gathered = self.board.gathered(view)
            self.journal.see(gathered)
            self.effects = self.journal.waiting(self.layer, gathered.in_layer(self.layer, view))
            self._written = 0
            for effect in self.effects:
                self._written |= effect.parts[self.layer].writes
            self._partners.clear()
            self._on_cycles = None
        return bool(self.effects)

    def next(self) -> tuple[ContinuousEffect, Reason]:
        """The earliest effect that waits on nothing (613.3, 613.7, 613.8b)."""
        if not self.ruleset.reevaluate and self._fixed is None:
            self._fixed = {(a.identity, b.identity) for a, b in self.all_dependencies()}
        earlier: list[Waits] = []
        for effect in self.effects:
            on = self.depends_on(effect)
            loop = self._free_loop(effect) if on else []
            if not on or loop:
                return effect, self._reason(effect, earlier, loop)
            earlier.append(Waits(effect, tuple(on)))
        raise AssertionError("some component of a finite graph depends on nothing outside itself")

    def applied(self, effect: ContinuousEffect) -> None:
        """An effect has been applied: it waits no longer, and only answers that it could change are forgotten."""
        self.effects.remove(effect)
        self._trials.clear()
        if self._answers:
            written = effect.parts[self.layer].writes
            self._answers = {
                pair: answer
                for pair, answer in self._answers.items()
                if not written & (self._reads(pair[0]) | self._reads(pair[1]))
            }

    def depends_on(self, effect: ContinuousEffect) -> list[ContinuousEffect]:
        """The waiting effects that it depends on (613.8a)."""
        if self._fixed is not None:
            return [other for other in self.effects if (effect.identity, other.identity) in self._fixed]
        if not self._reads(effect) & self._written:
            return []
        return [
            other for other in self._could_depend_on(effect) if other in self.effects and self.depends(effect, other)
        ]

    def _could_depend_on(self, effect: ContinuousEffect) -> list[ContinuousEffect]:
        partners = self._partners.get(effect)
        if partners is None:
            reads = self._reads(effect)
            partners = self._partners[effect] = [
                other
                for other in self.effects
                if other is not effect
                and reads & other.parts[self.layer].writes
                and may_depend(effect, other, self.ruleset)
            ]
        return partners

    def _reads(self, effect: ContinuousEffect) -> int:
        """The bits of what decides it: existence and set only until it has started (613.6)."""
        reads = self._reading.get(effect)
        if reads is None:
            part: Part = effect.parts[self.layer]
            reads = part.reads_values
            if not self.journal.goes_on(effect):
                reads |= part.reads_existence
            if not self.journal.set_is_fixed(effect):
                reads |= part.reads_set
            self._reading[effect] = reads
        return reads

    def depends(self, a: ContinuousEffect, b: ContinuousEffect) -> bool:
        """Whether applying b would change a's text or existence, what it applies to, or what it does to that (613.8a)."""
        answer = self._answers.get((a, b))
        if answer is None:
            answer = self._answers[a, b] = self._changes(a, b)
        return answer

    def _changes(self, a: ContinuousEffect, b: ContinuousEffect) -> bool:
        after = self._trial(b)
        if after is None:
            return False
        hits = self.journal.applies_to(a, self.view)
        if not self.journal.goes_on(a) and a.text(after) != a.text(self.view):
            return True
        if not self.journal.set_is_fixed(a) and self._as_it_would_be(a, after).applies_to(after) != hits:
            return True
        return bool(hits) and a.worked_out(self.layer, after, hits or 0) != a.worked_out(
            self.layer, self.view, hits or 0
        )

    def _as_it_would_be(self, a: ContinuousEffect, after: View) -> ContinuousEffect:
        """An effect that goes on, before its set was fixed by its first part (2005), with the text that it would have."""
        if not self.journal.goes_on(a) or a.text(after) == a.text(self.view):
            return a
        there = (effect for effect in self.board.gathered(after).effects if effect.identity == a.identity)
        return next(there, a)

    def _trial(self, effect: ContinuousEffect) -> View | None:
        """The view if the effect were applied now; None when it applies to nothing."""
        made = self._trials.get(effect, NOT_YET)
        if made is NOT_YET:
            hits = self.journal.applies_to(effect, self.view)
            part = effect.parts[self.layer]
            key: object = (part.does, hits) if part.same_for_all else effect
            made = self._trials.get(key, NOT_YET)
            if made is NOT_YET:
                made = self._trials[key] = effect.apply(self.layer, self.view, hits) if hits else None
            self._trials[effect] = made
        return made

    def _free_loop(self, effect: ContinuousEffect) -> list[ContinuousEffect]:
        """The loop around the effect, if no member depends on anything outside; otherwise nothing."""
        if self._on_cycles is None:
            graph: nx.DiGraph[ContinuousEffect] = nx.DiGraph(
                (a, b) for a in self.effects for b in self._could_depend_on(a)
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
            return [other for other in self.effects if other in reached and other is not effect]
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
        return [(a, b) for a in self.effects for b in self.depends_on(a)]

    def _reason(self, effect: ContinuousEffect, earlier: list[Waits], loop: Sequence[ContinuousEffect]) -> Reason:
        alone, first = len(self.effects) == 1, self.journal.layer_is_untouched
        if not earlier and not loop and not effect.is_cda:
            return (ALONE if first else LAST) if alone else (FIRST if first else EARLIEST)
        cda = effect.is_cda and not self.effects[-1].is_cda
        return Reason(cda, alone, first, tuple(earlier), tuple(loop))


def may_depend(a: ContinuousEffect, b: ContinuousEffect, ruleset: Ruleset) -> bool:
    """The third condition of 613.8a, as the edition has it."""
    if ruleset.dependency_and_cda == "any":
        return True
    if ruleset.dependency_and_cda == "neither":
        return not a.is_cda and not b.is_cda
    return a.is_cda == b.is_cda


def dependencies_of(
    layer: str, board: Board, journal: Journal, view: View
) -> list[tuple[ContinuousEffect, ContinuousEffect]]:
    """Every dependency in a layer as it began: ``journal`` holds what had been applied before it."""
    waiting = Waiting(layer, board, journal, view)
    return waiting.all_dependencies() if waiting.look(view) else []
