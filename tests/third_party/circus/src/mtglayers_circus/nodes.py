"""Kinds of nodes of the circus: a filter, an amount, a condition, a modification."""

from collections.abc import Hashable

from mtglayers.amounts import Amount
from mtglayers.conditions import Condition
from mtglayers.context import Context
from mtglayers.filters import Filter
from mtglayers.modifications.base import Modification
from mtglayers.nodes import NOTHING
from mtglayers.view import View


class CircusNamed(Filter):
    """Objects whose name begins with the letters."""

    own_reads = frozenset({("name", None)})
    letters: str

    @property
    def english(self) -> str:
        """How it stands after a noun."""
        return f"whose name begins with {self.letters}"

    def matching(self, view: View, context: Context) -> int:
        """The objects."""
        return sum(held for name, held in view["name"].items() if name.startswith(self.letters))


class CircusSeats(Amount):
    """Ten: so many seats has the ring."""

    own_reads = NOTHING
    english = "the number of seats"

    def number(self, view: View, context: Context) -> int:
        """Ten."""
        return 10


class CircusIsOpen(Condition):
    """Somebody has a Clown."""

    own_reads = frozenset({("creature type", "Clown"), ("creature type", "*")})
    english = "the circus is open"

    def holds(self, view: View, context: Context) -> bool:
        """Whether it is so."""
        types = view["creature type"]
        return bool(types.get("Clown", 0) | types.get("*", 0))


class CircusPaint(Modification):
    """They are each colour that they weren't."""

    category = "color"
    own_reads = frozenset({("color", None)})
    own_writes = frozenset({("color", None)})
    english = "are painted over"

    def worked_out(self, view: View, hits: int, context: Context) -> Hashable:
        """The colours that they have."""
        return tuple(view["color"].get(color, 0) & hits for color in "WUBRG")

    def apply(self, view: View, hits: int, context: Context) -> None:
        """Turn their colours round."""
        had = {color: view["color"].get(color, 0) & hits for color in "WUBRG"}
        view.clear("color", hits)
        for color in "WUBRG":
            view.add("color", color, hits & ~had[color])
