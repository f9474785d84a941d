"""Things done once, in the imperative: "draw a card", "return target creature to its owner's hand"."""

import re
from dataclasses import replace

from mtglayers.amounts import Amount, CountersOn, Number, Times
from mtglayers.characteristics import Characteristics
from mtglayers.filters import (
    And,
    Controlled,
    Filter,
    InZone,
    It,
    Reference,
    Target,
    Word,
    WordKind,
)
from mtglayers.instructions import (
    AdditionalCombat,
    Attach,
    BecomePrepared,
    ChangeText,
    CopySpell,
    CounterSpell,
    Create,
    CreateCopy,
    CreateEmblem,
    DealDamage,
    Draw,
    ExchangeControl,
    ExchangeText,
    GainLife,
    Instruction,
    Monstrosity,
    MoveTo,
    Pair,
    PreventDamage,
    PutCounters,
    Regenerate,
    RemoveCounters,
    Tap,
    Transform,
    TurnFace,
    Untap,
)
from mtglayers.players import Opponents, Players, You
from mtglayers_plugins.english import (
    amounts,
    becoming,
    damage,
    effects,
    filling,
    nouns,
    references,
    sentences,
    spelling,
    tokens,
    verbs,
)
from mtglayers_plugins.english.phrases import (
    Fixed,
    Phrase,
    conjugated,
    infinitive,
    listed,
    number_word,
    plural,
)
from mtglayers_plugins.english.voice import Voice


def done(instruction: Instruction, voice: Voice) -> str:
    """An instruction that does something once, as a sentence."""
    match instruction:
        case PutCounters(number=number, counter=counter, on=on, who=who):
            player = _doer(who, voice) if who is not None else None
            verb = "put" if player is None else f"{player.text()} {conjugated(player, 'put')}"
            if amounts.is_plain(number):
                return f"{verb} {counters(number, counter, voice)} on {_each(on, voice)}"
            kinds_ = plural(f"{counter} counter".strip())
            return f"{verb} a number of {kinds_} on {_each(on, voice)} equal to {amounts.value(number, voice)}"
        case CopySpell(what=what, exceptions=exceptions, new_targets=new_targets):
            new = ". You may choose new targets for the copy" if new_targets else ""
            return f"copy {_all(what, voice)}{verbs.exceptions_text(exceptions, voice, what)}{new}"
        case BecomePrepared(what=what):
            thing = _phrase(what, voice)
            return f"{_does(thing, 'become', voice)} prepared"
        case Monstrosity(number=number):
            return f"monstrosity {amounts.value(number, voice)}"
        case RemoveCounters(number=number, counter=counter, on=on):
            if number == CountersOn(counter, on) if isinstance(on, Reference) else number == CountersOn(counter, It()):
                return f"remove all {plural(f'{counter} counter'.strip())} from {_each(on, voice)}"
            return f"remove {counters(number, counter, voice)} from {_each(on, voice)}"
        case Tap(what=what):
            return f"tap {_all(what, voice)}"
        case Untap(what=what):
            return f"untap {_all(what, voice)}"
        case Regenerate(what=what):
            return f"regenerate {_all(what, voice)}"
        case Transform(what=what, how=verb_):
            return f"{verb_} {_all(what, voice)}"
        case MoveTo():
            return _move(instruction, voice)
        case TurnFace(what=what, face=face, as_=values):
            turned = f"turn {_all(what, voice)} face {face}"
            if values is None:
                return turned
            return f"{turned}. {_it_is(values, _phrase(what, voice), voice)}"
        case Attach(what=what, to=to):
            return f"attach {_all(what, voice)} to {references.reference(to, voice).text()}"
        case ChangeText(what=what, kinds=kinds, duration=duration, not_=not_):
            lasting = effects.duration_text(duration, voice)
            pairs = listed((f"one {_word_kind(kind)} with another" for kind in kinds), "or")
            never = f". The new {kinds[-1]} can't be {listed((spelling.word(w) for w in not_), 'or')}" if not_ else ""
            how = f"by replacing all instances of {pairs}{f' {lasting}' if lasting else ''}{never}"
            return f"change the text of {_all(what, voice)} {how}"
        case ExchangeControl(one=first, other=second, duration=duration):
            lasting = effects.duration_text(duration, voice)
            return f"exchange control of {_both(first, second, voice)}{f' {lasting}' if lasting else ''}"
        case ExchangeText(one=first, other=second, duration=duration):
            lasting = effects.duration_text(duration, voice)
            return f"exchange the text boxes of {_both(first, second, voice)}{f' {lasting}' if lasting else ''}"
        case CreateEmblem(abilities=abilities):
            return f"you get an emblem with {listed(sentences.in_quotes(a, voice.quoted('emblem')) for a in abilities)}"
        case Create() | CreateCopy():
            return _create(instruction, voice)
        case GainLife(who=who, number=number):
            return _life(who, number, voice)
        case DealDamage(source=source, number=number, to=to):
            return _damage(source, number, to, voice)
        case PreventDamage():
            return filling.filled(*damage.of_shield(instruction), voice)
        case CounterSpell(what=what):
            return f"counter {_all(what, voice)}"
        case AdditionalCombat(number=number_, main_phase=main_phase):
            many = "an additional combat phase" if number_ == 1 else f"{number_word(number_)} additional combat phases"
            after = " followed by an additional main phase" if main_phase else ""
            return f"after this main phase, there is {many}{after}"
        case Pair(one=first, other=second):
            return f"pair {references.reference(first, voice).text()} with {references.reference(second, voice).text()}"
        case Draw(who=who, number=number):
            drawn = amounts.of_things(number, "card", voice)
            if isinstance(who, You):
                return f"draw {drawn}"
            return f"{_does(_doer(who, voice), 'draw', voice)} {drawn}"
        case _:
            return spelling.unknown(instruction)


def _it_is(values: Characteristics, things: Phrase, voice: Voice) -> str:
    """ "It's a 2/2 artifact creature", of what is face down."""
    thing = tokens.characteristics(values, voice, plain=True)
    return f"They're {thing.number(several=True).text()}" if things.plural_verb else f"It's {thing.with_('a').text()}"


def _phrase(what: Filter, voice: Voice) -> Phrase:
    if isinstance(what, Reference):
        return references.reference(what, voice)
    return nouns.noun(what, voice).with_("all")


def _all(what: Filter, voice: Voice) -> str:
    return _phrase(what, voice).text()


def _each(what: Filter, voice: Voice) -> str:
    return references.reference(what, voice).text() if isinstance(what, Reference) else nouns.each(what, voice).text()


def counters(number: Amount, counter: str, voice: Voice) -> str:
    """ "a +1/+1 counter", "two charge counters", "X -1/-1 counters"."""
    kind = f"{counter} counter".strip()
    if isinstance(number, Number) or amounts.is_plain(number):
        return amounts.of_things(number, kind, voice)
    return f"a number of {plural(kind)} equal to {amounts.value(number, voice)}"


def _word_kind(kind: WordKind) -> str:
    return {"color": "color word", "land type": "basic land type"}.get(kind, kind)


def _both(first: Reference, second: Reference, voice: Voice) -> str:
    if isinstance(first, Target) and isinstance(second, Target) and first.filter == second.filter:
        return nouns.noun(first.filter, voice).number(several=True).with_("two target").text()
    return f"{references.reference(first, voice).text()} and {references.reference(second, voice).text()}"


def _doer(who: Players, voice: Voice) -> Phrase:
    return Fixed("each opponent") if isinstance(who, Opponents) else references.player(who, voice)


def _does(subject: Phrase, verb: str, voice: Voice) -> str:
    """Subject and verb; after "you may": "have it deal"."""
    if voice.infinitive and subject.pronoun() != "you":
        subject = infinitive(subject)
    return f"{subject.text()} {conjugated(subject, verb)}"


def _life(who: Players, number: Amount, voice: Voice) -> str:
    player = _doer(who, voice)
    loses = (isinstance(number, Number) and number.n < 0) or (isinstance(number, Times) and number.factor == -1)
    amount = number.of if isinstance(number, Times) and loses else -number if loses else number
    words = (
        f"{amounts.value(amount, voice)} life"
        if amounts.is_plain(amount)
        else f"life equal to {amounts.value(amount, voice)}"
    )
    return f"{_does(player, 'lose' if loses else 'gain', voice)} {words}"


def _damage(source: Filter, number: Amount, to: tuple[Filter | Players, ...], voice: Voice) -> str:
    dealer = nouns.several(source, voice)
    words = (
        f"{amounts.value(number, voice)} damage"
        if amounts.is_plain(number)
        else f"damage equal to {amounts.value(number, voice.about(source))}"
    )
    whom = listed(_damaged(one_, voice) for one_ in to)
    return f"{_does(dealer, 'deal', voice)} {words} to {whom}"


def _damaged(what: Filter | Players, voice: Voice) -> str:
    return _doer(what, voice).text() if isinstance(what, Players) else _each(what, voice)


def _create(instruction: Create | CreateCopy, voice: Voice) -> str:
    who = _doer(instruction.who, voice) if instruction.who is not None else None
    verb = "create" if who is None or isinstance(instruction.who, You) else f"{who.text()} {conjugated(who, 'create')}"
    number = instruction.number
    one_ = isinstance(number, Number) and number.n == 1
    if isinstance(instruction, CreateCopy):
        of, exceptions = (
            nouns.one(instruction.what, voice).text(),
            verbs.exceptions_text(instruction.exceptions, voice, instruction.what),
        )
        if not isinstance(instruction.what, Reference):
            each = nouns.noun(instruction.what, voice).text()
            verb = f"for each {each}, {verb}"
            of = f"that {becoming.called(Fixed('it'), instruction.what, voice)}"
        things = "a token that's a copy" if one_ else f"{_so_many(number, voice)} tokens that are copies"
        return f"{verb} {things} of {of}{exceptions}{_equal_to(number, voice)}"
    token = tokens.token(instruction.token, instruction.abilities, voice, tapped=instruction.tapped)
    if one_ and instruction.token.name and Word("Legendary", "supertype") in instruction.token.words:
        after = tuple(q for q in token.after if not q.one.startswith("named "))
        return f"{verb} {instruction.token.name}, {replace(token, after=after).with_('a').text()}"
    things = token.with_("a").text() if one_ else f"{_so_many(number, voice)} {token.number(several=True).text()}"
    return f"{verb} {things}{_equal_to(number, voice)}"


def _so_many(number: Amount, voice: Voice) -> str:
    if isinstance(number, Number):
        return number_word(number.n)
    return amounts.value(number, voice) if amounts.is_plain(number) else "X"


def _equal_to(number: Amount, voice: Voice) -> str:
    return "" if amounts.is_plain(number) else f", where X is {amounts.value(number, voice)}"


def _move(move: MoveTo, voice: Voice) -> str:
    thing = _phrase(move.what, voice)
    if move.verb == "sacrifice" and not isinstance(move.what, Reference):
        parts = move.what.parts if isinstance(move.what, And) else (move.what,)
        rest = [part for part in parts if part != Controlled(You())]
        thing = nouns.one(And.of(*rest), voice) if rest else Fixed("a permanent")
    what = re.sub(r" in ((?:[^,]* )?(?:graveyards?|hands?|exile|library|libraries))$", r" from \1", thing.text())
    face = " face down" if move.face_down else ""
    if move.zone == "exile" or move.verb in ("destroy", "sacrifice"):
        return f"{move.verb} {what}{face}"
    whose = _owners(move, thing)
    match move.zone:
        case "battlefield":
            to = f"{'to' if move.verb == 'return' else 'onto'} the battlefield"
            tapped = " tapped" if move.tapped else ""
            under = (
                f" under {references.player(move.under, voice).possessive()} control" if move.under is not None else ""
            )
            said = f"{move.verb} {what} {to}{tapped}{face}{under}"
            return f"{said}. {_it_is(move.as_, thing, voice)}" if move.as_ is not None else said
        case "hand":
            return f"{move.verb} {what} {'to' if move.verb == 'return' else 'into'} {whose} hand{'s' if thing.plural_verb and whose != 'your' else ''}"
        case "library":
            where = "into" if move.verb == "shuffle" else "on top of"
            return f"{move.verb} {what} {where} {whose} library"
        case _:
            return f"{move.verb} {what} into {whose} {move.zone}"


def _owners(move: MoveTo, thing: Phrase) -> str:
    if any(isinstance(inner, InZone) and isinstance(inner.whose, You) for inner in move.what.walk()):
        return "your"
    return "their owners'" if thing.plural_verb else "its owner's"
