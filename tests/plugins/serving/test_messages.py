"""The envelope of JSON-RPC 2.0, after the examples of its specification."""

import pytest
from tests.plugins.serving.conftest import Client

from mtglayers.errors import Illegal, InputError, MtgLayersError, PluginError, UnknownName, Unsupported
from mtglayers_plugins.serving.messages import OURS, encode, id_of, rpc_error


@pytest.mark.parametrize(
    ("line", "code", "id_"),
    [
        ('{"jsonrpc": "2.0", "method": "foobar, "params": "bar", "baz]', -32700, None),
        ('{"jsonrpc": "2.0", "method": 1, "params": "bar"}', -32600, None),
        ('{"jsonrpc": "2.0", "method": "nothing", "id": "1"}', -32601, "1"),
        ('{"jsonrpc": "1.0", "method": "about", "id": 3}', -32600, 3),
        ('{"method": "about", "id": 3}', -32600, 3),
        ('{"jsonrpc": "2.0", "method": "about", "id": [3]}', -32600, None),
        ('{"jsonrpc": "2.0", "method": "about", "id": true}', -32600, None),
        ('{"jsonrpc": "2.0", "method": "about", "id": 3, "more": 1}', -32600, 3),
        ('{"jsonrpc": "2.0", "method": "about", "id": 3, "params": 5}', -32600, 3),
        ('{"jsonrpc": "2.0", "method": "about", "id": 3, "params": [1]}', -32602, 3),
        ('{"jsonrpc": "2.0", "method": "view", "id": 2.5, "params": {}}', -32602, 2.5),
        ("[]", -32600, None),
        ("1", -32600, None),
        ("null", -32600, None),
        ('"\\ud800"', -32600, None),
        ("[" * 1_000, -32700, None),
        ("1" * 5_000, -32700, None),
        ('{"a": 1, "a": 2}', -32700, None),
        ("NaN", -32700, None),
        (b"\xff\xfe", -32700, None),
    ],
)
def test_what_is_no_request(client: Client, line: str, code: int, id_: object) -> None:
    reply = client.line(line)
    assert (reply["error"]["code"], reply["id"]) == (code, id_)
    assert reply["jsonrpc"] == "2.0"
    assert 0 < len(reply["error"]["message"]) < 1_000


def test_an_id_of_null_is_answered_and_no_id_is_not(client: Client) -> None:
    assert client.line('{"jsonrpc": "2.0", "method": "about", "id": null}')["id"] is None
    assert client.line('{"jsonrpc": "2.0", "method": "about"}') is None
    assert client.line('{"jsonrpc": "2.0", "method": "nothing"}') is None


def test_a_batch(client: Client) -> None:
    replies = client.line(
        '[{"jsonrpc": "2.0", "method": "open", "id": "a"}, {"jsonrpc": "2.0", "method": "open"}, 1,'
        ' {"jsonrpc": "2.0", "method": "about", "id": 2}]'
    )
    assert [reply["id"] for reply in replies] == ["a", None, 2]
    assert replies[1]["error"]["code"] == -32600
    assert replies[2]["result"]["open"] == 2


def test_a_batch_of_notifications_is_not_answered(client: Client) -> None:
    assert client.line('[{"jsonrpc": "2.0", "method": "open"}, {"jsonrpc": "2.0", "method": "open"}]') is None


@pytest.mark.parametrize("kind", [*OURS, MtgLayersError])
def test_our_errors_have_codes_and_keep_their_messages(kind: type[MtgLayersError]) -> None:
    error = rpc_error(kind("what, where"))
    assert error.message == str(error) == "what, where"
    assert error.data == {"kind": kind.__name__}
    assert error.code == OURS.get(kind, -32000)


def test_every_error_of_ours_has_a_code_of_its_own() -> None:
    assert set(OURS) == {UnknownName, InputError, Illegal, Unsupported, PluginError}
    assert len(set(OURS.values())) == len(OURS)
    assert list(OURS).index(UnknownName) < list(OURS).index(InputError)  # the narrower one is asked first


def test_answers_are_ascii_on_one_line() -> None:
    assert encode({"a": "Æther\n\ud800"}) == b'{"a":"\\u00c6ther\\n\\ud800"}'


def test_an_id_is_taken_only_where_it_is_one() -> None:
    messages: list[object] = [{"id": 1}, {"id": "x"}, {"id": True}, {"id": {}}, [], 5]
    assert [id_of(one) for one in messages] == [1, "x", None, None, None, None]
