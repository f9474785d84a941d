"""What is remembered of an evaluation, so that the next one need not ask again what has not changed (613.8c).

A layer is remembered with everything that it rested on. Where all of that is the same again, so is
its result. Where only objects differ that are exactly like others, the same becomes of them as of
those. Where none of the effects could depend on another, they apply again in the same order. In
every other case the layer is worked out anew. docs/performance.md says why no answer differs.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from mtglayers.board import Board
from mtglayers.effects import ContinuousEffect
from mtglayers.journal import Journal
from mtglayers.plans import Plan
from mtglayers.steps import Started, Stretch, Went
from mtglayers.twins import Twins
from mtglayers.view import View

MAX_OTHERS: Final = 8
"""How many effects are applied anew, each time, behind a beginning that is remembered."""


class Remembered(NamedTuple):
    """One layer as it went: what existed and what waited, what had started, the view before, and each application."""

    existing: Sequence[ContinuousEffect]
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
        self._begun: tuple[Sequence[ContinuousEffect], tuple[ContinuousEffect, ...], Started] = ((), (), {})
        """What existed, what waited, and what had started, when the layer began that is being evaluated."""
        self._twins: Twins | None = None
        """What is known of objects that differ, before the next layer."""
        self._to_go_on: tuple[Twins, View] | None = None
        """Such knowledge from before a layer that is evaluated anew, and the view at its end the last time."""

    def copy(self) -> "Memory":
        """Another memory, that remembers the same now."""
        new = Memory()
        new._layers = self._layers.copy()
        return new

    def begin(self, board: Board) -> None:
        """The evaluation of a board begins."""
        self._twins, self._to_go_on = board.twins, None

    def resume(
        self, layer: str, existing: Sequence[ContinuousEffect], journal: Journal, start: View
    ) -> tuple[View, bool]:
        """Carry out what went just so before in the layer; the view after that, and whether it was the whole layer."""
        known = self._layers.get(layer)
        going_on = journal.started_in(layer)
        started_alike = known is not None and known.going_on.keys() == going_on.keys()
        if known is not None and started_alike and known.existing is existing:
            waiting = known.waiting
        else:
            waiting = tuple(journal.waiting(layer, existing))
        self._begun = existing, waiting, going_on
        if known is None or not started_alike or not known.went.steps:
            return start, False
        plan, same_started = known.plan, known.going_on == going_on
        twins, self._twins = self._twins, None
        if twins is not None and not (twins.before is known.start and twins.now is start):
            twins = None
        same = (known.waiting is waiting or known.waiting == waiting) and not known.gains
        if same and twins is not None:
            carried = twins.hold_for(plan, known.going_on)
            if carried is not None and (not going_on or carried.started(known.going_on) == going_on):
                return self._carried_over(layer, known, carried, journal), True
        view, complete = self._resumed(layer, known, journal, start, same_started=same_started, same=same)
        if twins is not None:
            if complete:
                self._twins = twins.later(known.went.after, view)
            else:
                self._to_go_on = twins, known.went.after
        return view, complete

    def _resumed(
        self, layer: str, known: Remembered, journal: Journal, start: View, *, same_started: bool, same: bool
    ) -> tuple[View, bool]:
        plan, waiting = known.plan, self._begun[1]
        if same_started and (known.start is start or plan.touches_the_same(known.start, start)):
            if known.waiting == waiting:
                journal.repeat(known.went)
                return plan.taken_over(known.start, start, known.went.after), True
            if not plan.meets:  # so that nothing was gained: what gives an effect writes what that reads
                return _resume_beginning(layer, known, waiting, journal, start)
        elif same and same_started and not plan.meets:
            return self._in_order(layer, known, journal, start)
        return start, False

    def _carried_over(self, layer: str, known: Remembered, twins: Twins, journal: Journal) -> View:
        """Of the objects that differ becomes what became of their twins."""
        before, (existing, waiting, going_on) = known.went, self._begun
        after = twins.after(known.plan, before.after)
        step = Stretch(layer, twins.now, before.told, twins.hits(before.each_hits))
        went = before.carried_over(step, after, going_on, twins.started)
        self._twins = twins.at(before.after, after)
        journal.repeat(went)
        self._layers[layer] = Remembered(existing, waiting, going_on, known.plan, twins.now, went, known.gains)
        return after

    def _in_order(self, layer: str, known: Remembered, journal: Journal, start: View) -> tuple[View, bool]:
        """None waits for another; what each applies to is found again. If something is gained, the rest is asked."""
        view = journal.apply_in_order(layer, known.waiting, 0, len(known.waiting), start)
        if view["static"] is not start["static"]:
            return view, False
        self._layers[layer] = known._replace(start=start, went=journal.in_this_layer(view, known.going_on))
        return view, True

    def note(self, layer: str, plan: Plan, journal: Journal, view: View) -> None:
        """Remember how the layer that was begun has gone; ``plan`` is that of its beginning, ``view`` that of its end."""
        existing, waiting, going_on = self._begun
        went = journal.in_this_layer(view, going_on)
        applied = went.effects
        gains = any(effect not in plan.reads for effect in applied)
        if gains:  # what came in the middle of the layer counts for what was read and written
            plan = Plan(layer, tuple(dict.fromkeys((*plan.effects, *applied))), Journal(journal.ruleset))
        self._layers[layer] = Remembered(existing, waiting, going_on, plan, journal.starts[layer], went, gains)
        if self._to_go_on is not None:
            (twins, before), self._to_go_on = self._to_go_on, None
            self._twins = twins.later(before, view)


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
        journal.have_applied(went.effects)
    return view, complete


def _same(before: tuple[ContinuousEffect, ...], now: tuple[ContinuousEffect, ...]) -> int:
    """How many effects at the beginning are the same."""
    both = min(len(before), len(now))
    if before[:both] == now[:both]:
        return both
    return next(n for n in range(both) if before[n] is not now[n])
