"""The server: one line in, one line out."""

import sys
from contextlib import redirect_stdout
from typing import Any, BinaryIO

from pydantic import ValidationError

from mtglayers.engine import Engine
from mtglayers.errors import InputError, MtgLayersError
from mtglayers.plugins import describe
from mtglayers_plugins.command_line.json_text import parse_json
from mtglayers_plugins.serving.games import Games
from mtglayers_plugins.serving.limits import Limits
from mtglayers_plugins.serving.lines import read_lines, write_line
from mtglayers_plugins.serving.messages import (
    INTERNAL_ERROR,
    INVALID_REQUEST,
    LIMIT,
    OURS,
    PARSE_ERROR,
    RpcError,
    answer,
    encode,
    failure,
    first_error,
    id_of,
    request_of,
    rpc_error,
)
from mtglayers_plugins.serving.methods import call
from mtglayers_plugins.serving.patience import TooSlow, at_most


class Server:
    """Answers the messages of one client. Nothing that the client sends ends it, but the end of its messages."""

    def __init__(self, engine: Engine, limits: Limits | None = None) -> None:
        self.limits = limits or Limits()
        self.games = Games(engine, self.limits)

    def serve(self, incoming: BinaryIO, outgoing: BinaryIO) -> None:
        """Answer every line, until there are no more or nobody reads the answers. What plugins print goes to standard error."""
        with redirect_stdout(sys.stderr):
            for line in read_lines(incoming, self.limits.message_bytes):
                reply = self.reply(line)
                if reply is None:
                    continue
                try:
                    write_line(outgoing, reply)
                except OSError:
                    return

    def reply(self, line: bytes | None) -> bytes | None:
        """The answer to one line; None when it needs none."""
        try:
            message = self._read(line)
        except RpcError as error:
            return encode(failure(None, error))
        if not isinstance(message, list):
            return self._one(message)
        if not message:
            return encode(failure(None, RpcError(INVALID_REQUEST, "an empty batch")))
        if len(message) > self.limits.batch:
            return encode(failure(None, RpcError(LIMIT, f"a batch holds {self.limits.batch} requests at most")))
        return self._batch(message)

    def _batch(self, messages: list[Any]) -> bytes | None:
        replies: list[bytes] = []
        room = self.limits.reply_bytes
        for message in messages:
            reply = self._one(message, room)
            if reply is not None:
                replies.append(reply)
                room -= len(reply)
        return b"[" + b",".join(replies) + b"]" if replies else None

    def _read(self, line: bytes | None) -> Any:
        if line is None:
            raise RpcError(LIMIT, f"a message has {self.limits.message_bytes} bytes at most")
        try:
            return parse_json(line.decode("utf-8"), self.limits.depth)
        except UnicodeDecodeError:
            raise RpcError(PARSE_ERROR, "a message is UTF-8 text") from None
        except InputError as error:
            raise RpcError(PARSE_ERROR, str(error).removeprefix("1: ")) from None

    def _one(self, message: object, room: int | None = None) -> bytes | None:
        """The answer to one request of at most that many bytes."""
        id_ = id_of(message)
        try:
            request = request_of(message)
        except RpcError as error:
            return encode(failure(id_, error))
        try:
            with at_most(self.limits.seconds):
                reply = encode(answer(id_, call(self.games, request.method, request.params)))
            if len(reply) > (self.limits.reply_bytes if room is None else room):
                raise RpcError(LIMIT, f"the answer has more than {self.limits.reply_bytes} bytes; ask for less at once")
        except (Exception, TooSlow) as error:  # noqa: BLE001  # whatever goes wrong is an answer
            reply = encode(failure(id_, told(error, self.limits)))
        return None if request.is_notification else reply


def told(error: BaseException, limits: Limits) -> RpcError:
    """What went wrong, as JSON-RPC tells it."""
    if isinstance(error, RpcError):
        return error
    if isinstance(error, MtgLayersError):
        found = rpc_error(error)
        places = [
            note.removeprefix("change ") for note in getattr(error, "__notes__", ()) if note.startswith("change ")
        ]
        if places:
            found.message = f"changes.{places[0]}: {found.message}"
        return found
    if isinstance(error, ValidationError):
        return RpcError(OURS[InputError], first_error(error), {"kind": "InputError"})
    if isinstance(error, TooSlow):
        return RpcError(LIMIT, f"it took longer than {limits.seconds:g} seconds")
    if isinstance(error, RecursionError):
        return RpcError(LIMIT, "what was asked for is nested too deep")
    if isinstance(error, MemoryError):
        return RpcError(LIMIT, "there is not enough memory for what was asked for")
    return RpcError(INTERNAL_ERROR, f"a fault in mtglayers or one of its plugins: {describe(error)}")
