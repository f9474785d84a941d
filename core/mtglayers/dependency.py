"""Which effect applies next: dependencies found by trial, and loops (613.8)."""

from collections.abc import Sequence
from typing import Final

from mtglayers.board import Board
from mtglayers.effects import ContinuousEffect
from mtglayers.journal import EARLIEST, Journal, Reason, Waits, in_order
from mtglayers.plans import Plan, plan_for
from mtglayers.view import View, changed_between

_NONE: Final[set[ContinuousEffect]] = set()
ASKED_OFTEN: Final = 12
"""After how many questions about one trial it is found out what it really changed."""
NOT_YET: Final = View({}, 0)
"""Stands for a trial that was not made yet."""


class Waiting:
    """The effects that wait in one layer, earliest first, and which of them depends on which.

    Every answer comes from the definition: apply the one effect to a copy of the view, look at the
    other again, compare. Footprints only tell which questions need not be asked, and which answers
    still hold after another effect has been applied. Questions are asked only when they matter:
    the first effect in timestamp order that depends on nothing is the next to apply (613.8b).
    """

    __slots__ = (
        "_answers", "_asked", "_column", "_fixed", "_hits", "_left", "_loops", "_on", "_really", "_step", "_trials", "_written_at",
        "board", "effects", "first_plan", "journal", "layer", "plan", "view",
    )  # fmt: skip

    def __init__(self, layer: str, board: Board, journal: Journal, view: View) -> None:
        self.layer = layer
        self.board = board
        self.journal = journal
        self._step = 0
        self._written_at: dict[ContinuousEffect, int] = {}
        """The step in which something that the effect reads was last written."""
        self._answers: dict[ContinuousEffect, dict[ContinuousEffect, int]] = {}
        """Whether the one depends on the other: twice the step in which that was asked, one more where it does."""
        self._on: dict[ContinuousEffect, Sequence[ContinuousEffect]] = {}
        self._loops: dict[ContinuousEffect, Sequence[ContinuousEffect]] = {}
        self._asked: dict[ContinuousEffect, int] = {}
        self._really: dict[ContinuousEffect, int] = {}
        self._hits: dict[ContinuousEffect, tuple[int, int | None]] = {}
        self._trials: dict[object, View | None] = {}
        self._fixed: set[tuple[int, int]] | None = None
        self._see(view)
        self.first_plan = self.plan
        """What waited at the beginning."""

    def _see(self, view: View) -> None:
        self.view = view
        self._column = view.columns.get("static")
        gathered, journal, layer = self.board.gathered(view), self.journal, self.layer
        journal.see(gathered)
        waiting = journal.waiting(layer, gathered.in_layer(layer))
        going_on = journal.going_on_in.get(layer)
        self.plan: Plan = plan_for(layer, gathered, waiting, tuple(going_on) if going_on else (), journal)
        self.effects = list(waiting)
        self._left = set(waiting) if self.plan.meets else _NONE

    def look(self, view: View) -> bool:
        """See what waits as the view stands (611.3a, 613.6, 613.8c); whether there is anything."""
        self.view = view
        if view.columns.get("static") is not self._column:
            self._see(view)
        return bool(self.effects)

    def next(self) -> tuple[ContinuousEffect, Reason]:
        """The earliest effect that waits on nothing (613.3, 613.7, 613.8b)."""
        if not self.journal.ruleset.reevaluate and self._fixed is None:
            self._fixed = {(a.number, b.number) for a, b in self.all_dependencies()}
        if not self.plan.meets and self._fixed is None:
            effect = self.effects[0]
            return effect, self._reason(effect, (), ())
        earlier: list[Waits] = []
        for effect in self.effects:
            on = self.depends_on(effect)
            loop = self._free_loop(effect) if on else ()
            if not on or loop:
                return effect, self._reason(effect, earlier, loop)
            earlier.append(Waits(effect, tuple(on)))
        raise AssertionError("some component of a finite graph depends on nothing outside itself")

    def applied(self, effect: ContinuousEffect) -> None:
        """An effect has been applied: it waits no longer, and answers that it could change no longer hold."""
        self.effects.remove(effect)
        plan = self.plan
        if plan.meets or self._fixed is not None:
            self._left.discard(effect)
            self._step += 1
            for asked in (self._trials, self._on, self._loops, self._asked, self._really):
                asked.clear()
            written = effect.parts[self.layer].writes
            reads, step, written_at = plan.reads, self._step, self._written_at
            for other in self.effects:
                if written & reads[other]:
                    written_at[other] = step

    def depends_on(self, effect: ContinuousEffect) -> Sequence[ContinuousEffect]:
        """The waiting effects that it depends on (613.8a)."""
        if self._fixed is not None:
            return [other for other in self.effects if (effect.number, other.number) in self._fixed]
        partners = self.plan.could_depend_on(effect)
        if not partners:
            return partners
        on = self._on.get(effect)
        if on is None:
            on = self._on[effect] = self._ask(effect, partners)
        return on

    def _ask(self, effect: ContinuousEffect, partners: Sequence[ContinuousEffect]) -> list[ContinuousEffect]:
        """On which of those it depends: as was found before, or asked again where something that counts was written since."""
        answers = self._answers.get(effect)
        if answers is None:
            answers = self._answers[effect] = {}
        reads, written_at, really, step = self.plan.reads[effect], self._written_at, self._really, self._step << 1
        asked_after = written_at.get(effect, 0)
        on = []
        for other in partners:
            if other not in self._left:
                continue
            known = answers.get(other, -1)
            at = known >> 1
            if at < asked_after or at < written_at.get(other, 0):
                changes = reads & really.get(other, -1) and self._changes(effect, other)
                known = answers[other] = step | 1 if changes else step
            if known & 1:
                on.append(other)
        return on

    def _changes(self, a: ContinuousEffect, b: ContinuousEffect) -> bool:
        """Whether applying b would change a's text or existence, what it applies to, or what it does to that (613.8a)."""
        after = self._trial(b)
        if after is None:
            return False
        if len(self.effects) > ASKED_OFTEN:
            self._look_closer(b, after)
        journal, layer, view = self.journal, self.layer, self.view
        journal.comparisons += 1
        part, written = a.parts[layer], b.parts[layer].writes
        goes_on = a.number in journal.going_on
        if not goes_on and part.reads_existence & written and not a.says_the_same(view, after):
            return True
        if not journal.set_is_fixed(a) and (goes_on or part.reads_set & written):
            later = self._as_it_would_be(a, after) if goes_on else a
            if later.applies_to(after) != self._applies_to(a):
                return True
        if not part.reads_values & written or not part.works_out:
            return False
        hits = self._applies_to(a)
        return hits is not None and hits != 0 and a.worked_out(layer, after, hits) != a.worked_out(layer, view, hits)

    def _look_closer(self, b: ContinuousEffect, after: View) -> None:
        """Find out what the trial of b really changed, where many ask about it: who reads nothing of that need not ask."""
        asked = self._asked[b] = self._asked.get(b, 0) + 1
        if asked == ASKED_OFTEN:
            columns = b.parts[self.layer].columns
            if "*" not in columns:
                changed = changed_between(self.view, after, columns)
                self._really[b] = self.board.instances.footprints.writing(changed)

    def _applies_to(self, effect: ContinuousEffect) -> int | None:
        """What it applies to as the view stands; looked up again only after something that it reads was written."""
        known = self._hits.get(effect)
        if known is not None and known[0] >= self._written_at.get(effect, 0):
            return known[1]
        hits = self.journal.applies_to(effect, self.view)
        self._hits[effect] = (self._step, hits)
        return hits

    def _as_it_would_be(self, a: ContinuousEffect, after: View) -> ContinuousEffect:
        """An effect that goes on, before its set was fixed by its first part (2005), with the text that it would have."""
        if a.says_the_same(self.view, after):
            return a
        there = (effect for effect in self.board.gathered(after).effects if effect.number == a.number)
        return next(there, a)

    def _trial(self, effect: ContinuousEffect) -> View | None:
        """The view if the effect were applied now; None when it applies to nothing."""
        made = self._trials.get(effect, NOT_YET)
        if made is NOT_YET:
            hits = self._applies_to(effect)
            if not hits:
                made = None
            else:
                part = effect.parts[self.layer]
                key: object = (part.alike, hits) if part.alike else effect
                made = self._trials.get(key, NOT_YET)
                if made is NOT_YET:
                    self.journal.trials += 1
                    made = self._trials[key] = effect.apply(self.layer, self.view, hits)
            self._trials[effect] = made
        return made

    def tried(self, effect: ContinuousEffect) -> View | None:
        """The view with the effect applied, where a trial of it has been made already."""
        return self._trials.get(effect)

    def _free_loop(self, effect: ContinuousEffect) -> Sequence[ContinuousEffect]:
        """The loop around the effect, if no member depends on anything outside; otherwise nothing."""
        if effect not in self.plan.on_cycles:
            return ()
        if effect not in self._loops:
            edges: dict[ContinuousEffect, Sequence[ContinuousEffect]] = {}
            edge = [effect]
            while edge:
                at = edge.pop()
                if at not in edges:
                    on = edges[at] = self.depends_on(at)
                    edge += [
                        other for other in on if other not in self._loops
                    ]  # who is in no loop with those has none with this
            members = {effect}
            found = True
            while found:
                found = False
                for at, on in edges.items():
                    if at not in members and not members.isdisjoint(on):
                        members.add(at)
                        found = True
            free = len(members) > 1 and all(members.issuperset(on) for on in edges.values())
            loop = [other for other in self.effects if other in members] if free else ()
            self._loops |= dict.fromkeys(members, loop)
        return [other for other in self._loops[effect] if other is not effect]

    def all_dependencies(self) -> list[tuple[ContinuousEffect, ContinuousEffect]]:
        """Every dependency among the waiting effects."""
        return [(a, b) for a in self.effects for b in self.depends_on(a)]

    def _reason(self, effect: ContinuousEffect, earlier: Sequence[Waits], loop: Sequence[ContinuousEffect]) -> Reason:
        if not self.journal.trace:
            return EARLIEST
        alone, first = len(self.effects) == 1, self.journal.layer_is_untouched
        if not (earlier or loop or alone or first or effect.is_cda):
            return EARLIEST
        reason = in_order(effect, alone=alone, first=first, last=self.effects[-1])
        return reason._replace(ahead_of=tuple(earlier), loop=tuple(loop)) if earlier or loop else reason


def dependencies_of(
    layer: str, board: Board, journal: Journal, view: View
) -> list[tuple[ContinuousEffect, ContinuousEffect]]:
    """Every dependency in a layer as it began: ``journal`` holds what had been applied before it."""
    journal.enter(layer, view)
    waiting = Waiting(layer, board, journal, view)
    return waiting.all_dependencies() if waiting.look(view) else []
