"""Amounts: numbers worked out from a view."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mtglayers.amounts import (
    AmongPlayers,
    Amount,
    AtLeast,
    CountersOn,
    CountOf,
    Devotion,
    Greatest,
    Half,
    Its,
    KindsAmong,
    Number,
    NumberOf,
    PlayerNumber,
    Settled,
    Sum,
    Times,
    Total,
    Variable,
    amount,
)
from mtglayers.context import Context
from mtglayers.filters import HasAttached, It, This, Word
from mtglayers.nodes import ANY
from mtglayers.players import EachPlayer, You
from mtglayers.view import EVERY

from .boards import NOBODY, view

CREATURE = Word("Creature", "card type")
VIEW = view(
    card_type={"Creature": 0b0111},
    power={2: 0b0001, 5: 0b0010},
    mana_value={1: 0b0001, 4: 0b0110},
    counters={("+1/+1", 2): 0b0001, ("charge", 3): 0b0001},
)


def test_a_plain_number_is_an_amount() -> None:
    assert amount(3) == Number(3)
    assert amount(Number(3)) == Number(3)
    assert -Number(3) == Number(-3)


@given(st.lists(st.integers(-9, 9), min_size=1, max_size=5))
def test_fixed_numbers_add_up_to_one(numbers: list[int]) -> None:
    assert Sum.of(*map(Number, numbers)) == Number(sum(numbers))


def test_sums_are_flat_with_the_fixed_number_last() -> None:
    count = CountOf(CREATURE)
    assert count + 1 + 2 == Sum((count, Number(3)))
    assert count + 1 - 1 == count
    assert (count - 1).number(VIEW, NOBODY) == 2


def test_counting() -> None:
    assert CountOf(CREATURE).number(VIEW, NOBODY) == 3
    assert Times(-2, CountOf(CREATURE)).number(VIEW, NOBODY) == -6
    assert CountOf(CREATURE).reads() == {("card type", "Creature"), ("zone", "battlefield")}


def test_greatest_and_total_of_nothing_are_zero() -> None:
    none = Word("Elf", "creature type")
    assert Greatest("power", CREATURE).number(VIEW, NOBODY) == 5
    assert Total("power", CREATURE).number(VIEW, NOBODY) == 7
    assert Greatest("power", none).number(VIEW, NOBODY) == 0
    assert Total("power", none).number(VIEW, NOBODY) == 0


def test_the_greatest_of_negative_numbers_is_negative() -> None:
    low = view(card_type={"Creature": 0b11}, power={-3: 0b01, -1: 0b10})
    assert Greatest("power", CREATURE).number(low, NOBODY) == -1


def test_numbers_of_one_object() -> None:
    second = Context(this=0b0010)
    assert NumberOf("power", This()).number(VIEW, second) == 5
    assert NumberOf("power", This()).number(VIEW, NOBODY) == 0
    assert CountersOn("", This()).number(VIEW, Context(this=1)) == 5
    assert CountersOn("charge", This()).number(VIEW, Context(this=1)) == 3


def test_its_own_number_differs_from_object_to_object() -> None:
    assert Its("mana value").spread(VIEW, NOBODY, 0b1111) == ((0, 0b1000), (1, 0b0001), (4, 0b0110))
    doubled = Times(2, Its("mana value")) + 1
    assert doubled.spread(VIEW, NOBODY, 0b0111) == ((3, 0b0001), (9, 0b0110))


def test_an_amount_about_it_is_worked_out_for_each_object() -> None:
    assert CountersOn("+1/+1", It()).spread(VIEW, NOBODY, 0b0011) == ((0, 0b0010), (2, 0b0001))
    assert CountOf(HasAttached(It())).spread(VIEW, NOBODY, 0b0011) == ((0, 0b0011),)


@given(st.integers(0, 255))
def test_a_spread_covers_each_object_once(bits: int) -> None:
    both: tuple[Amount, ...] = (Its("power"), Its("mana value") + Its("power"), CountOf(CREATURE))
    for one in both:
        seen = 0
        for _, held in one.spread(VIEW, NOBODY, bits):
            assert not seen & held
            seen |= held
        assert seen == bits


@pytest.mark.parametrize(
    ("n", "up", "half"), [(5, True, 3), (5, False, 2), (-5, True, -2), (-5, False, -3), (4, True, 2)]
)
def test_halves(n: int, up: bool, half: int) -> None:
    assert Half(Number(n), up=up).number(VIEW, NOBODY) == half


def test_used_numbers_are_not_negative() -> None:
    assert AtLeast(Number(-2)).number(VIEW, NOBODY) == 0
    assert AtLeast(Number(3), 5).number(VIEW, NOBODY) == 5


def test_variables_are_given_from_outside() -> None:
    assert Variable().number(VIEW, NOBODY) == 0
    assert Variable().number(VIEW, Context(numbers={Variable(): 4})) == 4
    assert Variable("Y").number(VIEW, Context(numbers={Variable(): 4})) == 0


def test_kinds_of_words() -> None:
    lands = view(
        card_type={"Land": 0b0111},
        land_type={"Forest": 0b0001, "Island": 0b0011, "Gate": 0b0100},
        creature_type={EVERY: 0b0001, "Elf": 0b0010},
    )
    land = Word("Land", "card type")
    assert KindsAmong("basic land type", land).number(lands, NOBODY) == 2
    assert KindsAmong("card type", land).number(lands, NOBODY) == 1
    assert KindsAmong("basic land type", land).reads() >= {("land type", ANY)}


def test_numbers_of_players() -> None:
    # rows 6 and 7 are the players
    players = view(
        player={"in the game": 0b11000000},
        life={7: 0b01000000, 20: 0b10000000},
        cards_in_hand={2: 0b01000000},
        controller={6: 0b00000001},
        owner={6: 0b00000010},
        zone={"hand": 0b00000010},
    )
    mine = Context(this=1)
    assert PlayerNumber("life", You()).number(players, mine) == 7
    assert PlayerNumber("cards in hand", You()).number(players, mine) == 3
    assert AmongPlayers("life", EachPlayer()).number(players, mine) == 20
    assert AmongPlayers("life", EachPlayer(), highest=False).number(players, mine) == 7


def test_devotion_counts_symbols_not_cards() -> None:
    costs = view(mana_cost={"{1}{R}{R}": 0b0001, "{R/G}": 0b0110, "{G}": 0b1000}, controller={7: 0b1011, 6: 0b0100})
    mine = Context(this=1)
    assert Devotion(("R",), You()).number(costs, mine) == 3
    assert Devotion(("R", "G"), You()).number(costs, mine) == 4


def test_settled_numbers_stay() -> None:
    named = view(id={"x": 2, "y": 1})
    assert Settled(((3, ("x", "gone")), (1, ("y",)))).spread(named, NOBODY, 0b110) == ((1, 0b010), (3, 0b100))
