"""Filters compiled to Python functions: one expression over the columns of a view.

The code is made of our own words only: column lookups, ``&``, ``|`` and ``~``. Whatever comes from
outside (a name, a number, a node) stands in a table of constants and is never part of the code.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mtglayers.context import Context
from mtglayers.view import View

if TYPE_CHECKING:
    from mtglayers.filters import Filter

Find = Callable[[View, Context], int]
"""Which objects of a view fit."""

EMPTY: Final[dict[Any, int]] = {}


class Code:
    """The table of constants and the columns of one function that is being written."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {"EMPTY": EMPTY}
        self.columns: dict[str, str] = {}

    def constant(self, value: object) -> str:
        """A name for a value that the code uses."""
        name = f"k{len(self.names)}"
        self.names[name] = value
        return name

    def column(self, column: str) -> str:
        """A name for a column of the view."""
        if column not in self.columns:
            self.columns[column] = f"c{len(self.columns)}"
        return self.columns[column]

    def cell(self, column: str, value: object) -> str:
        """An expression for the objects that have the value."""
        return f"{self.column(column)}.get({self.constant(value)}, 0)"


def compiled(filter: "Filter") -> Find:
    """The function that finds what the filter describes; made once per node."""
    known: Find | None = filter.__dict__.get("_compiled")
    if known is not None:
        return known
    code = Code()
    expression = filter.code(code)
    lookups = "".join(
        f"    {name} = columns.get({code.constant(column)}, EMPTY)\n" for column, name in code.columns.items()
    )
    source = (
        f"def find(view, context):\n    columns = view.columns\n{lookups}    return ({expression}) & view.everything\n"
    )
    space: dict[str, Any] = code.names
    exec(compile(source, f"<{filter.kind}>", "exec"), space)  # noqa: S102  # our own words only, see above
    made: Find = space["find"]
    filter.__dict__["_compiled"] = made
    return made
