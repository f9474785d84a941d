"""The line for each outcome, as ``mtglayers check`` prints it."""

from mtglayers_plugins.scenarios import Failure, Outcome
from mtglayers_plugins.scenarios.outcomes import text_of


def test_lines() -> None:
    failure = Failure("bears", "pt", "2/2", None)
    other = Failure("bears", "has", ["flying"], [])
    assert Outcome("a", "f").line == "PASS a"
    assert Outcome("a", "f", (failure,)).line == "FAIL a: bears.pt: expected 2/2, got null"
    assert Outcome("a", "f", (failure, other)).line.endswith("got null; bears.has: expected [flying], got []")
    assert Outcome("a", "f", unsupported="there is no card 'X'").line == "UNSUPPORTED a: there is no card 'X'"


def test_a_failure_counts_more_than_what_is_unsupported() -> None:
    assert Outcome("a", "f", (Failure("b", "pt", "1/1", "2/2"),), "no stack").verdict == "failed"


def test_contested_scenarios_have_lines_of_their_own() -> None:
    assert Outcome("a", "f", contested="open").line == "CONTESTED a: is as this scenario says"
    assert Outcome("a", "f", (Failure("b", "pt", "1/1", "2/2"),), contested="open").line.startswith(
        "CONTESTED a: b.pt:"
    )


def test_values_are_written_as_in_a_scenario() -> None:
    assert text_of(True) == "true"
    assert text_of("") == '""'
    assert text_of({"+1/+1": 2}) == "{+1/+1: 2}"
    assert text_of(["a", None]) == "[a, null]"


def test_a_line_is_one_line() -> None:
    assert "\n" not in Outcome("a", "f", unsupported="two\nlines").line
