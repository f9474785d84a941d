"""The example clients in other languages, run where their runtimes are."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
SERVER = str(Path(sys.executable).with_name("mtglayers"))
SAID = """\
humility: 4/4, Enchantment Creature, in battlefield
opalescence: no creature, Enchantment, in battlefield
Humility leaves; what changed:
humility: no creature, Enchantment, in graveyard
-32001: there is no card 'Humilty'; did you mean Humility or Humble?
"""


def runtime(name: str, least: int) -> str:
    """The path of a runtime of at least that version; without one the test is skipped, and says so."""
    path = shutil.which(name)
    if path is None:
        pytest.skip(f"there is no {name} here")
    said = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=60, check=False).stdout  # noqa: S603  # a runtime
    found = re.search(r"\d+", said)
    if found is None or int(found[0]) < least:
        pytest.skip(f"{name} {least} or later is needed, here is {said.strip()[:40]!r}")
    return path


@pytest.mark.parametrize(("name", "least", "file"), [("java", 17, "Client.java"), ("node", 18, "client.mjs")])
def test_a_client_opens_a_game_changes_it_and_sees_what_changed(name: str, least: int, file: str) -> None:
    done = subprocess.run(  # noqa: S603  # our own example
        [runtime(name, least), str(EXAMPLES / file), SERVER], capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, SAID, "")


@pytest.mark.parametrize(("file", "only"), [("Client.java", r"import (?!java\.)"), ("client.mjs", r'from "(?!node:)')])
def test_it_needs_nothing_but_its_runtime(file: str, only: str) -> None:
    assert re.search(only, (EXAMPLES / file).read_text()) is None


def test_without_a_server_the_client_says_so() -> None:
    done = subprocess.run(  # noqa: S603  # our own example
        [runtime("node", 18), str(EXAMPLES / "client.mjs"), "/nowhere/mtglayers"], capture_output=True, text=True,
        timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode != 0
    assert "ENOENT" in done.stderr
