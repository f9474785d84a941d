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
    """The plugins of a Python file, of a package, of every Python file of a folder, or of a project's ``src``.

    A plugin is a ``CardSet`` that the file makes, or the module itself when it has hook functions; a
    module that brings cards by a hook of its own brings those of its sets too. Raises InputError, which
    names the file and the line, when there is none or a file cannot be run.
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
        yield from _in_folder(path)
    elif path.suffix == ".py" and path.exists():
        yield _load(path, package=False)
    else:
        raise InputError(f"--set {path}: is no Python file and no folder")


def _in_folder(path: Path) -> Iterator[ModuleType]:
    """A package, or all files of a folder; of a project, or of its ``src``, the packages there."""
    if (path / "__init__.py").exists():
        yield _load(path / "__init__.py", package=True)
        return
    files = sorted(path.glob("*.py"))
    source = path / "src" if (path / "src").is_dir() else path
    packages = sorted(source.glob("*/__init__.py")) if not files else []
    if not files and not packages:
        raise InputError(f"--set {path}: there is no Python file in it")
    for file in files or packages:
        yield _load(file, package=bool(packages))


def _load(file: Path, *, package: bool) -> ModuleType:
    """Run a file. It may import what stands beside it, and a package itself by its name."""
    file = file.resolve()
    inside = [str(file.parent)] if package else None
    name = _free(file.parent.name if package else f"mtglayers_set_{file.stem}", file)
    spec = importlib.util.spec_from_file_location(name, file, submodule_search_locations=inside)
    if spec is None or spec.loader is None:
        raise InputError(f"--set {file}: cannot be loaded")
    module = importlib.util.module_from_spec(spec)
    beside = str(file.parents[1] if package else file.parent)
    sys.modules[name] = module
    sys.path.insert(0, beside)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:  # noqa: BLE001  # whatever a set does wrong is told by the name of its file
        del sys.modules[name]
        raise InputError(f"--set {file}: {describe(error)}") from None
    finally:
        sys.path.remove(beside)
    return module


def _free(name: str, file: Path) -> str:
    """The name, with a number where a module of that name came from another file."""
    found, number = name, 1
    while found in sys.modules and getattr(sys.modules[found], "__file__", None) != str(file):
        number += 1
        found = f"{name}_{number}"
    return found


def _in_module(module: ModuleType, path: Path) -> Iterator[Plugin]:
    sets = {id(thing): thing for thing in vars(module).values() if isinstance(thing, CardSet)}
    for thing in sets.values() if not hasattr(module, "mtglayers_cards") else ():
        yield plugin_from(thing, thing.code or thing.name, str(path))
    for name, thing in vars(module).items():
        if isinstance(thing, NameFile):
            yield plugin_from(thing, f"{module.__name__}.{name}", str(path))
    if any(name.startswith("mtglayers_") and callable(thing) for name, thing in vars(module).items()):
        yield plugin_from(module, module.__name__, str(path))
