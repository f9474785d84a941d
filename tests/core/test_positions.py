"""Positions, and the hook that reads them."""

import pytest

from mtglayers.engine import Engine
from mtglayers.errors import InputError
from mtglayers.hooks import hookimpl
from mtglayers.objects import PlayerState, State
from mtglayers.positions import Position

STATE = State(players=[PlayerState(name="A")])


class Reads:
    """A plugin that reads texts which begin with a word."""

    def __init__(self, word: str) -> None:
        self.word = word

    @hookimpl
    def mtglayers_read_position(self, text: str, name: str, engine: Engine) -> Position | None:
        return Position(STATE, (f"{name} by {self.word}",)) if text.startswith(self.word) else None


def test_the_plugin_whose_format_it_is_reads_it() -> None:
    engine = Engine([Reads("one"), Reads("two")], installed=False)
    assert engine.read_position("two, three", "file").left_out == ("file by two",)
    assert engine.read_position("one").left_out == (" by one",)


def test_what_no_plugin_knows_is_an_error_that_names_the_file() -> None:
    engine = Engine([Reads("one")], installed=False)
    with pytest.raises(InputError, match=r"^file: no plugin here knows this format$"):
        engine.read_position("two", "file")
    with pytest.raises(InputError, match=r"^position: no plugin"):
        Engine(installed=False).read_position("one")


def test_a_position_says_nothing_more_than_it_must() -> None:
    assert (Position(STATE).left_out, dict(Position(STATE).believed)) == ((), {})
