"""A game as it stands: what can be asked of it, and what its changes are made of."""

from collections.abc import Mapping
from typing import Any

from mtglayers.cards import Card
from mtglayers.choices import as_choice
from mtglayers.engine import Engine
from mtglayers.errors import InputError, UnknownName
from mtglayers.evaluation import evaluate
from mtglayers.instructions import Instruction
from mtglayers.layers import Ruleset
from mtglayers.objects import ChoiceState, CounterState, ObjectState, PlayerState, State
from mtglayers.reading import Answer, Reading
from mtglayers.resolving import Resolution

Choices = Mapping[str, Any]


class Ongoing:
    """The part of a game that knows its state; ``Game`` changes it by the rules."""

    def __init__(self, engine: Engine, state: State) -> None:
        self.engine = engine
        self.state = state
        self.ruleset: Ruleset = engine.ruleset(state.rules)
        self.inline: dict[str, Card] = {card.name: engine.define(card) for card in state.cards}
        self.stack: list[Resolution] = []
        """The spells and abilities that wait to resolve, the topmost last (405)."""
        self.entered: dict[str, int] = {}
        """How many abilities of an object triggered on its own entering, by its id."""
        self.destroyed_ids: set[str] = set()
        """The objects that were destroyed."""
        self.resolved: dict[str, tuple[Instruction, ...]] = {}
        """What resolutions did, by their ids."""
        self.clock = max(
            (0, *(one.timestamp for one in state.objects), *(e.timestamp for e in state.effects)), default=0
        )
        self._answer: Answer | None = None
        self._changing = False
        self._number = max((len(state.objects), *(one.number for one in state.objects)))

    # ---- asking

    def view(self) -> Answer:
        """What everything looks like now (613)."""
        if self._answer is None:
            self._answer = self.engine.answer(
                evaluate(self.engine.board(self.state, self.ruleset, self.inline), self.ruleset)
            )
        return self._answer

    def __getitem__(self, id: str) -> Reading:
        return self.view()[self.object(id).id]

    def object(self, id: str) -> ObjectState:
        """The state of an object. Raises UnknownName."""
        for one in self.state.objects:
            if one.id == id:
                return one
        raise UnknownName(f"there is no object {id!r}")

    def player(self, name: str) -> PlayerState:
        """The state of a player. Raises UnknownName."""
        for one in self.state.players:
            if one.name == name:
                return one
        raise UnknownName(f"there is no player {name!r}")

    @property
    def player_names(self) -> list[str]:
        """The players, in turn order."""
        return [player.name for player in self.state.players]

    @property
    def active_player(self) -> str:
        """Whose turn it is."""
        return self.state.active_player or self.state.players[0].name

    def card(self, card: str | Card) -> Card:
        """A card by its name; one defined for this game comes first."""
        if isinstance(card, Card):
            self.inline[card.name] = card
            return card
        return self.inline[card] if card in self.inline else self.engine.card(card)

    def face_named(self, card: str | Card) -> str:
        """The English name of the card or face that is asked for."""
        if isinstance(card, Card) or card in self.inline:
            return card if isinstance(card, str) else card.name
        return self.engine.english(card)

    def named(self, id: str) -> str:
        """The id of an object; a spell is also called by the name of what it does."""
        ids = {one.id for one in self.state.objects}
        return f"card of {id}" if id not in ids and f"card of {id}" in ids else id

    def triggers(self, id: str) -> int:
        """How many of its abilities triggered on its own entering."""
        return self.entered.get(self.object(id).id, 0)

    # ---- parts of changes

    def changed(self) -> None:
        """Something changed: what was worked out before no longer counts."""
        self._answer = None

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
        taken = {one.id for one in self.state.objects} | set(self.player_names)
        if wished is not None:
            if wished in taken:
                raise InputError(f"there is already an object {wished!r}")
            return wished
        base = "-".join("".join(c if c.isalnum() else " " for c in name.lower().replace("'", "")).split()) or "object"
        number, found = 1, base
        while found in taken:
            number += 1
            found = f"{base}-{number}"
        return found

    def add(self, one: ObjectState) -> None:
        """Add an object to the state."""
        self.state.objects.append(one)
        self.changed()

    def choose(self, one: ObjectState, choices: Choices, card: str) -> None:
        """Note choices made for an object, for linked abilities of the named card (607.2d)."""
        for what, value in choices.items():
            kind, chosen = as_choice(what, value)
            one.choices.append(ChoiceState(what=kind, value=chosen, card=card))
        self.changed()

    def count_counters(self, one: ObjectState, counters: Mapping[str, int], timestamp: int) -> None:
        """Counters are put on or removed as part of another change (613.7c)."""
        if not counters:
            return
        for kind, number in counters.items():
            here = next((c for c in one.counters if c.kind == kind), None)
            total = (here.number if here else 0) + number
            if here is not None:
                one.counters.remove(here)
            if total > 0:
                stamp = timestamp if number > 0 or here is None else here.timestamp
                one.counters.append(CounterState(kind=kind, number=total, timestamp=stamp))
        self.changed()

    def put_counters(self, one: ObjectState, kind: str, number: int) -> None:
        """Counters of one kind, with the timestamp of now, as part of another change."""
        self.count_counters(one, {kind: number}, self.clock if one.timestamp == self.clock else self.tick())

    def detach(self, one: ObjectState) -> None:
        """An object is no longer attached, as part of another change; a bestowed one is a creature again (702.103f)."""
        one.attached_to = None
        one.facts = [fact for fact in one.facts if fact != "bestow"]
        self.changed()
