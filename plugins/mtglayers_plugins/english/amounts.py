"""Amounts as noun phrases ("the number of creatures you control") and comparisons ("2 or less")."""

from typing import Final

from mtglayers.amounts import (
    AmongPlayers,
    Amount,
    AtLeast,
    ChosenNumber,
    CountersOn,
    CountOf,
    Devotion,
    Greatest,
    Half,
    Its,
    KindsAmong,
    Number,
    NumberOf,
    PlayerNumber,
    Settled,
    Sum,
    Times,
    Total,
    Variable,
)
from mtglayers.filters import And, ChosenWord, Filter, Linked, Not, Or, Relation, Status, Word
from mtglayers.players import EachPlayer
from mtglayers_plugins.english import nouns, references, spelling
from mtglayers_plugins.english.phrases import NounPhrase, listed, number_word, plural
from mtglayers_plugins.english.voice import Voice

_TIMES: Final = {2: "twice", 3: "three times", 4: "four times", 5: "five times", -1: "minus"}
_COMPARED: Final = {
    "<=": "less than or equal to",
    ">=": "greater than or equal to",
    "=": "equal to",
    "<": "less than",
    ">": "greater than",
}


def value(amount: Amount, voice: Voice, *, whose: str = "its") -> str:
    """An amount as something to be equal to; ``whose`` is the possessive of the affected objects."""
    match amount:
        case Number(n=n):
            return str(n)
        case Variable(letter=letter):
            return letter
        case ChosenNumber():
            return "the chosen number"
        case AmongPlayers(column=column, whose=who, highest=highest):
            what_number = "life total" if column == "life" else "number of cards in hand"
            whom = "all players" if isinstance(who, EachPlayer) else references.player(who, voice).text()
            return f"the {'highest' if highest else 'lowest'} {what_number} among {whom}"
        case CountOf(what=what):
            return f"the number of {counted(what, voice)}{_where(what)}"
        case Its(column=column):
            return f"{whose} {column}"
        case NumberOf(column=column, of=of):
            return f"{references.reference(of, voice).possessive()} {column}"
        case Greatest(column=column, among=among):
            return f"the greatest {column} among {counted(among, voice)}"
        case Total(column=column, among=among):
            return f"the total {column} of {counted(among, voice)}"
        case KindsAmong(word_kind=kind, among=among):
            return f"the number of {plural(kind)} among {counted(among, voice)}"
        case CountersOn(counter=counter, of=of):
            return f"the number of {_counters(counter)} on {references.reference(of, voice).text()}"
        case PlayerNumber(column="life", whose=who):
            return f"{references.player(who, voice).possessive()} life total"
        case PlayerNumber(whose=who):
            owner = references.player(who, voice)
            return f"the number of cards in {owner.possessive()} {'hands' if owner.plural_verb and owner.pronoun() == 'they' else 'hand'}"
        case Devotion(colors=colors, whose=who):
            return f"{references.player(who, voice).possessive()} devotion to {listed(spelling.COLOR_NAMES.get(c, c) for c in colors)}"
        case Sum(parts=parts):
            return _sum(parts, voice, whose)
        case Times(factor=factor, of=of):
            return f"{_TIMES.get(factor, f'{factor} times')} {value(of, voice, whose=whose)}"
        case Half(of=of, up=up):
            return f"half {value(of, voice, whose=whose)}, rounded {'up' if up else 'down'}"
        case AtLeast(of=of, least=least):
            return f"{value(of, voice, whose=whose)}, but no less than {least}"
        case Settled(numbers=numbers):
            return "the number worked out" if len(numbers) != 1 else str(numbers[0][0])
        case _:
            return spelling.unknown(amount)


def _sum(parts: tuple[Amount, ...], voice: Voice, whose: str) -> str:
    ordered = sorted(parts, key=lambda part: isinstance(part, Times) and part.factor < 0)
    if (
        len(ordered) == 2
        and isinstance(ordered[1], Number)
        and isinstance(ordered[0], Times)
        and ordered[0].factor == -1
    ):
        ordered.reverse()
    text = ""
    for part in ordered:
        minus = (isinstance(part, Times) and part.factor == -1) or (isinstance(part, Number) and part.n < 0)
        plain = part.of if isinstance(part, Times) and minus else -part if minus and isinstance(part, Number) else part
        words = value(plain, voice, whose=whose)
        text += words if not text and not minus else f" {'minus' if minus else 'plus'} {words}"
    return text.strip()


def _counters(counter: str) -> str:
    return f"{counter} counters" if counter else "counters"


def _where(what: Filter) -> str:
    """ "On the battlefield", said of what nothing else says where it is."""
    parts = what.parts if isinstance(what, And | Or) else (what,)
    bare = (Word, Not, Or, ChosenWord)
    said = all(isinstance(part, bare) or part == Status("face down") for part in parts)
    return " on the battlefield" if said and not what.has_zone() else ""


def counted(what: Filter, voice: Voice) -> str:
    """The objects that are counted, several: "creatures you control", "the exiled cards"."""
    if isinstance(what, Linked):
        return f"the {what.role} cards"
    return nouns.several(what, voice, all_=False).text()


def for_each(amount: Amount, voice: Voice) -> str | None:
    """The unit of a count, one of it: "artifact you control", "+1/+1 counter on it"; None if it is no count."""
    match amount:
        case CountOf(what=what):
            return f"{nouns.noun(what, voice).text()}{_where(what)}"
        case KindsAmong(word_kind=kind, among=among):
            return f"{kind} among {counted(among, voice)}"
        case CountersOn(counter=counter, of=of):
            return f"{counter} counter on {references.reference(of, voice).text()}".strip()
        case PlayerNumber(column="cards in hand", whose=who):
            return f"card in {references.player(who, voice).possessive()} hand"
        case _:
            return None


def compared(relation: Relation, amount: Amount, voice: Voice) -> str:
    """ "2 or less", "greater than this creature's power"."""
    if isinstance(amount, (Number, Variable)):
        n = value(amount, voice)
        match relation:
            case "<=":
                return f"{n} or less"
            case ">=":
                return f"{n} or greater"
            case "=":
                return n
            case _:
                pass
    return f"{_COMPARED[relation]} {value(amount, voice)}"


def of_things(amount: Amount, noun: str, voice: Voice) -> str:
    """So many things: "a card", "two cards", "X cards", "cards equal to the number of …"."""
    match amount:
        case Number(n=1):
            return NounPhrase((noun,)).with_("a").text()
        case Number(n=n):
            return f"{number_word(n)} {plural(noun)}"
        case Variable(letter=letter):
            return f"{letter} {plural(noun)}"
        case _:
            return f"{plural(noun)} equal to {value(amount, voice)}"


def is_plain(amount: Amount) -> bool:
    """Whether it is written as itself: a number or a letter."""
    return isinstance(amount, (Number, Variable))
