"""The game state that comes in: players, objects, effects of resolutions; strict, bounded, checked (109)."""

from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from mtglayers.abilities import Effect
from mtglayers.characteristics import Characteristics
from mtglayers.events import Damage
from mtglayers.filters import Zone
from mtglayers.instructions import Duration, Indefinitely

MAX_OBJECTS = 200_000
MAX_EFFECTS = 20_000

Id = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Count = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
Timestamp = Annotated[int, Field(ge=0, le=10**12)]


class Strict(BaseModel):
    """The base of the models: exact types, no unknown keys."""

    model_config = ConfigDict(strict=True, extra="forbid")

    def copied(self) -> Self:
        """An independent copy: what can be changed in place is copied too, frozen data is shared."""
        kept = self.__dict__.items()
        return self.model_copy(update={name: _copied(value) for name, value in kept if isinstance(value, (list, dict))})


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [item.copied() if isinstance(item, Strict) else item for item in value]
    return {key: _copied(item) for key, item in value.items()} if isinstance(value, dict) else value


class PlayerState(Strict):
    """A player (102)."""

    name: Id
    life: Count = 20
    hand: Annotated[int, Field(ge=0, le=100_000)] = 0
    """Cards in hand that are not objects of the state themselves."""
    facts: dict[str, Count] = {}
    in_game: bool = True


class ChoiceState(Strict):
    """A choice made for an object, and the card whose ability asked for it (607.2d)."""

    what: str
    value: str
    card: str = ""
    slot: int = 1


class CounterState(Strict):
    """Counters of one kind on an object, with the timestamp of the newest (122.1, 613.7c)."""

    kind: Annotated[str, StringConstraints(min_length=1, max_length=60)]
    number: Annotated[int, Field(ge=1, le=1_000_000)]
    timestamp: Timestamp = 0


class InlineCard(Strict):
    """A card defined in place, with the keys that the public card-data services use."""

    name: Annotated[str, StringConstraints(max_length=200)]
    mana_cost: str = ""
    type_line: Annotated[str, StringConstraints(max_length=300)]
    text: Annotated[str, StringConstraints(max_length=5_000)] = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    colors: str | list[str] | None = None
    faces: list["InlineCard"] = Field(default=[], max_length=4)
    layout: str = "normal"


class ObjectState(Strict):
    """One object: a card, token or copy in a zone (109.1)."""

    id: Id
    card: str | None = None
    """The name of the card, among those that are known or defined in the state."""
    values: Characteristics | None = None
    """The characteristics, where no card gives them: a token's."""
    face: Annotated[int, Field(ge=0, le=3)] = 0
    """Which face is up, or which half was cast; 0 is the front."""
    token: bool = False
    owner: Id
    controller: Id | None = None
    """Who it entered under; the owner when absent."""
    zone: Zone = "battlefield"
    timestamp: Timestamp = 0
    tapped: bool = False
    attacking: bool = False
    flipped: bool = False
    face_down: bool = False
    face_down_values: Characteristics | None = None
    phased_out: bool = False
    damage: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    """The damage marked on it (120.6)."""
    regeneration_shields: Annotated[int, Field(ge=0, le=1_000)] = 0
    facts: list[str] = Field(default=[], max_length=50)
    """Other facts that filters ask for: kicked, monstrous, bestowed …"""
    counters: list[CounterState] = Field(default=[], max_length=100)
    attached_to: Id | None = None
    """The object or player that it is attached to."""
    choices: list[ChoiceState] = Field(default=[], max_length=100)
    linked: dict[str, list[Id]] = {}
    """Objects that its linked abilities have dealt with, by role (607)."""
    x: int | None = None
    number: int = 0
    """A running number: which object, of those that had this id, it is (400.7)."""
    merged: list[Characteristics] = Field(default=[], max_length=20)
    """The components of a merged permanent, topmost first (730)."""
    merged_at: Timestamp = 0


class EffectState(Strict):
    """A continuous effect that a resolution left (611.2)."""

    id: Id
    controller: Id
    source: Id | None = None
    timestamp: Timestamp = 0
    effect: Effect
    duration: Duration = Indefinitely()
    objects: list[Id] | None = None
    """The objects that it was locked in for (611.2c); None for one that is not locked in."""
    words: str = ""
    stands_for: dict[str, list[Id]] = {}
    """What references of its condition stand for, by a name."""


class ShieldState(Strict):
    """A prevention effect that a resolution left, for this turn (615.7)."""

    id: Id
    controller: Id
    source: Id | None = None
    damage: Damage
    left: Annotated[int, Field(ge=1, le=1_000_000)] | None = None
    """How much it still prevents; None for all."""


class State(Strict):
    """A game as it stands, for one evaluation."""

    version: Literal[1] = 1
    rules: str = "current"
    players: Annotated[list[PlayerState], Field(min_length=1, max_length=16)]
    active_player: Id | None = None
    cards: list[InlineCard] = Field(default=[], max_length=1_000)
    """Cards defined in place."""
    objects: Annotated[list[ObjectState], Field(max_length=MAX_OBJECTS)] = []
    effects: Annotated[list[EffectState], Field(max_length=MAX_EFFECTS)] = []
    next_turns: Annotated[list[EffectState], Field(max_length=MAX_EFFECTS)] = []
    """Effects that begin with a player's next turn."""
    shields: Annotated[list[ShieldState], Field(max_length=MAX_EFFECTS)] = []

    @model_validator(mode="after")
    def _fits_together(self) -> Self:
        names = [player.name for player in self.players]
        ids = [one.id for one in self.objects]
        for kind, all_of in (("players", names), ("objects", ids), ("objects or players", names + ids)):
            if len(set(all_of)) < len(all_of):
                twice = next(one for one in all_of if all_of.count(one) > 1)
                raise ValueError(f"two {kind} are called {twice!r}")
        if self.active_player is not None and self.active_player not in names:
            raise ValueError(f"the active player {self.active_player!r} is no player of this game")
        known = {*names, *ids}
        hosts: dict[str, str] = {}
        for one in self.objects:
            for field, player in (("owner", one.owner), ("controller", one.controller)):
                if player is not None and player not in names:
                    raise ValueError(f"object {one.id!r}, {field}: {player!r} is no player of this game")
            if (one.card is None) == (one.values is None):
                raise ValueError(f"object {one.id!r} needs a card or values, one of them")
            if one.attached_to is not None:
                if one.attached_to not in known:
                    raise ValueError(f"object {one.id!r}, attached_to: there is no {one.attached_to!r}")
                hosts[one.id] = one.attached_to
        for start in hosts:
            at, seen = start, {start}
            while at in hosts:
                at = hosts[at]
                if at in seen:
                    raise ValueError(f"object {start!r}, attached_to: the attachments form a cycle")
                seen.add(at)
        for effect in self.effects:
            if effect.controller not in names:
                raise ValueError(f"effect {effect.id!r}, controller: {effect.controller!r} is no player of this game")
        return self
