"""A new set, written by the command, is installed into a fresh environment, and passes its own tests, mypy and the check."""

import json
import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

Run = Callable[..., str]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, as the command writes it."""
    folder = tmp_path_factory.mktemp("author") / "goblin-uprising"
    command = [
        sys.executable,
        "-m",
        "mtglayers_plugins",
        "new-set",
        "Goblin Uprising",
        "--into",
        str(folder),
    ]
    ran(command, folder.parent)
    return folder


@pytest.fixture(scope="module")
def run(project: Path) -> Run:
    """Runs a module's command in a fresh environment in which the package is installed.

    The environment sees what is installed here by a path, so that nothing need be downloaded.
    """
    environment = project.parent / "fresh"
    ran([sys.executable, "-m", "venv", "--without-pip", str(environment)], project)
    python = environment / ("Scripts" if os.name == "nt" else "bin") / "python"
    packages = Path(ran([str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], project).strip())
    here = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    (packages / "here.pth").write_text("".join(f"import site; site.addsitedir({folder!r})\n" for folder in here))
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check", "install", "-q"]
    ran([*pip, "--no-deps", "--no-build-isolation", "-e", "."], project)

    def run(*command: str) -> str:
        return ran([str(python), "-m", *command], project)

    return run


def ran(command: list[str], folder: Path) -> str:
    environment = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PYTEST_ADDOPTS")}
    done = subprocess.run(  # noqa: S603  # our own commands
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.skipif(find_spec("hatchling") is None, reason="hatchling builds the package")
class TestInstalled:
    """What is true of the package once it is installed."""

    def test_its_tests_pass(self, run: Run) -> None:
        assert "6 passed" in run("pytest", "-q", "-p", "no:cacheprovider")

    @pytest.mark.skipif(find_spec("mypy") is None, reason="mypy is not installed")
    def test_its_types_are_strict(self, run: Run, project: Path) -> None:
        assert "strict = true" in (project / "pyproject.toml").read_text()
        assert "Success: no issues found in 3 source files" in run("mypy")

    def test_the_check_finds_nothing_wrong(self, run: Run) -> None:
        report = json.loads(run("mtglayers_plugins", "plugins", "check", "goblin_uprising", "--boards", "50", "--json"))
        assert report["good"], report

    def test_its_interactions_are_found(self, run: Run) -> None:
        found = json.loads(
            run("mtglayers_plugins", "interactions", "goblin_uprising", "--with", "goblin_uprising", "--json")
        )
        assert [(f["kind"], f["layer"]) for f in found["findings"]] == [("loop", "5")]
