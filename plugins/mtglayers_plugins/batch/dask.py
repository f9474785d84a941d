"""Over a Dask cluster, by the scheduler of ``distributed``."""

import logging
from collections.abc import Generator, Iterable
from concurrent.futures import CancelledError
from typing import Any, Final

from mtglayers.errors import InputError, MtgLayersError
from mtglayers_plugins.batch.window import Chunk, Lost, in_order
from mtglayers_plugins.batch.worker import Setup, answers

LINES: Final = 16
"""Lines of a chunk: a task of Dask costs some milliseconds of its own."""
PATIENCE: Final = 30.0
"""Seconds for the cluster, and then for its first worker, to be there."""


def over_dask(
    setup: Setup, chunks: Iterable[Chunk], address: str, patience: float = PATIENCE
) -> Generator[list[bytes], None, None]:
    """The answers to each chunk, in order.

    Raises InputError: Dask is not installed, no cluster or worker answers there; MtgLayersError: a
    worker dies, or cannot answer at all.
    """
    try:
        import distributed  # noqa: PLC0415  # an extra, and slow to import
    except ImportError:
        raise InputError("--dask needs Dask: pip install 'mtglayers[dask]'") from None
    logging.getLogger("distributed.client").setLevel(
        logging.CRITICAL
    )  # it would print tracebacks; we say what is wrong
    connect: Any = distributed.Client  # most of it has no types
    try:
        client = connect(address, timeout=patience, set_as_default=False)
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
            yield from in_order(submit, chunks, window, (distributed.KilledWorker, CancelledError, OSError))
        except Lost as lost:
            raise MtgLayersError(
                f"the Dask cluster was lost, or workers died, while {lost.lines} were at work"
            ) from None
        except ImportError as error:
            raise MtgLayersError(f"a Dask worker lacks mtglayers: {error}") from None
