"""Measures of ``mtglayers serve --stdio``, as a client sees them: ``python benchmarks/serving.py`` from the sources.

Many games and changes in one run, with the memory that is left after they are closed; malformed
messages; how long a small change takes. It prints figures and asserts none of the times.
"""

import json
import os
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import click

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.plugins.serving.malformed import malformed  # noqa: E402  # found by the line above


class Server:
    """A server process, and what it answers."""

    def __init__(self) -> None:
        command = [str(Path(sys.executable).with_name("mtglayers")), "serve", "--stdio"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603  # our own

    def line(self, line: bytes) -> bytes:
        """The answer to a line."""
        assert self.process.stdin is not None  # noqa: S101  # it is a pipe
        assert self.process.stdout is not None  # noqa: S101  # it is a pipe
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        return self.process.stdout.readline()

    def ask(self, method: str, **params: Any) -> Any:
        """The result of a request."""
        return json.loads(self.line(request(method, **params)))["result"]

    def memory(self) -> float:
        """The memory that it holds, in MB; not a number where the system does not say."""
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return float("nan")
        return next(int(line.split()[1]) / 1024 for line in status.read_text().splitlines() if line.startswith("VmRSS"))

    def computing(self) -> float:
        """The processor time that it has used, in ms, which is the same on a busy machine; not a number where the system does not say."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        if not stat.exists():
            return float("nan")
        user, system = stat.read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) * 1e3 / os.sysconf("SC_CLK_TCK")

    def end(self) -> int:
        """End it; its exit code."""
        assert self.process.stdin is not None  # noqa: S101  # it is a pipe
        self.process.stdin.close()
        return self.process.wait(60)


def request(method: str, **params: Any) -> bytes:
    """A request as a line."""
    return json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()


def board(size: int) -> list[dict[str, Any]]:
    """Changes that make a board: creatures, one in five an effect."""
    effects = ("Glorious Anthem", "Honor of the Pure", "Crusade", "Bad Moon", "Night of Souls' Betrayal")
    return [
        {"do": "put", "id": f"o{n}", "card": effects[n // 5 % 5] if n % 5 == 4 else "Grizzly Bears", "by": "AB"[n % 2]}
        for n in range(size)
    ]


def endurance(games: int, changes: int, rounds: int) -> None:
    """Open games, change them in turn, look at them, close them; again and again in one process."""
    server = Server()
    server.ask("about")
    click.echo(f"memory at the start {server.memory():.1f} MB")
    each = changes // games
    for round_ in range(1, rounds + 1):
        started = time.perf_counter()
        ids = [server.ask("open")["game"] for _ in range(games)]
        for id in ids:
            server.ask("apply", game=id, changes=board(10), view=True)
        for n in range(each - 10):
            change = {"do": "add_counters", "id": f"o{n % 10}", "counters": {"+1/+1": 1 if n % 20 < 10 else -1}}
            for id in ids:
                server.ask("apply", game=id, changes=[change], view=n % 10 == 0)
        open_, taken = server.memory(), time.perf_counter() - started
        for id in ids:
            server.ask("close", game=id)
        click.echo(
            f"round {round_}: {games} games, {games * each} changes in {taken:.0f} s;"
            f" {open_:.1f} MB while open, {server.memory():.1f} MB when closed"
        )
    click.echo(f"exit code {server.end()}")


def fuzz(messages: int, seed: int) -> None:
    """Malformed messages one after the other; every one that needs an answer gets one."""
    server = Server()
    started, answered = time.perf_counter(), 0
    server.ask("open")
    before = server.memory()
    marker = b'{"jsonrpc":"2.0","id":"marker","method":"cards","params":{"names":[]}}'
    for line in islice(malformed(seed), messages):
        reply = server.line(line + b"\n" + marker)
        while b'"marker"' not in reply:  # a line may be answered or not; the marker is
            answered += bool(json.loads(reply))
            reply = server.process.stdout.readline() if server.process.stdout else b'"marker"'
            if not reply:
                raise SystemExit("the server has ended")
    click.echo(
        f"{messages} malformed messages, {answered} answers in {time.perf_counter() - started:.0f} s; it lives;"
        f" {before:.1f} MB before, {server.memory():.1f} MB after; exit code {server.end()}"
    )


def latency(size: int, times: int) -> None:
    """How long a small change takes on a board of that size."""
    server = Server()
    game = server.ask("open")["game"]
    server.ask("apply", game=game, changes=board(size))
    for kind, make in (
        ("tap", lambda n: {"do": "tap" if n % 2 else "untap", "id": "o0"}),
        ("counter", lambda n: {"do": "add_counters", "id": "o0", "counters": {"+1/+1": 1 if n % 2 else -1}}),
    ):
        for view in (False, True):
            took, before = [], server.computing()
            for n in range(times):
                line = request("apply", game=game, changes=[make(n)], view=view)
                started = time.perf_counter()
                server.line(line)
                took.append((time.perf_counter() - started) * 1e3)
            click.echo(
                f"{size} objects, {kind}{' and what changed' if view else ''}:"
                f" median {median(took):.3f} ms, 99 % under {quantiles(took, n=100)[98]:.3f} ms;"
                f" {(server.computing() - before) / times:.3f} ms of computing each"
            )
    server.end()


@click.command()
@click.option("--games", default=1_000)
@click.option("--changes", default=100_000)
@click.option("--rounds", default=3)
@click.option("--messages", default=10_000)
@click.option("--seed", default=1)
def main(games: int, changes: int, rounds: int, messages: int, seed: int) -> None:
    """All of it."""
    for size in (2, 10, 30, 100):
        latency(size, 1_000)
    fuzz(messages, seed)
    endurance(games, changes, rounds)


if __name__ == "__main__":
    main()
