"""``mtglayers evaluate --batch --dask``: a cluster gives what the cores give."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.plugins.batch.conftest import board
from tests.plugins.command_line.conftest import Mtglayers, mtglayers

from mtglayers_plugins.batch import dask

__all__ = ["mtglayers"]

distributed: Any = pytest.importorskip("distributed")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None, protocol="tcp"
    ) as cluster:
        yield cluster.scheduler_address


def test_a_cluster_answers_as_the_cores_do(mtglayers: Mtglayers, file: Path, address: str) -> None:
    file.write_text("".join([*map(board, range(50)), "x\n"]))
    over_cluster = mtglayers("evaluate", "--batch", file, "--dask", address)
    over_cores = mtglayers("evaluate", "--batch", file, "--jobs", 1)
    assert over_cluster.err.endswith("51 boards, 1 with an error: line 51\n")
    assert (over_cluster.code, over_cluster.out) == (over_cores.code, over_cores.out)


def test_no_cluster_there(mtglayers: Mtglayers, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.write_text(board(1))
    monkeypatch.setattr(dask.over_dask, "__defaults__", (0.1,))
    assert (
        "no scheduler answers there" in mtglayers("evaluate", "--batch", file, "--dask", "tcp://127.0.0.1:1").only_line
    )
    assert "no scheduler answers there" in mtglayers("evaluate", "--batch", file, "--dask", "no://where").only_line


def test_no_dask(mtglayers: Mtglayers, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.write_text(board(1))
    monkeypatch.setitem(sys.modules, "distributed", None)
    ran = mtglayers("evaluate", "--batch", file, "--dask", "tcp://127.0.0.1:1")
    assert ran.only_line == "--dask needs Dask: pip install 'mtglayers[dask]'"
