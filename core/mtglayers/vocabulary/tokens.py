"""Tokens that the rules define by their name alone (111.10): ``create(2, *predefined("Treasure"))``."""

from collections.abc import Mapping
from typing import Final, Literal

from mtglayers.abilities import Ability
from mtglayers.characteristics import Characteristics
from mtglayers.filters import This
from mtglayers.players import You
from mtglayers.vocabulary.sentences import activated, adds, draw, gain_life
from mtglayers.vocabulary.verbs import token_of
from mtglayers.vocabulary.words import Clue, Food, Treasure, artifact, subtype

DefinedToken = tuple[Characteristics, Ability]
_THIS: Final = (This(),)

PREDEFINED_TOKENS: Final[Mapping[str, DefinedToken]] = {
    "Clue": (token_of("Clue", "", artifact, Clue), activated("{2}, Sacrifice {}", draw(You(), 1), nodes=_THIS)),
    "Food": (
        token_of("Food", "", artifact, Food),
        activated("{2}, {T}, Sacrifice {}", gain_life(You(), 3), nodes=_THIS),
    ),
    "Gold": (
        token_of("Gold", "", artifact, subtype("Gold", "artifact type")),
        adds("any", cost="Sacrifice {}", nodes=_THIS),
    ),
    "Treasure": (
        token_of("Treasure", "", artifact, Treasure),
        adds("any", cost="{T}, Sacrifice {}", nodes=_THIS),
    ),
}
"""By name: what such a token is, and the ability that it has."""


def predefined(name: Literal["Clue", "Food", "Gold", "Treasure"]) -> DefinedToken:
    """The token that the rules define by this name, and its ability."""
    return PREDEFINED_TOKENS[name]


__all__ = ["predefined"]
