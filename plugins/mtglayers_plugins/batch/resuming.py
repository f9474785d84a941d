"""Going on with a run that was interrupted: what its output has, and whether that belongs to the input."""

import re
from collections.abc import Iterator
from typing import BinaryIO, Final, NamedTuple

from mtglayers.errors import InputError
from mtglayers_plugins.batch.lines import Line

_HEAD: Final = re.compile(rb'\{"line": (\d{1,18}), "input": "([0-9a-f]{16})", "(result|error)": ')
_HEAD_BYTES: Final = 120
_BEGINNING: Final = b'{"line": '
_PIECE: Final = 65_536


def head(answer: bytes) -> tuple[int, str, bool]:
    """The number and digest of the line that an answer is to, and whether it is an error. Raises InputError: it is no answer."""
    found = _HEAD.match(answer)
    if found is None:
        raise InputError("was not written by `mtglayers evaluate --batch`")
    return int(found[1]), found[2].decode(), found[3] == b"error"


class Done(NamedTuple):
    """An answer that is complete."""

    number: int
    digest: str
    failed: bool
    end: int
    """Where it ends in the output."""


def finished(output: BinaryIO) -> Iterator[Done]:
    """The answers in an output; a last line without an end is none. Raises InputError: something else is in it."""
    place = 0
    while begun := output.readline(_HEAD_BYTES):
        place += 1
        piece = begun
        while piece and not piece.endswith(b"\n"):
            piece = output.readline(_PIECE)
        if not piece and begun.startswith(_BEGINNING[: len(begun)]):
            return
        try:
            yield Done(*head(begun), output.tell())
        except InputError as error:
            raise error.at(f"line {place}") from None


def skip(lines: Iterator[Line], output: BinaryIO) -> Iterator[Done]:
    """Take from the lines those that the output has answers to. Raises InputError: they are no answers to these lines."""
    for done in finished(output):
        line = next(lines, None)
        if line is None:
            raise InputError(f"has an answer to line {done.number}, which is not there")
        if (line.number, line.digest) != (done.number, done.digest):
            raise InputError(f"its answer to line {done.number} belongs to another input")
        yield done
