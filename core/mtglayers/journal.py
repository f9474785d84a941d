"""The journal: what has been applied, and the memory of rule 613.6."""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from operator import attrgetter

from mtglayers.effects import ContinuousEffect
from mtglayers.gathering import Gathered
from mtglayers.layers import Ruleset
from mtglayers.steps import Again, Application, InOrder, Reason, Started, Step, Went
from mtglayers.view import View


class Journal:
    """What has happened so far in one evaluation."""

    def __init__(self, ruleset: Ruleset, *, trace: bool = True) -> None:
        self.ruleset = ruleset
        self.trace = trace
        self._locked_set = ruleset.locked_set
        self._applications: list[Application] = []
        self._steps: list[Step] = []
        """What was applied, in order; empty without a trace."""
        self._told = 0
        """How many of the steps are among the applications."""
        self._first = 0
        """The first step of the layer that was entered last."""
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
            self._first = len(self._steps)

    def in_this_layer(self, after: View, before: Started) -> Went:
        """How the layer that was entered last has gone, in which those ``before`` had started earlier."""
        return Went(self._steps[self._first :], after, before)

    @property
    def applications(self) -> list[Application]:
        """What was applied, in order; empty without a trace."""
        if self._told < len(self._steps):
            self._applications = [one for step in self._steps for one in step.applications]
            self._told = len(self._steps)
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
            self._steps.append(Application(layer, effect, hits, started_here, before, after, reason))
        self._done.add(effect.number)
        if effect.has_more_parts:
            self._start(effect, hits)

    def apply_in_order(self, layer: str, waiting: Sequence[ContinuousEffect], place: int, end: int, view: View) -> View:
        """Apply those that wait from one place to another, in order (613.7), until an object gains or loses a static ability.

        All parts are applied in one draft: nobody has seen the views between them.
        """
        static, done, hit, draft = view.columns["static"], self._done, [], None
        if self.trace:
            going_on = tuple(self.going_on_in.get(layer, ())) if self._locked_set else ()
            step = InOrder(layer, view, waiting, place, going_on, first=place == 0 and not done)
            hit = step.each_hits
            self._steps.append(step)
        for effect in waiting[place:end]:
            if effect.has_more_parts:
                hits = self.applies_to(effect, view)
                self._start(effect, hits)
            else:
                hits = effect.find(view, effect.context)
            hit.append(hits)
            done.add(effect.number)
            if hits:
                if draft is None:
                    draft = view = view.draft()
                effect.parts[layer].do(draft, hits, effect.context)
                if draft.columns["static"] is not static:
                    break
        return view

    def started_in(self, layer: str) -> Started:
        """The effects that have started and have a part in the layer."""
        return {number: (self.going_on[number], self.started[number]) for number in self.going_on_in.get(layer, ())}

    def repeat(self, went: Went) -> None:
        """Note what went in this layer just as it went before."""
        self._steps += went.steps
        self._start_again(went)

    def begin_again(self, went: Went, waiting: Sequence[ContinuousEffect]) -> None:
        """Note what went just so before, where none waits for another and others may wait behind them."""
        self._steps.append(Again(went, waiting))
        self._start_again(went)

    def _start_again(self, went: Went) -> None:
        if went.started:
            for number, (effect, hits) in went.started.items():
                self.started[number], self.going_on[number] = hits, effect
            for layer, numbers in went.starts_in.items():
                self.going_on_in.setdefault(layer, []).extend(numbers)

    def have_applied(self, effects: Iterable[ContinuousEffect]) -> None:
        """Note effects that wait no longer in this layer."""
        self._done.update(effect.number for effect in effects)

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
