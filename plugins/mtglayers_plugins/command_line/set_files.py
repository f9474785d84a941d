"""``--set PATH``: the card sets and other plugins of one Python file or folder; ``--names FILE``: names. For this run only."""

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from mtglayers.cards import CardSet
from mtglayers.errors import InputError
from mtglayers.name_files import NameFile
from mtglayers.plugins import Plugin, describe, plugin_from


def plugins_of(path: Path) -> Iterator[Plugin]:
    """The plugins of a Python file, of a package, or of every Python file of a folder.

    A plugin is a ``CardSet`` that the file makes, or the module itself when it has hook functions.
    Raises InputError, which names the path, when there is none or a file cannot be run.
    """
    found = [plugin for module in _modules(path) for plugin in _in_module(module, path)]
    if not found:
        raise InputError(f"--set {path}: there is no card set and no hook function in it")
    yield from found


def names_of(path: Path) -> Plugin:
    """The plugin that brings the names in a file. Raises InputError, which names the file and the line."""
    file = NameFile(path)
    try:
        file.read()
    except InputError as error:
        raise InputError(f"--names {error}") from None
    return plugin_from(file, f"names of {path}", str(path))


def _modules(path: Path) -> Iterator[ModuleType]:
    if path.is_dir():
        package = path / "__init__.py"
        files = [package] if package.exists() else sorted(path.glob("*.py"))
        if not files:
            raise InputError(f"--set {path}: there is no Python file in it")
        for file in files:
            yield _load(file, path if file == package else None)
    elif path.suffix == ".py" and path.exists():
        yield _load(path, None)
    else:
        raise InputError(f"--set {path}: is no Python file and no folder")


def _load(file: Path, package: Path | None) -> ModuleType:
    name = f"mtglayers_set_{(package or file).stem}"
    inside = [str(package)] if package else None
    spec = importlib.util.spec_from_file_location(name, file, submodule_search_locations=inside)
    if spec is None or spec.loader is None:
        raise InputError(f"--set {file}: cannot be loaded")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # noqa: BLE001  # whatever a set does wrong is told by the name of its file
        raise InputError(f"--set {file}: {describe(error)}") from None
    return module


def _in_module(module: ModuleType, path: Path) -> Iterator[Plugin]:
    sets = {id(thing): thing for thing in vars(module).values() if isinstance(thing, CardSet)}
    for thing in sets.values():
        yield plugin_from(thing, thing.code or thing.name, str(path))
    for name, thing in vars(module).items():
        if isinstance(thing, NameFile):
            yield plugin_from(thing, f"{module.__name__}.{name}", str(path))
    if any(name.startswith("mtglayers_") and callable(thing) for name, thing in vars(module).items()):
        yield plugin_from(module, module.__name__, str(path))
