"""A time limit for one request, where the system has a timer."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class TooSlow(BaseException):
    """The time is over. No ordinary exception, so that nothing on the way takes it for its own."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raises TooSlow when what is done inside takes longer; elsewhere than in a main thread there is no limit."""
    if seconds <= 0 or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(number: int, frame: FrameType | None) -> None:
    raise TooSlow
