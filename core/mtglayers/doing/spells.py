"""Instructions about spells on the stack."""

from mtglayers.instructions import CounterSpell
from mtglayers.resolving import Resolution, do


@do.register(CounterSpell)
def counter(instruction: CounterSpell, resolution: Resolution) -> None:
    """The spells are countered: they go to the graveyard without resolving (701.6)."""
    for id in resolution.ids(instruction.what):
        resolution.game.counter(id)
