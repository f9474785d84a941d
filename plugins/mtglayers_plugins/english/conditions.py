"""Conditions as clauses: what stands after "as long as" and "if"."""

from mtglayers.amounts import AmongPlayers, Amount, CountersOn, CountOf, Devotion, KindsAmong, Number, PlayerNumber
from mtglayers.conditions import AllOf, AmountIs, AnyOf, Condition, Is, Kicked, ThereIs, Told, TurnOf, Unless
from mtglayers.filters import (
    And,
    Controlled,
    Filter,
    InZone,
    Linked,
    Permanents,
    Reference,
    Relation,
    Spells,
    Status,
    This,
)
from mtglayers.players import Opponents, Players, You
from mtglayers_plugins.english import amounts, filling, nouns, predicates, references, spelling
from mtglayers_plugins.english.phrases import Fixed, Phrase, conjugated, listed, number_word
from mtglayers_plugins.english.voice import Voice


def clause(condition: Condition, voice: Voice, *, negative: bool = False) -> str:
    """The condition as a clause: "you control a Swamp", "this creature is white"."""
    text = _clause(condition, voice, negative=negative)
    return f"it's {text.removeprefix('it is ')}" if text.startswith("it is ") else text


def lasting(condition: Condition, voice: Voice) -> str:
    """The condition as what goes on: "this creature remains tapped"."""
    match condition:
        case Is(what=what, filter=Permanents()):
            subject = references.reference(what, voice)
            return f"{subject.text()} {conjugated(subject, 'remain')} on the battlefield"
        case Is(what=what, filter=Status(status=status)):
            subject = references.reference(what, voice)
            return f"{subject.text()} {conjugated(subject, 'remain')} {status}"
        case AllOf(parts=parts):
            return listed((lasting(part, voice) for part in parts), "and")
        case _:
            return clause(condition, voice)


def _clause(condition: Condition, voice: Voice, *, negative: bool) -> str:
    match condition:
        case AllOf(parts=parts):
            return listed((clause(part, voice) for part in parts), "and")
        case AnyOf(parts=parts):
            return listed((clause(part, voice) for part in parts), "or")
        case Unless(of=of):
            return clause(of, voice, negative=not negative)
        case ThereIs(what=what):
            return _there_is(what, voice, negative)
        case Is(what=what, filter=fits):
            return _is(what, fits, voice, negative)
        case AmountIs(left=left, relation=relation, right=right):
            return _amount_is(left, relation, right, voice, negative)
        case TurnOf(whose=You()):
            return "it's not your turn" if negative else "it's your turn"
        case TurnOf(whose=whose):
            return f"it's {'not ' if negative else ''}{references.player(whose, voice, oblique=True).possessive()} turn"
        case Told(text=text, nodes=inner):
            return f"{'it isn' + chr(39) + 't true that ' if negative else ''}{filling.filled(text, inner, voice)}"
        case Kicked(what=what, how=how):
            return f"{references.reference(what, voice).text()} {'wasn' + chr(39) + 't' if negative else 'was'} {how}"
        case _:
            return spelling.unknown(condition)


def _controller(what: Filter) -> tuple[Players, Filter] | None:
    """Who controls the objects, and the rest of their description."""
    parts = what.parts if isinstance(what, And) else (what,)
    found = [part for part in parts if isinstance(part, Controlled)]
    if len(found) != 1 or any(isinstance(part, (InZone, Spells)) for part in parts):
        return None
    rest = [part for part in parts if part is not found[0]]
    return found[0].by, And.of(*rest) if rest else Permanents()


def _controls(who: Players, voice: Voice, things: str) -> str:
    holder: Phrase = references.player(who, voice)
    if isinstance(who, Opponents):
        holder = Fixed("an opponent")
    return f"{holder.text()} {conjugated(holder, 'control')} {things}"


def _there_is(what: Filter, voice: Voice, negative: bool) -> str:
    if what == Linked("paired"):
        return f"{voice.this} is{'n' + chr(39) + 't' if negative else ''} paired with another creature"
    held = _controller(what)
    if held is not None:
        who, rest = held
        if negative and isinstance(who, Opponents):
            return f"no opponent controls {nouns.one(rest, voice).text()}"
        things = f"no {nouns.several(rest, voice, all_=False).text()}" if negative else nouns.one(rest, voice).text()
        return _controls(who, voice, things)
    if negative:
        return f"there are no {nouns.several(what, voice, all_=False).text()}{_where(what)}"
    return f"there is {nouns.one(what, voice).text()}{_where(what)}"


def _where(what: Filter) -> str:
    return "" if what.has_zone() else " on the battlefield"


def _is(what: Reference, fits: Filter, voice: Voice, negative: bool) -> str:
    subject = references.reference(what, voice)
    if what == This() and any(isinstance(part, InZone) for part in (fits.parts if isinstance(fits, And) else (fits,))):
        subject = Fixed("this card")
    about = voice.about(what)
    match fits:
        case Controlled(by=by):
            holder = references.player(by, voice)
            if isinstance(by, Opponents):
                return f"an opponent {'doesn' + chr(39) + 't control' if negative else 'controls'} {subject.text()}"
            verb = conjugated(holder, "don't control" if negative else "control")
            return f"{holder.text()} {verb} {subject.text()}"
        case And(parts=parts) if any(isinstance(part, Controlled) for part in parts) and not negative:
            rest = And.of(*(part for part in parts if not isinstance(part, Controlled)))
            held = next(part for part in parts if isinstance(part, Controlled))
            return f"{_is(what, held, voice, negative=False)} and {_is(what, rest, about, negative=False)}"
        case _:
            return (
                f"{subject.text()} {predicates.predicate(fits, about, several=subject.plural_verb, negative=negative)}"
            )


def _amount_is(left: Amount, relation: Relation, right: Amount, voice: Voice, negative: bool) -> str:
    if negative:
        return _negated(_amount_is(left, relation, right, voice, negative=False))
    number = _so_many(relation, right)
    if number is not None:
        match left:
            case CountOf(what=what):
                return _count_is(what, number, voice)
            case KindsAmong(word_kind=kind, among=among):
                things = f"{number} {_s(kind, number)} among {amounts.counted(among, voice)}"
                return f"there {'is' if number.split()[-1] == 'one' else 'are'} {things}"
            case CountersOn(counter=counter, of=of):
                on = references.reference(of, voice)
                return f"{on.text()} {conjugated(on, 'have')} {number} {counter} {_s('counter', number)} on it".replace(
                    "  ", " "
                )
            case PlayerNumber(column="cards in hand", whose=whose):
                holder = references.player(whose, voice, oblique=True)
                return f"{holder.text()} {conjugated(holder, 'have')} {number} {_s('card', number)} in hand"
            case PlayerNumber(column="life", whose=whose):
                holder = references.player(whose, voice, oblique=True)
                return f"{holder.text()} {conjugated(holder, 'have')} {_in_digits(number, right)} life"
            case AmongPlayers(column="life", whose=whose, highest=False) if relation in ("<=", "<"):
                holder = Fixed("an opponent") if isinstance(whose, Opponents) else Fixed("a player")
                return f"{holder.text()} {conjugated(holder, 'have')} {_in_digits(number, right)} life"
            case Devotion():
                words = "less than" if relation == "<" else "greater than or equal to" if relation == ">=" else relation
                return f"{amounts.value(left, voice)} is {words} {number_word(right.n) if isinstance(right, Number) else number}"
            case _:
                pass
    return f"{amounts.value(left, voice)} is {amounts.compared(relation, right, voice)}"


def _negated(clause_: str) -> str:
    """The clause with its first verb denied."""
    for verb, denied in (
        (" control ", " don't control "),
        (" controls ", " doesn't control "),
        (" have ", " don't have "),
        (" has ", " doesn't have "),
        (" is ", " isn't "),
        (" are ", " aren't "),
    ):
        if verb in clause_:
            return clause_.replace(verb, denied, 1)
    return f"it isn't true that {clause_}"


def _count_is(what: Filter, number: str, voice: Voice) -> str:
    held = _controller(what)
    if held is not None:
        who, rest = held
        return _controls(who, voice, _counted(rest, number, voice))
    verb = "is" if number.rsplit(maxsplit=1)[-1] == "one" else "are"
    return f"there {verb} {_counted(what, number, voice)}{_where(what)}"


def _counted(what: Filter, number: str, voice: Voice) -> str:
    return f"{number} {nouns.noun(what, voice).number(number.rsplit(maxsplit=1)[-1] != 'one').text()}"


def _so_many(relation: Relation, right: Amount) -> str | None:
    """ "three or more", "fewer than two", "no", "exactly one"; None where it is no fixed number."""
    if not isinstance(right, Number) or right.n < 0:
        return None
    n = number_word(right.n)
    match relation:
        case ">=":
            return f"{n} or more"
        case "<=":
            return f"{n} or fewer"
        case "=":
            return "no" if right.n == 0 else f"exactly {n}"
        case ">":
            return f"more than {n}"
        case "<":
            return f"fewer than {n}"


def _in_digits(number: str, right: Amount) -> str:
    digits = str(right.n) if isinstance(right, Number) else ""
    return number.replace("fewer", "less").replace(number_word(int(digits)) if digits else "", digits, 1)


def _s(noun: str, number: str) -> str:
    return noun if number.rsplit(maxsplit=1)[-1] == "one" else f"{noun}s"
