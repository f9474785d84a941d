"""What a client can ask for: each method with the shape of its parameters."""

import json
from collections.abc import Callable
from dataclasses import asdict
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, Any, Final

from pydantic import Field, TypeAdapter, ValidationError

from mtglayers.engine import read_state
from mtglayers.errors import UnknownName, Unsupported
from mtglayers.objects import PlayerState, State
from mtglayers_plugins.scenarios.shapes import Shape
from mtglayers_plugins.serving.changes import VERSION, Change, Entering, Name, NewId, Text
from mtglayers_plugins.serving.games import Games
from mtglayers_plugins.serving.messages import INVALID_PARAMS, LIMIT, METHOD_NOT_FOUND, RpcError, first_error
from mtglayers_plugins.serving.views import object_data, steps_data

Revision = Annotated[int, Field(ge=0)]
_CHANGES: Final[TypeAdapter[list[Any]]] = TypeAdapter(list[Change])


class About(Shape):
    """What this server is, and its limits."""


class Open(Shape):
    """A game is opened: a new one, or one that stands as a state or a position in some format says."""

    players: Annotated[list[NewId], Field(min_length=1, max_length=16)] | None = None
    rules: Name | None = None
    state: dict[str, Any] | None = None
    position: str | None = None
    """The text of a file in a format that some plugin reads."""


class Apply(Shape):
    """Changes happen, all of them or none."""

    game: Name
    changes: list[Any]
    view: bool = False
    """Whether to answer with what they changed."""


class See(Shape):
    """How a game stands: whole, or what changed since a revision."""

    game: Name
    since: Revision | None = None
    steps: bool = False


class Preview(Entering):
    """What an object would be if it entered now; the game stays as it is."""

    game: Name


class OneGame(Shape):
    """A game that is meant."""

    game: Name


class Cards(Shape):
    """Which of these cards are known."""

    names: Annotated[list[Name], Field(max_length=1_000)]


class Compile(Shape):
    """What a rules text is as abilities."""

    text: Text
    name: Name = ""


def about(games: Games, asked: About) -> dict[str, Any]:
    """What this server is."""
    try:
        release = version("mtglayers")
    except PackageNotFoundError:
        release = ""
    return {
        "name": "mtglayers", "release": release, "version": VERSION, "methods": sorted(METHODS),
        "rules": list(games.engine.rulesets), "limits": asdict(games.limits), "open": len(games),
    }  # fmt: skip


def open_game(games: Games, asked: Open) -> dict[str, Any]:
    """Open a game."""
    if sum(one is not None for one in (asked.players, asked.state, asked.position)) > 1:
        raise RpcError(INVALID_PARAMS, "a game is opened from players, a state or a position, one of them")
    left_out: list[str] = []
    if asked.state is not None:
        state = read_state(json.dumps(asked.state))
    elif asked.position is not None:
        position = games.engine.read_position(asked.position)
        state, left_out = position.state, list(position.left_out)
    else:
        names = asked.players or ["A", "B"]
        if len(set(names)) < len(names):
            raise RpcError(INVALID_PARAMS, "players: a name stands twice")
        state = State(players=[PlayerState(name=name) for name in names])
    if asked.rules is not None:
        state = state.model_copy(update={"rules": asked.rules})
    return {"game": games.open(state), "revision": 0, "left_out": left_out}


def apply(games: Games, asked: Apply) -> dict[str, Any]:
    """Do changes."""
    one = games[asked.game]
    if len(asked.changes) > games.limits.changes:
        raise RpcError(LIMIT, f"one apply holds {games.limits.changes} changes at most")
    before = one.revision
    if asked.view:
        one.seen.look(one.game, before, games.words)
    outcomes = one.apply(read_changes(asked.changes))
    answer: dict[str, Any] = {
        "revision": one.revision,
        "outcomes": [{"made": outcome.made, "effects": outcome.effects} for outcome in outcomes],
    }
    if asked.view:
        one.seen.look(one.game, one.revision, games.words)
        answer["view"] = one.seen.view(before)
    return answer


def read_changes(changes: list[Any]) -> list[Any]:
    """Changes from their data. Raises RpcError that names the change and the field."""
    try:
        return _CHANGES.validate_python(changes)
    except ValidationError as error:
        raise RpcError(INVALID_PARAMS, f"changes.{first_error(error)}") from None


def view(games: Games, asked: See) -> dict[str, Any]:
    """How a game stands."""
    one = games[asked.game]
    one.seen.look(one.game, one.revision, games.words)
    seen = one.seen.view(asked.since)
    return seen | ({"steps": steps_data(one.game.view(), games.engine)} if asked.steps else {})


def preview(games: Games, asked: Preview) -> dict[str, Any]:
    """What an object would be."""
    given = asked.arguments()
    game = games[given.pop("game")].game
    return object_data(game.preview(given.pop("card"), **given), games.words)


def copy_game(games: Games, asked: OneGame) -> dict[str, Any]:
    """Open a copy of a game."""
    id = games.copy(asked.game)
    return {"game": id, "revision": games[id].revision}


def close(games: Games, asked: OneGame) -> None:
    """Close a game."""
    games.close(asked.game)


def state(games: Games, asked: OneGame) -> dict[str, Any]:
    """The state of a game, which ``open`` takes again."""
    game = games[asked.game].game
    if game.stack:
        raise Unsupported("a state does not keep what waits on the stack; resolve it first")
    return game.state.model_dump(mode="json")


def cards(games: Games, asked: Cards) -> dict[str, bool]:
    """Which cards are known."""
    return {name: _is_known(games, name) for name in asked.names}


def _is_known(games: Games, name: str) -> bool:
    try:
        games.engine.card(name)
    except UnknownName:
        return False
    return True


def compile_text(games: Games, asked: Compile) -> list[dict[str, Any]]:
    """A rules text as abilities."""
    return [games.words(ability, asked.name) for ability in games.engine.compile(asked.text, name=asked.name)]


Method = tuple[type[Shape], Callable[[Games, Any], Any]]
METHODS: Final[dict[str, Method]] = {
    "about": (About, about),
    "open": (Open, open_game),
    "apply": (Apply, apply),
    "view": (See, view),
    "preview": (Preview, preview),
    "copy": (OneGame, copy_game),
    "close": (OneGame, close),
    "state": (OneGame, state),
    "cards": (Cards, cards),
    "compile": (Compile, compile_text),
}
"""By name: the shape of the parameters, and the function."""


def call(games: Games, name: str, params: object) -> Any:
    """What a method answers. Raises RpcError, MtgLayersError."""
    found = METHODS.get(name)
    if found is None:
        raise RpcError(METHOD_NOT_FOUND, f"there is no method {name[:80]!r}; there are {', '.join(METHODS)}")
    shape, function = found
    if not isinstance(params, dict):
        raise RpcError(INVALID_PARAMS, "parameters are given by name, in an object")
    try:
        asked = shape.model_validate(params)
    except ValidationError as error:
        raise RpcError(INVALID_PARAMS, first_error(error)) from None
    return function(games, asked)
