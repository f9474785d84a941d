"""The game state that comes in: players, objects, effects of resolutions; strict, bounded, checked (109).

Nothing here is ever edited. A record is replaced by a changed one (``but``), so that games share what has not changed.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator
from pydantic.dataclasses import dataclass
from pydantic_core import ErrorDetails

from mtglayers.abilities import Effect
from mtglayers.characteristics import Characteristics
from mtglayers.events import Damage
from mtglayers.filters import Zone
from mtglayers.instructions import Duration, Indefinitely
from mtglayers.records import NOTHING, InTuple, Record

MAX_OBJECTS = 200_000
MAX_EFFECTS = 20_000

Id = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Ids = Annotated[Sequence[Id], InTuple()]
Count = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
Timestamp = Annotated[int, Field(ge=0, le=10**12)]

_STRICT: Final = ConfigDict(strict=True, extra="forbid")


class Strict(BaseModel):
    """The base of the models: exact types, no unknown keys, never edited."""

    model_config = _STRICT | ConfigDict(frozen=True)


@dataclass(frozen=True, slots=True, kw_only=True, config=_STRICT)
class PlayerState(Record):
    """A player (102)."""

    name: Id
    life: Count = 20
    hand: Annotated[int, Field(ge=0, le=100_000)] = 0
    """Cards in hand that are not objects of the state themselves."""
    facts: Mapping[str, Count] = NOTHING
    in_game: bool = True


@dataclass(frozen=True, slots=True, kw_only=True, config=_STRICT)
class ChoiceState(Record):
    """A choice made for an object, and the card whose ability asked for it (607.2d)."""

    what: str
    value: str
    card: str = ""
    slot: int = 1


@dataclass(frozen=True, slots=True, kw_only=True, config=_STRICT)
class CounterState(Record):
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
    colors: str | Annotated[Sequence[str], InTuple()] | None = None
    faces: Annotated[Sequence["InlineCard"], InTuple(most=4)] = ()
    layout: str = "normal"


@dataclass(frozen=True, slots=True, kw_only=True, config=_STRICT)
class ObjectState(Record):
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
    facts: Annotated[Sequence[str], InTuple(most=50)] = ()
    """Other facts that filters ask for: kicked, monstrous, bestowed …"""
    counters: Annotated[Sequence[CounterState], InTuple(most=100)] = ()
    attached_to: Id | None = None
    """The object or player that it is attached to."""
    choices: Annotated[Sequence[ChoiceState], InTuple(most=100)] = ()
    linked: Mapping[str, Ids] = NOTHING
    """Objects that its linked abilities have dealt with, by role (607)."""
    x: int | None = None
    number: int = 0
    """A running number: which object, of those that had this id, it is (400.7)."""
    merged: Annotated[Sequence[Characteristics], InTuple(most=20)] = ()
    """The components of a merged permanent, topmost first (730)."""
    merged_at: Timestamp = 0


@dataclass(frozen=True, slots=True, kw_only=True, config=_STRICT)
class EffectState(Record):
    """A continuous effect that a resolution left (611.2)."""

    id: Id
    controller: Id
    source: Id | None = None
    timestamp: Timestamp = 0
    effect: Effect
    duration: Duration = Indefinitely()
    objects: Ids | None = None
    """The objects that it was locked in for (611.2c); None for one that is not locked in."""
    words: str = ""
    stands_for: Mapping[str, Ids] = NOTHING
    """What references of its condition stand for, by a name."""


@dataclass(frozen=True, slots=True, kw_only=True, config=_STRICT)
class ShieldState(Record):
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
    players: Annotated[Sequence[PlayerState], InTuple(least=1, most=16)]
    active_player: Id | None = None
    cards: Annotated[Sequence[InlineCard], InTuple(most=1_000)] = ()
    """Cards defined in place."""
    objects: Annotated[Sequence[ObjectState], InTuple(most=MAX_OBJECTS)] = ()
    effects: Annotated[Sequence[EffectState], InTuple(most=MAX_EFFECTS)] = ()
    next_turns: Annotated[Sequence[EffectState], InTuple(most=MAX_EFFECTS)] = ()
    """Effects that begin with a player's next turn."""
    shields: Annotated[Sequence[ShieldState], InTuple(most=MAX_EFFECTS)] = ()

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


def refusal(error: ErrorDetails) -> str:
    """What is wrong, in one line. A record and a model say the same of a key that is not theirs."""
    unknown = error["type"] == "unexpected_keyword_argument"
    return "Extra inputs are not permitted" if unknown else error["msg"].removeprefix("Value error, ")
