"""Instructions that hold other instructions, and choices made on resolution (608.2d)."""

from mtglayers.choices import as_choice
from mtglayers.instructions import Choose, ChooseObject, Do, Each, If, Lasting, Modal
from mtglayers.objects import ChoiceState
from mtglayers.resolving import Resolution, do


@do.register(Do)
def in_words(instruction: Do, resolution: Resolution) -> None:
    """What is done once in words changes no characteristics."""


@do.register(Lasting)
def begin(instruction: Lasting, resolution: Resolution) -> None:
    """A continuous effect begins (611.2)."""
    resolution.begin(instruction.effect, instruction.duration)


@do.register(If)
def if_(instruction: If, resolution: Resolution) -> None:
    """Do one thing or the other."""
    for one in instruction.then if resolution.holds(instruction.condition) else instruction.otherwise:
        do(one, resolution)


@do.register(Each)
def each(instruction: Each, resolution: Resolution) -> None:
    """Do it, unless its controller may and does not want to."""
    if instruction.may and resolution.choices.get("may") is False:
        return
    for one in instruction.instructions:
        do(one, resolution)


@do.register(Modal)
def modal(instruction: Modal, resolution: Resolution) -> None:
    """Do the chosen modes (700.2)."""
    for mode in resolution.which(instruction):
        for one in mode:
            do(one, resolution)


@do.register(Choose)
def choose(instruction: Choose, resolution: Resolution) -> None:
    """A choice is kept for linked abilities (607.2d)."""
    asked = {"opponent": "player", "basic land type": "land type"}.get(instruction.what, instruction.what)
    suffix = f"_{instruction.slot}" if instruction.slot > 1 else ""
    names = [f"{what.replace(' ', '_')}{suffix}" for what in (instruction.what, asked)]
    name = next((name for name in names if name in resolution.choices), None)
    if name is not None and resolution.source is not None:
        kind, value = as_choice(asked, resolution.choices[name])
        made = ChoiceState(what=kind, value=value, card=resolution.card, slot=instruction.slot)
        one = resolution.game.object(resolution.source)
        resolution.game.replace(one, choices=(*one.choices, made))


@do.register(ChooseObject)
def choose_object(instruction: ChooseObject, resolution: Resolution) -> None:
    """The object is among the choices."""
