"""Every kind of step becomes a call of the game."""

from typing import Any

import pytest

from mtglayers.errors import InputError
from mtglayers_plugins.scenarios import scenario_of
from mtglayers_plugins.scenarios.performing import perform
from mtglayers_plugins.scenarios.steps import STEP_KINDS

STEPS: list[tuple[dict[str, Any], tuple[str, tuple[Any, ...], dict[str, Any]]]] = [
    ({"put": "X", "as": "x", "tapped": True}, ("put", ("X",), {"id": "x", "by": "A", "tapped": True})),
    ({"cast": "X", "targets": ["x"], "modes": [1]}, ("cast", ("X",), {"targets": ["x"], "modes": [1], "id": None, "by": "A"})),
    ({"activate": "x", "ability": 2, "times": 3}, ("activate", ("x",), {"ability": 2, "times": 3, "as_": None, "by": "A"})),
    ({"trigger": "x", "by": "B", "as": "t"}, ("trigger", ("x",), {"as_": "t", "by": "B"})),
    ({"effect": "Draw.", "static": True}, ("effect", ("Draw.",), {"static": True, "id": None, "by": "A"})),
    ({"attach": "x", "to": "y"}, ("attach", ("x", "y"), {})),
    ({"unattach": "x"}, ("unattach", ("x",), {})),
    ({"counters": {"+1/+1": -1}, "to": "x"}, ("add_counters", ("x", {"+1/+1": -1}), {})),
    ({"turn": "x", "face": "down"}, ("turn", ("x", "down"), {})),
    ({"transform": "x"}, ("transform", ("x",), {})),
    ({"tap": "x"}, ("tap", ("x",), {})),
    ({"untap": "x"}, ("untap", ("x",), {})),
    ({"attack": "x"}, ("attack", ("x",), {})),
    ({"phase_out": "x"}, ("phase_out", ("x",), {})),
    ({"phase_in": "x"}, ("phase_in", ("x",), {})),
    ({"move": "x", "to": "exile"}, ("move", ("x", "exile"), {})),
    ({"move": "x", "to": "battlefield", "by": "B"}, ("move", ("x", "battlefield"), {"by": "B"})),
    ({"set": {"life": 3}, "of": "B"}, ("set", ("B", "life", 3), {})),
    ({"mutate": "X", "onto": "x", "top": False}, ("mutate", ("X",), {"onto": "x", "top": False, "by": "A", "id": None})),
    ({"state_based": True}, ("state_based", (), {})),
    ({"leaves": "B"}, ("leaves", ("B",), {})),
    ({"end_turn": True}, ("end_turn", (), {})),
]  # fmt: skip


def calls(step: dict[str, Any], engine: Any) -> list[Any]:
    game = engine.new_game()
    perform(scenario_of({"id": "a", "steps": [step]}).steps[0], game, lambda name: name, "A")
    return list(game.calls)


@pytest.mark.parametrize(("step", "call"), STEPS)
def test_a_step_is_one_call(step: dict[str, Any], call: Any, fake_engine: Any) -> None:
    assert calls(step, fake_engine) == [call]


def test_every_kind_of_step_is_tried_here() -> None:
    tried = {kind for step, _ in STEPS for kind in STEP_KINDS if kind in step}
    assert set(STEP_KINDS) - tried == {"put_together", "respond"}


def test_several_objects_have_numbered_handles(fake_engine: Any) -> None:
    assert [call[2]["id"] for call in calls({"put": "X", "as": "x", "n": 3}, fake_engine)] == ["x#1", "x#2", "x#3"]


def test_put_together_gives_all_puts_at_once(fake_engine: Any) -> None:
    step = {"put_together": [{"put": "X", "as": "x", "n": 2}, {"put": "Y", "as": "y", "by": "B"}]}
    assert [call[2] for call in calls(step, fake_engine)] == [
        {"id": "x#1", "by": "A"}, {"id": "x#2", "by": "A"}, {"id": "y", "by": "B"},
    ]  # fmt: skip


def test_a_trigger_several_times(fake_engine: Any) -> None:
    assert len(calls({"trigger": "x", "times": 2}, fake_engine)) == 2


def test_responding_needs_a_step_before_it(fake_engine: Any) -> None:
    with pytest.raises(InputError):
        calls({"respond": [{"tap": "x"}]}, fake_engine)
