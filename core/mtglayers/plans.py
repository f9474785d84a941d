"""Plans: which of the effects that wait in a layer could depend on which, from footprints alone (613.8a).

A plan is worked out once for the same effects, of which the same have started, and serves every
evaluation after that: it holds nothing that a view could change.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

import networkx as nx

from mtglayers.effects import ContinuousEffect
from mtglayers.footprints import EVERY_BIT
from mtglayers.gathering import Gathered
from mtglayers.journal import Journal
from mtglayers.layers import Ruleset
from mtglayers.view import View, union

ALWAYS_READ: Final = ("static", "player", "player name")
"""What effects exist, who plays and whose turn it is: read without being declared."""
ENTERING: Final = "entering"
"""The status of what is just entering: nobody counts it (614.12)."""


class Question(NamedTuple):
    """What could make one effect depend on an ``other``, by what the one reads and the other writes (613.8a)."""

    other: ContinuousEffect
    goes_on: bool
    """Whether the one started in an earlier layer."""
    existence: int
    """The objects that must change for its ability to be lost or to say something else: the one that has it, or none."""
    objects: bool
    """Whether it could apply to other objects."""
    values: bool
    """Whether it could work out other values."""


class Plan:
    """What waiting effects read and write in one layer, as bits (see ``footprints``)."""

    def __init__(self, layer: str, effects: Sequence[ContinuousEffect], journal: Journal) -> None:
        self.layer = layer
        self.effects = effects
        self.ruleset: Ruleset = journal.ruleset
        self.reads: dict[ContinuousEffect, int] = {}
        """The bits of what decides an effect: existence and set only until it has started (613.6)."""
        self._going_on: set[ContinuousEffect] = set()
        """Those that had started in an earlier layer."""
        for effect in effects:
            part = effect.parts[layer]
            reads = part.reads_values
            if journal.goes_on(effect):
                self._going_on.add(effect)
            else:
                reads |= part.reads_existence
            if not journal.set_is_fixed(effect):
                reads |= part.reads_set
            self.reads[effect] = reads

    def comes_before(self, others: Sequence[ContinuousEffect]) -> bool:
        """Whether nothing here could depend on one of the others, nor they on anything."""
        parts = [other.parts[self.layer] for other in others]
        written = self._written | union(part.writes for part in parts)
        return not any(
            self.all_reads & part.writes or (part.reads_existence | part.reads_set | part.reads_values) & written
            for part in parts
        )

    @cached_property
    def _written(self) -> int:
        return union(effect.parts[self.layer].writes for effect in self.effects)

    @cached_property
    def touched(self) -> frozenset[str] | None:
        """The columns that anything here reads or writes; None for all."""
        columns = frozenset(ALWAYS_READ).union(*(effect.parts[self.layer].columns for effect in self.effects))
        return None if "*" in columns else columns

    @cached_property
    def written(self) -> frozenset[str]:
        """The columns that anything here writes, unless it may be all."""
        return frozenset().union(*(effect.parts[self.layer].written for effect in self.effects))

    @cached_property
    def statuses(self) -> frozenset[object] | None:
        """The statuses that anything here reads; None for all."""
        found = frozenset({ENTERING}).union(*(effect.parts[self.layer].statuses for effect in self.effects))
        return None if None in found else found

    @cached_property
    def all_reads(self) -> int:
        """The bits of everything that is read here."""
        return union(self.reads.values())

    @cached_property
    def one_by_one(self) -> bool:
        """Whether all of it treats each object for itself: no counting, no condition, nothing given that could be an effect."""
        return all(effect.parts[self.layer].one_by_one for effect in self.effects)

    @cached_property
    def looks_at_objects(self) -> bool:
        """Whether any of it describes objects."""
        return any(effect.parts[self.layer].looks_at_objects for effect in self.effects)

    @cached_property
    def sources(self) -> int:
        """The objects that the effects come from."""
        return union(effect.context.this for effect in self.effects)

    def touches_the_same(self, before: View, now: View) -> bool:
        """Whether everything that is read or written here is the same in both views."""
        if self.looks_at_objects and before.everything != now.everything:
            return False
        if self.touched is None:
            return before == now
        old, new = before.columns, now.columns
        for column in self.touched:
            one, other = old.get(column), new.get(column)
            if one is not other and (one or {}) != (other or {}):
                return False
        one, other = before["status"], now["status"]
        if one is other:
            return True
        if self.statuses is None:
            return one == other
        return all(one.get(status, 0) == other.get(status, 0) for status in self.statuses)

    def taken_over(self, before: View, now: View, after: View) -> View:
        """A view with what was written here when another, that is alike, was written."""
        if before is now or self.touched is None:
            return after
        new, columns = now.draft(), after.columns
        for column in self.written:
            if column in columns:
                new.columns[column] = columns[column]
        return new

    @cached_property
    def meets(self) -> bool:
        """Whether any could depend on another."""
        return self.free < len(self.effects)

    @cached_property
    def free(self) -> int:
        """How many of the effects, from the first on, depend on nothing whatever the view."""
        return next((n for n, effect in enumerate(self.effects) if self.questions[effect]), len(self.effects))

    @cached_property
    def questions(self) -> dict[ContinuousEffect, tuple[Question, ...]]:
        """What to ask to find out what each depends on (613.8a)."""
        return {effect: self._questions_of(effect) for effect in self.effects}

    @cached_property
    def readers(self) -> dict[ContinuousEffect, tuple[ContinuousEffect, ...]]:
        """The others that read something that each writes."""
        return {
            effect: tuple(
                other
                for other in self.effects
                if self.reads[other] & effect.parts[self.layer].writes and other is not effect
            )
            for effect in self.effects
        }

    def _questions_of(self, effect: ContinuousEffect) -> tuple[Question, ...]:
        """One about each effect that writes something that it reads, if it could matter."""
        if not self.reads[effect] & self._written:
            return ()
        others = (other for other in self.effects if other is not effect and may_depend(effect, other, self.ruleset))
        questions = (self._question(effect, other) for other in others)
        return tuple(one for one in questions if one.existence or one.objects or one.values)

    def _question(self, effect: ContinuousEffect, other: ContinuousEffect) -> Question:
        part, writes, goes_on = effect.parts[self.layer], other.parts[self.layer].writes, effect in self._going_on
        may_go = not goes_on and bool(part.reads_existence & writes)
        fixed = goes_on and self.ruleset.locked_set
        return Question(
            other,
            goes_on,
            existence=0 if not may_go else EVERY_BIT if writes == EVERY_BIT else effect.context.this,
            objects=not fixed and bool((part.reads_set | (part.reads_existence if goes_on else 0)) & writes),
            values=part.works_out and bool(part.reads_values & writes),
        )

    @cached_property
    def on_cycles(self) -> set[ContinuousEffect]:
        """The effects that lie on a cycle of such possibilities: only they can be in a loop."""
        graph: nx.DiGraph[ContinuousEffect] = nx.DiGraph(
            (a, asked.other) for a, questions in self.questions.items() for asked in questions
        )
        return {
            member
            for component in nx.strongly_connected_components(graph)
            if len(component) > 1
            for member in component
        }


def plan_for(layer: str, gathered: Gathered, journal: Journal) -> Plan:
    """The plan for the effects that wait in a layer, of which some may have started: made once for what was gathered."""
    going_on = journal.going_on_in.get(layer)
    key = (layer, tuple(going_on) if going_on else ())
    known: Plan | None = gathered.plans.get(key)
    if known is not None and journal.layer_is_untouched and not gathered.anew:
        return known
    waiting = tuple(journal.waiting(layer, gathered.by_layer.get(layer, ())))
    if known is None or known.effects != waiting:
        known = gathered.plans[key] = Plan(layer, waiting, journal)
    return known


def may_depend(a: ContinuousEffect, b: ContinuousEffect, ruleset: Ruleset) -> bool:
    """The third condition of 613.8a, as the edition has it."""
    if ruleset.dependency_and_cda == "any":
        return True
    if ruleset.dependency_and_cda == "neither":
        return not a.is_cda and not b.is_cda
    return a.is_cda == b.is_cda
