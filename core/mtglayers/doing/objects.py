"""Instructions about objects: counters, tapping, moving, turning, attaching (701)."""

from functools import partial

from mtglayers.abilities import Effect
from mtglayers.choices import as_choice
from mtglayers.errors import Illegal, InputError
from mtglayers.filters import Filter, TheObject, Word
from mtglayers.instructions import (
    Attach,
    ChangeText,
    ExchangeControl,
    ExchangeText,
    Lasting,
    Monstrosity,
    MoveTo,
    PutCounters,
    Regenerate,
    RemoveCounters,
    Tap,
    Transform,
    TurnFace,
    Untap,
)
from mtglayers.modifications.control import ControlledBy
from mtglayers.modifications.text import ChangeWords, HaveTextBoxOf
from mtglayers.players import PlayerNamed
from mtglayers.resolving import Resolution, do


@do.register(PutCounters)
def put_counters(instruction: PutCounters, resolution: Resolution) -> None:
    """Counters are put on the objects (122.1), as many as was worked out before where that was done (614.12)."""
    number = resolution.settled_numbers or None
    for id in resolution.ids(instruction.on):
        n = resolution.number(instruction.number) if number is None else number.get(id, 0)
        resolution.game.put_counters(resolution.game.object(id), instruction.counter, n)


@do.register(RemoveCounters)
def remove_counters(instruction: RemoveCounters, resolution: Resolution) -> None:
    """Counters are removed from the objects."""
    number = resolution.number(instruction.number)
    for id in resolution.ids(instruction.on):
        resolution.game.put_counters(resolution.game.object(id), instruction.counter, -number)


@do.register(Tap)
def tap(instruction: Tap, resolution: Resolution) -> None:
    """The objects become tapped."""
    for id in resolution.ids(instruction.what):
        resolution.game.tap(id)


@do.register(Untap)
def untap(instruction: Untap, resolution: Resolution) -> None:
    """The objects become untapped."""
    for id in resolution.ids(instruction.what):
        resolution.game.untap(id)


@do.register(Monstrosity)
def monstrosity(instruction: Monstrosity, resolution: Resolution) -> None:
    """Unless it is monstrous, counters are put on it and it becomes monstrous (701.37)."""
    if resolution.source is None:
        return
    one = resolution.game.object(resolution.source)
    if "monstrous" not in one.facts:
        one = resolution.game.replace(one, facts=(*one.facts, "monstrous"))
        resolution.game.put_counters(one, "+1/+1", resolution.number(instruction.number))


@do.register(Regenerate)
def regenerate(instruction: Regenerate, resolution: Resolution) -> None:
    """A regeneration shield protects each of the objects this turn (701.19a)."""
    for id in resolution.ids(instruction.what):
        one = resolution.game.object(id)
        resolution.game.replace(one, regeneration_shields=one.regeneration_shields + 1)


@do.register(MoveTo)
def move_to(instruction: MoveTo, resolution: Resolution) -> None:
    """The objects change zones; the words that meant them mean the new objects afterwards."""
    game = resolution.game
    under = resolution.ids(instruction.under) if instruction.under is not None else []
    by = under[0] if under else resolution.controller if instruction.zone == "battlefield" else None
    moved = resolution.ids(instruction.what)
    bound = [node for node, ids in resolution.bound.items() if set(ids) & set(moved)]
    for id in moved:
        if instruction.verb == "destroy":
            game.destroy(id)
        else:
            game.move(
                id, instruction.zone, by=by, tapped=instruction.tapped, face_down=instruction.face_down,
                choose=resolution.choices, face_down_values=instruction.as_,
                entering=partial(_as_it_enters, instruction, id, resolution),
            )  # fmt: skip
        resolution.note(id)
        if instruction.role and instruction.zone != "battlefield":
            _link(instruction, id, resolution)
    for node in bound:  # "that permanent" afterwards is the new object
        resolution.bound[node] = [one for one in resolution.bound[node] if one in game.view().ids]
    game.changed()


def _link(instruction: MoveTo, id: str, resolution: Resolution) -> None:
    if instruction.role and resolution.source is not None:
        resolution.game.link(resolution.source, instruction.role, id)


def _as_it_enters(instruction: MoveTo, id: str, resolution: Resolution) -> None:
    """What the instructions say that the permanent *is* applies as it enters (611.2e)."""
    resolution.note(id)
    _link(instruction, id, resolution)
    for one in _lasting(resolution):
        if one.already and one not in resolution.done_early:
            resolution.done_early.append(one)
            resolution.begin(one.effect, one.duration)


def _lasting(resolution: Resolution) -> list[Lasting]:
    return [node for node in resolution.nodes(Lasting) if isinstance(node, Lasting)]


@do.register(TurnFace)
def turn_face(instruction: TurnFace, resolution: Resolution) -> None:
    """The objects turn face down or up (708)."""
    for id in resolution.ids(instruction.what):
        resolution.game.turn(id, instruction.face, instruction.as_)


@do.register(Transform)
def transform(instruction: Transform, resolution: Resolution) -> None:
    """The objects transform or flip (701.27, 710)."""
    for id in resolution.ids(instruction.what):
        resolution.game.transform(id, flip=instruction.how == "flip")


@do.register(Attach)
def attach(instruction: Attach, resolution: Resolution) -> None:
    """An object becomes attached (701.3)."""
    to = resolution.ids(instruction.to)
    for id in resolution.ids(instruction.what):
        if to:
            resolution.game.attach(id, to[0])


@do.register(ChangeText)
def change_text(instruction: ChangeText, resolution: Resolution) -> None:
    """Words of a kind are replaced in the text of an object (612)."""
    old, new = _text_change(instruction, resolution)
    resolution.begin(Effect(instruction.what, (ChangeWords(old, new),)), instruction.duration)


def _text_change(instruction: ChangeText, resolution: Resolution) -> tuple[Word, Word]:
    choices = resolution.choices
    if "from" not in choices or "to" not in choices:
        raise InputError(f"{resolution.label} needs the choices from and to")
    colors = {"white", "blue", "black", "red", "green"}
    for kind in instruction.kinds:
        if (str(choices["from"]).casefold() in colors) == (kind == "color"):
            old, new = (as_choice(kind, choices[one])[1] for one in ("from", "to"))
            return Word(old, kind), Word(new, kind)
    raise Illegal(f"{resolution.label} can't change {choices['from']!r} into {choices['to']!r}")


def _both(one: Filter, other: Filter, resolution: Resolution) -> tuple[str, str] | None:
    """The two objects of an exchange; nothing is exchanged where one of them is not there (701.12a)."""
    first, second = resolution.ids(one), resolution.ids(other)
    pair = first if one == other else [*first[:1], *second[:1]]
    return (pair[0], pair[1]) if len(pair) > 1 else None


@do.register(ExchangeControl)
def exchange_control(instruction: ExchangeControl, resolution: Resolution) -> None:
    """The players exchange control of two objects (701.12b)."""
    pair = _both(instruction.one, instruction.other, resolution)
    if pair is None:
        return
    first, second = (resolution.game[id].controller for id in pair)
    timestamp = resolution.game.tick()
    for id, who in zip(pair, (second, first), strict=True):
        effect = Effect(TheObject(id), (ControlledBy(PlayerNamed(who)),))
        resolution.add(effect, instruction.duration, timestamp, [id])
    resolution.game.changed()


@do.register(ExchangeText)
def exchange_text(instruction: ExchangeText, resolution: Resolution) -> None:
    """The text boxes of two objects are exchanged (612.5)."""
    pair = _both(instruction.one, instruction.other, resolution)
    if pair is None:
        return
    boxes = [resolution.text_box(id) for id in pair]
    timestamp = resolution.game.tick()
    for id, (abilities, card) in zip(pair, reversed(boxes), strict=True):
        effect = Effect(TheObject(id), (HaveTextBoxOf(abilities, card),))
        resolution.add(effect, instruction.duration, timestamp, [id])
    resolution.game.changed()
