"""``--set PATH``, plugins' own commands, and ``--strict``: with engines made anew."""

import json
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
    assert run(["--set", str(file), "plugins", "list", "--json"]) == 0
    listed = {plugin["name"]: plugin for plugin in json.loads(capsys.readouterr().out)}
    assert "comes from two plugins, tempest and MINE" in listed["MINE"]["error"]
    assert listed["MINE"]["source"] == str(file)
    assert listed["tempest"]["error"] is None
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


def test_what_is_left_out_is_told_where_it_matters(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.py"
    file.write_text(SET.replace("Test Ogre", "Humility"))
    assert run(["--set", str(file), "cards", "show", "Humility"]) == 0
    err = capsys.readouterr().err
    assert err.startswith(f"mtglayers: plugin MINE of {file} is left out: the card 'Humility' comes from two plugins")
    assert err.count("\n") == 1


def test_errors_say_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.py"
    file.write_text(SET + "mine.plain('Half', '{1}', 'Creeture', '1/1')\n")
    assert run(["--set", str(file), "cards", "list"]) == 2
    assert f"({file}, line 6)" in capsys.readouterr().err
    file.write_text(SET + "mine.plain(\n")
    assert run(["--set", str(file), "cards", "list"]) == 2
    assert f"({file}, line 6)" in capsys.readouterr().err
    file.write_text("import sys\nsys.exit(3)\n")
    assert run(["--set", str(file), "cards", "list"]) == 2
    assert "SystemExit" in capsys.readouterr().err


def test_two_files_of_one_name_and_what_stands_beside_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder, ogre in (("one", "First"), ("two", "Second")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "mine.py").write_text(
            f"from {folder}_name import NAME\n"
            + SET.replace("My Set", ogre).replace("MINE", ogre.upper()).replace('"Test Ogre"', "NAME")
        )
        (tmp_path / folder / f"{folder}_name.py").write_text(f"NAME = '{ogre} Ogre'\n")
    one, two = (str(tmp_path / folder / "mine.py") for folder in ("one", "two"))
    assert run(["--set", one, "--set", two, "show", "--quiet", "First Ogre", "Second Ogre"]) == 0
    assert capsys.readouterr().err == ""


def test_a_project_with_its_package_in_src(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    package = tmp_path / "src" / "ogres_of_the_test"
    package.mkdir(parents=True)
    (package / "cards.py").write_text(SET)
    (package / "__init__.py").write_text("from ogres_of_the_test.cards import mine\n")
    assert run(["--set", str(tmp_path), "cards", "show", "Test Ogre"]) == 0
    assert "3/3" in capsys.readouterr().out


def test_a_module_that_brings_the_cards_of_its_set_is_one_plugin(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.py"
    hook = "from mtglayers import hookimpl\n\n@hookimpl\ndef mtglayers_cards():\n    return mine.cards.values()\n"
    file.write_text(SET + hook)
    assert run(["--set", str(file), "cards", "show", "Test Ogre"]) == 0
    assert capsys.readouterr().err == ""


def test_a_plugin_that_fails_at_work_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.py"
    hook = "from mtglayers import hookimpl\n\n@hookimpl\ndef mtglayers_rule_effects(objects, ruleset):\n    raise ValueError('no')\n"
    file.write_text(SET + hook)
    assert run(["--set", str(file), "show", "Grizzly Bears"]) == 0
    err = capsys.readouterr().err
    assert err.startswith("mtglayers: plugin mtglayers_set_mine")
    assert err.endswith(f" is left out: ValueError: no ({file}, line 10)\n")
    assert err.count("\n") == 1
    assert run(["--strict", "--set", str(file), "show", "Grizzly Bears"]) == 2
    assert ": ValueError: no" in capsys.readouterr().err
