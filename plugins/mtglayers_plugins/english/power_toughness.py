"""Power and toughness as verb phrases: "gets +1/+1 for each artifact you control", "base power and toughness 1/1"."""

from typing import cast

from mtglayers.amounts import Amount, Number, Times, Variable
from mtglayers.modifications.power_toughness import BasePT, Get
from mtglayers_plugins.english import amounts
from mtglayers_plugins.english.phrases import (
    Phrase,
    Said,
    conjugated,
)
from mtglayers_plugins.english.voice import Voice


def has_base(base: BasePT, subject: Phrase, voice: Voice) -> str:
    """ "has base power and toughness 1/1"; among the exceptions of a copy "is 1/1"."""
    plain = plain_pt(base)
    if voice.excepting and plain is not None:
        return f"{conjugated(subject, 'are')} {plain}"
    return conjugated(subject, f"have {base_text(base, subject, voice)}")


def gets(did: Get, subject: Phrase, voice: Voice, said: Said) -> str:
    """ "gets +1/+1", "gets +1/+0 for each artifact you control", "gets +X/+X"."""
    unit = _unit(did, voice)
    if unit is not None:
        power, toughness, each = unit
        return f"{conjugated(subject, 'get')} {_signed(power, toughness)} for each {each}"
    power_text, toughness_text = (_letter(n, voice, subject, said) for n in (did.power, did.toughness))
    if "-" in power_text + toughness_text:
        power_text, toughness_text = (f"-{n}" if n == "0" else n for n in (power_text, toughness_text))
    texts = (n if n.startswith("-") else f"+{n}" for n in (power_text, toughness_text))
    return f"{conjugated(subject, 'get')} {'/'.join(texts)}"


def _signed(power: int, toughness: int) -> str:
    if power < 0 or toughness < 0:
        return "/".join(f"-{-n}" if n <= 0 else f"+{n}" for n in (power, toughness))
    return f"+{power}/+{toughness}"


def _unit(did: Get, voice: Voice) -> tuple[int, int, str] | None:
    """ "+2/+0 for each …": the two numbers and the unit, where both are multiples of one count."""
    factors, bases = [], []
    for amount in (did.power, did.toughness):
        if isinstance(amount, Number) and amount.n == 0:
            factors.append(0)
            continue
        factor, base = (amount.factor, amount.of) if isinstance(amount, Times) else (1, amount)
        factors.append(factor)
        bases.append(base)
    each = amounts.for_each(bases[0], voice) if bases and all(base == bases[0] for base in bases) else None
    return None if each is None else (factors[0], factors[1], each)


def _letter(amount: Amount, voice: Voice, subject: Phrase, said: Said) -> str:
    """A number, or a letter that is explained after "where"."""
    if isinstance(amount, Number):
        return str(amount.n)
    if isinstance(amount, Variable):
        return amount.letter
    if isinstance(amount, Times) and amount.factor == -1:
        return f"-{_letter(amount.of, voice, subject, said)}"
    text = amounts.value(amount, voice, whose=their(subject))
    letters = dict(zip("XYZ", said.where, strict=False))
    for letter, meaning in letters.items():
        if meaning == text:
            return letter
    said.where.append(text)
    return "XYZ"[len(said.where) - 1] if len(said.where) <= 3 else "X"


def many(subject: Phrase) -> bool:
    """Whether the subject is several things, whatever the form of its verb."""
    return subject.pronoun() == "they"


def their(subject: Phrase) -> str:
    """The possessive pronoun for the subject."""
    return {"you": "your", "they": "their"}.get(subject.pronoun(), "its")


def plain_pt(base: BasePT) -> str | None:
    """ "1/1" or "X/X", where both numbers are written as themselves."""
    if (
        base.power is None
        or base.toughness is None
        or not (amounts.is_plain(base.power) and amounts.is_plain(base.toughness))
    ):
        return None
    return "/".join(
        str(n.n) if isinstance(n, Number) else cast(Variable, n).letter for n in (base.power, base.toughness)
    )


def base_text(base: BasePT, subject: Phrase, voice: Voice, *, word: str = "base ") -> str:
    """ "base power and toughness 1/1", "base power 1", "base power and base toughness each equal to …"."""
    plain = plain_pt(base)
    if plain is not None:
        return f"{word}power and toughness {plain}"
    whose = their(subject)
    if base.power is not None and base.power == base.toughness:
        return f"{word}power and {word}toughness each equal to {amounts.value(base.power, voice, whose=whose)}"
    parts = []
    for name, amount in (("power", base.power), ("toughness", base.toughness)):
        if amount is not None:
            equal = "" if amounts.is_plain(amount) else "equal to "
            parts.append(f"{word}{name} {equal}{amounts.value(amount, voice, whose=whose)}")
    return " and ".join(parts)


def defined_pt(base: BasePT, subject: Phrase, voice: Voice) -> str | None:
    """ "This creature's power and toughness are each equal to …"; None when the numbers are fixed."""
    if any(amount is not None and amounts.is_plain(amount) for amount in (base.power, base.toughness)) and (
        base.power is None or base.toughness is None or plain_pt(base) is not None
    ):
        return None
    whose, value = subject.possessive(), amounts.value
    if base.power is not None and base.toughness is not None:
        if base.power == base.toughness:
            return f"{whose} power and toughness are each equal to {value(base.power, voice)}"
        more = base.toughness == base.power + 1
        toughness = "that number plus 1" if more else value(base.toughness, voice)
        return f"{whose} power is equal to {value(base.power, voice)} and its toughness is equal to {toughness}"
    which, amount = ("power", base.power) if base.power is not None else ("toughness", base.toughness)
    return f"{whose} {which} is equal to {value(cast(Amount, amount), voice)}"
