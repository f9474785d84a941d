"""The base of all modifications: what an effect does (613.8a)."""

from collections.abc import Hashable
from typing import ClassVar, Final, Literal

from mtglayers.compiling import Code, compiled_part
from mtglayers.context import Context
from mtglayers.nodes import EVERYTHING, Footprint, Node
from mtglayers.view import View

Category = Literal[
    "copy", "face-down", "control", "text", "type", "color", "ability", "pt-set", "pt-modify", "pt-switch",
    "player", "rule", "cost",
]  # fmt: skip
"""What a modification is, by which a ruleset finds its layer."""

CATEGORIES: Final[tuple[Category, ...]] = (
    "copy", "face-down", "control", "text", "type", "color", "ability", "pt-set", "pt-modify", "pt-switch",
    "player", "rule", "cost",
)  # fmt: skip


class Modification(Node):
    """What an effect does to the objects it applies to.

    A plugin's own modification says its ``category``, overrides ``apply``, and declares
    ``own_reads`` (what it looks at) and ``own_writes`` (what it may change); undeclared, it reads
    and writes everything: slower, never wrong.
    """

    category: ClassVar[Category] = "rule"
    order: ClassVar[int] = 5
    """The place within its category, where one effect does several things at once."""
    own_writes: ClassVar[Footprint] = EVERYTHING
    same_for_all: ClassVar[bool] = False
    """Whether what it does depends on nothing but its own data, the objects and the view: not on its source, nor on the effect."""
    defines: ClassVar[bool] = False
    """Whether it defines colours, subtypes, power or toughness (604.3a, first test)."""

    def apply(self, view: View, hits: int, context: Context) -> None:
        """Do it to the objects, in a draft."""
        if type(self).statements is Modification.statements:
            raise NotImplementedError(f"{self.kind} does not say what it does")
        compiled_part((self,))(view, hits, context)

    def statements(self, code: Code) -> list[str]:
        """Statements that do it to ``hits`` in the ``columns`` of a draft ``view`` (see ``compiling``): by default, ``apply``.

        Override the one or the other.
        """
        return [f"{code.constant(self)}.apply(view, hits, context)"]

    def worked_out(self, view: View, hits: int, context: Context) -> Hashable:
        """The values that it works out from the view for those objects; part of what it does (613.8a)."""
        return ()

    def writes(self) -> Footprint:
        """The columns that it may change."""
        return self.own_writes

    def part(self) -> Category:
        """Its category; it may depend on its data."""
        return self.category

    def rank(self) -> tuple[int, int]:
        """Its place in the canonical order of an effect's parts."""
        return (CATEGORIES.index(self.part()), self.order)

    def numbered(self, place: int) -> "Modification":
        """This modification, knowing that it is number ``place`` of its effect, where that matters."""
        return self
