"""What a step changed, in words."""

from collections.abc import Callable, Iterator
from typing import Final

from mtglayers.abilities import Ability, Instance
from mtglayers.board import Board
from mtglayers.steps import Application
from mtglayers.view import ABILITY_COLUMNS, COPIABLE_COLUMNS, EVERY, PT_COLUMNS, View, each_bit

_ONE_VALUE: Final = ("name", "mana cost", "mana value", "loyalty", "maximum hand size", "land plays")
"""What has one value, which is replaced."""
_APART: Final = ("halves", *PT_COLUMNS, *ABILITY_COLUMNS)
"""What is told in its own way, or not at all."""


class Changes:
    """Tells the changes of one board, with abilities in the words of ``render``."""

    def __init__(self, board: Board, render: Callable[[Ability], str]) -> None:
        self.board = board
        self.render = render

    def of(self, done: Application) -> Iterator[str]:
        """What an application changed, the same change said once for all objects."""
        if done.hits is None:
            yield "its condition does not hold"
            return
        if not done.hits:
            yield "applies to nothing"
            return
        found: dict[str, int] = {}
        for bit, line in self._differences(done.before, done.after):
            found[line] = found.get(line, 0) | bit
        for line, bits in found.items():
            yield f"{', '.join(self.board.names(bits))}: {line}"

    def _differences(self, before: View, after: View) -> Iterator[tuple[int, str]]:
        for column in sorted(after.columns.keys() | before.columns.keys(), key=_place):
            if column not in _APART and before[column] is not after[column]:
                for bit, minus, plus in _moved(before, after, (column,)):
                    yield bit, self._said(column, minus, plus)
        for bit, minus, plus in _moved(before, after, ABILITY_COLUMNS):
            yield from ((bit, line) for line in self._abilities(minus, plus))
        for bit, _, _ in _moved(before, after, ("power", "toughness")):
            old, new = (f"{view.number('power', bit)}/{view.number('toughness', bit)}" for view in (before, after))
            yield bit, f"{old} -> {new}"

    def _said(self, column: str, minus: list[object], plus: list[object]) -> str:
        if column in _ONE_VALUE:
            return f"{column} {_or_none(minus)} -> {_or_none(plus)}"
        if column == "controller":
            return f"controller {self.board.ids[_row(minus)]} -> {self.board.ids[_row(plus)]}"
        words = [f"+{self._value(value)}" for value in plus] + [f"-{self._value(value)}" for value in minus]
        return f"{column} {', '.join(sorted(words))}"

    def _abilities(self, minus: list[object], plus: list[object]) -> Iterator[str]:
        """Lost and gained abilities; one whose words were changed is told once (612.1)."""
        gained = {one.identity: one for one in plus if isinstance(one, Instance)}
        lost = {one.identity: one for one in minus if isinstance(one, Instance)}
        for identity, one in sorted(lost.items(), key=lambda pair: pair[1].place):
            new = gained.pop(identity, None)
            yield (
                f"loses {self._value(one)}" if new is None else f"says {self._value(new)} instead of {self._value(one)}"
            )
        for one in sorted(gained.values(), key=lambda one: one.place):
            yield f"gains {self._value(one)}"

    def _value(self, value: object) -> str:
        if isinstance(value, (Instance, Ability)):
            words = self.render(value.ability if isinstance(value, Instance) else value)
            return f'"{words}"' if words.endswith(".") else words
        return "every creature type" if value == EVERY else str(value)


def _moved(before: View, after: View, columns: tuple[str, ...]) -> Iterator[tuple[int, list[object], list[object]]]:
    """For each object of which the columns changed: the values that it lost and gained."""
    gained = [(v, held & ~before[c].get(v, 0)) for c in columns for v, held in after[c].items()]
    lost = [(v, held & ~after[c].get(v, 0)) for c in columns for v, held in before[c].items()]
    changed = 0
    for _, held in (*gained, *lost):
        changed |= held
    for bit in each_bit(changed):
        yield bit, [value for value, held in lost if held & bit], [value for value, held in gained if held & bit]


def _place(column: str) -> tuple[int, str]:
    return (COPIABLE_COLUMNS.index(column) if column in COPIABLE_COLUMNS else -1, column)


def _or_none(values: list[object]) -> str:
    return ", ".join(map(str, values)) or "none"


def _row(values: list[object]) -> int:
    return values[0] if values and isinstance(values[0], int) else 0
