"""Forge's game-state and puzzle text: read as a position, and written."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

import click
from pydantic import ValidationError

from mtglayers.errors import InputError
from mtglayers.hooks import hookimpl
from mtglayers.positions import Position
from mtglayers_plugins.command_line.positions import MAX_BYTES, read_position
from mtglayers_plugins.command_line.session import Session, pass_session
from mtglayers_plugins.forge.grammar import is_forge, parse
from mtglayers_plugins.forge.reading import read
from mtglayers_plugins.forge.writing import write

if TYPE_CHECKING:
    from mtglayers.engine import Engine


@hookimpl
def mtglayers_read_position(text: str, name: str, engine: "Engine") -> Position | None:
    """A position of Forge, told by its heading or its players' entries."""
    if not is_forge(text):
        return None
    try:
        return read(text, engine)
    except InputError as error:
        raise type(error)(f"{name or 'position'}: {error}") from None
    except ValidationError as error:  # a number or a name beyond what a state may hold
        first = error.errors()[0]
        raise InputError(f"{name or 'position'}: {first['msg']}, not {str(first['input'])[:40]!r}") from None


@click.command("forge")
@click.argument("position", metavar="FILE")
@pass_session
def print_forge(session: Session, position: str) -> None:
    """Print a position, of whatever format, as Forge's game-state text; a puzzle keeps its metadata.

    What that text cannot say is told on standard error.
    """
    found = read_position(position, session.engine)
    text, left_out = write(found.state, session.engine, metadata_of(position))
    click.echo(text, nl=False)
    for line in [*found.left_out, *left_out]:
        click.echo(f"left out: {line}", err=True)


def metadata_of(path: str) -> dict[str, str]:
    """The metadata of a file that is in this format already: what a puzzle is called, and its goal."""
    from mtglayers_plugins.scenarios.reading import read_text  # noqa: PLC0415  # `--help` needs no scenarios

    text = read_text(path, MAX_BYTES)
    return dict(parse(text).metadata) if is_forge(text) else {}


@hookimpl
def mtglayers_commands() -> Iterable[click.Command]:
    """The command ``forge``."""
    return [print_forge]


__all__ = ["read", "write"]
