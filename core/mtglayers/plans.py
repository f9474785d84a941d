"""Plans: which of the effects that wait in a layer could depend on which, from footprints alone (613.8a).

A plan is worked out once for the same effects, of which the same have started, and serves every
evaluation after that: it holds nothing that a view could change.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final

import networkx as nx

from mtglayers.effects import ContinuousEffect
from mtglayers.gathering import Gathered
from mtglayers.journal import Journal
from mtglayers.layers import Ruleset
from mtglayers.view import View, union

ALWAYS_READ: Final = ("static", "player", "player name")
"""What effects exist, who plays and whose turn it is: read without being declared."""
ENTERING: Final = "entering"
"""The status of what is just entering: nobody counts it (614.12)."""


class Plan:
    """What waiting effects read and write in one layer, as bits (see ``footprints``)."""

    def __init__(self, layer: str, effects: Sequence[ContinuousEffect], journal: Journal) -> None:
        self.layer = layer
        self.effects = effects
        self.ruleset: Ruleset = journal.ruleset
        self.reads: dict[ContinuousEffect, int] = {}
        """The bits of what decides an effect: existence and set only until it has started (613.6)."""
        self._partners: dict[ContinuousEffect, tuple[ContinuousEffect, ...]] = {}
        self._add(effects, journal)

    def _add(self, effects: Iterable[ContinuousEffect], journal: Journal) -> None:
        layer = self.layer
        for effect in effects:
            part = effect.parts[layer]
            reads = part.reads_values
            if not journal.goes_on(effect):
                reads |= part.reads_existence
            if not journal.set_is_fixed(effect):
                reads |= part.reads_set
            self.reads[effect] = reads

    def beginning_alike(self, same: int, effects: Sequence[ContinuousEffect]) -> "Plan":
        """The plan for effects of which the first so many are the first of this one.

        None has started, none of this plan meets another, and none could depend on those that are new.
        """
        new = object.__new__(Plan)
        new.layer, new.effects, new.ruleset, new._partners = self.layer, tuple(effects), self.ruleset, {}
        new.reads = self.reads.copy()
        others = effects[same:]
        new._add(others, Journal(self.ruleset))
        parts = [other.parts[self.layer] for other in others]
        written = self._written | union(part.writes for part in parts)
        columns = frozenset().union(*(part.columns for part in parts))
        known = vars(new)
        known["_written"] = written
        known["meets"] = any(new.reads[other] & written for other in others)
        known["all_reads"] = self.all_reads | union(new.reads[other] for other in others)
        known["touched"] = None if self.touched is None or "*" in columns else self.touched | columns
        return new

    @cached_property
    def _written(self) -> int:
        return union(effect.parts[self.layer].writes for effect in self.effects)

    @cached_property
    def touched(self) -> frozenset[str] | None:
        """The columns that anything here reads or writes; None for all."""
        columns = frozenset(ALWAYS_READ).union(*(effect.parts[self.layer].columns for effect in self.effects))
        return None if "*" in columns else columns

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
    def sources(self) -> int:
        """The objects that the effects come from."""
        return union(effect.context.this for effect in self.effects)

    def touches_the_same(self, before: View, now: View) -> bool:
        """Whether everything that is read or written here is the same in both views."""
        if before.everything != now.everything:
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

    def taken_over(self, view: View, after: View) -> View:
        """A view with what was written here as another has it."""
        if self.touched is None:
            return after
        new, columns = view.draft(), after.columns
        for column in self.touched:
            if column in columns:
                new.columns[column] = columns[column]
        return new

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


def plan_for(
    layer: str, gathered: Gathered, waiting: Sequence[ContinuousEffect], going_on: tuple[int, ...], journal: Journal
) -> Plan:
    """The plan for effects that wait in a layer, of which those have started: made once for what was gathered."""
    known = gathered.plans.get((layer, going_on))
    if isinstance(known, Plan) and (known.effects is waiting or known.effects == tuple(waiting)):
        return known
    made = Plan(layer, tuple(waiting), journal)
    gathered.plans[layer, going_on] = made
    return made


def may_depend(a: ContinuousEffect, b: ContinuousEffect, ruleset: Ruleset) -> bool:
    """The third condition of 613.8a, as the edition has it."""
    if ruleset.dependency_and_cda == "any":
        return True
    if ruleset.dependency_and_cda == "neither":
        return not a.is_cda and not b.is_cda
    return a.is_cda == b.is_cda
