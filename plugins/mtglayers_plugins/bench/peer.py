"""The peer's figures: what a full recompute of the same boards takes XMage.

Source: XMage 1.4.61 (Java, MIT), built from source and driven headless by this project: the
permanents enter one at a time, then ``game.applyEffects()`` alone is timed, the only kind of
recompute that it has. OpenJDK 17 on 2 processors, three JVMs a case, rounds of 2,000 calls until
stable, the median of their medians.
"""

from typing import Final

from mtglayers_plugins.bench.names import FAMILIES

NAME: Final = "XMage 1.4.61"
CALIBRATION_MS: Final = 2.78
"""What the calibration loop (``measuring.CALIBRATION``) took on the machine and day of the figures."""

_MICROSECONDS: Final[dict[tuple[int, int], tuple[int, int, int]]] = {
    (10, 5): (20, 26, 25),
    (10, 10): (27, 57, 70),
    (30, 5): (46, 60, 51),
    (30, 10): (59, 102, 114),
    (30, 30): (102, 313, 440),
    (100, 5): (122, 161, 135),
    (100, 10): (151, 250, 259),
    (100, 30): (274, 598, 770),
    (300, 5): (358, 486, 392),
    (300, 10): (455, 698, 685),
    (300, 30): (760, 1_419, 1_659),
}
"""By permanents and effect cards: one figure a family."""

PEER: Final[dict[tuple[str, int, int], int]] = {
    (family, permanents, effects): figure
    for (permanents, effects), figures in _MICROSECONDS.items()
    for family, figure in zip(FAMILIES, figures, strict=True)
}
"""Microseconds by family, permanents and effect cards."""


def ratio(family: str, permanents: int, effects: int, micros: float, calibration_ms: float) -> float | None:
    """How many times as long the peer takes, both divided by their calibration; None where it has no figure."""
    figure = PEER.get((family, permanents, effects))
    return None if figure is None else (figure / CALIBRATION_MS) / (micros / calibration_ms)
