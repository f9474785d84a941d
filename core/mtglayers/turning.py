"""Turning face down and up, transforming, flipping, merging (701.27, 708, 710, 712, 730)."""

from typing import TYPE_CHECKING

from mtglayers.abilities import AsTurnedUp
from mtglayers.cards import Card
from mtglayers.characteristics import Characteristics
from mtglayers.objects import EffectState, ObjectState
from mtglayers.resolving import Resolution

if TYPE_CHECKING:
    from mtglayers.game import Game


def turn(game: "Game", one: ObjectState, face: str, values: Characteristics | None) -> None:
    """It turns face down or up (708.2, 708.8)."""
    down = face == "down"
    timestamp = game.tick() if game.ruleset.face_restamp else one.timestamp
    game.replace(one, face_down=down, face_down_values=values if down else None, timestamp=timestamp)
    if face == "up":
        _as_turned_up(game, one)
    game.happens(f"{one.id} turned face {face}")


def _as_turned_up(game: "Game", one: ObjectState) -> None:
    """What its abilities say about being turned face up is carried out (614.1e)."""
    for instance in game[one.id].instances:
        if isinstance(instance.ability, AsTurnedUp):
            resolution = Resolution(game, one.id, game[one.id].controller, one.id, card=instance.card)
            resolution.do_modes(instance.ability.instructions)


def transform(game: "Game", one: ObjectState, *, flip: bool) -> None:
    """It turns to its other face, or flips."""
    if one.card is None:
        return
    card = game.card(one.card)
    if flip:
        game.replace(one, flipped=True)
    elif _has_two_faces(game, one, card):
        _turn_over(game, one, card)


def _has_two_faces(game: "Game", one: ObjectState, card: Card) -> bool:
    """Whether the object is double-faced; until 2023 no token was (707.8a, 712.1)."""
    return (
        card.layout in ("transform", "modal")
        and len(card.faces) > 1
        and (not one.token or game.ruleset.double_faced_tokens)
    )


def _turn_over(game: "Game", one: ObjectState, card: Card) -> None:
    """The other face is up; of a merged permanent, each double-faced component turns (730.2i)."""
    before, after = card.faces[one.face].values, card.faces[1 - one.face].values
    merged = tuple(after if component.name == before.name else component for component in one.merged)
    timestamp = game.tick() if game.ruleset.face_restamp else one.timestamp
    game.replace(one, face=1 - one.face, merged=merged, timestamp=timestamp)


def merge(game: "Game", spell: str, onto: str, *, top: bool) -> None:
    """A mutating spell becomes part of a permanent; what affected the spell affects that now (702.140c, f)."""
    game.object(spell)
    one = game.object(onto)
    values = game.engine.copiable(game.view().evaluation, spell)
    under = one.merged or (game.engine.copiable(game.view().evaluation, onto),)
    game.remove(spell)
    game.change(effects=tuple(_about(effect, spell, onto) for effect in game.effects))
    now = game.tick()
    game.replace(
        one, merged=(values, *under) if top else (*under, values), merged_at=now,
        timestamp=now if top and game.ruleset.face_restamp else one.timestamp,
    )  # fmt: skip


def _about(effect: EffectState, spell: str, onto: str) -> EffectState:
    """An effect on the spell, on the permanent instead."""
    objects = effect.objects
    if objects is None or spell not in objects:
        return effect
    return effect.but(objects=tuple(onto if id == spell else id for id in objects))
