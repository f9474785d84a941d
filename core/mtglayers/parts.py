"""What a game holds: parts that are replaced and never edited, so that copies of a game share them."""

from typing import Any, Final, TypedDict, Unpack

from mtglayers.errors import UnknownName
from mtglayers.objects import EffectState, InlineCard, ObjectState, PlayerState, ShieldState, State


class OtherParts(TypedDict, total=False):
    """The parts besides objects and players."""

    effects: tuple[EffectState, ...]
    next_turns: tuple[EffectState, ...]
    shields: tuple[ShieldState, ...]
    cards: tuple[InlineCard, ...]
    whose_turn: str | None


ALL: Final = frozenset(ObjectState.__slots__)
"""All fields of an object."""
NOTHING: Final[frozenset[str]] = frozenset()


class Parts:
    """The parts of one game. ``state`` puts them together."""

    def __init__(self, state: State) -> None:
        self.rules = state.rules
        self.objects: dict[str, ObjectState] = {one.id: one for one in state.objects}
        """By id, in the order in which they came. Only ``replace``, ``add`` and ``remove`` change it."""
        self.players: dict[str, PlayerState] = {one.name: one for one in state.players}
        """By name, in turn order."""
        self.effects = tuple(state.effects)
        self.next_turns = tuple(state.next_turns)
        self.shields = tuple(state.shields)
        self.cards = tuple(state.cards)
        self.whose_turn = state.active_player
        """The active player, where one was named."""
        self.touched: dict[str, frozenset[str]] = {}
        """The objects that changed, came or went since the last view was worked out, and which of their fields changed."""
        self.up_to_date = False
        """Whether nothing changed since the last view was worked out."""
        self._paired: tuple[str, ...] | None = None
        """The objects that are one of a pair, once that was asked for."""
        self._state: State | None = state
        self._shared = False
        """Whether another game, a board, or a change that may be undone has the same objects."""

    # ---- asking

    @property
    def state(self) -> State:
        """All parts together, as they stand."""
        if self._state is None:
            self._state = State.model_construct(
                rules=self.rules, players=tuple(self.players.values()), active_player=self.whose_turn,
                cards=self.cards, objects=tuple(self.objects.values()), effects=self.effects,
                next_turns=self.next_turns, shields=self.shields,
            )  # fmt: skip
        return self._state

    def object(self, id: str) -> ObjectState:
        """The state of an object. Raises UnknownName."""
        try:
            return self.objects[id]
        except KeyError:
            raise UnknownName(f"there is no object {id!r}") from None

    def is_there(self, one: ObjectState) -> bool:
        """Whether there still is that object, as it is or changed; what changed zones is another (400.7)."""
        now = self.objects.get(one.id)
        return now is not None and now.number == one.number

    def player(self, name: str) -> PlayerState:
        """The state of a player. Raises UnknownName."""
        try:
            return self.players[name]
        except KeyError:
            raise UnknownName(f"there is no player {name!r}") from None

    @property
    def player_names(self) -> list[str]:
        """The players, in turn order."""
        return list(self.players)

    @property
    def active_player(self) -> str:
        """Whose turn it is."""
        return self.whose_turn or next(iter(self.players))

    @property
    def paired(self) -> tuple[str, ...]:
        """The objects that are one of a pair (702.95)."""
        if self._paired is None:
            self._paired = tuple(one.id for one in self.objects.values() if "paired" in one.linked)
        return self._paired

    # ---- changing

    def replace(self, one: ObjectState | str, **changes: Any) -> ObjectState:
        """An object is changed. Answers its record, which takes the place of the one before. Raises UnknownName.

        The record before no longer tells the truth, so whoever goes on with it takes the answer instead.
        """
        old = self.object(one if isinstance(one, str) else one.id)
        new = old.but(**changes)
        changed = frozenset(name for name, value in changes.items() if getattr(old, name) != value)
        if not changed:
            return old
        self._to_edit(new.id, changed)[new.id] = new
        return new

    def add(self, one: ObjectState) -> None:
        """An object comes, as the last of all."""
        paired = None if "paired" in one.linked else self._paired
        self._to_edit(one.id, ALL)[one.id] = one
        self._paired = paired

    def remove(self, id: str) -> None:
        """An object goes. Raises UnknownName."""
        self.object(id)
        del self._to_edit(id, ALL)[id]

    def replace_player(self, name: str, **changes: Any) -> PlayerState:
        """A player is changed. Answers their record, which takes the place of the one before. Raises UnknownName."""
        old = self.player(name)
        new = old.but(**changes)
        if new == old:
            return old
        self.players = self.players | {name: new}
        self.changed()
        return new

    def change(self, **parts: Unpack[OtherParts]) -> None:
        """Parts besides objects and players are others now."""
        now = vars(self)
        others = {name: part for name, part in parts.items() if part != now[name]}
        if others:
            now.update(others)
            self.changed()

    def changed(self) -> None:
        """Something changed: what was worked out before no longer counts."""
        self._state, self.up_to_date = None, False

    def _to_edit(self, id: str, fields: frozenset[str]) -> dict[str, ObjectState]:
        """The objects, of which that one is changed in those fields: no other game has them."""
        if self._shared:
            self.objects, self.touched, self._shared = self.objects.copy(), self.touched.copy(), False
        self.touched[id] = self.touched.get(id, NOTHING) | fields
        if "linked" in fields:
            self._paired = None
        self.changed()
        return self.objects


__all__ = ["Parts"]
