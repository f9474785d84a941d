"""Effects on players, on costs and on the rules as verb phrases: "can't attack", "cost {1} less to cast"."""

from typing import Final

from mtglayers.amounts import Amount, Number, Times
from mtglayers.modifications.base import Modification
from mtglayers.modifications.rules import (
    AdditionalLands,
    ChangeDevotion,
    ChangeHandSize,
    CostChange,
    MaximumHandSize,
    PlayersHave,
    Rule,
)
from mtglayers_plugins.english import amounts, filling, power_toughness, sentences, spelling
from mtglayers_plugins.english.phrases import (
    Phrase,
    conjugated,
    number_word,
)
from mtglayers_plugins.english.voice import Voice


def of_rules(did: Modification, subject: Phrase, voice: Voice) -> str:
    """A modification of players, costs or rules as a verb phrase."""
    match did:
        case PlayersHave(ability=ability):
            verb = "gain" if voice.resolving else "have"
            return f"{conjugated(subject, verb)} {sentences.quoted(ability, voice, 'player')}"
        case MaximumHandSize(size=None):
            return conjugated(subject, "have no maximum hand size")
        case MaximumHandSize(size=Number(n=n)):
            return f"{conjugated(subject, 'have')} a maximum hand size of {number_word(n)}"
        case MaximumHandSize(size=size) if size is not None:
            return f"{conjugated(subject, 'have')} a maximum hand size equal to {amounts.value(size, voice)}"
        case ChangeHandSize(by=by):
            more, number = hand_size_change(by, voice)
            return (
                f"{conjugated(subject, 'have')} {power_toughness.their(subject)} maximum hand size {more} by {number}"
            )
        case ChangeDevotion(by=number):
            whose = f"{power_toughness.their(subject)} devotion to each color and each combination of colors"
            return f"{conjugated(subject, 'have')} {whose} increased by {number_word(number)}"
        case AdditionalLands(number=number):
            lands = "an additional land" if number == 1 else f"{number_word(number)} additional lands"
            whose = "your" if subject.pronoun() == "you" else "their"
            return f"may play {lands} on each of {whose} turns"
        case Rule(phrase=phrase, nodes=inner):
            return _rule(filling.filled(phrase, inner, voice, several=True), subject)
        case CostChange(how=how, mana=mana, times=times):
            return _costs(how, mana, times, subject, voice)
        case _:
            own = spelling.unknown(did)
            return (
                own
                if own.startswith("[")
                else conjugated(subject, own.replace("{their}", power_toughness.their(subject)))
            )


def hand_size_change(by: Amount, voice: Voice) -> tuple[str, str]:
    """ "increased" or "reduced", and by how much."""
    if isinstance(by, Number):
        return ("reduced" if by.n < 0 else "increased"), number_word(abs(by.n))
    if isinstance(by, Times) and by.factor == -1:
        return "reduced", amounts.value(by.of, voice)
    return "increased", amounts.value(by, voice)


_ONE_OF_THEM: Final = (
    ("their controllers' untap steps", "its controller's untap step"),
    ("their owners'", "its owner's"),
    ("their controllers", "its controller"),
    ("they don't", "it doesn't"),
    ("they're", "it's"),
    ("they", "it"),
    ("them", "it"),
    ("their", "its"),
)


def _rule(phrase: str, subject: Phrase) -> str:
    if subject.pronoun() == "it" and not subject.text().endswith(("player", "opponent", "controller")):
        for many, one in _ONE_OF_THEM:
            phrase = " ".join(one if part == many else part for part in _split(phrase, many))
    return conjugated(subject, phrase)


def _split(text: str, words: str) -> list[str]:
    before, found, after = f" {text} ".partition(f" {words} ")
    if not found:
        return [text]
    return [part for part in (before.strip(), words, *_split(after.strip(), words)) if part]


def _costs(how: str, mana: str, times: Amount, subject: Phrase, voice: Voice) -> str:
    cost = conjugated(subject, "cost")
    if how == "at least":
        return f"{cost} at least {mana} to cast"
    if isinstance(times, Number) and times.n == 1:
        return f"{cost} {mana} {how} to cast"
    each = amounts.for_each(times, voice)
    if each is not None:
        return f"{cost} {mana} {how} to cast for each {each}"
    return f"{cost} {mana} {how} to cast for each {amounts.value(times, voice)}"
