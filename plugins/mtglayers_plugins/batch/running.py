"""One run: lines in, answers out in the same order, and in the end what became of them."""

import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO, Final

import click

from mtglayers.errors import InputError, MtgLayersError
from mtglayers_plugins.batch import dask, pool
from mtglayers_plugins.batch.lines import chunks_of, read_lines
from mtglayers_plugins.batch.resuming import skip
from mtglayers_plugins.batch.worker import Setup
from mtglayers_plugins.command_line.progress import Bar
from mtglayers_plugins.command_line.reporting import BAD_INPUT, INTERRUPTED
from mtglayers_plugins.command_line.session import Session

_NAMED: Final = 10
"""Lines with an error that the summary names."""


@dataclass(frozen=True)
class Order:
    """What a run is to do."""

    batch: Path
    most: int
    """Bytes of the longest line."""
    output: Path | None = None
    """None for standard output."""
    resume: bool = False
    jobs: int | None = None
    """None for all cores."""
    dask: str | None = None


@dataclass
class Tally:
    """What became of the lines so far."""

    boards: int = 0
    failed: int = 0
    named: list[int] = field(default_factory=list)
    last: int = 0

    def add(self, number: int, *, failed: bool) -> None:
        """One more line has its answer."""
        self.boards += 1
        self.last = number
        if failed:
            self.failed += 1
            if len(self.named) < _NAMED:
                self.named.append(number)

    def __str__(self) -> str:
        boards = f"{self.boards} board{'s' * (self.boards != 1)}"
        if not self.failed:
            return boards
        more = f" and {self.failed - len(self.named)} more" if self.failed > len(self.named) else ""
        lines = f"line{'s' * (self.failed > 1)} {', '.join(map(str, self.named))}{more}"
        return f"{boards}, {self.failed} with an error: {lines}"
