"""Continuous effects as sentences: "Creatures you control get +1/+1", "until end of turn, target land becomes …"."""

import re
from typing import Final

from mtglayers.abilities import Effect
from mtglayers.amounts import Number
from mtglayers.conditions import Condition, Is, TurnOf, Unless
from mtglayers.filters import And, Controlled, Filter, It, Or, Permanents, Reference, Target, ThatTarget, This, Word
from mtglayers.instructions import (
    Duration,
    DuringNextTurnOf,
    ForAsLongAs,
    Indefinitely,
    ThisTurn,
    UntilEndOfTurn,
    UntilEvent,
    UntilYourNextTurn,
)
from mtglayers.modifications.base import Modification
from mtglayers.modifications.control import ControlledBy
from mtglayers.modifications.power_toughness import BasePT, SwitchPT
from mtglayers.modifications.rules import ChangeDevotion, ChangeHandSize, CostChange, MaximumHandSize, Rule
from mtglayers.modifications.types import AddWords
from mtglayers.players import EachPlayer, Opponents, OwnerOf, Players, You
from mtglayers_plugins.english import amounts, conditions, nouns, power_toughness, references, rules, spelling, verbs
from mtglayers_plugins.english.phrases import Fixed, Phrase, Said, conjugated, infinitive, number_word, sentences
from mtglayers_plugins.english.voice import Voice

_LASTING: Final = {
    "UntilEndOfTurn": "until end of turn",
    "ThisTurn": "this turn",
    "UntilYourNextTurn": "until your next turn",
    "Indefinitely": "",
}
_LOSES: Final = re.compile(r"\b(?:loses?|ha(?:s|ve) base|(?:is|are)n't)\b")
"""Verbs after which the end of the sentence would be too late for its duration."""
_GETS: Final = re.compile(r"\bgets? [+-]")


def effect_text(effect: Effect, voice: Voice, duration: Duration | None = None) -> str:
    """The effect as a sentence without capital and full stop; of a resolution where a duration is given."""
    if duration is not None:
        voice = voice.that_resolves()
    also = _elsewhere(effect.applies_to)
    if also is not None and duration is None:
        here, there = also
        same = f"The same is true for {nouns.noun(there, voice).number(several=True).text()}"
        return sentences([effect_text(Effect(here, effect.does, effect.as_long_as), voice), same])
    before, after, voice_now = _condition(effect.as_long_as, effect.applies_to, voice)
    subject = _subject(effect, voice_now)
    if isinstance(effect.applies_to, ThatTarget) or (
        effect.applies_to in voice.named and isinstance(effect.applies_to, Target)
    ):
        several = subject.plural_verb
        subject = Fixed("they" if several else "it", several=several) if len(voice.targets) == 1 else subject
    have = voice.infinitive and not _imperative(effect)
    if have:
        subject = infinitive(subject)
    said, follow = _core(effect, subject, voice_now)
    text = said.text() if said.clauses else ""
    where = f", where {_letters(said.where)}" if said.where else ""
    lasting = "" if duration is None else duration_text(duration, voice_now.about(_pronoun(effect)))
    if lasting and ", except " in text and not isinstance(duration, UntilYourNextTurn):
        core = f"{text.replace(', except ', f' {lasting}, except ', 1)}{where}"
    elif lasting and _leads(said, duration) and not have:
        core = f"{lasting}, {text}{where}"
    elif lasting == "this turn" and "on each of your turns" in text:
        core = text.replace("on each of your turns", lasting)
    elif lasting == "this turn" and "can't be blocked except " in text:
        core = text.replace("can't be blocked except ", "can't be blocked this turn except ", 1)
    else:
        core = f"{text}{f' {lasting}' if lasting else ''}{where}"
    core = (
        re.sub(r"\b([Ii]t|[Tt]hey) (is|are) ", lambda m: f"{m[1]}'{'s' if m[2] == 'is' else 're'} ", core)
        if core.startswith(("it is ", "they are "))
        else core
    )
    return sentences([f"{before}{core}{after}", *follow])


def _pronoun(effect: Effect) -> Reference | None:
    """What "it" is once the subject has been named; nothing where a player's gaining control comes between."""
    if any(isinstance(did, ControlledBy) for did in effect.does):
        return None
    return effect.applies_to if isinstance(effect.applies_to, Reference) else None


def _elsewhere(about: Filter | Players) -> tuple[Filter, Filter] | None:
    """Permanents, and the spells and cards of which the same is true, when an effect speaks of both."""
    if not isinstance(about, Or) or all(isinstance(part, Word) for part in about.parts):
        return None
    here = [
        part for part in about.parts if not part.has_zone() or (isinstance(part, And) and Permanents() in part.parts)
    ]
    there = [part for part in about.parts if part not in here]
    if not there or not here or any(isinstance(part, Reference) for part in there):
        return None
    return Or.of(*here), Or.of(*there)


def _imperative(effect: Effect) -> bool:
    """Whether the effect of a resolution is said without a subject: "gain control of …", "switch …"."""
    gains = len(effect.does) == 1 and isinstance(effect.does[0], ControlledBy) and isinstance(effect.does[0].by, You)
    return gains or (len(effect.does) == 1 and isinstance(effect.does[0], SwitchPT))


def _letters(where: list[str]) -> str:
    return " and ".join(f"{letter} is {meaning}" for letter, meaning in zip("XYZ", where, strict=False))


def _leads(said: Said, duration: Duration | None) -> bool:
    """Whether the duration stands before the sentence: when its end would be hard to see."""
    if not isinstance(duration, (UntilEndOfTurn, UntilYourNextTurn)):
        return False
    quotes = any('"' in clause for clause in said.clauses)
    becomes = any(" with " in clause or " becomes a" in clause or " become " in clause for clause in said.clauses)
    controls = any(" gain control of " in clause and " and " in clause for clause in said.clauses)
    loses = any(_LOSES.search(clause) for clause in said.clauses) and not _GETS.search(said.clauses[0])
    several = len(said.clauses) > 1 and (becomes or loses)
    return quotes or controls or several or isinstance(duration, UntilYourNextTurn)


def duration_text(duration: Duration, voice: Voice) -> str:
    """ "until end of turn", "for as long as …"; nothing where none is stated."""
    match duration:
        case UntilEndOfTurn() | ThisTurn() | UntilYourNextTurn() | Indefinitely():
            return _LASTING[duration.kind]
        case ForAsLongAs(condition=condition):
            return f"for as long as {conditions.lasting(condition, voice)}"
        case DuringNextTurnOf(whose=whose):
            return f"during {references.player(whose, voice, oblique=True).possessive()} next turn"
        case UntilEvent(event=event):
            return event if event.startswith("until ") else f"until {event.replace('~', voice.this)}"
        case _:
            return spelling.unknown(duration)


def _condition(condition: Condition | None, about: Filter | Players, voice: Voice) -> tuple[str, str, Voice]:
    """What stands before and after the sentence, and the voice in it."""
    match condition:
        case None:
            return "", "", voice
        case TurnOf(whose=You()):
            return "during your turn, ", "", voice
        case Unless(of=of) if not isinstance(of, (Is, TurnOf)):
            return "", f" unless {conditions.clause(of, voice)}", voice
        case _:
            text = f"as long as {conditions.clause(condition, voice)}, "
            return text, "", voice.about(_mentioned(condition, about))


def _mentioned(condition: Condition, about: Filter | Players) -> Reference | None:
    """The reference that "it" means after the condition: the one that it is about, if the effect is too."""
    if isinstance(condition, (Is, Unless)):
        inner = condition.of if isinstance(condition, Unless) else condition
        if isinstance(inner, Is) and inner.what == about and not isinstance(inner.filter, Controlled):
            return inner.what
        if isinstance(inner, Is) and inner.what == about:
            return inner.what
    return None


def _subject(effect: Effect, voice: Voice) -> Phrase:
    about = effect.applies_to
    costs = any(isinstance(did, CostChange) for did in effect.does)
    if isinstance(about, EachPlayer) and all(isinstance(did, Rule) for did in effect.does):
        return Fixed("players", several=True)
    if isinstance(about, Opponents) and any(isinstance(did, (ChangeHandSize, MaximumHandSize)) for did in effect.does):
        return Fixed("each opponent")
    if isinstance(about, Players):
        return references.player(about, voice)
    if isinstance(about, Reference):
        return Fixed("this spell") if costs and isinstance(about, This) else references.reference(about, voice)
    lands_gain_types = about == Word("Land", "card type") and all(
        isinstance(did, AddWords) and did.word_kind == "land type" for did in effect.does
    )
    each_its_own = any(isinstance(did, Rule) and " its " in did.phrase for did in effect.does)
    if verbs.needs_each(effect) or lands_gain_types or each_its_own:
        return nouns.each(about, voice)
    only_rules = all(isinstance(did, (Rule, CostChange)) for did in effect.does)
    subject = nouns.several(about, voice, all_=not only_rules)
    if costs and any(isinstance(inner, Controlled) for inner in about.walk()):
        return Fixed(
            subject.text().replace("you control", "you cast").replace("opponents control", "opponents cast"),
            several=True,
        )
    return subject


def _core(effect: Effect, subject: Phrase, voice: Voice) -> tuple[Said, list[str]]:
    """The sentence without condition and duration, and the sentences that follow it."""
    about = None if isinstance(effect.applies_to, Players) else effect.applies_to
    control = [did for did in effect.does if isinstance(did, ControlledBy)]
    rest: list[Modification] = [did for did in effect.does if not isinstance(did, ControlledBy)]
    if control:
        return _control(control[0], rest, subject, about, voice)
    special = _special(effect, subject, voice)
    if special is not None:
        return Said([special]), []
    inner = voice.about(_pronoun(effect))
    said = verbs.said_of(subject, about, rest, inner)
    if isinstance(effect.applies_to, You) and said.clauses and said.clauses[0].startswith(("play with", "skip")):
        return said, said.after
    said.clauses = [f"{subject.text()} {said.clauses[0]}", *said.clauses[1:]] if said.clauses else [subject.text()]
    return said, said.after


def _special(effect: Effect, subject: Phrase, voice: Voice) -> str | None:
    """Effects that English says in another way than subject and verb."""
    if len(effect.does) != 1:
        return None
    match effect.does[0]:
        case SwitchPT():
            if subject.plural_verb and not isinstance(subject, Fixed):
                return f"switch the power and toughness of each of {subject.text()}"
            return f"switch {subject.possessive()} power and toughness"
        case MaximumHandSize(size=Number(n=n)):
            return f"{subject.possessive()} maximum hand size is {number_word(n)}"
        case MaximumHandSize(size=size) if size is not None:
            return f"{subject.possessive()} maximum hand size is equal to {amounts.value(size, voice)}"
        case ChangeHandSize(by=by):
            more, number = rules.hand_size_change(by, voice)
            return f"{subject.possessive()} maximum hand size is {more} by {number}"
        case ChangeDevotion(by=by):
            colors = "each color and each combination of colors"
            return f"{subject.possessive()} devotion to {colors} is increased by {number_word(by)}"
        case BasePT() as base if effect.applies_to == This() and not voice.resolving:
            return power_toughness.defined_pt(base, subject, voice)
        case _:
            return None


def _control(
    did: ControlledBy, rest: list[Modification], subject: Phrase, about: Filter | None, voice: Voice
) -> tuple[Said, list[str]]:
    holder = references.player(did.by, voice)
    whole = subject
    if voice.resolving and did.by == OwnerOf(It()) and about is not None:
        text = f"each player gains control of {nouns.several(about, voice).with_('all').text()} they own"
    elif voice.resolving:
        who = "" if isinstance(did.by, You) and not rest else f"{holder.text()} "
        text = f"{who}{'gain' if not who else conjugated(holder, 'gain')} control of {whole.text()}"
    else:
        text = f"{holder.text()} {conjugated(holder, 'control')} {whole.text()}"
    if not rest:
        return Said([text]), []
    it = Fixed("they", several=True) if subject.plural_verb else Fixed("it")
    said = verbs.said_of(it, about, rest, voice.about(about if isinstance(about, Reference) else None))
    more = Said([f"{text} and {it.text()} {said.text()}"], said.where)
    return more, said.after
