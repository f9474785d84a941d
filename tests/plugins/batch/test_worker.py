"""A worker answers every line, and makes its engine once."""

import dataclasses
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

import pytest
from tests.plugins.batch.conftest import answers, board

from mtglayers.engine import Engine
from mtglayers.errors import PluginError
from mtglayers.hooks import hookimpl
from mtglayers_plugins.batch import worker
from mtglayers_plugins.batch.lines import read_lines
from mtglayers_plugins.batch.worker import Setup, answer, engine_of
from mtglayers_plugins.command_line.session import Session


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"{\n", "not JSON"),
        (b"[]\n", "must be one JSON object"),
        (b"\xff\n", "not UTF-8 text (byte 0)"),
        (b"x" * 2_000, "longer than 0.001 MB"),
        (b'{"a":' * 150 + b"1" + b"}" * 150, "players"),
        (b"[" * 500, "nested more than 200 deep"),
        (b'{"a": 1, "a": 2}', "'a' stands twice"),
        (board(1, "Humilty").encode(), "did you mean Humility"),
        (b'{"players": [{"name": "\\ud800"}]}', "state"),
    ],
)
def test_whatever_is_wrong_with_a_line_is_its_answer(engine: Engine, text: bytes, message: str) -> None:
    (line,) = read_lines(BytesIO(text), 1_000)
    (told,) = answers(answer(line, 1_000, engine))
    assert (told["line"], told["input"]) == (1, line.digest)
    assert message in told["error"]


@pytest.mark.parametrize("error", [RecursionError(), MemoryError(), ZeroDivisionError("of ours")])
def test_a_fault_is_the_answer_of_one_line(engine: Engine, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    def fails(*given: object) -> None:
        raise error

    monkeypatch.setattr(worker, "result_of", fails)
    (line,) = read_lines(BytesIO(board(1).encode()), 1_000)
    (told,) = answers(answer(line, 1_000, engine))
    assert list(told) == ["line", "input", "error"]


class Fragile:
    """A plugin that fails on a board, and counts."""

    @hookimpl
    def mtglayers_render(self, ability: object, name: str) -> str | None:
        raise ValueError("fragile")


def made(monkeypatch: pytest.MonkeyPatch, plugins: Sequence[object] = ()) -> tuple[Setup, list[Engine]]:
    """A setup, and the engines that are made from now on."""
    engines: list[Engine] = []

    def load(session: Session) -> Engine:
        engines.append(Engine(plugins, strict=session.strict))
        return engines[-1]

    monkeypatch.setattr(Session, "load", load)
    setup = Setup.of(Session(), 1_000, "test")
    engines.clear()
    engine_of.cache_clear()
    return setup, engines


def test_an_engine_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    setup, engines = made(monkeypatch)
    lines = list(read_lines(BytesIO(board(1).encode() * 3), 1_000))
    assert len([answer for line in lines for answer in worker.answers(setup, [line])]) == 3
    assert len(engines) == 1
    worker.answers(dataclasses.replace(setup, run="next"), lines)
    assert len(engines) == 2


def test_an_answer_does_not_depend_on_what_the_worker_did_before(monkeypatch: pytest.MonkeyPatch) -> None:
    setup, _ = made(monkeypatch, [Fragile()])
    lines = list(read_lines(BytesIO(board(1).encode() * 2), 1_000))
    one, two = (answers(one)[0] for one in worker.answers(setup, lines))
    assert "fragile" in one["error"] == two["error"]


def test_a_worker_with_other_plugins_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    setup, _ = made(monkeypatch)
    other = dataclasses.replace(setup, installed=setup.installed - {"english"} | {"finnish"})
    with pytest.raises(PluginError, match="it lacks finnish; it has besides english"):
        worker.answers(other, [])


def test_files_of_the_session_are_no_installed_plugins(tmp_path: Path) -> None:
    names = tmp_path / "names.jsonl"
    names.write_text('{"name": "Humility", "de": "Demut"}\n')
    assert Setup.of(Session(), 1, "").installed == Setup.of(Session(names=(names,)), 1, "").installed
