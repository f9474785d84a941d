"""Who asks: what the words *this*, *you*, *target* and *X* stand for while a filter or an amount is read."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from mtglayers.view import View

if TYPE_CHECKING:
    from mtglayers.abilities import Instances
    from mtglayers.nodes import Node


@dataclass(slots=True, eq=False)
class Context:
    """The circumstances of one effect, ability or question. They are never edited."""

    this: int = 0
    """The object that the effect comes from, as a set of one or none (201.5)."""
    player: int = 0
    """Who "you" is, where that was fixed on resolution; otherwise the controller of ``this`` (109.5)."""
    bound: Mapping["Node", int] = field(default_factory=dict)
    """What references to targets, chosen objects and players stand for."""
    numbers: Mapping["Node", int] = field(default_factory=dict)
    """What variables such as X stand for."""
    origin: Hashable = ""
    """The identity of the effect that applies, kept by the abilities that it gives."""
    timestamp: int = 0
    """The timestamp of the effect that applies."""
    instances: "Instances | None" = None
    """Where the abilities that it gives are made (see ``mtglayers.abilities``)."""

    def you(self, view: View) -> int:
        """The player that "you" means, as a set of one or none."""
        if self.player:
            return self.player
        for row, held in view["controller"].items():
            if held & self.this:
                return 1 << int(row)
        return 0

    def about(self, it: "Node", bit: int) -> "Context":
        """The same circumstances, with ``it`` standing for one object."""
        return replace(self, bound={**self.bound, it: bit})
