"""What no message can do: end the server, or make it grow."""

import gc
import json
from itertools import islice
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.plugins.serving.conftest import Client, client_with, put
from tests.plugins.serving.malformed import malformed

from mtglayers.engine import Engine
from mtglayers_plugins.serving.messages import INTERNAL_ERROR
from mtglayers_plugins.serving.server import Server


def check(reply: Any) -> None:
    """A reply is one of JSON-RPC, or a batch of them, and no fault of ours."""
    for one in reply if isinstance(reply, list) else [reply]:
        assert one["jsonrpc"] == "2.0"
        assert "id" in one
        assert ("result" in one) is ("error" not in one)
        if "error" in one:
            assert one["error"]["code"] != INTERNAL_ERROR, one
            assert one["error"]["message"]


def test_it_survives_ten_thousand_malformed_messages(engine: Engine) -> None:
    client = client_with(engine, games=50, objects=30, seconds=10)
    client.open(put("Humility"))
    for line in islice(malformed(613), 10_000):
        reply = client.line(line) if line.strip() else None
        if reply is not None:
            check(reply)
    assert client.ask("about")["name"] == "mtglayers"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(JSON)
def test_any_json_gets_an_answer_of_the_protocol(engine: Engine, message: Any) -> None:
    reply = Server(engine).reply(json.dumps(message).encode())
    assert reply is not None
    check(json.loads(reply))


@given(st.sampled_from(["open", "apply", "view", "preview", "copy", "close", "state", "cards", "compile"]), JSON)
def test_any_parameters_get_an_answer_of_the_protocol(engine: Engine, method: str, params: Any) -> None:
    client = Client(Server(engine))
    client.open(put("Grizzly Bears"))
    if isinstance(params, dict) and "game" not in params:
        params["game"] = "g1"
    check(client.line(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})))


def test_closed_games_leave_nothing(client: Client) -> None:
    def round_of_games() -> int:
        games = [client.open(put("Opalescence"), put("Humility"), put("Grizzly Bears", id="b")) for _ in range(20)]
        for _ in range(20):
            for game in games:
                client.ask(
                    "apply", game=game, changes=[{"do": "add_counters", "id": "b", "counters": {"+1/+1": 1}}], view=True
                )
        for game in games:
            client.ask("close", game=game)
        gc.collect()
        return len(gc.get_objects())

    round_of_games()
    before = round_of_games()
    assert round_of_games() - before < 200
    assert len(client.server.games) == 0
