"""Entering the battlefield: what an object says about how it enters is carried out (614.1c, 614.12, 616.1)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mtglayers.abilities import AsEnters, Instance
from mtglayers.board import bind
from mtglayers.context import Context
from mtglayers.errors import Illegal
from mtglayers.filters import InZone, It, This
from mtglayers.instructions import EnterAsCopy, EnterTapped, Indefinitely, Instruction, Lasting, MoveTo, PutCounters
from mtglayers.objects import ObjectState
from mtglayers.resolving import Resolution
from mtglayers.view import View

if TYPE_CHECKING:
    from mtglayers.game import Game


def enter(game: "Game", one: ObjectState, choices: Mapping[str, Any], copying: str | None) -> None:
    """Carry out the replacement effects that change how an object enters: copies first, then the rest (616.1)."""
    copied = _replaced(game, one, choices, copying) if _something_replaces(game, one) else False
    _counters_of_its_type(game, one)
    if copying is not None and not copied and not _prints_a_copy(game, one):
        Resolution(game, one.id, game[one.id].controller, one.id).become_copy(one.id, copying, (), Indefinitely())
        enter(game, one, choices, None)


def _something_replaces(game: "Game", one: ObjectState) -> bool:
    """Whether anything on the board could change how an object enters; mostly nothing can, and the board is read once."""
    if game.ruleset.lookahead != "all existing effects":
        return True
    evaluation = game.view().evaluation
    bit, stands_for = evaluation.board.bits([one.id]), game.engine.instances.stands_for
    for view in (evaluation.view, evaluation.board.view):  # what it has, and what it would have by itself
        for instance, held in view["ability"].items():
            for ability in stands_for(instance.ability):
                if isinstance(ability, AsEnters) and (held & bit or ability.what != This()):
                    return True
    return False


def _replaced(game: "Game", one: ObjectState, choices: Mapping[str, Any], copying: str | None) -> bool:
    """Carry out all that apply; whether the object has become a copy."""
    carried_out: set[tuple[str, object, int]] = set()
    one = game.replace(one, facts=(*game.object(one.id).facts, "entering"))
    also: list[tuple[Resolution, Instruction]] = []
    copied = False
    while True:
        todo = [
            found
            for found in replacements(game, one)
            if (found.bearer, found.instance.ability, found.instance.place) not in carried_out
        ]
        if not todo:
            break
        found = min(todo, key=lambda found: found.copies is None)
        carried_out.add((found.bearer, found.instance.ability, found.instance.place))
        resolution = _resolution(game, one, found, choices)
        if found.copies is None:
            _carry_out(game, one, found.ability, resolution)
        elif _become(one, found, found.copies, copying if not copied else _second(choices), resolution):
            copied = True
            # 707.9e: what came with an earlier copy effect does not apply any more
            also = [(resolution, instruction) for instruction in found.copies.also]
    for resolution, instruction in also:
        resolution.do(instruction)
    game.replace(one, facts=tuple(fact for fact in game.object(one.id).facts if fact != "entering"))
    return copied


def _prints_a_copy(game: "Game", one: ObjectState) -> bool:
    """Whether its own card says that it enters as a copy: then nothing else makes it one (707.5)."""
    if one.card is None:
        return False
    abilities = (printed.ability for printed in game.card(one.card).front.abilities)
    return any(isinstance(node, EnterAsCopy) for ability in abilities for node in ability.walk())


@dataclass(frozen=True, slots=True)
class Found:
    """An ability that changes how an object enters, and whose it is."""

    bearer: str
    instance: Instance
    ability: AsEnters

    @property
    def copies(self) -> EnterAsCopy | None:
        """The instruction by which the object enters as a copy, if there is one."""
        return next((i for i in self.ability.instructions if isinstance(i, EnterAsCopy)), None)


def replacements(game: "Game", one: ObjectState) -> list[Found]:
    """The abilities that change how the object enters: its own, and those of others that speak of it (614.12).

    They are read from the board that has it there; before September 2017 only its own abilities counted.
    """
    answer = game.view()
    board, view = answer.evaluation.board, answer.evaluation.view
    bit = board.bits([one.id])
    if game.ruleset.lookahead != "all existing effects":
        view = game.engine.copiable_view(answer.evaluation)
    found: list[Found] = []
    for instance, held in view["ability"].items():
        for ability in game.engine.instances.stands_for(instance.ability):
            if isinstance(ability, AsEnters):
                for bearer in board.names(held):
                    if not _functions(ability, board.state_of(bearer)):
                        continue
                    bound = bind(ability, board.state_of(bearer), instance, linked=game.ruleset.linked_choices)
                    if _speaks_of(bound, view, board.bits([bearer]), bit):
                        found.append(Found(bearer, instance, bound))
    return sorted(found, key=lambda entry: (entry.bearer != one.id, board.rows[entry.bearer], entry.instance.place))


def _functions(ability: AsEnters, bearer: ObjectState) -> bool:
    """It functions on the battlefield, unless its condition says where its object must be (113.6)."""
    says_where = ability.if_ is not None and any(isinstance(node, InZone) for node in ability.if_.walk())
    return not bearer.phased_out and (bearer.zone == "battlefield" or says_where)


def _speaks_of(ability: AsEnters, view: View, bearer: int, bit: int) -> bool:
    if not ability.what.objects(view, Context(this=bearer)) & bit:
        return False
    if bearer == bit and ability.what.objects(view, Context()) & bit:
        return False  # the entering object's own ability counts only if it is about that object alone
    return ability.if_ is None or ability.if_.holds(view, Context(this=bearer))


def _second(choices: Mapping[str, Any]) -> str | None:
    chosen = choices.get("object")
    return chosen if isinstance(chosen, str) else None


def _resolution(game: "Game", one: ObjectState, found: Found, choices: Mapping[str, Any]) -> Resolution:
    own = one.card is not None and found.instance.card in {face.values.name for face in game.card(one.card).faces}
    resolution = Resolution(
        game, one.id, game[found.bearer].controller, found.bearer, (), choices,
        one.x if own else 0,  # the X of a copied object is 0 (707.5)
        card=found.instance.card, ability=found.instance.ability,
    )  # fmt: skip
    resolution.bound[It()] = [one.id]
    return resolution


def _counters_of_its_type(game: "Game", one: ObjectState) -> None:
    """A planeswalker enters with loyalty counters (306.5b), a Saga with a lore counter, whether or not it has its chapters (714.3a)."""
    evaluation = game.view().evaluation
    view, bit = evaluation.view, evaluation.board.bits([one.id])
    if view["card type"].get("Planeswalker", 0) & bit and (loyalty := view.number("loyalty", bit)):
        game.put_counters(one, "loyalty", loyalty)
    if view["enchantment type"].get("Saga", 0) & bit:
        game.put_counters(one, "lore", 1)


def _carry_out(game: "Game", one: ObjectState, ability: AsEnters, resolution: Resolution) -> None:
    for instruction in ability.instructions:
        if isinstance(instruction, EnterTapped):
            game.replace(one, tapped=True)
        else:
            if isinstance(instruction, PutCounters) and resolution.source != one.id:
                resolution.settled_numbers = {one.id: _before(game, one, instruction, resolution)}
            if (
                isinstance(instruction, Lasting)
                and instruction.effect.applies_to == This()
                and resolution.source == one.id
            ):
                resolution.chosen_to_be(instruction.effect, one.id)
                continue
            resolution.do_modes([instruction])
            if isinstance(instruction, MoveTo):
                _moved_before(game, one, resolution.ids(instruction.what))


def _moved_before(game: "Game", one: ObjectState, moved: list[str]) -> None:
    """What is moved as an object enters is older in its zone than that object on the battlefield (613.7m)."""
    for id in moved:
        one, other = game.object(one.id), game.object(id)
        earlier, later = sorted((one.timestamp, other.timestamp))
        game.replace(other, timestamp=earlier)
        game.replace(one, timestamp=later)


def _before(game: "Game", one: ObjectState, instruction: PutCounters, resolution: Resolution) -> int:
    """How many counters another object's ability gives: worked out on the board that does not have the new object yet."""
    without = game.copy()
    without.remove(one.id)
    before = Resolution(without, resolution.label, resolution.controller, resolution.source)
    return before.number(instruction.number)


def _become(one: ObjectState, found: Found, copies: EnterAsCopy, copying: str | None, resolution: Resolution) -> bool:
    """It enters as a copy; False when there is nothing to copy or its controller does not want to."""
    possible = [id for id in resolution.ids(copies.what) if id != one.id]
    if copying is None:
        if found.ability.may or len(possible) != 1:
            return False
        copying = possible[0]
    elif copying not in possible:
        raise Illegal(f"{one.id} can't enter as a copy of {copying}")
    resolution.become_copy(one.id, copying, copies.exceptions, copies.duration)
    return True
