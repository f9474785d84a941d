"""What becomes of a scenario: passed, failed with what, unsupported and why."""

from pathlib import Path
from typing import Any

import pytest

from mtglayers.errors import Illegal
from mtglayers_plugins.scenarios import Outcome, build_board, run_file, run_scenario, scenario_of

BEARS = {"put": "Grizzly Bears", "as": "bears"}
AS_IT_IS = {"bears": {"pt": "2/2"}}
OTHERWISE = {"bears": {"pt": "3/3"}}


def run(engine: Any, *steps: dict[str, Any], **fields: Any) -> Outcome:
    return run_scenario(scenario_of({"id": "a", "steps": list(steps)} | fields), engine, "f")


def test_passed(fake_engine: Any) -> None:
    assert run(fake_engine, BEARS, expect=AS_IT_IS).verdict == "passed"


def test_failed_with_every_difference(fake_engine: Any) -> None:
    outcome = run(
        fake_engine, BEARS | {"expect": OTHERWISE}, expect={"bears": {"colors": "W", "name": "Grizzly Bears"}}
    )
    assert [str(failure) for failure in outcome.failures] == [
        "bears.pt: expected 3/3, got 2/2", "bears.colors: expected W, got G",
    ]  # fmt: skip


@pytest.mark.parametrize("card", ["Nonesuch", "Wordy"])
def test_an_unknown_card_or_text_is_unsupported(card: str, fake_engine: Any) -> None:
    wordy = {"name": "Wordy", "type_line": "Instant", "text": "Gibberish."}
    outcome = run(fake_engine, {"put": card, "as": "x"}, cards=[wordy])
    assert outcome.verdict == "unsupported"
    assert ("Nonesuch" if card == "Nonesuch" else "Gibberish") in outcome.unsupported


def test_inline_cards_are_defined_when_used_and_once(fake_engine: Any) -> None:
    ant = {"name": "Ant", "type_line": "Creature — Insect"}
    unused = {"name": "Wordy", "type_line": "Instant", "text": "Gibberish."}
    outcome = run(fake_engine, {"put": "Ant", "as": "x", "n": 2}, {"put": "Ant", "as": "y"}, cards=[ant, unused])
    assert outcome.verdict == "passed"
    assert fake_engine.defined == [ant]


def test_an_illegal_step_fails_and_ends_the_scenario(fake_engine: Any) -> None:
    outcome = run(fake_engine, {"put": "Forbidden", "as": "x"}, {"put": "Nonesuch", "as": "y"})
    assert outcome.line == "FAIL a: step 1 (put).refused: expected false, got Forbidden can't enter"


def test_an_object_that_is_not_there_is_a_failure_of_the_step(fake_engine: Any) -> None:
    outcome = run(fake_engine, {"put": "Flight", "as": "gone", "attached_to": "gone"})
    assert outcome.line == "FAIL a: step 1 (put).refused: expected false, got there is no object 'gone'"


def test_a_refused_step_must_be_refused(fake_engine: Any) -> None:
    assert (
        run(fake_engine, {"put": "Forbidden", "as": "x", "refused": True}, BEARS, expect=AS_IT_IS).verdict == "passed"
    )
    outcome = run(fake_engine, BEARS | {"refused": True})
    assert outcome.line == "FAIL a: step 1 (put).refused: expected true, got false"


def test_a_refused_step_must_leave_the_board_alone(fake_engine: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def half(game: Any, which: str) -> None:
        game.objects[which].tapped = True
        raise Illegal("no")

    monkeypatch.setattr(type(fake_engine.new_game()), "tap", half, raising=False)
    outcome = run(fake_engine, BEARS, {"tap": "bears", "refused": True})
    assert "board" in outcome.line


def test_a_fault_of_the_engine_is_the_answer_of_that_scenario(fake_engine: Any) -> None:
    outcome = run(fake_engine, {"put": "Broken", "as": "x"})
    assert outcome.verdict == "failed"
    assert "KeyError" in outcome.line


def test_responses_resolve_before_what_they_answer(fake_engine: Any) -> None:
    inner = [{"cast": "Second"}, {"respond": [{"cast": "Third"}]}]
    outcome = run(fake_engine, {"cast": "First"}, {"respond": inner}, {"respond": [{"cast": "Fourth"}]}, BEARS)
    assert outcome.verdict == "passed"
    calls = [(name, what[0]) for name, what, _ in fake_engine.games[0].calls]
    assert calls == [
        ("cast", "First"), ("cast", "Second"), ("cast", "Third"), ("resolve", "Second"), ("cast", "Fourth"),
        ("resolve", "First"), ("put", "Grizzly Bears"),
    ]  # fmt: skip


def test_only_what_is_on_the_stack_can_be_responded_to(fake_engine: Any) -> None:
    outcome = run(fake_engine, BEARS, {"tap": "bears"}, {"respond": [{"untap": "bears"}]})
    assert outcome.line == (
        "FAIL a: step 2 (tap).refused: expected false, got a 'tap' step puts nothing on the stack, "
        "so there is nothing to respond to"
    )


def test_a_board_is_built_with_responses(fake_engine: Any) -> None:
    game: Any = build_board(scenario_of({"id": "a", "steps": [{"cast": "First"}, {"respond": [BEARS]}]}), fake_engine)
    assert [call[0] for call in game.calls] == ["cast", "put", "resolve"]


def test_order_and_dependencies(fake_engine: Any) -> None:
    steps = [{"put": "X", "as": name} for name in ("opal", "humility", "urborg", "moon")]
    assert (
        run(fake_engine, *steps, order={"7b": ["opal", "humility"]}, depends={"4": [["urborg", "moon"]]}).verdict
        == "passed"
    )
    assert run(fake_engine, *steps, order={"7b": ["humility"]}).verdict == "passed"
    outcome = run(fake_engine, *steps, order={"7b": ["humility", "opal"]}, depends={"4": []})
    assert [str(failure) for failure in outcome.failures] == [
        "order.7b: expected [humility, opal], got [opal, humility]",
        "depends.4: expected [], got [[urborg, moon]]",
    ]


def test_contested_scenarios_keep_their_reason(fake_engine: Any) -> None:
    assert run(fake_engine, BEARS, expect=OTHERWISE, contested="open").contested == "open"


def test_a_file(tmp_path: Path, fake_engine: Any) -> None:
    file = tmp_path / "x.yaml"
    file.write_text("- {id: a}\n- {id: b, steps: [{put: Nonesuch}]}\n")
    assert [outcome.verdict for outcome in run_file(file, fake_engine)] == ["passed", "unsupported"]


def test_a_board_is_built_without_comparing(fake_engine: Any) -> None:
    refused = {"put": "Forbidden", "as": "x", "refused": True}
    game: Any = build_board(scenario_of({"id": "a", "steps": [BEARS | {"expect": OTHERWISE}, refused]}), fake_engine)
    assert list(game.objects) == ["bears"]
    with pytest.raises(Illegal):
        build_board(scenario_of({"id": "a", "steps": [refused | {"refused": False}]}), fake_engine)
