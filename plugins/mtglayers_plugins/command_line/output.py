"""Writing answers: JSON for programs, tables for people."""

import json
import shutil
import sys
from typing import Any

import click
from rich.console import Console
from rich.table import Table

WIDTH_ELSEWHERE = 140
"""The width of tables that go to a file or another program."""

json_option = click.option("--json", "as_json", is_flag=True, help="Answer in JSON, for programs.")


def write_json(data: Any) -> None:
    """Write data as JSON."""
    click.echo(as_json(data))


def as_json(data: Any) -> str:
    """Data as JSON, for people to read too."""
    return json.dumps(data, ensure_ascii=False, indent=2)


def console() -> Console:
    """A console on standard output, wide enough for a table where there is no terminal."""
    width = shutil.get_terminal_size((WIDTH_ELSEWHERE, 24)).columns if not sys.stdout.isatty() else None
    return Console(width=width, highlight=False, markup=False, emoji=False)


def table(*columns: str, title: str | None = None) -> Table:
    """An empty table."""
    made = Table(title=title, title_justify="left", show_lines=False, pad_edge=False)
    for column in columns:
        made.add_column(column, overflow="fold")
    return made
