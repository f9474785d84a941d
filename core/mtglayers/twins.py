"""Twins: objects that are exactly like others, so that of both the same becomes (613.8c)."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from mtglayers.plans import Plan
from mtglayers.steps import Started
from mtglayers.view import Column, View, each_bit

MAX_DIFFERING: Final = 8
"""How many differing objects are compared with others."""
_EMPTY: Final[Column] = {}


class Twins(NamedTuple):
    """The objects that differ between two views of the beginning of a layer.

    Each of them is, in the view that has it, exactly like an object that does not differ.
    """

    differing: int
    pairs: Sequence[tuple[int, int]]
    """Those of the later view, each with the object that it is like."""

    def among(self, bits: int) -> int:
        """A set of objects, with those that differ where their twins are."""
        found = bits & ~self.differing
        for one, twin in self.pairs:
            if bits & twin:
                found |= one
        return found

    def hits(self, hits: int | None) -> int | None:
        """What an effect applies to, that applied to ``hits``."""
        return None if hits is None else self.among(hits)

    def started(self, before: Started) -> Started:
        """What has started, when that had started before."""
        return {number: (effect, self.hits(hits)) for number, (effect, hits) in before.items()}

    def after(self, plan: Plan, before: View, after: View, now: View) -> View:
        """What a layer makes of the view that is now, if it made ``after`` of the one before."""
        view = now.draft()
        made: dict[int, Column] = {}  # a column may stand in two places
        for column in plan.touched or ():
            old = after.columns.get(column, _EMPTY)
            if old is before.columns.get(column, _EMPTY):
                continue
            if id(old) not in made:
                made[id(old)] = {value: bits for value, held in old.items() if (bits := self.among(held))}
            view.columns[column] = made[id(old)]
        return view


def twins_in(plan: Plan, before: View, now: View, started: Started) -> Twins | None:
    """The objects that differ between two views, if each has a twin there; otherwise None.

    No effect of the plan may single one of the two out, or an object that differs be the source of
    one, and all must treat objects one by one: then whatever a trial would show of the one object
    it shows of the other as well, and what was ``started`` before applies to both or to neither.
    """
    columns, statuses = plan.touched, plan.statuses
    if not plan.one_by_one or columns is None or statuses is None:
        return None
    differing = before.everything ^ now.everything
    for column in columns:
        differing |= _differing(before.columns.get(column, _EMPTY), now.columns.get(column, _EMPTY))
    then_is, now_is = before["status"], now["status"]
    if then_is is not now_is:
        for status in statuses:
            differing |= then_is.get(status, 0) ^ now_is.get(status, 0)
    if differing & plan.sources or differing.bit_count() > MAX_DIFFERING:
        return None
    fixed = [hits for _, hits in started.values() if hits]
    pairs = []
    for view in (before, now):
        for bit in each_bit(differing & view.everything):
            alike = _alike(view, columns, statuses, fixed if view is before else (), bit, ~(differing | plan.sources))
            if not alike:
                return None
            if view is now:
                pairs.append((bit, alike & -alike))
    return Twins(differing, pairs) if not differing & ~(before.everything | now.everything) else None


def _differing(before: Column, now: Column) -> int:
    """The objects for which a column has other values."""
    if before is now or before == now:
        return 0
    differing = 0
    for value, held in now.items():
        differing |= held ^ before.get(value, 0)
    for value, held in before.items():
        if value not in now:
            differing |= held
    return differing


def _alike(
    view: View, columns: Iterable[str], statuses: Iterable[object], sets: Iterable[int], bit: int, among: int
) -> int:
    """The objects, of some, that have exactly the same values as one, and are in the same sets."""
    alike = view.everything & among
    for column in columns:
        for held in view.columns.get(column, _EMPTY).values():
            alike &= held if held & bit else ~held
        if not alike:
            return 0
    status = view["status"]
    for held in (*(status.get(one, 0) for one in statuses), *sets):
        alike &= held if held & bit else ~held
    return alike
