"""Modifications as verb phrases: "gets +1/+1", "becomes a 3/3 Elemental creature with haste"."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, cast

from mtglayers.abilities import Ability, Effect
from mtglayers.amounts import Its
from mtglayers.filters import (
    Filter,
    It,
    Objects,
    Reference,
    WordKind,
)
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
    Rule,
)
from mtglayers.modifications.text import ChangeAllWords, ChangeWords, FullTextOf, HaveTextBoxOf, SetName
from mtglayers.modifications.types import AddWords, BecomeBasicLand, ColorsAmong, EveryCreatureType, LoseWords, SetWords
from mtglayers.nodes import Node
from mtglayers_plugins.english import (
    amounts,
    becoming,
    nouns,
    power_toughness,
    predicates,
    references,
    rules,
    sentences,
    spelling,
    tokens,
)
from mtglayers_plugins.english.phrases import (
    Fixed,
    Phrase,
    Said,
    article,
    conjugated,
    listed,
    plural,
)
from mtglayers_plugins.english.voice import Voice


def said_of(subject: Phrase, about: Filter | None, does: Sequence[Modification], voice: Voice) -> Said:
    """All that the modifications do, said of the subject; ``about`` is the filter that the subject stands for."""
    said, words = Said(), becoming.Words.of(does)
    gets = [d for d in words.rest if isinstance(d, Get)]
    early = [d for d in words.rest if isinstance(d, (CopyOf, BecomeValues, FullTextOf, HaveTextBoxOf))]
    lost = [d for d in words.rest if isinstance(d, LoseAllAbilities)]
    losing = [d for d in words.rest if isinstance(d, Lose)]
    late = [d for d in words.rest if d not in gets and d not in early and d not in lost and d not in losing]
    for did in early:
        said.clauses.append(_one(did, subject, voice, said))
    said.clauses += [power_toughness.gets(did, subject, voice, said) for did in gets]
    lost_first = not (words.have and _is_thing(words))
    if lost_first:
        said.clauses += [_one(did, subject, voice, said) for did in lost]
    becoming.becomes(words, subject, about, voice, said)
    if not lost_first:
        said.clauses += [_one(did, subject, voice, said) for did in lost]
    if words.base is not None:
        said.clauses.append(power_toughness.has_base(words.base, subject, voice))
    for group in _alike(losing):
        said.clauses.append(_group(group, subject, voice, said))
    if words.have:
        verb = "gain" if voice.resolving else "have"
        said.clauses.append(conjugated(subject, f"{verb} {becoming.abilities(words.have, subject, about, voice)}"))
    if words.name:
        late.append(SetName(words.name))
    if words.loses_types:
        said.clauses.append(conjugated(subject, "lose all other card types"))
    for group in _alike(late):
        said.clauses.append(_group(group, subject, voice, said))
    return said


def _is_thing(words: becoming.Words) -> bool:
    return "card type" in words.set or "card type" in words.add


def _alike(does: Sequence[Modification]) -> list[list[Modification]]:
    groups: list[list[Modification]] = []
    for did in does:
        alike = isinstance(did, (Lose, CantHave)) or (isinstance(did, Rule) and _SIMPLE.match(did.phrase))
        if (
            groups
            and alike
            and type(groups[-1][0]) is type(did)
            and (not isinstance(did, Rule) or _is_simple(groups[-1][0]))
        ):
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


# ---- types, colours and what goes with them


# ---- abilities


# ---- everything else


def _one(did: Modification, subject: Phrase, voice: Voice, said: Said) -> str:
    """One modification as a verb phrase."""
    be = "become" if voice.resolving else "are"
    match did:
        case Get():
            return power_toughness.gets(did, subject, voice, said)
        case SwitchPT():
            return f"{conjugated(subject, 'have')} {power_toughness.their(subject)} power and toughness switched"
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
            return f"{conjugated(subject, be)} {listed(spelling.word(w, voice) for w in words)}"
        case AddWords(word_kind="land type", words=words) if becoming.all_nonbasic(did):
            return f"{conjugated(subject, be)} every nonbasic land type in addition to {power_toughness.their(subject)} other types"
        case AddWords(word_kind="land type", words=words) if becoming.all_basic(did):
            basic = "basic " if len(words) == len(becoming.BASIC) else ""
            return f"{conjugated(subject, be)} every {basic}land type in addition to {power_toughness.their(subject)} other types"
        case AddWords(words=words):
            return f"{conjugated(subject, be)} {listed(spelling.word(w, voice) for w in words)} in addition to {power_toughness.their(subject)} other types"
        case LoseWords(word_kind=kind, words=words):
            texts = [spelling.word(w, voice) for w in words]
            if kind in ("supertype", "color"):
                return f"{conjugated(subject, 'are')}n't {listed(texts, 'or')}"
            things = listed(
                (plural(t) for t in texts) if power_toughness.many(subject) else (article(t) for t in texts), "or"
            )
            return f"{conjugated(subject, 'are')}n't {things}"
        case EveryCreatureType():
            return conjugated(subject, "gain all creature types" if voice.resolving else "are every creature type")
        case ColorsAmong(among=among):
            return f"{conjugated(subject, be)} each color among {amounts.counted(among, voice)}"
        case CopyOf(what=what, exceptions=exceptions):
            of = nouns.one(what, voice).text()
            copy = plural("copy") if power_toughness.many(subject) else "a copy"
            return f"{conjugated(subject, be)} {copy} of {of}{exceptions_text(exceptions, voice, what)}"
        case BecomeValues(values=values, why="copy") if values.name:
            return f"{conjugated(subject, be)} a copy of {values.name}"
        case BecomeValues(values=values, why=why):
            what_it_is = tokens.characteristics(values, voice)
            return f"{conjugated(subject, be)} {'a copy of ' if why == 'copy' else ''}{what_it_is.with_('a').text()}"
        case FullTextOf(what=whole, plus=plus):
            also = f" and has the text {listed(sentences.quoted(a, voice, 'creature') for a in plus)}" if plus else ""
            return f"{conjugated(subject, 'have')} the full text of {references.reference(whole, voice).text()}{also}"
        case HaveTextBoxOf(abilities=abilities):
            box = listed(sentences.in_quotes(a, voice.quoted("creature")) for a in abilities) or "no text"
            return f"{conjugated(subject, 'have')} {'the text ' if abilities else ''}{box}"
        case BecomeBasicLand(land_type=land_type):
            return f"{conjugated(subject, 'are')} basic, nonlegendary and named {land_type}"
        case SetName(name=name):
            return f"{conjugated(subject, 'are')} named {name}"
        case ChangeWords(old=old, new=new):
            return f"{conjugated(subject, 'have')} all instances of {spelling.word(old)} in {power_toughness.their(subject)} text replaced by {spelling.word(new)}"
        case ChangeAllWords(word_kind=kind, new=new):
            return f"{conjugated(subject, 'have')} all {_word_kind(kind)} in {power_toughness.their(subject)} text replaced by {spelling.word(new)}"
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
            return f"{'don' if power_toughness.many(subject) else 'doesn'}'t copy that {voice.copied or 'permanent'}'s {column}"
        case IfItIs(what=fits, does=inner):
            only_if = f"it {predicates.predicate(fits, voice)}".replace("it is ", "it's ", 1)
            return f"{said_of(subject, None, [inner], voice).text()} if {only_if}"
        case ControlledBy(by=by):
            return f"{conjugated(subject, 'are')} controlled by {references.player(by, voice, oblique=True).text()}"
        case Have() | BasePT():
            return said_of(subject, None, [did], voice).text()
        case _:
            return rules.of_rules(did, subject, voice)


def _all_of(what: Filter, voice: Voice) -> str:
    return (
        references.reference(what, voice).text()
        if isinstance(what, Reference)
        else nouns.noun(what, voice).with_("all").text()
    )


def _word_kind(kind: WordKind) -> str:
    return {"color": "color words", "land type": "basic land types"}.get(kind, plural(kind))


def exceptions_text(exceptions: tuple[Modification, ...], voice: Voice, source: Filter) -> str:
    """ ", except it's a 4/4 black Zombie and it has haste"."""
    if not exceptions:
        return ""
    it = Fixed("it")
    plain = replace(
        voice, resolving=False, excepting=True, it=It(), infinitive=False, copied=becoming.called(it, source, voice)
    )
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
