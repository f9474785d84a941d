"""The open vocabulary of an engine: the subtypes, keywords and names that its plugins know."""

from collections.abc import Mapping
from dataclasses import dataclass

from mtglayers.cards import SUBTYPES
from mtglayers.filters import WordKind
from mtglayers.vocabulary.creature_types import CREATURE_TYPES

KNOWN_SUBTYPES: frozenset[tuple[str, WordKind]] = frozenset(
    {
        *((word, kind) for kind, words in SUBTYPES.items() for word in words),
        *((word, "creature type") for word in CREATURE_TYPES),
    }
)
"""The subtypes of the rules (205.3), each with its kind."""


@dataclass(frozen=True)
class Words:
    """What a compiler, a renderer or a reader of type lines needs to know of the game's open lists."""

    subtypes: frozenset[tuple[str, WordKind]] = KNOWN_SUBTYPES
    """Each subtype with its kind."""
    keywords: frozenset[str] = frozenset()
    """The keywords that plugins define, beside those of the rules."""
    keyword_parameters: frozenset[tuple[str, str]] = frozenset()
    """What stands after keywords that plugins define: a cost, a number, a noun."""
    card_names: frozenset[str] = frozenset()
    counters: frozenset[str] = frozenset()
    """The kinds of counters that plugins define."""


def known_kind(subtype: str, more: Mapping[str, WordKind]) -> WordKind | None:
    """The kind of a subtype, by the rules or by plugins; None when it is not known."""
    if subtype in more:
        return more[subtype]
    for word, kind in KNOWN_SUBTYPES:
        if word == subtype:
            return kind
    return None
