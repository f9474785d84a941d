"""Level symbols and station boxes as the static abilities that they stand for (711.2, 721.2)."""

from mtglayers.abilities import Effect, Level, Static
from mtglayers.amounts import CountersOn, Number
from mtglayers.conditions import AmountIs, Condition
from mtglayers.filters import This, Word
from mtglayers.modifications.abilities import Have
from mtglayers.modifications.base import Modification
from mtglayers.modifications.power_toughness import BasePT
from mtglayers.modifications.types import AddWords


def stands_for(level: Level) -> Static:
    """ "As long as this has at least N level counters on it (and no more than M), it has base P/T and abilities."."""
    counters = CountersOn(level.counter, This())
    condition: Condition = AmountIs(counters, ">=", Number(level.least))
    if level.most is not None:
        condition &= AmountIs(counters, "<=", Number(level.most))
    does: list[Modification] = [Have(ability, place) for place, ability in enumerate(level.abilities)]
    if level.power is not None and level.toughness is not None:
        does.append(BasePT(Number(level.power), Number(level.toughness)))
        if level.counter == "charge":  # a station box makes a creature of it (721.2b)
            does.append(AddWords("card type", (Word("Creature", "card type"),)))
    return Static((Effect.of(This(), *does, as_long_as=condition),))
