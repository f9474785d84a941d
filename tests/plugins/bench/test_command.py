"""``mtglayers bench``: help, tables, JSON."""

import json

import pytest
from tests.plugins.command_line.conftest import Mtglayers, mtglayers

from mtglayers.engine import Engine
from mtglayers_plugins.bench import child, mtglayers_commands

__all__ = ["mtglayers"]

TINY = ("bench", "--quick", "--only", "families", "--family", "all", "--permanents", 3, "--effects", 2)


@pytest.fixture(autouse=True)
def a_quick_calibration(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mtglayers_plugins.bench.measuring.calibrated", lambda: 2.5)


def test_the_plugin_brings_the_command() -> None:
    assert [command.name for command in mtglayers_commands()] == ["bench"]


def test_help_says_what_flatters(mtglayers: Mtglayers) -> None:
    text = " ".join(mtglayers("bench", "--help").out.split())
    assert '"remembered", of a board that never changes, flatters: do not quote it alone' in text
    for word in (
        "cold:",
        "plain:",
        "remembered:",
        "enters, leaves:",
        "counter:",
        "ask is",
        "--quick",
        "--trace",
        "--only",
        "--seconds",
    ):
        assert word in text


def test_json(mtglayers: Mtglayers) -> None:
    data = json.loads(mtglayers(*TINY, "--trace", "--json").out)
    assert data["calibration"]["used_ms"] == 2.5
    assert {"machine", "load", "peer", "left_out", "too_long"} <= set(data)
    assert data["machine"]["python"].startswith("3.")
    (case,) = data["families"]
    assert (case["family"], case["permanents"], case["effects"]) == ("all", 3, 2)
    for name in ("cold", "plain", "plain_traced", "plain_told"):
        assert set(case[name]) == {"median_us", "p95_us", "runs"}
        assert case[name]["runs"] >= 5
    assert case["remembered"] is not None
    for name in ("entering", "leaving", "counter"):
        assert set(case[name]) == {"change", "ask", "both"}
    assert set(case["ratios"]) == {
        "cold", "plain", "remembered", "entering", "entering_both", "leaving", "leaving_both", "counter", "counter_both",
    }  # fmt: skip
    assert case["peer_us"] is None
    assert case["memory_bytes"] > 0
    assert {"trials", "comparisons", "peak_bytes", "plain_trace_ratio", "plain_told_ratio"} <= set(case)


def test_tables(mtglayers: Mtglayers) -> None:
    size = ("--permanents", 10, "--effects", 5)
    out = mtglayers("bench", "--quick", "--only", "families", "--only", "copies", "--family", "simple", *size).out
    assert "Boards of the family simple; times in µs" in out
    assert "simple, beside the peer" in out
    assert "Copies of a game of the family all" in out
    assert "enters is not" in out
    heads = out.splitlines()[1].split()
    assert heads[:4] == ["objects", "effects", "cold", "plain"]


def test_changes_alone(mtglayers: Mtglayers) -> None:
    data = json.loads(mtglayers("bench", "--only", "changes", *TINY[4:], "--quick", "--json").out)
    (case,) = data["changes"]
    assert "plain" not in case
    assert case["ratios"]["entering"] is None


def test_no_time(mtglayers: Mtglayers) -> None:
    out = mtglayers("bench", "--quick", "--seconds", 0).out
    assert "Not measured for want of time (--seconds): simple 10/10" in out


def test_no_such_size(mtglayers: Mtglayers) -> None:
    assert "there is no such case; the sizes are 10/5, 10/10" in mtglayers("bench", "--permanents", 7).err


def test_cases_in_a_process_of_their_own(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mtglayers.engine.Engine", lambda: engine)
    asked = {"seconds": 0.001, "trace": False}
    deep = child.answer({**asked, "part": "depth", "shape": "loop", "effects": 5})
    assert (deep["what"], deep["objects"]) == ("loop", 105)
    built = child.answer({**asked, "part": "building", "objects": 100})
    assert built["board_ms"] > 0
    assert built["read_all_at_once_us"] > 0


def test_a_process_that_takes_too_long_is_ended() -> None:
    assert child.in_child({"part": "building", "objects": 100, "seconds": 0.001, "trace": False}, 0.01) is None
