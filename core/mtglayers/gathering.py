"""Gathering: which continuous effects a board has, by layer (611.3a)."""

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Final

from mtglayers.effects import ContinuousEffect
from mtglayers.modifications.rules import ChangeDevotion
from mtglayers.view import Column

DEVOTION: Final = "devotion"
"""Where gathered effects that change devotion stand, beside the layers (700.5a)."""


class Gathered:
    """The effects of a board in each layer, earliest first, for one column of static abilities."""

    __slots__ = ("by_layer", "column", "effects")

    def __init__(self, column: Column, effects: Iterable[ContinuousEffect]) -> None:
        self.column = column
        self.effects: list[ContinuousEffect] = sorted(effects, key=attrgetter("order"))
        self.by_layer: dict[str, tuple[ContinuousEffect, ...]] = _by_layer(self.effects)

    def in_layer(self, layer: str) -> Sequence[ContinuousEffect]:
        """The effects with a part in the layer."""
        return self.by_layer.get(layer, ())

    def without_lost(self, column: Column) -> "Gathered":
        """What is left of them when objects have lost static abilities, and gained none."""
        fewer = {instance for instance, held in self.column.items() if column.get(instance, 0) != held}
        gone = {
            effect
            for effect in self.effects
            if effect.instance in fewer and not column.get(effect.instance, 0) & effect.context.this
        }
        left = object.__new__(Gathered)
        left.column = column
        if gone:
            left.effects = [effect for effect in self.effects if effect not in gone]
            touched = {layer for effect in gone for layer in effect.parts}
            left.by_layer = {
                layer: tuple(e for e in mine if e not in gone) if layer in touched or layer == DEVOTION else mine
                for layer, mine in self.by_layer.items()
            }
        else:
            left.effects, left.by_layer = self.effects, self.by_layer
        return left


def _by_layer(effects: Sequence[ContinuousEffect]) -> dict[str, tuple[ContinuousEffect, ...]]:
    found: dict[str, list[ContinuousEffect]] = {}
    for effect in effects:
        for layer in effect.parts:
            found.setdefault(layer, []).append(effect)
        if any(isinstance(m, ChangeDevotion) for m in effect.data.does):
            found.setdefault(DEVOTION, []).append(effect)
    return {layer: tuple(mine) for layer, mine in found.items()}


def gains(now: Column, before: Column) -> bool:
    """Whether an object has an instance now that it did not have before."""
    get = before.get
    for instance, held in now.items():
        if held & ~get(instance, 0):
            return True
    return False
