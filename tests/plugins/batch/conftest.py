"""Boards to evaluate many at once, and the command in a process of its own."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Evaluate = Callable[..., "subprocess.CompletedProcess[str]"]
COMMAND = [sys.executable, "-m", "mtglayers_plugins"]


def board(number: int, card: str = "Humility") -> str:
    """A board with one object, named after a number."""
    objects = [{"id": f"one-{number}", "card": card, "owner": "A"}]
    return json.dumps({"players": [{"name": "A"}], "objects": objects}) + "\n"


def answers(text: str | bytes) -> list[dict[str, Any]]:
    """The answers on their lines."""
    return [json.loads(line) for line in text.splitlines()]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "boards.jsonl"


@pytest.fixture
def evaluate(file: Path) -> Evaluate:
    def run(*arguments: object, before: tuple[object, ...] = ()) -> "subprocess.CompletedProcess[str]":
        command = [*COMMAND, *map(str, before), "evaluate", "--batch", str(file), *map(str, arguments)]
        return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)  # noqa: S603  # our own command

    return run
