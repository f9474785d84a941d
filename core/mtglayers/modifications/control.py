"""Control (613.1b)."""

from collections.abc import Hashable

from mtglayers.context import Context
from mtglayers.filters import It
from mtglayers.modifications.base import Modification
from mtglayers.nodes import ANY, NOTHING
from mtglayers.players import Players
from mtglayers.view import View, each_bit


class ControlledBy(Modification):
    """A player controls them."""

    category = "control"
    own_reads = NOTHING
    own_writes = frozenset({("controller", ANY)})
    by: Players

    def worked_out(self, view: View, hits: int, context: Context) -> Hashable:
        return tuple(self._spread(view, hits, context))

    def apply(self, view: View, hits: int, context: Context) -> None:
        for rows, bits in self._spread(view, hits, context):
            if rows:
                view.set("controller", (rows & -rows).bit_length() - 1, bits)

    def _spread(self, view: View, hits: int, context: Context) -> list[tuple[int, int]]:
        """Who controls which of them: one player, unless it differs from object to object ("their owners")."""
        if not any(isinstance(node, It) for node in self.by.walk()):
            return [(self.by.rows(view, context), hits)]
        return [(self.by.rows(view, context.about(It(), bit)), bit) for bit in each_bit(hits)]
