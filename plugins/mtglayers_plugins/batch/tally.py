"""What became of the lines of a run."""

from dataclasses import dataclass, field
from typing import Final

_NAMED: Final = 10
"""Lines with an error that the summary names."""


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
