"""Whether an object has an ability: keywords are compared as data, other words with what is printed."""

from typing import Any

import pytest

from mtglayers.abilities import Ability, Keyword, Replacement
from mtglayers_plugins.scenarios.words import Words, begins, contains

FLYING = Keyword("flying")
RED = Keyword("protection", phrase="from red")
SENTENCE = Replacement("{T}: Target creature with flying gets +1/+1 until end of turn.")


@pytest.fixture
def words(fake_engine: Any) -> Words:
    return Words(fake_engine)


@pytest.mark.parametrize(
    ("abilities", "said", "has"),
    [
        ([FLYING], "flying", True),
        ([FLYING], "Flying", True),
        ([SENTENCE], "flying", False),
        ([SENTENCE], "creature with flying", True),
        ([RED], "protection", True),
        ([RED], "protection from red", True),
        ([RED], "protection from blue", False),
        ([SENTENCE], "gets +1/+1", True),
        ([SENTENCE], "eature with", False),
        ([], "flying", False),
    ],
)
def test_has(words: Words, abilities: list[Ability], said: str, has: bool) -> None:
    assert words.has(abilities, "Bear", said) is has


def test_exact_lists_need_one_ability_for_each_entry(words: Words) -> None:
    assert words.matching([], "", [])
    assert words.matching([SENTENCE, FLYING], "", ["flying", "until end of turn"])
    assert not words.matching([FLYING, FLYING], "", ["flying"])
    assert not words.matching([FLYING], "", ["flying", "flying"])
    assert words.matching([RED, Keyword("protection", phrase="from blue")], "", ["protection", "protection from red"])


def test_an_object_speaks_of_itself_in_several_ways() -> None:
    text = "Whenever Elk deals combat damage, put a +1/+1 counter on Elk."
    assert contains(text, "put a +1/+1 counter on it", "Elk")
    assert contains(text, "Whenever this creature deals", "Elk")
    assert not contains("Create an Elk token.", "create this creature", "")


def test_words_begin_at_a_word() -> None:
    assert contains("Islandwalk", "island")
    assert not contains("Snow Island", "land")
    assert contains("{T}: Add {G}.", "add {g}")
    assert begins("Equip {2}", "equip")
    assert not begins("Equipped creature has flying", "equip")
