"""Parts of filters as what stands after the noun: "you control", "with flying", "in your graveyard"."""

import re

from mtglayers.filters import (
    AttachedTo,
    ChosenName,
    ChosenWord,
    Colors,
    Compare,
    Controlled,
    Filter,
    HasAttached,
    InZone,
    Named,
    Owned,
    Reference,
    SameName,
    SharesWith,
    Status,
    WithAbility,
    WithCounters,
    WithoutAbilities,
    Zone,
)
from mtglayers.players import (
    Opponents,
    Players,
)
from mtglayers_plugins.english import amounts, nouns, predicates, references, sentences, spelling
from mtglayers_plugins.english.phrases import (
    Qualifier,
    article,
    conjugated,
    number_word,
    plural,
    third_person,
)
from mtglayers_plugins.english.voice import Voice


def qualifier(part: Filter, voice: Voice) -> tuple[int, Qualifier]:
    """What a part of a filter says after the noun, and its place among such."""
    match part:
        case ChosenWord():
            return 14, Qualifier(f"of {spelling.chosen(part, voice)}")
        case ChosenName():
            return 15, Qualifier("with the chosen name")
        case Named(name=name):
            return 15, Qualifier(f"named {name}")
        case Controlled(by=by):
            return 10, _whose(by, "control", voice)
        case Owned(by=by):
            return 11, _whose(by, "own", voice)
        case WithAbility() | WithCounters() | WithoutAbilities() | Compare() | HasAttached():
            has, have = having(part, voice), having(part, voice, several=True)
            return 20, Qualifier(f"with {has}", f"with {have}")
        case AttachedTo(to=to):
            return 25, Qualifier(f"attached to {nouns.one(to, voice).text()}")
        case SharesWith(word_kind=kind, other=other):
            whom = references.reference(other, voice.about(None)).text()
            return 30, Qualifier(f"that shares {article(kind)} with {whom}", f"that share {article(kind)} with {whom}")
        case SameName(other=other):
            return 30, Qualifier(f"with the same name as {references.reference(other, voice.about(None)).text()}")
        case InZone(zone=zone, whose=whose):
            return 40, Qualifier(place(zone, whose, voice), place(zone, whose, voice, several=True))
        case Colors(least=least, most=most):
            many = (
                "all colors"
                if least == 5
                else f"{number_word(least)} or more colors"
                if most == 5
                else f"exactly {number_word(least)} colors"
            )
            return 45, Qualifier(f"that's {many}", f"that are {many}")
        case Status(status=status) if re.match(r"(attacked|blocked|dealt|entered|died|became|was|were)\b", status):
            return 45, Qualifier(f"that {status}")
        case Status(status=status):
            return 45, Qualifier(f"that's {status}", f"that are {status}")
        case _:
            return 99, Qualifier(spelling.unknown(part))


def negated(part: Filter, voice: Voice) -> tuple[int, Qualifier]:
    """What the denial of a part of a filter says after the noun, and its place among such."""
    match part:
        case Controlled(by=by):
            return 10, _whose(by, "don't control", voice)
        case Owned(by=by):
            return 11, _whose(by, "don't own", voice)
        case Named(name=name):
            return 15, Qualifier(f"not named {name}")
        case ChosenWord():
            return 6, Qualifier(f"not of {spelling.chosen(part, voice)}")
        case WithAbility() | WithCounters():
            return 20, Qualifier(f"without {having(part, voice)}", f"without {having(part, voice, several=True)}")
        case WithoutAbilities():
            return 20, Qualifier("with one or more abilities")
        case Reference():
            return 30, Qualifier(f"other than {references.reference(part, voice).text()}")
        case SharesWith(word_kind=kind, other=other):
            whom = references.reference(other, voice).text()
            return 30, Qualifier(
                f"that doesn't share {article(kind)} with {whom}", f"that don't share {article(kind)} with {whom}"
            )
        case SameName(other=other):
            same = f"have the same name as {references.reference(other, voice.about(None)).text()}"
            return 30, Qualifier(f"that doesn't {same}", f"that don't {same}")
        case Compare():
            return 60, Qualifier(f"that doesn't have {having(part, voice)}", f"that don't have {having(part, voice)}")
        case _:
            is_not = (
                predicates.predicate(part, voice, negative=True),
                predicates.predicate(part, voice, negative=True, several=True),
            )
            return 60, Qualifier(f"that {is_not[0]}", f"that {is_not[1]}")


def _whose(by: Players, verb: str, voice: Voice) -> Qualifier:
    if isinstance(by, Opponents):
        return Qualifier(f"an opponent {third_person(verb)}", f"your opponents {verb}")
    who = references.player(by, voice)
    return Qualifier(f"{who.text()} {conjugated(who, verb)}")


def having(part: Filter, voice: Voice, *, several: bool = False) -> str:
    """What it has: "flying", "power 2 or less", "a +1/+1 counter on it"."""
    on = "them" if several else "it"
    match part:
        case WithAbility(ability=ability):
            return sentences.quoted(ability, voice, "object")
        case WithoutAbilities():
            return "no abilities"
        case WithCounters(counter=counter, least=1):
            kind = f"{counter} counter".strip()
            return f"{plural(kind) if several else article(kind)} on {on}"
        case WithCounters(counter=counter, least=least):
            return f"{number_word(least)} or more {counter}{' ' if counter else ''}counters on {on}"
        case Compare(column=column, relation=relation, amount=amount):
            return f"{column} {amounts.compared(relation, amount, voice)}"
        case HasAttached(what=what):
            return f"{nouns.one(what, voice).text()} attached to {on}"
        case _:
            return spelling.unknown(part)


def place(zone: Zone, whose: Players | None, voice: Voice, *, several: bool = False, before: str = "in") -> str:
    """ "in your graveyard", "in exile", "on the battlefield"."""
    if zone in ("battlefield", "stack"):
        return f"{'from' if before == 'from' else 'on'} the {zone}"
    if zone == "exile":
        return (
            f"{'from' if before == 'from' else 'in'} exile"
            if whose is None
            else f"{player_possessor(whose, voice)} in exile"
        )
    if zone == "command":
        return f"{before} the command zone"
    if whose is None:
        many = {"library": "all libraries"}.get(zone, f"all {zone}s")
        return f"{before} {many}" if several else f"{before} {article(zone)}"
    return f"{before} {references.player(whose, voice).possessive()} {zone}"


def player_possessor(whose: Players, voice: Voice) -> str:
    """ "you own"."""
    return _whose(whose, "own", voice).text(several=False)
