"""What a scenario file may hold: names that must be known, keys that fit what they are asked of."""

from typing import Any

import pytest

from mtglayers.errors import InputError
from mtglayers_plugins.scenarios import Scenario, scenario_of, scenario_schema
from mtglayers_plugins.scenarios.models import all_steps
from mtglayers_plugins.scenarios.steps import STEP_KINDS, AddCounters, Put

BEARS = {"put": "Grizzly Bears", "as": "bears"}


def scenario(**fields: Any) -> Scenario:
    return scenario_of({"id": "a"} | fields)


def mistake(**fields: Any) -> str:
    with pytest.raises(InputError) as caught:
        scenario(**fields)
    return str(caught.value)


def test_what_is_absent() -> None:
    plain = scenario()
    assert (plain.rules, plain.players, plain.steps) == ("current", ["A", "B"], [])


def test_counters_is_a_step_or_a_detail_of_a_put() -> None:
    read = scenario(steps=[BEARS | {"counters": {"+1/+1": 2}}, {"counters": {"-1/-1": -1}, "to": "bears"}])
    assert isinstance(read.steps[0], Put)
    assert isinstance(read.steps[1], AddCounters)


@pytest.mark.parametrize("key", ["pt", "base_pt"])
def test_power_and_toughness_may_be_null_but_never_a_number(key: str) -> None:
    asked = scenario(steps=[BEARS], expect={"bears": {key: None}}).expect["bears"].asked()
    assert asked == {key: None}
    assert key in mistake(steps=[BEARS], expect={"bears": {key: 22}})


def test_keys_with_python_words_are_spelled_as_in_the_file() -> None:
    asked = scenario(steps=[BEARS], expect={"bears": {"is": ["Bear"], "is_not": ["Wall"]}}).expect["bears"].asked()
    assert asked == {"is": ["Bear"], "is_not": ["Wall"]}
    assert "unknown key 'is_'" in mistake(steps=[BEARS], expect={"bears": {"is_": ["Bear"]}})


def test_layers_may_be_bare_numbers() -> None:
    read = scenario(steps=[BEARS], expect={"bears": {"applies_in": [4, "7b"]}})
    assert read.expect["bears"].applies_in == ["4", "7b"]


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"expect": {"baers": {"pt": "2/2"}}}, "'baers' is no player and no handle of a step; did you mean 'bears'?"),
        ({"order": {"4": ["x"]}}, "order: 'x' is no player and no handle"),
        ({"depends": {"4": [["bears", "x"]]}}, "depends: 'x' is no player"),
        ({"expect": {"bears": {"life": 3}}}, "bears.life: is not asked of an object"),
        ({"expect": {"A": {"pt": "2/2"}}}, "A.pt: is not asked of a player"),
        ({"expect": {"card:Shock": {"pt": "2/2"}}}, "card:Shock.pt: is not asked of a card"),
        ({"players": ["A", "A"]}, "players: a name stands twice"),
        ({"players": ["bears"]}, "'bears' is a player and cannot be a handle too"),
        ({"players": []}, "players"),
    ],
)
def test_names_and_keys_must_fit(fields: dict[str, Any], message: str) -> None:
    assert message in mistake(**({"steps": [BEARS]} | fields))


def test_handles_of_several_objects_and_effects() -> None:
    read = scenario(
        steps=[BEARS | {"n": 2}, {"end_turn": True, "expect": {"bears#2": {"pt": "2/2"}}}],
        order={"7b": ["bears#1.2", "bears.1"]},
        expect={"card:Shock": {"pay": "{R}", "by": "B"}, "B": {"max_hand_size": "none"}},
    )
    assert len(read.steps) == 2


def test_a_slip_in_a_choice_is_told_and_a_new_choice_is_let_through() -> None:
    assert "unknown choice 'colour'; did you mean 'color'?" in mistake(steps=[BEARS | {"choose": {"colour": "blue"}}])
    read = scenario(steps=[BEARS | {"choose": {"pile": 1}}])
    assert isinstance(read.steps[0], Put)
    assert read.steps[0].choose == {"pile": 1}


def test_expectations_inside_put_together_are_refused() -> None:
    assert "belong to the whole step" in mistake(
        steps=[{"put_together": [BEARS | {"expect": {"bears": {"pt": "2/2"}}}]}]
    )


def test_all_steps_looks_inside() -> None:
    read = scenario(steps=[{"put_together": [BEARS]}, {"respond": [{"tap": "bears"}]}])
    assert [step.kind for step in all_steps(read.steps)] == ["put_together", "put", "respond", "tap"]


def test_inline_cards() -> None:
    read = scenario(
        cards=[{"name": "Ant", "type_line": "Creature — Insect", "power": 1, "toughness": "1", "colors": ["G"]}]
    )
    assert read.cards[0].definition() == {
        "name": "Ant", "type_line": "Creature — Insect", "power": "1", "toughness": "1", "colors": ["G"],
    }  # fmt: skip
    assert "needs a type_line" in mistake(cards=[{"name": "Ant"}])
    assert "unknown key 'powr'" in mistake(cards=[{"name": "Ant", "type_line": "Creature", "powr": "1"}])


def test_the_schema_has_every_step_and_refuses_unknown_keys() -> None:
    schema = scenario_schema()
    assert schema["type"] == "array"
    definitions = schema["$defs"]
    assert definitions["Scenario"]["additionalProperties"] is False
    required = {key for one in definitions.values() for key in one.get("required", [])}
    assert set(STEP_KINDS) <= required
    assert {"is", "is_not"} <= set(definitions["Expectation"]["properties"])
