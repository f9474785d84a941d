"""Over a Dask cluster, by the scheduler of ``distributed``."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from mtglayers.errors import InputError, MtgLayersError
from mtglayers_plugins.batch.window import Chunk, Lost, in_order
from mtglayers_plugins.batch.worker import Setup, answers

LINES: Final = 16
"""Lines of a chunk: a task of Dask costs some milliseconds of its own."""
PATIENCE: Final = 30.0
"""Seconds for the cluster, and then for its first worker, to be there."""


def over_dask(setup: Setup, chunks: Iterable[Chunk], address: str, patience: float = PATIENCE) -> Iterator[list[bytes]]:
    """The answers to each chunk, in order.

    Raises InputError: Dask is not installed, no cluster or worker answers there; MtgLayersError: a
    worker dies, or cannot answer at all.
    """
    try:
        import distributed  # noqa: PLC0415  # an extra, and slow to import
    except ImportError:
        raise InputError("--dask needs Dask: pip install 'mtglayers[dask]'") from None

    try:
        client = distributed.Client(address, timeout=patience, set_as_default=False)
    except (OSError, ValueError) as error:
        raise InputError(f"--dask {address}: no scheduler answers there: {error}") from None
    with client:
        try:
            client.wait_for_workers(1, timeout=patience)
        except TimeoutError:
            raise InputError(f"--dask {address}: the cluster has no worker") from None
        window = 4 * len(client.nthreads())

        def submit(chunk: Chunk) -> Any:
            return client.submit(answers, setup, chunk, pure=False)

        try:
            yield from in_order(submit, chunks, window, distributed.KilledWorker)
        except Lost as lost:
            raise MtgLayersError(f"the Dask workers that had some of {lost.lines} died") from None
        except ImportError as error:
            raise MtgLayersError(f"a Dask worker lacks mtglayers: {error}") from None
