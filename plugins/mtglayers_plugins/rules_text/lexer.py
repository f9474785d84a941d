"""From a sentence to typed tokens: the longest phrase first, then what "and", "," and "this" are here.

One look ahead is done on the tokens themselves: an "and" before a verb is another token than one
between nouns. That makes the English of rules text LALR.
"""

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from lark import Token

from mtglayers.abilities import Keyword
from mtglayers.filters import Host, Not, Permanents, Word
from mtglayers.modifications.rules import Rule
from mtglayers_plugins.rules_text.guards import NotUnderstood
from mtglayers_plugins.rules_text.phrases import BASE_FORMS, RULE_VERBS, TABLE, Row
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

VERBS: Final = frozenset(
    {"GET", "HAS", "GAIN", "LOSE", "IS", "ISNT", "NOLONGER", "ISALSO", "BECOME", "CANTHAVE", "RULE", "COST", "GAINCONTROL", "ISEQUIPPED",
     "REMAINS", "ENTER", "DEAL", "CONTROL", "ISEQUAL", "AREEACHEQUAL", "GAINLIFE", "LOSELIFE"}
)  # fmt: skip
IMPERATIVES: Final = frozenset(
    {"TAP", "UNTAP", "MOVE", "EXILE", "RETURN", "PUT", "CREATE", "DRAW", "REGENERATE", "TRANSFORM", "TURN", "ATTACH", "EXCHANGECONTROL",
     "CHOOSE", "COPYVERB", "SWITCHPT", "GAINCONTROL", "YOUMAY", "SKIP", "REMOVE"}
)  # fmt: skip
NOUN_WORDS: Final = frozenset(
    {"COLOR", "COLORS", "TYPE", "SUBTYPE", "SUPER", "STATUS", "NON", "PERMANENT", "SPELL", "CARD", "TOKEN", "ADJHOST"}
)  # fmt: skip
STARTS_NOUN: Final = frozenset(
    {"ALL", "EACH", "A", "ANOTHER", "OTHER", "EACHOF", "THE", "TARGET", "SELF", "HOST", "IT", "ITS", "PLAYER", "UPTO", "NUM", "CHOSENOBJECT", "LINKED"}
)  # fmt: skip
ABILITY: Final = frozenset({"KEYWORD", "QUOTE", "KWFROM", "KWCOST", "KWNUMBER", "KWNOUN"})
THIRD_PERSON: Final = re.compile(r"^(?:\w*[^s]s|gains control of)$", re.IGNORECASE)
FRONTED: Final = frozenset({"ASLONGAS", "IF", "DUR", "DURINGYOURTURN", "NOTYOURTURNS", "FORASLONG"})
"""What begins a clause that stands before the main one."""
DETERMINERS: Final = frozenset({"ALL", "EACH", "A", "ANOTHER", "TARGET", "NUM", "OTHER"})


class Phrase(Token):
    """A token that knows what it means."""

    __slots__ = ("meaning",)
    meaning: Any

    @classmethod
    def of(cls, terminal: str, words: str, meaning: Any = None) -> "Phrase":
        made = cls(terminal, words)
        made.meaning = meaning
        return made

    def __deepcopy__(self, memo: Any) -> "Phrase":
        return self


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
            table.setdefault(words[0].lower(), []).append((words if cased else tuple(w.lower() for w in words), terminal, meaning, cased))

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
            at = self._rule(words, at, tokens) if self._starts_rule(words, at, tokens) else self._take(words, at, tokens, sentence)
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
            if kind in self.vocabulary.counters and at + length < len(words) and words[at + length].lower() in ("counter", "counters"):
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
        while end < len(words) and (words[end][0].isupper() or (end > at + 1 and words[end] in ("of", "the", "and", "from", "to", "in", ",", "~"))):
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
            if rest.startswith(("as long as", "unless you control", "until end of", "until your next", "this turn", "for as long", ", where x")) or rest in ("this turn",):
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


# ---- settling what words are by their neighbours


def settle(tokens: list[Phrase], first_target: int, *, verb_seen: bool = False) -> list[Phrase]:
    """The tokens with "this creature" joined, possessives, commas and "and" told apart, and targets numbered."""
    joined: list[Phrase] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        after = tokens[at + 1] if at + 1 < len(tokens) else None
        if token.type == "THIS" and after is not None and after.type in NOUN_WORDS:
            joined.append(Phrase.of("SELF", f"this {after}"))
            at += 2
            continue
        if token.type == "THAT" and after is not None and after.type == "SUBTYPE":
            joined.append(Phrase.of("IT", f"that {after}", after.meaning))
            at += 2
            continue
        if token.type in ("GAIN", "LOSE") and after is not None and _life_next(tokens, at + 1):
            joined.append(Phrase.of(f"{token.type}LIFE", str(token)))
            at += 1
            continue
        if token.type == "ATTACHHOST":
            before = joined[-1].type if joined else ""
            singular = after is not None and after.type in ("TYPE", "PERMANENT", "SUBTYPE") and not _plural(str(after))
            if singular and after is not None and before not in DETERMINERS:
                noun = Permanents() if after.type == "PERMANENT" else after.meaning
                joined.append(Phrase.of("HOST", f"{token} {after}", Host(token.meaning, noun)))
                at += 2
                continue
            joined.append(Phrase.of("ADJHOST", str(token), token.meaning))
            at += 1
            continue
        if (token.type, str(token)) == ("IS", "'s") and after is not None and _possessed(tokens, at, joined):
            joined.append(Phrase.of("POSSBY" if after.type in ("CONTROLLER", "OWNER") else "POSS", "'s"))
            at += 1
            continue
        if token.type == "EACH" and joined and after is not None and after.type in VERBS | {"RULE"}:
            at += 1  # "two target creatures each get": "each" tells nothing that the data does not
            continue
        joined.append(token)
        at += 1
    return _number_targets(_conjunctions(joined, verb_seen=verb_seen), first_target)


def _life_next(tokens: list[Phrase], at: int) -> bool:
    """Whether an amount of life follows: "gain 3 life", "loses life equal to …"."""
    end = next((n for n in range(at, len(tokens)) if tokens[n].type in VERBS | {"COMMA", "AND"}), len(tokens))
    return any(token.type == "LIFEWORD" for token in tokens[at:end]) and tokens[at].type not in ABILITY


def _plural(word: str) -> bool:
    return word.endswith("s") and word not in ("Plains",)


def _possessed(tokens: list[Phrase], at: int, before: list[Phrase]) -> bool:
    if before and before[-1].type == "IT" and before[-1].meaning == "it":
        return False
    return tokens[at + 1].type in ("CHARACTERISTIC", "POWTOU", "BASEPOWTOU", "CONTROLLER", "OWNER")


def _conjunctions(tokens: list[Phrase], *, verb_seen: bool) -> list[Phrase]:
    out: list[Phrase] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.type in VERBS:
            verb_seen = verb_seen or token.type != "CONTROL"
        if token.type in IMPERATIVES:
            verb_seen = True
        if token.type not in ("COMMA", "AND", "OR"):
            out.append(token)
            at += 1
            continue
        words = str(token)
        comma = token.type == "COMMA"
        end = at + 1
        if comma and end < len(tokens) and tokens[end].type in ("AND", "OR"):
            token = tokens[end]
            words = f", {token}"
            end += 1
        if end < len(tokens) and tokens[end].type == "THEN":
            words += " then"
            end += 1
        after = tokens[end].type if end < len(tokens) else ""
        before = out[-1].type if out else ""
        kind = _kind(token, comma, words, before, after, tokens, end, verb_seen)
        if kind == "COMMA":
            verb_seen = False
        out.append(Phrase.of(kind, words))
        at = end
        if kind == "IAND" and THIRD_PERSON.match(tokens[at]):  # another player's doing, not an instruction to you
            out.append(Phrase.of("THIRD", tokens[at]))
            at += 1
    return out


def _kind(
    token: Phrase, comma: bool, words: str, before: str, after: str, tokens: list[Phrase], end: int, verb_seen: bool
) -> str:
    if token.type == "OR":
        return "OR"
    if words == "," and after in IMPERATIVES and tokens[0].type in FRONTED and not verb_seen_after_comma(tokens, end):
        return "COMMA"
    if after in IMPERATIVES and (verb_seen or "then" in words or before == "DUR") and not (after == "GAINCONTROL" and before == "PLAYER"):
        return "IAND"
    if after in VERBS:
        return "VAND"
    if after in ABILITY and before in ABILITY | {"MANA", "COLOR", "TYPE", "SUBTYPE", "NUM", "PT", "DUR", "PERMANENT", "CHOSEN"} and verb_seen:
        return "KAND"
    if comma and (after in STARTS_NOUN or after == "MAXHAND") and tokens[0].type in FRONTED and not verb_seen_after_comma(tokens, end):
        return "COMMA"
    if after in ("BASEPOWTOU", "BASEBOTH") and verb_seen and before in ABILITY | {"TYPE", "SUBTYPE", "COLOR"}:
        return "KAND"
    if after in STARTS_NOUN or after == "MAXHAND":
        if token.type == "AND" or "then" in words:
            return "CLAND" if verb_seen and _verb_later(tokens, end) else "NAND"
        if comma and verb_seen and after == "IT" and _verb_later(tokens, end) and end + 1 < len(tokens) and tokens[end + 1].type in VERBS:
            return "CLAND"
        return "COMMA"
    if token.type == "AND":
        return "AND" if before in NOUN_WORDS else "NAND"
    if before == "NON" and after in ("NON",):
        return "ACOMMA"
    if not _list_goes_on(tokens, end) or after not in NOUN_WORDS:
        return "COMMA"
    return "LCOMMA" if before in NOUN_WORDS else "NAND"


def verb_seen_after_comma(tokens: list[Phrase], end: int) -> bool:
    """Whether the clause that stands first in its sentence has ended before this place."""
    return any(token.type == "COMMA" for token in tokens[: end - 1])


def _verb_later(tokens: list[Phrase], at: int) -> bool:
    for token in tokens[at:]:
        if token.type in ("AND", "COMMA"):
            return False
        if (token.type in VERBS and token.type != "CONTROL") or token.type in ("AREEACHEQUAL", "ISEQUAL"):
            return True
        if token.type == "CONTROL":
            continue
    return any(token.type == "CONTROL" for token in tokens[at : at + 3])


def _list_goes_on(tokens: list[Phrase], at: int) -> bool:
    while at < len(tokens):
        if tokens[at].type in ("AND", "OR"):
            return at + 1 < len(tokens) and tokens[at + 1].type in NOUN_WORDS
        if tokens[at].type not in NOUN_WORDS | {"COMMA"}:
            return False
        at += 1
    return False


def _number_targets(tokens: list[Phrase], first: int) -> list[Phrase]:
    place = first
    for token in tokens:
        if token.type in ("TARGET", "ANYTARGET") or (token.type == "PLAYER" and "target" in token.lower()):
            if token.type == "PLAYER":
                token.meaning = type(token.meaning)(place, token.meaning.opponent)
            else:
                token.meaning = (place, token.meaning) if token.type == "ANYTARGET" else place
            place += 1
    return tokens


__all__ = ["Lexer", "Phrase", "pieces", "settle"]
