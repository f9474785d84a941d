"""What the words of one spell or ability stand for: its targets, choices and X, on the board as it is (608.2h)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mtglayers.abilities import Ability
from mtglayers.amounts import Amount, Variable, used
from mtglayers.choices import as_choice
from mtglayers.conditions import Condition
from mtglayers.context import Context
from mtglayers.errors import InputError
from mtglayers.filters import (
    AnyTarget,
    ChosenName,
    ChosenObject,
    ChosenWord,
    EventObject,
    Filter,
    Named,
    This,
    Word,
)
from mtglayers.instructions import Instruction, Modal
from mtglayers.last_known import LastKnown
from mtglayers.nodes import Node
from mtglayers.players import ChosenPlayer, Players, ThatPlayer
from mtglayers.view import View

if TYPE_CHECKING:
    from mtglayers.board import Board
    from mtglayers.game import Game


class Meaning:
    """One spell or ability, as far as it is known what its words mean."""

    def __init__(
        self,
        game: "Game",
        label: str,
        controller: str,
        source: str | None = None,
        targets: Sequence[str] = (),
        choose: Mapping[str, Any] | None = None,
        x: int | None = None,
        modes: Sequence[int] = (),
        card: str = "",
        ability: Ability | None = None,
    ) -> None:
        game.player(controller)
        self.game = game
        self.label = label
        self.controller = controller
        self.source = source
        self.targets = list(targets)
        self.choices: dict[str, Any] = dict(choose or {})
        self.x = x
        self.modes = list(modes)
        self.card = card
        self.ability = ability
        """The ability that resolves, which "this ability" means inside it."""
        self.if_: Condition | None = None
        """The intervening "if" of a triggered ability (603.4)."""
        self.is_spell = False
        """Whether its source is the spell itself, an object on the stack."""
        self.onto: str | None = None
        """The object that an Aura spell or a mutating spell is cast for."""
        self.mutates: bool | None = None
        """For a mutating spell: whether it goes on top (702.140)."""
        self.countered = False
        """Whether it left the stack without resolving (608.2b, 701.6)."""
        self.bound: dict[Node, list[str]] = {}
        """What references stand for, as ids of objects or names of players."""
        self.last_known = LastKnown(self)
        """What it remembers of objects that have left (608.2h)."""
        self.done_early: list[Instruction] = []
        self.settled_numbers: dict[str, int] = {}
        """How many counters each object gets, where that was worked out before (614.12)."""
        self.created: list[str] = []
        """The objects that it created."""
        self.effects: list[str] = []
        """The continuous effects that it began."""
        self.instructions: tuple[Instruction, ...] = ()

    def note(self, *ids: str | None) -> None:
        """Remember which objects these are: one that changes zones is another object (400.7)."""
        self.last_known.note(*ids)

    def now(self) -> tuple[View, Context]:
        """The view as it stands, and what the words stand for in it."""
        answer = self.game.view()
        return answer.evaluation.view, self.context(answer.evaluation.board, self.last_known.present)

    def context(self, board: "Board", there: Callable[[str], bool] | None) -> Context:
        """What the words stand for on a board: all that were meant, or only those that are ``there``."""

        def bits(ids: Iterable[str]) -> int:
            return board.bits(id for id in ids if there is None or there(id))

        bound = {node: bits(ids) for node, ids in self.bound.items()}
        if (chosen := self.choices.get("object")) is not None:
            bound |= dict.fromkeys(self.nodes(ChosenObject), bits(as_ids(chosen)))
        if (event := self.choices.get("event")) is not None:
            bound |= {node: bits([event]) for node in self.nodes(EventObject)}
        if (player := self.choices.get("player")) is not None:
            bound |= {ChosenPlayer(): board.bits([player]), ThatPlayer(): board.bits([player])}
        return Context(
            this=bits([self.source] if self.source else []),
            player=board.bits([self.controller]),
            bound=bound,
            numbers={Variable("X"): self.x or 0},
            instances=self.game.engine.instances,
        )

    def nodes(self, kind: type[Node]) -> set[Node]:
        """The nodes of one kind in its instructions."""
        return {node for instruction in self.instructions for node in instruction.walk() if isinstance(node, kind)}

    def meant(self, reference: Node) -> list[str]:
        """The ids that a reference was given, whether or not they are still there."""
        if isinstance(reference, This):
            return as_ids(self.source)
        if reference in self.bound:
            return self.bound[reference]
        key = {ChosenObject: "object", EventObject: "event"}.get(type(reference), "")
        return as_ids(self.choices.get(key))

    def _bits(self, ids: Iterable[str]) -> int:
        return self.game.view().evaluation.board.bits(ids)

    def ids(self, what: Filter | Players) -> list[str]:
        """The objects, or players, that the words mean now."""
        if isinstance(what, AnyTarget):
            return [id for id in self.meant(what) if self.last_known.present(id)]
        view, context = self.now()
        what = self.last_known.filled_in(what)
        bits = what.objects(view, context) if isinstance(what, Filter) else what.rows(view, context)
        return [id for id in self.game.view().evaluation.board.names(bits) if self.last_known.present(id)]

    def number(self, amount: Amount) -> int:
        """The amount, worked out now."""
        return used(self.last_known.filled_in(amount)).number(*self.now())

    def numbers(self, amount: Amount, ids: Sequence[str]) -> dict[str, int]:
        """The amount for each of the objects, worked out now."""
        view, context = self.now()
        names = self.game.view().evaluation.board.names
        spread = used(self.last_known.filled_in(amount)).spread(view, context, self._bits(ids))
        return {one: n for n, held in spread for one in names(held)}

    def holds(self, condition: Condition | None) -> bool:
        """Whether a condition holds now."""
        return condition is None or condition.holds(*self.now())

    def chosen_modes(self, instructions: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
        """The instructions with the chosen modes in the place of all (700.2)."""
        flat: list[Instruction] = []
        for instruction in instructions:
            if isinstance(instruction, Modal):
                flat += self.chosen_modes(tuple(i for mode in self.which(instruction) for i in mode))
            else:
                flat.append(instruction)
        return tuple(flat)

    def which(self, modal: Modal) -> list[tuple[Instruction, ...]]:
        """The chosen modes, by number or by name; the first where nothing is said."""
        wanted = self.modes or self.choices.get("modes") or [self.choices.get("mode", 1)]
        chosen = []
        for which in wanted:
            named = [m for m in modal.modes if isinstance(which, str) and which.casefold() in m.name.casefold()]
            if named:
                chosen.append(named[0].instructions)
            elif isinstance(which, int) and 1 <= which <= len(modal.modes):
                chosen.append(modal.modes[which - 1].instructions)
            else:
                raise InputError(f"{self.label} has no mode {which!r}")
        return chosen

    def _choice(self, node: Node) -> Node | None:
        if isinstance(node, ChosenWord):
            return self.chosen_word(node)
        if isinstance(node, ChosenName) and "card_name" in self.choices:
            return Named(str(self.choices["card_name"]))
        return None

    def chosen_word(self, node: ChosenWord) -> Word | None:
        """The word chosen on resolution, or for the source before."""
        kinds = [node.word_kind.replace(" ", "_")] + (["basic_land_type"] if node.word_kind == "land type" else [])
        names = [f"{kind}_{node.slot}" for kind in kinds] + (kinds if node.slot == 1 else [])
        for name in names:
            if name in self.choices:
                value = self.choices[name]
                return Word(as_choice(kinds[0], value)[1], node.word_kind)
        if self.source is not None:
            for choice in self.game.object(self.source).choices:
                if choice.what.replace(" ", "_") in kinds and choice.slot == node.slot:
                    return Word(choice.value, node.word_kind)
        return None


def as_ids(given: object) -> list[str]:
    """One id, a list of them, or none, as a list."""
    if given is None:
        return []
    return [str(one) for one in given] if isinstance(given, list | tuple) else [str(given)]
