"""Every end of the command line: an exit code, at most one line, never a traceback."""

import click
import pytest

from mtglayers.errors import InputError
from mtglayers_plugins.command_line import run
from mtglayers_plugins.command_line.reporting import guarded


def raising(error: BaseException) -> int:
    def command() -> None:
        raise error

    return guarded(command)


@pytest.mark.parametrize(
    ("error", "code", "line"),
    [
        (InputError("two\nlines"), 2, "mtglayers: two lines\n"),
        (click.UsageError("no"), 2, "mtglayers: no\n"),
        (click.ClickException("no"), 2, "mtglayers: no\n"),
        (RecursionError(), 2, "mtglayers: the input is nested too deep\n"),
        (MemoryError(), 2, "mtglayers: the input is too large for the memory of this machine\n"),
        (KeyboardInterrupt(), 130, ""),
        (click.exceptions.Exit(3), 3, ""),
    ],
)
def test_ends(capsys: pytest.CaptureFixture[str], error: BaseException, code: int, line: str) -> None:
    assert raising(error) == code
    assert capsys.readouterr().err == line


def test_a_fault_of_ours_asks_to_be_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert raising(KeyError("x")) == 70
    err = capsys.readouterr().err
    assert err.startswith("mtglayers: KeyError: 'x' (")
    assert "please report" in err
    assert err.count("\n") == 1


def test_with_debug_the_traceback_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert guarded(lambda: 1 // 0, debug=True) == 70
    assert "Traceback" in capsys.readouterr().err


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    assert "check" in capsys.readouterr().out
    assert run(["--version"]) == 0
    assert "mtglayers" in capsys.readouterr().out
    assert run(["chek"]) == 2
    assert "Did you mean" in capsys.readouterr().err
