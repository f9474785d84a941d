"""Games of the engine ``python-mtg`` (on PyPI; ``mtglayers[python-mtg]``): its saved games are read as positions."""

import json
from typing import TYPE_CHECKING, Final

from mtglayers.errors import InputError
from mtglayers.hooks import hookimpl
from mtglayers.positions import Position

if TYPE_CHECKING:
    from mtglayers.engine import Engine

FORMAT: Final = "mtg-game/1"


@hookimpl
def mtglayers_read_position(text: str, name: str, engine: "Engine") -> Position | None:
    """A game that ``mtg.Game.serialize`` wrote, told by its format."""
    if FORMAT not in text[:200] or not text.lstrip().startswith("{"):
        return None
    from mtglayers_plugins.command_line.json_text import parse_json  # noqa: PLC0415  # engines load this plugin
    from mtglayers_plugins.python_mtg.reading import engine_of_python_mtg, read  # noqa: PLC0415  # as above

    where = name or "position"
    try:
        data = parse_json(text)
    except InputError as error:
        raise InputError(f"{where}: {error}") from None
    if data.get("format") != FORMAT:
        return None
    theirs = engine_of_python_mtg()
    try:
        game = theirs.Game.deserialize(json.dumps(data))
    except Exception as error:  # noqa: BLE001  # whatever that engine says of a file
        raise InputError(f"{where}: python-mtg cannot read it: {type(error).__name__}: {error}") from None
    return read(game, engine)
