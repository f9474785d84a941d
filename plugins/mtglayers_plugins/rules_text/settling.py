"""What words are by their neighbours: "this creature", possessives, what "and" and commas join, the places of targets.

One look ahead is done on the tokens themselves: an "and" before a verb is another token than one between nouns.
That makes the English of rules text LALR.
"""

import re
from typing import Any, Final

from lark import Token

from mtglayers.filters import Host, Permanents

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
    if (
        after in IMPERATIVES
        and (verb_seen or "then" in words or before == "DUR")
        and not (after == "GAINCONTROL" and before == "PLAYER")
    ):
        return "IAND"
    if after in VERBS:
        return "VAND"
    if (
        after in ABILITY
        and before in ABILITY | {"MANA", "COLOR", "TYPE", "SUBTYPE", "NUM", "PT", "DUR", "PERMANENT", "CHOSEN"}
        and verb_seen
    ):
        return "KAND"
    if (
        comma
        and (after in STARTS_NOUN or after == "MAXHAND")
        and tokens[0].type in FRONTED
        and not verb_seen_after_comma(tokens, end)
    ):
        return "COMMA"
    if after in ("BASEPOWTOU", "BASEBOTH") and verb_seen and before in ABILITY | {"TYPE", "SUBTYPE", "COLOR"}:
        return "KAND"
    if after in STARTS_NOUN or after == "MAXHAND":
        if token.type == "AND" or "then" in words:
            return "CLAND" if verb_seen and _verb_later(tokens, end) else "NAND"
        if (
            comma
            and verb_seen
            and after == "IT"
            and _verb_later(tokens, end)
            and end + 1 < len(tokens)
            and tokens[end + 1].type in VERBS
        ):
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


__all__ = ["ABILITY", "IMPERATIVES", "NOUN_WORDS", "VERBS", "Phrase", "settle"]
