"""Our own game states as JSON, read as positions."""

from typing import TYPE_CHECKING

from mtglayers.hooks import hookimpl
from mtglayers.positions import Position

if TYPE_CHECKING:
    from mtglayers.engine import Engine


@hookimpl
def mtglayers_read_position(text: str, name: str, engine: "Engine") -> Position | None:
    """A position that is a state: a JSON object with players."""
    from mtglayers.engine import read_state  # noqa: PLC0415  # engines load this plugin
    from mtglayers.errors import InputError  # noqa: PLC0415  # as above
    from mtglayers_plugins.command_line.json_text import parse_json  # noqa: PLC0415  # as above

    if not text.lstrip("\ufeff \t\r\n").startswith("{"):
        return None
    try:
        data = parse_json(text)
        return Position(read_state(text)) if "players" in data else None
    except InputError as error:
        raise type(error)(f"{name or 'position'}: {error}") from None
