"""Deep boards: many effects that all meet in layer 4."""

from typing import TYPE_CHECKING, Final, Literal

from mtglayers_plugins.bench.cases import Bench, How, Row
from mtglayers_plugins.bench.crowds import chain, loop

if TYPE_CHECKING:
    from mtglayers.engine import Engine

Shape = Literal["chain", "loop"]
SHAPES: Final[tuple[Shape, ...]] = ("chain", "loop")
EFFECTS: Final = (15, 30, 60, 120)


def deep_case(engine: "Engine", shape: Shape, effects: int, how: How) -> Row:
    """A chain in the wrong order, or one thick loop."""
    state = chain(effects) if shape == "chain" else loop(effects)
    row: Row = {"what": shape, "objects": len(state.objects), "effects": effects}
    return row | Bench(engine, state).medians(how)
