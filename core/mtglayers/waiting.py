"""What waits in a layer, and which of it applies next (613.3, 613.6, 613.7, 613.8)."""

from collections.abc import Sequence

from mtglayers.board import Board
from mtglayers.dependency import Dependencies
from mtglayers.effects import ContinuousEffect
from mtglayers.gathering import Gathered
from mtglayers.journal import EARLIEST, Journal, Reason, Waits, in_order
from mtglayers.plans import Plan, plan_for
from mtglayers.view import View


class Waiting:
    """The effects that wait in one layer, earliest first."""

    __slots__ = (
        "_column", "_dependencies", "_fixed", "board", "effects", "first_plan", "journal", "layer", "meet", "plan",
    )  # fmt: skip

    def __init__(self, layer: str, board: Board, journal: Journal, view: View, gathered: Gathered) -> None:
        self.layer = layer
        self.board = board
        self.journal = journal
        self._dependencies: Dependencies | None = None
        self._fixed: frozenset[tuple[int, int]] | None = None
        """The dependencies that there were at first, where they are not looked for again (until 2003)."""
        self._see(view, gathered)
        self.first_plan = self.plan
        """What waited at the beginning."""
        if not journal.ruleset.reevaluate:
            self._fixed = frozenset((a.number, b.number) for a, b in self.all_dependencies(view))
            self.meet = bool(self._fixed)

    def _see(self, view: View, gathered: Gathered) -> None:
        layer, journal = self.layer, self.journal
        self._column = view.columns.get("static")
        journal.see(gathered)
        waiting = journal.waiting(layer, gathered.in_layer(layer))
        going_on = journal.going_on_in.get(layer)
        self.plan: Plan = plan_for(layer, gathered, waiting, tuple(going_on) if going_on else (), journal)
        self.effects: Sequence[ContinuousEffect] = waiting
        self.meet = self.plan.meets if self._fixed is None else bool(self._fixed)
        """Whether any of them could depend on another."""

    def look(self, view: View) -> bool:
        """See what waits as the view stands (611.3a, 613.6, 613.8c); whether there is anything."""
        if view.columns.get("static") is not self._column:
            self._see(view, self.board.gathered(view))
            if self._dependencies is not None:
                self._dependencies.see(self.plan, self.effects)
                self.effects = self._dependencies.effects
        elif len(self.effects) == 1:
            self.meet = False
        return bool(self.effects)

    def apply_in_order(self, view: View) -> View:
        """Apply them all, where none could depend on another (613.3, 613.7); fewer, when a static ability is gained or lost."""
        effects, self.effects, self._dependencies = self.effects, (), None
        return self.journal.apply_in_order(self.layer, effects, view)

    def apply_next(self, view: View) -> View:
        """Apply the earliest effect that depends on nothing, or that is in a loop (613.8b)."""
        dependencies = self._asked(view)
        effect, reason = self._next(dependencies)
        hits = dependencies.applies_to(effect)
        after = dependencies.tried(effect) or effect.apply(self.layer, view, hits) if hits else view
        self.journal.note(self.layer, effect, hits, view, after, reason)
        dependencies.applied(effect, nothing=not hits)
        return after

    def _next(self, dependencies: Dependencies) -> tuple[ContinuousEffect, Reason]:
        earlier: list[Waits] = []
        for effect in self.effects:
            on = dependencies.of(effect)
            loop = dependencies.free_loop(effect) if on else ()
            if not on or loop:
                return effect, self._reason(effect, earlier, loop)
            earlier.append(Waits(effect, tuple(on)))
        raise AssertionError("some component of a finite graph depends on nothing outside itself")

    def _reason(self, effect: ContinuousEffect, earlier: Sequence[Waits], loop: Sequence[ContinuousEffect]) -> Reason:
        journal, effects = self.journal, self.effects
        if not journal.trace:
            return EARLIEST
        alone = len(effects) == 1
        reason = in_order(effect, alone=alone, first=journal.layer_is_untouched, last=effects[-1])
        return reason._replace(ahead_of=tuple(earlier), loop=tuple(loop)) if earlier or loop else reason

    def _asked(self, view: View) -> Dependencies:
        """The dependencies among them as the view stands."""
        dependencies = self._dependencies
        if dependencies is None:
            dependencies = self._dependencies = Dependencies(
                self.layer, self.board, self.journal, self.plan, self.effects, self._fixed
            )
            self.effects = dependencies.effects
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
