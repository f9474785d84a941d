"""Changing zones: an object that moves is a new object (400.7)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

from mtglayers.characteristics import Characteristics
from mtglayers.entering import enter
from mtglayers.filters import Objects, TheObject, Zone
from mtglayers.instructions import ForAsLongAs
from mtglayers.nodes import Node
from mtglayers.objects import CounterState, EffectState, ObjectState
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
    game.remove(id)
    if old.token and zone != "battlefield" and old.zone in ("battlefield", "stack"):  # 111.7, 704.5e
        let_go(game, old, None)
        return
    new = _new_object(game, old, zone, how, counters)
    game.add(new)
    let_go(game, old, new if old.zone == "stack" and zone == "battlefield" else None)
    if zone == "battlefield":
        game.destroyed_ids -= {id}
        if how.entering is not None:
            how.entering()
        enter(game, new, dict(how.choose or {}), how.copying)
        game.note_entering(new)


def remembered(game: "Game", one: ObjectState) -> None:
    """Spells and abilities that speak of an object remember it as it leaves (608.2h)."""
    for resolution in game.stack:
        resolution.last_known.leaves(one)


def _new_object(game: "Game", old: ObjectState, zone: Zone, how: How, counters: Sequence[CounterState]) -> ObjectState:
    resolves = old.zone == "stack" and zone == "battlefield"
    return ObjectState(
        id=old.id, card=old.card, values=old.values, token=old.token, owner=old.owner,
        controller=how.by or (old.controller if resolves else old.owner), zone=zone, timestamp=game.tick(),
        number=game.next_number(), tapped=how.tapped, face_down=how.face_down, face_down_values=how.face_down_values,
        x=old.x if resolves else None, face=old.face if resolves else 0, facts=old.facts if resolves else (),
        attached_to=how.attached_to, counters=counters,
        choices=old.choices if resolves else (),  # a choice made for the spell stays with the permanent (400.7)
    )  # fmt: skip


def _kept_counters(game: "Game", old: ObjectState, zone: Zone) -> Sequence[CounterState]:
    """Counters cease to exist as an object moves (122.2), unless a rule keeps them."""
    if not old.counters or zone in ("hand", "library"):
        return ()
    keeps = any(rule.phrase == KEEPS_COUNTERS for rule in rules_about(game.view(), old.id))
    return old.counters if keeps else ()


def let_go(game: "Game", old: ObjectState, becomes: ObjectState | None) -> None:
    """What spoke of the old object no longer finds it, unless a spell became a permanent (400.7a)."""
    for one in list(game.objects.values()):
        if one.attached_to == old.id and (becomes is None or one.id != becomes.id):
            game.detach(one)
    if becomes is None:
        game.change(
            effects=tuple(left for effect in game.effects if (left := _without(effect, old.id)) is not None),
            shields=tuple(one.but(damage=forgetting(one.damage, old.id)) for one in game.shields),
        )
    game.happens(f"{old.id} leaves")


def _without(effect: EffectState, gone: str) -> EffectState | None:
    """What is left of an effect that may have been about an object that has left."""
    objects, duration = effect.objects, effect.duration
    if objects is not None:
        objects = tuple(one for one in objects if one != gone)
        if not objects:
            return None
    if isinstance(duration, ForAsLongAs):
        duration = forgetting(duration, gone)
    left = effect.but(objects=objects, source=None if effect.source == gone else effect.source, duration=duration)
    return effect if left == effect else left


def forgetting(data: Data, gone: str) -> Data:
    """Data that no longer finds an object that has left (400.7)."""
    return data.rewrite(lambda node: TheObject("\0") if node in (TheObject(gone), Objects((gone,))) else None)
