"""Building a board of very many objects, its memory, and reading every object out of the answer."""

import tracemalloc
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

from mtglayers.evaluation import evaluate
from mtglayers.reading import Answer, Reading
from mtglayers_plugins.bench.boards import FAMILIES, state
from mtglayers_plugins.bench.cases import How, Row
from mtglayers_plugins.bench.crowds import varied
from mtglayers_plugins.bench.measuring import Measured, enough

if TYPE_CHECKING:
    from mtglayers.engine import Engine

EFFECTS: Final = 30


def building_case(engine: "Engine", objects: int, how: How) -> Row:
    """The effects of the family *all* over a varied crowd. To be run in a process of its own, for its memory."""
    engine.board(state(FAMILIES["all"], EFFECTS, EFFECTS), engine.ruleset("current"))
    at_first, started = resident(), perf_counter()
    made = state(FAMILIES["all"], objects, EFFECTS, varied(objects))
    with_state, state_made = resident(), perf_counter()
    ruleset = engine.ruleset(made.rules)
    board = engine.board(made, ruleset)
    built, with_board = perf_counter(), resident()
    tracemalloc.start()
    try:
        evaluation = evaluate(board, ruleset)
        evaluation.journal.applications  # noqa: B018  # so that all views are there
        views = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    answer = engine.answer(evaluation)
    ids = answer.ids
    return {
        "objects": objects,
        "effects": EFFECTS,
        "state_ms": (state_made - started) * 1e3,
        "board_ms": (built - state_made) * 1e3,
        "state_bytes": _between(at_first, with_state),
        "board_bytes": _between(with_state, with_board),
        "views_bytes": views,
        "read_one_by_one_us": _one_by_one(answer, ids, how.seconds).median,
        "read_all_at_once_us": _all_at_once(answer, how.seconds).median / objects,
    }


def _between(before: int | None, after: int | None) -> int | None:
    return None if before is None or after is None else after - before


def resident() -> int | None:
    """The memory of this process in bytes; None where the system does not say."""
    status = Path("/proc/self/status")
    if not status.exists():
        return None
    return next(int(line.split()[1]) * 1024 for line in status.read_text().splitlines() if line.startswith("VmRSS"))


def _one_by_one(answer: Answer, ids: list[str], seconds: float) -> Measured:
    """Reading objects one at a time, as far as the time goes, evenly over the board."""
    step = max(1, len(ids) // 997)
    took: list[float] = []
    begun = perf_counter()
    while not enough(len(took), perf_counter() - begun, seconds):
        id = ids[len(took) * step % len(ids)]
        started = perf_counter()
        read(answer[id])
        took.append(perf_counter() - started)
    return Measured.of(took)


def read(one: Reading) -> tuple[object, ...]:
    """All characteristics of one object."""
    return (
        one.name, one.mana_cost, one.mana_value, one.supertypes, one.types, one.subtypes, one.colors, one.power,
        one.toughness, one.controller, one.instances,
    )  # fmt: skip


def _all_at_once(answer: Answer, seconds: float) -> Measured:
    took: list[float] = []
    begun = perf_counter()
    while not enough(len(took), perf_counter() - begun, seconds):
        started = perf_counter()
        for _, _ in answer.characteristics():
            pass
        took.append(perf_counter() - started)
    return Measured.of(took)
