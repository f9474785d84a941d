"""Break a copy of the engine by one edit after the other, and say which tests notice: ``python -m tests.mutations``.

Asked are random boards against the oracle (a tenth as many under each older edition), the scenarios
of ``tests/scenarios``, and the unit tests of the core and of the oracle, among them a fixed run of the games that
change (``tests/core/test_changes_machine.py``): they alone have a memory. It fails (exit 1) when an edit survives, and when the text that
an edit is about is not in the file any more.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tests.mutations.edits import EDITS, Edit

ROOT = Path(__file__).parent.parent.parent
COPIED = ("core", "plugins", "card_sets", "tests", "pyproject.toml")
SCENARIOS = ("peer-boards", "rules-examples", "seeds-m10")
CHANGES = "6000"
"""How many changes the games that change see, where MTGLAYERS_CHANGES does not say; the same ones for each edit."""
NAMED = 2
"""Up to so many unit tests that fail are named."""
TIME = 900
"""Seconds for one stage; an engine that does not end is noticed too."""


@dataclass(frozen=True)
class Result:
    """What noticed an edit."""

    edit: Edit
    boards: str
    scenarios: str
    units: str
    noticed: bool

    @property
    def line(self) -> str:
        number = f"{self.edit.study}." if self.edit.study else "-"
        verdict = "" if self.noticed else "  SURVIVED"
        return f"| {number} | {self.edit.what} | {self.boards} | {self.scenarios} | {self.units} |{verdict}"


def say(text: str) -> None:
    print(text, flush=True)  # noqa: T201  # the table is for people to read


def stale(edit: Edit, folder: Path = ROOT) -> str:
    """Why the edit cannot be made, or nothing."""
    for file, old, _ in edit.places:
        count = (folder / file).read_text().count(old)
        if count != 1:
            return f"stale: {file} has {count} times {old!r} ({edit.what})"
    return ""


def copy(base: Path, folder: Path) -> None:
    for name in COPIED:
        source = base / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__", ".hypothesis"))
        else:
            shutil.copy(source, folder / name)


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str] | None:
    """A Python process that uses the copy; None when it does not end."""
    roots = os.pathsep.join(str(folder / name) for name in ("core", "plugins", "card_sets"))
    environment = os.environ | {"PYTHONPATH": roots, "PYTHONDONTWRITEBYTECODE": "1", "HYPOTHESIS_PROFILE": "mutations"}
    environment.setdefault("MTGLAYERS_CHANGES", CHANGES)
    try:
        return subprocess.run(  # noqa: S603  # our own modules
            [sys.executable, *arguments],
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            timeout=TIME,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return None


def passing(folder: Path) -> set[str] | None:
    """The scenarios that pass; None when the engine cannot even be asked."""
    files = [str(folder / "tests/scenarios" / f"{name}.yaml") for name in SCENARIOS]
    done = run(folder, "-m", "tests.mutations.scenarios", *files)
    return set(json.loads(done.stdout)) if done is not None and done.returncode == 0 else None


def failing(folder: Path) -> set[str]:
    """The unit tests that fail."""
    tests = ("tests/core", "tests/oracle/test_oracle.py", "tests/oracle/test_traps.py")
    done = run(folder, "-m", "pytest", "-q", "-rfE", "-p", "no:cacheprovider", *tests)
    if done is None:
        return {"they do not end"}
    lines = {line.split(" - ")[0] for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))}
    return lines if done.returncode in (0, 1) or lines else {done.stdout + done.stderr}


def told(units: set[str]) -> str:
    """How many unit tests fail; which, where they are few."""
    names = ", ".join(sorted(unit.split("::")[-1].partition("\n")[0] for unit in units))
    return f"{len(units)}: {names}" if 0 < len(units) <= NAMED else str(len(units))


def attempt(edit: Edit, base: Path, known: Path, total: int, pass_now: set[str], failing_now: set[str]) -> Result:
    """Make the edit in a copy and ask the tests."""
    with tempfile.TemporaryDirectory(prefix="mtglayers-broken-") as copied:
        folder = Path(copied)
        copy(base, folder)
        for name, old, new in edit.places:
            file = folder / name
            file.write_text(file.read_text().replace(old, new))

        done = run(folder, "-m", "tests.mutations.boards", "count", str(known))
        differing = int(done.stdout) if done is not None and done.returncode == 0 else total
        passed = passing(folder)
        lost = len(pass_now - passed) if passed is not None else len(pass_now)
        units = failing(folder) - failing_now
        result = Result(
            edit, f"{differing} of {total}", f"{lost} of {len(pass_now)}", told(units), bool(differing or lost or units)
        )
        say(result.line)
        return result


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutations", description="Break the engine; do the tests notice?"
    )
    parser.add_argument("--boards", type=int, default=3000, help="random boards under the current rules (3000)")
    parser.add_argument(
        "--only", action="append", default=[], help="only edits with these words in what they break (may be repeated)"
    )
    parser.add_argument("--at-once", type=int, default=os.cpu_count() or 1, help="how many at a time")
    options = parser.parse_args()
    edits = [edit for edit in EDITS if not options.only or any(words in edit.what for words in options.only)]
    with tempfile.TemporaryDirectory(prefix="mtglayers-whole-") as name:
        base, file = Path(name), Path(name) / "answers"
        copy(ROOT, base)
        if problems := [problem for edit in EDITS if (problem := stale(edit, base))]:
            say("\n".join(problems))
            return 1
        written = run(base, "-m", "tests.mutations.boards", "write", str(file), str(options.boards))
        pass_now = passing(base)
        if written is None or written.returncode or pass_now is None:
            say(f"the tests cannot be run as it is: {written.stderr if written else ''}")
            return 1
        failing_now = failing(base)
        total, left_out = map(int, written.stdout.split())
        if left_out or failing_now:
            say(
                "\n".join(
                    [
                        f"as it is, {left_out} boards differ and {len(failing_now)} unit tests fail: left out",
                        *failing_now,
                    ]
                )
            )
        say(
            "| | broken on purpose | random boards that differ | scenarios that fail | unit tests that fail |\n|---|---|---|---|---|"
        )
        with ThreadPoolExecutor(options.at_once) as pool:
            results = list(pool.map(lambda edit: attempt(edit, base, file, total, pass_now, failing_now), edits))
    survived = [result for result in results if not result.noticed]
    say(f"{len(results) - len(survived)} of {len(results)} noticed")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
