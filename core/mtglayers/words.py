"""The open vocabulary of an engine: the types, keywords, counters and names that its plugins know."""

from dataclasses import dataclass, field

from mtglayers.cards import SUBTYPES
from mtglayers.vocabulary.creature_types import CREATURE_TYPES


@dataclass(frozen=True)
class Words:
    """What a compiler, a renderer or a reader of type lines needs to know of the game's open lists."""

    creature_types: frozenset[str] = frozenset(CREATURE_TYPES)
    subtypes: dict[str, tuple[str, ...]] = field(
        default_factory=lambda: {str(kind): known for kind, known in SUBTYPES.items()}
    )
    keywords: frozenset[str] = frozenset()
    card_names: frozenset[str] = frozenset()
