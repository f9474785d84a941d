"""Running the command line in this process, with one engine for all tests."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from mtglayers.engine import Engine
from mtglayers_plugins.command_line import run
from mtglayers_plugins.command_line.session import Session


@dataclass
class Ran:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def only_line(self) -> str:
        """The one line on standard error."""
        assert self.out == ""
        assert self.err.count("\n") == 1
        return self.err.removeprefix("mtglayers: ").rstrip("\n")


Mtglayers = Callable[..., Ran]


@pytest.fixture
def mtglayers(engine: Engine, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Mtglayers:
    monkeypatch.setattr(Session, "engine", property(lambda _: engine))
    monkeypatch.setenv("COLUMNS", "300")

    def ran(*arguments: object) -> Ran:
        capfd.readouterr()
        code = run([str(argument) for argument in arguments])
        captured = capfd.readouterr()
        return Ran(code, captured.out, captured.err)

    return ran
