"""Medians, bounds, and the ratio to the peer."""

import itertools
import time

import pytest

from mtglayers_plugins.bench import document, measuring
from mtglayers_plugins.bench.jobs import Figures, Job, Plan, run
from mtglayers_plugins.bench.peer import PEER, ratio


def test_the_peer_has_33_figures() -> None:
    assert len(PEER) == 33
    assert PEER["simple", 10, 5] == 20
    assert PEER["nohum-mixed", 100, 30] == 598
    assert PEER["all", 300, 30] == 1_659
    assert sum(PEER.values()) == 11_144


def test_a_ratio_is_of_both_by_their_calibrations() -> None:
    assert ratio("all", 300, 30, 1_659, 2.78) == pytest.approx(1)
    assert ratio("all", 300, 30, 1_659, 5.56) == pytest.approx(2)
    assert ratio("simple", 10, 5, 10, 2.78) == pytest.approx(2)
    assert ratio("simple", 10, 5, 10, 1.39) == pytest.approx(1)
    assert ratio("simple", 1_000, 30, 10, 2.78) is None


def test_median_and_p95() -> None:
    one = measuring.Measured.of([n * 1e-6 for n in range(1, 101)])
    assert one.median == pytest.approx(50.5)
    assert one.runs == 100
    assert one.p95 == pytest.approx(95.05)
    assert measuring.Measured.of([2e-6]).p95 == pytest.approx(2)


@pytest.mark.parametrize(
    ("runs", "spent", "enough"),
    [(3, 0.0, False), (3, 1.1, False), (5, 1.1, True), (5, 0.9, False), (2, 61.0, True), (2_000, 0.1, True)],
)
def test_when_there_are_runs_enough(runs: int, spent: float, enough: bool) -> None:
    assert measuring.enough(runs, spent, 1.0) == enough


def test_what_comes_before_is_not_timed() -> None:
    took = measuring.measured(lambda: None, 0.01, lambda: time.sleep(0.002))
    assert took.runs >= measuring.LEAST
    assert took.median < 2_000
    two = measuring.measured_in_turn(lambda: time.sleep(0.002), lambda: None, 0.01, lambda: None, lambda: 0.0005)
    assert two.change.median >= 1_500 > two.ask.median == 500
    assert two.both.median >= 2_000


def around(load: float | None) -> document.Around:
    return document.Around(3.0, 2.5, load, load)


def test_the_smaller_calibration_is_used_and_a_busy_machine_told() -> None:
    assert around(None).used_ms == 2.5
    assert not around(None).machine_was_busy
    assert around(1_000.0).machine_was_busy


def test_the_document_compares_question_and_whole_change() -> None:
    figure = {"median_us": 27.0, "p95_us": 30.0, "runs": 5}
    two = {"change": figure, "ask": figure, "both": {**figure, "median_us": 54.0}}
    row = {"family": "simple", "permanents": 10, "effects": 10, "cold": figure, "plain": figure, "remembered": None,
           "entering": two, "leaving": two, "counter": two}  # fmt: skip
    found = document.document(Figures({"families": [row]}), document.Around(2.78, 2.78, 0.0, 0.0))
    (case,) = found["families"]
    assert case["peer_us"] == 27
    assert case["ratios"] == {
        "cold": pytest.approx(1), "plain": pytest.approx(1), "remembered": None, "entering": pytest.approx(1),
        "entering_both": pytest.approx(0.5), "leaving": pytest.approx(1), "leaving_both": pytest.approx(0.5), "counter": pytest.approx(1), "counter_both": pytest.approx(0.5),
    }  # fmt: skip


def test_no_case_is_begun_after_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count()
    monkeypatch.setattr("mtglayers_plugins.bench.jobs.perf_counter", lambda: float(next(clock)))
    todo = [Job("copies", f"case {n}", lambda: {"done": True}) for n in range(4)]
    todo[1] = Job("copies", "case 1", lambda: None)
    figures = run(todo, 2.5, lambda *_: None)
    assert figures.rows == {"copies": [{"done": True}]}
    assert figures.too_long == ["case 1"]
    assert figures.left_out == ["case 2", "case 3"]


def test_sizes_of_a_plan() -> None:
    assert len(Plan().sizes) == 18
    assert Plan(permanents=(300,)).sizes == [(300, 5), (300, 10), (300, 30), (300, 60), (300, 120)]
    assert Plan(permanents=(7, 20), effects=(3, 10)).sizes == [(7, 3), (20, 3), (20, 10)]
    assert Plan(permanents=(7,)).sizes == []
