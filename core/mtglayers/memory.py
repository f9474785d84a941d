"""What is remembered of an evaluation, so that the next one need not ask again what has not changed (613.8c).

A layer is remembered with everything that it rested on. Where all of that is the same again, so is
its result. Where only objects differ that are exactly like others, the order of the effects stands,
and what each applies to is found again. In every other case the layer is worked out anew.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from mtglayers.effects import ContinuousEffect
from mtglayers.journal import Journal
from mtglayers.plans import Plan
from mtglayers.steps import Started, Went
from mtglayers.view import View, each_bit

MAX_DIFFERING: Final = 8
"""How many differing objects are compared with others."""
MAX_OTHERS: Final = 8
"""How many effects are applied anew, each time, behind a beginning that is remembered."""


class Remembered(NamedTuple):
    """One layer as it went: what waited, what had started, the view before, and each application."""

    waiting: tuple[ContinuousEffect, ...]
    going_on: Started
    """The effects with parts in the layer that had started before it."""
    plan: Plan
    start: View
    went: Went
    gains: bool
    """Whether effects were applied that did not wait at the beginning."""


class Memory:
    """What is remembered of each layer. It is checked before it is used: it never changes an answer."""

    def __init__(self) -> None:
        self._layers: dict[str, Remembered] = {}
        self._begun: tuple[tuple[ContinuousEffect, ...], Started] = ((), {})
        """What waited, and what had started, when the layer began that is being evaluated."""

    def resume(
        self, layer: str, existing: Sequence[ContinuousEffect], journal: Journal, start: View
    ) -> tuple[View, bool]:
        """Carry out what went just so before in the layer; the view after that, and whether it was the whole layer."""
        known = self._layers.get(layer)
        waiting, going_on = self._begun = tuple(journal.waiting(layer, existing)), journal.started_in(layer)
        if known is None or known.going_on != going_on or not known.went.steps:
            return start, False
        plan = known.plan
        alike = known.start is start or plan.touches_the_same(known.start, start)
        if known.waiting is waiting or known.waiting == waiting:
            if alike:
                journal.repeat(known.went)
                return plan.taken_over(known.start, start, known.went.after), True
            if not known.gains and (not plan.meets or _order_stands(known, start)):
                return self._in_the_same_order(layer, known, journal, start)
        elif alike and not plan.meets and not known.gains:
            return _resume_beginning(layer, known, waiting, journal, start)
        return start, False

    def _in_the_same_order(self, layer: str, known: Remembered, journal: Journal, start: View) -> tuple[View, bool]:
        """The order stands; what each applies to is found again. If something is gained, the rest is asked."""
        plan, view, static = known.plan, start, start["static"]
        if not plan.meets:
            view = journal.apply_in_order(layer, known.waiting, 0, len(known.waiting), view)
            if view["static"] is not static:
                return view, False
        else:
            for before in known.went.applications:
                view = journal.apply(layer, before.effect, view, before.reason)
        self._layers[layer] = known._replace(start=start, went=journal.in_this_layer(view, known.going_on))
        return view, True

    def note(self, layer: str, plan: Plan, journal: Journal, view: View) -> None:
        """Remember how the layer that was begun has gone; ``plan`` is that of its beginning, ``view`` that of its end."""
        waiting, going_on = self._begun
        went = journal.in_this_layer(view, going_on)
        applied = [effect for effect, _ in went.applied]
        gains = any(effect not in plan.reads for effect in applied)
        if gains:  # what came in the middle of the layer counts for what was read and written
            plan = Plan(layer, tuple(dict.fromkeys((*plan.effects, *applied))), Journal(journal.ruleset))
        self._layers[layer] = Remembered(waiting, going_on, plan, journal.starts[layer], went, gains)


def _resume_beginning(
    layer: str, known: Remembered, waiting: tuple[ContinuousEffect, ...], journal: Journal, start: View
) -> tuple[View, bool]:
    """The first so many effects go as before; a few after them wait for nothing, unless something is gained."""
    same = _same(known.waiting, waiting)
    others = waiting[same:]
    if not same or len(others) > MAX_OTHERS or not known.plan.comes_before(others):
        return start, False
    went = known.went.beginning(same)
    journal.begin_again(went, waiting)
    view = known.plan.taken_over(known.start, start, went.after)
    static = start["static"]
    view = journal.apply_in_order(layer, waiting, same, len(waiting), view)
    complete = view["static"] is static
    if not complete:
        journal.have_applied(effect for effect, _ in went.applied)
    return view, complete


def _same(before: tuple[ContinuousEffect, ...], now: tuple[ContinuousEffect, ...]) -> int:
    """How many effects at the beginning are the same."""
    both = min(len(before), len(now))
    if before[:both] == now[:both]:
        return both
    return next(n for n in range(both) if before[n] is not now[n])


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
