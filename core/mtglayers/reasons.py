"""Why an effect was applied when it was, in words (613.3, 613.7, 613.8)."""

from collections.abc import Iterator
from typing import Final

from mtglayers.effects import ContinuousEffect
from mtglayers.evaluation import Evaluation
from mtglayers.journal import Journal
from mtglayers.steps import Application, Waits

TOLD: Final = 3
"""How many of the effects that wait are named."""


class Reasons:
    """The reasons for the steps of one evaluation."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.journal: Journal = evaluation.journal
        self._depends = evaluation.depends
        self._numbers = evaluation.ruleset.numbers

    def why(self, done: Application) -> tuple[str, str]:
        """Why it came then, and the rule that says so, by the edition's number; empty where none is needed."""
        reason = done.reason
        if reason.loop:
            members = ", ".join(sorted({other.label for other in reason.loop}))
            return f"in a dependency loop with {members}; the earliest of the loop", self._numbers["dependency"]
        if reason.ahead_of:
            waiting = list(dict.fromkeys(self._waiting(waits, done) for waits in reason.ahead_of[:TOLD]))
            more = len(reason.ahead_of) - TOLD
            return "; ".join([*waiting, *([f"and {more} more"] if more > 0 else [])]), self._numbers["dependency"]
        if on := self.waited_for(done):
            return f"depends on {listed(on)}, now applied", self._numbers["dependency"]
        if reason.cda:
            return "characteristic-defining, so before the others", self._numbers["cda"]
        if reason.alone and reason.first:
            return "the only effect in this layer", ""
        if not reason.alone:
            return "the earliest timestamp of those left", self._numbers["timestamps"]
        if any(before.effect.key > done.effect.key for before in self._before(done)):
            return "the only one left in this layer", ""
        return "the latest timestamp in this layer", self._numbers["timestamps"]

    def waited_for(self, done: Application) -> list[ContinuousEffect]:
        """The effects applied before it in the layer on which it depended, when the layer began or later."""
        before = list(self._before(done))
        applied = {one.effect.number for one in before}
        found = [
            b for a, b in self._depends.get(done.layer, ()) if a.number == done.effect.number and b.number in applied
        ]
        for one in before:
            for waits in one.reason.ahead_of:
                if waits.effect.number == done.effect.number:
                    found += [other for other in waits.on if other.number in applied]
        return list({other.number: other for other in found}.values())

    def _before(self, done: Application) -> Iterator[Application]:
        """The applications before it in its layer."""
        for one in self.journal.applications:
            if one is done:
                return
            if one.layer == done.layer:
                yield one

    def _waiting(self, waits: Waits, done: Application) -> str:
        this = [other for other in waits.on if other.number == done.effect.number]
        on = this or list(waits.on)
        said = "this" if this else listed(on)
        return f"{waits.effect.label} is earlier, but depends on {said}, which {self._how(waits.effect, on[0], done)}"

    def _how(self, effect: ContinuousEffect, other: ContinuousEffect, done: Application) -> str:
        """What applying the other would change about the effect (613.8a)."""
        view, started = done.before, self._started_before(effect, done)
        hits = other.applies_to(view) if not self._started_before(other, done) else self.journal.started[other.number]
        after = other.apply(done.layer, view, hits) if hits else view
        if not started:
            if effect.text(after) is None:
                return "takes its ability away"
            if effect.text(after) != effect.text(view):
                return "changes what it says"
        if not (started and self.journal.ruleset.locked_set) and effect.applies_to(after) != effect.applies_to(view):
            return "changes what it applies to"
        return "changes what it does"

    def _started_before(self, effect: ContinuousEffect, done: Application) -> bool:
        """Whether it had started to apply in an earlier layer, and so goes on (613.6)."""
        earlier = (one.effect.number for one in self.journal.applications if one.layer != done.layer)
        return effect.number in earlier and effect.number not in {
            one.effect.number for one in self.journal.applications if one.layer == done.layer and one.started_here
        }


def listed(effects: list[ContinuousEffect]) -> str:
    """Their names, each once: "Blood Moon and Conspiracy"."""
    names = list(dict.fromkeys(effect.label for effect in effects))
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
