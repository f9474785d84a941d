"""Whether an object "has flying": comparing a scenario's words with abilities and what they print."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mtglayers.abilities import Ability, Keyword
from mtglayers.errors import MtgLayersError
from mtglayers.vocabulary import sentences

if TYPE_CHECKING:
    from mtglayers.engine import Engine


class Words:
    """Compares words with abilities, as the engine's plugins read and print them."""

    def __init__(self, engine: "Engine") -> None:
        self.engine = engine
        self._keywords: dict[str, tuple[Ability, ...]] = {}

    def printed(self, abilities: Sequence[Ability], name: str) -> list[str]:
        """How the abilities of an object of that name print."""
        return [self.engine.render(ability, name) for ability in abilities]

    def has(self, abilities: Sequence[Ability], name: str, words: str) -> bool:
        """Whether one of the abilities is that keyword, or contains those words."""
        wanted = self._keyword(words)
        if wanted:
            return all(any(self._is(ability, name, one, words) for ability in abilities) for one in wanted)
        return any(contains(text, words, name) for text in self.printed(abilities, name))

    def matching(self, abilities: Sequence[Ability], name: str, expected: Sequence[str]) -> bool:
        """Whether the abilities are exactly the expected ones, each being met by one of its own."""
        fits = [[i for i, ability in enumerate(abilities) if self.has([ability], name, words)] for words in expected]
        taken: dict[int, int] = {}

        def place(which: int, tried: set[int]) -> bool:
            for i in fits[which]:
                if i not in tried:
                    tried.add(i)
                    if i not in taken or place(taken[i], tried):
                        taken[i] = which
                        return True
            return False

        return len(abilities) == len(expected) and all(place(which, set()) for which in range(len(expected)))

    def _is(self, ability: Ability, name: str, wanted: Ability, words: str) -> bool:
        if not isinstance(ability, Keyword):
            return False
        return wanted.covers(ability) or begins(self.engine.render(ability, name), words)

    def _keyword(self, words: str) -> tuple[Ability, ...]:
        """The keyword abilities that the words are, none when they are something else."""
        if words not in self._keywords:
            self._keywords[words] = self._read(words)
        return self._keywords[words]

    def _read(self, words: str) -> tuple[Ability, ...]:
        plain = words.casefold()
        if plain in self.engine.keywords or plain in _PLAIN_KEYWORDS:
            return (Keyword(plain),)
        try:
            found = self.engine.compile(words)
        except MtgLayersError:
            return ()
        return found if all(isinstance(ability, Keyword) for ability in found) else ()


_PLAIN_KEYWORDS: Final = frozenset(word.name for word in vars(sentences).values() if isinstance(word, Keyword))
"""The keywords without parameters that authors have words for; a plugin's are known to its engine."""
_ITSELF: Final = re.compile(
    r"\bthis (?:artifact|card|creature|enchantment|equipment|land|permanent|planeswalker|saga|spell|token|vehicle)\b|\bit\b|~"
)


def contains(text: str, words: str, name: str = "") -> bool:
    """Whether an ability's text holds the words, from the beginning of a word on, whatever the case.

    However an object speaks of itself is the same: by its ``name``, as "this creature", as "it".
    """
    text, words = (_itself(_plain(one), _plain(name)) for one in (text, words))
    return re.search(rf"(?<!\w){re.escape(words)}", text) is not None


def begins(text: str, words: str) -> bool:
    """Whether the text is the words, or goes on after them with another word."""
    return re.match(rf"{re.escape(_plain(words))}(?!\w)", _plain(text)) is not None


def _itself(text: str, name: str) -> str:
    if name:
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "~", text)
    return _ITSELF.sub("~", text)


def _plain(text: str) -> str:
    return " ".join(text.replace("\u2019", "'").casefold().split())
