"""The kinds of nodes are the words of the JSON format: the list is kept, so that none changes unnoticed."""

from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import mtglayers
from mtglayers.nodes import kinds

LIST = Path(__file__).parents[1] / "data/kinds.txt"


def ours() -> list[str]:
    for module in walk_packages(mtglayers.__path__, "mtglayers."):
        import_module(module.name)
    return sorted(kind for kind, cls in kinds().items() if cls.__module__.startswith("mtglayers."))


def test_the_kinds_are_those_of_the_list() -> None:
    listed = LIST.read_text().split()
    gone, new = sorted(set(listed) - set(ours())), sorted(set(ours()) - set(listed))
    assert not gone, (
        f"{', '.join(gone)}: states and abilities that others have kept as JSON use this kind of node. Renaming or removing "
        "it changes the format: say so in CHANGELOG.md, read the old name too where that is possible, then change tests/data/kinds.txt"
    )
    assert not new, f"{', '.join(new)}: a new kind of node; add it to tests/data/kinds.txt"


def test_the_list_is_sorted() -> None:
    listed = LIST.read_text().split()
    assert listed == sorted(set(listed))
