"""The pages for users are run: ``python -m tests.docs.pages`` writes the output of their blocks anew.

In a page, a ``console`` block has commands after ``$ `` and their output; a ``python`` block is run as it
stands, or as an interactive session where it has ``>>>``; blocks of one page share a folder and their names.
``<!-- file: NAME -->`` before a block writes the block to that file instead. A line ``...`` in an output
stands for any lines; a command without output is run, and its output is not looked at.
"""

import doctest
import os
import re
import shutil
import subprocess
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "docs/judges.md", "docs/engines.md", "docs/sets.md", "card_sets/README.md", "plugins/README.md")
SIGNATURE = re.compile(r"def \w+\(.*\) -> .*: \.\.\.\n")
BLOCK = re.compile(r"(?:<!-- file: (\S+) -->\n+)?^```(\w+)\n(.*?)^```$", re.M | re.S)
NOT_RUN = ("pip install", "git clone", "cd ", ".ci/run", "tox", "python tests/entry_points.py", "pytest")
"""What installs, or runs all tests, is not run here; ``.ci/run`` does both."""


@dataclass
class Block:
    """One block of a page."""

    page: str
    line: int
    language: str
    text: str
    file: str | None
    span: tuple[int, int]


def blocks(page: str) -> list[Block]:
    """The blocks of a page, in order."""
    text = (ROOT / page).read_text()
    return [
        Block(page, text.count("\n", 0, found.start(3)), found[2], found[3], found[1], found.span(3))
        for found in BLOCK.finditer(text)
    ]


def commands(text: str) -> Iterator[tuple[str, str]]:
    """Each command of a console block, with its output."""
    for part in re.split(r"^\$ ", text, flags=re.M)[1:]:
        command, _, output = part.partition("\n")
        yield command, output


class Place:
    """A folder in which the blocks of one page are run, one after the other."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names: dict[str, object] = {"__name__": "page"}
        for link in ("tests", "docs"):
            (folder / link).symlink_to(ROOT / link)

    def run_command(self, command: str) -> str | None:
        """What the command prints; None for one that is not run here."""
        runs = [part for part in command.split(" && ") if not part.startswith(NOT_RUN)]
        if not runs:
            return None
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        environment = os.environ | {"PATH": path, "COLUMNS": "100", "NO_COLOR": "1", "PYTHONWARNINGS": "error"}
        done = subprocess.run(  # noqa: S602  # the commands of our own pages
            " && ".join(runs), shell=True, cwd=self.folder, env=environment, text=True, check=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        return done.stdout.replace(f"{self.folder}{os.sep}", "")

    def run(self, block: Block) -> str:
        """The text of the block with the output that came. Raises what a Python block raises."""
        if block.file is not None:
            path = self.folder / block.file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text)
        elif block.language == "console":
            return "".join(self._console(block.text))
        elif block.language == "python" and not SIGNATURE.fullmatch(block.text):
            return self._python(block)
        return block.text

    def _console(self, text: str) -> Iterator[str]:
        for command, shown in commands(text):
            output = self.run_command(command)
            kept = output is None or not shown or same(shown, output)
            yield f"$ {command}\n{shown if kept or output is None else tidy(output)}"

    def _python(self, block: Block) -> str:
        with in_folder(self.folder):
            if ">>> " not in block.text:
                exec(compile(block.text, f"{block.page}:{block.line}", "exec"), self.names)  # noqa: S102  # our own pages
                return block.text
            test = doctest.DocTestParser().get_doctest(block.text, self.names, block.page, block.page, block.line)
            runner = Rewriting(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE, verbose=False)
            runner.run(test, out=lambda _: None, clear_globs=False)
            self.names.update(test.globs)
            return runner.rewritten(block.text)


class Rewriting(doctest.DocTestRunner):
    """Runs a session, and writes it anew with what came."""

    def __init__(self, *, optionflags: int, verbose: bool) -> None:
        super().__init__(optionflags=optionflags, verbose=verbose)
        self.came: list[tuple[str, str]] = []

    def report_failure(self, out: object, test: doctest.DocTest, example: doctest.Example, got: str) -> None:
        """What came was something else."""
        self.came.append((example.want, got))

    def report_unexpected_exception(
        self, out: object, test: doctest.DocTest, example: doctest.Example, exc_info: tuple[Any, Any, Any]
    ) -> None:
        """An exception came."""
        last = traceback.format_exception_only(*exc_info[:2])[-1]
        self.came.append((example.want, f"Traceback (most recent call last):\n{last}"))

    def rewritten(self, text: str) -> str:
        """The session with what came in the place of what was expected."""
        for want, got in self.came:
            text = text.replace(want, got, 1) if want else f"{text}\n{got}"
        return text


@contextmanager
def in_folder(folder: Path) -> Iterator[None]:
    """In that folder, with its modules; they are forgotten afterwards."""
    here, path, modules = Path.cwd(), list(sys.path), set(sys.modules)
    os.chdir(folder)
    sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        os.chdir(here)
        sys.path[:] = path
        for name in set(sys.modules) - modules:
            if str(getattr(sys.modules[name], "__file__", "")).startswith(str(folder)):
                del sys.modules[name]


def same(shown: str, output: str) -> bool:
    """Whether an output is as shown; a line ``...`` stands for any lines."""
    parts = [re.escape(part) for part in re.split(r"^\.\.\.\n", tidy(shown), flags=re.M)]
    return re.fullmatch(r"(?s:.*)".join(parts), tidy(output)) is not None


def tidy(text: str) -> str:
    """Without spaces at the ends of lines and empty lines at the end."""
    lines = "\n".join(line.rstrip() for line in text.splitlines()).strip("\n")
    return f"{lines}\n" if lines else ""


def main() -> None:
    """Write the outputs of all blocks anew. Look at what changed before you keep it."""
    for page in PAGES:
        text = (ROOT / page).read_text()
        with TemporaryDirectory() as folder:
            place = Place(Path(folder))
            for block in blocks(page):
                came = place.run(block)
                text = text.replace(block.text, came, 1)
        (ROOT / page).write_text(text)


if __name__ == "__main__":
    if shutil.which("mtglayers", path=str(Path(sys.executable).parent)) is None:
        sys.exit("install mtglayers beside this Python first")
    main()
