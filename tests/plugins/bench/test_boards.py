"""The boards of ``mtglayers bench`` are exactly those of the peer's figures."""

from collections import Counter
from collections.abc import Sequence

import pytest

from mtglayers.objects import ObjectState
from mtglayers.view import each_bit, rows_of
from mtglayers_plugins.bench.boards import FAMILIES, SIZES, cards, spread, state
from mtglayers_plugins.bench.crowds import chain, loop, lords, varied
from mtglayers_plugins.bench.names import FAMILIES as NAMES
from mtglayers_plugins.bench.peer import PEER

FIRST_OF_ALL = [
    "Glorious Anthem", "Honor of the Pure", "Humility", "Opalescence", "Blood Moon", "Urborg, Tomb of Yawgmoth",
    "Conspiracy", "Dralnu's Crusade", "Mycosynth Lattice", "March of the Machines", "Crusade", "Bad Moon",
    "Darkest Hour", "Painter's Servant", "Night of Souls' Betrayal", "Dryad Arbor", "Tarmogoyf", "Nightmare",
]  # fmt: skip


def places(permanents: int, effects: int) -> list[int]:
    return [place for place, comes in enumerate(spread(permanents, effects)) if comes]


@pytest.mark.parametrize(("permanents", "effects"), SIZES)
def test_effect_cards_are_spread_evenly(permanents: int, effects: int) -> None:
    placed = 0
    expected = []
    for i in range(permanents):
        if (i + 1) * effects // permanents > placed:
            expected.append(i)
            placed += 1
    assert places(permanents, effects) == expected
    assert len(expected) == effects


def test_some_spreads_by_hand() -> None:
    assert places(10, 5) == [1, 3, 5, 7, 9]
    assert places(30, 10) == [2, 5, 8, 11, 14, 17, 20, 23, 26, 29]
    assert places(10, 10) == list(range(10))
    assert places(7, 3) == [2, 4, 6]


def test_every_size_of_the_peer_is_measured() -> None:
    assert {(n, e) for _, n, e in PEER} <= set(SIZES)
    assert tuple(FAMILIES) == NAMES
    assert {n for n, _ in SIZES} == {10, 30, 100, 300, 1_000, 10_000}
    assert {e for _, e in SIZES} == {5, 10, 30, 60, 120}


def test_the_lists_start_again_from_their_tops() -> None:
    board = list(cards(FAMILIES["simple"], 30, 30))
    assert board[:6] == [
        "Glorious Anthem", "Honor of the Pure", "Crusade", "Bad Moon", "Night of Souls' Betrayal", "Glorious Anthem",
    ]  # fmt: skip
    everything = list(cards(FAMILIES["all"], 30, 30))
    assert everything == (FIRST_OF_ALL * 2)[:30]
    mixed = list(cards(FAMILIES["nohum-mixed"], 300, 30))
    assert [card for card in mixed if card in FIRST_OF_ALL][:3] == [
        "Glorious Anthem",
        "Honor of the Pure",
        "Blood Moon",
    ]
    assert mixed[:9] == [
        "Grizzly Bears", "Savannah Lions", "Forest", "Goblin Piker", "Taiga", "Grizzly Bears", "Ornithopter", "Swamp",
        "Scathe Zombies",
    ]  # fmt: skip
    assert not {"Humility", "Opalescence"} & set(mixed)


@pytest.mark.parametrize("family", NAMES)
def test_controllers_alternate_and_timestamps_ascend(family: str) -> None:
    board = state(FAMILIES[family], 100, 30)
    assert [one.owner for one in board.objects] == ["A", "B"] * 50
    assert [one.timestamp for one in board.objects] == list(range(1, 101))


def test_what_was_chosen() -> None:
    chosen = {
        one.card: (one.choices[0].what, one.choices[0].value)
        for one in state(FAMILIES["all"], 100, 30).objects
        if one.choices
    }
    assert chosen == {"Conspiracy": ("creature type", "Goblin"), "Painter's Servant": ("color", "U")}


def test_a_varied_crowd() -> None:
    crowd = varied(5_000)
    assert crowd == varied(5_000)
    values = [one.values for one in crowd if one.values is not None]
    assert {one.power for one in values} == {one.toughness for one in values} == set(range(13))
    assert {one.mana_value for one in values} == set(range(8))
    words = Counter(word.word_kind for word in {word for one in values for word in one.words})
    assert words == {"card type": 1, "creature type": 40, "color": 5}
    board = state(FAMILIES["all"], 100, 30, varied(100))
    assert sum(one.card is not None for one in board.objects) == 30


def with_abilities(objects: Sequence[ObjectState]) -> int:
    return sum(one.values is not None and bool(one.values.abilities) for one in objects)


def test_deep_boards() -> None:
    assert len(chain(120).objects) == len(loop(120).objects) == 220
    assert with_abilities(chain(120).objects) == with_abilities(loop(120).objects) == 120
    assert loop(30) == loop(30)
    assert {one.card for one in lords(10).objects} == {"Elvish Archdruid"}


@pytest.mark.parametrize("bits", [0, 1, 0b1011000, 1 << 200 | 1 << 3])
def test_rows_of_a_set(bits: int) -> None:
    assert [1 << row for row in rows_of(bits)] == list(each_bit(bits))
