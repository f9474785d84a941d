"""Control (613.1b)."""

from collections.abc import Hashable

from mtglayers.context import Context
from mtglayers.modifications.base import Modification
from mtglayers.nodes import ANY, NOTHING
from mtglayers.players import Players
from mtglayers.view import View


class ControlledBy(Modification):
    """A player controls them."""

    category = "control"
    own_reads = NOTHING
    own_writes = frozenset({("controller", ANY)})
    by: Players

    def worked_out(self, view: View, hits: int, context: Context) -> Hashable:
        return self.by.rows(view, context)

    def apply(self, view: View, hits: int, context: Context) -> None:
        rows = self.by.rows(view, context)
        if rows:
            view.set("controller", (rows & -rows).bit_length() - 1, hits)
