"""A view: every object at one point of the layers, as a table of sets.

A view holds no record per object. It holds, for each value of each characteristic, the set of
objects that have it, as the bits of one ``int``: ``view["card type"]["Creature"]``,
``view["power"][2]``, ``view["controller"][0]``. Object number *n* of the board is the bit
``1 << n``. Players are rows of the same table, so that effects on players (613.10) need nothing
of their own. Columns that no layer writes (zone, owner, tapped …) stand beside the others; the
column "id" alone holds rows, not sets.

Views share the columns that they have in common, and a column is never edited once a view that
holds it has been handed out. No column holds an empty set.
"""

from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import Any, Final

Column = dict[Any, int]
"""One characteristic: value → the objects that have it."""

SUBTYPE_KINDS: Final[dict[str, tuple[str, ...]]] = {
    "creature type": ("Creature", "Kindred"),
    "land type": ("Land",),
    "artifact type": ("Artifact",),
    "enchantment type": ("Enchantment",),
    "planeswalker type": ("Planeswalker",),
    "spell type": ("Instant", "Sorcery"),
    "battle type": ("Battle",),
}
"""The kinds of subtypes (205.3), each with the card types that it belongs to."""

WORD_COLUMNS: Final = ("supertype", "card type", *SUBTYPE_KINDS, "color")
NUMBER_COLUMNS: Final = ("power", "toughness", "base power", "base toughness", "mana value", "loyalty")
PT_COLUMNS: Final = ("power", "toughness", "base power", "base toughness")
ABILITY_COLUMNS: Final = ("static", "ability")
"""Static abilities, which generate effects, stand apart from all others: what exists in a layer is read from them alone."""

COPIABLE_COLUMNS: Final = ("name", "mana cost", "halves", *WORD_COLUMNS, *NUMBER_COLUMNS, *ABILITY_COLUMNS)
"""The characteristics that a copy effect or face-down status gives (707.2)."""

EVERY: Final = "*"
"""As a creature type: every one that there is (702.73)."""

BASIC_LAND_TYPES: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
"""The basic land types (305.6)."""

_EMPTY: Final[Column] = {}
ALWAYS_THERE: Final = frozenset(
    {*WORD_COLUMNS, *NUMBER_COLUMNS, *ABILITY_COLUMNS, "zone", "status", "controller", "owner"}
)
"""The columns that every view has, if only empty: characteristics, and what most filters read."""
_ALL: Final[dict[str, Column]] = dict.fromkeys(sorted(ALWAYS_THERE), _EMPTY)
NONE: Final[set[str]] = set()
"""No column; it stays empty."""
_blank: Final = object.__new__


class View:
    """The table of sets (see the module). Read with ``view[column]``; write only in a ``draft``."""

    __slots__ = ("columns", "everything", "owned")

    def __init__(self, columns: Mapping[str, Column], everything: int) -> None:
        self.columns: dict[str, Column] = {**_ALL, **columns}
        """The columns by name; those of characteristics are always there."""
        self.everything = everything
        self.owned: set[str] = NONE
        """Which columns are this draft's own copies, that may be written in place."""

    def __getitem__(self, column: str) -> Column:
        return self.columns.get(column, _EMPTY)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.everything == other.everything and self.columns == other.columns

    __hash__ = None  # type: ignore[assignment]  # views are compared, never used as keys

    def draft(self) -> "View":
        """A view like this one that may be written; it copies a column when that is first written."""
        new = _blank(View)
        new.columns = self.columns.copy()
        new.everything = self.everything
        new.owned = NONE
        return new

    def write(self, column: str) -> Column:
        """The column, as this draft's own copy."""
        if column in self.owned:
            return self.columns[column]
        if self.owned:
            self.owned.add(column)
        else:
            self.owned = {column}
        cells = self.columns[column] = self.columns.get(column, _EMPTY).copy()
        return cells

    def replace(self, column: str, values: Column) -> None:
        """Put a new column in the place of the old one."""
        if self.owned:
            self.owned.discard(column)  # it may stand in another column's place too
        self.columns[column] = values

    def add(self, column: str, value: Hashable, bits: int) -> None:
        """The objects get the value, beside the values that they have."""
        held = self.columns.get(column, _EMPTY).get(value, 0)
        if bits & ~held:
            self.write(column)[value] = held | bits

    def clear(self, column: str, bits: int) -> None:
        """The objects lose every value of the column."""
        values = [value for value, held in self.columns.get(column, _EMPTY).items() if held & bits]
        if values:
            cells, keep = self.write(column), ~bits
            for value in values:
                if left := cells[value] & keep:
                    cells[value] = left
                else:
                    del cells[value]

    def remove(self, column: str, value: Hashable, bits: int) -> None:
        """The objects lose the value."""
        held = self.columns.get(column, _EMPTY).get(value, 0)
        if held & bits:
            cells = self.write(column)
            if held & ~bits:
                cells[value] = held & ~bits
            else:
                del cells[value]

    def set(self, column: str, value: Hashable, bits: int) -> None:
        """The objects get the value in place of what they had."""
        if bits:
            keep = ~bits
            new = {other: left for other, held in self.columns.get(column, _EMPTY).items() if (left := held & keep)}
            new[value] = new.get(value, 0) | bits
            self.replace(column, new)

    def anywhere(self, column: str) -> int:
        """The objects that have some value of the column."""
        bits = 0
        for held in self[column].values():
            bits |= held
        return bits

    def values(self, column: str, bit: int) -> list[Any]:
        """The values that one object has."""
        return [value for value, held in self[column].items() if held & bit]

    def number(self, column: str, bit: int) -> int:
        """The number that one object has, 0 when it has none (208.2a, 208.5)."""
        for value, held in self[column].items():
            if held & bit:
                return int(value)
        return 0

    def by_row(self, column: str) -> list[tuple[Any, ...]]:
        """The values that each row has in a column, all at once."""
        cells: list[tuple[Any, ...]] = [()] * self.everything.bit_length()
        for value, held in self[column].items():
            alone = (value,)
            for row in rows_of(held & self.everything):
                cells[row] = (*cells[row], value) if cells[row] else alone
        return cells

    def groups(self, column: str, bits: int) -> dict[int, int]:
        """How the objects spread over the column's numbers: the objects by number, 0 where they have none (208.2a, 208.5)."""
        found = {n: there for n, held in self.columns.get(column, _EMPTY).items() if (there := held & bits)}
        missing = bits
        for there in found.values():
            missing &= ~there
        if missing:
            found[0] = found.get(0, 0) | missing
        return found

    def spread(self, column: str, bits: int) -> tuple[tuple[int, int], ...]:
        """The same, as (number, those objects), in ascending order."""
        return tuple(sorted(self.groups(column, bits).items()))


def rows_of(bits: int) -> Iterator[int]:
    """The rows of a set, lowest first, in time that grows with its width alone."""
    digits = bin(bits)[:1:-1]
    row = digits.find("1")
    while row >= 0:
        yield row
        row = digits.find("1", row + 1)


def each_bit(bits: int) -> Iterator[int]:
    """The single bits of a set, lowest first."""
    while bits:
        bit = bits & -bits
        yield bit
        bits ^= bit


def union(sets: Iterable[int]) -> int:
    """All objects that are in one of the sets."""
    bits = 0
    for one in sets:
        bits |= one
    return bits


def changed_between(before: View, after: View, columns: Iterable[str]) -> frozenset[tuple[str, Hashable]]:
    """The (column, value) pairs whose objects are others; a column stands for itself, with None, where every value of it is had anew."""
    changed: set[tuple[str, Hashable]] = set()
    for column in columns:
        old, new = before[column], after[column]
        if old is not new:
            for value in old.keys() | new.keys():
                if old.get(value, 0) != new.get(value, 0):
                    changed.add((column, None if value == EVERY else value))
    return frozenset(changed)
