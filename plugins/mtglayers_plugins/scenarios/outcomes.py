"""What came of a scenario."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

SHOWN: Final = 5
"""How many failures of one scenario its line shows."""
Verdict = Literal["passed", "failed", "unsupported"]


@dataclass(frozen=True)
class Failure:
    """One thing that is not as expected: ``handle.key: expected X, got Y``."""

    handle: str
    key: str
    expected: Any
    got: Any

    def __str__(self) -> str:
        return f"{self.handle}.{self.key}: expected {text_of(self.expected)}, got {text_of(self.got)}"

    def data(self) -> dict[str, Any]:
        """The failure as JSON data."""
        return {"handle": self.handle, "key": self.key, "expected": self.expected, "got": self.got}


@dataclass(frozen=True)
class Outcome:
    """What came of one scenario: passed, failed with what, or unsupported and why."""

    id: str
    file: str
    failures: tuple[Failure, ...] = ()
    unsupported: str = ""
    contested: str = ""
    """Why the rules leave it open; such a scenario is never counted."""

    @property
    def verdict(self) -> Verdict:
        """A failure that was seen counts more than what could not be asked."""
        if self.failures:
            return "failed"
        return "unsupported" if self.unsupported else "passed"

    @property
    def line(self) -> str:
        """The line that ``mtglayers check`` prints."""
        said = {"passed": "PASS", "failed": "FAIL", "unsupported": "UNSUPPORTED"}[self.verdict]
        rest = "; ".join(map(str, self.failures[:SHOWN])) if self.failures else self.unsupported
        if len(self.failures) > SHOWN:
            rest += f"; and {len(self.failures) - SHOWN} more"
        if self.contested:
            said = "CONTESTED"
            rest = rest or "is as this scenario says"
        return one_line(f"{said} {self.id}: {rest}" if rest else f"{said} {self.id}")


def text_of(value: object) -> str:
    """A value as a scenario file would write it."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return value or '""'
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{text_of(k)}: {text_of(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list | tuple | set | frozenset):
        return "[" + ", ".join(map(text_of, value)) + "]"
    return str(value)


def one_line(text: str) -> str:
    """The text with every run of white space as one space."""
    return " ".join(text.split())
