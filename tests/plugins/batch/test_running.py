"""``mtglayers evaluate --batch`` over a process pool."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest
from tests.plugins.batch.conftest import COMMAND, Evaluate, answers, board
from tests.plugins.command_line.conftest import Mtglayers, mtglayers

from mtglayers_plugins.command_line import progress

__all__ = ["mtglayers"]

PLUGIN = """
import multiprocessing
import os
import time
from pathlib import Path

from mtglayers.hooks import hookimpl

with (Path(__file__).parent / "made").open("a") as made:
    print(os.getpid(), file=made)

@hookimpl(tryfirst=True)
def mtglayers_render(ability, name):
    if multiprocessing.parent_process() is not None:
        {does}
    return "words of the set"
"""


@pytest.fixture
def plugin(tmp_path: Path) -> Path:
    return tmp_path / "of_the_test.py"


def write(plugin: Path, does: str = "print('a plugin prints')") -> None:
    plugin.write_text(PLUGIN.format(does=does))


def test_results_come_in_order_and_bad_lines_stop_nothing(mtglayers: Mtglayers, file: Path) -> None:
    lines = [board(number) for number in range(1, 41)]
    lines[6], lines[7], lines[30] = "{\n", "\n", board(31, "Humilty")
    file.write_text("".join(lines))
    ran = mtglayers("evaluate", "--batch", file, "--jobs", 2)
    told = answers(ran.out)
    assert [one["line"] for one in told] == [*range(1, 8), *range(9, 41)]
    assert [one["line"] for one in told if "error" in one] == [7, 31]
    assert all(f"one-{one['line']}" in one["result"]["objects"] for one in told if "result" in one)
    assert ran.err == "39 boards, 2 with an error: lines 7, 31\n"
    assert ran.code == 2


def test_a_result_is_what_one_state_gives(mtglayers: Mtglayers, file: Path) -> None:
    file.write_text(board(1))
    (told,) = answers(mtglayers("evaluate", "--batch", file).out)
    assert told["result"] == json.loads(mtglayers("evaluate", file).out)


def test_no_boards(mtglayers: Mtglayers, file: Path) -> None:
    file.write_text("\n")
    ran = mtglayers("evaluate", "--batch", file)
    assert (ran.code, ran.out, ran.err) == (0, "", "0 boards\n")


def test_many_errors_are_not_all_named(mtglayers: Mtglayers, file: Path) -> None:
    file.write_text("x\n" * 12)
    assert mtglayers("evaluate", "--batch", file, "--jobs", 1).err.endswith(
        "lines 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more\n"
    )


def test_a_set_reaches_the_workers_and_each_loads_it_once(evaluate: Evaluate, file: Path, plugin: Path) -> None:
    write(plugin)
    file.write_text("".join(map(board, range(40))))
    ran = evaluate("--jobs", 2, before=("--strict", "--set", plugin))
    told = answers(ran.stdout)
    assert {one["result"]["objects"][f"one-{one['line'] - 1}"]["abilities"][0]["text"] for one in told} == {
        "words of the set"
    }
    made = (plugin.parent / "made").read_text().split()
    assert len(made) == len(set(made)) <= 3
    assert ran.returncode == 0


def test_a_set_that_does_not_work_is_told_once(
    mtglayers: Mtglayers, evaluate: Evaluate, file: Path, plugin: Path
) -> None:
    plugin.write_text("1 / 0")
    file.write_text(board(1))
    ran = evaluate(before=("--set", plugin))
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
    assert str(plugin) in ran.stderr


def test_a_worker_that_dies_is_told_with_its_lines(evaluate: Evaluate, file: Path, plugin: Path) -> None:
    write(plugin, "os._exit(9)")
    file.write_text("".join(map(board, range(6))))
    ran = evaluate("--jobs", 1, before=("--set", plugin))
    assert ran.returncode == 2
    assert "a worker process died" in ran.stderr
    assert "lines 1 to 6 were at work" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is sent as a signal to a group of processes")
def test_an_interrupted_run_says_how_to_go_on_and_then_ends_as_a_whole_one(
    evaluate: Evaluate, file: Path, plugin: Path
) -> None:
    write(plugin, "time.sleep(0.1)")
    file.write_text("".join(map(board, range(24))))
    out, whole = file.with_name("out.jsonl"), file.with_name("whole.jsonl")
    command = [*COMMAND, "--set", str(plugin), "evaluate", "--batch", str(file), "-o", str(out), "--jobs", "2"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True)  # noqa: S603  # our own command
    while process.poll() is None and not (out.exists() and out.stat().st_size):
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    _, told = process.communicate(timeout=60)
    assert process.returncode == 130
    assert told.startswith("mtglayers: stopped after line ")
    assert told.endswith("; run it again with --resume to go on\n")
    assert told.count("\n") == 1
    write(plugin)
    assert 0 < out.read_bytes().count(b"\n") < 24
    resumed = evaluate("-o", out, "--resume", before=("--set", plugin))
    assert resumed.stderr.endswith("24 boards\n")
    assert evaluate("-o", whole, before=("--set", plugin)).returncode == 0
    assert out.read_bytes() == whole.read_bytes()


def test_progress_is_shown_on_a_terminal_when_it_takes_long(
    mtglayers: Mtglayers, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text(board(1))
    monkeypatch.setattr(progress, "PATIENCE", -1.0)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "boards" in mtglayers("evaluate", "--batch", file, "-o", file.with_name("out")).err.replace("1 board", "")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "name one of the two"),
        (["state.json", "--batch", "boards.jsonl"], "name one of the two"),
        (["state.json", "--jobs", "2"], "go with --batch"),
        (["--batch", "boards.jsonl", "--resume"], "--resume needs --output"),
        (["--batch", "boards.jsonl", "--jobs", "2", "--dask", "x"], "give one of them"),
        (["--batch", "no such file"], "no such file: cannot be read: No such file"),
        (["--batch", "."], "cannot be read"),
        (["--batch", __file__, "-o", "no/such/folder"], "no/such/folder: cannot be written: No such file"),
    ],
)
def test_what_cannot_be_is_one_line(mtglayers: Mtglayers, arguments: list[str], message: str) -> None:
    ran = mtglayers("evaluate", *arguments)
    assert ran.code == 2
    assert message in ran.only_line
