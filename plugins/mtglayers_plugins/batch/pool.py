"""Over the cores of this machine: a process pool."""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Final

from mtglayers.errors import MtgLayersError
from mtglayers_plugins.batch.window import Chunk, Future, Lost, in_order
from mtglayers_plugins.batch.worker import Setup, answers

LINES: Final = 4
"""Lines of a chunk: few, so that a short file of large boards has work for all cores."""
_MOST_ON_WINDOWS: Final = 61
"""As many processes as Windows can wait for."""


def cores() -> int:
    """The cores that this process may use."""
    count: Callable[[], int | None] | None = getattr(os, "process_cpu_count", None)  # since Python 3.13
    if count is not None:
        return count() or 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def over_cores(setup: Setup, chunks: Iterable[Chunk], jobs: int) -> Generator[list[bytes], None, None]:
    """The answers to each chunk, in order. Raises MtgLayersError when a worker dies, or cannot answer at all.

    Whatever ends it early ends its workers at once.
    """
    jobs = min(jobs, _MOST_ON_WINDOWS) if sys.platform == "win32" else jobs
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")  # a fork would copy the threads' locks, and differ by system
    pool = ProcessPoolExecutor(jobs, context, _begin)

    def submit(chunk: Chunk) -> Future:
        with _interrupts_wait():
            return pool.submit(answers, setup, chunk)

    try:
        yield from in_order(submit, chunks, 4 * jobs, BrokenProcessPool)
    except Lost as lost:
        raise MtgLayersError(
            f"a worker process died (killed, or out of memory) while {lost.lines} were at work;"
            " fewer --jobs need less memory"
        ) from None
    finally:
        with _interrupts_wait():
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
            pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """A worker begins. The main process alone hears Ctrl-C; what plugins print goes where no results go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Ctrl-C comes after this. A process that is started here does not hear it even while it begins."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
