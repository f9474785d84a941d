"""JSON from outside, checked before it is used."""

import json
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mtglayers.errors import InputError
from mtglayers_plugins.command_line.json_text import depth, parse_json


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "1: not JSON"),
        ('{\n"a" 1}', "2: not JSON"),
        ('{"a": {"b": 1, "b": 2}}', "the key 'b' stands twice in one object"),
        ("[NaN]", "NaN is no JSON number"),
        ("[-Infinity]", "-Infinity is no JSON number"),
        ("[[[[1]]]]", "nested more than 3 deep"),
        ("1" * 5_000, "4300"),
    ],
)
def test_what_is_refused(text: str, message: str) -> None:
    with pytest.raises(InputError, match=r"^[^\n]+$") as error:
        parse_json(text, 3)
    assert message in str(error.value)


@given(st.recursive(st.none() | st.integers() | st.text(), lambda one: st.lists(one) | st.dictionaries(st.text(), one)))
def test_what_is_json_is_read(data: object) -> None:
    assert parse_json(json.dumps(data), 10_000) == data


@pytest.mark.parametrize(
    ("text", "deep"),
    [("[]", 1), ('{"a": [{}]}', 3), ('"[[[["', 0), (r'"\"[[["', 0), ('["]"', 1), ("]]][", 0), ('"\\', 0)],
)
def test_brackets_in_strings_do_not_count(text: str, deep: int) -> None:
    assert depth(text, 100) == deep


@pytest.mark.parametrize("text", ['"\\' * 500_000, '\\"' * 500_000, '"' + "\\" * 1_000_001, "[" * 1_000_000])
def test_no_text_takes_long(text: str) -> None:
    """A string without an end is looked at once; otherwise each of these would take hours."""
    started = time.monotonic()
    depth(text, 100)
    assert time.monotonic() - started < 30
