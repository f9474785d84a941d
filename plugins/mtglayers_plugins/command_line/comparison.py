"""Two editions of the rules side by side: the switches and layers in which they differ, and what each says of a board."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import TYPE_CHECKING, Any, Final, get_args

from mtglayers.errors import Illegal, Unsupported
from mtglayers.layers import Ruleset, Slot
from mtglayers_plugins.command_line.tables import edition_line, sentence, type_line
from mtglayers_plugins.scenarios import Scenario, build_board

if TYPE_CHECKING:
    from mtglayers.engine import Engine
    from mtglayers.reading import Answer, Reading, Step

Pair = tuple[Any, Any]
NO_SWITCHES: Final = frozenset({"id", "name", "since", "until", "aliases", "layers", "switches"})
"""The fields of an edition that say which it is, and no rule."""


@dataclass(frozen=True)
class StepPair:
    """The same step in both editions, or one that only one of them has in that place."""

    steps: "tuple[Step | None, Step | None]"
    differs: str
    """"result", "order" or "only here"; empty when both are the same but for the numbers of layers."""


@dataclass(frozen=True)
class LayerPair:
    """The layers that hold one kind of effect, by the ids of both editions."""

    layers: tuple[str | None, str | None]
    differs: bool
    """Whether other kinds come before it or apply together with it; numbers of layers do not count."""


class Comparison:
    """What two editions say: of the rules, and of a board when there is one."""

    def __init__(self, editions: tuple[str, str], board: Scenario | None, engine: "Engine") -> None:
        self.asked = editions
        self.engine = engine
        self.rulesets = (engine.ruleset(editions[0]), engine.ruleset(editions[1]))
        self.refused: list[str] = ["", ""]
        self.answers: list[Answer | None] = [None, None]
        for place, which in enumerate(editions):
            if board is not None:
                self._build(place, board.model_copy(update={"rules": which}))

    def _build(self, place: int, board: Scenario) -> None:
        try:
            self.answers[place] = build_board(board, self.engine).view()
        except (Illegal, Unsupported) as error:
            self.refused[place] = str(error)

    @property
    def titles(self) -> tuple[str, str]:
        """How each edition is called: as it was asked for, and by its id."""
        first, second = (
            asked if asked == ruleset.id else f"{asked} ({ruleset.id})"
            for asked, ruleset in zip(self.asked, self.rulesets, strict=True)
        )
        return first, second

    @property
    def lines(self) -> list[str]:
        """A line for each edition: which it is, and its dates."""
        return [edition_line(ruleset, asked) for ruleset, asked in zip(self.rulesets, self.asked, strict=True)]

    def switches(self) -> dict[str, Pair]:
        """The switches in which they differ, with the value of each."""
        first, second = (ruleset.model_dump(mode="json", exclude=set(NO_SWITCHES)) for ruleset in self.rulesets)
        return {name: (first[name], second[name]) for name in first if first[name] != second[name]}

    def layers(self) -> dict[str, LayerPair]:
        """For each kind of effect the layers that hold it."""
        first, second = self.rulesets
        return {
            slot: LayerPair(
                (first.layer_for(slot), second.layer_for(slot)), differs=_place(first, slot) != _place(second, slot)
            )
            for slot in get_args(Slot)
        }

    def objects(self) -> dict[str, dict[str, Pair]]:
        """By object: what each edition says of it; None where there is no such object."""
        first, second = (self._objects(answer) if answer else {} for answer in self.answers)
        return {id_: _paired(first.get(id_), second.get(id_)) for id_ in {**first, **second}}

    def players(self) -> dict[str, dict[str, Pair]]:
        """By player: what the editions say otherwise."""
        first, second = (self._players(answer) if answer else {} for answer in self.answers)
        paired = {name: _paired(first.get(name), second.get(name)) for name in {**first, **second}}
        return {name: differing(facts) for name, facts in paired.items() if differing(facts)}

    def steps(self) -> list[StepPair]:
        """The steps of both, those that are the same side by side."""
        first, second = (answer.steps if answer else [] for answer in self.answers)
        keys, other = ([(step.effect, step.says) for step in steps] for steps in (first, second))
        found = []
        for same, a, a_end, b, b_end in SequenceMatcher(None, keys, other, autojunk=False).get_opcodes():
            if same == "equal":
                found += [_same(*pair) for pair in zip(first[a:a_end], second[b:b_end], strict=True)]
                continue
            found += [StepPair((one, None), _moved((one.effect, one.says), other)) for one in first[a:a_end]]
            found += [StepPair((None, one), _moved((one.effect, one.says), keys)) for one in second[b:b_end]]
        return found

    def _objects(self, answer: "Answer") -> dict[str, dict[str, Any]]:
        return {id_: dict(self._facts(answer[id_])) for id_ in answer.ids if id_ in answer}

    def _facts(self, read: "Reading") -> Iterator[tuple[str, Any]]:
        if read.name != read.id:
            yield "name", read.name
        yield "pt", None if read.power is None else f"{read.power}/{read.toughness}"
        yield "type", type_line(read.supertypes, read.types, read.subtypes, every=read.has_every_creature_type)
        yield "colors", read.colors
        yield "abilities", self._words(read.abilities, read.name)
        yield "controller", read.controller
        if read.loyalty is not None:
            yield "loyalty", read.loyalty
        if read.zone != "battlefield":
            yield "zone", read.zone

    def _players(self, answer: "Answer") -> dict[str, dict[str, Any]]:
        found = {}
        for each in answer.evaluation.board.players.values():
            read = answer.player(each.name)
            found[each.name] = {"life": read.life, "hand": read.hand, "max_hand_size": read.max_hand_size} | {
                "land_plays": read.land_plays, "abilities": self._words(read.abilities, ""),
            }  # fmt: skip
        return found

    def _words(self, abilities: Sequence[Any], name: str) -> list[str]:
        return [sentence(self.engine.render(ability, name)) for ability in abilities]


def differing(facts: dict[str, Pair]) -> dict[str, Pair]:
    """Those in which the editions differ."""
    return {fact: pair for fact, pair in facts.items() if pair[0] != pair[1]}


def _paired(first: dict[str, Any] | None, second: dict[str, Any] | None) -> dict[str, Pair]:
    if first is None or second is None:
        return {"there": (first is not None, second is not None)}
    return {fact: (first.get(fact), second.get(fact)) for fact in {**first, **second}}


def _place(ruleset: Ruleset, slot: Slot) -> tuple[set[Slot], set[Slot]]:
    """What kinds of effects apply before that kind, and what kinds together with it."""
    before: set[Slot] = set()
    for layer in ruleset.layers:
        if slot in layer.holds:
            return before, set(layer.holds)
        before |= set(layer.holds)
    return before, set()


def _same(first: "Step", second: "Step") -> StepPair:
    same = (first.applied_to, first.changes) == (second.applied_to, second.changes)
    return StepPair((first, second), "" if same else "result")


def _moved(key: tuple[str, str], others: list[tuple[str, str]]) -> str:
    return "order" if key in others else "only here"
