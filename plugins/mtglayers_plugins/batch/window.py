"""Chunks of lines at work: a bounded number at once, answered in order."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol

from mtglayers_plugins.batch.lines import Line

Chunk = tuple[Line, ...]


class Future(Protocol):
    """What an executor promises."""

    def result(self) -> list[bytes]:
        """The answers, waited for."""
        ...


class Lost(Exception):
    """A chunk has no answers: its worker died, or cannot answer at all; with the chunks that were at work."""

    def __init__(self, chunks: Sequence[Chunk]) -> None:
        super().__init__()
        self.lines = f"lines {chunks[0][0].number} to {chunks[-1][-1].number}"


def in_order(
    submit: Callable[[Chunk], Future],
    chunks: Iterable[Chunk],
    window: int,
    dead: type[Exception] | tuple[type[Exception], ...],
) -> Iterator[list[bytes]]:
    """The answers to each chunk. Raises Lost from an exception of the kind ``dead``, and what else a worker raises."""
    at_work: deque[tuple[Chunk, Future]] = deque()

    def lost(*more: Chunk) -> Lost:
        return Lost([*(chunk for chunk, _ in at_work), *more])

    def first() -> list[bytes]:
        try:
            answers = at_work[0][1].result()
        except dead as error:
            raise lost() from error
        at_work.popleft()
        return answers

    for chunk in chunks:
        try:
            at_work.append((chunk, submit(chunk)))
        except dead as error:
            raise lost(chunk) from error
        if len(at_work) >= window:
            yield first()
    while at_work:
        yield first()
