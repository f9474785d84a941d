"""What waits in a layer, and which of it applies next (613.3, 613.6, 613.7, 613.8)."""

from collections.abc import Sequence

from mtglayers.board import Board
from mtglayers.dependency import Dependencies
from mtglayers.effects import ContinuousEffect
from mtglayers.gathering import Gathered
from mtglayers.journal import Journal
from mtglayers.plans import Plan, plan_for
from mtglayers.steps import EARLIEST, Reason, Waits, reason_in_order
from mtglayers.view import View


class Waiting:
    """The effects that wait in one layer, earliest first."""

    __slots__ = (
        "_dependencies", "_fixed", "board", "effects", "first_plan", "free", "gathered", "journal", "layer", "plan",
    )  # fmt: skip

    def __init__(self, layer: str, board: Board, journal: Journal, view: View, gathered: Gathered) -> None:
        self.layer = layer
        self.board = board
        self.journal = journal
        self._dependencies: Dependencies | None = None
        self._fixed: frozenset[tuple[int, int]] | None = None
        """The dependencies that there were at first, where they are not looked for again (until 2003)."""
        self._see(gathered)
        self.first_plan = self.plan
        """What waited at the beginning."""
        if not journal.ruleset.reevaluate:
            self._fixed = frozenset((a.number, b.number) for a, b in self.all_dependencies(view))
            self.free = 0 if self._fixed else len(self.effects)

    def _see(self, gathered: Gathered) -> None:
        """See what waits, now that those effects exist (611.3a, 613.6, 613.8c)."""
        self.gathered = gathered
        if gathered.anew:
            self.journal.see(gathered)
        self.plan: Plan = plan_for(self.layer, gathered, self.journal)
        self.effects: Sequence[ContinuousEffect] = self.plan.effects
        self.free = self.plan.free if not self._fixed else 0
        """How many at the beginning depend on nothing, without asking."""
        if self._dependencies is not None:
            if self.free == len(self.effects):
                self._dependencies = None
            else:
                self.free = 0
                self.effects = self._dependencies.see(self.plan, self.effects)

    def apply(self, view: View) -> View:
        """Apply the next of them, or several where no question is to be asked (613.3, 613.7, 613.8); then see what waits."""
        free, effects = self.free, self.effects
        if free or len(effects) == 1:
            self.effects, self.free, self._dependencies = effects[free or 1 :], 0, None
            view = self.journal.apply_in_order(self.layer, effects, 0, free or 1, view)
        else:
            view = self._apply_next(view)
        if view.columns["static"] is not self.gathered.column:
            self._see(self.board.gathered(view))
        return view

    def _apply_next(self, view: View) -> View:
        """Apply the earliest effect that depends on nothing, or that is in a loop (613.8b)."""
        dependencies, trace = self._asked(view), self.journal.trace
        earlier: list[Waits] = []
        loop: Sequence[ContinuousEffect] = ()
        for effect in self.effects:
            on = dependencies.of(effect)
            if not on or (loop := dependencies.free_loop(effect)):
                break
            if trace:
                earlier.append(Waits(effect, tuple(on)))
        else:
            raise AssertionError("some component of a finite graph depends on nothing outside itself")
        reason = self._reason(effect, earlier, loop) if trace else EARLIEST
        hits = dependencies.applies_to(effect)
        after = dependencies.tried(effect, hits) if hits else view
        self.journal.note(self.layer, effect, hits, view, after, reason)
        dependencies.applied(effect, after)
        return after

    def _reason(self, effect: ContinuousEffect, earlier: Sequence[Waits], loop: Sequence[ContinuousEffect]) -> Reason:
        effects = self.effects
        reason = reason_in_order(effects, effects.index(effect), first=self.journal.layer_is_untouched)
        reason = reason._replace(alone=False)
        return reason._replace(ahead_of=tuple(earlier), loop=tuple(loop)) if earlier or loop else reason

    def _asked(self, view: View) -> Dependencies:
        """The dependencies among them as the view stands."""
        dependencies = self._dependencies
        if dependencies is None:
            dependencies = self._dependencies = Dependencies(self.layer, self.board, self.journal, self._fixed)
            self.effects = dependencies.see(self.plan, self.effects)
        dependencies.view = view
        return dependencies

    def all_dependencies(self, view: View) -> list[tuple[ContinuousEffect, ContinuousEffect]]:
        """Every dependency among the waiting effects, as (what depends, on what)."""
        if not self.plan.meets:
            return []
        dependencies = self._asked(view)
        self._dependencies = None
        return [(a, b) for a in self.effects for b in dependencies.of(a)]


def dependencies_of(
    layer: str, board: Board, journal: Journal, view: View
) -> list[tuple[ContinuousEffect, ContinuousEffect]]:
    """Every dependency in a layer as it began: ``journal`` holds what had been applied before it."""
    journal.enter(layer, view)
    return Waiting(layer, board, journal, view, board.gathered(view)).all_dependencies(view)
