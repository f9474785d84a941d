"""A bar that shows how far long work has come, on a terminal."""

import time
from types import TracebackType
from typing import Final, Self, TextIO

from rich.console import Console
from rich.progress import Progress

PATIENCE: Final = 2.0
"""Seconds before the progress is shown."""


class Bar:
    """Comes when the work takes long, and goes when it ends. There is none without a terminal."""

    def __init__(self, what: str, total: int | None, terminal: TextIO | None) -> None:
        self.total = total
        self.started = time.monotonic()
        self.rich = Progress(console=Console(file=terminal), transient=True) if terminal is not None else None
        self.task = self.rich.add_task(what, total=total) if self.rich else None
        self.shown = False

    def come(self, to: float, total: float | None = None, what: str | None = None) -> None:
        """So much of the total is done; total and words where they are others than before."""
        if self.rich is None or self.task is None:
            return
        if not self.shown and time.monotonic() - self.started > PATIENCE:
            self.rich.start()
            self.shown = True
        self.rich.update(self.task, completed=to, total=total, description=what)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.rich is not None and self.shown:
            self.rich.stop()
