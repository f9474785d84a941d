"""Cases in a process of their own: for what memory they take, and so that one that takes too long can be ended."""

import json
import subprocess
import sys
from typing import Any

import click

from mtglayers_plugins.bench.cases import How, Row


def in_child(question: dict[str, Any], seconds: float) -> Row | None:
    """The figures of a case, worked out by a new process; None where that takes longer than ``seconds``."""
    command = [sys.executable, "-m", __name__, json.dumps(question)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=seconds, check=False)  # noqa: S603  # ourselves
    except subprocess.TimeoutExpired:
        return None
    if done.returncode:
        raise click.ClickException(f"the process that measured {question} failed: {done.stderr.strip()[-500:]}")
    row: Row = json.loads(done.stdout)
    return row


def answer(question: dict[str, Any]) -> Row:
    """The figures of a case."""
    from mtglayers.engine import Engine  # noqa: PLC0415  # only in the child
    from mtglayers_plugins.bench.building import building_case  # noqa: PLC0415  # as above
    from mtglayers_plugins.bench.depth import deep_case  # noqa: PLC0415  # as above

    engine, how = Engine(), How(question["seconds"], question["trace"])
    if question["part"] == "depth":
        return deep_case(engine, question["shape"], question["effects"], how)
    return building_case(engine, question["objects"], how)


if __name__ == "__main__":
    click.echo(json.dumps(answer(json.loads(sys.argv[1]))))
