"""Instructions about how an object enters (614.1c)."""

from mtglayers.abilities import Effect
from mtglayers.errors import InputError
from mtglayers.filters import This
from mtglayers.instructions import BecomesYourChoice, EnterAsCopy, EnterTapped
from mtglayers.resolving import Resolution, do


@do.register(BecomesYourChoice)
def becomes_your_choice(instruction: BecomesYourChoice, resolution: Resolution) -> None:
    """It becomes one of several things (613.2a)."""
    which = resolution.choices.get("mode", 1)
    index = which - 1 if isinstance(which, int) else _named(instruction, str(which), resolution)
    if not 0 <= index < len(instruction.choices):
        raise InputError(f"{resolution.label} has no choice {which!r}")
    if resolution.source is not None:
        resolution.chosen_to_be(Effect.of(This(), *instruction.choices[index]), resolution.source)


def _named(instruction: BecomesYourChoice, words: str, resolution: Resolution) -> int:
    for n, name in enumerate(instruction.names):
        if words.casefold() in name.casefold():
            return n
    for n, choice in enumerate(instruction.choices):
        said = resolution.game.engine.describe_modifications(choice).casefold()
        if words.casefold() in said or _same_numbers(words, said):
            return n
    raise InputError(f"{resolution.label} has no choice {words!r}")


def _same_numbers(words: str, said: str) -> bool:
    return (
        bool(words)
        and words.split(maxsplit=1)[0] in said
        and set(words.casefold().split()) <= set(said.replace(",", " ").split())
    )


@do.register(EnterAsCopy)
def enter_as_copy(instruction: EnterAsCopy, resolution: Resolution) -> None:
    """Raises InputError: it is carried out by ``mtglayers.entering``."""
    raise InputError("entering as a copy happens only as an object enters")


@do.register(EnterTapped)
def enter_tapped(instruction: EnterTapped, resolution: Resolution) -> None:
    """It enters tapped."""
    if resolution.source is not None:
        resolution.game.tap(resolution.source)
