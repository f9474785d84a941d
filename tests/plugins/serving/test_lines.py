"""Lines of bounded length."""

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mtglayers_plugins.serving.lines import read_lines, write_line


def test_lines_come_without_their_ends_and_empty_ones_not_at_all() -> None:
    assert list(read_lines(io.BytesIO(b"one\r\n\n  two \n\nlast"), 10)) == [b"one", b"two", b"last"]


def test_a_line_that_is_too_long_is_skipped_to_its_end() -> None:
    stream = io.BytesIO(b"x" * 200_000 + b"\nnext\n" + b"y" * 11 + b"\n" + b"z" * 10 + b"\n" + b"w" * 11)
    assert list(read_lines(stream, 10)) == [None, b"next", None, b"z" * 10, None]


@given(st.binary(max_size=300), st.integers(1, 20))
def test_nothing_longer_than_allowed_comes(data: bytes, most: int) -> None:
    assert all(line is None or 0 < len(line) <= most for line in read_lines(io.BytesIO(data), most))


def test_a_line_is_written_and_sent() -> None:
    stream = io.BytesIO()
    write_line(stream, b"{}")
    assert stream.getvalue() == b"{}\n"
    stream.close()
    with pytest.raises(ValueError, match="closed"):
        write_line(stream, b"{}")
