"""Gathering: which continuous effects a board has, by layer (611.3a)."""

from bisect import insort
from collections.abc import Collection, Iterable, Sequence
from operator import attrgetter
from typing import Any, Final

from mtglayers.effects import ContinuousEffect
from mtglayers.modifications.rules import ChangeDevotion
from mtglayers.view import Column

DEVOTION: Final = "devotion"
"""Where gathered effects that change devotion stand, beside the layers (700.5a)."""


class Gathered:
    """The effects of a board in each layer, earliest first, for one column of static abilities."""

    __slots__ = ("anew", "by_layer", "column", "effects", "left", "plans")

    def __init__(self, column: Column, effects: Iterable[ContinuousEffect], *, anew: bool) -> None:
        self.anew = anew
        """Whether they were gathered after something was gained, so that an ability may say something else than at first."""
        self.column = column
        self.effects: list[ContinuousEffect] = sorted(effects, key=_order)
        self.by_layer: dict[str, tuple[ContinuousEffect, ...]] = _by_layer(self.effects)
        self.plans: dict[tuple[str, tuple[int, ...]], Any] = {}
        """The plan of each layer, by which effects had started."""
        self.left: Gathered | None = None
        """What was left when abilities were last lost."""

    def changed(
        self, column: Column, gone: Collection[ContinuousEffect], come: Sequence[ContinuousEffect]
    ) -> "Gathered":
        """The effects of the next board: some have gone, others have come."""
        new = object.__new__(Gathered)
        new.column, new.anew, new.left = column, self.anew, None
        new.effects = self.effects.copy()
        touched: dict[str, list[ContinuousEffect]] = {}
        for effect in gone:
            new.effects.remove(effect)
            for layer in _layers(effect):
                if layer not in touched:
                    touched[layer] = [*self.by_layer[layer]]
                touched[layer].remove(effect)
        for effect in come:
            insort(new.effects, effect, key=_order)
            for layer in _layers(effect):
                if layer not in touched:
                    touched[layer] = [*self.by_layer.get(layer, ())]
                insort(touched[layer], effect, key=_order)
        new.by_layer = self.by_layer.copy()
        for layer, mine in touched.items():
            if mine:
                new.by_layer[layer] = tuple(mine)
            else:
                new.by_layer.pop(layer, None)
        new.plans = {key: plan for key, plan in self.plans.items() if key[0] not in touched}
        if self.left is None or column is not self.column:
            return new
        if all(effect.instance is None for effect in (*gone, *come)):  # what was lost is lost again
            new.left = self.left.changed(self.left.column, gone, come)
        return new

    def without_lost(self, column: Column) -> "Gathered | None":
        """What is left of them when objects have lost static abilities; None where one has gained any."""
        left, before = self.left, self.column
        if left is None or left.column != column:
            if any(held & ~before.get(instance, 0) for instance, held in column.items()):
                return None
            left = self.left = self._without_lost(column)
        left.column = column
        return left

    def _without_lost(self, column: Column) -> "Gathered":
        fewer = {instance for instance, held in self.column.items() if column.get(instance, 0) != held}
        gone = {
            effect
            for effect in self.effects
            if effect.instance in fewer and not column.get(effect.instance, 0) & effect.context.this
        }
        left = object.__new__(Gathered)
        left.column, left.anew, left.plans, left.left = column, self.anew, {}, None
        left.effects = [effect for effect in self.effects if effect not in gone]
        left.by_layer = {
            layer: those for layer, mine in self.by_layer.items() if (those := tuple(e for e in mine if e not in gone))
        }
        return left


_order = attrgetter("order")


def _by_layer(effects: Sequence[ContinuousEffect]) -> dict[str, tuple[ContinuousEffect, ...]]:
    found: dict[str, list[ContinuousEffect]] = {}
    for effect in effects:
        for layer in _layers(effect):
            found.setdefault(layer, []).append(effect)
    return {layer: tuple(mine) for layer, mine in found.items()}


def _layers(effect: ContinuousEffect) -> Iterable[str]:
    """Where an effect stands among those gathered."""
    for modification in effect.data.does:
        if isinstance(modification, ChangeDevotion):
            return (*effect.parts, DEVOTION)
    return effect.parts
