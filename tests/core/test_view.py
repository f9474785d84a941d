"""Views: tables of sets that share what they did not touch."""

from hypothesis import given
from hypothesis import strategies as st

from mtglayers.view import View, each_bit, union

CELLS = st.dictionaries(st.integers(-5, 5), st.integers(1, 255), max_size=5)
ALL = 0b11111111


def numbers(cells: dict[int, int]) -> View:
    """A view in which each object has one power at most."""
    made = View({}, ALL)
    for value, held in cells.items():
        made.set("power", value, held)
    return made


def test_a_draft_shares_what_it_does_not_write() -> None:
    before = View({"power": {1: 0b01}, "name": {"Bear": 0b01}}, 0b11)
    after = before.draft()
    after.add("power", 2, 0b10)
    assert after["name"] is before["name"]
    assert before["power"] == {1: 0b01}
    assert after["power"] == {1: 0b01, 2: 0b10}


def test_a_draft_of_a_draft_writes_to_neither() -> None:
    first = View({"power": {1: 0b01}}, 0b11).draft()
    first.add("power", 2, 0b10)
    second = first.draft()
    second.clear("power", 0b11)
    assert first["power"] == {1: 0b01, 2: 0b10}
    assert second["power"] == {}


def test_a_column_that_is_not_there_is_empty() -> None:
    assert View({}, 0b11)["name"] == {}
    assert View({}, 0b11).anywhere("name") == 0


def test_views_are_equal_by_what_they_hold() -> None:
    assert View({"power": {1: 1}}, 3) == View({"power": {1: 1}}, 3)
    assert View({"power": {1: 1}}, 3) != View({"power": {1: 2}}, 3)
    assert View({}, 1) != View({}, 3)


@given(CELLS, st.integers(0, 255), st.integers(-5, 5))
def test_set_gives_one_value_in_place_of_all_others(cells: dict[int, int], bits: int, value: int) -> None:
    made = numbers(cells)
    before = made.anywhere("power")
    made.set("power", value, bits)
    for bit in each_bit(bits):
        assert made.values("power", bit) == [value]
    assert made.anywhere("power") == before | bits


@given(CELLS, st.integers(0, 255))
def test_no_column_holds_an_empty_set(cells: dict[int, int], bits: int) -> None:
    made = numbers(cells)
    made.clear("power", bits)
    for value in list(made["power"]):
        made.remove("power", value, bits >> 1)
    assert all(made["power"].values())


@given(CELLS, st.integers(0, 255))
def test_spread_says_each_object_once_in_ascending_order(cells: dict[int, int], bits: int) -> None:
    spread = numbers(cells).spread("power", bits)
    assert [n for n, _ in spread] == sorted({n for n, _ in spread})
    assert union(held for _, held in spread) == bits
    assert sum(held.bit_count() for _, held in spread) == bits.bit_count()


def test_what_has_no_number_counts_as_zero() -> None:
    made = numbers({0: 0b001, 3: 0b010})
    assert made.spread("power", 0b111) == ((0, 0b101), (3, 0b010))
    assert made.number("power", 0b100) == 0
    assert made.number("power", 0b010) == 3


def test_adding_nothing_leaves_the_column_as_it_is() -> None:
    before = View({"power": {1: 1}}, 3)
    after = before.draft()
    after.add("power", 2, 0)
    after.remove("power", 1, 0b10)
    assert after["power"] is before["power"]


def test_removing_the_last_takes_the_value_away() -> None:
    made = View({"power": {1: 0b11}}, 3)
    made.remove("power", 1, 0b01)
    assert made["power"] == {1: 0b10}
    made.remove("power", 1, 0b10)
    assert made["power"] == {}


def test_replacing_a_column() -> None:
    before = View({"power": {1: 1}}, 3)
    after = before.draft()
    after.replace("power", {2: 1})
    after.add("power", 3, 2)
    assert (before["power"], after["power"]) == ({1: 1}, {2: 1, 3: 2})


@given(st.integers(0, 2**70))
def test_each_bit_lowest_first(bits: int) -> None:
    found = list(each_bit(bits))
    assert found == sorted(found)
    assert union(found) == bits
    assert all(bit.bit_count() == 1 for bit in found)
