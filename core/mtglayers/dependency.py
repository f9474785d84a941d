"""Dependencies among the effects that wait in a layer, found by trial, and loops (613.8)."""

from collections.abc import Iterable, Sequence
from typing import Final

from mtglayers.board import Board
from mtglayers.effects import ContinuousEffect
from mtglayers.footprints import EVERY_BIT
from mtglayers.journal import Journal
from mtglayers.plans import Plan, Question
from mtglayers.view import View, changed_between

ASKED_OFTEN: Final = 12
"""After how many questions about one trial it is found out what it really changed."""
NO_VIEW: Final = View({}, 0)
"""What there is to ask about before the first question."""


class Dependencies:
    """Which of the waiting effects depends on which, as the view stands.

    Every answer comes from the definition: apply the one effect to a copy of the view, look at the
    other again, compare. Footprints only tell which questions need not be asked, and which answers
    still hold after another effect has been applied. Questions are asked only when they matter:
    the first effect in timestamp order that depends on nothing is the next to apply (613.8b).
    """

    __slots__ = (
        "_answers", "_asked", "_fixed", "_hits", "_left", "_loops", "_on", "_really", "_step", "_trials", "_written_at",
        "board", "effects", "journal", "layer", "plan", "view",
    )  # fmt: skip

    def __init__(
        self, layer: str, board: Board, journal: Journal, fixed: frozenset[tuple[int, int]] | None = None
    ) -> None:
        self.layer = layer
        self.board = board
        self.journal = journal
        self.view = NO_VIEW
        self._fixed = fixed
        self._step = 0
        self._written_at: dict[ContinuousEffect, int] = {}
        """The step in which something that the effect reads was last written."""
        self._answers: dict[ContinuousEffect, dict[ContinuousEffect, int]] = {}
        """Whether the one depends on the other: twice the step in which that was asked, one more where it does."""
        self._hits: dict[ContinuousEffect, int | None] = {}
        """What an effect applies to, as long as nothing that it reads is written."""
        self._on: dict[ContinuousEffect, Sequence[ContinuousEffect]] = {}
        self._loops: dict[ContinuousEffect, Sequence[ContinuousEffect]] = {}
        self._asked: dict[ContinuousEffect, int] = {}
        self._really: dict[ContinuousEffect, int] = {}
        self._trials: dict[object, View] = {}

    def see(self, plan: Plan, effects: Iterable[ContinuousEffect]) -> list[ContinuousEffect]:
        """Those effects wait, of a plan; the list of them is kept."""
        self.plan = plan
        self.effects = list(effects)
        self._left = set(self.effects)
        return self.effects

    def applied(self, effect: ContinuousEffect, after: View) -> None:
        """An effect has been applied: it waits no longer, and answers that it could change no longer hold."""
        self.effects.remove(effect)
        self._left.discard(effect)
        self._on.clear()
        if self._loops:
            self._loops.clear()
        if after is self.view:
            return
        self._step = step = self._step + 1
        changed = self._changed(effect, after) if len(self.effects) > ASKED_OFTEN else EVERY_BIT
        self._trials.clear()
        if self._really:
            self._really.clear()
        if self._asked:
            self._asked.clear()
        reads, written_at, hits = self.plan.reads, self._written_at, self._hits
        for other in self.plan.readers[effect]:
            if reads[other] & changed:
                written_at[other] = step
                hits.pop(other, None)

    def _changed(self, effect: ContinuousEffect, after: View) -> int:
        """The bits of what the effect really changed, or would change if it were applied."""
        changed = self._really.get(effect)
        if changed is None:
            columns = effect.parts[self.layer].written
            if self.plan.touched is None:
                return EVERY_BIT
            changed = self._really[effect] = self.board.instances.footprints.writing(
                changed_between(self.view, after, columns)
            )
        return changed

    def of(self, effect: ContinuousEffect) -> Sequence[ContinuousEffect]:
        """The waiting effects that it depends on (613.8a)."""
        if self._fixed is not None:
            return [other for other in self.effects if (effect.number, other.number) in self._fixed]
        questions = self.plan.questions[effect]
        if not questions:
            return ()
        on = self._on.get(effect)
        if on is None:
            on = self._on[effect] = self._ask(effect, questions)
        return on

    def _ask(self, effect: ContinuousEffect, questions: Sequence[Question]) -> list[ContinuousEffect]:
        """On which of those it depends: as was found before, or asked again where something that counts was written since."""
        answers = self._answers.get(effect)
        if answers is None:
            answers = self._answers[effect] = {}
        reads, written_at, really, step = self.plan.reads[effect], self._written_at, self._really, self._step << 1
        asked_after, left = written_at.get(effect, 0), self._left
        on = []
        for question in questions:
            other = question.other
            if other not in left:
                continue
            known = answers.get(other, -1)
            at = known >> 1
            if at < asked_after or at < written_at.get(other, 0):
                changes = reads & (really.get(other, -1) if really else -1) and self._changes(effect, question)
                known = answers[other] = step | 1 if changes else step
            if known & 1:
                on.append(other)
        return on

    def _changes(self, a: ContinuousEffect, question: Question) -> bool:
        """Whether applying the other would change a's text or existence, what it applies to, or what it does to that (613.8a)."""
        other, goes_on, existence, objects, values = question
        changed = self.applies_to(other)
        if not changed:
            return False
        existence &= changed
        if not (existence or objects or values):
            return False
        after = self._trial(other, changed)
        if len(self.effects) > ASKED_OFTEN:
            self._look_closer(other, after)
        journal, layer, view = self.journal, self.layer, self.view
        journal.comparisons += 1
        if existence and not a.says_the_same(view, after):
            return True
        if objects:
            later = self._as_it_would_be(a, after) if goes_on else a
            if later.find(after, later.context) != self.applies_to(a):
                return True
        if not values:
            return False
        hits = self.applies_to(a)
        return hits is not None and hits != 0 and a.worked_out(layer, after, hits) != a.worked_out(layer, view, hits)

    def _look_closer(self, b: ContinuousEffect, after: View) -> None:
        """Find out what the trial of b really changed, where many ask about it: who reads nothing of that need not ask."""
        asked = self._asked[b] = self._asked.get(b, 0) + 1
        if asked == ASKED_OFTEN:
            self._changed(b, after)

    def applies_to(self, effect: ContinuousEffect) -> int | None:
        """What it applies to as the view stands; looked up again only after something that it reads was written."""
        hits = self._hits.get(effect, -1)
        if hits == -1:
            if effect.has_more_parts:
                hits = self.journal.applies_to(effect, self.view)
            else:
                hits = effect.find(self.view, effect.context)
            self._hits[effect] = hits
        return hits

    def _as_it_would_be(self, a: ContinuousEffect, after: View) -> ContinuousEffect:
        """An effect that goes on, before its set was fixed by its first part (2005), with the text that it would have."""
        if a.says_the_same(self.view, after):
            return a
        there = (effect for effect in self.board.gathered(after).effects if effect.number == a.number)
        return next(there, a)

    def _trial(self, effect: ContinuousEffect, hits: int) -> View:
        """The view if the effect were applied now, to those objects."""
        made = self._trials.get(effect)
        if made is None:
            part = effect.parts[self.layer]
            key: object = (part.alike, hits) if part.alike else effect
            made = self._trials.get(key)
            if made is None:
                self.journal.trials += 1
                made = self._trials[key] = effect.apply(self.layer, self.view, hits)
            self._trials[effect] = made
        return made

    def tried(self, effect: ContinuousEffect, hits: int) -> View:
        """The view with the effect applied, from its trial where one has been made."""
        return self._trials.get(effect) or effect.apply(self.layer, self.view, hits)

    def free_loop(self, effect: ContinuousEffect) -> Sequence[ContinuousEffect]:
        """The others of the loop around the effect, if no member depends on anything outside; otherwise nothing."""
        if effect not in self.plan.on_cycles:
            return ()
        if effect not in self._loops:
            edges: dict[ContinuousEffect, Sequence[ContinuousEffect]] = {}
            edge = [effect]
            while edge:
                at = edge.pop()
                if at not in edges:
                    on = edges[at] = self.of(at)
                    # who is in no loop with those has none with this
                    edge += [other for other in on if other not in self._loops]
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
