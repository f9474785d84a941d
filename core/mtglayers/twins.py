"""Twins: objects that are exactly like others, so that of both the same becomes (613.8c)."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from mtglayers.plans import Plan
from mtglayers.steps import Started
from mtglayers.view import Column, View

NO_STATUS: Final[frozenset[object]] = frozenset()
_EMPTY: Final[Column] = {}
Pairs = Sequence[tuple[int, int]]
"""Objects, each with another that it is like."""


class Twins(NamedTuple):
    """The objects that differ between two views of one moment, in two evaluations.

    Each of them is, in the view that has it, exactly like an object that does not differ.
    """

    before: View
    now: View
    differing: int
    those_before: Pairs
    """Those of the earlier view."""
    those_now: Pairs
    """Those of the later view."""
    twins: int
    """All that they are like."""
    columns: frozenset[str]
    """The columns, and the statuses, in which all this is known to hold."""
    statuses: frozenset[object]

    def among(self, bits: int) -> int:
        """A set of objects, with those that differ where their twins are."""
        found = bits & ~self.differing
        for one, twin in self.those_now:
            if bits & twin:
                found |= one
        return found

    def hits(self, before: Iterable[int | None]) -> list[int | None]:
        """What effects apply to, that applied to those before."""
        concerned = self.differing | self.twins
        return [self.among(hits) if hits and hits & concerned else hits for hits in before]

    def started(self, before: Started) -> Started:
        """What has started, when that had started before."""
        hits = self.hits(hits for _, hits in before.values())
        return {number: (effect, now) for (number, (effect, _)), now in zip(before.items(), hits, strict=True)}

    def after(self, plan: Plan, after: View) -> View:
        """What a layer makes of the view that is now, if it made ``after`` of the one before."""
        view, columns, before = self.now.draft(), after.columns, self.before.columns
        made: dict[int, Column] = {}  # a column may stand in two places
        for column in plan.written:
            old = columns.get(column, _EMPTY)
            if old is not before.get(column, _EMPTY):
                new = made.get(id(old))
                if new is None:
                    new = made[id(old)] = self._column(old)
                view.columns[column] = new
        return view

    def _column(self, old: Column) -> Column:
        """A column of the one evaluation as the other has it."""
        concerned = self.differing | self.twins
        touched = [(value, held) for value, held in old.items() if held & concerned]
        if not touched:
            return old
        new = old.copy()
        for value, held in touched:
            if bits := self.among(held):
                new[value] = bits
            else:
                del new[value]
        return new

    def at(self, before: View, now: View) -> "Twins":
        """The same of two later views."""
        return Twins(before, now, *self[2:])

    def later(self, before: View, now: View) -> "Twins":
        """What is still known of them after a layer that was not carried over: nothing where anything was written."""
        then, then_now, old, new = self.before.columns, self.now.columns, before.columns, now.columns
        written = {c for c in self.columns if then.get(c) is not old.get(c) or then_now.get(c) is not new.get(c)}
        return Twins(before, now, *self[2:6], self.columns - written, self.statuses)

    def hold_for(self, plan: Plan, started: Started) -> "Twins | None":
        """The same twins, if what is not known yet holds too of what a plan reads and writes; otherwise None.

        No effect of the plan may single one of the two out, or come from either, and all must treat
        objects one by one: then whatever a trial would show of the one object it shows of the other
        as well, and what was ``started`` before applies to both or to neither.
        """
        columns, statuses = plan.touched, plan.statuses
        if columns is None or statuses is None or not plan.one_by_one or plan.sources & (self.differing | self.twins):
            return None
        before, now = self.before, self.now
        fixed = _fixed(started)
        if columns <= self.columns and statuses <= self.statuses:
            return self if not fixed or _all_alike(fixed, self.those_before) else None
        columns, statuses = columns - self.columns, statuses - self.statuses
        if _differing(before, now, columns, statuses) & ~self.differing:
            return None
        if not _all_alike([*_cells(before, columns, statuses), *fixed], self.those_before):
            return None
        if not _all_alike(_cells(now, columns, statuses), self.those_now):
            return None
        return Twins(*self[:6], self.columns | columns, self.statuses | statuses)


def _differing(before: View, now: View, columns: Iterable[str], statuses: Iterable[object]) -> int:
    """The objects that have other values in the columns, or other statuses."""
    differing, then, later = 0, before.columns, now.columns
    pairs = {
        (id(old), id(new)): (old, new)
        for c in columns
        if (old := then.get(c, _EMPTY)) is not (new := later.get(c, _EMPTY))
    }
    for old, new in pairs.values():  # a column may stand in two places
        if old != new:
            for value, held in new.items():
                differing |= held ^ old.get(value, 0)
            for value, held in old.items():
                if value not in new:
                    differing |= held
    then_is, now_is = before["status"], now["status"]
    if then_is is not now_is:
        for status in statuses:
            differing |= then_is.get(status, 0) ^ now_is.get(status, 0)
    return differing


def _cells(view: View, columns: Iterable[str], statuses: Iterable[object]) -> list[int]:
    """The sets of the columns, and of the statuses."""
    unique = {id(column): column for c in columns if (column := view.columns.get(c))}
    cells = [held for column in unique.values() for held in column.values()]
    status = view["status"]
    return cells + [status[one] for one in statuses if one in status]


def _fixed(started: Started) -> list[int]:
    return [hits for _, hits in started.values() if hits]


def _all_alike(cells: Sequence[int], pairs: Pairs) -> bool:
    """Whether the two of each pair are in the same sets."""
    for one, twin in pairs:
        both = one | twin
        if [held for held in cells if held & both not in (0, both)]:
            return False
    return True
