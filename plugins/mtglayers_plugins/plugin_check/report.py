"""What a check of a plugin says."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Checked:
    """One thing that was looked at, and what is wrong with it."""

    what: str
    looked_at: str
    """What was looked at, and how much of it."""
    faults: list[str] = field(default_factory=list)


@dataclass
class Report:
    """The check of one plugin."""

    plugin: str
    source: str
    checked: list[Checked] = field(default_factory=list)

    @property
    def good(self) -> bool:
        """Whether nothing is wrong."""
        return not any(one.faults for one in self.checked)

    def lines(self) -> Iterator[str]:
        """For people."""
        yield f"{self.plugin}, from {self.source}"
        for one in self.checked:
            yield f"{'FAULT' if one.faults else 'ok':<6}{one.what}: {one.looked_at}"
            yield from (f"      {fault}" for fault in one.faults)
        faults = sum(len(one.faults) for one in self.checked)
        yield "nothing is wrong" if self.good else f"{faults} fault{'s' * (faults > 1)}"

    def data(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "plugin": self.plugin,
            "source": self.source,
            "good": self.good,
            "checked": [{"what": one.what, "looked_at": one.looked_at, "faults": one.faults} for one in self.checked],
        }
