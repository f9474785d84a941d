"""A server in this process, and a client that speaks to it."""

import json
from dataclasses import dataclass
from typing import Any

import pytest

from mtglayers.engine import Engine
from mtglayers_plugins.serving.limits import Limits
from mtglayers_plugins.serving.server import Server


@dataclass
class Client:
    """Asks a server, line by line."""

    server: Server

    def line(self, text: str | bytes) -> Any:
        """The answer to a line, as data; None for no answer."""
        reply = self.server.reply(text.encode() if isinstance(text, str) else text)
        assert reply is None or b"\n" not in reply
        return None if reply is None else json.loads(reply)

    def ask(self, method: str, **params: Any) -> Any:
        """The result of a request."""
        reply = self.line(json.dumps({"jsonrpc": "2.0", "id": 7, "method": method, "params": params}))
        assert reply["jsonrpc"] == "2.0"
        assert reply["id"] == 7
        assert "error" not in reply, reply
        return reply["result"]

    def error(self, method: str, **params: Any) -> tuple[int, str]:
        """Code and message of a request that fails."""
        reply = self.line(json.dumps({"jsonrpc": "2.0", "id": 7, "method": method, "params": params}))
        assert "result" not in reply
        assert reply["id"] == 7
        return reply["error"]["code"], reply["error"]["message"]

    def open(self, *changes: dict[str, Any], **params: Any) -> str:
        """A new game with these changes."""
        game = str(self.ask("open", **params)["game"])
        if changes:
            self.ask("apply", game=game, changes=list(changes))
        return game

    def pt(self, game: str) -> dict[str, str]:
        """Power and toughness of the creatures on the battlefield."""
        objects = self.ask("view", game=game)["objects"]
        return {
            id: f"{one['power']}/{one['toughness']}"
            for id, one in objects.items()
            if one["power"] is not None and one["zone"] == "battlefield"
        }


@pytest.fixture
def client(engine: Engine) -> Client:
    return Client(Server(engine))


def client_with(engine: Engine, **limits: Any) -> Client:
    return Client(Server(engine, Limits(**limits)))


def put(card: str, **more: Any) -> dict[str, Any]:
    return {"do": "put", "card": card} | more
