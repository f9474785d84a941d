"""The journal: what has been applied, to which objects, and why then; the memory of rule 613.6."""

from collections.abc import Mapping, Sequence
from itertools import islice
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


def in_order(effect: ContinuousEffect, *, alone: bool, first: bool, last: ContinuousEffect) -> Reason:
    """The reason that timestamps alone give (613.7), or that it is characteristic-defining (613.3); ``last`` is the latest that waits."""
    if effect.is_cda and not last.is_cda:
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


class Start(NamedTuple):
    """A layer as it began: the view, and how many applications there were before it."""

    view: View
    applications: int


Started = dict[int, tuple[ContinuousEffect, int | None]]
"""Effects that have started, by number, with the objects that were fixed then (613.6)."""


class Went(NamedTuple):
    """Applications in one layer, and what a journal notes of them."""

    applications: tuple[Application, ...]
    started: dict[int, int | None]
    going_on: dict[int, ContinuousEffect]
    starts_in: dict[str, tuple[int, ...]]
    """Those that started here, by the layers in which they have parts."""

    def and_then(self, others: Sequence[Application], before: Started | None = None) -> "Went":
        """These and others after them, of which ``before`` had started in earlier layers."""
        started, going_on, starts_in = self.started.copy(), self.going_on.copy(), self.starts_in.copy()
        for one in others:
            number = one.effect.number
            started[number] = one.hits
            going_on[number] = one.effect
            if not before or number not in before:
                for other in one.effect.parts:
                    starts_in[other] = (*starts_in.get(other, ()), number)
        return Went((*self.applications, *others), started, going_on, starts_in)

    def beginning(self, count: int) -> "Went":
        """The first so many."""
        if count == len(self.applications):
            return self
        started = dict(islice(self.started.items(), count))
        return Went(
            self.applications[:count],
            started,
            dict(islice(self.going_on.items(), count)),
            {layer: tuple(n for n in numbers if n in started) for layer, numbers in self.starts_in.items()},
        )

    def with_reasons(self, reasons: Mapping[int, Reason]) -> "Went":
        """The same, some for other reasons."""
        told = {place: reason for place, reason in reasons.items() if self.applications[place].reason != reason}
        if not told:
            return self
        applications = list(self.applications)
        for place, reason in told.items():
            applications[place] = applications[place]._replace(reason=reason)
        return self._replace(applications=tuple(applications))


NOTHING: Final = Went((), {}, {}, {})
"""No application."""


class Journal:
    """What has happened so far in one evaluation."""

    def __init__(self, ruleset: Ruleset, *, trace: bool = True) -> None:
        self.ruleset = ruleset
        self.trace = trace
        self._locked_set = ruleset.locked_set
        self.applications: list[Application] = []
        """What was applied, in order; empty without a trace."""
        self.started: dict[int, int | None] = {}
        """The effects that have started to apply, by number, with the objects that were fixed then (613.6); None: no condition held."""
        self.going_on: dict[int, ContinuousEffect] = {}
        self.going_on_in: dict[str, list[int]] = {}
        """The effects that have started, by the layers in which they have parts."""
        self.starts: dict[str, Start] = {}
        self.trials = 0
        """How many trials were made to find dependencies."""
        self.comparisons = 0
        """How many effects were looked at again after a trial."""
        self._done: set[int] = set()

    def enter(self, layer: str, view: View) -> None:
        """A new layer begins."""
        self._done = set()
        if self.trace:
            self.starts[layer] = Start(view, len(self.applications))

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
        if not going_on:
            return existing
        there = {effect.number for effect in existing}
        found = [effect for effect in existing if effect.number not in done] if done else existing
        gone = [self.going_on[number] for number in going_on if number not in there and number not in done]
        return sorted((*found, *gone), key=attrgetter("order")) if gone else found

    def goes_on(self, effect: ContinuousEffect) -> bool:
        """Whether it has started to apply, and so goes on whatever becomes of its ability (613.6)."""
        return effect.number in self.going_on

    def set_is_fixed(self, effect: ContinuousEffect) -> bool:
        """Whether what it applies to is fixed: by its first part, since October 2005 (613.6)."""
        return self._locked_set and effect.number in self.started

    def applies_to(self, effect: ContinuousEffect, view: View) -> int | None:
        """The objects that it applies to: fixed when it started, read from the view before that."""
        if self._locked_set and effect.number in self.started:
            return self.started[effect.number]
        return effect.applies_to(view)

    def apply(
        self, layer: str, effect: ContinuousEffect, view: View, reason: Reason, tried: View | None = None
    ) -> View:
        """Apply the effect's part, and note it; ``tried`` is what a trial made of the view, if there was one."""
        number = effect.number
        starts = number not in self.started
        if starts or not self._locked_set:
            hits = self.started[number] = effect.applies_to(view)
        else:
            hits = self.started[number]
        after = tried or (effect.apply(layer, view, hits) if hits else view)
        if starts:
            for other in effect.parts:
                self.going_on_in.setdefault(other, []).append(number)
        self.going_on[number] = effect
        self._done.add(number)
        if self.trace:
            starts = starts or not self._locked_set
            self.applications.append(Application(layer, effect, hits, starts, view, after, reason))
        return after

    def started_in(self, layer: str) -> Started:
        """The effects that have started and have a part in the layer."""
        return {number: (self.going_on[number], self.started[number]) for number in self.going_on_in.get(layer, ())}

    def repeat(self, went: Went) -> None:
        """Note applications that go in this layer just as they went before."""
        self.started.update(went.started)
        self.going_on.update(went.going_on)
        self._done.update(went.going_on)
        for layer, numbers in went.starts_in.items():
            self.going_on_in.setdefault(layer, []).extend(numbers)
        self.applications += went.applications

    def applied_before(self, done: Application) -> set[int]:
        """The effects applied before this one in its layer, by their numbers."""
        found: set[int] = set()
        for other in self.applications:
            if other is done:
                break
            if other.layer == done.layer:
                found.add(other.effect.number)
        return found

    def as_of(self, layer: str) -> "Journal":
        """The journal as it was when a layer began."""
        before = Journal(self.ruleset)
        for done in self.applications[: self.starts[layer].applications]:
            number = done.effect.number
            if number not in before.started:
                before.started[number] = done.hits
                for other in done.effect.parts:
                    before.going_on_in.setdefault(other, []).append(number)
            before.going_on[number] = done.effect
        return before
