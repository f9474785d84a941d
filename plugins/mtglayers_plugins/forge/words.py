"""Forge's words and ours: counters, colours, costs, tokens."""

import re
from typing import Final

from mtglayers.characteristics import COLORS
from mtglayers.errors import InputError

_KEYWORDS: Final = {"FIRSTSTRIKE": "first strike", "DOUBLESTRIKE": "double strike"}
_COLOR_NAMES: Final = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "colorless": "", "c": ""}
COLOR_WORDS: Final = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


def counter(name: str) -> str:
    """Our name of a counter: ``P1P1`` is +1/+1, ``CHARGE`` is charge."""
    found = re.fullmatch(r"([PM])(\d{1,3})([PM])(\d{1,3})", name.upper())
    if found:
        power, toughness = ("+" if sign == "P" else "-" for sign in (found[1], found[3]))
        return f"{power}{found[2]}/{toughness}{found[4]}"
    return _KEYWORDS.get(name.upper(), name.lower().replace("_", " "))


def forge_counter(name: str) -> str:
    """Forge's name of a counter."""
    found = re.fullmatch(r"([+-])(\d+)/([+-])(\d+)", name)
    if found:
        power, toughness = ("P" if sign == "+" else "M" for sign in (found[1], found[3]))
        return f"{power}{found[2]}{toughness}{found[4]}"
    back = {ours: theirs for theirs, ours in _KEYWORDS.items()}
    return back.get(name, name.upper().replace(" ", "_"))


def colors(text: str) -> str:
    """Letters of WUBRG: from letters, from words, from both divided by anything. Raises InputError."""
    found = set()
    for word in re.findall(r"[A-Za-z]+", text):
        if word.casefold() in _COLOR_NAMES:
            found.add(_COLOR_NAMES[word.casefold()])
        elif set(word.upper()) <= set(COLORS):
            found |= set(word.upper())
        else:
            raise InputError(f"{word[:40]!r} is no colour")
    return "".join(color for color in COLORS if color in found)


def cost(text: str) -> str:
    """A mana cost: ``2 W W`` is {2}{W}{W}, ``no cost`` is none."""
    if "{" in text or not text or text.casefold() == "no cost":
        return text if "{" in text else ""
    return "".join(
        f"{{{symbol if len(symbol) == 1 or symbol.isdigit() or '/' in symbol else '/'.join(symbol)}}}"
        for symbol in text.split()
    )


def forge_cost(text: str) -> str:
    """A mana cost in Forge's words."""
    return " ".join(re.findall(r"\{([^{}]+)\}", text)) or "no cost"


def number(text: str, what: str) -> int:
    """A number. Raises InputError that says of what."""
    if not re.fullmatch(r"-?\d{1,7}", text):
        raise InputError(f"{what}: {text[:40]!r} is no number")
    return int(text)
