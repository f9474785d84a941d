"""What effects make of things: "is a 2/2 blue Faerie creature with flying", "becomes a Zombie in addition to its other types"."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from mtglayers.abilities import Ability
from mtglayers.cards import SUBTYPES
from mtglayers.filters import (
    And,
    ChosenWord,
    Filter,
    Host,
    Or,
    Target,
    ThatTarget,
    This,
    Word,
    WordKind,
)
from mtglayers.modifications.abilities import (
    Have,
    LoseAllAbilities,
)
from mtglayers.modifications.base import Modification
from mtglayers.modifications.power_toughness import BasePT
from mtglayers.modifications.text import SetName
from mtglayers.modifications.types import AddWords, SetWords
from mtglayers_plugins.english import power_toughness, sentences, spelling
from mtglayers_plugins.english.phrases import (
    Phrase,
    Qualifier,
    Said,
    article,
    conjugated,
    listed,
    plural,
)
from mtglayers_plugins.english.voice import Voice

BASIC: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
_SUBTYPES: Final = (
    "land type",
    "artifact type",
    "enchantment type",
    "planeswalker type",
    "spell type",
    "battle type",
    "creature type",
)
_ORDER: Final = ("Enchantment", "Artifact", "Land", "Creature")
_KEPT: Final = ("Land", "Planeswalker")
AnyWord = Word | ChosenWord


@dataclass
class Words:
    """The parts of an effect that speak of the type line, colours, base P/T and abilities, before they are combined."""

    set: dict[WordKind, tuple[AnyWord, ...]] = field(default_factory=dict)
    add: dict[WordKind, tuple[AnyWord, ...]] = field(default_factory=dict)
    base: BasePT | None = None
    have: list[Ability] = field(default_factory=list)
    name: str = ""
    loses_types: bool = False
    """Whether it must be said that it keeps no other card types."""
    loses_all: bool = False
    rest: list[Modification] = field(default_factory=list)

    @staticmethod
    def of(does: Iterable[Modification]) -> "Words":
        words = Words()
        for did in does:
            match did:
                case SetWords(word_kind=kind, words=these) if (
                    (these or kind == "color") and kind not in words.set and not _all_colors(did)
                ):
                    words.set[kind] = these
                case AddWords(word_kind=kind, words=these) if (
                    kind not in words.add and not all_basic(did) and not all_nonbasic(did)
                ):
                    words.add[kind] = these
                case BasePT() if words.base is None:
                    words.base = did
                case Have(ability=ability):
                    words.have.append(ability)
                case SetName(name=name) if not words.name:
                    words.name = name
                case LoseAllAbilities():
                    words.loses_all = True
                    words.rest.append(did)
                case _:
                    words.rest.append(did)
        return words


def _all_colors(did: SetWords) -> bool:
    return did.word_kind == "color" and len(did.words) == 5


def all_basic(did: AddWords) -> bool:
    """Whether every basic land type is added, and perhaps more."""
    return did.word_kind == "land type" and {w.word for w in did.words if isinstance(w, Word)} >= set(BASIC)


def all_nonbasic(did: AddWords) -> bool:
    """Whether every nonbasic land type is added."""
    return did.word_kind == "land type" and {w.word for w in did.words if isinstance(w, Word)} == set(
        SUBTYPES["land type"]
    ) - set(BASIC)


def becomes(words: Words, subject: Phrase, about: Filter | None, voice: Voice, said: Said) -> None:
    """Say what it is or becomes; what was said is taken out of ``words``."""
    be = "become" if voice.resolving else "are"
    if "card type" in words.set:
        types = _texts(words.set.pop("card type"), voice)
        _thing(types, _take_subtypes(words.set, voice), be, words, subject, about, voice, said)
        if {"artifact", "creature"} <= set(types):  # which alone would keep the others (205.1b)
            words.loses_types = True
    elif "card type" in words.add:
        _adds_type(be, words, subject, about, voice, said)
    subtypes = _take_subtypes(words.set, voice)
    if subtypes:
        _thing([], subtypes, be, words, subject, about, voice, said)
    if "color" in words.set and "color" not in words.add:
        colors = words.set.pop("color")
        said.clauses.append(conjugated(subject, f"{be} {listed(_texts(colors, voice)) or 'colorless'}"))
    if words.base is not None and not voice.excepting and any(kind in words.add for kind in (*_SUBTYPES, "color")):
        said.clauses.append(power_toughness.has_base(words.base, subject, voice))
        words.base = None
    _in_addition(be, words, [], subject, about, voice, said)
    for kind in tuple(words.set):
        said.clauses.append(conjugated(subject, f"{be} {listed(_texts(words.set.pop(kind), voice))}"))


def _adds_type(be: str, words: Words, subject: Phrase, about: Filter | None, voice: Voice, said: Said) -> None:
    added = words.add["card type"]
    types = _texts(added, voice)
    names = {w.word for w in added if isinstance(w, Word)}
    subtypes_added = any(kind in words.add for kind in _SUBTYPES)
    artifact_creature = {"Artifact", "Creature"} <= names
    kept = None if "color" in words.add else _kept(about, voice)
    if kept is not None and kept.capitalize() not in names and "Creature" in names:
        del words.add["card type"]
        subtypes = _take_subtypes(words.add, voice)
        still = f"still {plural(kept) if power_toughness.many(subject) else article(kept)}"
        if voice.resolving:
            _thing(types, subtypes, be, words, subject, about, voice, said)
            said.after.append(
                f"{'They' + chr(39) + 're' if power_toughness.many(subject) else 'It' + chr(39) + 's'} {still}"
            )
        else:
            also = Qualifier(f"that's {still}", f"that are {still}")
            _thing(types, subtypes, be, words, subject, about, voice, said, also)
    elif artifact_creature and not subtypes_added:
        del words.add["card type"]
        if isinstance(about, Target | Host) and not any(kind in words.set for kind in (*_SUBTYPES, "color")):
            said.clauses.append(_with_base_pt(article(" ".join(types)), be, words, subject, about, voice))
            return
        _thing(types, _take_subtypes(words.set, voice), be, words, subject, about, voice, said)
    else:
        del words.add["card type"]
        _in_addition(be, words, types, subject, about, voice, said)


def _with_base_pt(noun: str, be: str, words: Words, subject: Phrase, about: Filter | None, voice: Voice) -> str:
    """ "Becomes an artifact creature with base power and toughness 5/5": what is no creature yet, and gets no other types."""
    text = f"{conjugated(subject, be)} {noun}"
    if words.base is None:
        return text
    word = "" if power_toughness.plain_pt(words.base) is None else "base "
    having = [power_toughness.base_text(words.base, subject, voice, word=word)]
    words.base = None
    if words.have and not words.loses_all:
        having += [_ability(one, subject, about, voice) for one in words.have]
        words.have = []
    return f"{text} with {listed(having)}"


def _in_addition(
    be: str, words: Words, types: list[str], subject: Phrase, about: Filter | None, voice: Voice, said: Said
) -> None:
    """ "is a black Zombie in addition to its other colors and types"."""
    kinds = [kind for kind in words.add if kind not in ("color", "supertype")]
    subtypes = _take_subtypes(words.add, voice)
    if "supertype" in words.add:
        said.clauses.append(conjugated(subject, f"{be} {listed(_texts(words.add.pop('supertype'), voice))}"))
    colors = listed(_texts(words.add.pop("color"), voice)) if "color" in words.add else ""
    if not (types or subtypes or colors):
        return
    having = ""
    if (
        "creature" in types
        and isinstance(about, Host)
        and words.base is not None
        and power_toughness.plain_pt(words.base)
    ):
        having = f" with {power_toughness.base_text(words.base, subject, voice, word='base ')}"
        words.base = None
    pt = _take_pt(words) if "creature" in types or (voice.excepting and subtypes) else ""
    if voice.resolving and "creature" in types and words.have and not words.loses_all:
        having = f" with {abilities(words.have, subject, about, voice)}"
        words.have = []
    if types or subtypes:
        thing = " ".join(filter(None, (pt, colors, " ".join(subtypes), " ".join(types))))
        noun = thing if _is_chosen(subtypes) else plural(thing) if power_toughness.many(subject) else article(thing)
    else:
        noun = colors
    other = "land types" if kinds == ["land type"] and not types else "types"
    what = "colors and types" if colors and (types or subtypes) else "colors" if colors else other
    said.clauses.append(
        f"{conjugated(subject, be)} {noun}{having} in addition to {power_toughness.their(subject)} other {what}"
    )


def _thing(
    types: list[str],
    subtypes: list[str],
    be: str,
    words: Words,
    subject: Phrase,
    about: Filter | None,
    voice: Voice,
    said: Said,
    also: Qualifier | None = None,
) -> None:
    """ "is a 2/2 blue Faerie creature with flying"; it takes along colours, base P/T and abilities."""
    colors = ""
    if "color" in words.set and not _has_choice(words.set["color"]):
        colors = listed(_texts(words.set.pop("color"), voice)) or "colorless"
    pt = _take_pt(words) if ("creature" in types and not _is_creature(about)) or voice.excepting else ""
    having = []
    if words.base is not None and (words.base.power is not None and words.base.toughness is not None):
        having.append(
            power_toughness.base_text(
                words.base,
                subject,
                voice,
                word="" if types and power_toughness.plain_pt(words.base) is None else "base ",
            )
        )
        words.base = None
    if words.have and not words.loses_all and (types or having):
        having += [_ability(a, subject, about, voice) for a in words.have]
        words.have = []
    supertypes = _texts(words.add.pop("supertype"), voice) if types and "supertype" in words.add else []
    thing = " ".join(filter(None, (*supertypes, pt, colors, " ".join(subtypes), " ".join(types))))
    if _is_chosen(subtypes) and not types:
        noun = thing
    elif len(subtypes) > 1 and not types and set(subtypes) <= set(BASIC):
        noun = listed([article(subtypes[0]), *subtypes[1:]])
    else:
        noun = plural(thing) if power_toughness.many(subject) else article(thing)
    text = f"{conjugated(subject, be)} {noun}"
    named = f" named {words.name}" if words.name and types and not voice.excepting else ""
    if named:
        words.name = ""
    with_ = f" with {listed(having)}" if having else ""
    text += f"{named}{with_}" if '"' in with_ else f"{with_}{named}"
    if also is not None:
        text += f" {also.text(power_toughness.many(subject))}"
    said.clauses.append(text)


def _is_creature(about: Filter | None) -> bool:
    """Whether the subject is called a creature before the effect: its power and toughness then are new base ones."""
    match about:
        case Target(filter=inner) | Host(noun=inner):
            return _is_creature(inner)
        case And(parts=parts) | Or(parts=parts):
            return any(_is_creature(part) for part in parts)
        case _:
            return about == Word("Creature", "card type")


def _take_subtypes(words: dict[WordKind, tuple[AnyWord, ...]], voice: Voice) -> list[str]:
    return [text for kind in _SUBTYPES if kind in words for text in _texts(words.pop(kind), voice)]


def _take_pt(words: Words) -> str:
    plain = power_toughness.plain_pt(words.base) if words.base is not None else None
    if plain is None:
        return ""
    words.base = None
    return plain


def _has_choice(words: tuple[AnyWord, ...]) -> bool:
    return any(isinstance(w, ChosenWord) for w in words)


def _is_chosen(subtypes: list[str]) -> bool:
    return len(subtypes) == 1 and subtypes[0].startswith("the ")


def _texts(words: tuple[AnyWord, ...], voice: Voice) -> list[str]:
    ordered = sorted(words, key=lambda w: _ORDER.index(w.word) if isinstance(w, Word) and w.word in _ORDER else 9)
    return [spelling.word(w, voice) for w in ordered]


def _kept(about: Filter | None, voice: Voice) -> str | None:
    """The noun of "It's still a land": the card type that the subject's own words say it has."""
    match about:
        case This():
            return voice.noun if voice.noun in ("land", "planeswalker") else None
        case Target(filter=inner) | Host(noun=inner):
            return _kept(inner, voice)
        case ThatTarget(place=place):
            return _kept(voice.targets.get(place), voice) if place in voice.targets else None
        case Word(word_kind="card type", word=word) if word in _KEPT:
            return word.lower()
        case Word(word_kind="land type"):
            return "land"
        case And(parts=parts):
            return next((found for part in parts if (found := _kept(part, voice)) is not None), None)
        case _:
            return None


def _ability(ability: Ability, subject: Phrase, about: Filter | None, voice: Voice) -> str:
    return sentences.quoted(ability, voice, called(subject, about, voice))


def abilities(abilities: list[Ability], subject: Phrase, about: Filter | None, voice: Voice) -> str:
    """Abilities as something to have, joined."""
    return listed(_ability(ability, subject, about, voice) for ability in abilities)


def called(subject: Phrase, about: Filter | None, voice: Voice) -> str:
    """What an ability in quotes calls the thing that is given it: "creature", "land", "permanent"."""
    match about:
        case This():
            return voice.noun if voice.noun else "creature"
        case Target(filter=inner) | Host(noun=inner):
            return called(subject, inner, voice)
        case ThatTarget(place=place):
            return called(subject, voice.targets.get(place), voice)
        case Word(word_kind="card type", word=word):
            return word.lower()
        case Word(word_kind="creature type"):
            return "creature"
        case Word(word_kind="land type"):
            return "land"
        case Word(word_kind="artifact type"):
            return "artifact"
        case And(parts=parts):
            named = [called(subject, part, voice) for part in parts]
            return next(
                (name for name in ("creature", "land", "artifact", "enchantment", "planeswalker") if name in named),
                "permanent",
            )
        case _:
            return voice.copied if voice.excepting and voice.copied else "permanent"
