"""Lines in, chunks out, each of bounded size."""

from io import BytesIO

from mtglayers_plugins.batch.lines import Line, chunks_of, read_lines


def read(text: bytes, most: int = 10) -> list[Line]:
    return list(read_lines(BytesIO(text), most))


def test_blank_lines_count_and_are_left_out() -> None:
    assert [(line.number, line.text) for line in read(b"a\n\n  \nb")] == [(1, b"a\n"), (4, b"b")]


def test_of_a_line_that_is_too_long_only_the_digest_is_kept() -> None:
    long = b"x" * 200_000
    one, two = read(long + b"\nb\n")
    assert (one.number, one.text, two.number, two.text) == (1, None, 2, b"b\n")
    assert one.digest == read(long, most=300_000)[0].digest != read(long + b"x")[0].digest


def test_the_longest_line_that_is_read() -> None:
    assert [line.text for line in read(b"0123456789\n0123456789a\n0123456789")] == [
        b"0123456789\n",
        None,
        b"0123456789",
    ]


def test_an_end_of_line_at_the_end_of_the_file_changes_no_digest() -> None:
    assert read(b"a")[0].digest == read(b"a\n")[0].digest


def test_chunks_end_after_some_lines_or_bytes() -> None:
    lines = [Line(number, b"x" * size, "") for number, size in enumerate([1, 1, 1, 300_000, 1], 1)]
    assert [[line.number for line in chunk] for chunk in chunks_of(lines, 2)] == [[1, 2], [3, 4], [5]]
