"""Resolving: a spell or ability from its announcement to what it does (601.2, 608.2); its continuous effects begin (611.2)."""

import copy
from collections.abc import Iterable
from functools import singledispatch
from typing import TYPE_CHECKING, Any

from mtglayers import targets as targeting
from mtglayers.abilities import Ability, Effect, ThisAbility, numbered
from mtglayers.amounts import Amount, Number, Settled, used
from mtglayers.characteristics import Characteristics
from mtglayers.errors import Unsupported
from mtglayers.filters import (
    AnyTarget,
    ChosenObject,
    EventObject,
    Filter,
    It,
    Reference,
    Target,
    ThatTarget,
    TheObject,
    This,
)
from mtglayers.instructions import ForAsLongAs, Indefinitely, Instruction
from mtglayers.meaning import Meaning, as_ids
from mtglayers.modifications.abilities import Have
from mtglayers.modifications.base import Modification
from mtglayers.modifications.control import ControlledBy
from mtglayers.modifications.copying import BecomeValues, CopyOf, IfItIs
from mtglayers.modifications.power_toughness import BasePT, Get
from mtglayers.nodes import Node
from mtglayers.objects import EffectState
from mtglayers.players import ChosenPlayer, PlayerNamed, Players, TargetPlayer, ThatPlayer, You

if TYPE_CHECKING:
    from mtglayers.game import Game

RULE_PARTS = ("player", "rule", "cost")
"""Parts of effects that change no characteristics and no control: their set is not locked in (611.2c)."""


class Resolution(Meaning):
    """One spell or ability: who controls it, its source, targets, choices and X.

    ``announce`` puts it on the stack (601.2), ``resolve`` does what it says (608.2); ``run`` is both at once.
    """

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
        self.game.resolved = {**self.game.resolved, self.label: self.instructions}
        self.note(
            self.source,
            *targeting.choose(self),
            *as_ids(self.choices.get("object")),
            *as_ids(self.choices.get("event")),
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


__all__ = ["Resolution", "do"]
