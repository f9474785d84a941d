"""JSON from outside, checked before it is used: not too deep, no key twice, no NaN."""

import json
import re
from typing import Any, Final

from mtglayers.errors import InputError

MAX_DEPTH: Final = 200
_BRACKET_OR_STRING: Final = re.compile(r'[\[\]{}]|"(?:[^"\\]|\\.)*\\?(?:"|\Z)', re.DOTALL)
"""A string without an end is taken to the end of the text, so that the text is read once."""


def parse_json(text: str, most: int = MAX_DEPTH) -> Any:
    """The data of a JSON text. Raises InputError: nested too deep, a key that stands twice, no JSON."""
    if depth(text, most) > most:
        raise InputError(f"nested more than {most} deep")
    try:
        return json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise InputError(f"{error.lineno}: not JSON: {error.msg}") from None
    except ValueError as error:
        raise InputError(f"{error}") from None


def depth(text: str, most: int) -> int:
    """How deep the brackets of a JSON text are nested, those inside strings aside; stops soon after ``most``."""
    now = deepest = 0
    for bracket in _BRACKET_OR_STRING.finditer(text):
        sign = bracket[0]
        if sign in "[{":
            now += 1
            deepest = max(deepest, now)
            if deepest > most:
                break
        elif sign in "]}":
            now -= 1
    return deepest


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        keys = [key for key, _ in pairs]
        seen: set[str] = set()
        twice = next(key for key in keys if key in seen or seen.add(key))  # type: ignore[func-returns-value]  # add answers None
        raise ValueError(f"the key {twice[:80]!r} stands twice in one object")
    return made


def _no_number(word: str) -> float:
    raise ValueError(f"{word} is no JSON number")
