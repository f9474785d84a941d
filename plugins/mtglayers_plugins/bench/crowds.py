"""Boards beyond the families: a varied crowd, many copies of one lord, and effects that all meet in layer 4."""

import random
from typing import Final

from mtglayers.characteristics import COLORS, Characteristics, Printed
from mtglayers.filters import Word
from mtglayers.modifications.base import Modification
from mtglayers.objects import ObjectState, State
from mtglayers.vocabulary import are, are_also, creatures, static
from mtglayers.vocabulary.creature_types import CREATURE_TYPES
from mtglayers_plugins.bench.boards import PLAYERS, state_of

SEED: Final = 613
LORD: Final = "Elvish Archdruid"
KINDS: Final = 1_000
"""How many different tokens a varied crowd is made of."""
BYSTANDERS: Final = 100
"""The creatures beside those that have the effects, where effects meet in layer 4."""
LOOP_TYPES: Final = 60


def varied(objects: int) -> list[ObjectState]:
    """Tokens with power and toughness 0 to 12, of 40 creature types, five colours and mana values 0 to 7, by the seed."""
    chance = random.Random(SEED)  # noqa: S311  # boards, not secrets
    kinds = [_token(chance) for _ in range(min(KINDS, objects))]
    return [_object(place, chance.choice(kinds), token=True) for place in range(objects)]


def _token(chance: random.Random) -> Characteristics:
    kind = chance.choice(CREATURE_TYPES[:40])
    return Characteristics(
        name=f"{kind} Token",
        mana_value=chance.randint(0, 7),
        words=(Word("Creature", "card type"), Word(kind, "creature type"), Word(chance.choice(COLORS), "color")),
        power=chance.randint(0, 12),
        toughness=chance.randint(0, 12),
    )


def lords(objects: int) -> State:
    """Tokens that are all copies of one lord: each gives all others +1/+1."""
    return state_of(
        [
            ObjectState(id=f"o{place}", card=LORD, token=True, owner="A", timestamp=place + 1, number=place + 1)
            for place in range(objects)
        ]
    )


def chain(effects: int) -> State:
    """Effects "creatures that are of type k are also of type k + 1", the latest first: each waits for the next."""
    types = CREATURE_TYPES[: effects + 1]
    objects = [
        _creature(place, types[k], _changes(types[k], are_also(_type(types[k + 1]))))
        for place, k in enumerate(reversed(range(effects)))
    ]
    objects += [_creature(effects + n, types[n % effects]) for n in range(BYSTANDERS)]
    return state_of(objects)


def loop(effects: int) -> State:
    """Effects "creatures of one type are also of another", or become that (a third of them), among 60 types, by the seed."""
    chance = random.Random(SEED)  # noqa: S311  # boards, not secrets
    objects = []
    for place in range(effects):
        one, other = chance.sample(CREATURE_TYPES[:LOOP_TYPES], 2)
        does = are(_type(other)) if place % 3 == 0 else are_also(_type(other))
        objects.append(_creature(place, chance.choice(CREATURE_TYPES[:LOOP_TYPES]), _changes(one, does)))
    objects += [_creature(effects + n, chance.choice(CREATURE_TYPES[:LOOP_TYPES])) for n in range(BYSTANDERS)]
    return state_of(objects)


def _type(word: str) -> Word:
    return Word(word, "creature type")


def _changes(type_: str, does: Modification) -> Printed:
    return Printed(static(creatures & _type(type_), does), "")


def _creature(place: int, type_: str, *abilities: Printed) -> ObjectState:
    words = (Word("Creature", "card type"), _type(type_))
    return _object(place, Characteristics(name=type_, words=words, abilities=abilities, power=2, toughness=2))


def _object(place: int, values: Characteristics, *, token: bool = False) -> ObjectState:
    return ObjectState(
        id=f"o{place}", values=values, token=token, owner=PLAYERS[place % 2], timestamp=place + 1, number=place + 1
    )
