"""Habits: exceptions have reasons, names say what things are."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted(path for folder in ("core", "plugins", "card_sets", "tests") for path in (ROOT / folder).rglob("*.py"))
EXCEPTION = re.compile(
    r"# (?:noqa|type: ignore|pyright: ignore|pragma|ruff: noqa)\b(?P<which>:?[^#\n]*)(?P<reason>#\s*\S.*)?"
)
EMPTY_WORDS = ("Manager", "Handler", "Processor", "Helper", "Util", "Utils")


def test_every_exception_has_its_reason_beside_it() -> None:
    bare = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in FILES
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if (found := EXCEPTION.search(line)) and not found["reason"] and '"# ' not in line and 'r"#' not in line
    ]
    assert bare == [], "write why, after a second #"


def test_every_exception_names_what_it_excepts() -> None:
    wide = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in FILES
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if re.search(r"# noqa(?!:)|# type: ignore(?!\[)", line) and path != Path(__file__)
    ]
    assert wide == []


@pytest.mark.parametrize("folder", ["core", "plugins", "card_sets"])
def test_no_class_has_a_name_that_says_nothing(folder: str) -> None:
    empty = [
        f"{path.relative_to(ROOT)}: {node.name}"
        for path in FILES
        if path.is_relative_to(ROOT / folder)
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ClassDef) and node.name.endswith(EMPTY_WORDS)
    ]
    assert empty == []
