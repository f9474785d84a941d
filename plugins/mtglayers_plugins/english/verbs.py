"""Modifications as verb phrases: "gets +1/+1", "becomes a 3/3 Elemental creature with haste"."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, cast

from mtglayers.abilities import Ability, Effect
from mtglayers.amounts import Amount, Its, Number, Times, Variable
from mtglayers.cards import SUBTYPES
from mtglayers.filters import And, ChosenWord, Filter, Host, It, Objects, Reference, Target, ThatTarget, This, Word, WordKind
from mtglayers.modifications.abilities import (
    CantHave,
    Have,
    HaveActivatedAbilitiesOf,
    HaveProtectionFromColorsOf,
    HaveSuchAbilitiesOf,
    Lose,
    LoseAllAbilities,
)
from mtglayers.modifications.base import Modification
from mtglayers.modifications.control import ControlledBy
from mtglayers.modifications.copying import BecomeValues, CopyOf, DoesntCopy, IfItIs
from mtglayers.modifications.power_toughness import BasePT, Get, SwitchPT
from mtglayers.modifications.rules import (
    AdditionalLands,
    ChangeDevotion,
    ChangeHandSize,
    CostChange,
    MaximumHandSize,
    PlayersHave,
    Rule,
)
from mtglayers.modifications.text import ChangeAllWords, ChangeWords, FullTextOf, HaveTextBoxOf, SetName
from mtglayers.modifications.types import AddWords, ColorsAmong, EveryCreatureType, LoseWords, SetWords
from mtglayers.nodes import Node
from mtglayers_plugins.english import amounts, nouns, sentences
from mtglayers_plugins.english.phrases import (
    Fixed,
    NounPhrase,
    Phrase,
    Qualifier,
    article,
    conjugated,
    listed,
    number_word,
    plural,
)
from mtglayers_plugins.english.voice import Voice

_BASIC: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
_SUBTYPES: Final = ("land type", "artifact type", "enchantment type", "planeswalker type", "spell type", "battle type", "creature type")
_ORDER: Final = ("Enchantment", "Artifact", "Land", "Creature")
_KEPT: Final = ("Land", "Planeswalker")

AnyWord = Word | ChosenWord


@dataclass
class Said:
    """What was said of a subject: verb phrases, what follows "where X is", and sentences after it."""

    clauses: list[str] = field(default_factory=list)
    where: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)

    def text(self) -> str:
        return listed(self.clauses)


@dataclass
class _Words:
    """The parts of an effect that speak of the type line, colours, base P/T and abilities, before they are combined."""

    set: dict[WordKind, tuple[AnyWord, ...]] = field(default_factory=dict)
    add: dict[WordKind, tuple[AnyWord, ...]] = field(default_factory=dict)
    base: BasePT | None = None
    have: list[Ability] = field(default_factory=list)
    loses_all: bool = False
    rest: list[Modification] = field(default_factory=list)

    @staticmethod
    def of(does: Iterable[Modification]) -> "_Words":
        words = _Words()
        for did in does:
            match did:
                case SetWords(word_kind=kind, words=these) if (these or kind == "color") and kind not in words.set and not _all_colors(did):
                    words.set[kind] = these
                case AddWords(word_kind=kind, words=these) if kind not in words.add and not _all_basic(did) and not _all_nonbasic(did):
                    words.add[kind] = these
                case BasePT() if words.base is None:
                    words.base = did
                case Have(ability=ability):
                    words.have.append(ability)
                case LoseAllAbilities():
                    words.loses_all = True
                    words.rest.append(did)
                case _:
                    words.rest.append(did)
        return words


def _all_colors(did: SetWords) -> bool:
    return did.word_kind == "color" and len(did.words) == 5


def _all_basic(did: AddWords) -> bool:
    return did.word_kind == "land type" and {w.word for w in did.words if isinstance(w, Word)} >= set(_BASIC)


def _all_nonbasic(did: AddWords) -> bool:
    return did.word_kind == "land type" and {w.word for w in did.words if isinstance(w, Word)} == set(SUBTYPES["land type"]) - set(_BASIC)


def said_of(subject: Phrase, about: Filter | None, does: Sequence[Modification], voice: Voice) -> Said:
    """All that the modifications do, said of the subject; ``about`` is the filter that the subject stands for."""
    said, words = Said(), _Words.of(does)
    gets = [d for d in words.rest if isinstance(d, Get)]
    early = [d for d in words.rest if isinstance(d, (CopyOf, BecomeValues, FullTextOf, HaveTextBoxOf))]
    lost = [d for d in words.rest if isinstance(d, LoseAllAbilities)]
    losing = [d for d in words.rest if isinstance(d, Lose)]
    late = [d for d in words.rest if d not in gets and d not in early and d not in lost and d not in losing]
    for did in early:
        said.clauses.append(_one(did, subject, voice, said))
    for did in gets:
        said.clauses.append(_gets(did, subject, voice, said))
    lost_first = not (words.have and _is_thing(words))
    if lost_first:
        said.clauses += [_one(did, subject, voice, said) for did in lost]
    _becomes(words, subject, about, voice, said)
    if not lost_first:
        said.clauses += [_one(did, subject, voice, said) for did in lost]
    if words.base is not None:
        said.clauses.append(_has_base(words.base, subject, voice))
    for group in _alike(losing):
        said.clauses.append(_group(group, subject, voice, said))
    if words.have:
        verb = "gain" if voice.resolving else "have"
        said.clauses.append(conjugated(subject, f"{verb} {_abilities(words.have, subject, about, voice)}"))
    for group in _alike(late):
        said.clauses.append(_group(group, subject, voice, said))
    return said


def _has_base(base: BasePT, subject: Phrase, voice: Voice) -> str:
    plain = _plain_pt(base)
    if voice.excepting and plain is not None:
        return f"{conjugated(subject, 'are')} {plain}"
    return conjugated(subject, f"have {_base(base, subject, voice)}")


def _is_thing(words: _Words) -> bool:
    return "card type" in words.set or "card type" in words.add


def _alike(does: list[Modification]) -> list[list[Modification]]:
    groups: list[list[Modification]] = []
    for did in does:
        alike = isinstance(did, (Lose, CantHave)) or isinstance(did, Rule) and _SIMPLE.match(did.phrase)
        if groups and alike and type(groups[-1][0]) is type(did) and (not isinstance(did, Rule) or _is_simple(groups[-1][0])):
            groups[-1].append(did)
        else:
            groups.append([did])
    return groups


_SIMPLE: Final = re.compile(r"can't [a-z]+$")


def _is_simple(did: Modification) -> bool:
    return isinstance(did, Rule) and _SIMPLE.match(did.phrase) is not None


def _group(group: list[Modification], subject: Phrase, voice: Voice, said: Said) -> str:
    if len(group) == 1:
        return _one(group[0], subject, voice, said)
    if isinstance(group[0], Rule):
        return f"can't {listed((cast(Rule, did).phrase.removeprefix(chr(99) + 'an' + chr(39) + 't ') for did in group), 'or')}"
    inner = listed(sentences.quoted(cast(Lose, did).ability, voice, "object") for did in group)
    if isinstance(group[0], CantHave):
        return f"{conjugated(subject, 'lose')} {inner} and can't have or gain {inner}"
    return f"{conjugated(subject, 'lose')} {inner}"


# ---- power and toughness


def _gets(did: Get, subject: Phrase, voice: Voice, said: Said) -> str:
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
    text = amounts.value(amount, voice, whose=_their(subject))
    letters = dict(zip("XYZ", said.where, strict=False))
    for letter, meaning in letters.items():
        if meaning == text:
            return letter
    said.where.append(text)
    return "XYZ"[len(said.where) - 1] if len(said.where) <= 3 else "X"


def _their(subject: Phrase) -> str:
    return {"you": "your", "they": "their"}.get(subject.pronoun(), "its")


def _plain_pt(base: BasePT) -> str | None:
    if base.power is None or base.toughness is None or not (amounts.is_plain(base.power) and amounts.is_plain(base.toughness)):
        return None
    return "/".join(str(n.n) if isinstance(n, Number) else cast(Variable, n).letter for n in (base.power, base.toughness))


def _base(base: BasePT, subject: Phrase, voice: Voice, *, word: str = "base ") -> str:
    """ "base power and toughness 1/1", "base power 1", "base power and base toughness each equal to …"."""
    plain = _plain_pt(base)
    if plain is not None:
        return f"{word}power and toughness {plain}"
    whose = _their(subject)
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
        base.power is None or base.toughness is None or _plain_pt(base) is not None
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


# ---- types, colours and what goes with them


def _becomes(words: _Words, subject: Phrase, about: Filter | None, voice: Voice, said: Said) -> None:
    """Say what it is or becomes; what was said is taken out of ``words``."""
    be = "become" if voice.resolving else "are"
    if "card type" in words.set:
        types = _texts(words.set.pop("card type"), voice)
        _thing(types, _take_subtypes(words.set, voice), be, words, subject, about, voice, said)
    elif "card type" in words.add:
        _adds_type(be, words, subject, about, voice, said)
    subtypes = _take_subtypes(words.set, voice)
    if subtypes:
        _thing([], subtypes, be, words, subject, about, voice, said)
    if "color" in words.set and "color" not in words.add:
        colors = words.set.pop("color")
        said.clauses.append(conjugated(subject, f"{be} {listed(_texts(colors, voice)) or 'colorless'}"))
    if words.base is not None and not voice.excepting and any(kind in words.add for kind in (*_SUBTYPES, "color")):
        said.clauses.append(_has_base(words.base, subject, voice))
        words.base = None
    _in_addition(be, words, [], subject, about, voice, said)
    for kind in tuple(words.set):
        said.clauses.append(conjugated(subject, f"{be} {listed(_texts(words.set.pop(kind), voice))}"))


def _adds_type(be: str, words: _Words, subject: Phrase, about: Filter | None, voice: Voice, said: Said) -> None:
    added = words.add["card type"]
    types = _texts(added, voice)
    names = {w.word for w in added if isinstance(w, Word)}
    subtypes_added = any(kind in words.add for kind in _SUBTYPES)
    artifact_creature = {"Artifact", "Creature"} <= names
    kept = None if "color" in words.add or "supertype" in words.add else _kept(about, voice)
    if kept is not None and kept.capitalize() not in names and "Creature" in names:
        del words.add["card type"]
        subtypes = _take_subtypes(words.add, voice)
        still = f"still {plural(kept) if subject.plural_verb else article(kept)}"
        if voice.resolving:
            _thing(types, subtypes, be, words, subject, about, voice, said)
            said.after.append(f"{'They' + chr(39) + 're' if subject.plural_verb else 'It' + chr(39) + 's'} {still}")
        else:
            also = Qualifier(f"that's {still}", f"that are {still}")
            _thing(types, subtypes, be, words, subject, about, voice, said, also)
    elif artifact_creature and not subtypes_added:
        del words.add["card type"]
        _thing(types, _take_subtypes(words.set, voice), be, words, subject, about, voice, said)
    else:
        del words.add["card type"]
        _in_addition(be, words, types, subject, about, voice, said)


def _in_addition(
    be: str, words: _Words, types: list[str], subject: Phrase, about: Filter | None, voice: Voice, said: Said
) -> None:
    """ "is a black Zombie in addition to its other colors and types"."""
    kinds = [kind for kind in words.add if kind not in ("color", "supertype")]
    subtypes = _take_subtypes(words.add, voice)
    if "supertype" in words.add:
        said.clauses.append(conjugated(subject, f"{be} {listed(_texts(words.add.pop('supertype'), voice))}"))
    colors = listed(_texts(words.add.pop("color"), voice)) if "color" in words.add else ""
    if not (types or subtypes or colors):
        return
    pt = _take_pt(words) if "creature" in types or voice.excepting and subtypes else ""
    having = ""
    if voice.resolving and "creature" in types and words.have and not words.loses_all:
        having = f" with {_abilities(words.have, subject, about, voice)}"
        words.have = []
    if types or subtypes:
        thing = " ".join(filter(None, (pt, colors, " ".join(subtypes), " ".join(types))))
        noun = thing if _is_chosen(subtypes) else plural(thing) if subject.plural_verb else article(thing)
    else:
        noun = colors
    other = "land types" if kinds == ["land type"] and not types else "types"
    what = "colors and types" if colors and (types or subtypes) else "colors" if colors else other
    said.clauses.append(f"{conjugated(subject, be)} {noun}{having} in addition to {_their(subject)} other {what}")


def _thing(
    types: list[str],
    subtypes: list[str],
    be: str,
    words: _Words,
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
    pt = _take_pt(words) if "creature" in types or voice.excepting else ""
    having = []
    if words.base is not None and (words.base.power is not None and words.base.toughness is not None):
        having.append(_base(words.base, subject, voice, word="" if types and _plain_pt(words.base) is None else "base "))
        words.base = None
    if words.have and not words.loses_all and (types or having):
        having += [_ability(a, subject, about, voice) for a in words.have]
        words.have = []
    thing = " ".join(filter(None, (pt, colors, " ".join(subtypes), " ".join(types))))
    if _is_chosen(subtypes) and not types:
        noun = thing
    elif len(subtypes) > 1 and not types and set(subtypes) <= set(_BASIC):
        noun = listed([article(subtypes[0]), *subtypes[1:]])
    else:
        noun = plural(thing) if subject.plural_verb else article(thing)
    text = f"{conjugated(subject, be)} {noun}"
    if having:
        text += f" with {listed(having)}"
    if also is not None:
        text += f" {also.text(subject.plural_verb)}"
    said.clauses.append(text)


def _take_subtypes(words: dict[WordKind, tuple[AnyWord, ...]], voice: Voice) -> list[str]:
    return [text for kind in _SUBTYPES if kind in words for text in _texts(words.pop(kind), voice)]


def _take_pt(words: _Words) -> str:
    plain = _plain_pt(words.base) if words.base is not None else None
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
    return [nouns.word(w, voice) for w in ordered]


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


# ---- abilities


def _ability(ability: Ability, subject: Phrase, about: Filter | None, voice: Voice) -> str:
    return sentences.quoted(ability, voice, called(subject, about, voice))


def _abilities(abilities: list[Ability], subject: Phrase, about: Filter | None, voice: Voice) -> str:
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
            return next((name for name in ("creature", "land", "artifact", "enchantment", "planeswalker") if name in named), "permanent")
        case _:
            return "permanent"


# ---- everything else


def _one(did: Modification, subject: Phrase, voice: Voice, said: Said) -> str:
    """One modification as a verb phrase."""
    be = "become" if voice.resolving else "are"
    match did:
        case Get():
            return _gets(did, subject, voice, said)
        case SwitchPT():
            return f"{conjugated(subject, 'have')} {_their(subject)} power and toughness switched"
        case LoseAllAbilities(keep=keep):
            if keep:
                kept = listed(sentences.quoted(ability, voice, "object") for ability in keep)
                return f"{conjugated(subject, 'lose')} all abilities except {kept}"
            return f"{conjugated(subject, 'lose')} all abilities"
        case Lose(ability=ability):
            return f"{conjugated(subject, 'lose')} {sentences.quoted(ability, voice, 'object')}"
        case CantHave(ability=ability):
            what = sentences.quoted(ability, voice, "object")
            return f"{conjugated(subject, 'lose')} {what} and can't have or gain {what}"
        case SetWords(word_kind=kind, words=()):
            if kind == "color":
                return f"{conjugated(subject, be)} colorless"
            return f"{conjugated(subject, 'lose')} all {plural(kind)}"
        case SetWords(word_kind="color"):
            return f"{conjugated(subject, be)} all colors"
        case SetWords(words=words):
            return f"{conjugated(subject, be)} {listed(nouns.word(w, voice) for w in words)}"
        case AddWords(word_kind="land type", words=words) if _all_nonbasic(did):
            return f"{conjugated(subject, be)} every nonbasic land type in addition to {_their(subject)} other types"
        case AddWords(word_kind="land type", words=words) if _all_basic(did):
            basic = "basic " if len(words) == len(_BASIC) else ""
            return f"{conjugated(subject, be)} every {basic}land type in addition to {_their(subject)} other types"
        case AddWords(words=words):
            return f"{conjugated(subject, be)} {listed(nouns.word(w, voice) for w in words)} in addition to {_their(subject)} other types"
        case LoseWords(word_kind=kind, words=words):
            texts = [nouns.word(w, voice) for w in words]
            if kind in ("supertype", "color"):
                return f"{conjugated(subject, 'are')}n't {listed(texts, 'or')}"
            things = listed((plural(t) for t in texts) if subject.plural_verb else (article(t) for t in texts), "or")
            return f"{conjugated(subject, 'are')}n't {things}"
        case EveryCreatureType():
            return conjugated(subject, "gain all creature types" if voice.resolving else "are every creature type")
        case ColorsAmong(among=among):
            return f"{conjugated(subject, be)} each color among {amounts.counted(among, voice)}"
        case CopyOf(what=what, exceptions=exceptions):
            of = nouns.one(what, voice).text()
            copy = plural("copy") if subject.plural_verb else "a copy"
            return f"{conjugated(subject, be)} {copy} of {of}{exceptions_text(exceptions, voice)}"
        case BecomeValues(values=values, why=why):
            what_it_is = sentences.characteristics(values, voice)
            return f"{conjugated(subject, be)} {'a copy of ' if why == 'copy' else ''}{what_it_is.with_('a').text()}"
        case FullTextOf(what=whole, plus=plus):
            also = f" and has the text {listed(sentences.quoted(a, voice, 'creature') for a in plus)}" if plus else ""
            return f"{conjugated(subject, 'have')} the full text of {nouns.reference(whole, voice).text()}{also}"
        case HaveTextBoxOf(abilities=abilities):
            box = listed(sentences.in_quotes(a, voice.quoted("creature")) for a in abilities) or "no text"
            return f"{conjugated(subject, 'have')} {'the text ' if abilities else ''}{box}"
        case SetName(name=name):
            return f"{conjugated(subject, 'are')} named {name}"
        case ChangeWords(old=old, new=new):
            return f"{conjugated(subject, 'have')} all instances of {nouns.word(old)} in {_their(subject)} text replaced by {nouns.word(new)}"
        case ChangeAllWords(word_kind=kind, new=new):
            return f"{conjugated(subject, 'have')} all {_word_kind(kind)} in {_their(subject)} text replaced by {nouns.word(new)}"
        case HaveActivatedAbilitiesOf(what=whole):
            verb = conjugated(subject, "gain" if voice.resolving else "have")
            return f"{verb} all activated abilities of {_all_of(whole, voice)}"
        case HaveSuchAbilitiesOf(such=such, what=whole):
            verb = conjugated(subject, "gain" if voice.resolving else "have")
            return f"{verb} each {sentences.quoted(such, voice, 'object')} ability of {_all_of(whole, voice)}"
        case HaveProtectionFromColorsOf(of=whole):
            verb = conjugated(subject, "gain" if voice.resolving else "have")
            return f"{verb} protection from the colors of {nouns.several(whole, voice, all_=False).text()}"
        case DoesntCopy(column=column):
            return f"{'don' if subject.plural_verb else 'doesn'}'t copy {column}"
        case IfItIs(what=fits, does=inner):
            return f"{said_of(subject, None, [inner], voice).text()} if it {nouns.predicate(fits, voice)}"
        case ControlledBy(by=by):
            return f"{conjugated(subject, 'are')} controlled by {nouns.player(by, voice, oblique=True).text()}"
        case Have() | BasePT():
            return said_of(subject, None, [did], voice).text()
        case _:
            return _of_rules(did, subject, voice)


def _all_of(what: Filter, voice: Voice) -> str:
    return nouns.reference(what, voice).text() if isinstance(what, Reference) else nouns.noun(what, voice).with_("all").text()


def _of_rules(did: Modification, subject: Phrase, voice: Voice) -> str:
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
            return f"{conjugated(subject, 'have')} {_their(subject)} maximum hand size {more} by {number}"
        case ChangeDevotion(by=number):
            whose = f"{_their(subject)} devotion to each color and each combination of colors"
            return f"{conjugated(subject, 'have')} {whose} increased by {number_word(number)}"
        case AdditionalLands(number=number):
            lands = "an additional land" if number == 1 else f"{number_word(number)} additional lands"
            whose = "your" if subject.pronoun() == "you" else "their"
            return f"may play {lands} on each of {whose} turns"
        case Rule(phrase=phrase, nodes=inner):
            return _rule(sentences.filled(phrase, inner, voice, several=True), subject)
        case CostChange(how=how, mana=mana, times=times):
            return _costs(how, mana, times, subject, voice)
        case _:
            return nouns.unknown(did)


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


def _word_kind(kind: WordKind) -> str:
    return {"color": "color words", "land type": "basic land types"}.get(kind, plural(kind))


def exceptions_text(exceptions: tuple[Modification, ...], voice: Voice) -> str:
    """ ", except it's a 4/4 black Zombie and it has haste"."""
    if not exceptions:
        return ""
    it = Fixed("it")
    plain = replace(voice, resolving=False, excepting=True, it=It(), infinitive=False)
    texts = []
    names = [f"its name is {did.name}" for did in exceptions if isinstance(did, SetName)]
    said = said_of(it, None, [did for did in exceptions if not isinstance(did, SetName)], plain)
    for clause in said.clauses:
        text = f"it {clause}"
        texts.append(text.replace("it is ", "it's ", 1) if text.startswith("it is ") else text)
    where = f", where X is {said.where[0]}" if said.where else ""
    return f", except {listed([*names, *texts])}{where}"


def needs_each(effect: Effect) -> bool:
    """Whether each object is spoken of by itself: "each creature … its mana value"."""
    if isinstance(effect.applies_to, (Reference, Objects)):
        return False
    nodes: list[Node] = [*effect.does, *(() if effect.as_long_as is None else (effect.as_long_as,))]
    return any(isinstance(inner, (It, Its)) for node in nodes for inner in _outside_quotes(node))


def _outside_quotes(node: Node) -> Iterable[Node]:
    yield node
    for child in node.children():
        if not isinstance(child, Ability):
            yield from _outside_quotes(child)


__all__ = ["NounPhrase", "Said", "called", "defined_pt", "exceptions_text", "hand_size_change", "needs_each", "said_of"]
