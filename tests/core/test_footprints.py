"""Footprints: what one effect writes meets what another reads, or it does not."""

import pytest

from mtglayers.footprints import Footprints
from mtglayers.nodes import ANY, EVERYTHING, NOTHING, Footprint

GOBLIN: Footprint = frozenset({("creature type", "Goblin")})
ELF: Footprint = frozenset({("creature type", "Elf")})
ANY_TYPE: Footprint = frozenset({("creature type", ANY)})
POWER: Footprint = frozenset({("power", ANY)})


@pytest.mark.parametrize(
    ("reads", "writes", "meet"),
    [
        (GOBLIN, GOBLIN, True),
        (GOBLIN, ELF, False),
        (GOBLIN, ANY_TYPE, True),
        (GOBLIN, POWER, False),
        (GOBLIN, EVERYTHING, True),
        (GOBLIN, NOTHING, False),
        (ANY_TYPE, GOBLIN, True),
        (ANY_TYPE, ELF, True),
        (ANY_TYPE, ANY_TYPE, True),
        (ANY_TYPE, POWER, False),
        (ANY_TYPE, EVERYTHING, True),
        (ANY_TYPE, NOTHING, False),
        (EVERYTHING, GOBLIN, True),
        (EVERYTHING, ANY_TYPE, True),
        (EVERYTHING, EVERYTHING, True),
        (EVERYTHING, NOTHING, False),
        (NOTHING, GOBLIN, False),
        (NOTHING, EVERYTHING, False),
        (GOBLIN | POWER, POWER, True),
        (GOBLIN | POWER, ELF, False),
        (GOBLIN, ELF | POWER, False),
        (GOBLIN | EVERYTHING, POWER, True),
    ],
)
@pytest.mark.parametrize("reading_first", [True, False])
def test_meetings(reads: Footprint, writes: Footprint, meet: bool, reading_first: bool) -> None:
    bits = Footprints()
    if reading_first:
        reading = bits.reading(reads)
        writing = bits.writing(writes)
    else:
        writing = bits.writing(writes)
        reading = bits.reading(reads)
    assert (reading & writing != 0) is meet


def test_two_writers_of_a_column_do_not_read_each_other() -> None:
    bits = Footprints()
    assert bits.writing(GOBLIN) & bits.reading(ELF) == 0
    assert bits.writing(ELF) & bits.reading(GOBLIN) == 0


def test_the_same_footprint_has_the_same_bits() -> None:
    bits = Footprints()
    assert bits.reading(GOBLIN | POWER) == bits.reading(GOBLIN | POWER)


def test_false_and_zero_are_values_as_others_are() -> None:
    bits = Footprints()
    zero: Footprint = frozenset({("power", 0)})
    assert bits.reading(zero) & bits.writing(POWER)
    assert bits.reading(POWER) & bits.writing(zero)
    assert not bits.reading(zero) & bits.writing(frozenset({("power", 1)}))
