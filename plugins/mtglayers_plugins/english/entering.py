"""How objects enter, as sentences: "this land enters tapped", "as this creature enters, choose a color"."""

from mtglayers.abilities import (
    AsEnters,
)
from mtglayers.amounts import Amount
from mtglayers.conditions import Is, Unless
from mtglayers.filters import Permanents, Reference, This, Word
from mtglayers.instructions import (
    BecomesYourChoice,
    EnterAsCopy,
    EnterTapped,
    Instruction,
    PutCounters,
)
from mtglayers_plugins.english import actions, conditions, copies, instructions, nouns
from mtglayers_plugins.english.phrases import (
    conjugated,
    sentence,
)
from mtglayers_plugins.english.phrases import sentences as sentences_of
from mtglayers_plugins.english.voice import Voice


def as_enters(ability: AsEnters, voice: Voice) -> str:
    """A static ability about entering, as a paragraph (614.1c)."""
    several = not isinstance(ability.what, Reference)
    subject = nouns.several(ability.what, voice) if several else nouns.one(ability.what, voice)
    if several and any(isinstance(instruction, PutCounters) for instruction in ability.instructions):
        subject = nouns.each(ability.what, voice)
    elif isinstance(ability.what, (Word, Permanents)):
        subject = nouns.noun(ability.what, voice).number(several=True)
    enters = conjugated(subject, "enter")
    condition, unless = "", ""
    if isinstance(ability.if_, Unless):
        unless = f" unless {conditions.clause(ability.if_.of, voice)}"
    elif ability.if_ is not None:
        word = "as long as" if several and isinstance(ability.if_, Is) else "if"
        condition = f"{word} {conditions.clause(ability.if_, voice)}, "
    turned = " or is turned face up" if ability.or_face_up else ""
    said, rest = [], list(ability.instructions)
    with_: list[str] = []
    for instruction in ability.instructions:
        match instruction:
            case EnterTapped():
                with_.insert(0, "tapped")
            case PutCounters(number=number, counter=counter):
                on = "them" if subject.plural_verb else "it"
                with_.append(_entering_with(number, counter, on, voice, several))
            case EnterAsCopy() if not ability.or_face_up:
                may = f"you may have {subject.text()} enter" if ability.may else f"{subject.text()} {enters}"
                said.append(f"{may} {copies.as_copy(instruction, voice)}")
            case _:
                continue
        rest.remove(instruction)
    if with_:
        verb = f"you may have {subject.text()} enter" if ability.may else f"{subject.text()} {enters}"
        said.insert(0, f"{verb}{turned} {' '.join(with_)}{unless}")
    if rest:
        as_ = f"as {subject.text()} {enters}{turned}, "
        said.append(as_ + ("you may " if ability.may else "") + _while_entering(rest, ability, voice))
    return sentence(sentences_of(part if place else condition + part for place, part in enumerate(said)))


def _while_entering(rest: list[Instruction], ability: AsEnters, voice: Voice) -> str:
    first = rest[0]
    if isinstance(first, BecomesYourChoice) and len(rest) == 1:
        return instructions.one(first, voice)
    return instructions.text(rest, voice.about(This() if ability.what == This() else None))


def _entering_with(number: Amount, counter: str, on: str, voice: Voice, several: bool) -> str:
    words, _, equal = actions.counters(number, counter, voice).partition(" equal to ")
    words = copies.additional(words) if several else words
    return f"with {words} on {on}{f' equal to {equal}' if equal else ''}"
