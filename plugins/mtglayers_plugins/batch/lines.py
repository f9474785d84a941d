"""Reading boards, one a line: of bounded length, with their numbers, in chunks of bounded size."""

import hashlib
from collections.abc import Iterable, Iterator
from typing import BinaryIO, Final, NamedTuple

_PIECE: Final = 65_536
_CHUNK_BYTES: Final = 262_144


class Line(NamedTuple):
    """One line that is not blank."""

    number: int
    """Counted from 1, blank lines too."""
    text: bytes | None
    """None for a line that is too long; nothing of it is kept."""
    digest: str
    """Of its bytes, so that a result can be known to be that of this line."""


def read_lines(stream: BinaryIO, most: int) -> Iterator[Line]:
    """The lines of a stream that are not blank. Of one that is longer than ``most`` bytes only the digest is kept."""
    number = 0
    while text := stream.readline(most + 1):
        number += 1
        if len(text) > most and not text.endswith(b"\n"):
            yield Line(number, None, _digest(_pieces(text, stream)))
        elif text.strip():
            yield Line(number, text, _digest([text]))


def chunks_of(lines: Iterable[Line], most: int) -> Iterator[tuple[Line, ...]]:
    """The lines in chunks: ``most`` lines, fewer where they are long."""
    chunk: list[Line] = []
    size = 0
    for line in lines:
        chunk.append(line)
        size += len(line.text or b"")
        if len(chunk) >= most or size >= _CHUNK_BYTES:
            yield tuple(chunk)
            chunk, size = [], 0
    if chunk:
        yield tuple(chunk)


def _pieces(begun: bytes, stream: BinaryIO) -> Iterator[bytes]:
    """A line that is too long, piece by piece."""
    yield begun
    while piece := stream.readline(_PIECE):
        yield piece
        if piece.endswith(b"\n"):
            return


def _digest(pieces: Iterable[bytes]) -> str:
    """The digest of a line without its end: a last line may get one later."""
    made = hashlib.sha256()
    for piece in pieces:
        made.update(piece.removesuffix(b"\n"))
    return made.hexdigest()[:16]
