"""The journal: what has been applied, to which objects, and why then; the memory of rule 613.6."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import takewhile
from operator import attrgetter
from typing import Final, NamedTuple

from mtglayers.effects import ContinuousEffect
from mtglayers.gathering import Gathered
from mtglayers.layers import Ruleset
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


class Stretch(NamedTuple):
    """Effects that applied one after another in one layer, none waiting for another."""

    layer: str
    waiting: Sequence[ContinuousEffect]
    """All that waited."""
    place: int
    """The place of the first of them among those that waited."""
    going_on: Collection[int]
    """Those that had started in an earlier layer."""
    is_first: bool
    """Whether nothing was applied before them in the layer."""
    hits: list[int | None]
    """What each applied to."""
    views: list[View]
    """The view before the first, and after each."""

    def applications(self) -> Iterator[Application]:
        """Each of them, with its reason."""
        for n, hits in enumerate(self.hits):
            effect = self.waiting[self.place + n]
            reason = reason_in_order(self.waiting, self.place + n, first=self.is_first and n == 0)
            before, after = self.views[n : n + 2]
            yield Application(self.layer, effect, hits, effect.number not in self.going_on, before, after, reason)


Started = dict[int, tuple[ContinuousEffect, int | None]]
"""Effects that have started, by number, with the objects that were fixed then (613.6)."""


class Went(NamedTuple):
    """Applications in one layer, and what a journal notes of them."""

    applications: tuple[Application, ...]
    numbers: tuple[int, ...]
    """The effects that were applied."""
    started: dict[int, int | None]
    going_on: dict[int, ContinuousEffect]
    starts_in: dict[str, tuple[int, ...]]
    """Those that started here, by the layers in which they have parts."""

    @staticmethod
    def of(applications: Sequence[Application], before: Started) -> "Went":
        """These, of which those ``before`` had started in earlier layers."""
        started: dict[int, int | None] = {}
        going_on: dict[int, ContinuousEffect] = {}
        starts_in: dict[str, tuple[int, ...]] = {}
        for one in applications:
            number, parts = one.effect.number, one.effect.parts
            if one.effect.has_more_parts:
                started[number] = one.hits
                going_on[number] = one.effect
                if number not in before:
                    for other in parts:
                        starts_in[other] = (*starts_in.get(other, ()), number)
        numbers = tuple(one.effect.number for one in applications)
        return Went(tuple(applications), numbers, started, going_on, starts_in)

    def beginning(self, count: int) -> "Went":
        """The first so many."""
        if count == len(self.applications):
            return self
        numbers = self.numbers[:count]
        if not self.started:
            return Went(self.applications[:count], numbers, {}, {}, {})
        return Went(
            self.applications[:count],
            numbers,
            {number: self.started[number] for number in numbers if number in self.started},
            {number: self.going_on[number] for number in numbers if number in self.going_on},
            {layer: tuple(n for n in started if n in numbers) for layer, started in self.starts_in.items()},
        )


class Again(NamedTuple):
    """Applications that went just as they had gone before, where others may wait behind them."""

    before: Sequence[Application]
    waiting: Sequence[ContinuousEffect]

    def applications(self) -> Iterator[Application]:
        """Each of them, for the reason that it has now."""
        for place, done in enumerate(self.before):
            reason = reason_in_order(self.waiting, place, first=place == 0)
            yield done if done.reason == reason else done._replace(reason=reason)


class Journal:
    """What has happened so far in one evaluation."""

    def __init__(self, ruleset: Ruleset, *, trace: bool = True) -> None:
        self.ruleset = ruleset
        self.trace = trace
        self._locked_set = ruleset.locked_set
        self._applications: list[Application] = []
        self._noted: list[Application | Stretch | Again] = []
        """What was applied after those."""
        self.started: dict[int, int | None] = {}
        """The effects of several layers that have started to apply, by number, with the objects that were fixed then (613.6); None: no condition held."""
        self.going_on: dict[int, ContinuousEffect] = {}
        """The same effects, with the text that they now have."""
        self.going_on_in: dict[str, list[int]] = {}
        """The same, by the layers in which they have parts."""
        self.starts: dict[str, View] = {}
        """Each layer in which something was applied, as it began; empty without a trace."""
        self.trials = 0
        """How many trials were made to find dependencies."""
        self.comparisons = 0
        """How many effects were looked at again after a trial."""
        self._done: set[int] = set()

    def enter(self, layer: str, view: View) -> None:
        """A new layer begins."""
        self._done = set()
        if self.trace:
            self.starts[layer] = view

    def in_this_layer(self, layer: str) -> list[Application]:
        """What was applied in the layer that was entered last."""
        applications = self.applications
        first = len(applications)
        while first and applications[first - 1].layer == layer:
            first -= 1
        return applications[first:]

    @property
    def applications(self) -> list[Application]:
        """What was applied, in order; empty without a trace."""
        if self._noted:
            for one in self._noted:
                if isinstance(one, Application):
                    self._applications.append(one)
                else:
                    self._applications += one.applications()
            self._noted.clear()
        return self._applications

    def see(self, gathered: Gathered) -> None:
        """Effects that have started go on with the text that they now have, where texts were changed (612)."""
        if gathered.anew and self.going_on:
            for effect in gathered.effects:
                if effect.number in self.going_on:
                    self.going_on[effect.number] = effect

    @property
    def layer_is_untouched(self) -> bool:
        """Whether nothing has been applied in this layer yet."""
        return not self._done

    def waiting(self, layer: str, existing: Sequence[ContinuousEffect]) -> Sequence[ContinuousEffect]:
        """The effects with a part in this layer not applied yet, earliest first: those that exist, and those that have started (613.6)."""
        going_on, done = self.going_on_in.get(layer), self._done
        found = [effect for effect in existing if effect.number not in done] if done else existing
        if not going_on:
            return found
        there = {effect.number for effect in existing}
        gone = [self.going_on[number] for number in going_on if number not in there and number not in done]
        return sorted((*found, *gone), key=attrgetter("order")) if gone else found

    def goes_on(self, effect: ContinuousEffect) -> bool:
        """Whether it has started to apply in an earlier layer, and so goes on whatever becomes of its ability (613.6)."""
        return effect.number in self.going_on

    def set_is_fixed(self, effect: ContinuousEffect) -> bool:
        """Whether what it applies to is fixed: by its first part, since October 2005 (613.6)."""
        return self._locked_set and effect.number in self.started

    def applies_to(self, effect: ContinuousEffect, view: View) -> int | None:
        """The objects that it applies to: fixed when it started, read from the view before that."""
        if self._locked_set and effect.number in self.started:
            return self.started[effect.number]
        return effect.applies_to(view)

    def _start(self, effect: ContinuousEffect, hits: int | None) -> None:
        """Note an effect that applies to those objects, where it has parts in other layers too (613.6)."""
        number = effect.number
        if number not in self.started:
            for layer in effect.parts:
                self.going_on_in.setdefault(layer, []).append(number)
        self.started[number] = hits
        self.going_on[number] = effect

    def apply(self, layer: str, effect: ContinuousEffect, view: View, reason: Reason) -> View:
        """Apply the effect's part, and note it."""
        hits = self.applies_to(effect, view)
        after = effect.apply(layer, view, hits) if hits else view
        self.note(layer, effect, hits, view, after, reason)
        return after

    def note(
        self, layer: str, effect: ContinuousEffect, hits: int | None, before: View, after: View, reason: Reason
    ) -> None:
        """Note that the effect's part has been applied."""
        if self.trace:
            started_here = not (self._locked_set and effect.number in self.started)
            self._noted.append(Application(layer, effect, hits, started_here, before, after, reason))
        self._done.add(effect.number)
        if effect.has_more_parts:
            self._start(effect, hits)

    def apply_in_order(self, layer: str, waiting: Sequence[ContinuousEffect], place: int, end: int, view: View) -> View:
        """Apply those that wait from one place to another, in order (613.7), until an object gains or loses a static ability."""
        static, trace, done = view.columns["static"], self.trace, self._done
        if trace:
            stretch = Stretch(layer, waiting, place, self._that_go_on(layer), not self._done, [], [view])
            self._noted.append(stretch)
        draft = None
        for effect in waiting[place:end]:
            if effect.has_more_parts:
                hits = self.applies_to(effect, view)
                self._start(effect, hits)
            else:
                hits = effect.find(view, effect.context)
            done.add(effect.number)
            if hits:
                if draft is None or trace:  # without a trace no step is asked for: all are made in one draft
                    draft = view = view.draft()
                effect.parts[layer].do(draft, hits, effect.context)
            if trace:
                stretch.hits.append(hits)
                stretch.views.append(view)
            if hits and view.columns["static"] is not static:
                break
        return view

    def _that_go_on(self, layer: str) -> Collection[int]:
        """The effects that started in an earlier layer, with the objects that were fixed then."""
        return tuple(self.going_on_in.get(layer, ())) if self._locked_set else ()

    def started_in(self, layer: str) -> Started:
        """The effects that have started and have a part in the layer."""
        return {number: (self.going_on[number], self.started[number]) for number in self.going_on_in.get(layer, ())}

    def repeat(self, went: Went) -> None:
        """Note applications that go in this layer just as they went before."""
        self._repeat(went)
        self._noted += went.applications

    def begin_again(self, went: Went, count: int, waiting: Sequence[ContinuousEffect]) -> None:
        """Note the first so many of them, where none waits for another and others may wait behind them."""
        self._repeat(went.beginning(count))
        if count:
            self._noted.append(Again(went.applications[:count], waiting))

    def _repeat(self, went: Went) -> None:
        self._done.update(went.numbers)
        if went.started:
            self.started.update(went.started)
            self.going_on.update(went.going_on)
            for layer, numbers in went.starts_in.items():
                self.going_on_in.setdefault(layer, []).extend(numbers)

    def as_of(self, layer: str) -> "Journal":
        """The journal as it was when a layer began."""
        before = Journal(self.ruleset)
        order = self.ruleset.order
        here = order.index(layer)
        for done in takewhile(lambda done: order.index(done.layer) < here, self.applications):
            number, parts = done.effect.number, done.effect.parts
            if len(parts) == 1:
                continue
            if number not in before.started:
                before.started[number] = done.hits
                for other in parts:
                    before.going_on_in.setdefault(other, []).append(number)
            before.going_on[number] = done.effect
        return before
