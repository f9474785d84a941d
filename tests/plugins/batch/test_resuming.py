"""A run goes on where another ended, and only where it belongs."""

from collections.abc import Generator, Iterable
from pathlib import Path

import pytest
from tests.plugins.batch.conftest import board
from tests.plugins.command_line.conftest import Mtglayers, Ran, mtglayers

from mtglayers.engine import Engine
from mtglayers_plugins.batch import pool
from mtglayers_plugins.batch.window import Chunk
from mtglayers_plugins.batch.worker import Setup, answer

__all__ = ["mtglayers"]


@pytest.fixture(autouse=True)
def in_this_process(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """No process pool: what is looked at here is what is written."""

    def over_cores(setup: Setup, chunks: Iterable[Chunk], jobs: int) -> Generator[list[bytes], None, None]:
        for chunk in chunks:
            yield [answer(line, setup.most, engine) for line in chunk]

    monkeypatch.setattr(pool, "over_cores", over_cores)


@pytest.fixture
def out(file: Path, mtglayers: Mtglayers) -> Path:
    """The results of a whole run: an error in line 2."""
    file.write_text(f"{board(1)}x\n\n{board(4)}")
    out = file.with_name("out.jsonl")
    assert mtglayers("evaluate", "--batch", file, "-o", out, "--jobs", 1).code == 2
    return out


def resume(mtglayers: Mtglayers, file: Path, out: Path) -> Ran:
    return mtglayers("evaluate", "--batch", file, "--output", out, "--resume", "--jobs", 1)


@pytest.mark.parametrize("lines", [0, 1, 2, 3])
@pytest.mark.parametrize("torn", [0, 1, 5, 30, 200])
def test_what_comes_is_what_a_whole_run_gives(
    mtglayers: Mtglayers, file: Path, out: Path, lines: int, torn: int
) -> None:
    whole = out.read_bytes()
    parts = [*whole.splitlines(keepends=True), b'{"line": 5, "input": "0123']
    out.write_bytes(b"".join(parts[:lines]) + parts[lines].removesuffix(b"\n")[:torn])
    ran = resume(mtglayers, file, out)
    assert out.read_bytes() == whole
    assert (ran.code, ran.err) == (2, "3 boards, 1 with an error: line 2\n")


def test_there_need_be_nothing_yet(mtglayers: Mtglayers, file: Path, out: Path) -> None:
    whole = out.read_bytes()
    out.unlink()
    resume(mtglayers, file, out)
    assert out.read_bytes() == whole


def test_an_input_may_have_grown(mtglayers: Mtglayers, file: Path, out: Path) -> None:
    with file.open("a") as more:
        more.write(board(5))
    assert resume(mtglayers, file, out).err.startswith("4 boards")


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("one-4", "two-4", "its answer to line 4 belongs to another input"),
        ("\n\n", "\n", "its answer to line 4 belongs to another input"),
        ("one-1", "two-1", "its answer to line 1 belongs to another input"),
    ],
)
def test_results_of_another_input_are_refused(
    mtglayers: Mtglayers, file: Path, out: Path, before: str, after: str, message: str
) -> None:
    whole = out.read_bytes()
    file.write_text(file.read_text().replace(before, after))
    assert message in resume(mtglayers, file, out).only_line
    file.write_text(board(1))
    assert "has an answer to line 2, which is not there" in resume(mtglayers, file, out).err
    assert out.read_bytes() == whole


@pytest.mark.parametrize("text", ["my notes\n", "my notes", "{}\n", '{"line": 1}\n'])
def test_another_file_is_left_as_it_is(mtglayers: Mtglayers, file: Path, out: Path, text: str) -> None:
    out.write_text(text)
    assert "line 1: was not written by" in resume(mtglayers, file, out).only_line
    assert "is there already" in mtglayers("evaluate", "--batch", file, "-o", out).only_line
    assert out.read_text() == text
