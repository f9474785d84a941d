"""``mtglayers check``, as the scenario format says."""

import json
from pathlib import Path

import pytest
from tests.plugins.command_line.conftest import Mtglayers

from mtglayers_plugins.command_line import progress

PASSES = "- {id: good, steps: [{put: Grizzly Bears, as: bears}], expect: {bears: {pt: 2/2}}}\n"
FAILS = "- {id: bad, steps: [{put: Grizzly Bears, as: bears}], expect: {bears: {pt: 3/3, colors: W}}}\n"
UNKNOWN = "- {id: odd, steps: [{put: Nonesuch, as: x}]}\n"
CONTESTED = "- {id: open, contested: nobody knows, steps: [{put: Grizzly Bears, as: b}], expect: {b: {pt: 3/3}}}\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "x.yaml"


def test_all_passed(mtglayers: Mtglayers, file: Path) -> None:
    file.write_text(PASSES)
    ran = mtglayers("check", file)
    assert (ran.code, ran.out, ran.err) == (0, "PASS good\n1 passed, 0 failed, 0 unsupported\n", "")


def test_each_kind_of_outcome(mtglayers: Mtglayers, file: Path) -> None:
    file.write_text(PASSES + FAILS + UNKNOWN + CONTESTED)
    ran = mtglayers("check", file)
    assert ran.code == 1
    lines = ran.out.splitlines()
    assert lines[0] == "PASS good"
    assert lines[1].startswith("FAIL bad: bears.pt: expected 3/3, got 2/2")
    assert lines[2].startswith("UNSUPPORTED odd: there is no card 'Nonesuch'")
    assert lines[3].startswith("CONTESTED open: b.pt: expected 3/3, got 2/2")
    assert lines[4] == "1 passed, 1 failed, 1 unsupported"


@pytest.mark.parametrize(("text", "code"), [(UNKNOWN, 1), (CONTESTED, 0), ("", 0)])
def test_exit_codes(mtglayers: Mtglayers, file: Path, text: str, code: int) -> None:
    file.write_text(text)
    assert mtglayers("check", file).code == code


def test_json(mtglayers: Mtglayers, file: Path) -> None:
    file.write_text(PASSES + FAILS + UNKNOWN + CONTESTED)
    ran = mtglayers("check", "--json", file)
    assert ran.code == 1
    data = json.loads(ran.out)
    assert data["passed"] == ["good"]
    failed = data["failed"][0]
    assert failed.pop("others") == [{"handle": "bears", "key": "colors", "expected": "W", "got": "G"}]
    assert failed == {"id": "bad", "file": str(file), "handle": "bears", "key": "pt", "expected": "3/3", "got": "2/2"}
    assert [(one["id"], one["file"]) for one in data["unsupported"]] == [("odd", str(file))]
    assert [(one["id"], one["verdict"]) for one in data["contested"]] == [("open", "failed")]


def test_a_file_that_cannot_be_read_stops_before_anything_runs(mtglayers: Mtglayers, file: Path) -> None:
    file.write_text(PASSES)
    broken = file.with_name("broken.yaml")
    broken.write_text("- {id: a, stps: []}")
    ran = mtglayers("check", file, broken)
    assert ran.code == 2
    assert ran.only_line == f"{broken}: scenario a: unknown key 'stps'; did you mean 'steps'?"


def test_a_thousand_scenarios_take_seconds(mtglayers: Mtglayers, file: Path) -> None:
    file.write_text("".join(PASSES.replace("good", f"good-{n}") for n in range(1000)))
    assert mtglayers("check", file).out.endswith("1000 passed, 0 failed, 0 unsupported\n")


def test_progress_is_shown_on_a_terminal_when_it_takes_long(
    mtglayers: Mtglayers, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text(PASSES)
    monkeypatch.setattr(progress, "PATIENCE", -1.0)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("FORCE_COLOR", "1")
    ran = mtglayers("check", file)
    assert ran.out == "PASS good\n1 passed, 0 failed, 0 unsupported\n"
    assert "scenarios" in ran.err
