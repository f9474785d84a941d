"""Whether what cards declare to read and write is true: watched on random boards, and compared with trying every pair."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from mtglayers.filters import Filter
from mtglayers.nodes import EVERYTHING, Footprint
from mtglayers.plugins import describe
from mtglayers.view import COPIABLE_COLUMNS, View
from mtglayers_plugins.interactions.boards import SmallBoard
from mtglayers_plugins.plugin_check.report import Checked
from mtglayers_plugins.testing.footprints import every_pair, footprint_differences
from mtglayers_plugins.testing.random_boards import Seeded, random_board

if TYPE_CHECKING:
    from mtglayers.engine import Engine
    from mtglayers.evaluation import Evaluation
    from mtglayers.steps import Application

LAYERED: Final = frozenset({*COPIABLE_COLUMNS, "controller"}) - {"halves", "mana cost", "mana value"}
"""The columns whose reading is watched: those that effects of several cards write."""
ENOUGH: Final = 5
"""So many faults are told; more would say the same."""


class _Watched(dict[str, Any]):
    """The columns of a view, which note what is looked at."""

    seen: set[str]

    def get(self, key: str, default: Any = None) -> Any:
        self.seen.add(key)
        return super().get(key, default)

    def __getitem__(self, key: str) -> Any:
        self.seen.add(key)
        return super().__getitem__(key)


def columns_read(view: View, look: Callable[[View], object]) -> set[str]:
    """The columns of a view that something looks at."""
    watched = View(view.columns, view.everything)
    watched.columns = _Watched(view.columns)
    watched.columns.seen = set()
    look(watched)
    return watched.columns.seen


def undeclared(evaluation: "Evaluation", mine: Sequence[str]) -> Iterator[str]:
    """What the effects of some objects read or write without declaring it, in one evaluation."""
    for done in evaluation.journal.applications:
        if done.effect.label in mine:
            kind = ", ".join(sorted({m.kind for m in done.effect.parts[done.layer].does}))
            for column in sorted(_read(done)):
                yield f"{kind} reads {column!r} in layer {done.layer}, and does not declare it"
            for column in sorted(_written(done)):
                yield f"{kind} writes {column!r} in layer {done.layer}, and does not declare it"


def _read(done: "Application") -> set[str]:
    effect, does = done.effect, done.effect.parts[done.layer].does
    whom = effect.data.applies_to
    declared: Footprint = frozenset().union(*(m.reads() for m in does))
    declared |= effect.data.as_long_as.reads() if effect.data.as_long_as is not None else frozenset()
    declared |= whom.in_a_zone().reads() if isinstance(whom, Filter) else whom.reads()
    if declared & EVERYTHING:
        return set()

    def look(view: View) -> None:
        if done.started_here and effect.locked is None:
            effect.applies_to(view)
        effect.worked_out(done.layer, view, done.hits or 0)

    return (columns_read(done.before, look) & LAYERED) - {column for column, _ in declared}


def _written(done: "Application") -> set[str]:
    declared: Footprint = frozenset().union(*(m.writes() for m in done.effect.parts[done.layer].does))
    if declared & EVERYTHING:
        return set()
    found = set()
    for column, cells in done.after.columns.items():
        before = done.before[column]
        if cells is before or (column, None) in declared or column == "halves":
            continue
        changed = {value for value in {*cells, *before} if cells.get(value, 0) != before.get(value, 0)}
        if any((column, value) not in declared for value in changed):
            found.add(column)
    return found


def declared_check(mine: Sequence[str], engine: "Engine", boards: int, *, seed: int = 0) -> Checked:
    """Random boards with cards of the plugin and others: nothing undeclared, and no difference when every pair is tried."""
    blind = every_pair(engine)
    others = sorted(engine.cards)
    faults: dict[str, None] = {}
    tried = 0
    for number in range(seed, seed + boards):
        board = SmallBoard(())
        tried += 1
        try:
            board = random_board(engine, Seeded(number), mine, others)
            ids = [one.id for one in board.lying if isinstance(one.card, str) and one.card in mine]
            found = list(undeclared(board.evaluate(engine, "current"), ids))
            found += unlike(board, engine, blind)
        except Exception as error:  # noqa: BLE001  # what raises is a fault of the board's cards, told with the board
            found = [f"{_told(board) if board.lying else f'board {number}'}: raises {describe(error)}"]
        faults |= dict.fromkeys(found)
        if len(faults) >= ENOUGH:
            break
    return Checked(
        "reads and writes",
        f"true on {tried} random boards, where every pair of effects was tried too",
        [*faults][:ENOUGH],
    )


def unlike(board: SmallBoard, engine: "Engine", blind: "Engine") -> list[str]:
    """How the answer is otherwise when every pair is tried, with the board, as small as leaving things out makes it."""

    def different(one: SmallBoard) -> list[str]:
        return footprint_differences(engine, blind, one.state(engine, "current"))

    if not different(board):
        return []
    for one in board.lying:
        less = board.without(one)
        if different(less):
            board = less
    return [f"{_told(board)}: {different(board)[0]}"]


def _told(board: SmallBoard) -> str:
    return f"a board of {', '.join(one.card if isinstance(one.card, str) else one.card.name for one in board.lying)}"
