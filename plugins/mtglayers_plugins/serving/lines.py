"""Lines of bounded length, in and out."""

from collections.abc import Iterator
from typing import BinaryIO, Final

_PIECE: Final = 65_536


def read_lines(stream: BinaryIO, most: int) -> Iterator[bytes | None]:
    """The lines of a stream, without their ends; None for one that is longer than allowed, of which nothing is kept."""
    while line := stream.readline(most + 1):
        if len(line) > most and not line.endswith(b"\n"):
            while (piece := stream.readline(_PIECE)) and not piece.endswith(b"\n"):
                pass
            yield None
        elif stripped := line.strip():
            yield stripped


def write_line(stream: BinaryIO, line: bytes) -> None:
    """Write a line and see it off. Raises OSError when nobody reads any more."""
    stream.write(line + b"\n")
    stream.flush()
