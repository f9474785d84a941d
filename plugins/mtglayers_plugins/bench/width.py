"""Wide boards: many objects, few effects; and many effects that are all alike."""

from typing import TYPE_CHECKING, Final

from mtglayers_plugins.bench.boards import FAMILIES, state
from mtglayers_plugins.bench.cases import Bench, How, Row
from mtglayers_plugins.bench.crowds import lords, varied

if TYPE_CHECKING:
    from mtglayers.engine import Engine

EFFECTS: Final = 30
BOARDS: Final = (
    ("simple", False),
    ("nohum-mixed", False),
    ("all", False),
    ("nohum-mixed", True),
    ("all", True),
)
"""The family, and whether its effects work over a varied crowd instead of the family's plain cards."""
LIMITS_MS: Final = {1_000: None, 10_000: 1.5, 100_000: 10.0}
"""What an evaluation should take at most on the machine of the peer's figures."""
LORDS_LIMIT_MS: Final = 5.0


def wide_case(engine: "Engine", family: str, objects: int, how: How, *, crowd: bool) -> Row:
    """Thirty effect cards of a family among many objects."""
    bench = Bench(engine, state(FAMILIES[family], objects, EFFECTS, varied(objects) if crowd else ()))
    what = f"{family}, varied crowd" if crowd else family
    row: Row = {"what": what, "objects": objects, "effects": EFFECTS, "limit_ms": LIMITS_MS.get(objects)}
    return row | bench.medians(how)


def lords_case(engine: "Engine", objects: int, how: How) -> Row:
    """Tokens that are all copies of one lord."""
    limit = LORDS_LIMIT_MS if objects == 1_000 else None
    row: Row = {"what": "copies of one lord", "objects": objects, "effects": objects, "limit_ms": limit}
    return row | Bench(engine, lords(objects)).medians(how)
