"""Writing the package of a new set from the files in ``template``."""

import keyword
import re
import sys
import unicodedata
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import Final

from mtglayers.errors import InputError

FILES: Final = {
    "pyproject.toml": "pyproject.toml.txt",
    "README.md": "README.md.txt",
    "src/{module}/__init__.py": "init.py.txt",
    "src/{module}/modifications.py": "modifications.py.txt",
    "src/{module}/py.typed": "",
    "tests/{module}.scenarios.yaml": "scenarios.yaml.txt",
    "tests/test_{module}.py": "test.py.txt",
}
"""Each file of a new package, with its template."""
LONGEST: Final = 60
_TAKEN: Final = frozenset({"tests", "test", "src", "mtglayers", "mtglayers_plugins", "mtglayers_sets"})


@dataclass(frozen=True)
class NewSet:
    """The names that a new set goes by."""

    name: str
    code: str
    module: str

    @property
    def distribution(self) -> str:
        """The name of its package for pip, and of its folder."""
        return self.module.replace("_", "-")

    @property
    def camel(self) -> str:
        """The name as it begins the names of classes."""
        return "".join(part[:1].upper() + part[1:] for part in self.module.split("_"))


def new_set_of(name: str, code: str = "") -> NewSet:
    """The names for a set called so; the code is made of the name's letters where none is given.

    Raises InputError for what cannot be a name or a code.
    """
    name = " ".join(name.split())
    if not name or len(name) > LONGEST or re.search(r"""["\\\[\]]""", name) or not name.isprintable():
        raise InputError(
            f"a set's name is 1 to {LONGEST} letters without quotes, brackets and backslashes, not {name[:80]!r}"
        )
    plain = unicodedata.normalize("NFKD", name.replace("'", "")).encode("ascii", "ignore").decode()
    words = re.findall(r"[A-Za-z0-9]+", plain)
    if not words:
        raise InputError(f"the name {name!r} has no letters of which the name of a package could be made")
    module = "_".join(words).lower()
    if module[0].isdigit() or keyword.iskeyword(module) or module in _TAKEN or module in sys.stdlib_module_names:
        module = f"set_{module}"
    code = code or ("".join(word[0] for word in words) if len(words) > 2 else "".join(words)[:3]).upper()
    if not re.fullmatch(r"[A-Z0-9]{2,6}", code):
        raise InputError(f"a set's code is 2 to 6 capital letters and digits, not {code!r}; give one by --code")
    return NewSet(name, code, module)


def write(new: NewSet, folder: Path) -> list[Path]:
    """Write the package; answers the files. Raises InputError when the folder has something in it already."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise InputError(f"{folder} is there already, and not empty")
    words = {"name": new.name, "code": new.code, "module": new.module, "distribution": new.distribution}
    words |= {"camel": new.camel, "version": _version()}
    written = []
    for target, template in FILES.items():
        path = folder / target.format(module=new.module)
        text = (
            (files("mtglayers_plugins.new_set") / "template" / template).read_text(encoding="utf-8") if template else ""
        )
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(Template(text).substitute(words), encoding="utf-8")
        except OSError as error:
            raise InputError(f"{path}: cannot be written: {error.strerror}") from None
        written.append(path)
    return written


def _version() -> str:
    try:
        return version("mtglayers")
    except PackageNotFoundError:
        return "0"
