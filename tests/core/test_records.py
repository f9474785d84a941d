"""Lists and mappings that nobody edits; what is in records is tried in ``test_objects``."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import pytest
from pydantic import BaseModel, ConfigDict, ValidationError

from mtglayers.records import NOTHING, InTuple


class Model(BaseModel):
    model_config = ConfigDict(strict=True)

    names: Annotated[Sequence[str], InTuple(least=1, most=2)]
    numbers: Mapping[str, int] = NOTHING


@pytest.mark.parametrize("given", [["a", "b"], ("a", "b")])
def test_any_sequence_is_kept_as_a_tuple(given: Sequence[str]) -> None:
    assert Model(names=given).names == ("a", "b")


def test_json_is_a_list() -> None:
    made = Model.model_validate_json('{"names": ["a"]}')
    assert made.names == ("a",)
    assert made.model_dump_json() == '{"names":["a"],"numbers":{}}'


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ([], "List should have at least 1 item"),
        (["a", "b", "c"], "List should have at most 2 items"),
        ([1], "valid string"),
        ("ab", "valid list"),
    ],
)
def test_what_is_refused(given: Any, message: str) -> None:
    with pytest.raises(ValidationError, match=message):
        Model(names=given)


def test_the_schema_is_that_of_a_list() -> None:
    schema = Model.model_json_schema()["properties"]
    assert schema["names"] == {
        "items": {"type": "string"}, "maxItems": 2, "minItems": 1, "title": "Names", "type": "array",
    }  # fmt: skip
    assert schema["numbers"]["default"] == {}


def test_nothing_is_shared() -> None:
    assert Model(names=["a"]).numbers is Model(names=["b"]).numbers is NOTHING
