"""Entering the battlefield: what an object says about how it enters is carried out (614.1c, 614.12, 616.1)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mtglayers.abilities import AsEnters, Instance
from mtglayers.context import Context
from mtglayers.errors import Illegal
from mtglayers.instructions import EnterAsCopy, EnterTapped, Indefinitely, Instruction
from mtglayers.objects import ObjectState

if TYPE_CHECKING:
    from mtglayers.game import Game


def enter(game: "Game", one: ObjectState, choices: Mapping[str, Any], copying: str | None) -> None:
    """Carry out the replacement effects that change how an object enters: copies first, then the rest (616.1)."""
    carried_out: set[tuple[str, object, object]] = set()
    copied = False
    while True:
        todo = [
            (bearer, instance, ability)
            for bearer, instance, ability in replacements(game, one)
            if (bearer, instance.ability, instance.place) not in carried_out
        ]
        if not todo:
            break
        todo.sort(key=lambda found: not _copies(found[2]))
        bearer, instance, ability = todo[0]
        carried_out.add((bearer, instance.ability, instance.place))
        copied |= _carry_out(game, one, bearer, instance, ability, choices, copying if not copied else _second(choices))
    if copying is not None and not copied:
        resolution = _resolution(game, one, one.id, None, choices)
        resolution.become_copy(one.id, copying, (), Indefinitely())
        enter(game, one, choices, None)


def replacements(game: "Game", one: ObjectState) -> list[tuple[str, Instance, AsEnters]]:
    """The abilities that change how the object enters: its own, and those of others that speak of it (614.12).

    They are read from the board that has it there; before September 2017 only its own abilities counted.
    """
    answer = game.view()
    board, view = answer.evaluation.board, answer.evaluation.view
    bit = board.bits([one.id])
    if game.ruleset.lookahead != "all existing effects":
        view = game.engine.copiable_view(answer.evaluation)
    found: list[tuple[str, Instance, AsEnters]] = []
    for instance, held in view["ability"].items():
        for ability in game.engine.instances.stands_for(instance.ability):
            if not isinstance(ability, AsEnters):
                continue
            for bearer in board.names(held & view["zone"].get("battlefield", 0)):
                context = Context(this=board.bits([bearer]))
                own = bearer == one.id
                if not ability.what.objects(view, context) & bit or own and ability.what.objects(view, Context()) & bit:
                    continue  # an ability of the entering object counts only if it is about that object alone
                if ability.if_ is not None and not ability.if_.holds(view, context):
                    continue
                found.append((bearer, instance, ability))
    return sorted(found, key=lambda entry: (entry[0] != one.id, board.rows[entry[0]], entry[1].place))


def _copies(ability: AsEnters) -> bool:
    return any(isinstance(instruction, EnterAsCopy) for instruction in ability.instructions)


def _second(choices: Mapping[str, Any]) -> str | None:
    chosen = choices.get("object")
    return chosen if isinstance(chosen, str) else None


def _carry_out(
    game: "Game", one: ObjectState, bearer: str, instance: Instance, ability: AsEnters, choices: Mapping[str, Any], copying: str | None
) -> bool:
    """Carry one out; whether the object has become a copy."""
    resolution = _resolution(game, one, bearer, instance, choices)
    for instruction in ability.instructions:
        if isinstance(instruction, EnterAsCopy):
            return _enter_as_copy(game, one, bearer, instruction, copying, resolution, may=ability.may)
        if isinstance(instruction, EnterTapped):
            one.tapped = True
            game.changed()
        else:
            _apply(game, resolution, instruction, ability, choices)
    return False


def _apply(game: "Game", resolution: Any, instruction: Instruction, ability: AsEnters, choices: Mapping[str, Any]) -> None:
    if ability.may and not choices and instruction.kind != "PutCounters":
        return
    resolution.do_modes([instruction])


def _enter_as_copy(
    game: "Game", one: ObjectState, bearer: str, instruction: EnterAsCopy, copying: str | None, resolution: Any, *, may: bool
) -> bool:
    if copying is None:
        of = resolution.ids(instruction.what) if not may else []
        of = [id for id in of if id != one.id]  # noqa: A001  # the field's word
        if len(of) != 1:
            return False
        copying = of[0]
    elif copying not in resolution.ids(instruction.what):
        raise Illegal(f"{one.id} can't enter as a copy of {copying}")
    resolution.become_copy(one.id, copying, instruction.exceptions, instruction.duration)
    for also in instruction.also:
        resolution.do(also)
    return True


def _resolution(game: "Game", one: ObjectState, bearer: str, instance: Instance | None, choices: Mapping[str, Any]) -> Any:
    from mtglayers.resolving import Resolution  # noqa: PLC0415  # resolutions make objects enter

    who = game[bearer].controller
    return Resolution(game, one.id, who, one.id, (), choices, one.x, card=instance.card if instance is not None else "")
