"""Filters as predicates: "is red", "isn't a creature", "has flying"."""

from mtglayers.filters import (
    And,
    ChosenWord,
    Compare,
    Controlled,
    Filter,
    HasAttached,
    InZone,
    Named,
    Not,
    Or,
    Owned,
    Permanents,
    Reference,
    Status,
    WithAbility,
    WithCounters,
    WithoutAbilities,
    Word,
)
from mtglayers_plugins.english import nouns, qualifiers, references, spelling
from mtglayers_plugins.english.phrases import (
    listed,
)
from mtglayers_plugins.english.voice import Voice


def predicate(what: Filter, voice: Voice, *, several: bool = False, negative: bool = False) -> str:
    """What is said of an object that fits: "is red", "isn't a creature", "has flying", "is in your graveyard"."""
    be = ("aren't" if several else "isn't") if negative else ("are" if several else "is")
    have = ("don't have" if several else "doesn't have") if negative else ("have" if several else "has")
    match what:
        case Permanents():
            return f"{be} on the battlefield"
        case InZone(zone=zone, whose=whose):
            return f"{be} {qualifiers.place(zone, whose, voice, several=several)}"
        case WithAbility() | WithCounters() | WithoutAbilities() | Compare():
            return f"{have} {qualifiers.having(what, voice, several=several)}"
        case HasAttached(what=Word(word=kind)) if kind in nouns.ATTACHED:
            return f"{be} {nouns.ATTACHED[kind]}"
        case HasAttached():
            return f"{have} {qualifiers.having(what, voice, several=several)}"
        case Not(part=part) if not isinstance(part, (Word, Status)) and not negative:
            return predicate(part, voice, several=several, negative=True)
        case Status(status=status):
            return f"{be} {'a token' if status == 'token' else status}"
        case Not(part=Status(status="token")):
            return f"{be} not a token" if negative else "aren't tokens" if several else "isn't a token"
        case Not(part=Word() as part) if not negative:
            return predicate(part, voice, several=several, negative=True)
        case Controlled(by=by):
            return f"{be} controlled by {references.player(by, voice, oblique=True).text()}"
        case Owned(by=by):
            return f"{be} owned by {references.player(by, voice, oblique=True).text()}"
        case Reference():
            return f"{be} {references.reference(what, voice).text()}"
        case ChosenWord():
            return f"{be} {spelling.chosen(what, voice)}"
        case Named(name=name):
            return f"{be} named {name}"
        case _:
            return _described(what, voice, be, several=several)


def _described(what: Filter, voice: Voice, be: str, *, several: bool) -> str:
    made = nouns.taken(what, voice)
    if made.names_thing():
        thing = made.phrase()
        return f"{be} {thing.number(several=True).text() if several else thing.with_('a').text()}"
    if made.is_adjective():
        return f"{be} {listed(made.before())}"
    if isinstance(what, And) and all(isinstance(part, Word) and part.word_kind == "color" for part in what.parts):
        return f"{be} {listed(nouns.wheel(made.colors))}"
    if isinstance(what, And):
        return listed(
            predicate(part, voice, several=several, negative=be in ("isn't", "aren't")) for part in what.parts
        )
    if isinstance(what, Or):
        return listed((predicate(part, voice, several=several) for part in what.parts), "or")
    return f"{be} {' '.join(q.text(several) for _, q in made.after)}"
