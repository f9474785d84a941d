"""The journal: what has been applied, to which objects, and why then; the memory of rule 613.6."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field

from mtglayers.effects import ContinuousEffect
from mtglayers.layers import Ruleset
from mtglayers.view import View


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an effect was the next to apply."""

    cda: bool = False
    """It is characteristic-defining, and effects that are not were waiting (613.3)."""
    alone: bool = False
    """Nothing else was waiting in the layer."""
    first: bool = False
    """Nothing was applied before it in the layer."""
    ahead_of: "tuple[Waits, ...]" = ()
    """Earlier effects that still wait, because they depend on it or on others (613.8b)."""
    waited_for: tuple[ContinuousEffect, ...] = ()
    """Effects applied before it in this layer on which it depended."""
    loop: tuple[ContinuousEffect, ...] = ()
    """The other members of the dependency loop in which it was the earliest (613.8b)."""


@dataclass(frozen=True, slots=True)
class Waits:
    """An effect that waits, and those that it depends on."""

    effect: ContinuousEffect
    on: tuple[ContinuousEffect, ...]


@dataclass(frozen=True, slots=True)
class Application:
    """One effect's part applied in one layer."""

    layer: str
    effect: ContinuousEffect
    hits: int
    condition: bool
    """Whether its condition held; without one, True."""
    started_here: bool
    before: View
    after: View
    reason: Reason


@dataclass(slots=True)
class Journal:
    """What has happened so far in one evaluation."""

    ruleset: Ruleset
    applications: list[Application] = field(default_factory=list)
    started: dict[Hashable, int | None] = field(default_factory=dict)
    """The effects that have started to apply, with the objects that were fixed then (613.6); None: no condition held."""
    going_on: dict[Hashable, ContinuousEffect] = field(default_factory=dict)
    depends: dict[str, list[tuple[ContinuousEffect, ContinuousEffect]]] = field(default_factory=dict)
    """For each layer that held anything: every dependency when it began, as (what depends, on what)."""
    _done: set[Hashable] = field(default_factory=set)

    def enter(self) -> None:
        """A new layer begins."""
        self._done.clear()

    @property
    def layer_is_untouched(self) -> bool:
        """Whether nothing has been applied in this layer yet."""
        return not self._done

    def waiting(self, layer: str, existing: Sequence[ContinuousEffect]) -> list[ContinuousEffect]:
        """The effects with a part in this layer not applied yet: those that exist, and those that have started (613.6)."""
        for effect in existing:
            if effect.identity in self.going_on:  # its text may have been changed since (612)
                self.going_on[effect.identity] = effect
        found = {e.identity: e for e in existing if layer in e.parts and e.identity not in self._done}
        for identity, effect in self.going_on.items():
            if layer in effect.parts and identity not in self._done:
                found.setdefault(identity, effect)
        return list(found.values())

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
        starts = not self.set_is_fixed(effect)
        hits = self.applies_to(effect, view)
        after = effect.apply(layer, view, hits) if hits else view
        if starts:
            self.started[effect.identity] = hits
        self.going_on[effect.identity] = effect
        self._done.add(effect.identity)
        self.applications.append(Application(layer, effect, hits or 0, hits is not None, starts, view, after, reason))
        return after
