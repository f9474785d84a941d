"""Plain cards for small boards: whatever two cards speak of, so that what one changes can matter to the other."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Literal

from mtglayers.abilities import Ability, Keyword
from mtglayers.cards import face
from mtglayers.filters import WithAbility, Word, WordKind
from mtglayers.view import BASIC_LAND_TYPES

if TYPE_CHECKING:
    from mtglayers.characteristics import Characteristics
    from mtglayers.engine import Engine
    from mtglayers.nodes import Node

Seat = Literal["A", "B"]
SEATS: Final[tuple[Seat, ...]] = ("A", "B")

COLORS: Final = {"W": "White", "U": "Blue", "B": "Black", "R": "Red", "G": "Green"}


@dataclass(frozen=True)
class Witness:
    """A card with nothing on it but what its name says."""

    name: str
    type_line: str
    mana_cost: str = ""
    pt: str = ""
    abilities: tuple[Ability, ...] = ()
    by: Seat = "A"

    def values(self, subtypes: Mapping[str, WordKind]) -> "Characteristics":
        """Its characteristics."""
        return _values(self, tuple(subtypes.items()))

    def data(self, engine: "Engine") -> dict[str, Any]:
        """The card as a scenario defines it."""
        given = {"name": self.name, "type_line": self.type_line}
        if self.mana_cost:
            given["mana_cost"] = self.mana_cost
        if self.pt:
            given["power"], _, given["toughness"] = self.pt.partition("/")
        if self.abilities:
            text = ", ".join(engine.render(ability, self.name) for ability in self.abilities)
            given["text"] = text[:1].upper() + text[1:]
        return given


@lru_cache(maxsize=4096)
def _values(one: Witness, subtypes: tuple[tuple[str, WordKind], ...]) -> "Characteristics":
    return face(one.name, one.mana_cost, one.type_line, one.pt, one.abilities, subtypes=dict(subtypes))


ALWAYS: Final = (
    Witness("Bear", "Creature — Bear", "{2}", "2/2"),
    Witness("Quiet Land", "Land"),
    Witness("Quiet Relic", "Artifact", "{2}"),
    Witness("Quiet Charm", "Enchantment", "{2}"),
    Witness("Theirs", "Creature — Bear", "{2}", "2/2", by="B"),
    Witness("Their Land", "Land", by="B"),
)


def witnesses_for(nodes: Iterable["Node"]) -> list[Witness]:
    """The usual ones, and one for each word and keyword that the nodes mention."""
    found = dict.fromkeys(ALWAYS)
    for node in nodes:
        for inner in node.walk():
            found |= dict.fromkeys(_of(inner))
    return list(found)


def _of(node: "Node") -> Iterator[Witness]:
    if isinstance(node, Word):
        yield from _of_word(node.word, node.word_kind)
    elif isinstance(node, WithAbility) and isinstance(node.ability, Keyword):
        keyword = node.ability
        yield Witness(f"{keyword.name.title()} Bear", "Creature — Bear", "{2}", "2/2", (keyword,))


def _of_word(word: str, kind: WordKind) -> Iterator[Witness]:
    match kind:
        case "creature type":
            yield Witness(f"Plain {word}", f"Creature — {word}", "{2}", "2/2")
        case "land type" if word in BASIC_LAND_TYPES:
            yield Witness(word, f"Basic Land — {word}")
        case "land type":
            yield Witness(f"Plain {word}", f"Land — {word}")
        case "artifact type":
            yield Witness(f"Plain {word}", f"Artifact — {word}", "{2}")
        case "enchantment type" if word != "Aura":
            yield Witness(f"Plain {word}", f"Enchantment — {word}", "{2}")
        case "color":
            yield Witness(f"{COLORS[word]} Bear", "Creature — Bear", f"{{{word}}}", "2/2")
        case "supertype":
            yield Witness(f"{word} Bear", f"{word} Creature — Bear", "{2}", "2/2")
            yield Witness(f"{word} Land", f"{word} Land")
        case "card type" if word in ("Artifact", "Enchantment"):
            yield Witness(f"{word} Bear", f"{word} Creature — Bear", "{2}", "2/2")
        case _:
            pass
