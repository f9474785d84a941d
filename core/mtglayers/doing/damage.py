"""Instructions about damage (120), and prevention shields (615)."""

from mtglayers.damage import Dealt, deal
from mtglayers.filters import This
from mtglayers.instructions import DealDamage, Prevent, PreventDamage
from mtglayers.objects import ShieldState
from mtglayers.resolving import Resolution, do


@do.register(DealDamage)
def deal_damage(instruction: DealDamage, resolution: Resolution) -> None:
    """A source deals damage; one that has left does so as it last was (113.7a, 608.2h)."""
    sources = resolution.ids(instruction.source) or resolution.meant(instruction.source)
    if instruction.source == This() and not sources:
        sources = [""]  # an effect that has no source
    for source in sources:
        known = resolution.last_known.board_of(source) or resolution.game.view()
        number = resolution.number(instruction.number)
        for one in [id for to in instruction.to for id in resolution.ids(to)]:
            deal(resolution.game, Dealt(number, one, source or None, known))


@do.register(PreventDamage)
def prevent_damage(instruction: PreventDamage, resolution: Resolution) -> None:
    """A shield for this turn; what it says of objects in general is not locked in (611.2c)."""
    number = None if instruction.number is None else resolution.number(instruction.number)
    if number is None or number > 0:
        shield = ShieldState(
            id=resolution.label, controller=resolution.controller, source=resolution.source,
            damage=resolution.settled(instruction.damage), left=number,
        )  # fmt: skip
        resolution.game.change(shields=(*resolution.game.shields, shield))


@do.register(Prevent)
def prevent_in_words(instruction: Prevent, resolution: Resolution) -> None:
    """A prevention effect that is known only in words changes no characteristics."""
