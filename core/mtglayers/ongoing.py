"""A game as it stands: what can be asked of it, and what its changes are made of."""

from collections.abc import Mapping
from typing import Any, Final

from mtglayers.board import Board
from mtglayers.building import Builder
from mtglayers.cards import Card
from mtglayers.choices import as_choice
from mtglayers.engine import Engine
from mtglayers.errors import InputError
from mtglayers.evaluation import evaluate
from mtglayers.instructions import Instruction
from mtglayers.layers import Ruleset
from mtglayers.memory import Memory
from mtglayers.next_boards import next_board
from mtglayers.objects import ChoiceState, CounterState, ObjectState, State
from mtglayers.parts import Parts
from mtglayers.reading import Answer, Reading
from mtglayers.resolving import Resolution

Choices = Mapping[str, Any]
SPARE_ROWS: Final = 100
"""How many rows of objects that have gone a board may have beside twice those that are there."""


class Ongoing(Parts):
    """The part of a game that knows how it stands; ``Game`` changes it by the rules."""

    def __init__(self, engine: Engine, state: State) -> None:
        super().__init__(state)
        self.engine = engine
        self.ruleset: Ruleset = engine.ruleset(state.rules)
        self.inline: Mapping[str, Card] = {card.name: engine.define(card) for card in state.cards}
        self.stack: tuple[Resolution, ...] = ()
        """The spells and abilities that wait to resolve, the topmost last (405)."""
        self.entered: Mapping[str, int] = {}
        """How many abilities of an object triggered on its own entering, by its id."""
        self.destroyed_ids: frozenset[str] = frozenset()
        """The objects that were destroyed."""
        self.resolved: Mapping[str, tuple[Instruction, ...]] = {}
        """What resolutions did, by their ids."""
        self.clock = max(
            (0, *(one.timestamp for one in state.objects), *(e.timestamp for e in state.effects)), default=0
        )
        self._memory = Memory()
        self._builder: Builder | None = None
        self._answer: Answer | None = None
        """What was last worked out; ``up_to_date`` says whether it still counts."""
        self._changing = False
        self._number = max((len(state.objects), *(one.number for one in state.objects)))

    # ---- asking

    def view(self) -> Answer:
        """What everything looks like now (613). After a change only what it could concern is worked out again."""
        if self._answer is None or not self.up_to_date:
            board = self._board_now()
            self._answer = self.engine.answer(evaluate(board, self.ruleset, memory=self._memory))
            self.touched, self.up_to_date, self._shared = {}, True, True
        return self._answer

    def _board_now(self) -> Board:
        """The board as it is now: the last one with what has changed, or a new one."""
        before = self._answer.evaluation.board if self._answer is not None else None
        if self._builder is None or self._builder.is_stale(self.engine, self.inline):
            self._builder, before = self.engine.builder(self.ruleset, self.inline), None
        parts = self.players, self.active_player, self.objects, self.effects
        if before is None or len(before.ids) > 2 * len(self.objects) + SPARE_ROWS:
            return self._builder.board(*parts)
        return next_board(self._builder, before, *parts, self.touched)

    def __getitem__(self, id: str) -> Reading:
        return self.view()[self.object(id).id]

    def card(self, card: str | Card) -> Card:
        """A card by its name; one defined for this game comes first."""
        if isinstance(card, Card):
            if self.inline.get(card.name) is not card:
                self.inline = {**self.inline, card.name: card}
            return card
        return self.inline[card] if card in self.inline else self.engine.card(card)

    def face_named(self, card: str | Card) -> str:
        """The English name of the card or face that is asked for."""
        if isinstance(card, Card) or card in self.inline:
            return card if isinstance(card, str) else card.name
        return self.engine.english(card)

    def named(self, id: str) -> str:
        """The id of an object; a spell is also called by the name of what it does."""
        return f"card of {id}" if id not in self.objects and f"card of {id}" in self.objects else id

    def triggers(self, id: str) -> int:
        """How many of its abilities triggered on its own entering."""
        return self.entered.get(self.object(id).id, 0)

    # ---- parts of changes

    def tick(self) -> int:
        """The next timestamp."""
        self.clock += 1
        return self.clock

    def next_number(self) -> int:
        """A running number for a new object."""
        self._number += 1
        return self._number

    def new_id(self, wished: str | None, name: str) -> str:
        """An id for a new object. Raises InputError when the one wished for is taken."""
        if wished is not None:
            if self._is_taken(wished):
                raise InputError(f"there is already an object {wished!r}")
            return wished
        base = "-".join("".join(c if c.isalnum() else " " for c in name.lower().replace("'", "")).split()) or "object"
        number, found = 1, base
        while self._is_taken(found):
            number += 1
            found = f"{base}-{number}"
        return found

    def _is_taken(self, id: str) -> bool:
        return id in self.objects or id in self.players

    def choose(self, one: ObjectState, choices: Choices, card: str) -> ObjectState:
        """Note choices made for an object, for linked abilities of the named card (607.2d)."""
        chosen = [as_choice(what, value) for what, value in choices.items()]
        made = (ChoiceState(what=kind, value=value, card=card) for kind, value in chosen)
        return self.replace(one, choices=(*self.object(one.id).choices, *made))

    def link(self, id: str, role: str, other: str) -> None:
        """An object's linked abilities have dealt with another, as part of another change (607)."""
        linked = self.object(id).linked
        self.replace(id, linked={**linked, role: (*linked.get(role, ()), other)})

    def count_counters(self, one: ObjectState, counters: Mapping[str, int], timestamp: int) -> ObjectState:
        """Counters are put on or removed as part of another change (613.7c)."""
        if not counters:
            return self.object(one.id)
        on = {counter.kind: counter for counter in self.object(one.id).counters}
        for kind, number in counters.items():
            here = on.pop(kind, None)
            total = (here.number if here else 0) + number
            if total > 0:
                stamp = timestamp if number > 0 or here is None else here.timestamp
                on[kind] = CounterState(kind=kind, number=total, timestamp=stamp)
        return self.replace(one, counters=tuple(on.values()))

    def put_counters(self, one: ObjectState, kind: str, number: int) -> ObjectState:
        """Counters of one kind, with the timestamp of now, as part of another change."""
        newest = self.object(one.id).timestamp == self.clock
        return self.count_counters(one, {kind: number}, self.clock if newest else self.tick())

    def detach(self, one: ObjectState) -> ObjectState:
        """An object is no longer attached, as part of another change; a bestowed one is a creature again (702.103f)."""
        facts = self.object(one.id).facts
        return self.replace(one, attached_to=None, facts=tuple(fact for fact in facts if fact != "bestow"))
