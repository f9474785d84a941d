"""Doing a scenario's steps in a game: one function call of the game for each kind of step."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mtglayers.errors import InputError
from mtglayers_plugins.scenarios import steps as s

if TYPE_CHECKING:
    from mtglayers.cards import Card
    from mtglayers.game import Game

    FindCard = Callable[[str], str | Card]


def perform(step: s.Step, game: "Game", find: "FindCard", first: str, *, hold: bool = False) -> None:
    """Do one step; ``find`` answers the card of a name, ``first`` is the player meant where none is named.

    With ``hold``, what it puts on the stack stays there, to be responded to.
    Raises Illegal when the rules forbid it, Unsupported when it is not built, UnknownName for a card.
    """
    held: dict[str, Any] = {"hold": True} if hold else {}
    if hold and not isinstance(step, ON_THE_STACK):
        raise InputError(f"a {step.kind!r} step puts nothing on the stack, so there is nothing to respond to")
    match step:
        case s.Put():
            for arguments in put_arguments(step, find, first):
                game.put(**arguments)
        case s.PutTogether():
            game.put_together([one for put in step.put_together for one in put_arguments(put, find, first)])
        case s.Cast():
            given = _given(step, "targets", "choose", "x", "modes")
            game.cast(find(step.cast), **given, id=step.as_, by=step.by or first, **held)
        case s.Activate():
            game.activate(step.activate, **_given(step, *_USE, "times"), as_=step.as_, by=step.by or first, **held)
        case s.Trigger():
            for _ in range(step.times):
                game.trigger(step.trigger, **_given(step, *_USE), as_=step.as_, by=step.by or first, **held)
        case s.TextEffect():
            given = _given(step, "targets", "choose", "x", "static")
            game.effect(step.effect, **given, id=step.as_, by=step.by or first, **held)
        case s.Mutate():
            game.mutate(find(step.mutate), onto=step.onto, top=step.top, by=step.by or first, id=step.as_, **held)
        case s.Attach():
            game.attach(step.attach, step.to)
        case s.AddCounters():
            game.add_counters(step.to, dict(step.counters))
        case s.Turn():
            game.turn(step.turn, step.face)
        case s.Move():
            game.move(step.move, step.to, **_given(step, "by"))
        case s.SetFact():
            for fact, value in step.set.items():
                game.set(step.of or first, fact, value)
        case s.StateBased():
            game.state_based()
        case s.Leaves():
            game.leaves(step.leaves)
        case s.EndTurn():
            game.end_turn()
        case s.Respond():
            raise InputError("there is no step before it to respond to")
        case _:
            getattr(game, step.kind)(getattr(step, step.kind))


ON_THE_STACK: Final = (s.Cast, s.Activate, s.Trigger, s.TextEffect, s.Mutate)
"""The steps that put something on the stack."""
_USE: Final = ("ability", "targets", "choose", "x")
_PUT: Final = (
    "owner", "zone", "token", "face_down", "tapped", "attacking", "transformed", "counters", "attached_to", "choose",
    "copying", "level", "class_level", "kicked", "x",
)  # fmt: skip


def put_arguments(put: s.Put, find: "FindCard", first: str) -> list[dict[str, Any]]:
    """The arguments of ``Game.put`` for each object of a ``put`` step."""
    given = {"card": find(put.put), "by": put.by or first} | _given(put, *_PUT)
    if put.n is None:
        return [given | {"id": put.as_}]
    return [given | {"id": f"{put.as_}#{place}" if put.as_ else None} for place in range(1, put.n + 1)]


def _given(step: s.StepShape, *names: str) -> dict[str, Any]:
    """The fields that the file gave; what it left out is the game's to say."""
    return {name: getattr(step, name) for name in names if name in step.model_fields_set}
