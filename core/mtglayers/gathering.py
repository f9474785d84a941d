"""Gathering: which continuous effects a board has, by layer (611.3a)."""

from operator import attrgetter
from typing import Final

from mtglayers.effects import ContinuousEffect
from mtglayers.modifications.rules import ChangeDevotion
from mtglayers.view import Column, View

DEVOTION: Final = "devotion"
"""Where gathered effects that change devotion stand, beside the layers (700.5a)."""


class Gathered:
    """The effects of a board in each layer, earliest first, for one column of static abilities."""

    def __init__(self, column: Column, effects: list[ContinuousEffect]) -> None:
        self.column = column
        self.effects = sorted(effects, key=attrgetter("order"))
        self.by_layer: dict[str, list[ContinuousEffect]] = {}
        for effect in self.effects:
            for layer in effect.parts:
                self.by_layer.setdefault(layer, []).append(effect)
            if any(isinstance(m, ChangeDevotion) for m in effect.data.does):
                self.by_layer.setdefault(DEVOTION, []).append(effect)

    def in_layer(self, layer: str, view: View) -> list[ContinuousEffect]:
        """The effects with a part in the layer that exist as the view stands (611.3a)."""
        found = self.by_layer.get(layer)
        if found is None:
            return []
        column = view["static"]
        if column is self.column:
            return found
        return [e for e in found if e.instance is None or column.get(e.instance, 0) & e.context.this]


def gains(now: Column, before: Column) -> bool:
    """Whether an object has an instance now that it did not have before."""
    return any(held & ~before.get(instance, 0) for instance, held in now.items())
