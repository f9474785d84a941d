"""Power and toughness: set, modify, switch (613.4)."""

from functools import cached_property
from typing import Final

from mtglayers.amounts import Amount, Number, Spread, used
from mtglayers.compiling import Code
from mtglayers.context import Context
from mtglayers.modifications.base import Modification
from mtglayers.nodes import ANY, NOTHING
from mtglayers.view import Column, View


class BasePT(Modification):
    """Base power or base toughness or both become an amount (613.4b; 613.4a when it defines)."""

    one_by_one = True
    category = "pt-set"
    own_reads = NOTHING
    own_writes = frozenset({("power", ANY), ("toughness", ANY), ("base power", ANY), ("base toughness", ANY)})
    defines = True
    power: Amount | None
    toughness: Amount | None

    @cached_property
    def is_one_amount(self) -> bool:
        """Whether power and toughness become the same amount."""
        return self.power == self.toughness

    def worked_out(self, view: View, hits: int, context: Context) -> tuple[Spread | None, Spread | None]:
        power = None if self.power is None else self.power.spread(view, context, hits)
        if self.is_one_amount:
            return power, power
        return power, None if self.toughness is None else self.toughness.spread(view, context, hits)

    def statements(self, code: Code) -> list[str]:
        if not (isinstance(self.power, Number) and isinstance(self.toughness, Number)):
            return super().statements(code)
        lines = ["keep = ~hits"]
        for column, number in (("power", self.power.n), ("toughness", self.toughness.n)):
            name, base, n = code.constant(column), code.constant(f"base {column}"), code.constant(number)
            lines += [line.replace("COLUMN", name).replace("BASE", base).replace("NUMBER", n) for line in _SET_NUMBER]
        return lines

    def apply(self, view: View, hits: int, context: Context) -> None:
        power, toughness = self.worked_out(view, hits, context)
        if power is not None:
            set_number(view, "power", "base power", power)
        if toughness is not None:
            set_number(view, "toughness", "base toughness", toughness)


_SET_NUMBER: Final = (
    "old, base = columns.get(COLUMN, EMPTY), columns.get(BASE, EMPTY)",
    "new = {n: left for n, held in old.items() if (left := held & keep)}",
    "new[NUMBER] = new.get(NUMBER, 0) | hits",
    "view.replace(COLUMN, new)",
    "if base is not old:",
    "    new = {n: left for n, held in base.items() if (left := held & keep)}",
    "    new[NUMBER] = new.get(NUMBER, 0) | hits",
    "view.replace(BASE, new)",
)
"""``set_number`` with one number for all, as statements."""


def set_number(view: View, column: str, base: str, spread: Spread) -> None:
    """Objects get numbers as base numbers, each group its own (208.4b). Nothing may have modified them yet: then both columns are one."""
    columns = view.columns
    same = columns.get(base) is columns.get(column)
    view.set_each(column, spread)
    if same:
        view.replace(base, columns[column])
    else:
        view.set_each(base, spread)


class Get(Modification):
    """Power and toughness change by an amount: "gets +1/+1" (613.4c)."""

    one_by_one = True
    category = "pt-modify"
    own_reads = NOTHING
    own_writes = frozenset({("power", ANY), ("toughness", ANY)})
    power: Amount
    toughness: Amount

    def worked_out(self, view: View, hits: int, context: Context) -> tuple[Spread, Spread]:
        return (used(self.power).spread(view, context, hits), used(self.toughness).spread(view, context, hits))

    def statements(self, code: Code) -> list[str]:
        if not (isinstance(self.power, Number) and isinstance(self.toughness, Number)):
            return super().statements(code)
        lines: list[str] = []
        for column, number in (("power", self.power.n), ("toughness", self.toughness.n)):
            if number:
                name, by = code.constant(column), code.constant(number)
                lines += [line.replace("COLUMN", name).replace("BY", by) for line in _SHIFT]
        return lines or ["pass"]

    def apply(self, view: View, hits: int, context: Context) -> None:
        power, toughness = self.worked_out(view, hits, context)
        shift(view, "power", power)
        shift(view, "toughness", toughness)


_SHIFT: Final = (
    "moved = {}",
    "missing = hits",
    "for n, held in columns.get(COLUMN, EMPTY).items():",
    "    there = held & hits",
    "    if there:",
    "        moved[n + BY] = moved.get(n + BY, 0) | there",
    "        missing ^= there",
    "        held ^= there",
    "    if held:",
    "        moved[n] = moved.get(n, 0) | held",
    "if missing:",
    "    moved[BY] = moved.get(BY, 0) | missing",
    "view.replace(COLUMN, moved)",
)
"""``shift`` by one number for all, as statements."""


def shift(view: View, column: str, spread: Spread) -> None:
    """Move objects to other numbers of a column, each group by its own amount."""
    for by, bits in spread:
        if by == 0 or not bits:
            continue
        moved: Column = {}
        missing = bits
        for n, held in view[column].items():
            there = held & bits
            if there:
                moved[n + by] = moved.get(n + by, 0) | there
                missing ^= there
            if held != there:
                moved[n] = moved.get(n, 0) | held ^ there
        if missing:  # what has no number has 0 (208.5)
            moved[by] = moved.get(by, 0) | missing
        view.replace(column, moved)


class SwitchPT(Modification):
    """Power and toughness are switched (613.4d)."""

    one_by_one = True
    category = "pt-switch"
    own_reads = frozenset({("power", ANY), ("toughness", ANY)})
    own_writes = frozenset({("power", ANY), ("toughness", ANY)})

    def apply(self, view: View, hits: int, context: Context) -> None:
        powers, toughnesses = view.spread("power", hits), view.spread("toughness", hits)
        for n, bits in toughnesses:
            view.set("power", n, bits)
        for n, bits in powers:
            view.set("toughness", n, bits)
