"""Every module of a plugin or card set is registered by an entry point."""

import tomllib
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from tests import entry_points as written

from mtglayers import hookspecs

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]

LIBRARIES = {
    "batch": "a part of the command line, which is registered itself",
    "scenarios": "read by the command line and by the pytest plugin, which are registered themselves",
    "testing": "imported by the tests of card sets",
}
"""Modules of plugins that are none, with the reason."""


def targets() -> set[str]:
    """The modules that some entry point names."""
    groups = [*PROJECT["entry-points"].values(), PROJECT["scripts"]]
    return {target.split(":")[0] for group in groups for target in group.values()}


def modules(folder: str) -> list[str]:
    root = ROOT / folder
    names = [path.stem for path in root.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()]
    return sorted(name for name in names if not name.startswith("_"))


def test_pyproject_lists_the_modules_there_are() -> None:
    assert PROJECT["entry-points"]["mtglayers"] == written.wanted(), "run: python tests/entry_points.py"


def test_every_module_of_plugins_is_registered() -> None:
    missing = {name for name in modules("plugins/mtglayers_plugins") if f"mtglayers_plugins.{name}" not in targets()}
    assert missing <= set(LIBRARIES)


def test_every_card_set_is_registered() -> None:
    missing = {name for name in modules("card_sets/mtglayers_sets") if f"mtglayers_sets.{name}" not in targets()}
    assert missing == set()


def test_every_entry_point_brings_something() -> None:
    hooks = [name for name in vars(hookspecs) if name.startswith("mtglayers_")]
    empty = []
    for name, target in PROJECT["entry-points"]["mtglayers"].items():
        module, _, attribute = target.partition(":")
        plugin = import_module(module)
        plugin = getattr(plugin, attribute) if attribute else plugin
        if not any(hasattr(plugin, hook) for hook in hooks):
            empty.append(name)
    assert empty == []


def test_what_is_installed_is_what_pyproject_says() -> None:
    installed = {
        point.name: point.value
        for point in entry_points(group="mtglayers")
        if point.dist is not None and point.dist.name == "mtglayers"
    }
    assert installed == PROJECT["entry-points"]["mtglayers"], (
        "the installed entry points are older: run pip install again"
    )
