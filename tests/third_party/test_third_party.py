"""A distribution that is not ours, installed beside ours: its own tests pass, and ours do with it as they do without it."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
OURS = (
    "tests/core/test_engine.py",
    "tests/core/test_hooks.py",
    "tests/core/test_plugins.py",
    "tests/house/test_kinds.py",
    "tests/plugins/command_line",
    "tests/plugins/scenarios",
    "tests/scenarios",
)
"""What is run of ours beside it; ``MTGLAYERS_THIRD_PARTY=all`` runs everything."""
PAGES = ("--deselect", "tests/docs/test_pages.py::test_a_page_does_what_it_says")
"""Pages show what there is where nothing else is installed."""
QUIET = ("-p", "no:cacheprovider", "--continue-on-collection-errors")

pytestmark = pytest.mark.skipif(
    find_spec("hatchling") is None or "MTGLAYERS_BESIDE_A_THIRD_PARTY" in os.environ,
    reason="hatchling builds it, and once is enough",
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the distribution is installed."""
    folder = tmp_path_factory.mktemp("site")
    done = ran(
        "-m", "pip", "--disable-pip-version-check", "install", "-q", "--no-deps", "--no-build-isolation", "--target", folder,
        HERE / "circus", folder=HERE, site=None,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def ran(*arguments: object, folder: Path, site: Path | None) -> subprocess.CompletedProcess[str]:
    """Python with these arguments, with the distribution where there is one."""
    environment = os.environ | {"MTGLAYERS_BESIDE_A_THIRD_PARTY": "1"}
    environment.pop("PYTEST_ADDOPTS", None)
    paths = [str(site) if site is not None else "", environment.get("PYTHONPATH", "")]
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    command = [sys.executable, *map(str, arguments)]
    return subprocess.run(  # noqa: S603  # our own commands
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )


def test_its_own_tests_pass(site: Path) -> None:
    done = ran("-m", "pytest", "-q", "-p", "no:cacheprovider", folder=HERE / "circus", site=site)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "16 passed" in done.stdout


def test_without_it_there_is_nothing_of_it() -> None:
    done = ran("-m", "mtglayers_plugins", "plugins", "list", "--json", folder=HERE, site=None)
    assert done.returncode == 0, done.stderr
    assert "circus" not in done.stdout


def test_ours_pass_beside_it(site: Path) -> None:
    everything = os.environ.get("MTGLAYERS_THIRD_PARTY") == "all"
    done, alone = (
        ran("-m", "pytest", "-q", *QUIET, *(PAGES if everything else OURS), folder=ROOT, site=where)
        for where in (site, None)
    )
    assert "passed" in done.stdout, done.stdout
    assert failures(done.stdout) == failures(alone.stdout), done.stdout


def failures(said: str) -> set[str]:
    """The tests that failed; which ones may do so is not for this test to say."""
    return {line.split(" - ")[0] for line in said.splitlines() if line.startswith(("FAILED", "ERROR"))}
