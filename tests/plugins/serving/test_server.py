"""The server as a process: it ends with its input and with nothing else."""

import io
import json
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from tests.plugins.serving.conftest import Client, client_with, put

from mtglayers.engine import Engine
from mtglayers.errors import MtgLayersError
from mtglayers_plugins import serving
from mtglayers_plugins.serving.limits import Limits
from mtglayers_plugins.serving.server import Server, told

COMMAND = [str(Path(sys.executable).with_name("mtglayers")), "serve", "--stdio"]
ABOUT = b'{"jsonrpc": "2.0", "id": 1, "method": "about"}\n'


def ran(data: bytes, *arguments: str) -> tuple[int, list[Any], bytes]:
    done = subprocess.run([*COMMAND, *arguments], input=data, capture_output=True, timeout=120, check=False)  # noqa: S603  # our own command
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()], done.stderr


def test_the_end_of_the_input_ends_it() -> None:
    assert ran(b"") == (0, [], b"")
    code, replies, errors = ran(ABOUT + ABOUT.strip())
    assert (code, len(replies), errors) == (0, 2, b"")


def test_options_are_limits() -> None:
    long = b'{"jsonrpc": "2.0", "id": 1, "method": "' + b"x" * 2_000 + b'"}\n'
    code, replies, _ = ran(
        long + ABOUT, "--max-mb", "0.001", "--max-games", "3", "--max-objects", "4", "--max-seconds", "5"
    )
    assert code == 0
    assert replies[0]["error"] == {"code": -32010, "message": "a message has 1000 bytes at most"}
    limits = replies[1]["result"]["limits"]
    assert (limits["games"], limits["objects"], limits["seconds"]) == (3, 4, 5)


def test_a_client_that_reads_no_more_ends_it_quietly() -> None:
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)  # noqa: S603  # our own command
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdin.write(ABOUT)
    process.stdin.flush()
    assert process.stdout.readline()
    process.stdout.close()
    try:
        for _ in range(1_000):
            process.stdin.write(ABOUT)
        process.stdin.close()
    except BrokenPipeError:
        pass
    assert process.wait(60) == 0
    assert process.stderr.read() == b""
    process.stderr.close()


def test_a_slow_client_is_waited_for() -> None:
    """Half a message, a pause, the rest; and answers that pile up until they are read."""
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603  # our own command
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(ABOUT[:20])
    process.stdin.flush()
    stdin = process.stdin

    def rest() -> None:
        stdin.write(ABOUT[20:] + ABOUT * 2_000)
        stdin.close()

    writer = threading.Thread(target=rest)
    writer.start()
    writer.join(0.3)
    replies = process.stdout.read().splitlines()
    writer.join()
    process.stdout.close()
    assert len(replies) == 2_001
    assert process.wait(60) == 0


def test_what_a_plugin_prints_does_not_come_between(
    engine: Engine, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    def loud(*_: object, **__: object) -> None:
        print("a plugin talks")  # noqa: T201  # that is what is tested

    server = Server(engine)
    monkeypatch.setattr(server, "reply", loud)
    out = io.BytesIO()
    server.serve(io.BytesIO(ABOUT), out)
    captured = capsys.readouterr()
    assert (out.getvalue(), captured.out, captured.err) == (b"", "", "a plugin talks\n")


def test_a_batch_is_limited_in_number_and_in_what_it_answers(engine: Engine) -> None:
    client = client_with(engine, batch=3, reply_bytes=1_000)
    request = json.loads(ABOUT)
    assert client.line(json.dumps([request] * 4))["error"]["code"] == -32010
    replies = client.line(json.dumps([request] * 3))
    assert ["result" in reply for reply in replies].count(True) < 3
    assert replies[-1]["error"]["code"] == -32010
    game = client.open(*[put("Humility") for _ in range(5)])
    assert "ask for less at once" in client.error("view", game=game)[1]


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (RecursionError(), -32010),
        (MemoryError(), -32010),
        (ZeroDivisionError("x"), -32603),
        (MtgLayersError("x"), -32000),
    ],
)
def test_whatever_goes_wrong_is_an_answer(error: BaseException, code: int) -> None:
    assert told(error, Limits()).code == code


def test_a_fault_of_ours_ends_nothing(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr(client.server.games, "open", broken)
    code, message = client.error("open")
    assert code == -32603
    assert "ZeroDivisionError: a fault" in message
    assert client.ask("about")["open"] == 0


def test_the_hook_mtglayers_commands_brings_it() -> None:
    assert [command.name for command in serving.mtglayers_commands()] == ["serve"]
