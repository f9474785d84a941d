"""The language of the circus: sentences that only it reads, abilities that only it prints, names that only it knows."""

from collections.abc import Iterable

from mtglayers import hookimpl
from mtglayers.abilities import Ability, Keyword
from mtglayers.vocabulary import creatures, get, static
from mtglayers.words import Words

requires = ("circus", "english", "rules_text")


@hookimpl
def mtglayers_compile(
    text: str, name: str, types: frozenset[str], static: bool | None, words: Words
) -> tuple[Ability, ...] | None:
    """One sentence; the rest is left to others."""
    return APPLAUSE if text == "Applause!" and "tightrope" in words.keywords else None


APPLAUSE = (static(creatures, get(+2, +2)),)


@hookimpl
def mtglayers_render(ability: Ability, name: str) -> str | None:
    """One ability; the rest is left to others."""
    if isinstance(ability, Keyword) and ability.name == "tightrope":
        return f"on a rope {ability.number} feet up"
    return None


@hookimpl
def mtglayers_names() -> Iterable[tuple[str, str]]:
    """What the posters say."""
    return [("Circus Master", "Zirkusdirektor")]
