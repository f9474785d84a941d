"""LALR reads a sentence in one way; Earley shows all ways. They must mean the same, or be known here."""

from typing import Any

import pytest
from lark.visitors import CollapseAmbiguities

from mtglayers_plugins.rules_text.compiler import Compiler, Reader, sentences
from mtglayers_plugins.rules_text.guards import THAT_NUMBER, NotUnderstood
from mtglayers_plugins.rules_text.lexer import Lexer
from mtglayers_plugins.rules_text.parsing import Start, parse, parser
from mtglayers_plugins.rules_text.vocabulary import DEFAULT

from .corpus import SPELLS, STATIC

KNOWN: frozenset[str] = frozenset()
"""Sentences with more than one meaning, of which the nearest noun is taken."""


def meanings(tree: Any, reader: Reader) -> list[Any]:
    found: list[Any] = []
    for one in CollapseAmbiguities().transform(tree):
        try:
            made = reader.build(one)
        except NotUnderstood:
            continue
        if made not in found and repr(THAT_NUMBER) not in repr(made):  # a reading that is refused later
            found.append(made)
    return found


@pytest.mark.parametrize("text", [*STATIC, *SPELLS])
def test_every_reading_means_the_same(text: str) -> None:
    lexer = Lexer(DEFAULT)
    reader = Reader(Compiler(lexer, "", lambda _: ()))
    start: Start = "statics" if text in STATIC else "instructions"
    for sentence in sentences(text):
        try:
            tokens = lexer.lex(sentence)
            read = reader.build(parse(tokens, start, sentence))
        except NotUnderstood:
            continue  # kept in words, or a follow-up of the sentence before
        every = meanings(parser("earley").parse(tokens, start=start), reader)
        assert read in every
        assert len(every) == 1 or sentence in KNOWN, every
