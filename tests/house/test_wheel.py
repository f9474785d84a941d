"""Installing adds the three packages of ours, and nothing with a generic name."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What is in a wheel built from the sources."""
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)  # noqa: S603  # our own command
    assert done.returncode == 0, done.stdout + done.stderr
    with zipfile.ZipFile(next(out.glob("*.whl"))) as wheel:
        return wheel.namelist()


def test_three_packages_and_nothing_else(names: list[str]) -> None:
    tops = {name.split("/")[0] for name in names}
    packages = {top for top in tops if not top.endswith(".dist-info")}
    assert packages == {"mtglayers", "mtglayers_plugins", "mtglayers_sets"}


def test_every_source_file_is_in_it(names: list[str]) -> None:
    roots = [ROOT / "core", ROOT / "plugins", ROOT / "card_sets"]
    sources = {str(path.relative_to(root)) for root in roots for path in root.rglob("*/*.py")}
    assert sources <= set(names)


def test_it_is_typed(names: list[str]) -> None:
    assert {f"{package}/py.typed" for package in ("mtglayers", "mtglayers_plugins", "mtglayers_sets")} <= set(names)


def test_data_files_are_in_it(names: list[str]) -> None:
    roots = [ROOT / "core", ROOT / "plugins", ROOT / "card_sets"]
    data = {
        str(path.relative_to(root))
        for root in roots
        for path in root.rglob("*")
        if path.is_file()
        and path.suffix not in (".py", ".pyc", ".md")
        and path.parent != root
        and not any(part.startswith(".") for part in path.relative_to(root).parts)
    }
    assert data <= set(names)
