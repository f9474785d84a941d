"""From a sentence to typed tokens: the longest phrase that the table and the vocabulary know, word by word."""

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from mtglayers.abilities import Keyword
from mtglayers.filters import Not, Word
from mtglayers.modifications.rules import Rule
from mtglayers_plugins.rules_text.guards import NotUnderstood
from mtglayers_plugins.rules_text.phrases import BASE_FORMS, RULE_VERBS, TABLE, Row
from mtglayers_plugins.rules_text.settling import VERBS, Phrase, settle
from mtglayers_plugins.rules_text.vocabulary import Vocabulary, plural

PIECE: Final = re.compile(
    r"""
      "[^"]*"                                             # a quotation
    | (?:\{[^{}]+\})+                                     # mana and other symbols
    | [+-]?(?:\d+|X|Y|\*)/[+-]?(?:\d+|X|Y|\*)             # power and toughness
    | \d+
    | [A-Za-z]+n't
    | and/or
    | [^\W\d_]+(?:-[^\W\d_]+)*[!]?
    | '(?:s|re|ve)\b | ' | [~.,:;•—+/-]
    """,
    re.VERBOSE,
)


def pieces(text: str) -> list[str]:
    """The words and signs of a text. Raises NotUnderstood for a sign that rules text does not have."""
    found: list[str] = []
    at = 0
    for match in PIECE.finditer(text):
        if text[at : match.start()].strip():
            raise NotUnderstood(text[at : match.start()].strip(), text)
        found.append(match.group())
        at = match.end()
    if text[at:].strip():
        raise NotUnderstood(text[at:].strip(), text)
    return found


class Lexer:
    """Makes tokens with one vocabulary; built once and kept."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary

    @cached_property
    def table(self) -> dict[str, list[tuple[tuple[str, ...], str, Any, bool]]]:
        """The phrases by their first word, longest first: (words, terminal, meaning, whether capitals matter)."""
        table: dict[str, list[tuple[tuple[str, ...], str, Any, bool]]] = {}

        def add(terminal: str, phrase: str, meaning: Any, cased: bool = False) -> None:
            words = tuple(pieces(phrase))
            table.setdefault(words[0].lower(), []).append(
                (words if cased else tuple(w.lower() for w in words), terminal, meaning, cased)
            )

        for terminal, phrases, meaning in self._rows():
            for phrase in phrases.split("|"):
                add(terminal, phrase, meaning)
        for subtype, kind in self.vocabulary.subtypes.items():
            for form in {subtype, plural(subtype)}:
                add("SUBTYPE", form, Word(subtype, kind), cased=True)
        for rows in table.values():
            rows.sort(key=lambda row: -len(row[0]))
        return table

    @cached_property
    def _names(self) -> frozenset[str]:
        return frozenset(name.lower() for name in self.vocabulary.names)

    def _rows(self) -> list[Row]:
        rows = list(TABLE)
        for name, parameter in self.vocabulary.keywords.items():
            if parameter == "":
                rows.append(("KEYWORD", name, Keyword(name)))
            elif parameter == "cost":
                rows.append(("KWCOST", name, name))
            elif parameter == "number":
                rows.append(("KWNUMBER", name, name))
            elif parameter == "noun":
                rows.append(("KWNOUN", f"{name} for" if name == "affinity" else name, name))
        rows.extend(
            ("KEYWORD", f"{word.lower()}walk", Keyword("landwalk", (Word(word, "land type"),)))
            for word, kind in self.vocabulary.subtypes.items()
            if kind == "land type"
        )
        land_word, artifact = Word("Land", "card type"), Word("Artifact", "card type")
        for quality, what in (
            ("nonbasic land", Not(Word("Basic", "supertype")) & land_word),
            ("snow land", Word("Snow", "supertype") & land_word),
            ("legendary land", Word("Legendary", "supertype") & land_word),
            ("artifact land", artifact & land_word),
        ):
            rows.append(("KEYWORD", f"{quality}walk", Keyword("landwalk", (what,))))
        rows.append(("KEYWORD", "landwalk", Keyword("landwalk")))
        rows.append(("KEYWORD", "protection", Keyword("protection")))
        return rows

    # ---- words to phrases

    def lex(self, sentence: str, first_target: int = 1, *, abilities: bool = False) -> list[Phrase]:
        """The tokens of one sentence. ``first_target`` numbers its first "target"; ``abilities``: it is a list of them."""
        words = pieces(sentence.rstrip(". "))
        tokens: list[Phrase] = []
        at = 0
        while at < len(words):
            at = (
                self._rule(words, at, tokens)
                if self._starts_rule(words, at, tokens)
                else self._take(words, at, tokens, sentence)
            )
        return settle(tokens, first_target, verb_seen=abilities)

    def loosely(self, text: str, first_target: int = 1) -> list[Phrase]:
        """The tokens of a text that may hold unknown words, which become tokens of the type WORD."""
        words = pieces(text)
        tokens: list[Phrase] = []
        at = 0
        while at < len(words):
            try:
                at = self._take(words, at, tokens, text)
            except NotUnderstood:
                tokens.append(Phrase.of("WORD", words[at]))
                at += 1
        return settle(tokens, first_target)

    def _take(self, words: Sequence[str], at: int, tokens: list[Phrase], sentence: str) -> int:
        word = words[at]
        low = word.lower()
        if word[0] == '"':
            tokens.append(Phrase.of("QUOTE", word, word[1:-1]))
        elif word[0] == "{":
            tokens.append(Phrase.of("MANA", word, word))
        elif word == "~":
            tokens.append(Phrase.of("SELF", word))
        elif "/" in word:
            return self._slashed(words, at, tokens)
        elif word.isdigit():
            tokens.append(Phrase.of("NUM", word, int(word)))
        elif word in ("X", "Y", "*"):
            tokens.append(Phrase.of("VAR", word, word))
        elif low == "named":
            return self._name(words, at, tokens)
        else:
            return self._phrase(words, at, tokens, sentence)
        return at + 1

    def _slashed(self, words: Sequence[str], at: int, tokens: list[Phrase]) -> int:
        word = words[at]
        if at + 1 < len(words) and words[at + 1].lower() in ("counter", "counters"):
            tokens.append(Phrase.of("COUNTER", f"{word} {words[at + 1]}", word))
            return at + 2
        tokens.append(Phrase.of("PTMOD" if word[0] in "+-" else "PT", word, tuple(word.split("/"))))
        return at + 1

    def _phrase(self, words: Sequence[str], at: int, tokens: list[Phrase], sentence: str) -> int:
        low = words[at].lower()
        for length in (2, 1):  # "charge counter", "first strike counters"
            kind = " ".join(words[at : at + length]).lower()
            if (
                kind in self.vocabulary.counters
                and at + length < len(words)
                and words[at + length].lower() in ("counter", "counters")
            ):
                tokens.append(Phrase.of("COUNTER", " ".join(words[at : at + length + 1]), kind))
                return at + length + 1
        if low in ("counter", "counters"):
            tokens.append(Phrase.of("COUNTER", words[at], ""))
            return at + 1
        for phrase, terminal, meaning, cased in self.table.get(low, ()):
            here = words[at : at + len(phrase)]
            if len(here) == len(phrase) and (tuple(here) if cased else tuple(w.lower() for w in here)) == phrase:
                tokens.append(Phrase.of(terminal, " ".join(here), meaning))
                return at + len(phrase)
        if low.startswith("non") and len(low) > 3:
            rest = words[at][4:] if words[at][3] == "-" else words[at][3:]
            for phrase, terminal, meaning, _ in self.table.get(rest.lower(), ()):
                if len(phrase) == 1 and terminal in ("COLOR", "TYPE", "SUBTYPE", "SUPER"):
                    tokens.append(Phrase.of("NON", words[at], Not.of(meaning)))
                    return at + 1
        if words[at] in ",":
            tokens.append(Phrase.of("COMMA", ","))
        elif low in ("and", "or", "and/or"):
            tokens.append(Phrase.of("AND" if low == "and" else "OR", low))
        elif words[at] == "'s":
            tokens.append(Phrase.of("IS", "'s"))
        elif words[at] == "'":
            tokens.append(Phrase.of("POSS", "'"))
        else:
            raise NotUnderstood(words[at], sentence)
        return at + 1

    def _name(self, words: Sequence[str], at: int, tokens: list[Phrase]) -> int:
        best = end = at + 1
        while end < len(words) and (
            words[end][0].isupper()
            or (end > at + 1 and words[end] in ("of", "the", "and", "from", "to", "in", ",", "~"))
        ):
            end += 1
            spelled = " ".join(words[at + 1 : end]).replace(" ,", ",").replace(" '", "'").lower()
            if spelled in self._names or words[end - 1][0].isupper() or words[end - 1] == "~":
                best = end
        if best == at + 1 and at + 1 < len(words) and words[at + 1] == "~":
            best = at + 2
        name = " ".join(words[at + 1 : best]).replace(" ,", ",").replace(" '", "'")
        tokens.append(Phrase.of("NAMED", f"named {name}", name))
        return best

    # ---- rules in words

    def _starts_rule(self, words: Sequence[str], at: int, tokens: list[Phrase]) -> bool:
        low = words[at].lower()
        if low not in RULE_VERBS or not tokens or tokens[-1].type in ("TARGET", "A", "EACH", "ON", "THE", "ANY"):
            return False
        after = " ".join(words[at : at + 3]).lower()
        if after.startswith(("can't have", "don't control", "doesn't control", "can block an", "can't be regenerated")):
            return after.startswith("can block an")
        return True

    def _rule(self, words: Sequence[str], at: int, tokens: list[Phrase]) -> int:
        """A rule verb and all words that belong to it, as one token."""
        end = at + 1
        while end < len(words):
            rest = " ".join(words[end : end + 4]).lower()
            if rest.startswith("this turn if able"):
                end += 4
                continue
            if rest.startswith(
                (
                    "as long as",
                    "unless you control",
                    "until end of",
                    "until your next",
                    "this turn",
                    "for as long",
                    ", where x",
                )
            ) or rest in ("this turn",):
                break
            if words[end].lower() in ("and", ",") and self._verb_after(words, end):
                break
            end += 1
        phrase = " ".join(words[at:end]).replace(" ,", ",").replace(" '", "'")
        if '"' in phrase:
            raise NotUnderstood(phrase, " ".join(words))
        first, _, rest = phrase.partition(" ")
        first = first.lower()
        phrase = f"{BASE_FORMS.get(first, first)} {rest}".strip()
        tokens.append(Phrase.of("RULE", phrase, Rule(phrase)))
        return end

    def _verb_after(self, words: Sequence[str], at: int) -> bool:
        after = at + 1
        while after < len(words) and words[after].lower() in ("and", ","):
            after += 1
        if after >= len(words):
            return False
        low = words[after].lower()
        if low in RULE_VERBS and low not in ("attack", "attacks", "block", "blocks", "play"):
            return True
        return any(terminal in VERBS and len(phrase) == 1 for phrase, terminal, _, _ in self.table.get(low, ()))


__all__ = ["Lexer", "Phrase", "pieces"]
