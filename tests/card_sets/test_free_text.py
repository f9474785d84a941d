"""Words that a text change can reach are data: no colour, basic land type or creature type stands in what is kept in words (612.2)."""

import dataclasses
import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from mtglayers.abilities import Keyword
from mtglayers.amounts import CountersOn
from mtglayers.cards import Card
from mtglayers.characteristics import Characteristics
from mtglayers.engine import Engine
from mtglayers.filters import Linked, Named, Status, WithCounters, Word
from mtglayers.instructions import BecomesYourChoice, PutCounters, RemoveCounters
from mtglayers.modifications.text import SetName
from mtglayers.modifications.types import BecomeBasicLand
from mtglayers.nodes import Node
from mtglayers.vocabulary.creature_types import CREATURE_TYPES

COLORS: Final = ("white", "blue", "black", "red", "green")
BASIC: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
NAMES: Final = {
    BecomeBasicLand: ("land_type",),
    BecomesYourChoice: ("names",),
    Characteristics: ("name",),
    CountersOn: ("counter",),
    Keyword: ("name",),
    Linked: ("role",),
    Named: ("name",),
    PutCounters: ("counter",),
    RemoveCounters: ("counter",),
    SetName: ("name",),
    Status: ("status",),
    WithCounters: ("counter",),
    Word: ("word", "word_kind"),
}
"""Fields that hold a name or a word by itself, which is no free text."""


@cache
def words() -> re.Pattern[str]:
    subtypes = [*BASIC, *CREATURE_TYPES]
    irregular = ("Elves", "Dwarves", "Wolves", "Werewolves", "Mice", "Oxen", "Foxes", "Pegasi")
    any_of = "|".join([*COLORS, *(f"{re.escape(one)}s?" for one in subtypes), *irregular])
    return re.compile(rf"(?<![\w'-])(?:non)?-?(?:{any_of})(?![\w-])")


def strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from strings(one)


def free_texts(node: Node) -> Iterator[str]:
    for inner in node.walk():
        for field in dataclasses.fields(inner):  # type: ignore[arg-type]  # every node is a dataclass
            if field.name not in NAMES.get(type(inner), ()):
                yield from strings(getattr(inner, field.name))


def cards() -> dict[str, Card]:
    return dict(Engine().cards)


def test_the_words_are_found() -> None:
    found = words().findall(
        "a nonblack Goblin, two Islands and non-Wall creatures named by Goblinoids in red-hot greenery"
    )
    assert found == ["nonblack", "Goblin", "Islands", "non-Wall"]


def test_no_word_of_a_text_change_is_kept_in_words() -> None:
    bare = {}
    for card in cards().values():
        for face in card.faces:
            for printed in face.values.abilities:
                for text in free_texts(printed.ability):
                    left = words().search(re.sub(r"\bnamed [A-Z].*", "", text.replace(face.values.name, "")))
                    if left:
                        bare[face.values.name] = text
    assert bare == {}
