"""What is remembered of an evaluation, so that the next one need not ask again what has not changed (613.8c).

A layer is remembered with everything that it rested on. Where all of that is the same again, so is
its result. Where only objects differ that are exactly like others, the order of the effects stands,
and what each applies to is found again. In every other case the layer is worked out anew.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from mtglayers.effects import ContinuousEffect
from mtglayers.journal import NOTHING, Journal, Reason, Started, Went, in_order
from mtglayers.plans import Plan
from mtglayers.view import View, each_bit

MAX_DIFFERING: Final = 8
"""How many differing objects are compared with others."""


class Remembered(NamedTuple):
    """One layer as it went: what waited, what had started, the view before, and each application."""

    effects: Sequence[ContinuousEffect]
    going_on: Started
    """The effects with parts in the layer that had started before it."""
    plan: Plan
    start: View
    went: Went
    gains: bool
    """Whether effects were applied that did not wait at the beginning."""


class Resumed(NamedTuple):
    """The view after what could be resumed of a layer, and whether that was all of it."""

    view: View
    complete: bool


class Memory:
    """What is remembered of each layer. It is checked before it is used: it never changes an answer."""

    def __init__(self) -> None:
        self._layers: dict[str, Remembered] = {}
        self._begun: tuple[Sequence[ContinuousEffect], Started, View, int] = ((), {}, View({}, 0), 0)

    def resume(self, layer: str, existing: Sequence[ContinuousEffect], journal: Journal, start: View) -> Resumed:
        """Carry out what went just so before in the layer; the view after that, and whether it was the whole layer."""
        known = self._layers.get(layer)
        going_on = journal.started_in(layer)
        self._begun = existing, going_on, start, len(journal.applications)
        if known is None or known.going_on != going_on or not known.went.applications:
            return Resumed(start, complete=False)
        plan = known.plan
        if known.effects is existing or known.effects == existing:
            after = known.went.applications[-1].after
            if known.start is start:
                journal.repeat(known.went)
                return Resumed(after, complete=True)
            if plan.touches_the_same(known.start, start):
                journal.repeat(known.went)
                return Resumed(plan.taken_over(start, after), complete=True)
            if not known.gains and (not plan.meets or _order_stands(known, start)):
                return self._in_the_same_order(layer, known, journal)
        elif not plan.meets and not known.gains and not going_on and plan.touches_the_same(known.start, start):
            same = _same(known.effects, existing)
            if same and not _waits(plan, existing[same:]):
                return self._resume_beginning(layer, known, same, journal)
        return Resumed(start, complete=False)

    def _in_the_same_order(self, layer: str, known: Remembered, journal: Journal) -> Resumed:
        """The order stands; what each effect applies to is found again. If something is gained, the rest is asked."""
        view = self._begun[2]
        static = view["static"]
        for before in known.went.applications:
            view = journal.apply(layer, before.effect, view, before.reason)
            if view["static"] is not static and not known.plan.meets:
                return Resumed(view, complete=False)
        self._note(layer, known.plan, journal, gains=False)
        return Resumed(view, complete=True)

    def _resume_beginning(self, layer: str, known: Remembered, same: int, journal: Journal) -> Resumed:
        """The first so many effects went so before; those after them wait for nothing, unless something is gained."""
        existing, _, start, first = self._begun
        number = len(existing)

        def reason(place: int) -> Reason:
            return in_order(existing[place], alone=place == number - 1, first=place == 0, last=existing[-1])

        went = known.went.beginning(same)
        told_anew = range(same) if existing[0].is_cda else (same - 1,)
        went = went.with_reasons({place: reason(place) for place in told_anew})
        journal.repeat(went)
        view = known.plan.taken_over(start, went.applications[-1].after)
        plan = known.plan.beginning_alike(same, existing)
        if plan.meets:
            self._layers.pop(layer)
            return Resumed(view, complete=False)
        static = start["static"]
        for place in range(same, number):
            view = journal.apply(layer, existing[place], view, reason(place))
            if view["static"] is not static:
                self._layers.pop(layer)
                return Resumed(view, complete=False)
        went = went.and_then(journal.applications[first + same :])
        self._layers[layer] = Remembered(existing, {}, plan, start, went, gains=False)
        return Resumed(view, complete=True)

    def note(self, layer: str, plan: Plan, journal: Journal) -> None:
        """Remember how the layer that was begun has gone; ``plan`` is that of its beginning."""
        applied = [one.effect for one in journal.applications[self._begun[3] :]]
        gains = any(effect not in plan.reads for effect in applied)
        if gains:  # what came in the middle of the layer counts for what was read and written
            plan = Plan(layer, tuple(dict.fromkeys((*plan.effects, *applied))), Journal(journal.ruleset))
        self._note(layer, plan, journal, gains=gains)

    def _note(self, layer: str, plan: Plan, journal: Journal, *, gains: bool) -> None:
        existing, going_on, start, first = self._begun
        went = NOTHING.and_then(journal.applications[first:], going_on)
        self._layers[layer] = Remembered(existing, going_on, plan, start, went, gains=gains)


def _same(before: Sequence[ContinuousEffect], now: Sequence[ContinuousEffect]) -> int:
    """How many effects at the beginning are the same."""
    count = 0
    for one, other in zip(before, now, strict=False):
        if one is not other:
            break
        count += 1
    return count


def _waits(plan: Plan, others: Sequence[ContinuousEffect]) -> bool:
    """Whether something of a plan could depend on one of the others."""
    return any(plan.all_reads & other.parts[plan.layer].writes for other in others)


def _order_stands(known: Remembered, view: View) -> bool:
    """Whether every object that differs is, before and after, exactly like one that does not differ.

    No waiting effect may single one of the two out, and all must treat objects one by one: then
    whatever a trial would show of the one object it shows of the other as well.
    """
    plan, start = known.plan, known.start
    if not plan.one_by_one or plan.touched is None or plan.statuses is None:
        return False
    differing = start.everything ^ view.everything
    for column in plan.touched:
        before, now = start[column], view[column]
        if before is not now:
            for value in before.keys() | now.keys():
                differing |= before.get(value, 0) ^ now.get(value, 0)
    for status in plan.statuses:
        differing |= start["status"].get(status, 0) ^ view["status"].get(status, 0)
    if differing & plan.sources or differing.bit_count() > MAX_DIFFERING:
        return False
    apart = differing | plan.sources
    return all(
        _alike(one, plan.touched, plan.statuses, bit) & ~apart
        for bit in each_bit(differing)
        for one in (start, view)
        if bit & one.everything
    )


def _alike(view: View, columns: Iterable[str], statuses: Iterable[object], bit: int) -> int:
    """The objects that have exactly the same values as one."""
    alike = view.everything
    cells = [held for column in columns for held in view[column].values()]
    cells += [view["status"].get(status, 0) for status in statuses]
    for held in cells:
        alike &= held if held & bit else ~held
    return alike
