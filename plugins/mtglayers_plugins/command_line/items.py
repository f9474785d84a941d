"""The items of ``mtglayers show``: a card's name, with details in brackets."""

import re
from collections.abc import Iterator
from typing import Any, Final

from mtglayers.errors import InputError
from mtglayers_plugins.scenarios.shapes import near
from mtglayers_plugins.scenarios.steps import CHOICES

_ITEM: Final = re.compile(r"\s*(?P<name>[^\[\]]+?)\s*(?:\[(?P<details>.*)\])?\s*", re.DOTALL)
_PART: Final = re.compile(
    r"""\s*(?P<key>[^=,"']+?)\s*(?:=\s*(?:"(?P<quoted>[^"]*)"|(?P<plain>[^,"]*?)))?\s*(?:,|$)""",
)
_FLAGS: Final = frozenset({"token", "face_down", "tapped", "attacking", "transformed", "kicked"})
_NUMBERS: Final = frozenset({"n", "x", "level", "class_level"})
_TEXTS: Final = frozenset({"as", "by", "owner", "zone", "attached_to", "copying"})
_LISTS: Final = frozenset({"targets", "modes", "counters"})
KEYS: Final = (*sorted(_FLAGS | _NUMBERS | _TEXTS | _LISTS), *CHOICES)


def read_item(text: str) -> tuple[str, dict[str, Any]]:
    """The name and the details of ``Conspiracy[creature_type=Goblin, by=B, tapped]``.

    Raises InputError that names the item and the detail. Details are those of a scenario's ``put``
    and ``cast``; others are choices. A value with a comma stands in double quotes; several targets
    or counters are divided by semicolons: ``counters=+1/+1:2;flying``.
    """
    found = _ITEM.fullmatch(text)
    if not found:
        raise InputError(f"{text!r} is not a card's name with details, like 'Conspiracy[creature_type=Goblin,by=B]'")
    details: dict[str, Any] = {}
    for key, value in _parts(found["details"] or "", text):
        if key in _FLAGS:
            details[key] = _flag(key, value, text)
        elif key in _NUMBERS:
            details[key] = _number(key, value, text)
        elif key == "counters":
            details[key] = _counters(value, text)
        elif key == "modes":
            details[key] = [_number(key, one, text) for one in _list(value)]
        elif key == "targets":
            details[key] = _list(value)
        elif key in _TEXTS:
            details[key] = value
        elif key not in CHOICES and (hint := near(key, KEYS)):
            raise InputError(f"{text!r}: unknown detail {key!r}{hint}")
        else:
            choice: str | int = int(value) if re.fullmatch(r"\d{1,9}", value) else value
            details.setdefault("choose", {})[key] = choice
    return found["name"], details


def _parts(details: str, item: str) -> Iterator[tuple[str, str]]:
    at = 0
    while at < len(details):
        found = _PART.match(details, at)
        if not found or found.end() == at:
            raise InputError(f"{item!r}: {details[at:]!r} is not a detail, like tapped or by=B")
        quoted, plain = found["quoted"], found["plain"]
        yield found["key"], quoted if quoted is not None else plain if plain is not None else ""
        at = found.end()


def _flag(key: str, value: str, item: str) -> bool:
    if value not in ("", "true", "false", "yes", "no"):
        raise InputError(f"{item!r}: {key} is true or false, not {value!r}")
    return value not in ("false", "no")


def _number(key: str, value: str, item: str) -> int:
    if not re.fullmatch(r"\d{1,9}", value):
        raise InputError(f"{item!r}: {key} is a number, not {value!r}")
    return int(value)


def _list(value: str) -> list[str]:
    return [one.strip() for one in value.split(";") if one.strip()]


def _counters(value: str, item: str) -> dict[str, int]:
    counters: dict[str, int] = {}
    for one in _list(value):
        kind, _, number = one.partition(":")
        counters[kind.strip()] = _number("counters", number.strip() or "1", item)
    return counters
