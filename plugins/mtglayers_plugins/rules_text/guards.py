"""Faithful or abstain: what the compiler does not understand whole it refuses, and says which words."""

import re
from typing import Final

from mtglayers.amounts import Amount, Variable
from mtglayers.errors import Unsupported
from mtglayers.filters import Filter, Reference
from mtglayers.nodes import Node

THAT_NUMBER: Final[Amount] = Variable("that number")
"""The number that was said before, until it is put in its place."""

LAYER_WORDS: Final = re.compile(
    r"\b(?:becomes?|copy|copies|gains?|loses?|has|have|gets?|power|toughness|control|base|switch|abilit(?:y|ies))\b|[+-]\d+/[+-]\d+",
    re.IGNORECASE,
)
"""Words that may tell of an effect in a layer: a sentence with one of them is never kept as plain words."""

REFUSED: Final[tuple[tuple[re.Pattern[str], str], ...]] = (
    (re.compile(r"\bas though\b", re.IGNORECASE), "as though"),
    (re.compile(r"\binstead\b", re.IGNORECASE), "instead"),
    (re.compile(r"\bexcept by\b", re.IGNORECASE), "except by"),
)
"""Contexts that turn the meaning of the words around them; only the shapes that know them may read them."""


class Antecedent(Reference):
    """A pronoun whose noun is not known yet ("it", "that creature"); none is left in what the compiler returns."""

    word: str = "it"
    noun: Filter | None = None
    """The noun after "that", where it is a subtype: "that Vehicle"."""


class NotUnderstood(Unsupported):
    """A rules text that the compiler cannot read whole; ``words`` are those that it stopped at."""

    def __init__(self, words: str, sentence: str, why: str = "") -> None:
        self.words = words
        self.sentence = sentence
        self.why = why
        super().__init__(f'not understood: "{words}" in "{sentence}"' + (f" ({why})" if why else ""))

    def within(self, sentence: str) -> "NotUnderstood":
        """The same refusal, said of the whole sentence."""
        return NotUnderstood(self.words, sentence, self.why)


def check_whole(ability: Node, text: str) -> None:
    """Raise NotUnderstood where a pronoun or "that number" is left without what it stands for."""
    for node in ability.walk():
        if isinstance(node, Antecedent) or node == THAT_NUMBER:
            words = node.word if isinstance(node, Antecedent) else "that number"
            raise NotUnderstood(words, text, "it is not said what that is")


def refuse_dangerous(sentence: str) -> None:
    """Raise NotUnderstood where words stand that change the meaning of the others."""
    for pattern, words in REFUSED:
        if pattern.search(sentence):
            raise NotUnderstood(words, sentence, "these words change what the others mean")


__all__ = ["LAYER_WORDS", "REFUSED", "THAT_NUMBER", "Antecedent", "NotUnderstood", "check_whole", "refuse_dangerous"]
