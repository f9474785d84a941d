"""``--set PATH``, plugins' own commands, and ``--strict``: with engines made anew."""

from pathlib import Path

import pytest

from mtglayers_plugins.command_line import run

SET = """
from mtglayers.vocabulary import *

mine = CardSet("My Set", "MINE")
mine.plain("Test Ogre", "{2}{R}", "Creature — Ogre", "3/3")
"""
COMMAND = """
import click
from mtglayers.hooks import hookimpl

@click.command("hello")
def hello():
    click.echo("hello from a plugin")

@hookimpl
def mtglayers_commands():
    return [hello]
"""


def test_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.py"
    file.write_text(SET)
    assert run(["--set", str(file), "cards", "show", "Test Ogre"]) == 0
    assert "3/3" in capsys.readouterr().out


def test_a_folder_and_a_package(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.py").write_text(SET)
    assert run(["--set", str(tmp_path), "show", "Test Ogre"]) == 0
    package = tmp_path / "package"
    package.mkdir()
    (package / "cards.py").write_text(SET)
    (package / "__init__.py").write_text("from .cards import mine\n")
    assert run(["--set", str(package), "show", "Test Ogre"]) == 0
    assert capsys.readouterr().out.count("Test Ogre") == 2


def test_a_plugin_brings_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "greeting.py"
    file.write_text(COMMAND)
    assert run(["--set", str(file), "hello"]) == 0
    assert capsys.readouterr().out == "hello from a plugin\n"
    assert run(["--set", str(file), "--help"]) == 0
    assert "hello" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1/0", "ZeroDivisionError"),
        ("x = (", "SyntaxError"),
        ("x = 1", "there is no card set"),
        (None, "is no Python file"),
    ],
)
def test_what_is_no_set(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str | None, message: str) -> None:
    file = tmp_path / "mine.py"
    if text is not None:
        file.write_text(text)
    assert run(["--set", str(file), "cards", "list"]) == 2
    err = capsys.readouterr().err
    assert message in err
    assert str(file) in err
    assert err.count("\n") == 1


def test_a_clash_is_left_out_unless_strict(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.py"
    file.write_text(SET.replace("Test Ogre", "Humility"))
    assert run(["--set", str(file), "plugins", "list"]) == 0
    assert "comes from two plugins" in " ".join(capsys.readouterr().out.replace("│", " ").split())
    assert run(["--strict", "--set", str(file), "plugins", "list"]) == 2
    assert "Humility" in capsys.readouterr().err


def test_names_of_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "names.jsonl"
    file.write_text('{"name": "Humility", "xx": "Hum"}\n')
    assert run(["--names", str(file), "cards", "show", "hum"]) == 0
    assert capsys.readouterr().out.startswith("Humility ")
    file.write_text('{"name": "Humility", "xx": 1}\n')
    assert run(["--names", str(file), "cards", "show", "Humility"]) == 2
    said = f"mtglayers: --names {file}:1: 'xx' must be a name of 1 to 200 signs\n"
    assert capsys.readouterr() == ("", said)


def test_a_set_may_bring_a_name_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "names.jsonl").write_text('{"name": "Test Ogre", "xx": "Og"}\n')
    (tmp_path / "mine.py").write_text(f"{SET}\nnames = NameFile('names.jsonl', beside=__file__)\n")
    assert run(["--set", str(tmp_path / "mine.py"), "cards", "show", "og"]) == 0
    assert capsys.readouterr().out.startswith("Test Ogre ")
