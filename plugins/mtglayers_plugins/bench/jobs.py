"""Which cases are measured, one after the other, and for how long."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from mtglayers_plugins.bench.boards import FAMILIES, SIZES
from mtglayers_plugins.bench.cases import How, Row, family_case
from mtglayers_plugins.bench.child import in_child
from mtglayers_plugins.bench.copying import COPIES, copy_case
from mtglayers_plugins.bench.depth import EFFECTS, SHAPES
from mtglayers_plugins.bench.names import DEFAULT_PARTS
from mtglayers_plugins.bench.width import BOARDS, lords_case, wide_case

if TYPE_CHECKING:
    from mtglayers.engine import Engine

CHILD_SECONDS: Final = 20.0
"""So long may a case in a process of its own take."""
QUICK_SIZES: Final = ((10, 10), (30, 10))
Progress = Callable[[int, int, str], None]


@dataclass(frozen=True)
class Plan:
    """What to measure."""

    parts: tuple[str, ...] = DEFAULT_PARTS
    families: tuple[str, ...] = tuple(FAMILIES)
    permanents: tuple[int, ...] = ()
    effects: tuple[int, ...] = ()
    quick: bool = False
    trace: bool = False

    @property
    def sizes(self) -> Sequence[tuple[int, int]]:
        """Permanents and effect cards: those usual that fit, or, where both are given, every pair of them."""
        if self.permanents and self.effects:
            return [(n, e) for n, e in product(self.permanents, self.effects) if e <= n]
        usual = SIZES if not self.quick else QUICK_SIZES
        return [
            (n, e)
            for n, e in usual
            if (not self.permanents or n in self.permanents) and (not self.effects or e in self.effects)
        ]

    @property
    def how(self) -> How:
        """How long each measurement may take."""
        return How(0.01 if self.quick else 0.1, self.trace)


@dataclass(frozen=True)
class Job:
    """One case to be measured; it answers None where it took too long."""

    part: str
    name: str
    measure: Callable[[], Row | None]


@dataclass
class Figures:
    """What was measured, by part, and the names of what was not: for want of time, or because it took too long."""

    rows: dict[str, list[Row]] = field(default_factory=dict)
    left_out: list[str] = field(default_factory=list)
    too_long: list[str] = field(default_factory=list)


def jobs(engine: "Engine", plan: Plan) -> list[Job]:
    """The cases of a plan, in order."""
    found: list[Job] = []
    how = plan.how
    for part in plan.parts:
        if part in ("families", "changes"):
            unchanged = part == "families"
            found += [
                Job(
                    part,
                    f"{name} {n}/{e}",
                    partial(family_case, engine, FAMILIES[name], n, e, how, unchanged=unchanged),
                )
                for name in plan.families
                for n, e in plan.sizes
            ]
        elif part == "depth":
            found += [
                _child(part, how, f"{shape} of {effects}", shape=shape, effects=effects)
                for shape in SHAPES
                for effects in (EFFECTS[:1] if plan.quick else EFFECTS)
            ]
        elif part == "copies":
            copies = COPIES if not plan.quick else 100
            found += [
                Job(part, f"copies of {n}/{e}", partial(copy_case, engine, n, e, how, copies))
                for n, e in (((10, 5),) if plan.quick else ((10, 5), (100, 30), (300, 30)))
            ]
        elif part == "width":
            lords = 100 if plan.quick else 1_000
            found.append(Job(part, f"{lords} lords", partial(lords_case, engine, lords, how)))
            found += [
                Job(part, f"{family} of {n}", partial(wide_case, engine, family, n, how, crowd=crowd))
                for n in ((1_000,) if plan.quick else (10_000, 100_000))
                for family, crowd in BOARDS
            ]
        else:
            objects = 1_000 if plan.quick else 100_000
            found.append(_child(part, how, f"building of {objects}", objects=objects))
    return found


def _child(part: str, how: How, name: str, **question: Any) -> Job:
    asked = {"part": part, "seconds": how.seconds, "trace": how.trace, **question}
    seconds = CHILD_SECONDS if part == "depth" else CHILD_SECONDS * 3
    return Job(part, name, lambda: in_child(asked, seconds))


def run(todo: Sequence[Job], seconds: float, progress: Progress) -> Figures:
    """Measure case after case, as far as the time goes."""
    figures, begun = Figures(), perf_counter()
    for number, job in enumerate(todo):
        progress(number, len(todo), job.name)
        rows = figures.rows.setdefault(job.part, [])
        if perf_counter() - begun > seconds:
            figures.left_out.append(job.name)
            continue
        row = job.measure()
        if row is None:
            figures.too_long.append(job.name)
        else:
            rows.append(row)
    progress(len(todo), len(todo), "")
    return figures
