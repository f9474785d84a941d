"""Rules text: English sentences to ability data. It reads a sentence whole, or it refuses and names the words.

``compile_text`` reads a card's text box, ``compile_effect`` one effect that is given by its words only. Lines become
abilities by their shape (``lines``); sentences become typed tokens (``lexer`` and ``settling``, with the table of
``phrases``), the tokens a tree (``parsing``, ``grammar/*.lark``), the tree data (``to_nouns`` … ``to_sentences``), and
pronouns what they stand for (``antecedents``). What does things once may stay in words (``free_text``); ``guards``
refuse the rest. The parser is built when it is first needed, once.
"""

from functools import cache
from typing import TYPE_CHECKING, cast

from mtglayers.hooks import hookimpl
from mtglayers.words import Words
from mtglayers_plugins.rules_text.guards import NotUnderstood
from mtglayers_plugins.rules_text.vocabulary import DEFAULT, Parameter, Vocabulary

if TYPE_CHECKING:
    from mtglayers.abilities import Ability
    from mtglayers_plugins.rules_text.lexer import Lexer

_lexers: "dict[int, tuple[Vocabulary, Lexer]]" = {}


def _lexer(vocabulary: Vocabulary) -> "Lexer":
    from mtglayers_plugins.rules_text.lexer import Lexer  # noqa: PLC0415  # lark is imported when it is needed

    kept = _lexers.get(id(vocabulary))
    if kept is None:
        kept = _lexers[id(vocabulary)] = (vocabulary, Lexer(vocabulary))
    return kept[1]


def compile_text(
    text: str, *, name: str = "", types: frozenset[str] = frozenset(), vocabulary: Vocabulary = DEFAULT
) -> "tuple[Ability, ...]":
    """The abilities of a card's whole text. ``types`` are its card types. Raises NotUnderstood."""
    from mtglayers_plugins.rules_text.lines import Lines  # noqa: PLC0415  # lark is imported when it is needed

    return Lines(_lexer(vocabulary), name, types).text(text)


def compile_effect(text: str, *, static: bool, vocabulary: Vocabulary = DEFAULT) -> "Ability":
    """The ability of an effect given by its words: a static ability of a nameless enchantment, or a spell. Raises NotUnderstood."""
    types = frozenset({"Enchantment"} if static else {"Sorcery"})
    abilities = compile_text(text, types=types, vocabulary=vocabulary)
    if len(abilities) != 1:
        raise NotUnderstood(text, text, f"one ability was expected, these are {len(abilities)}")
    return abilities[0]


@cache
def _vocabulary(words: Words) -> Vocabulary:
    takes = dict(words.keyword_parameters)
    more: dict[str, Parameter] = {
        name: cast(Parameter, takes.get(name, "")) for name in sorted(words.keywords - DEFAULT.keywords.keys())
    }
    return DEFAULT.with_words(
        subtypes=dict(words.subtypes), keywords=more, counters=words.counters, names=words.card_names
    )


@hookimpl
def mtglayers_compile(
    text: str, name: str, types: frozenset[str], static: bool | None, words: Words
) -> "tuple[Ability, ...]":
    """The hook by which an engine compiles text; ``static`` says which kind of effect a text without a card is."""
    vocabulary = _vocabulary(words)
    if static is None:
        return compile_text(text, name=name, types=types, vocabulary=vocabulary)
    return (compile_effect(text, static=static, vocabulary=vocabulary),)


__all__ = ["DEFAULT", "NotUnderstood", "Vocabulary", "compile_effect", "compile_text", "mtglayers_compile"]
