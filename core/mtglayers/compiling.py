"""Filters and modifications compiled to Python functions over the columns of a view.

A filter is one expression, a modification some statements. The code is made of our own words only:
column lookups, ``&``, ``|`` and ``~``. Whatever comes from outside (a name, a number, a node)
stands in a table of constants and is never part of the code.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mtglayers.context import Context
from mtglayers.view import ALWAYS_THERE, NONE, View

if TYPE_CHECKING:
    from mtglayers.filters import Filter
    from mtglayers.modifications.base import Modification

Find = Callable[[View, Context], int]
"""Which objects of a view fit."""

Do = Callable[[View, int, Context], None]
"""Does something to objects, in a draft."""

EMPTY: Final[dict[Any, int]] = {}


class Code:
    """The table of constants and the columns of one function that is being written."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {"EMPTY": EMPTY, "NONE": NONE}
        self.columns: dict[str, str] = {}
        self.cells: dict[tuple[str, object], str] = {}
        self._once: dict[str, str] = {}

    def constant(self, value: object) -> str:
        """A name for a value that the code uses."""
        name = f"k{len(self.names)}"
        self.names[name] = value
        return name

    def column(self, column: str) -> str:
        """A name for a column of the view."""
        if column not in self.columns:
            self.columns[column] = self.once(self.look_up(column))
        return self.columns[column]

    def look_up(self, column: str) -> str:
        """An expression for a column of the view."""
        name = self.constant(column)
        return f"columns[{name}]" if column in ALWAYS_THERE else f"columns.get({name}, EMPTY)"

    def cell(self, column: str, value: object) -> str:
        """A name for the objects that have the value."""
        if (column, value) not in self.cells:
            self.cells[column, value] = self.once(f"{self.column(column)}.get({self.constant(value)}, 0)")
        return self.cells[column, value]

    def once(self, expression: str) -> str:
        """A name for what an expression answers, which is worked out once, at the beginning."""
        if expression not in self._once:
            self._once[expression] = f"v{len(self._once)}"
        return self._once[expression]

    def beginning(self) -> str:
        """Statements that work all of that out."""
        return "".join(f"    {name} = {expression}\n" for expression, name in self._once.items())


def compiled(filter: "Filter") -> Find:
    """The function that finds what the filter describes; made once per node."""
    known: tuple[object, Find] | None = filter.__dict__.get("_compiled")
    if known is not None and known[0] is _parts:
        return known[1]
    code = Code()
    expression = filter.code(code)
    head = "def find(view, context):\n    columns = view.columns\n"
    source = f"{head}{code.beginning()}    return ({expression}) & view.everything\n"
    space: dict[str, Any] = code.names
    exec(compile(source, f"<{filter.kind}>", "exec"), space)  # noqa: S102  # our own words only, see above
    made: Find = space["find"]
    filter.__dict__["_compiled"] = _parts, made
    return made


def compiled_part(does: "tuple[Modification, ...]") -> Do:
    """The function that does all of it, one after another, in a draft; made once for what does the same."""
    known = _parts.get(does)
    if known is not None:
        return known
    code = Code()
    lines = [line for modification in does for line in modification.statements(code)]
    source = "def do(view, hits, context):\n    columns = view.columns\n" + "".join(f"    {line}\n" for line in lines)
    space: dict[str, Any] = code.names
    exec(compile(source, "<part>", "exec"), space)  # noqa: S102  # our own words only, see above
    made: Do = space["do"]
    if len(_parts) >= MAX_PARTS:
        _parts.clear()
    _parts[does] = made
    return made


MAX_PARTS: Final = 10_000
"""How many compiled parts are kept."""

_parts: dict[object, Do] = {}
"""What parts were compiled to; that a filter was compiled is noted with it, and counts as long as this is the same."""


def forget() -> None:
    """Forget all that was compiled: the next use compiles again."""
    global _parts  # noqa: PLW0603  # another dictionary tells filters that theirs no longer counts
    _parts = {}
