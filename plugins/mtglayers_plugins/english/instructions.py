"""Instructions as sentences in the imperative: "draw a card", "target creature gets +3/+3 until end of turn"."""

import re
from collections.abc import Sequence
from dataclasses import replace

from mtglayers.amounts import Amount, CountersOn, Number, Times
from mtglayers.conditions import Is
from mtglayers.filters import And, ChosenObject, ChosenWord, Controlled, Filter, InZone, It, Permanents, Reference, Target, This, WordKind
from mtglayers.instructions import (
    Attach,
    BecomePrepared,
    BecomesYourChoice,
    ChangeText,
    Choose,
    ChooseObject,
    CopySpell,
    Create,
    CreateCopy,
    CreateEmblem,
    DealDamage,
    Do,
    Draw,
    Each,
    EnterAsCopy,
    EnterTapped,
    ExchangeControl,
    GainLife,
    If,
    Instruction,
    Lasting,
    Modal,
    Mode,
    Monstrosity,
    MoveTo,
    Prevent,
    PutCounters,
    Regenerate,
    RemoveCounters,
    Tap,
    Transform,
    TurnFace,
    Untap,
)
from mtglayers.players import Opponents, Players, You
from mtglayers_plugins.english import amounts, conditions, effects, nouns, sentences, verbs
from mtglayers_plugins.english.phrases import (
    Fixed,
    Phrase,
    article,
    conjugated,
    infinitive,
    listed,
    number_word,
    plural,
    sentence,
)
from mtglayers_plugins.english.phrases import sentences as sentences_of
from mtglayers_plugins.english.voice import Voice


def text(instructions: Sequence[Instruction], voice: Voice) -> str:
    """The instructions in order, a sentence each, without a capital and without the last full stop."""
    return sentences_of(part.removesuffix(".") for part in _parts(instructions, voice))


def _parts(instructions: Sequence[Instruction], voice: Voice) -> list[str]:
    parts, chosen = [], voice.of_your_choice
    for place, instruction in enumerate(instructions):
        following = instructions[place + 1] if place + 1 < len(instructions) else None
        if isinstance(instruction, Choose) and following is not None and (kind := _chosen_at_once(instruction, following)):
            chosen = chosen | {kind}
            continue
        parts.append(one(instruction, replace(voice, of_your_choice=chosen)))
        chosen = voice.of_your_choice
        voice = voice.mentioned(instruction)
        if any(isinstance(inner, (Target, ChosenObject)) for inner in instruction.walk()):
            voice = voice.about(None)
    return parts


def _chosen_at_once(choice: Choose, following: Instruction) -> WordKind | None:
    """The kind of word that the next sentence can call "of your choice"."""
    if choice.not_ or not isinstance(following, Lasting):
        return None
    used = [word for word in following.walk() if isinstance(word, ChosenWord) and word.slot == choice.slot]
    return used[0].word_kind if used and used[0].word_kind == choice.what else None


def joined(instructions: Sequence[Instruction], voice: Voice) -> str:
    """Several instructions within one sentence."""
    return listed((part.rstrip(".") for part in _parts(instructions, voice)), "and")


def one(instruction: Instruction, voice: Voice) -> str:
    """One instruction, without capital and full stop."""
    voice = voice.that_resolves()
    if not isinstance(instruction, Lasting):
        return _other(instruction, voice)
    return effects.effect_text(instruction.effect, voice, instruction.duration)


def _other(instruction: Instruction, voice: Voice) -> str:
    match instruction:
        case Do(text=words, nodes=inner):
            return sentences.filled(words, inner, voice)
        case If(condition=condition, then=then, otherwise=otherwise):
            about = voice.about(This()) if isinstance(condition, Is) and condition.what == This() else voice
            said = f"if {conditions.clause(condition, voice)}, {joined(then, about)}"
            return f"{said}. Otherwise, {joined(otherwise, about)}" if otherwise else said
        case Each():
            return _each_of(instruction, voice)
        case Prevent(text=words, nodes=inner):
            return f"prevent {sentences.filled(words, inner, voice)}"
        case Choose(what=what, not_=not_, between=between):
            other = f" other than {listed((nouns.word(w) for w in not_), 'or')}" if not_ else ""
            range_ = f" between {between[0]} and {between[1]}" if len(between) == 2 else ""
            return f"choose {article(what)}{other}{range_}"
        case ChooseObject(filter=filter_):
            return f"choose {nouns.one(filter_, voice).text()}"
        case Modal(modes=modes, how_many=how_many):
            return f"choose {how_many} —\n" + "\n".join(_mode(mode, voice) for mode in modes)
        case BecomesYourChoice(choices=choices, names=names):
            if names:
                return f"it becomes your choice of {listed((article(name) for name in names), 'or')}"
            return f"it becomes your choice of {your_choice(choices, voice)}"
        case EnterAsCopy():
            return f"{voice.this} enters {as_copy(instruction, voice)}"
        case EnterTapped():
            return f"{nouns.reference(This(), voice).text()} enters tapped"
        case _:
            return _done(instruction, voice)


def _each_of(each: Each, voice: Voice) -> str:
    may = each.words == "may" or each.words.endswith(" may")
    first = replace(voice, infinitive=may)
    said = [part.removesuffix(".") for part in _parts(each.instructions[:1], first)]
    rest = _parts(each.instructions[1:], voice.mentioned(each.instructions[0])) if len(each.instructions) > 1 else []
    if may and each.words.endswith("you may"):
        text_ = f"{each.words} {said[0].removeprefix('you ')}"
        text_ += f". If you do, {listed(part.removesuffix('.') for part in rest)}" if rest else ""
    else:
        text_ = f"{each.words} {listed([*said, *(part.removesuffix('.') for part in rest)])}"
    return f"{text_}. If you don't, {joined(each.otherwise, voice)}" if each.otherwise else text_


def _mode(mode: Mode, voice: Voice) -> str:
    return f"• {f'{mode.name} — ' if mode.name[:1].isupper() else ''}{sentence(text(mode.instructions, voice))}"


def your_choice(choices: tuple[tuple[object, ...], ...], voice: Voice) -> str:
    """ "a 3/3 creature, a 2/2 creature with flying, or …"."""
    it, plain = Fixed("it"), replace(voice, resolving=False)
    texts = []
    for choice in choices:
        said = verbs.said_of(it, This(), choice, plain)  # type: ignore[arg-type]  # modifications
        said_text = said.text()
        for start in ("is ", "has base power and toughness "):
            said_text = said_text.removeprefix(start)
        texts.append(said_text)
    return listed(texts, "or")


def as_copy(instruction: EnterAsCopy, voice: Voice) -> str:
    """ "as a copy of any creature on the battlefield, except it has haste"."""
    what = instruction.what
    controlled = _has(what, Controlled)
    of = nouns.reference(what, voice).text() if isinstance(what, Reference) else nouns.noun(what, voice).with_("a" if controlled else "any").text()
    elsewhere = isinstance(what, Reference) or controlled or what.has_zone() and not _has(what, Permanents) or of.endswith("battlefield")
    where = "" if elsewhere else " on the battlefield"
    lasting = effects.duration_text(instruction.duration, voice)
    entering = [_entering(more, voice.about(This())) for more in instruction.also if not isinstance(more, EnterTapped)]
    tapped = "tapped " if len(entering) < len(instruction.also) else ""
    exceptions = verbs.exceptions_text(instruction.exceptions, voice)
    also = f"{' and' if exceptions else ', except'} {listed(entering)}" if entering else ""
    return f"{tapped}as a copy of {of}{where}{f' {lasting}' if lasting else ''}{exceptions}{also}"


def _entering(instruction: Instruction, voice: Voice) -> str:
    """How a copy enters besides: "it enters with an additional +1/+1 counter on it"."""
    match instruction:
        case PutCounters(number=number, counter=counter, on=This()):
            return f"it enters with {additional(counters(number, counter, voice))} on it"
        case If(condition=condition, then=(PutCounters() as then,), otherwise=()):
            return f"{_entering(then, voice)} if {conditions.clause(condition, voice)}"
        case _:
            return one(instruction, voice)


def additional(counted: str) -> str:
    """ "an additional +1/+1 counter", "two additional +1/+1 counters"."""
    first, _, rest = counted.partition(" ")
    if counted.startswith("a number of "):
        return counted.replace("a number of ", "a number of additional ", 1)
    return f"{'an' if first in ('a', 'an') else first} additional {rest}"


def _has(what: Filter, kind: type[Filter]) -> bool:
    return any(isinstance(part, kind) for part in (what.parts if isinstance(what, And) else (what,)))


# ---- things done once


def _done(instruction: Instruction, voice: Voice) -> str:
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
            return f"copy {_all(what, voice)}{verbs.exceptions_text(exceptions, voice)}{new}"
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
        case Transform(what=what, how=how):
            return f"{how} {_all(what, voice)}"
        case MoveTo():
            return _move(instruction, voice)
        case TurnFace(what=what, face=face, as_=values):
            turned = f"turn {_all(what, voice)} face {face}"
            if values is None:
                return turned
            several = _phrase(what, voice).plural_verb
            thing = sentences.characteristics(values, voice)
            said = f"They're {thing.number(several=True).text()}" if several else f"It's {thing.with_('a').text()}"
            return f"{turned}. {said}"
        case Attach(what=what, to=to):
            return f"attach {_all(what, voice)} to {nouns.reference(to, voice).text()}"
        case ChangeText(what=what, kinds=kinds, duration=duration, not_=not_):
            lasting = effects.duration_text(duration, voice)
            pairs = listed((f"one {_word_kind(kind)} with another" for kind in kinds), "or")
            never = f". The new {kinds[-1]} can't be {listed((nouns.word(w) for w in not_), 'or')}" if not_ else ""
            how = f"by replacing all instances of {pairs}{f' {lasting}' if lasting else ''}{never}"
            return f"change the text of {_all(what, voice)} {how}"
        case ExchangeControl(one=first, other=second, duration=duration):
            lasting = effects.duration_text(duration, voice)
            return f"exchange control of {_both(first, second, voice)}{f' {lasting}' if lasting else ''}"
        case CreateEmblem(abilities=abilities):
            return f"you get an emblem with {listed(sentences.in_quotes(a, voice.quoted('emblem')) for a in abilities)}"
        case Create() | CreateCopy():
            return _create(instruction, voice)
        case GainLife(who=who, number=number):
            return _life(who, number, voice)
        case DealDamage(source=source, number=number, to=to):
            return _damage(source, number, to, voice)
        case Draw(who=who, number=number):
            drawn = amounts.of_things(number, "card", voice)
            if isinstance(who, You):
                return f"draw {drawn}"
            return f"{_does(_doer(who, voice), 'draw', voice)} {drawn}"
        case _:
            return nouns.unknown(instruction)


def _phrase(what: Filter, voice: Voice) -> Phrase:
    if isinstance(what, Reference):
        return nouns.reference(what, voice)
    return nouns.noun(what, voice).with_("all")


def _all(what: Filter, voice: Voice) -> str:
    return _phrase(what, voice).text()


def _each(what: Filter, voice: Voice) -> str:
    return nouns.reference(what, voice).text() if isinstance(what, Reference) else nouns.each(what, voice).text()


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
    return f"{nouns.reference(first, voice).text()} and {nouns.reference(second, voice).text()}"


def _doer(who: Players, voice: Voice) -> Phrase:
    return Fixed("each opponent") if isinstance(who, Opponents) else nouns.player(who, voice)


def _does(subject: Phrase, verb: str, voice: Voice) -> str:
    """Subject and verb; after "you may": "have it deal"."""
    if voice.infinitive and subject.pronoun() != "you":
        subject = infinitive(subject)
    return f"{subject.text()} {conjugated(subject, verb)}"


def _life(who: Players, number: Amount, voice: Voice) -> str:
    player = _doer(who, voice)
    loses = isinstance(number, Number) and number.n < 0 or isinstance(number, Times) and number.factor == -1
    amount = number.of if isinstance(number, Times) and loses else -number if loses else number
    words = f"{amounts.value(amount, voice)} life" if amounts.is_plain(amount) else f"life equal to {amounts.value(amount, voice)}"
    return f"{_does(player, 'lose' if loses else 'gain', voice)} {words}"


def _damage(source: Filter, number: Amount, to: tuple[Filter | Players, ...], voice: Voice) -> str:
    dealer = nouns.several(source, voice)
    words = f"{amounts.value(number, voice)} damage" if amounts.is_plain(number) else f"damage equal to {amounts.value(number, voice.about(source))}"
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
        of, exceptions = nouns.one(instruction.what, voice).text(), verbs.exceptions_text(instruction.exceptions, voice)
        things = "a token that's a copy" if one_ else f"{_so_many(number, voice)} tokens that are copies"
        return f"{verb} {things} of {of}{exceptions}{_equal_to(number, voice)}"
    token = sentences.token(instruction.token, instruction.abilities, voice, tapped=instruction.tapped)
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
            under = f" under {nouns.player(move.under, voice).possessive()} control" if move.under is not None else ""
            return f"{move.verb} {what} {to}{tapped}{face}{under}"
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


__all__ = ["as_copy", "counters", "joined", "one", "text", "your_choice"]
