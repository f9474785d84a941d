"""The whole search: pairs that could matter to one another, then loops of three, on as many processors as there are."""

import multiprocessing
import os
import time
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import networkx as nx

from mtglayers.plugins import describe
from mtglayers_plugins.interactions.finding import RULES, Search
from mtglayers_plugins.interactions.graph import possible
from mtglayers_plugins.interactions.links import Finding

if TYPE_CHECKING:
    from mtglayers.engine import Engine

Group = tuple[str, ...]
Progress = Callable[[int, int], None]
"""Told how many groups of cards are done, and how many there are so far."""

IN_ONE_GO: Final = 16
MOST_TRIPLES: Final = 2_000


@dataclass
class Report:
    """What was found, and how far the search got."""

    findings: list[Finding] = field(default_factory=list)
    groups: int = 0
    """How many pairs and triples of cards could matter to one another, by what they read and write."""
    tried: int = 0
    boards: int = 0
    seconds: float = 0.0
    unplayable: list[str] = field(default_factory=list)

    @property
    def left_out(self) -> int:
        """How many were not tried, for want of time."""
        return self.groups - self.tried

    def data(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "findings": [finding.data() for finding in self.findings],
            "groups": self.groups,
            "tried": self.tried,
            "boards": self.boards,
            "seconds": round(self.seconds, 1),
            "unplayable": self.unplayable,
        }


Part = tuple[list[Finding], int, int, list[str]]
"""Findings, groups tried, boards evaluated, what could not be played."""

_search: Search | None = None


def _begin(engine: "Engine") -> None:
    global _search  # noqa: PLW0603  # one search for each process
    _search = Search(engine)


def _try(groups: Sequence[Group], deadline: float) -> Part:
    assert _search is not None  # noqa: S101  # `_begin` made it
    findings: list[Finding] = []
    before, tried = _search.boards, 0
    _search.unplayable = []
    for group in groups:
        if time.monotonic() > deadline:
            break
        tried += 1
        try:
            findings += _search.together([_search.engine.card(name) for name in group])
        except Exception as error:  # noqa: BLE001  # what one card's plugin does wrong must not end the search
            _search.unplayable.append(f"{' and '.join(group)}: {describe(error)}")
    return findings, tried, _search.boards - before, _search.unplayable


def search(
    engine: "Engine",
    mine: Iterable[str],
    others: Iterable[str],
    *,
    seconds: float = 600.0,
    jobs: int | None = None,
    progress: Progress = lambda *_: None,
) -> Report:
    """What the cards of ``mine`` do with one another and with ``others``: dependencies and loops, each seen on a board.

    Earlier layers come first, so that what time does not suffice for are the many pairs of the later ones.
    """
    began = time.monotonic()
    deadline = began + seconds
    wanted = set(mine)
    known = [engine.card(name) for name in sorted(wanted | set(others))]
    graph = possible(known, engine, engine.ruleset(RULES))
    layers = [layer.id for layer in engine.ruleset(RULES).layers]
    earliest: dict[Group, int] = {}
    for a, b in graph.edges:
        if a in wanted or b in wanted:
            pair = (min(a, b), max(a, b))
            earliest[pair] = min(earliest.get(pair, len(layers)), *map(layers.index, graph.edges[a, b]["layers"]))
    pairs = sorted(earliest, key=lambda pair: (earliest[pair], pair))
    report = Report(groups=len(pairs))
    with _workers(engine, jobs or os.cpu_count() or 1) as run:
        for part in run(pairs, deadline):
            _add(report, part, progress)
        triples = sorted(triples_of(report.findings, wanted))
        report.groups += len(triples)
        for part in run(triples, deadline):
            three = [finding for finding in part[0] if len(finding.cards) > 2]
            _add(report, (three, *part[1:]), progress)
    report.findings.sort(key=lambda f: (f.kind != "loop", layers.index(f.layer), f.cards[::-1]))
    report.unplayable.sort()
    report.seconds = time.monotonic() - began
    return report


def _add(report: Report, part: Part, progress: Progress) -> None:
    findings, tried, boards, unplayable = part
    report.findings += findings
    report.tried += tried
    report.boards += boards
    report.unplayable += unplayable
    progress(report.tried, report.groups)


def triples_of(findings: Iterable[Finding], wanted: set[str]) -> set[Group]:
    """Cards that may form a loop of three: each waits for the next on some board, and no two are a loop already."""
    graph: nx.DiGraph[str] = nx.DiGraph()
    layered: dict[str, nx.DiGraph[str]] = {}
    looping = {frozenset(finding.cards) for finding in findings if finding.kind == "loop"}
    for finding in findings:
        graph = layered.setdefault(finding.layer, nx.DiGraph())
        if finding.kind == "dependency":
            graph.add_edge(*finding.cards)
        else:
            graph.add_edges_from((a, b) for a in finding.cards for b in finding.cards if a != b)
    found: set[Group] = set()
    for graph in layered.values():
        for cycle in nx.simple_cycles(graph, length_bound=3):
            if len(cycle) < 3 or not wanted & set(cycle) or any(loop <= set(cycle) for loop in looping):
                continue
            found.add(tuple(sorted(cycle)))
            if len(found) >= MOST_TRIPLES:
                return found
    return found


Run = Callable[[Sequence[Group], float], Iterator[Part]]


@contextmanager
def _workers(engine: "Engine", jobs: int) -> Iterator[Run]:
    """A way to try groups: in processes forked from this one, with its engine, where that can be done."""
    if jobs == 1 or "fork" not in multiprocessing.get_all_start_methods():
        _begin(engine)
        yield lambda groups, deadline: (_try([group], deadline) for group in groups)
        return
    context = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(jobs, context, _begin, (engine,)) as pool:
        yield lambda groups, deadline: _spread(pool, groups, deadline)


def _spread(pool: ProcessPoolExecutor, groups: Sequence[Group], deadline: float) -> Iterator[Part]:
    with warnings.catch_warnings():
        # the workers are forked at the first of these; what other threads there are take no part in the search
        warnings.filterwarnings("ignore", r"This process .* is multi-threaded", DeprecationWarning)
        waiting: set[Future[Part]] = {
            pool.submit(_try, groups[at : at + IN_ONE_GO], deadline) for at in range(0, len(groups), IN_ONE_GO)
        }
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()
