"""Footprints as bits of one ``int``: whether what one effect writes can meet what another reads.

Every (column, value) pair has a bit, and every column two more: *some value of it* and *all of
it*. A reader of one value holds that value's bit and the column's *all*; a reader of the column
its *some*; a writer of one value that bit and *some*; a writer of the column *all* and *some*.
Two footprints meet exactly where they have a bit in common.
"""

from collections.abc import Hashable
from typing import Final

from mtglayers.nodes import EVERYTHING, Footprint

EVERY_BIT: Final = -1


class Footprints:
    """The bits of one engine."""

    def __init__(self) -> None:
        self._bits: dict[tuple[str, str, object], int] = {}
        self._reading: dict[Footprint, int] = {}
        self._writing: dict[Footprint, int] = {}
        self._alike: dict[Hashable, int] = {}

    def reading(self, footprint: Footprint) -> int:
        """What is read, as bits."""
        made = self._reading.get(footprint)
        if made is None:
            made = 0
            for column, value in footprint:
                made |= (
                    self._bit(column, "some")
                    if value is None
                    else self._bit(column, "all") | self._value(column, value)
                )
            self._reading[footprint] = made = EVERY_BIT if footprint & EVERYTHING else made
        return made

    def writing(self, footprint: Footprint) -> int:
        """What is written, as bits."""
        made = self._writing.get(footprint)
        if made is None:
            made = 0
            for column, value in footprint:
                made |= self._bit(column, "some") | (
                    self._bit(column, "all") if value is None else self._value(column, value)
                )
            self._writing[footprint] = made = EVERY_BIT if footprint & EVERYTHING else made
        return made

    def alike(self, does: Hashable) -> int:
        """A number for what does the same, from 1 on."""
        return self._alike.setdefault(does, len(self._alike) + 1)

    def _value(self, column: str, value: object) -> int:
        return self._bit(column, "value", value)

    def _bit(self, column: str, what: str, value: object = None) -> int:
        key = (column, what, value)
        bit = self._bits.get(key)
        if bit is None:
            bit = self._bits[key] = 1 << len(self._bits)
        return bit
