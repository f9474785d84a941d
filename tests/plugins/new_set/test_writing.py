"""The names of a new set, and the files of its package."""

import ast
from pathlib import Path

import pytest

from mtglayers.errors import InputError
from mtglayers_plugins.new_set.writing import new_set_of, write
from mtglayers_plugins.scenarios import read_scenarios


@pytest.mark.parametrize(
    ("name", "module", "code"),
    [
        ("Goblin Uprising", "goblin_uprising", "GOB"),
        ("  Les   Misérables ", "les_miserables", "LES"),
        ("The Day of the Ox", "the_day_of_the_ox", "TDOTO"),
        ("2nd Day", "set_2nd_day", "2ND"),
        ("Class", "set_class", "CLA"),
        ("Json", "set_json", "JSO"),
        ("Urza's Return", "urzas_return", "URZ"),
    ],
)
def test_names(name: str, module: str, code: str) -> None:
    new = new_set_of(name)
    assert (new.module, new.code) == (module, code)
    assert new.module.isidentifier()
    assert new.camel.isidentifier()


@pytest.mark.parametrize("name", ["", "  ", 'Say "x"', "back\\slash", "x" * 61, "日本", "a[b]", "tab\x07"])
def test_what_is_no_name(name: str) -> None:
    with pytest.raises(InputError):
        new_set_of(name)


@pytest.mark.parametrize("code", ["a", "TOOLONG", "A B", "É2"])
def test_what_is_no_code(code: str) -> None:
    with pytest.raises(InputError, match="a set's code is 2 to 6 capital letters and digits"):
        new_set_of("Fine Name", code)


@pytest.mark.parametrize("name", ["Goblin Uprising", "Año: $5 {x} #1 & more", "Urza's Return"])
def test_the_files_are_what_they_should_be(name: str, tmp_path: Path) -> None:
    new = new_set_of(name)
    for path in write(new, tmp_path / "made"):
        text = path.read_text()
        assert "$module" not in text
        if path.suffix == ".py":
            ast.parse(text)
            assert max(map(len, text.splitlines())) <= 120
        elif path.suffix == ".yaml":
            assert len(read_scenarios(path)) == 3


def test_nothing_is_written_over(tmp_path: Path) -> None:
    write(new_set_of("Goblin Uprising"), tmp_path / "made")
    with pytest.raises(InputError, match="is there already, and not empty"):
        write(new_set_of("Goblin Uprising"), tmp_path / "made")
