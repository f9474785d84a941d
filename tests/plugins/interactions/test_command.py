"""``mtglayers interactions``: text, JSON, files."""

import json
from pathlib import Path

from tests.plugins.command_line.conftest import Mtglayers, mtglayers

from mtglayers_plugins.interactions.search import Report
from mtglayers_plugins.interactions.telling import report_text

__all__ = ["mtglayers"]

PLANAR = ("interactions", "planar_chaos", "--with", "mercadian_masques")


def test_text(mtglayers: Mtglayers) -> None:
    out = mtglayers(*PLANAR).out
    assert "1 dependency loop (the earliest timestamp of a loop applies first):" in out
    assert "Conspiracy with Life and Limb (mercadian_masques and planar_chaos), layer 4" in out
    assert "timestamps swapped: life-and-limb, conspiracy; then" in out
    assert "- id: conspiracy-life-and-limb-4" in out
    assert "each seen on an evaluated board" in out.splitlines()[-1]


def test_json(mtglayers: Mtglayers) -> None:
    data = json.loads(mtglayers(*PLANAR, "--json").out)
    (loop,) = [finding for finding in data["findings"] if finding["kind"] == "loop"]
    assert loop["cards"] == ["Conspiracy", "Life and Limb"]
    assert loop["swapped"]["differences"]
    assert data["tried"] == data["groups"]


def test_files(mtglayers: Mtglayers, tmp_path: Path) -> None:
    scenarios, svg, dot = (tmp_path / name for name in ("found.scenarios.yaml", "found.svg", "found.dot"))
    assert mtglayers(*PLANAR, "--scenarios", scenarios, "--svg", svg, "--dot", dot).code == 0
    assert mtglayers("check", scenarios).code == 0
    picture = svg.read_text()
    assert "</title>Life and Limb</text>" in picture
    assert "<title>Conspiracy waits for Life and Limb in layer 4</title>" in picture
    assert '"Conspiracy" -> "Life and Limb" [label="4", color="#c40000"];' in dot.read_text()


def test_a_set_that_is_not_there(mtglayers: Mtglayers) -> None:
    assert (
        "no set 'planar_chaoss' with cards is installed; did you mean 'planar_chaos'?"
        in mtglayers("interactions", "planar_chaoss").only_line
    )


def test_a_file_that_cannot_be_written(mtglayers: Mtglayers, tmp_path: Path) -> None:
    assert "cannot be written" in mtglayers(*PLANAR, "--dot", tmp_path / "no" / "folder").err


def test_sets_go_by_their_codes_too(mtglayers: Mtglayers) -> None:
    assert mtglayers("interactions", "PLC", "--with", "MMQ", "--json").out.count('"loop"') == 1


def test_few_findings_are_told_in_full_and_many_by_what_is_waited_for() -> None:
    assert list(report_text(Report())) == [
        "0 interactions, each seen on an evaluated board; 0 of 0 groups of cards tried on 0 boards in 0 s"
    ]
