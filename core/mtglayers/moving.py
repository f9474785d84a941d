"""Changing zones: an object that moves is a new object (400.7)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

from mtglayers.characteristics import Characteristics
from mtglayers.entering import enter
from mtglayers.filters import Objects, TheObject, Zone
from mtglayers.instructions import ForAsLongAs
from mtglayers.nodes import Node
from mtglayers.objects import CounterState, ObjectState
from mtglayers.rules_in_force import rules_about

if TYPE_CHECKING:
    from mtglayers.game import Choices, Game

Data = TypeVar("Data", bound=Node)
KEEPS_COUNTERS: Final = "keep its counters as it moves to any zone other than a player's hand or library"


@dataclass(frozen=True, slots=True)
class How:
    """How an object comes to a zone."""

    by: str | None = None
    choose: "Choices | None" = None
    tapped: bool = False
    face_down: bool = False
    face_down_values: Characteristics | None = None
    copying: str | None = None
    attached_to: str | None = None
    entering: Callable[[], None] | None = None
    """What is done as it enters, before what it says itself (611.2e)."""


def move(game: "Game", id: str, zone: Zone, how: How) -> None:
    """An object changes zones and is a new object there, that keeps the id."""
    old = game.object(id)
    remembered(game, old)
    counters = _kept_counters(game, old, zone)
    where = game.state.objects.index(old)
    if old.token and zone != "battlefield" and old.zone in ("battlefield", "stack"):  # 111.7, 704.5e
        del game.state.objects[where]
        let_go(game, old, None)
        return
    new = _new_object(game, old, zone, how)
    del game.state.objects[where]
    game.state.objects.append(new)
    becomes_permanent = new if old.zone == "stack" and zone == "battlefield" else None
    new.counters += counters
    let_go(game, old, becomes_permanent)
    if zone == "battlefield":
        game.destroyed_ids.discard(id)
        if how.entering is not None:
            how.entering()
        enter(game, new, dict(how.choose or {}), how.copying)
        game.note_entering(new)


def remembered(game: "Game", one: ObjectState) -> None:
    """Spells and abilities that speak of an object remember it as it leaves (608.2h)."""
    for resolution in game.stack:
        resolution.last_known.leaves(one)


def _new_object(game: "Game", old: ObjectState, zone: Zone, how: How) -> ObjectState:
    resolves = old.zone == "stack" and zone == "battlefield"
    new = ObjectState(
        id=old.id, card=old.card, values=old.values, token=old.token, owner=old.owner,
        controller=how.by or (old.controller if resolves else old.owner), zone=zone, timestamp=game.tick(),
        number=game.next_number(), tapped=how.tapped, face_down=how.face_down, face_down_values=how.face_down_values,
        x=old.x if resolves else None, face=old.face if resolves else 0, facts=old.facts if resolves else [],
        attached_to=how.attached_to,
    )  # fmt: skip
    if resolves:  # a choice made for the spell stays with the permanent (400.7)
        new.choices = old.choices
    return new


def _kept_counters(game: "Game", old: ObjectState, zone: Zone) -> list[CounterState]:
    """Counters cease to exist as an object moves (122.2), unless a rule keeps them."""
    if not old.counters or zone in ("hand", "library"):
        return []
    keeps = any(rule.phrase == KEEPS_COUNTERS for rule in rules_about(game.view(), old.id))
    return old.counters if keeps else []


def let_go(game: "Game", old: ObjectState, becomes: ObjectState | None) -> None:
    """What spoke of the old object no longer finds it, unless a spell became a permanent (400.7a)."""
    for one in game.state.objects:
        if one.attached_to == old.id and one is not becomes:
            game.detach(one)
    if becomes is None:
        for effect in game.state.effects:
            if effect.objects is not None and old.id in effect.objects:
                effect.objects = [one for one in effect.objects if one != old.id]
            if effect.source == old.id:
                effect.source = None
            if isinstance(effect.duration, ForAsLongAs):
                effect.duration = forgetting(effect.duration, old.id)
        game.state.effects = [e for e in game.state.effects if e.objects is None or e.objects]
        game.state.shields = [
            one.model_copy(update={"damage": forgetting(one.damage, old.id)}) for one in game.state.shields
        ]
    game.changed()
    game.happens(f"{old.id} leaves")


def forgetting(data: Data, gone: str) -> Data:
    """Data that no longer finds an object that has left (400.7)."""
    return data.rewrite(lambda node: TheObject("\0") if node in (TheObject(gone), Objects((gone,))) else None)
