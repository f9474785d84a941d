"""The journal: what has been applied, to which objects, and why then; the memory of rule 613.6."""

from collections.abc import Hashable, Sequence
from operator import attrgetter
from typing import NamedTuple

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


class Journal:
    """What has happened so far in one evaluation."""

    def __init__(self, ruleset: Ruleset, *, trace: bool = True) -> None:
        self.ruleset = ruleset
        self.trace = trace
        self.applications: list[Application] = []
        """What was applied, in order; empty without a trace."""
        self.started: dict[Hashable, int | None] = {}
        """The effects that have started to apply, with the objects that were fixed then (613.6); None: no condition held."""
        self.going_on: dict[Hashable, ContinuousEffect] = {}
        self.starts: dict[str, Start] = {}
        self.layers: set[str] = set()
        """The layers in which effects that have started have parts."""
        self._done: set[Hashable] = set()
        self._seen: object = None

    def enter(self, layer: str, view: View) -> None:
        """A new layer begins."""
        self._done.clear()
        if self.trace:
            self.starts[layer] = Start(view, len(self.applications))

    def see(self, gathered: Gathered) -> None:
        """Effects that have started go on with the text that they now have, where texts were changed (612)."""
        if gathered is not self._seen:
            self._seen = gathered
            for effect in gathered.effects:
                if effect.identity in self.going_on:
                    self.going_on[effect.identity] = effect

    @property
    def layer_is_untouched(self) -> bool:
        """Whether nothing has been applied in this layer yet."""
        return not self._done

    def waiting(self, layer: str, existing: Sequence[ContinuousEffect]) -> list[ContinuousEffect]:
        """The effects with a part in this layer not applied yet, earliest first: those that exist, and those that have started (613.6)."""
        going_on, done = self.going_on, self._done
        if not going_on and not done:
            return list(existing)
        found = []
        there = set()
        for effect in existing:
            identity = effect.identity
            there.add(identity)
            if identity not in done:
                found.append(effect)
        gone = [
            effect
            for identity, effect in going_on.items()
            if layer in effect.parts and identity not in there and identity not in done
        ]
        return sorted((*found, *gone), key=attrgetter("order")) if gone else found

    def goes_on(self, effect: ContinuousEffect) -> bool:
        """Whether it has started to apply, and so goes on whatever becomes of its ability (613.6)."""
        return effect.identity in self.going_on

    def set_is_fixed(self, effect: ContinuousEffect) -> bool:
        """Whether what it applies to is fixed: by its first part, since October 2005 (613.6)."""
        return self.ruleset.locked_set and effect.identity in self.started

    def applies_to(self, effect: ContinuousEffect, view: View) -> int | None:
        """The objects that it applies to: fixed when it started, read from the view before that."""
        if self.set_is_fixed(effect):
            return self.started[effect.identity]
        return effect.applies_to(view)

    def apply(self, layer: str, effect: ContinuousEffect, view: View, reason: Reason) -> View:
        """Apply the effect's part, and note it."""
        identity = effect.identity
        if self.ruleset.locked_set and identity in self.started:
            starts, hits = False, self.started[identity]
        else:
            starts, hits = True, effect.applies_to(view)
            self.started[identity] = hits
            self.layers.update(effect.parts)
        after = effect.apply(layer, view, hits) if hits else view
        self.going_on[identity] = effect
        self._done.add(identity)
        if self.trace:
            self.applications.append(Application(layer, effect, hits, starts, view, after, reason))
        return after

    def applied_before(self, done: Application) -> set[Hashable]:
        """The effects applied before this one in its layer, by their identities."""
        found: set[Hashable] = set()
        for other in self.applications:
            if other is done:
                break
            if other.layer == done.layer:
                found.add(other.effect.identity)
        return found

    def as_of(self, layer: str) -> "Journal":
        """The journal as it was when a layer began."""
        before = Journal(self.ruleset)
        for done in self.applications[: self.starts[layer].applications]:
            before.started.setdefault(done.effect.identity, done.hits)
            before.going_on[done.effect.identity] = done.effect
        return before
