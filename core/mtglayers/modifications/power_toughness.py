"""Power and toughness: set, modify, switch (613.4)."""

import re
from functools import cached_property
from typing import Final

from mtglayers.amounts import Amount, Its, Number, Spread, used
from mtglayers.compiling import Code
from mtglayers.context import Context
from mtglayers.modifications.base import Modification
from mtglayers.nodes import ANY, NOTHING
from mtglayers.view import PT_COLUMNS, Column, View


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
        numbers: list[str] = []
        said: dict[Amount, str] = {}
        settings: list[str] = []
        for column, amount in (("power", self.power), ("toughness", self.toughness)):
            if amount is None:
                continue
            if isinstance(amount, Number):
                said.setdefault(amount, code.constant(amount.n))
            elif amount not in said:
                said[amount] = f"{column}_groups"
                numbers.append(f"{said[amount]} = {_groups(amount, code)}")
            template = _SET_ONE if isinstance(amount, Number) else _SET_EACH
            stands_for = {
                "COLUMN": code.constant(column), "BASE": code.constant(f"base {column}"), "AMOUNT": said[amount],
            }  # fmt: skip
            settings += [_WORD.sub(lambda found: stands_for.get(found[0], found[0]), line) for line in template]  # noqa: B023  # called at once
        return numbers + settings


def _groups(amount: Amount, code: Code) -> str:
    """An expression for the groups of ``hits``, by the number of each."""
    if isinstance(amount, Its) and amount.column not in PT_COLUMNS:
        return f"view.groups({code.constant(amount.column)}, hits)"
    return f"dict({code.constant(amount)}.spread(view, context, hits))"


_WORD: Final = re.compile(r"[A-Z]+")
_SET_ONE: Final = (
    "old, base, keep = columns[COLUMN], columns[BASE], ~hits",
    "new = {n: left for n, held in old.items() if (left := held & keep)}",
    "new[AMOUNT] = new.get(AMOUNT, 0) | hits",
    "columns[COLUMN] = new",
    "if base is not old:",
    "    new = {n: left for n, held in base.items() if (left := held & keep)}",
    "    new[AMOUNT] = new.get(AMOUNT, 0) | hits",
    "columns[BASE] = new",
    "view.owned = NONE",
)
"""Objects get a number as base number (208.4b); both columns are one until something has modified them."""
_SET_EACH: Final = (
    "old, base, keep = columns[COLUMN], columns[BASE], -1",
    "for bits in AMOUNT.values():",
    "    keep ^= bits",
    "new = AMOUNT.copy()",
    "for n, held in old.items():",
    "    if left := held & keep:",
    "        new[n] = new.get(n, 0) | left",
    "columns[COLUMN] = new",
    "if base is not old:",
    "    new = AMOUNT.copy()",
    "    for n, held in base.items():",
    "        if left := held & keep:",
    "            new[n] = new.get(n, 0) | left",
    "columns[BASE] = new",
    "view.owned = NONE",
)
"""The same, each group its own number."""


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
    "for n, held in columns[COLUMN].items():",
    "    there = held & hits",
    "    if there:",
    "        other = n + BY",
    "        moved[other] = moved.get(other, 0) | there",
    "        missing ^= there",
    "        held ^= there",
    "    if held:",
    "        moved[n] = moved.get(n, 0) | held",
    "if missing:",
    "    moved[BY] = moved.get(BY, 0) | missing",
    "view.owned = NONE",
    "columns[COLUMN] = moved",
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
