"""Resolving: a spell or ability from its announcement to what it does (601.2, 608.2); its continuous effects begin (611.2)."""

import copy
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import singledispatch
from typing import TYPE_CHECKING, Any

from mtglayers import targets as targeting
from mtglayers.abilities import Ability, Effect, ThisAbility, numbered
from mtglayers.amounts import Amount, Number, Settled, Variable, used
from mtglayers.characteristics import Characteristics
from mtglayers.choices import as_choice
from mtglayers.conditions import Condition
from mtglayers.context import Context
from mtglayers.errors import InputError, Unsupported
from mtglayers.filters import (
    AnyTarget,
    ChosenName,
    ChosenObject,
    ChosenWord,
    EventObject,
    Filter,
    It,
    Named,
    Reference,
    Target,
    ThatTarget,
    TheObject,
    This,
    Word,
)
from mtglayers.instructions import ForAsLongAs, Indefinitely, Instruction, Modal
from mtglayers.last_known import LastKnown
from mtglayers.modifications.abilities import Have
from mtglayers.modifications.base import Modification
from mtglayers.modifications.control import ControlledBy
from mtglayers.modifications.copying import BecomeValues, CopyOf, IfItIs
from mtglayers.modifications.power_toughness import BasePT, Get
from mtglayers.nodes import Node
from mtglayers.objects import EffectState
from mtglayers.players import ChosenPlayer, PlayerNamed, Players, TargetPlayer, ThatPlayer, You
from mtglayers.view import View

if TYPE_CHECKING:
    from mtglayers.board import Board
    from mtglayers.game import Game

RULE_PARTS = ("player", "rule", "cost")
"""Parts of effects that change no characteristics and no control: their set is not locked in (611.2c)."""


class Resolution:
    """One spell or ability: who controls it, its source, targets, choices and X.

    ``announce`` puts it on the stack (601.2), ``resolve`` does what it says (608.2); ``run`` is both at once.
    """

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

    def copied_for(self, game: "Game") -> "Resolution":
        """The same, in a copy of the game."""
        other = copy.copy(self)
        other.game = game
        other.choices, other.bound = dict(self.choices), {node: list(ids) for node, ids in self.bound.items()}
        other.created, other.effects, other.done_early = list(self.created), list(self.effects), list(self.done_early)
        other.last_known = self.last_known.copied_for(other)
        return other

    # ---- the flow

    def run(self, instructions: Iterable[Instruction]) -> None:
        """Announce and resolve at once."""
        self.announce(instructions)
        self.resolve()

    def announce(self, instructions: Iterable[Instruction]) -> None:
        """Choose modes, then targets (601.2b, c). Raises InputError for what is missing, Illegal for an illegal target."""
        self.instructions = self.chosen_modes(tuple(instructions))
        self.game.resolved[self.label] = self.instructions
        self.note(
            self.source, *targeting.choose(self), *_ids(self.choices.get("object")), *_ids(self.choices.get("event"))
        )

    def resolve(self) -> None:
        """Check the targets again, then do what the instructions say, in order (608.2b, c)."""
        if not targeting.still_legal(self) or not self.holds(self.if_):
            self.countered = True
            return
        for instruction in self.instructions:
            if instruction not in self.done_early:
                do(instruction, self)

    def do_modes(self, instructions: Iterable[Instruction]) -> None:
        """Do instructions that are part of how the source enters."""
        self.instructions = self.chosen_modes(tuple(instructions))
        for instruction in self.instructions:
            do(instruction, self)

    def do(self, instruction: Instruction) -> None:
        """Do one instruction. Raises Unsupported for a kind that is not built."""
        do(instruction, self)

    # ---- modes

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

    # ---- what the words stand for

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
            bound |= dict.fromkeys(self.nodes(ChosenObject), bits(_ids(chosen)))
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
            return _ids(self.source)
        if reference in self.bound:
            return self.bound[reference]
        key = {ChosenObject: "object", EventObject: "event"}.get(type(reference), "")
        return _ids(self.choices.get(key))

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

    # ---- continuous effects

    def begin(self, effect: Effect, duration: Any) -> None:
        """A continuous effect begins: its set and its variables are fixed now (611.2c, d)."""
        if isinstance(duration, ForAsLongAs):
            if not self.holds(duration.condition):  # 611.2b
                return
            duration = ForAsLongAs(self.settled(duration.condition))
        if not self.holds(effect.as_long_as):
            return
        does = self.game.rules_of_old(effect.does)
        locked = tuple(m for m in does if m.part() not in RULE_PARTS)
        rules = tuple(m for m in does if m.part() in RULE_PARTS)
        timestamp = self.game.tick()
        if locked:
            ids = self.ids(effect.applies_to)
            done = tuple(self._settle(m, effect.applies_to, ids) for m in locked)
            self.add(Effect(effect.applies_to, done), duration, timestamp, ids)
        if rules:
            whom = effect.applies_to
            particular = isinstance(whom, (Reference, Players))
            particular_ids = self.ids(whom) if particular else None
            done = tuple(self._settle(m, whom, particular_ids or []) for m in rules)
            self.add(Effect(self.settled(whom), done), duration, timestamp, particular_ids)
        self.game.changed()

    def add(self, effect: Effect, duration: Any, timestamp: int, ids: list[str] | None) -> None:
        """An effect begins for these objects, or for whatever fits (None)."""
        self.effects.append(self.label)
        source = self.source if self.source is None or self.last_known.present(self.source) else None
        self.game.begin(
            EffectState(
                id=self.label, controller=self.controller, source=source, timestamp=timestamp, effect=effect,
                duration=self.settled(duration), objects=ids,
            )
        )  # fmt: skip

    def _settle(self, modification: Modification, whom: Filter | Players, ids: list[str]) -> Modification:
        """The modification with its values worked out, as far as they do not stay live in a granted ability (611.2d)."""
        if isinstance(modification, CopyOf):
            source = self.ids(modification.what)
            if not source:
                return modification
            return BecomeValues(self.copied(source[0], modification.exceptions))
        if isinstance(modification, ControlledBy):
            players = self.ids(modification.by)
            return ControlledBy(PlayerNamed(players[0])) if players else modification
        view, context = self.now()
        bits = self._bits(ids)

        def change(node: Node) -> Node | None:
            if isinstance(node, Amount):
                known = self.last_known.filled_in(node)
                spread = (used(known) if isinstance(modification, Get) else known).spread(view, context, bits)
                if len(spread) <= 1:
                    return Number(spread[0][0] if spread else 0)
                names = self.game.view().evaluation.board.names
                return Settled(tuple((n, tuple(names(held))) for n, held in spread))
            if isinstance(node, Ability):
                return self._with_choices(node)
            return self._one(node)

        return modification.rewrite(lambda node: None if node is modification else change(node))

    def chosen_to_be(self, effect: Effect, source: str) -> None:
        """What was chosen for an object as it entered becomes true of it: copiable values, as the edition has it (613.2a)."""
        copiable = self.game.ruleset.copiable_choices
        if copiable == "all" or (copiable == "pt" and any(isinstance(m, BasePT) for m in effect.does)):
            does = tuple(self._settle(m, This(), [source]) for m in effect.does)
            self.become(source, self.game.engine.with_exceptions(self.copied(source), does), Indefinitely())
        else:
            self.begin(effect, Indefinitely())

    def settled(self, node: Any) -> Any:
        """Data with particular objects and players in the place of references."""
        return self.last_known.filled_in(node).rewrite(self._one)

    def _one(self, node: Node) -> Node | None:
        if isinstance(node, AnyTarget) and (either := self.bound.get(node)):
            is_player = either[0] in self.game.player_names
            return PlayerNamed(either[0]) if is_player else TheObject(either[0])
        if isinstance(node, (Target, ThatTarget, ChosenObject, EventObject, This)):
            ids = self.ids(node)
            return TheObject(ids[0] if ids else "\0")
        if isinstance(node, (TargetPlayer, ChosenPlayer, ThatPlayer)):
            players = self.ids(node)
            return PlayerNamed(players[0]) if players else None
        if isinstance(node, You):
            return PlayerNamed(self.controller)
        return self._choice(node)

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

    def _with_choices(self, ability: Ability) -> Ability:
        return ability.rewrite(self._said_here)

    def _said_here(self, node: Node) -> Node | None:
        return self.ability if isinstance(node, ThisAbility) and self.ability is not None else self._choice(node)

    def copied(self, id: str, exceptions: tuple[Modification, ...] = ()) -> Characteristics:
        """The copiable values of an object, with a copy effect's exceptions (707.2, 707.9)."""
        evaluation = self.game.view().evaluation
        values = self.game.engine.copiable(evaluation, id)
        settled = tuple(
            m.rewrite(self._said_here) if isinstance(m, (Have, IfItIs)) else self._settle(m, This(), [id])
            for m in exceptions
        )
        becomes = next(iter(self.bound.get(It(), [])), self.source)
        own = self.game.engine.copiable(evaluation, becomes) if becomes is not None else None
        return self.game.engine.with_exceptions(values, numbered(sorted(settled, key=lambda m: m.rank())), own=own)

    def text_box(self, id: str) -> tuple[tuple[Ability, ...], str]:
        """The rules text of an object as it now is, and the card that its linked abilities belong to (612.5)."""
        own = [instance for instance in self.game[id].instances if instance.is_own_text]
        return tuple(instance.ability for instance in own), own[0].card if own else ""

    def become(self, id: str, values: Characteristics, duration: Any) -> None:
        """An object that enters has these copiable values, as old as the object."""
        self.add(Effect(TheObject(id), (BecomeValues(values),)), duration, self.game.object(id).timestamp, [id])
        self.game.changed()

    def become_copy(
        self, id: str, of: str, exceptions: tuple[Modification, ...], duration: Any = Indefinitely()
    ) -> None:
        """An object that enters is a copy of another, as old as the object (707.5)."""
        self.become(id, self.copied(of, exceptions), duration)


@singledispatch
def do(instruction: Instruction, resolution: Resolution) -> None:
    """Do one instruction; each kind has its own, in ``mtglayers.doing`` or a plugin. Raises Unsupported for a kind that has none."""
    raise Unsupported(f"{resolution.label}: {instruction.kind} is not built yet")


def _ids(given: object) -> list[str]:
    """One id, a list of them, or none, as a list."""
    if given is None:
        return []
    return [str(one) for one in given] if isinstance(given, list | tuple) else [str(given)]


__all__ = ["Resolution", "do"]
