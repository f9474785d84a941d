"""Amounts: the numbers in abilities, fixed or worked out from a view (107)."""

from functools import cached_property
from typing import ClassVar, Literal, cast

from mtglayers.context import Context
from mtglayers.filters import Filter, InZone, It, Reference, row_of
from mtglayers.nodes import ANY, NOTHING, Footprint, Node
from mtglayers.players import Players
from mtglayers.view import BASIC_LAND_TYPES, EVERY, PT_COLUMNS, View, each_bit, union

Spread = tuple[tuple[int, int], ...]
"""(number, the objects that it is the number for), in ascending order."""


class Amount(Node):
    """A number. A plugin's own amount overrides ``number``, or ``spread`` if it differs from object to object."""

    def number(self, view: View, context: Context) -> int:
        """The number, where it is the same for every object."""
        raise NotImplementedError

    def spread(self, view: View, context: Context, bits: int) -> Spread:
        """The number for each of the objects."""
        if not bits:
            return ()
        if not self.is_per_object:
            return ((self.number(view, context), bits),)
        per_number: dict[int, int] = {}
        for bit in each_bit(bits):
            n = self.number(view, context.about(It(), bit))
            per_number[n] = per_number.get(n, 0) | bit
        return tuple(sorted(per_number.items()))

    @cached_property
    def is_per_object(self) -> bool:
        """Whether it can differ from object to object, because it speaks of the affected object itself."""
        return any(isinstance(node, It | Its) for node in self.walk())

    def __add__(self, other: "Amount | int") -> "Amount":
        return Sum.of(self, amount(other))

    def __neg__(self) -> "Amount":
        return Times(-1, self)

    def __sub__(self, other: "Amount | int") -> "Amount":
        return self + -amount(other)


class Number(Amount):
    """A fixed number."""

    one_by_one = True
    own_reads = NOTHING
    n: int

    def number(self, view: View, context: Context) -> int:
        return self.n

    def __neg__(self) -> Amount:
        return Number(-self.n)


def amount(value: Amount | int) -> Amount:
    """A plain number as an amount."""
    return Number(value) if isinstance(value, int) else value


class Variable(Amount):
    """X, or another variable that is given when the spell or ability is put on the stack (107.3)."""

    own_reads = NOTHING
    letter: str = "X"

    def number(self, view: View, context: Context) -> int:
        return context.numbers.get(self, 0)


class ChosenNumber(Amount):
    """The number that was last chosen for this object (607.2d); bound before it is read."""

    own_reads = NOTHING

    def number(self, view: View, context: Context) -> int:
        return context.numbers.get(self, 0)


def numbers_of(view: View, column: str, bits: int) -> Spread:
    """The numbers of objects; a permanent that is no creature has no power or toughness: 0 (208.3, 208.5)."""
    if column not in PT_COLUMNS:
        return view.spread(column, bits)
    creatures = bits & view["card type"].get("Creature", 0)
    return _gathered([*view.spread(column, creatures), *([(0, bits & ~creatures)] if bits & ~creatures else [])])


def counted(view: View, bits: int) -> int:
    """The objects without one that is just entering: filters see it then, counts do not (614.12)."""
    return bits & ~view["status"].get("entering", 0)


def read_of(column: str) -> Footprint:
    """What reading such numbers looks at."""
    number: Footprint = frozenset({(column, ANY)})
    return number | {("card type", "Creature")} if column in PT_COLUMNS else number


class CountOf(Amount):
    """The number of objects that fit."""

    own_reads = NOTHING
    what: Filter

    def reads(self) -> Footprint:
        return self.what.in_a_zone().reads()

    def number(self, view: View, context: Context) -> int:
        return counted(view, self.what.objects(view, context)).bit_count()


class Its(Amount):
    """A number of the affected object itself: "its mana value"."""

    one_by_one = True
    own_reads = NOTHING
    column: str

    def reads(self) -> Footprint:
        return read_of(self.column)

    def spread(self, view: View, context: Context, bits: int) -> Spread:
        return view.spread(self.column, bits) if self.column not in PT_COLUMNS else numbers_of(view, self.column, bits)

    def number(self, view: View, context: Context) -> int:
        return next((n for n, _ in numbers_of(view, self.column, It().matching(view, context))), 0)


class NumberOf(Amount):
    """A number of the referred object: its power, mana value, loyalty …; 0 when it is not there."""

    own_reads = NOTHING
    column: str
    of: Reference

    def reads(self) -> Footprint:
        return read_of(self.column) | self.of.reads()

    def number(self, view: View, context: Context) -> int:
        found = self.of.matching(view, context)
        return next((n for n, _ in numbers_of(view, self.column, found & -found)), 0)


class Greatest(Amount):
    """The greatest number among the objects; 0 when there are none."""

    own_reads = NOTHING
    column: str
    among: Filter

    def reads(self) -> Footprint:
        return read_of(self.column) | self.among.in_a_zone().reads()

    def number(self, view: View, context: Context) -> int:
        return max(
            (n for n, _ in numbers_of(view, self.column, counted(view, self.among.objects(view, context)))), default=0
        )


class Total(Amount):
    """The sum of the numbers of the objects."""

    own_reads = NOTHING
    column: str
    among: Filter

    def reads(self) -> Footprint:
        return read_of(self.column) | self.among.in_a_zone().reads()

    def number(self, view: View, context: Context) -> int:
        return sum(
            n * held.bit_count()
            for n, held in numbers_of(view, self.column, counted(view, self.among.objects(view, context)))
        )


class KindsAmong(Amount):
    """How many different words of a kind there are among the objects: card types, colours, basic land types."""

    own_reads = NOTHING
    word_kind: Literal["card type", "color", "basic land type", "creature type", "supertype"]
    among: Filter

    @property
    def column(self) -> str:
        return "land type" if self.word_kind == "basic land type" else self.word_kind

    def reads(self) -> Footprint:
        return read_of(self.column) | self.among.in_a_zone().reads()

    def number(self, view: View, context: Context) -> int:
        among = counted(view, self.among.objects(view, context))
        words = [word for word, held in view[self.column].items() if held & among and word != EVERY]
        if self.word_kind == "basic land type":
            words = [word for word in words if word in BASIC_LAND_TYPES]
        return len(words)


class CountersOn(Amount):
    """How many counters of the kind are on the referred object, or of all kinds when it is empty."""

    own_reads = frozenset({("counters", ANY)})
    counter: str
    of: Reference

    def number(self, view: View, context: Context) -> int:
        on = self.of.matching(view, context)
        return sum(n for (kind, n), held in view["counters"].items() if held & on and self.counter in ("", kind))


class PlayerNumber(Amount):
    """A number of a player: life total, or cards in hand where only their number is known."""

    own_reads = NOTHING
    column: Literal["life", "cards in hand"]
    whose: Players

    def reads(self) -> Footprint:
        return frozenset({(self.column, ANY), ("zone", ANY), ("owner", ANY)}) | self.whose.reads()

    def number(self, view: View, context: Context) -> int:
        rows = self.whose.rows(view, context)
        stated = sum(view.number(self.column, row) for row in each_bit(rows))
        if self.column == "cards in hand":
            stated += InZone("hand", self.whose).matching(view, context).bit_count()
        return stated


class AmongPlayers(Amount):
    """The highest, or the lowest, such number among the players."""

    own_reads = NOTHING
    column: Literal["life", "cards in hand"]
    whose: Players
    highest: bool = True

    def reads(self) -> Footprint:
        return PlayerNumber(self.column, self.whose).reads()

    def number(self, view: View, context: Context) -> int:
        numbers = [view.number(self.column, row) for row in each_bit(self.whose.rows(view, context))]
        return (max(numbers) if self.highest else min(numbers)) if numbers else 0


class Devotion(Amount):
    """Your devotion to colours: their mana symbols among the mana costs of permanents you control (700.5)."""

    own_reads = frozenset({("mana cost", ANY), ("controller", ANY), ("zone", ANY), ("devotion", ANY)})
    colors: tuple[str, ...]
    whose: Players

    def number(self, view: View, context: Context) -> int:
        settled = view["devotion"]
        rows = self.whose.rows(view, context)
        return sum(devotion(view, row, self.colors, settled) for row in each_bit(rows))


def devotion(view: View, row: int, colors: tuple[str, ...], settled: dict[tuple[int, object], int]) -> int:
    """One player's devotion; the additions that other effects make are in ``settled`` (700.5a)."""
    mine = counted(view, view["controller"].get(row.bit_length() - 1, 0) & view["zone"].get("battlefield", 0))
    total = 0
    for cost, held in view["mana cost"].items():
        if held & mine:
            symbols = [symbol for symbol in str(cost)[1:-1].split("}{") if set(symbol.split("/")) & set(colors)]
            total += len(symbols) * (held & mine).bit_count()
    return total + sum(extra for (extra, _), rows in settled.items() if rows & row)


class Sum(Amount):
    """Two amounts added."""

    own_reads = NOTHING
    parts: tuple[Amount, ...]

    @staticmethod
    def of(*parts: Amount) -> Amount:
        flat: list[Amount] = []
        fixed = 0
        for part in parts:
            for inner in part.parts if isinstance(part, Sum) else (part,):
                if isinstance(inner, Number):
                    fixed += inner.n
                else:
                    flat.append(inner)
        if fixed or not flat:
            flat.append(Number(fixed))
        return flat[0] if len(flat) == 1 else Sum(tuple(flat))

    def number(self, view: View, context: Context) -> int:
        return sum(part.number(view, context) for part in self.parts)

    def spread(self, view: View, context: Context, bits: int) -> Spread:
        sums = [(0, bits)] if bits else []
        for part in self.parts:
            spread = part.spread(view, context, bits)
            sums = [(a + b, x & y) for a, x in sums for b, y in spread if x & y]
        return _gathered(sums)


class Times(Amount):
    """An amount taken several times; "+2/+2 for each" is twice a count."""

    own_reads = NOTHING
    factor: int
    of: Amount

    def number(self, view: View, context: Context) -> int:
        return self.factor * self.of.number(view, context)

    def spread(self, view: View, context: Context, bits: int) -> Spread:
        return _gathered([(self.factor * n, held) for n, held in self.of.spread(view, context, bits)])


class Half(Amount):
    """Half an amount, rounded up or down."""

    own_reads = NOTHING
    of: Amount
    up: bool

    def number(self, view: View, context: Context) -> int:
        n = self.of.number(view, context)
        return -(-n // 2) if self.up else n // 2


class AtLeast(Amount):
    """An amount, but never below the bound."""

    own_reads = NOTHING
    of: Amount
    least: int = 0

    def number(self, view: View, context: Context) -> int:
        return max(self.least, self.of.number(view, context))

    def spread(self, view: View, context: Context, bits: int) -> Spread:
        return _gathered([(max(self.least, n), held) for n, held in self.of.spread(view, context, bits)])


def used(amount: Amount) -> Amount:
    """The amount as an effect uses it that does not set power or toughness: what is below 0 counts as 0 (107.1b)."""
    cached = amount.__dict__.get("_used")
    if cached is None:

        def not_below_0(node: Node) -> Node | None:
            if isinstance(node, Filter):  # a comparison takes the number as it is
                return node
            reads_pt = isinstance(node, Its | NumberOf | Greatest | Total) and node.column in PT_COLUMNS
            reads_life = isinstance(node, PlayerNumber | AmongPlayers) and node.column == "life"
            return AtLeast(node) if (reads_pt or reads_life) and isinstance(node, Amount) else None

        cached = amount.__dict__["_used"] = amount.rewrite(not_below_0)
    return cast(Amount, cached)


class Settled(Amount):
    """Numbers that were worked out on resolution and stay (611.2d): (number, ids of the objects it is for)."""

    own_reads: ClassVar[Footprint] = frozenset({("id", ANY)})
    numbers: tuple[tuple[int, tuple[str, ...]], ...]

    def spread(self, view: View, context: Context, bits: int) -> Spread:
        per_number: dict[int, int] = {}
        for n, ids in self.numbers:
            held = bits & union(row_of(view, one) for one in ids)
            if held:
                per_number[n] = per_number.get(n, 0) | held
        return tuple(sorted(per_number.items()))


def _gathered(pairs: list[tuple[int, int]]) -> Spread:
    per_number: dict[int, int] = {}
    for n, held in pairs:
        per_number[n] = per_number.get(n, 0) | held
    return tuple(sorted(per_number.items()))
