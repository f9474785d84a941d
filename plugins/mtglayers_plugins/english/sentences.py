"""Abilities as the sentences that a card prints."""

import re
from collections.abc import Sequence
from typing import Final, Literal

from mtglayers.abilities import (
    Ability,
    Activated,
    AsEnters,
    AsTurnedUp,
    Keyword,
    Level,
    Mana,
    ManaAbilities,
    Replacement,
    Spell,
    Static,
    ThisAbility,
    Triggered,
    Unread,
)
from mtglayers.amounts import Amount, Number
from mtglayers.characteristics import Characteristics
from mtglayers.conditions import Condition, Is, Kicked, Unless
from mtglayers.events import Chapter, Enters, Event, Happens
from mtglayers.filters import And, ChosenWord, Filter, Not, Or, Permanents, Reference, This, Word
from mtglayers.instructions import (
    BecomesYourChoice,
    Do,
    EnterAsCopy,
    EnterTapped,
    Instruction,
    PutCounters,
    RemoveCounters,
)
from mtglayers.modifications.base import Modification
from mtglayers.nodes import Node
from mtglayers.players import Opponents, Players
from mtglayers_plugins.english import amounts, conditions, effects, instructions, keywords, nouns, verbs
from mtglayers_plugins.english.phrases import (
    Fixed,
    NounPhrase,
    Qualifier,
    article,
    capitalised,
    conjugated,
    listed,
    number_word,
    sentence,
)
from mtglayers_plugins.english.phrases import sentences as sentences_of
from mtglayers_plugins.english.voice import Voice

_ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


def ability_text(ability: Ability, voice: Voice) -> str:
    """The ability as a paragraph of rules text, with capitals and full stops; keywords without a full stop."""
    match ability:
        case Keyword():
            return keywords.keyword(ability, voice)
        case Static(effects=several, lingers=lingers):
            after = f" If {voice.this} leaves the battlefield, this effect continues until end of turn." if lingers else ""
            texts = [effects.effect_text(effect, voice) for effect in several]
            if any(effect.as_long_as is not None for effect in several):
                return sentence(sentences_of(texts)) + after
            return sentence(" and ".join(texts)) + after
        case Activated(cost=cost, instructions=inner, only=only, nodes=nodes):
            paid, when = _filled_both(cost, only, nodes, voice)
            mentioned = voice.mentioned(Do("", nodes[: cost.count("{}")]))
            return f"{paid}: {_sentences(inner, mentioned)}{f' {sentence(when)}' if when else ''}"
        case Mana(cost=cost, note=note, nodes=nodes):
            paid, noted = _filled_both(cost, note, nodes, voice)
            return f"{paid}: {sentence(f'add {_mana(ability, noted, voice)}')}{_note(noted)}"
        case AsTurnedUp(instructions=inner):
            return sentence(f"as {voice.this} is turned face up, {instructions.text(inner, voice)}")
        case Triggered(event=event, instructions=inner, if_=if_, limit=limit):
            return _triggered(event, inner, if_, limit, voice)
        case Spell(instructions=inner):
            return _sentences(inner, voice)
        case AsEnters():
            return _as_enters(ability, voice)
        case Replacement(text=words, nodes=inner):
            return sentence(filled(words, inner, voice))
        case Level():
            return _level(ability, voice)
        case Unread(text=words):
            return words
        case ThisAbility():
            return "this ability"
        case ManaAbilities():
            return "mana abilities"
        case _:
            return nouns.unknown(ability)


def quoted(ability: Ability, voice: Voice, noun: str) -> str:
    """An ability as something to have: a keyword as it is, another in quotation marks; ``noun``: what has it."""
    if isinstance(ability, Keyword):
        return keywords.keyword(ability, voice)
    if isinstance(ability, (ThisAbility, ManaAbilities)):
        return ability_text(ability, voice)
    return in_quotes(ability, voice.quoted("permanent" if noun == "object" else noun))


def in_quotes(ability: Ability, voice: Voice) -> str:
    """The ability in quotation marks; double ones inside become single."""
    return '"' + capitalised(ability_text(ability, voice)).replace('"', "'") + '"'


def _filled_both(cost: str, after: str, nodes: Sequence[Node], voice: Voice) -> tuple[str, str]:
    """The cost and what follows the effect, with the nodes in their places."""
    inside = cost.count("{}")
    return capitalised(filled(cost, nodes[:inside], voice)), filled(after, nodes[inside:], voice)


def _sentences(inner: Sequence[Instruction], voice: Voice) -> str:
    return sentence(instructions.text(inner, voice))


def _note(note: str) -> str:
    return f" {sentence(note)}" if note and not _is_amount(note) else ""


def _is_amount(note: str) -> bool:
    return note.startswith(("an amount of", "one mana", "two mana", "X mana", "that much"))


def _mana(mana: Mana, note: str, voice: Voice) -> str:
    if _is_amount(note):
        return note
    added = _symbols(mana, voice)
    match mana.times:
        case None:
            return added
        case Number(n=n):
            many = added.replace("one mana of any color", f"{number_word(n)} mana of any one color")
            return many if many != added else added * n
        case _:
            each = amounts.for_each(mana.times, voice)
            if each is not None:
                return f"{added} for each {each}"
            return f"an amount of {added} equal to {amounts.value(mana.times, voice)}"


def _symbols(mana: Mana, voice: Voice) -> str:
    if mana.each:
        return "".join(f"{{{symbol}}}" for symbol in mana.adds)
    texts = []
    for symbol in mana.adds:
        if isinstance(symbol, ChosenWord):
            texts.append(f"one mana of {nouns.chosen(symbol, voice)}")
        else:
            texts.append("one mana of any color" if symbol == "any" else "".join(f"{{{one}}}" for one in symbol.split()))
    return listed(texts, "or")


# ---- triggered abilities


def _triggered(event: Event, inner: Sequence[Instruction], if_: Condition | None, limit: str, voice: Voice) -> str:
    happens = event_text(event, voice)
    about = voice.about(This()) if _is_about_this(event) else voice
    condition = f"if {conditions.clause(if_, about)}, " if if_ is not None else ""
    if isinstance(if_, (Is, Kicked)) and if_.what == This():
        about = voice.about(This())
    said = instructions.text(inner, about)
    if isinstance(event, Chapter):
        text = f"{happens} — {sentence(condition + said)}"
    else:
        text = sentence(f"{happens}, {condition}{said}")
    return f"{text} {sentence(limit)}" if limit else text


def _is_about_this(event: Event) -> bool:
    """Whether "it" after the event is this object: nothing else was spoken of."""
    if isinstance(event, Enters):
        return event.what == This()
    spoken_of = [node for node in event.children() if isinstance(node, Filter)]
    return isinstance(event, Happens) and event.text.startswith("{}") and spoken_of == [This()]


def event_text(event: Event, voice: Voice) -> str:
    """The event with its word: "when this creature enters", "at the beginning of your upkeep"."""
    match event:
        case Enters(what=what):
            subject = nouns.one(what, voice)
            when = "when" if isinstance(what, This) else "whenever"
            if isinstance(what, Or) and This() in what.parts:
                others = Or.of(*(part for part in what.parts if part != This()))
                return f"whenever {voice.this} or {nouns.one(others, voice).text()} enters"
            return f"{when} {subject.text()} {conjugated(subject, 'enter')}"
        case Happens(word=word, text=text, nodes=inner):
            return f"{word} {filled(text, inner, voice)}"
        case Chapter(numbers=numbers):
            return ", ".join(_ROMAN[n] if n < len(_ROMAN) else str(n) for n in numbers)
        case _:
            return nouns.unknown(event)


# ---- entering


def _as_enters(ability: AsEnters, voice: Voice) -> str:
    several = not isinstance(ability.what, Reference)
    subject = nouns.several(ability.what, voice) if several else nouns.one(ability.what, voice)
    if several and any(isinstance(instruction, PutCounters) for instruction in ability.instructions):
        subject = nouns.each(ability.what, voice)
    elif isinstance(ability.what, (Word, Permanents)):
        subject = nouns.noun(ability.what, voice).number(several=True)
    enters = conjugated(subject, "enter")
    condition, unless = "", ""
    if isinstance(ability.if_, Unless):
        unless = f" unless {conditions.clause(ability.if_.of, voice)}"
    elif ability.if_ is not None:
        condition = f"if {conditions.clause(ability.if_, voice)}, "
    turned = " or is turned face up" if ability.or_face_up else ""
    said, rest = [], list(ability.instructions)
    with_: list[str] = []
    for instruction in ability.instructions:
        match instruction:
            case EnterTapped():
                with_.insert(0, "tapped")
            case PutCounters(number=number, counter=counter):
                on = "them" if subject.plural_verb else "it"
                with_.append(_entering_with(number, counter, on, voice, several))
            case EnterAsCopy() if not ability.or_face_up:
                may = f"you may have {subject.text()} enter" if ability.may else f"{subject.text()} {enters}"
                said.append(f"{may} {instructions.as_copy(instruction, voice)}")
            case _:
                continue
        rest.remove(instruction)
    if with_:
        verb = f"you may have {subject.text()} enter" if ability.may else f"{subject.text()} {enters}"
        said.insert(0, f"{verb}{turned} {' '.join(with_)}{unless}")
    if rest:
        as_ = f"as {subject.text()} {enters}{turned}, "
        said.append(as_ + ("you may " if ability.may else "") + _while_entering(rest, ability, voice))
    return sentence(sentences_of(part if place else condition + part for place, part in enumerate(said)))


def _while_entering(rest: list[Instruction], ability: AsEnters, voice: Voice) -> str:
    first = rest[0]
    if isinstance(first, BecomesYourChoice) and len(rest) == 1:
        return instructions.one(first, voice)
    return instructions.text(rest, voice.about(This() if ability.what == This() else None))


def _entering_with(number: Amount, counter: str, on: str, voice: Voice, several: bool) -> str:
    words, _, equal = instructions.counters(number, counter, voice).partition(" equal to ")
    words = instructions.additional(words) if several else words
    return f"with {words} on {on}{f' equal to {equal}' if equal else ''}"


# ---- level symbols


def _level(level: Level, voice: Voice) -> str:
    up_to = "+" if level.most is None else f"-{level.most}"
    name = "LEVEL" if level.counter == "level" else "STATION" if level.counter == "charge" else level.counter.upper()
    lines = [f"{name} {level.least}{up_to}"]
    if level.power is not None and level.toughness is not None:
        lines.append(f"{level.power}/{level.toughness}")
    return "\n".join([*lines, *paragraphs(level.abilities, voice)])


def paragraphs(abilities: Sequence[Ability], voice: Voice) -> list[str]:
    """Abilities as lines, neighbouring simple keywords on one line as cards print them."""
    lines: list[str] = []
    together: list[Keyword] = []
    for ability in (*abilities, None):
        if isinstance(ability, Keyword) and not (ability.cost or ability.name in ("enchant", "affinity", "champion")):
            together.append(ability)
            continue
        if together:
            lines.append(keywords.capitalised_line(together, voice))
            together = []
        if ability is not None:
            lines.append(capitalised(ability_text(ability, voice)))
    return lines


# ---- characteristics


def characteristics(values: Characteristics, voice: Voice, extra: Sequence[Ability] = ()) -> NounPhrase:
    """Characteristics as a noun phrase: "2/2 black Zombie creature with menace"."""
    kinds = {
        kind: [nouns.word(w) for w in values.words if w.word_kind == kind] for kind in ("supertype", "color", "card type")
    }
    subtypes = [w.word for w in values.words if w.word_kind not in kinds]
    pt = f"{values.power}/{values.toughness}" if values.power is not None else ""
    colors = listed(kinds["color"]) or ("colorless" if "creature" in kinds["card type"] or pt else "")
    order = [t for t in ("enchantment", "artifact", "land", "creature") if t in kinds["card type"]]
    types = " ".join([*order, *(t for t in kinds["card type"] if t not in order)])
    before = filter(None, (*kinds["supertype"], pt, colors, " ".join(subtypes)))
    after = []
    if values.name and values.name not in (" ".join(subtypes), f"{' '.join(subtypes)} Token"):
        after.append(Qualifier(f"named {values.name}"))
    abilities = [*(printed.ability for printed in values.abilities), *extra]
    if abilities:
        after.append(Qualifier(f"with {listed(quoted(a, voice, 'token') for a in abilities)}"))
    return NounPhrase((types or "object",), before=tuple(before), after=tuple(after))


def token(values: Characteristics, extra: Sequence[Ability], voice: Voice, *, tapped: bool) -> NounPhrase:
    """A token to be created: "tapped 1/1 green Squirrel creature token"."""
    made = characteristics(values, voice, extra)
    before = ("tapped", *made.before) if tapped else made.before
    return NounPhrase(made.nouns, "token", before=before, after=made.after)


# ---- texts with places for nodes

Form = Literal["adjective", "bare", "several", "one"]
"""How a filter is said in a text: before another noun, after a determiner, in the plural, or with "a"."""

_ADJ = r"(?: (?:un)?tapped| additional| attacking| blocking| basic| legendary| nontoken| colorless| other| first| second| third| fourth)*"
_BARE: Final = re.compile(rf"\b(?:an?|another|each|every|target|that|this|the|one|enchanted|equipped|exiled|sacrificed){_ADJ} $", re.IGNORECASE)
_OR_BARE: Final = re.compile(r"\b(?:an?|another|each|target|that) [\w'-]+(?: [\w'-]+)? or $", re.IGNORECASE)
_SEVERAL: Final = re.compile(rf"\b(?:all|those|these|two|three|four|five|six|seven|of|number|more|other|no|X|\\d+){_ADJ} $", re.IGNORECASE)
_NOUN_NEXT: Final = re.compile(
    r"^(?:-\w+)? ?(?:(?:and|or) \{\} )?(?:permanent |creature |artifact |basic )?"
    r"(?:cards?|creatures?|sources?|spells?|permanents?|tokens?|lands?|artifacts?|enchantments?|mana)\b"
)


def _form(before: str, after: str, *, glued: bool) -> Form:
    if _NOUN_NEXT.match(after) or before.endswith("non"):
        return "adjective"
    if glued:
        return "bare"
    if _SEVERAL.search(before):
        return "several"
    if _BARE.search(before) or _OR_BARE.search(before):
        return "bare"
    return "several" if re.search(r"\ball\b", before) else "one"


def filled(text: str, nodes: Sequence[Node], voice: Voice, *, several: bool = False) -> str:
    """A text with its nodes in the places of {}, each in the form that the words around it ask for; ``several``:
    in the plural, where they ask for nothing."""
    pieces = text.replace("~", voice.this).split("{}")
    out, bare = pieces[0], False
    for place, (node, after) in enumerate(zip(nodes, pieces[1:], strict=False)):
        form = _form(out, after, glued=bare and pieces[place].strip() == "" and place > 0)
        if form == "one" and after.strip() == "" and place + 1 < len(nodes) and isinstance(nodes[place + 1], Filter):
            form = "adjective" if isinstance(node, Filter) else form
        bare = form in ("bare", "adjective")
        filler = _filler(node, after, voice, "several" if several and form == "one" else form)
        match = re.search(r"\b([Aa]n?) $", out)
        if match and filler:
            out = out[: match.start(1)] + capitalised_like(match.group(1), article(filler).split(" ", 1)[0]) + " "
        out += filler + after
    return out


def capitalised_like(model: str, word: str) -> str:
    return word.capitalize() if model[:1].isupper() else word


def _filler(node: Node, after: str, voice: Voice, form: Form) -> str:
    match node:
        case Reference():
            return nouns.reference(node, voice).text()
        case Filter():
            return _filter_filler(node, voice, form)
        case Opponents() if re.match(r" \w+s\b", after):
            return "each opponent"
        case Players():
            return nouns.player(node, voice).text()
        case Amount():
            return amounts.value(node, voice)
        case Ability():
            return quoted(node, voice, "creature")
        case Condition():
            return conditions.clause(node, voice)
        case Characteristics():
            return characteristics(node, voice).text()
        case Instruction():
            return instructions.one(node, voice)
        case Modification():
            return _bare_modification(node, voice)
        case _:
            return nouns.unknown(node)


def _bare_modification(node: Modification, voice: Voice) -> str:
    return verbs.said_of(Fixed("it"), None, [node], voice).text()


def _filter_filler(node: Filter, voice: Voice, form: Form) -> str:
    if isinstance(node, ChosenWord):
        return nouns.chosen(node, voice)
    if isinstance(node, Word) and (form == "adjective" or node.word_kind in ("color", "supertype")):
        return nouns.word(node, voice)
    phrase = nouns.noun(node, voice)
    match form:
        case "adjective":
            return phrase.text().removesuffix(" permanent")
        case "several":
            return phrase.number(several=True).text()
        case "bare":
            return phrase.text()
        case "one":
            return phrase.with_("a").text()


__all__ = ["ability_text", "characteristics", "event_text", "filled", "in_quotes", "paragraphs", "quoted", "token"]
