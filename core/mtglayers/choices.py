"""Choices as they are kept: what was chosen, and how a choice is spelled (607.2d)."""

from typing import Any, Final

COLOR_WORDS: Final = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}


def as_choice(what: str, value: Any) -> tuple[str, str]:
    """A choice as it is kept: ``creature_type: goblin`` is ("creature type", "Goblin"), ``color: blue`` is ("color", "U")."""
    kind = what.replace("_", " ")
    text = str(value)
    if kind == "color":
        return kind, COLOR_WORDS.get(text.casefold(), text.upper() if len(text) == 1 else text)
    if kind in ("creature type", "land type", "basic land type", "card type"):
        return kind, text[:1].upper() + text[1:]
    return kind, text
