"""The envelope of JSON-RPC 2.0: requests, answers and errors."""

import json
from dataclasses import dataclass
from typing import Any, Final, Literal

from pydantic import ValidationError

from mtglayers.errors import Illegal, InputError, MtgLayersError, PluginError, UnknownName, Unsupported
from mtglayers_plugins.scenarios.shapes import Shape

PARSE_ERROR: Final = -32700
INVALID_REQUEST: Final = -32600
METHOD_NOT_FOUND: Final = -32601
INVALID_PARAMS: Final = -32602
INTERNAL_ERROR: Final = -32603

OURS: Final[dict[type[MtgLayersError], int]] = {
    UnknownName: -32001,
    InputError: -32002,
    Illegal: -32003,
    Unsupported: -32004,
    PluginError: -32005,
}
"""The codes of our own errors; the message says the rest."""
LIMIT: Final = -32010
NO_SUCH_GAME: Final = -32011

Id = str | int | float | None


class Request(Shape):
    """A request, or a notification when it has no id."""

    jsonrpc: Literal["2.0"]
    method: str
    params: dict[str, Any] | list[Any] = {}  # noqa: RUF012  # pydantic copies the defaults of its fields
    id: Id = None

    @property
    def is_notification(self) -> bool:
        """Whether no answer is wanted."""
        return "id" not in self.model_fields_set


@dataclass
class RpcError(Exception):
    """An error as JSON-RPC has them."""

    code: int
    message: str
    data: dict[str, Any] | None = None

    def __str__(self) -> str:
        return self.message


def request_of(message: object) -> Request:
    """The request that a message is. Raises RpcError."""
    try:
        return Request.model_validate(message)
    except ValidationError as error:
        raise RpcError(INVALID_REQUEST, f"no JSON-RPC 2.0 request: {first_error(error)}") from None


def id_of(message: object) -> Id:
    """The id of a message that may be no request; None where it cannot be read."""
    found = message.get("id") if isinstance(message, dict) else None
    return found if isinstance(found, (str, int, float)) and not isinstance(found, bool) else None


def first_error(error: ValidationError) -> str:
    """The first thing that is wrong with data, with the place where it stands."""
    first = error.errors(include_url=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    said = first["msg"].removeprefix("Value error, ")
    return f"{where[:200]}: {said}" if where else said


def rpc_error(error: MtgLayersError) -> RpcError:
    """One of our errors as JSON-RPC has them."""
    code = next((code for cls, code in OURS.items() if isinstance(error, cls)), -32000)
    return RpcError(code, str(error), {"kind": type(error).__name__})


def answer(id_: Id, result: object) -> dict[str, Any]:
    """The answer to a request."""
    return {"jsonrpc": "2.0", "id": id_, "result": result}


def failure(id_: Id, error: RpcError) -> dict[str, Any]:
    """The answer to a request that failed."""
    told: dict[str, Any] = {"code": error.code, "message": error.message}
    return {"jsonrpc": "2.0", "id": id_, "error": told | ({"data": error.data} if error.data else {})}


def encode(message: object) -> bytes:
    """A message as one line, without its end."""
    return json.dumps(message, separators=(",", ":")).encode("ascii")
