"""Players, as effects and abilities speak of them. A player is a row of the view like any object."""

from typing import ClassVar, Literal, cast

from mtglayers.compiling import Code
from mtglayers.context import Context
from mtglayers.filters import Reference, of_players
from mtglayers.nodes import ANY, NOTHING, Footprint, Node
from mtglayers.view import Column, View


class Players(Node):
    """A description of players; ``rows`` answers which, as a set of rows."""

    own_reads: ClassVar[Footprint] = NOTHING

    def rows(self, view: View, context: Context) -> int:
        """The players meant, among those still in the game."""
        return context.bound.get(self, 0)

    def having(self, code: Code, column: Literal["controller", "owner"]) -> str:
        """An expression for the objects that they control, or own."""
        return f"{code.constant(of_players)}(view, {code.constant(column)}, {code.constant(self)}.rows(view, context))"


class You(Players):
    """The controller of the ability or effect (109.5)."""

    one_by_one = True
    own_reads = frozenset({("controller", ANY)})

    def rows(self, view: View, context: Context) -> int:
        return context.you(view)

    def having(self, code: Code, column: Literal["controller", "owner"]) -> str:
        code.names["you"] = you
        row = code.once(f"you({code.column('controller')}, context)")
        return code.once(f"{code.column(column)}.get({row}, 0)")


def you(controlled: Column, context: Context) -> int:
    """The row of the player who controls this (109.5); -1 when there is none."""
    if context.player:
        return context.player.bit_length() - 1
    this = context.this
    for row, held in controlled.items():
        if held & this:
            return cast(int, row)
    return -1


class Opponents(Players):
    """Every player but you (102.2)."""

    one_by_one = True
    own_reads = frozenset({("controller", ANY)})

    def rows(self, view: View, context: Context) -> int:
        return view["player"].get("in the game", 0) & ~context.you(view)


class EachPlayer(Players):
    """All players."""

    one_by_one = True

    def rows(self, view: View, context: Context) -> int:
        return view["player"].get("in the game", 0)


class ActivePlayer(Players):
    """The player whose turn it is (102.1)."""

    def rows(self, view: View, context: Context) -> int:
        return view["player"].get("active", 0)


class TargetPlayer(Players):
    """The player that is target number ``place`` of the ability; an opponent where ``opponent`` says so."""

    place: int = 1
    opponent: bool = False


class ChosenPlayer(Players):
    """The player chosen for this object (607.2d)."""


class ThatPlayer(Players):
    """The player that the event or the sentence before was about."""


class PlayerNamed(Players):
    """A particular player: how a resolved effect remembers whom it speaks of."""

    name: str

    def rows(self, view: View, context: Context) -> int:
        return view["player name"].get(self.name, 0)


class ControllerOf(Players):
    """Who controls the object."""

    own_reads = frozenset({("controller", ANY)})
    of: Reference

    def rows(self, view: View, context: Context) -> int:
        return _who(view, "controller", self.of.matching(view, context))


class OwnerOf(Players):
    """Who owns the object."""

    own_reads = frozenset({("owner", ANY)})
    of: Reference

    def rows(self, view: View, context: Context) -> int:
        return _who(view, "owner", self.of.matching(view, context))


class EnchantedPlayer(Players):
    """The player that this Aura is attached to (303.4)."""

    own_reads = frozenset({("attached to", ANY)})

    def rows(self, view: View, context: Context) -> int:
        return view["attached to"].get(context.this, 0)


def _who(view: View, column: str, bits: int) -> int:
    rows = 0
    for row, held in view[column].items():
        if held & bits:
            rows |= 1 << row
    return rows


__all__ = [
    "ActivePlayer",
    "ChosenPlayer",
    "ControllerOf",
    "EachPlayer",
    "EnchantedPlayer",
    "Opponents",
    "OwnerOf",
    "PlayerNamed",
    "Players",
    "TargetPlayer",
    "ThatPlayer",
    "You",
]
