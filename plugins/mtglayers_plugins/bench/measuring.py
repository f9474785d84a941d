"""Measuring: medians within a time, the calibration loop, how busy the machine is."""

import os
import timeit
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median, quantiles
from time import perf_counter
from typing import Any, Final

CALIBRATION: Final = "sum(i*i for i in range(100000))"
LEAST: Final = 5
"""So many runs are made, however long they take, as long as they take no more than ``PATIENCE`` times the time."""
MOST: Final = 2_000
PATIENCE: Final = 60
BUSY: Final = 0.75
"""The load for each processor from which the machine counts as busy."""


@dataclass(frozen=True)
class Measured:
    """How long something took in several runs, in microseconds."""

    median: float
    p95: float
    runs: int

    @classmethod
    def of(cls, took: list[float]) -> "Measured":
        """From how long each run took, in seconds."""
        micros = [one * 1e6 for one in took]
        high = quantiles(micros, n=20, method="inclusive")[18] if len(micros) > 1 else micros[0]
        return cls(median(micros), high, len(micros))

    def data(self) -> dict[str, Any]:
        """As JSON data."""
        return {"median_us": round(self.median, 3), "p95_us": round(self.p95, 3), "runs": self.runs}


def enough(runs: int, spent: float, seconds: float) -> bool:
    """Whether there are runs enough, or the time is up."""
    return runs >= MOST or (spent >= seconds and runs >= LEAST) or spent >= seconds * PATIENCE


def measured(call: Callable[[], object], seconds: float, before: Callable[[], object] | None = None) -> Measured:
    """How long a call takes; what must happen before each is not counted, but is part of the time that there is."""
    took: list[float] = []
    if before is not None:
        before()
    call()
    begun = perf_counter()
    while not enough(len(took), perf_counter() - begun, seconds):
        if before is not None:
            before()
        started = perf_counter()
        call()
        took.append(perf_counter() - started)
    return Measured.of(took)


@dataclass(frozen=True)
class Two:
    """How long it took to change something, and to work out what everything looks like then.

    What a change itself asks, of what enters, counts as asked: it need not be worked out again.
    """

    change: Measured
    ask: Measured
    both: Measured

    def data(self) -> dict[str, Any]:
        """As JSON data."""
        return {"change": self.change.data(), "ask": self.ask.data(), "both": self.both.data()}


def measured_in_turn(
    change: Callable[[], object], ask: Callable[[], object], seconds: float, before: Callable[[], object],
    asked: Callable[[], float],
) -> Two:  # fmt: skip
    """How long changes and the questions after them take; ``asked`` says how much of both was spent on answers.

    What happens ``before`` is not counted.
    """
    asks: list[float] = []
    both: list[float] = []
    begun = perf_counter()
    while not enough(len(both), perf_counter() - begun, seconds):
        before()
        started = perf_counter()
        change()
        ask()
        both.append(perf_counter() - started)
        asks.append(asked())
    changes = [whole - answers for whole, answers in zip(both, asks, strict=True)]
    return Two(Measured.of(changes), Measured.of(asks), Measured.of(both))


def calibrated() -> float:
    """What the calibration loop takes here, in ms: the best of 7 times 10, as ``python -m timeit -n 10 -r 7`` has it."""
    return min(timeit.repeat(CALIBRATION, number=10, repeat=7)) / 10 * 1e3


def load() -> float | None:
    """How many processes want a processor, over the last minute; None where the system does not say."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else None


def busy(load: float | None) -> bool:
    """Whether the machine has other things to do, for which figures are worth less."""
    return load is not None and load > BUSY * (os.cpu_count() or 1)
