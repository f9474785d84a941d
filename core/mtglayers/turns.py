"""The turn: what ends with it, what begins with the next (500, 514)."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from mtglayers.context import Context
from mtglayers.damage import cleaned_up
from mtglayers.instructions import (
    DuringNextTurnOf,
    ForAsLongAs,
    ThisTurn,
    UntilEndOfTurn,
    UntilEvent,
    UntilYourNextTurn,
)
from mtglayers.objects import EffectState, ObjectState, PlayerState

if TYPE_CHECKING:
    from mtglayers.game import Game

Over = Callable[[EffectState], bool]


def end_turn(game: "Game") -> None:
    """ "Until end of turn" and "this turn" end, damage wears off, and the next player is active (514.2)."""
    end(game, lambda e: isinstance(e.duration, UntilEndOfTurn | ThisTurn))
    game.state.shields = []
    for one in game.state.objects:
        one.attacking = False
        one.facts = [fact for fact in one.facts if "this turn" not in fact]
        cleaned_up(one)
    for player in game.state.players:
        player.facts = {
            f: n for f, n in player.facts.items() if "this turn" not in f and f != "additional combat phases"
        }
    next_turn(game)
    end(game, lambda e: isinstance(e.duration, UntilYourNextTurn) and e.controller == game.active_player)
    end(game, lambda e: _untaps_now(game, e))


def _untaps_now(game: "Game", effect: EffectState) -> bool:
    """Whether it lasts until its objects' controller's untap step, which is now."""
    if effect.duration != UntilEvent("its controller's next untap step"):
        return False
    there = game.view()
    return any(there[one].controller == game.active_player for one in effect.objects or () if one in there)


def next_turn(game: "Game") -> None:
    """The next player in turn order is active; effects that waited for this turn begin."""
    names = game.player_names
    at = names.index(game.active_player)
    game.state.active_player = next(
        name for name in names[at + 1 :] + names[: at + 1] if game.player(name).in_game or name == names[at]
    )
    game.changed()
    begun = [effect for effect in game.state.next_turns if _begins_now(game, effect)]
    game.state.next_turns = [effect for effect in game.state.next_turns if effect not in begun]
    game.state.effects += [effect.model_copy(update={"duration": ThisTurn()}) for effect in begun]
    game.changed()


def _begins_now(game: "Game", effect: EffectState) -> bool:
    if not isinstance(effect.duration, DuringNextTurnOf):
        return False
    answer = game.view()
    rows = effect.duration.whose.rows(answer.evaluation.view, Context())
    return bool(rows & answer.evaluation.board.player_bit(game.active_player))


def begin(game: "Game", effect: EffectState) -> None:
    """An effect of a resolution begins, at once or with a later turn (611.2a)."""
    (game.state.next_turns if isinstance(effect.duration, DuringNextTurnOf) else game.state.effects).append(effect)
    game.changed()


def end(game: "Game", over: Over) -> None:
    """The effects that are over end."""
    kept = [effect for effect in game.state.effects if not over(effect)]
    if len(kept) < len(game.state.effects):
        game.state.effects = kept
        game.changed()


def end_what_is_over(game: "Game") -> None:
    """Effects "for as long as" something is so end when it no longer is, for good (611.2b); pairs break (702.95e)."""
    while any(isinstance(e.duration, ForAsLongAs) for e in game.state.effects):
        over = [effect for effect in game.state.effects if not _goes_on(game, effect)]
        if not over:
            break
        end(game, over.__contains__)
    for one in game.state.objects:
        for other in one.linked.get("paired", []):
            if not _are_a_pair(game, one, other):
                del one.linked["paired"]
                game.changed()


def _goes_on(game: "Game", effect: EffectState) -> bool:
    if not isinstance(effect.duration, ForAsLongAs):
        return True
    answer = game.view()
    board = answer.evaluation.board
    context = Context(this=board.bits([effect.source] if effect.source else []), player=board.bits([effect.controller]))
    return effect.duration.condition.holds(answer.evaluation.view, context)


def _are_a_pair(game: "Game", one: ObjectState, other: str) -> bool:
    answer = game.view()
    if other not in answer or one.id not in answer:
        return False
    both = answer[one.id], answer[other]
    return both[0].controller == both[1].controller and all(
        "Creature" in reading.types and reading.zone == "battlefield" for reading in both
    )


def leaves(game: "Game", player: PlayerState) -> None:
    """A player leaves the game, with what they own and the effects that give them control (800.4a)."""
    player.in_game = False
    gone = [one.id for one in game.state.objects if one.owner == player.name]
    game.state.objects = [one for one in game.state.objects if one.owner != player.name]
    for one in game.state.objects:
        if one.attached_to in gone:
            one.attached_to = None
    game.state.effects = [
        effect for effect in game.state.effects
        if not (effect.controller == player.name and any(m.part() == "control" for m in effect.effect.does))
    ]  # fmt: skip
    game.stack = [one for one in game.stack if one.controller != player.name]
    game.changed()
    if game.active_player == player.name:
        next_turn(game)
