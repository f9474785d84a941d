"""``__all__`` is equal to the public names of each public module."""

import ast
import pkgutil
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import mtglayers
from mtglayers import vocabulary

PUBLIC = ["mtglayers", *(f"mtglayers.vocabulary.{one.name}" for one in pkgutil.iter_modules(vocabulary.__path__))]


def own_names(module: ModuleType) -> set[str]:
    """The public names that the source of a module binds at its top level, what it imports from elsewhere aside."""
    assert module.__file__ is not None
    names: set[str] = set()
    for node in ast.parse(Path(module.__file__).read_text()).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                names |= {name.id for name in ast.walk(target) if isinstance(name, ast.Name)}
    return {name for name in names if not name.startswith("_")}


@pytest.mark.parametrize("name", PUBLIC)
def test_all_is_in_order_and_has_no_name_twice(name: str) -> None:
    listed = import_module(name).__all__
    assert len(set(listed)) == len(listed)
    assert all(hasattr(import_module(name), one) for one in listed)


@pytest.mark.parametrize("name", PUBLIC[1:])
def test_all_has_every_public_name_of_its_own(name: str) -> None:
    module = import_module(name)
    own = own_names(module)
    assert set(module.__all__) == {one for one in own if not _is_no_word(one, getattr(module, one))}


def _is_no_word(name: str, value: object) -> bool:
    """Whether a public name is a class, a type alias or a table, and no word for authors."""
    table = name.isupper() and len(name) > 1
    return table or isinstance(value, type) or type(value).__module__ in ("types", "typing")


def test_all_of_the_package_is_what_it_imports() -> None:
    namespace = {
        name
        for name, value in vars(mtglayers).items()
        if not name.startswith("_") and not isinstance(value, ModuleType)
    }
    assert set(mtglayers.__all__) == namespace


def test_the_vocabulary_gives_all_words_of_its_modules() -> None:
    listed = {name for module in PUBLIC[1:] for name in import_module(module).__all__}
    missing = {name for name in listed | {"Abilities", "CardSet"} if not hasattr(vocabulary, name)}
    assert missing == set()


def test_no_word_means_two_things() -> None:
    owners: dict[str, list[str]] = {}
    for module in PUBLIC[1:]:
        for name in import_module(module).__all__:
            owners.setdefault(name, []).append(module)
    assert {name: modules for name, modules in owners.items() if len(modules) > 1} == {}
