"""A run as tables for people."""

import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any, Final

import click

from mtglayers_plugins.bench.cases import Row
from mtglayers_plugins.command_line.output import console, table

NONE: Final = "–"


def at(*path: str) -> Callable[[Row], Any]:
    """What stands in a row under those keys; None where nothing does."""

    def found(row: Row) -> Any:
        value: Any = row
        for key in path:
            value = value.get(key) if isinstance(value, dict) else None
        return value

    return found


def micros(*path: str) -> Callable[[Row], str]:
    """A time in microseconds."""
    return lambda row: NONE if (value := at(*path)(row)) is None else number(value)


def number(value: float) -> str:
    """A number with three digits that count."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def text(*path: str) -> Callable[[Row], str]:
    """A word."""
    return lambda row: str(at(*path)(row))


def count(*path: str) -> Callable[[Row], str]:
    """A whole number."""
    return lambda row: NONE if (value := at(*path)(row)) is None else f"{value:,}"


def kilobytes(*path: str) -> Callable[[Row], str]:
    """A memory, in KB."""
    return lambda row: NONE if (value := at(*path)(row)) is None else f"{value / 1024:,.0f}"


Columns = Sequence[tuple[str, Callable[[Row], str]]]

_SIZE: Final[Columns] = (("objects", count("permanents")), ("effects", count("effects")))
_UNCHANGED: Final[Columns] = (
    ("cold", micros("cold", "median_us")),
    ("plain", micros("plain", "median_us")),
    ("p95", micros("plain", "p95_us")),
    ("remembered", micros("remembered", "median_us")),
)
_CHANGED: Final[Columns] = (
    ("enters: ask", micros("entering", "ask", "median_us")),
    ("p95", micros("entering", "ask", "p95_us")),
    ("change", micros("entering", "change", "median_us")),
    ("leaves: ask", micros("leaving", "ask", "median_us")),
    ("change", micros("leaving", "change", "median_us")),
    ("counter: ask", micros("counter", "ask", "median_us")),
    ("change", micros("counter", "change", "median_us")),
)
_TRIALS: Final[Columns] = (("trials", count("trials")), ("KB", kilobytes("memory_bytes")))
_TRACED: Final[Columns] = (
    ("traced: plain", lambda row: _times(at("plain_trace_ratio")(row))),
    ("and told", lambda row: _times(at("plain_told_ratio")(row))),
    ("remembered", lambda row: _times(at("remembered_trace_ratio")(row))),
)


def _times(value: float | None) -> str:
    return NONE if value is None else f"{value:.1f}×" if value >= 1 else f"{value:.2f}×"


def _ratio(name: str) -> Callable[[Row], str]:
    return lambda row: _times(at("ratios", name)(row))


COLUMNS: Final[dict[str, Columns]] = {
    "families": (*_SIZE, *_UNCHANGED, *_CHANGED, *_TRIALS, *_TRACED),
    "changes": (*_SIZE, *_CHANGED),
    "depth": (
        ("board", text("what")), ("objects", count("objects")), ("effects", count("effects")), *_UNCHANGED,
        ("trials", count("trials")), ("comparisons", count("comparisons")), ("KB", kilobytes("memory_bytes")), *_TRACED,
    ),
    "copies": (
        *_SIZE, ("a copy", micros("copy", "median_us")), ("p95", micros("copy", "p95_us")),
        ("copies a second", count("copies_per_second")), ("bytes a copy", count("bytes_per_copy")), ("made", count("copies")),
    ),
    "width": (
        ("board", text("what")), ("objects", count("objects")), ("effects", count("effects")), *_UNCHANGED, *_TRIALS, *_TRACED,
        ("normalised: plain, ms", micros("normalised_ms", "plain")),
        ("remembered, ms", micros("normalised_ms", "remembered")), ("wanted, ms", micros("limit_ms")),
    ),
    "building": (
        ("objects", count("objects")), ("state, ms", micros("state_ms")), ("board, ms", micros("board_ms")),
        ("state, KB", kilobytes("state_bytes")), ("board, KB", kilobytes("board_bytes")), ("all views, KB", kilobytes("views_bytes")),
        ("to read an object", micros("read_one_by_one_us")), ("all at once", micros("read_all_at_once_us")),
    ),
}  # fmt: skip
RATIOS: Final[Columns] = (
    *_SIZE,
    ("peer", count("peer_us")),
    *((f"peer/{name}", _ratio(name)) for name in ("cold", "plain", "remembered")),
    ("peer/enters", _ratio("entering")),
    ("with change", _ratio("entering_both")),
    ("peer/leaves", _ratio("leaving")),
    ("with change", _ratio("leaving_both")),
    ("peer/counter", _ratio("counter")),
    ("with change", _ratio("counter_both")),
)
"""The second table of a family; of the cases for which the peer has a figure."""
TITLES: Final = {
    "families": "Boards of the family {}; times in µs",
    "changes": "Boards of the family {} that change before every question; times in µs",
    "depth": "Effects that all meet in layer 4; times in µs",
    "copies": "Copies of a game of the family all; times in µs",
    "width": "Wide boards; times in µs",
    "building": "Building a board of many objects; times to read in µs an object",
}


def lines(document: dict[str, Any]) -> Iterator[str]:
    """What stands around the tables."""
    calibration, load = document["calibration"], document["load"]
    yield (
        f"Python {document['machine']['python']}; the calibration loop took {calibration['before_ms']:.2f} ms before and"
        f" {calibration['after_ms']:.2f} ms after, the smaller is used; the peer's machine took"
        f" {document['peer']['calibration_ms']:.2f} ms."
    )
    yield (
        f"peer: what a full recompute takes {document['peer']['name']}, in µs. peer/…: how many times as long as ours"
        " that is, each divided by its calibration; with change: the change and the question after it together."
    )
    yield "plain and remembered are of one unchanged board asked again and again, which flatters; enters is not."
    if load["busy"]:
        yield f"The machine was busy (load {load['before']:.1f} before, {load['after']:.1f} after): measure again when it is not."
    if document["too_long"]:
        yield f"Ended because it took too long: {', '.join(document['too_long'])}."
    if document["left_out"]:
        yield f"Not measured for want of time (--seconds): {', '.join(document['left_out'])}."


def report(document: dict[str, Any]) -> None:
    """Print the tables: with frames on a terminal, as plain columns elsewhere."""
    for part, columns in COLUMNS.items():
        for family, of_family in groupby(document.get(part, []), key=lambda row: row.get("family", "")):
            rows = list(of_family)
            _print(TITLES[part].format(family), columns, rows)
            if compared := [row for row in rows if row.get("peer_us")]:
                _print(f"{family}, beside the peer", RATIOS, compared)
    for line in lines(document):
        click.echo(line)


def _print(title: str, columns: Columns, rows: Sequence[Row]) -> None:
    """A table, without the columns in which nothing stands."""
    kept = [(head, cells) for head, show in columns if set(cells := [show(row) for row in rows]) != {NONE}]
    heads = [head for head, _ in kept]
    lines = [list(line) for line in zip(*(cells for _, cells in kept), strict=True)]
    if sys.stdout.isatty():
        made = table(*heads, title=title)
        for column in made.columns:
            column.justify = "right"
        for line in lines:
            made.add_row(*line)
        console().print(made)
        return
    widths = [max(map(len, (head, *cells))) for head, cells in kept]
    click.echo(title)
    for line in (heads, *lines):
        click.echo("  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)))
    click.echo()
