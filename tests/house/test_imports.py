"""Who may import whom: card sets and plugins import the core, the core imports neither."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CORE = sorted((ROOT / "core/mtglayers").rglob("*.py"))
PLUGINS = sorted((ROOT / "plugins/mtglayers_plugins").rglob("*.py"))
SETS = sorted((ROOT / "card_sets/mtglayers_sets").rglob("*.py"))


def imports(path: Path) -> Iterator[tuple[str, list[str], int]]:
    """Module, imported names and line of each import in a file."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, [], node.lineno
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or ""), [alias.name for alias in node.names], node.lineno


def breaches(paths: list[Path], forbidden: tuple[str, ...]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{line} imports {module}"
        for path in paths
        for module, _, line in imports(path)
        if module.split(".")[0] in forbidden
    ]


def test_the_core_imports_neither_plugins_nor_card_sets() -> None:
    assert breaches(CORE, ("mtglayers_plugins", "mtglayers_sets", "tests")) == []


def test_plugins_import_no_card_sets() -> None:
    assert breaches(PLUGINS, ("mtglayers_sets", "tests")) == []


def test_card_sets_import_the_words_of_authors_and_nothing_else() -> None:
    others = [
        f"{path.relative_to(ROOT)}:{line} imports {module}"
        for path in SETS
        for module, _, line in imports(path)
        if module != "mtglayers.vocabulary"
    ]
    assert others == []


def test_every_name_that_a_card_set_imports_is_public() -> None:
    private = [
        f"{path.relative_to(ROOT)}:{line} imports {name}"
        for path in SETS
        for _, names, line in imports(path)
        for name in names
        if name.startswith("_")
    ]
    assert private == []


def test_star_imports_are_for_the_words_of_authors_alone() -> None:
    stars = [
        f"{path.relative_to(ROOT)}:{line} imports everything of {module}"
        for path in [*CORE, *PLUGINS, *SETS]
        for module, names, line in imports(path)
        if "*" in names and not module.startswith("mtglayers.vocabulary")
    ]
    assert stars == []


@pytest.mark.parametrize("paths", [CORE, PLUGINS, SETS], ids=["core", "plugins", "card_sets"])
def test_there_are_files_to_look_at(paths: list[Path]) -> None:
    assert len(paths) > 10
