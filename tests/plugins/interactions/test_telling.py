"""Findings as text."""

from mtglayers_plugins.interactions.links import Finding
from mtglayers_plugins.interactions.search import Report
from mtglayers_plugins.interactions.telling import report_text, scenarios_text, summary
from mtglayers_plugins.scenarios import scenarios_of


def finding(*cards: str, loop: bool = False, differences: tuple[str, ...] = ()) -> Finding:
    kind = "loop" if loop else "dependency"
    scenario = {"id": "x", "steps": [{"put": cards[0], "as": "a"}]}
    return Finding(kind, "4", cards, ("one", "two"), ("b", "a"), ("b", "a"), differences, "because", scenario)  # type: ignore[arg-type]  # one of the two kinds


def test_few_are_told_in_full() -> None:
    lines = list(
        report_text(Report([finding("A", "B"), finding("C", "D", loop=True, differences=("x",) * 6)], 2, 2, 9))
    )
    assert lines[0] == "1 dependency loop (the earliest timestamp of a loop applies first):"
    assert "  C with D (one and two), layer 4" in lines
    assert "      and 2 more" in lines
    assert "  A waits for B (one and two), layer 4" in lines
    assert "    timestamps swapped: b, a; nothing is otherwise" in lines
    assert lines[-1].startswith(
        "2 interactions, each seen on an evaluated board; 2 of 2 groups of cards tried on 9 boards"
    )


def test_many_are_told_by_what_is_waited_for() -> None:
    lines = list(report_text(Report([finding(f"A{n:02}", "B") for n in range(13)])))
    assert lines[:2] == ["13 dependencies in layer 4:", f"  for B wait {', '.join(f'A{n:02}' for n in range(13))}"]


def test_what_was_left_out_is_said() -> None:
    assert "3 not tried for want of time" in summary(Report(groups=5, tried=2))
    assert "1 more seen, but not played as a scenario" in summary(Report(unplayable=["x"]))


def test_scenarios_are_a_file_with_ids_of_their_own() -> None:
    text = scenarios_text([finding("A", "B").scenario, finding("C", "D").scenario])
    assert [scenario.id for scenario in scenarios_of(text, "found")] == ["x", "x-2"]
