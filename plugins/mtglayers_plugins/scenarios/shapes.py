"""What all models of a scenario file share: strictness, and errors that name the key and the nearest known one."""

import difflib
from collections.abc import Iterable
from typing import Annotated, Any, Final

from pydantic import BaseModel, BeforeValidator, ConfigDict, model_validator

MAX_NEAR: Final = 80
"""Longer words are not repeated whole in errors, and no near one is looked for."""


def near(word: str, known: Iterable[str]) -> str:
    """``; did you mean 'x'?`` when a known word is close, else nothing."""
    if len(word) > MAX_NEAR:
        return ""
    found = difflib.get_close_matches(word, list(known), 1, 0.7)
    return f"; did you mean {found[0]!r}?" if found else ""


class Shape(BaseModel):
    """A mapping of a scenario file: exact types, no key that is not known."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, populate_by_name=False)

    @model_validator(mode="before")
    @classmethod
    def _known_keys(cls, data: Any) -> Any:
        if isinstance(data, dict):
            known = [field.alias or name for name, field in cls.model_fields.items()]
            for key in data:
                if key not in known:
                    raise ValueError(f"unknown key {str(key)[:MAX_NEAR]!r}{near(str(key), known)}")
        return data


def _number_as_text(value: object) -> object:
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


PrintedNumber = Annotated[str, BeforeValidator(_number_as_text, json_schema_input_type=str | int)]
"""A printed power, toughness or loyalty: ``"1"``, ``"*"``, ``"1+*"``; a bare number will do."""
LayerName = Annotated[str, BeforeValidator(_number_as_text, json_schema_input_type=str | int)]
"""A layer by the ruleset's id: ``"4"``, ``"7b"``; a bare number will do."""
