"""The game state that comes in: strict, bounded, and every refusal names object and field."""

import tracemalloc
from dataclasses import FrozenInstanceError
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from mtglayers import InputError, ObjectState, PlayerState, State, read_state
from mtglayers.characteristics import Characteristics
from mtglayers.objects import MAX_EFFECTS, MAX_OBJECTS, CounterState
from mtglayers.records import Record


def state(*objects: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"players": [{"name": "A"}, {"name": "B"}], "objects": list(objects)} | more


def bear(name: str = "bear", **more: Any) -> dict[str, Any]:
    return {"id": name, "card": "Bear", "owner": "A"} | more


VALUES = Characteristics(name="Bear").data()
EFFECT = {"kind": "Effect", "applies_to": {"kind": "This"}, "does": []}


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (state(bear(colour="red")), "object 'bear', colour: Extra inputs are not permitted"),
        (state(weather="fine"), "weather: Extra inputs are not permitted"),
        (state(bear(timestamp="3")), "object 'bear', timestamp: .*integer"),
        (state(bear(tapped=1)), "object 'bear', tapped: .*bool"),
        (state(bear(zone="table")), "object 'bear', zone: "),
        (state(bear(timestamp=-1)), "object 'bear', timestamp: "),
        (state(bear(name="")), "object '', id: "),
        (state(bear("x" * 201)), "object 'x+', id: "),
        (state(bear(counters=[{"kind": "+1/+1", "number": 0}])), "object 'bear', counters, 0, number: "),
        (state(bear(), bear()), "two objects are called 'bear'"),
        (state(bear("A")), "two objects or players are called 'A'"),
        (state(bear(owner="C")), "object 'bear', owner: 'C' is no player of this game"),
        (state(bear(controller="C")), "object 'bear', controller: 'C' is no player of this game"),
        (state(bear(attached_to="rock")), "object 'bear', attached_to: there is no 'rock'"),
        (state(bear(attached_to="bear")), "object 'bear', attached_to: the attachments form a cycle"),
        (
            state(bear("a", attached_to="b"), bear("b", attached_to="c"), bear("c", attached_to="a")),
            "object 'a', attached_to: the attachments form a cycle",
        ),
        (state({"id": "x", "owner": "A"}), "object 'x' needs a card or values, one of them"),
        (state(bear(values=VALUES)), "object 'bear' needs a card or values, one of them"),
        (state(bear(values={})), "object 'bear', values: unknown kind of ability data: None"),
        (state(active_player="C"), "the active player 'C' is no player of this game"),
        (state(players=[]), "players: "),
        (state(players=[{"name": "A"}, {"name": "A"}]), "two players are called 'A'"),
        (state(version=2), "version: "),
        (state(effects=[{"id": "e", "controller": "C", "effect": EFFECT}]), "effect 'e', controller: 'C' is no player"),
        (
            state(effects=[{"id": "e", "controller": "A", "effect": {"kind": "Nonsense"}}]),
            "effect 'e', effect: unknown kind",
        ),
        (
            state(effects=[{"id": "e", "controller": "A", "effect": {"kind": "This"}}]),
            "effect 'e', effect: a This is not a Effect",
        ),
        ([], "state: "),
        (None, "state: "),
        ({"players": {1, 2}}, "this is no JSON data: a set is not"),
    ],
)
def test_what_is_refused(data: Any, message: str) -> None:
    with pytest.raises(InputError, match=f"^(state: )?{message}"):
        read_state(data)


@pytest.mark.parametrize("text", ["", "{", '{"players": ', b"\xff\xfe", "nonsense"])
def test_what_is_no_json_is_refused(text: str | bytes) -> None:
    with pytest.raises(InputError, match=r"^state: Invalid JSON"):
        read_state(text)


def test_an_error_is_one_line() -> None:
    with pytest.raises(InputError) as caught:
        read_state(state(bear(attached_to="rock\nand roll")))
    assert "\n" not in str(caught.value)


def test_deep_nesting_is_refused() -> None:
    with pytest.raises(InputError):
        read_state('{"players":' + "[" * 10_000 + "]" * 10_000 + "}")


def test_deep_abilities_are_refused() -> None:
    deep: dict[str, Any] = {"kind": "This"}
    for _ in range(150):
        deep = {"kind": "Not", "part": deep}
    effect = EFFECT | {"applies_to": deep}
    with pytest.raises(InputError, match="nested more than 100 deep"):
        read_state(state(effects=[{"id": "e", "controller": "A", "effect": effect}]))


def test_there_are_bounds() -> None:
    assert (MAX_OBJECTS, MAX_EFFECTS) == (200_000, 20_000)
    with pytest.raises(InputError, match="objects: List should have at most 200000 items"):
        read_state(state(*[{}] * (MAX_OBJECTS + 1)))
    with pytest.raises(InputError, match="players: List should have at most 16 items"):
        read_state(state(players=[{"name": str(n)} for n in range(17)]))


def test_attachments_in_a_long_chain_are_no_cycle() -> None:
    chain = [bear("0"), *(bear(str(n), attached_to=str(n - 1)) for n in range(1, 500))]
    assert len(read_state(state(*chain)).objects) == 500


def test_attached_to_a_player() -> None:
    assert read_state(state(bear(attached_to="B"))).objects[0].attached_to == "B"


@given(
    st.lists(st.text(min_size=1, max_size=20).filter(lambda t: t not in "AB"), unique=True, max_size=5),
    st.integers(0, 10**12),
)
def test_a_state_survives_json(names: list[str], timestamp: int) -> None:
    made = read_state(
        state(*(bear(name, timestamp=timestamp, counters=[{"kind": "x", "number": 1}]) for name in names))
    )
    assert State.model_validate_json(made.model_dump_json()) == made


# ---- records are replaced, never edited

BEAR = ObjectState(id="bear", card="Bear", owner="A")


def test_lists_are_taken_and_kept_as_tuples() -> None:
    counters = [CounterState(kind="x", number=1)]
    made = ObjectState(
        id="bear", card="Bear", owner="A", facts=["kicked"], counters=counters, linked={"created": ["b"]}
    )
    assert (made.facts, made.counters, made.linked) == (("kicked",), tuple(counters), {"created": ("b",)})
    assert State(players=[PlayerState(name="A")], objects=[made]).objects == (made,)


@pytest.mark.parametrize(
    "wrong", [{"tapped": 1}, {"facts": "kicked"}, {"facts": ["x"] * 51}, {"id": ""}, {"owner": None}]
)
def test_a_record_is_checked_as_it_is_made(wrong: dict[str, Any]) -> None:
    fields: dict[str, Any] = {"id": "bear", "card": "Bear", "owner": "A"} | wrong
    with pytest.raises(ValidationError):
        ObjectState(**fields)


def test_but_changes_what_is_said_and_nothing_else() -> None:
    made = BEAR.but(tapped=True, facts=("kicked",))
    assert made == ObjectState(id="bear", card="Bear", owner="A", tapped=True, facts=["kicked"])
    assert (BEAR.tapped, BEAR.facts) == (False, ())
    assert BEAR.but() == BEAR


def test_but_knows_its_fields() -> None:
    with pytest.raises(TypeError, match="a ObjectState has no field 'colour'"):
        BEAR.but(colour="red")


@pytest.mark.parametrize("record", [BEAR, PlayerState(name="A"), CounterState(kind="x", number=1)])
def test_records_cannot_be_edited(record: Record) -> None:
    for name in ("id", "name", "kind", "anything"):
        with pytest.raises((FrozenInstanceError, TypeError)):
            setattr(record, name, "other")


def test_states_cannot_be_edited() -> None:
    made = State(players=[PlayerState(name="A")])
    with pytest.raises(ValidationError, match="frozen"):
        made.rules = "m10"


def test_records_are_small() -> None:
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        made = [ObjectState(id=f"o{n}", card="Bear", owner="A", timestamp=n, number=n) for n in range(1_000)]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert (after - before) / len(made) < 600
