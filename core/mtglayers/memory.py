"""What is remembered of an evaluation, so that the next one need not ask again what has not changed (613.8c).

A layer is remembered with everything that it rested on. Where all of that is the same again, so is
its result. Where only objects differ that are exactly like others, the order of the effects stands,
and what each applies to is found again. In every other case the layer is worked out anew.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from mtglayers.effects import ContinuousEffect
from mtglayers.journal import Application, Journal
from mtglayers.plans import Plan
from mtglayers.view import View, each_bit

MAX_DIFFERING: Final = 8
"""How many differing objects are compared with others."""


class Remembered(NamedTuple):
    """One layer as it went: what waited, what had started, the view before, and each application."""

    effects: Sequence[ContinuousEffect]
    going_on: dict[int, int | None]
    """The effects with parts in the layer that had started before it, with the objects that were fixed (613.6)."""
    plan: Plan
    start: View
    applications: tuple[Application, ...]
    gains: bool
    """Whether effects were applied that did not wait at the beginning."""


class Resumed(NamedTuple):
    """The view after what could be resumed of a layer, and whether that was all of it."""

    view: View
    complete: bool


class Memory:
    """What is remembered of each layer. It is checked before it is used: it never changes an answer."""

    def __init__(self, layers: dict[str, Remembered] | None = None) -> None:
        self._layers: dict[str, Remembered] = layers or {}
        self._begun: tuple[Sequence[ContinuousEffect], dict[int, int | None], View, int] = ((), {}, View({}, 0), 0)
        self._resumed: tuple[Plan, int] | None = None

    def copy(self) -> "Memory":
        """The same memory, for another game to go on from."""
        return Memory(self._layers.copy())

    def resume(self, layer: str, existing: Sequence[ContinuousEffect], journal: Journal, start: View) -> Resumed:
        """Carry out what went just so before in the layer; the view after that, and whether it was the whole layer."""
        known = self._layers.get(layer)
        self._begun = existing, journal.started_in(layer), start, len(journal.applications)
        self._resumed = None
        if known is None or not known.applications or known.going_on != self._begun[1]:
            return Resumed(start, complete=False)
        plan = known.plan
        same = len(existing) if known.effects is existing else _same(known.effects, existing)
        everything = same == len(known.effects) == len(existing)
        if not everything and (
            not same or plan.meets or known.gains or known.going_on or _waits(plan, existing[same:])
        ):
            return Resumed(start, complete=False)
        if plan.touches_the_same(known.start, start):
            done = known.applications if everything else known.applications[:same]
            journal.repeat(done)
            self._resumed = None if everything else (plan, same)
            return Resumed(plan.taken_over(start, done[-1].after), complete=everything)
        if everything and plan.meets and not known.gains and _order_stands(known, start):
            view = start
            for before in known.applications:
                view = journal.apply(layer, before.effect, view, before.reason)
            self._note(layer, plan, journal, gains=False)
            return Resumed(view, complete=True)
        return Resumed(start, complete=False)

    def note(self, layer: str, plan: Plan, journal: Journal) -> None:
        """Remember how the layer that was begun has gone; ``plan`` is that of what had not been resumed."""
        if self._resumed is not None:
            before, same = self._resumed
            plan = before.beginning_alike(same, self._begun[0])
        went = journal.applications[self._begun[3] :]
        self._note(layer, plan, journal, gains=any(one.effect not in plan.reads for one in went))

    def _note(self, layer: str, plan: Plan, journal: Journal, *, gains: bool) -> None:
        existing, going_on, start, first = self._begun
        self._layers[layer] = Remembered(
            existing, going_on, plan, start, tuple(journal.applications[first:]), gains=gains
        )


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
