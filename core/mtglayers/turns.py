"""The turn: what ends with it, what begins with the next (500, 514)."""

from collections.abc import Callable
from itertools import compress
from typing import TYPE_CHECKING

from mtglayers.context import Context
from mtglayers.damage import DEATHTOUCHED
from mtglayers.instructions import (
    DuringNextTurnOf,
    ForAsLongAs,
    ThisTurn,
    UntilEndOfTurn,
    UntilEvent,
    UntilYourNextTurn,
)
from mtglayers.objects import EffectState, ObjectState

if TYPE_CHECKING:
    from mtglayers.game import Game

Over = Callable[[EffectState], bool]


def end_turn(game: "Game") -> None:
    """ "Until end of turn" and "this turn" end, damage wears off, and the next player is active (514.2)."""
    end(game, lambda e: isinstance(e.duration, UntilEndOfTurn | ThisTurn))
    game.change(shields=())
    for one in list(game.objects.values()):
        facts = tuple(fact for fact in one.facts if "this turn" not in fact and fact != DEATHTOUCHED)
        game.replace(one, attacking=False, facts=facts, damage=0, regeneration_shields=0)
    for player in list(game.players.values()):
        over = {f for f in player.facts if "this turn" in f or f == "additional combat phases"}
        if over:
            game.replace_player(player.name, facts={f: n for f, n in player.facts.items() if f not in over})
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
    later = names[at + 1 :] + names[: at + 1]
    game.change(whose_turn=next(name for name in later if game.player(name).in_game or name == names[at]))
    waits = [not _begins_now(game, effect) for effect in game.next_turns]
    begun = (effect.but(duration=ThisTurn()) for effect, still in zip(game.next_turns, waits, strict=True) if not still)
    game.change(effects=(*game.effects, *begun), next_turns=tuple(compress(game.next_turns, waits)))


def _begins_now(game: "Game", effect: EffectState) -> bool:
    if not isinstance(effect.duration, DuringNextTurnOf):
        return False
    answer = game.view()
    rows = effect.duration.whose.rows(answer.evaluation.view, Context())
    return bool(rows & answer.evaluation.board.player_bit(game.active_player))


def begin(game: "Game", effect: EffectState) -> None:
    """An effect of a resolution begins, at once or with a later turn (611.2a)."""
    if isinstance(effect.duration, DuringNextTurnOf):
        game.change(next_turns=(*game.next_turns, effect))
    else:
        game.change(effects=(*game.effects, effect))


def end(game: "Game", over: Over) -> None:
    """The effects that are over end."""
    kept = tuple(effect for effect in game.effects if not over(effect))
    if len(kept) < len(game.effects):
        game.change(effects=kept)


def end_what_is_over(game: "Game") -> None:
    """Effects "for as long as" something is so end when it no longer is, for good (611.2b); pairs break (702.95e)."""
    while any(isinstance(e.duration, ForAsLongAs) for e in game.effects):
        over = [effect for effect in game.effects if not _goes_on(game, effect)]
        if not over:
            break
        end(game, over.__contains__)
    for id in game.paired:
        one = game.object(id)
        if not all(_are_a_pair(game, one, other) for other in one.linked["paired"]):
            game.replace(one, linked={role: ids for role, ids in one.linked.items() if role != "paired"})


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


def leaves(game: "Game", player: str) -> None:
    """A player leaves the game, with what they own and the effects that give them control (800.4a)."""
    game.replace_player(player, in_game=False)
    gone = [one.id for one in game.objects.values() if one.owner == player]
    for id in gone:
        game.remove(id)
    for one in list(game.objects.values()):
        if one.attached_to in gone:
            game.replace(one, attached_to=None)
    end(game, lambda e: e.controller == player and any(m.part() == "control" for m in e.effect.does))
    game.stack = tuple(one for one in game.stack if one.controller != player)
    if game.active_player == player:
        next_turn(game)
