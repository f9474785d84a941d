"""The whole of a run as one document: the machine, its calibration, all figures, and their ratios to the peer's."""

import os
import platform
from dataclasses import dataclass
from typing import Any

from mtglayers_plugins.bench import peer
from mtglayers_plugins.bench.cases import Row
from mtglayers_plugins.bench.jobs import Figures
from mtglayers_plugins.bench.measuring import CALIBRATION, busy

UNCHANGED = ("cold", "plain", "remembered")
CHANGED = ("entering", "leaving", "counter")


@dataclass(frozen=True)
class Around:
    """What was measured before the run and after it: the calibration loop, and the load of the machine."""

    before_ms: float
    after_ms: float
    load_before: float | None
    load_after: float | None

    @property
    def used_ms(self) -> float:
        """The smaller one: other programs can only slow the loop down."""
        return min(self.before_ms, self.after_ms)

    @property
    def machine_was_busy(self) -> bool:
        """Whether the machine had other things to do; the load afterwards counts the run itself, which is one."""
        return busy(self.load_before) or (self.load_after is not None and busy(self.load_after - 1))


def document(figures: Figures, around: Around) -> dict[str, Any]:
    """The document, as JSON data."""
    calibration = around.used_ms
    parts = {part: [dict(row) for row in rows] for part, rows in figures.rows.items()}
    for part in ("families", "changes"):
        for row in parts.get(part, []):
            row.update(compared(row, calibration))
    for row in parts.get("width", []):
        row["normalised_ms"] = {
            name: row[name]["median_us"] / 1e3 * peer.CALIBRATION_MS / calibration for name in UNCHANGED if row[name]
        }
    return {
        "machine": {
            "system": platform.platform(),
            "processor": platform.machine(),
            "processors": os.cpu_count(),
            "python": platform.python_version(),
            "implementation": platform.python_implementation(),
        },
        "calibration": {
            "loop": CALIBRATION,
            "before_ms": around.before_ms,
            "after_ms": around.after_ms,
            "used_ms": calibration,
            "used": "the smaller of the two",
        },
        "load": {"before": around.load_before, "after": around.load_after, "busy": around.machine_was_busy},
        "peer": {"name": peer.NAME, "calibration_ms": peer.CALIBRATION_MS},
        "left_out": figures.left_out,
        "too_long": figures.too_long,
        **parts,
    }


def compared(row: Row, calibration_ms: float) -> Row:
    """The peer's figure for a case, and how many times as long the peer takes for each of ours, both normalised.

    For a board that changes it is the question after the change that is compared, and beside it change and question together.
    """
    case = (row["family"], row["permanents"], row["effects"])
    ours = {name: row[name]["median_us"] for name in UNCHANGED if row.get(name)}
    for name in CHANGED:
        ours[name] = row[name]["ask"]["median_us"]
        ours[f"{name}_both"] = row[name]["both"]["median_us"]
    ratios = {name: peer.ratio(*case, micros, calibration_ms) for name, micros in ours.items()}
    return {"peer_us": peer.PEER.get(case), "ratios": {name: ratios.get(name) for name in (*UNCHANGED, *ours)}}
