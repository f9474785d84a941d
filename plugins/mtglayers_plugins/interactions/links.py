"""What an evaluation shows of cards: links between them; and findings, which are links with the evidence."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from mtglayers_plugins.scenarios.facts import board_facts

if TYPE_CHECKING:
    from mtglayers.evaluation import Evaluation
    from mtglayers.reading import Answer

Kind = Literal["loop", "dependency"]


@dataclass(frozen=True)
class Link:
    """What was seen on a board: in this layer, one object's effect waits for another's, or several form a loop."""

    kind: Kind
    layer: str
    ids: tuple[str, ...]
    """Of a dependency: what depends, on what. Of a loop: its members, in the order of their timestamps."""


@dataclass(frozen=True)
class Finding:
    """One interaction, with the evidence."""

    kind: Kind
    layer: str
    cards: tuple[str, ...]
    """Of a dependency: the card that depends, and the one on which. Of a loop: its cards."""
    plugins: tuple[str, ...]
    order: tuple[str, ...]
    """The objects whose effects apply in the layer, in order."""
    swapped_order: tuple[str, ...] | None
    """The same with the timestamps of the cards swapped; None where they cannot be: an Aura comes after its host."""
    differences: tuple[str, ...]
    """What is otherwise when the timestamps are swapped."""
    why: str
    scenario: dict[str, Any] = field(hash=False)

    def data(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "kind": self.kind, "layer": self.layer, "cards": list(self.cards), "plugins": list(self.plugins),
            "order": list(self.order),
            "swapped": None if self.swapped_order is None else {
                "order": list(self.swapped_order), "differences": list(self.differences),
            },
            "why": self.why, "scenario": self.scenario,
        }  # fmt: skip


def links(evaluation: "Evaluation", ids: Sequence[str]) -> Iterator[Link]:
    """The dependencies and loops among objects that an evaluation met."""
    journal = evaluation.journal
    for done in journal.applications:
        members = {other.label for other in done.reason.loop} | {done.effect.label}
        if done.reason.loop and len(members) > 1 and members <= set(ids):
            yield Link("loop", done.layer, tuple(one for one in ids if one in members))
    for layer, pairs in evaluation.depends.items():
        for a, b in pairs:
            if a.label in ids and b.label in ids and a.label != b.label:
                yield Link("dependency", layer, (a.label, b.label))
    for done in journal.applications:
        for waits in done.reason.ahead_of:
            for on in waits.on:
                if waits.effect.label in ids and on.label in ids and waits.effect.label != on.label:
                    yield Link("dependency", done.layer, (waits.effect.label, on.label))


def differences(one: "Answer", other: "Answer") -> list[str]:
    """What is otherwise on the other board: how it is there, and how it is not there."""
    ours, theirs = board_facts(one), board_facts(other)
    return [
        f"{id}: {name.replace('_', ' ')} {_said(theirs[id][name], other)}, not {_said(ours[id][name], one)}"
        for id in ours
        for name in ours[id]
        if ours[id][name] != theirs[id][name]
    ]


def _said(value: Any, answer: "Answer") -> str:
    if isinstance(value, list):
        return ", ".join(one if isinstance(one, str) else answer.render(one) for one in value) or "none"
    return "none" if value in (None, "") else str(value)
