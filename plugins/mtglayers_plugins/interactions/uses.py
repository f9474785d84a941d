"""Spells and abilities that leave continuous effects: the ways in which one can be used on a small board (611.2)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, product
from typing import TYPE_CHECKING, Any, Final, Literal

from mtglayers.abilities import Ability, Activated, Spell, Triggered
from mtglayers.context import Context
from mtglayers.filters import AnyTarget, Target, Word
from mtglayers.instructions import Choose, Instruction, Lasting, Modal, Mode
from mtglayers.players import TargetPlayer

if TYPE_CHECKING:
    from mtglayers.abilities import Effect
    from mtglayers.cards import Face
    from mtglayers.engine import Engine
    from mtglayers.evaluation import Evaluation
    from mtglayers.game import Game
    from mtglayers.nodes import Node

UseKind = Literal["cast", "activate", "trigger"]

MOST_WAYS: Final = 6
"""In how many ways targets are chosen for one use."""


@dataclass(frozen=True)
class Use:
    """A spell that is cast, or an ability of a permanent that is used, with all that is chosen for it."""

    kind: UseKind
    of: str
    """The name of the spell's card, or the id of the permanent."""
    ability: int = 0
    """Which ability of its sort, counted from 1."""
    targets: tuple[str, ...] = ()
    modes: tuple[int, ...] = ()
    choices: tuple[tuple[str, str], ...] = ()
    x: int | None = None

    def step(self, id: str) -> dict[str, Any]:
        """The use as a step of a scenario."""
        step: dict[str, Any] = {self.kind: self.of, "as": id}
        if self.ability:
            step["ability"] = self.ability
        if self.targets:
            step["targets"] = list(self.targets)
        if self.modes and self.kind == "cast":
            step["modes"] = list(self.modes)
        if chosen := self._chosen():
            step["choose"] = chosen
        return step if self.x is None else step | {"x": self.x}

    def _chosen(self) -> dict[str, Any]:
        """The choices; an ability's mode is among them, a spell's is not."""
        chosen: dict[str, Any] = {what.replace(" ", "_"): value for what, value in self.choices}
        return chosen if self.kind == "cast" or not self.modes else chosen | {"mode": self.modes[0]}

    def happen(self, game: "Game", id: str) -> None:
        """Let it happen in a game. Raises MtgLayersError where it cannot."""
        choose = self._chosen()
        if self.kind == "cast":
            game.cast(self.of, id, targets=self.targets, choose=choose, x=self.x, modes=self.modes)
        elif self.kind == "activate":
            game.activate(self.of, self.ability, as_=id, targets=self.targets, choose=choose, x=self.x)
        else:
            game.trigger(self.of, self.ability, as_=id, targets=self.targets, choose=choose, x=self.x)


@dataclass(frozen=True)
class Usable:
    """An ability that leaves continuous effects, and how it is used."""

    kind: UseKind
    ability: Ability
    number: int

    @property
    def effects(self) -> "list[Effect]":
        """The continuous effects that it begins."""
        return [node.effect for node in _instructions(self.ability) if isinstance(node, Lasting)]


def usable(face: "Face", engine: "Engine") -> Iterator[Usable]:
    """The spells and abilities of a face that leave continuous effects."""
    counts: dict[UseKind, int] = {"cast": 0, "activate": 0, "trigger": 0}
    for printed in face.values.abilities:
        for ability in engine.instances.stands_for(printed.ability):
            kind: UseKind | None = (
                "cast"
                if isinstance(ability, Spell)
                else "activate"
                if isinstance(ability, Activated)
                else "trigger"
                if isinstance(ability, Triggered)
                else None
            )
            if kind is not None:
                counts[kind] += 1
                one = Usable(kind, ability, 0 if kind == "cast" else counts[kind])
                if one.effects:
                    yield one


def _instructions(node: "Node") -> "Iterator[Node]":
    """The instructions in an ability, not those in abilities that it gives."""
    for child in node.children():
        if isinstance(child, Instruction | Mode):
            yield child
            yield from _instructions(child)


def ways(
    one: Usable, of: str, evaluation: "Evaluation", first: Sequence[str], words: "dict[str, list[str]]"
) -> Iterator[Use]:
    """The ways to use it on a board: modes, and targets that fit, those of ``first`` before others.

    ``words`` are what may be chosen, by kind.
    """
    modal = next((node for node in _instructions(one.ability) if isinstance(node, Modal)), None)
    parts: list[tuple[tuple[int, ...], Node]] = (
        [((), one.ability)] if modal is None else [((n,), mode) for n, mode in enumerate(modal.modes, 1)]
    )
    x = 2 if "X" in repr(one.ability) else None
    for modes, node in parts:
        if not any(isinstance(inner, Lasting) for inner in _instructions(node)):
            continue
        kinds = [inner.what for inner in _instructions(one.ability) if isinstance(inner, Choose)]
        chosen = product(*([(kind, word) for word in words.get(kind, [])[:2]] for kind in dict.fromkeys(kinds)))
        for choices in chosen:
            for targets in islice(product(*_targets(node, evaluation, first)), MOST_WAYS):
                yield Use(one.kind, of, one.number, targets, modes, choices, x)


def _targets(node: "Node", evaluation: "Evaluation", first: Sequence[str]) -> list[list[str]]:
    """What each target may be."""
    wanted: dict[int, list[str]] = {}
    board = evaluation.board
    you = Context(player=board.player_bit("A"))
    for inner in node.walk():
        if isinstance(inner, Target):
            fitting = board.names(inner.filter.objects(evaluation.view, you))
        elif isinstance(inner, AnyTarget):
            fitting = board.names(Word("Creature", "card type").objects(evaluation.view, you))
        elif isinstance(inner, TargetPlayer):
            fitting = ["B", "A"]
        else:
            continue
        wanted[inner.place] = [*(one for one in first if one in fitting), *(one for one in fitting if one not in first)]
    return [wanted[place] for place in sorted(wanted)]
