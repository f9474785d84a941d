"""Power and toughness: set, modify, switch (613.4)."""

from collections.abc import Hashable

from mtglayers.amounts import Amount, Number, Spread, used
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

    def worked_out(self, view: View, hits: int, context: Context) -> tuple[Spread | None, Spread | None]:
        power = None if self.power is None else self.power.spread(view, context, hits)
        if self.toughness is self.power:
            return power, power
        return power, None if self.toughness is None else self.toughness.spread(view, context, hits)

    def apply(self, view: View, hits: int, context: Context) -> None:
        power, toughness = self.worked_out(view, hits, context)
        if power is not None:
            set_number(view, "power", "base power", power)
        if toughness is not None:
            set_number(view, "toughness", "base toughness", toughness)


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

    def apply(self, view: View, hits: int, context: Context) -> None:
        if isinstance(self.power, Number) and isinstance(self.toughness, Number):
            shift(view, "power", ((self.power.n, hits),))
            shift(view, "toughness", ((self.toughness.n, hits),))
            return
        power, toughness = self.worked_out(view, hits, context)
        shift(view, "power", power)
        shift(view, "toughness", toughness)


def shift(view: View, column: str, spread: Spread) -> None:
    """Move objects to other numbers of a column, each group by its own amount."""
    for by, bits in spread:
        if by == 0 or not bits:
            continue
        moved: Column = {}
        missing = bits
        for n, held in view[column].items():
            if there := held & bits:
                moved[n + by] = moved.get(n + by, 0) | there
                missing ^= there
                if stay := held ^ there:
                    moved[n] = moved.get(n, 0) | stay
            else:
                moved[n] = moved.get(n, 0) | held
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
