"""Writes the entry points of our plugins and card sets into pyproject.toml: ``python tests/entry_points.py``.

Every module of ``plugins/mtglayers_plugins`` with a hook implementation is one plugin, every
module of ``card_sets/mtglayers_sets`` is one, by the ``CardSet`` or ``NameFile`` in it.
"""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
MARK = "# ENTRY POINTS"


def wanted() -> dict[str, str]:
    """Name and target of each entry point of the group ``mtglayers``."""
    points: dict[str, str] = {}
    for path in sorted((ROOT / "plugins/mtglayers_plugins").iterdir()):
        source = path / "__init__.py" if path.is_dir() else path
        if source.suffix == ".py" and source.is_file() and "@hookimpl" in source.read_text():
            name = path.stem
            points[name] = f"mtglayers_plugins.{name}"
    for path in sorted((ROOT / "card_sets/mtglayers_sets").glob("*.py")):
        found = re.search(r"^(\w+) = (?:CardSet|NameFile)\(", path.read_text(), re.M)
        if found:
            points[path.stem] = f"mtglayers_sets.{path.stem}:{found[1]}"
    return points


def section() -> str:
    """The section as it stands in pyproject.toml."""
    lines = [f'{name} = "{target}"' for name, target in wanted().items()]
    return f"{MARK} (written by tests/entry_points.py)\n[project.entry-points.mtglayers]\n" + "\n".join(lines) + "\n\n"


def main() -> None:
    """Write them."""
    path = ROOT / "pyproject.toml"
    text = path.read_text()
    path.write_text(re.sub(rf"{MARK}.*?(?=\n\[tool)\n|{MARK}\n", lambda _: section(), text, count=1, flags=re.S))


if __name__ == "__main__":
    main()
