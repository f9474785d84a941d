"""The time limit of one request."""

import signal
import threading
import time

import pytest
from tests.plugins.serving.conftest import client_with, put

from mtglayers.engine import Engine
from mtglayers_plugins.serving.patience import TooSlow, at_most

timer = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system has no timer for it")


@timer
def test_what_takes_too_long_is_stopped() -> None:
    before = signal.getsignal(signal.SIGALRM)
    with pytest.raises(TooSlow), at_most(0.02):
        time.sleep(5)
    assert not issubclass(TooSlow, Exception)
    assert signal.getsignal(signal.SIGALRM) is before


def test_what_is_quick_is_left_alone() -> None:
    with at_most(5):
        pass
    with at_most(0):
        time.sleep(0.01)


def test_elsewhere_there_is_no_limit() -> None:
    done: list[bool] = []

    def work() -> None:
        with at_most(0.001):
            time.sleep(0.02)
            done.append(True)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert done == [True]


@timer
def test_a_request_that_takes_too_long_is_an_error_and_the_game_goes_on(engine: Engine) -> None:
    client = client_with(engine, seconds=0.05)
    game = client.open(put("Grizzly Bears", id="b"))
    many = [put("Grizzly Bears") for _ in range(3_000)]
    assert client.error("apply", game=game, changes=many) == (-32010, "it took longer than 0.05 seconds")
    assert client.pt(game) == {"b": "2/2"}
