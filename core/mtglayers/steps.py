"""Steps: what was applied in a layer, to which objects, and why then."""

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

from mtglayers.effects import ContinuousEffect
from mtglayers.view import View


class Waits(NamedTuple):
    """An effect that waits, and those that it depends on."""

    effect: ContinuousEffect
    on: tuple[ContinuousEffect, ...]


class Reason(NamedTuple):
    """Why an effect was the next to apply."""

    cda: bool = False
    """It is characteristic-defining, and effects that are not were waiting (613.3)."""
    alone: bool = False
    """Nothing else was waiting in the layer."""
    first: bool = False
    """Nothing was applied before it in the layer."""
    ahead_of: tuple[Waits, ...] = ()
    """Earlier effects that still wait, because they depend on it or on others (613.8b)."""
    loop: tuple[ContinuousEffect, ...] = ()
    """The other members of the dependency loop in which it was the earliest (613.8b)."""


EARLIEST, FIRST, ALONE, LAST = Reason(), Reason(first=True), Reason(alone=True, first=True), Reason(alone=True)
"""The reasons that timestamps alone give, made once."""


def reason_in_order(waiting: Sequence[ContinuousEffect], place: int, *, first: bool) -> Reason:
    """Why the effect at a place among those that wait is next, where timestamps alone say it (613.7), or that it is characteristic-defining (613.3)."""
    alone = place == len(waiting) - 1
    if waiting[place].is_cda and not waiting[-1].is_cda:
        return Reason(cda=True, alone=alone, first=first)
    return (ALONE if first else LAST) if alone else (FIRST if first else EARLIEST)


class Application(NamedTuple):
    """One effect's part applied in one layer."""

    layer: str
    effect: ContinuousEffect
    hits: int | None
    """The objects it applied to; None where its condition did not hold."""
    started_here: bool
    before: View
    after: View
    reason: Reason

    @property
    def applications(self) -> "Sequence[Application]":
        """Itself."""
        return (self,)

    @property
    def effects(self) -> Sequence[ContinuousEffect]:
        """The effect."""
        return (self.effect,)

    @property
    def told(self) -> "Sequence[Told]":
        """What is told of it beside what it applied to."""
        return (Told(self.effect, self.started_here, self.reason),)

    @property
    def each_hits(self) -> "Sequence[int | None]":
        """What it applied to."""
        return (self.hits,)


class Told(NamedTuple):
    """What is told of an application, whatever it applied to."""

    effect: ContinuousEffect
    started_here: bool
    reason: Reason


class Stretch:
    """Applications in one layer, of which only is noted what each applied to.

    The views between them are made when they are asked for.
    """

    def __init__(self, layer: str, before: View, told: Sequence[Told], each_hits: Sequence[int | None]) -> None:
        self.layer = layer
        self.before = before
        self.told = told
        """What is told of each beside what it applied to."""
        self.each_hits = each_hits
        """What each applied to."""

    @property
    def effects(self) -> Sequence[ContinuousEffect]:
        """The effects."""
        return [one.effect for one in self.told]

    @cached_property
    def applications(self) -> Sequence[Application]:
        """Each of them as it went."""
        found, view = [], self.before
        for (effect, started_here, reason), hits in zip(self.told, self.each_hits, strict=True):
            after = effect.apply(self.layer, view, hits) if hits else view
            found.append(Application(self.layer, effect, hits, started_here, view, after, reason))
            view = after
        return found


class InOrder:
    """Effects that applied one after another, none waiting for another (613.7)."""

    def __init__(
        self, layer: str, before: View, waiting: Sequence[ContinuousEffect], place: int, going_on: Collection[int], *,
        first: bool,
    ) -> None:  # fmt: skip
        self.layer = layer
        self.before = before
        self._waiting = waiting
        """All that waited."""
        self._place = place
        """The place of the first of them among those that waited."""
        self._going_on = going_on
        """Those that had started in an earlier layer."""
        self._first = first
        """Whether nothing was applied before them in the layer."""
        self.each_hits: list[int | None] = []
        """What each applied to."""

    @property
    def effects(self) -> Sequence[ContinuousEffect]:
        """The effects."""
        return self._waiting[self._place : self._place + len(self.each_hits)]

    @cached_property
    def told(self) -> Sequence[Told]:
        """What is told of each beside what it applied to."""
        return [
            Told(
                effect,
                effect.number not in self._going_on,
                reason_in_order(self._waiting, place, first=self._first and place == self._place),
            )
            for place, effect in enumerate(self.effects, self._place)
        ]

    @property
    def applications(self) -> Sequence[Application]:
        """Each of them as it went."""
        return self._as_told.applications

    @cached_property
    def _as_told(self) -> Stretch:
        return Stretch(self.layer, self.before, self.told, self.each_hits)


class Again:
    """What went just as before, where others may wait behind it."""

    def __init__(self, went: "Went", waiting: Sequence[ContinuousEffect]) -> None:
        self._went = went
        self._waiting = waiting

    @property
    def effects(self) -> Sequence[ContinuousEffect]:
        """The effects."""
        return self._went.effects

    @cached_property
    def told(self) -> Sequence[Told]:
        """What is told of each beside what it applied to, with the reason that it has now."""
        return [
            one._replace(reason=reason_in_order(self._waiting, place, first=place == 0))
            for place, one in enumerate(self._went.told)
        ]

    @property
    def each_hits(self) -> Sequence[int | None]:
        """What each applied to."""
        return self._went.each_hits

    @cached_property
    def applications(self) -> Sequence[Application]:
        """Each of them as it went, for the reason that it has now."""
        pairs = zip(self._went.applications, self.told, strict=True)
        return [one._replace(reason=told.reason) for one, told in pairs]


Step = Application | Stretch | InOrder | Again

Started = dict[int, tuple[ContinuousEffect, int | None]]
"""Effects that have started, by number, with the objects that were fixed then (613.6)."""


class Went:
    """How a layer has gone: its steps, and the view after them; ``before`` had started in earlier layers."""

    __slots__ = ("_before", "_each_hits", "_started", "_told", "after", "steps")

    def __init__(self, steps: Iterable[Step], after: View, before: Started) -> None:
        self.steps = tuple(steps)
        self.after = after
        self._before = before
        self._told: Sequence[Told] | None = None
        self._each_hits: Sequence[int | None] | None = None
        self._started: Started | None = None

    def carried_over(self, step: Stretch, after: View, before: Started, hits: Callable[[Started], Started]) -> "Went":
        """The same with other objects: as a ``step`` that tells the same, and ``hits`` for what has started here."""
        new = Went((step,), after, before)
        new._told, new._each_hits = step.told, step.each_hits
        new._started = hits(self.started) if self.started else self.started
        return new

    @property
    def effects(self) -> Sequence[ContinuousEffect]:
        """The effects, as they were applied."""
        return [effect for step in self.steps for effect in step.effects]

    @property
    def applications(self) -> Sequence[Application]:
        """All of them."""
        return [one for step in self.steps for one in step.applications]

    @property
    def told(self) -> Sequence[Told]:
        """What is told of each beside what it applied to."""
        if self._told is None:
            self._told = [one for step in self.steps for one in step.told]
        return self._told

    @property
    def each_hits(self) -> Sequence[int | None]:
        """What each applied to."""
        if self._each_hits is None:
            self._each_hits = [hits for step in self.steps for hits in step.each_hits]
        return self._each_hits

    @property
    def started(self) -> Started:
        """Those that have parts in other layers too."""
        if self._started is None:
            pairs = zip(self.effects, self.each_hits, strict=True)
            self._started = {effect.number: (effect, hits) for effect, hits in pairs if effect.has_more_parts}
        return self._started

    @property
    def starts_in(self) -> dict[str, list[int]]:
        """Those of them that started here, by the layers in which they have parts."""
        found: dict[str, list[int]] = {}
        for number, (effect, _) in self.started.items():
            if number not in self._before:
                for layer in effect.parts:
                    found.setdefault(layer, []).append(number)
        return found

    def beginning(self, count: int) -> "Went":
        """The first so many."""
        if count == len(self.each_hits):
            return self
        first = self.applications[:count]
        return Went(first, first[-1].after, self._before)


__all__ = [
    "EARLIEST", "Again", "Application", "InOrder", "Reason", "Started", "Step", "Stretch", "Told", "Waits", "Went",
    "reason_in_order",
]  # fmt: skip
