"""Abilities as the sentences that a card prints."""

import re
from collections.abc import Sequence
from typing import Final

from mtglayers.abilities import (
    Ability,
    Activated,
    AsEnters,
    Keyword,
    Level,
    Mana,
    Replacement,
    Spell,
    Static,
    ThisAbility,
    Triggered,
    Unread,
)
from mtglayers.amounts import Amount
from mtglayers.characteristics import Characteristics
from mtglayers.conditions import Condition
from mtglayers.events import Chapter, Enters, Event, Happens
from mtglayers.filters import And, ChosenWord, Filter, Not, Or, Reference, This, Word
from mtglayers.instructions import (
    BecomesYourChoice,
    EnterAsCopy,
    EnterTapped,
    Instruction,
    PutCounters,
    RemoveCounters,
)
from mtglayers.modifications.base import Modification
from mtglayers.nodes import Node
from mtglayers.players import Players
from mtglayers_plugins.english import amounts, conditions, effects, instructions, keywords, nouns
from mtglayers_plugins.english.phrases import (
    Fixed,
    NounPhrase,
    Qualifier,
    article,
    capitalised,
    conjugated,
    listed,
    sentence,
)
from mtglayers_plugins.english.voice import Voice

_ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


def ability_text(ability: Ability, voice: Voice) -> str:
    """The ability as a paragraph of rules text, with capitals and full stops; keywords without a full stop."""
    match ability:
        case Keyword():
            return keywords.keyword(ability, voice)
        case Static(effects=several):
            return sentence(" and ".join(effects.effect_text(effect, voice) for effect in several))
        case Activated(cost=cost, instructions=inner, only=only):
            return f"{_cost(cost, voice)}: {_sentences(inner, voice)}{f' {sentence(only)}' if only else ''}"
        case Mana(cost=cost, note=note):
            return f"{_cost(cost, voice)}: {sentence(f'add {_mana(ability, voice)}')}{_note(note)}"
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
        case _:
            return nouns.unknown(ability)


def quoted(ability: Ability, voice: Voice, noun: str) -> str:
    """An ability as something to have: a keyword as it is, another in quotation marks; ``noun``: what has it."""
    if isinstance(ability, Keyword):
        return keywords.keyword(ability, voice)
    if isinstance(ability, ThisAbility):
        return "this ability"
    return in_quotes(ability, voice.quoted("permanent" if noun == "object" else noun))


def in_quotes(ability: Ability, voice: Voice) -> str:
    """The ability in quotation marks; double ones inside become single."""
    return '"' + capitalised(ability_text(ability, voice)).replace('"', "'") + '"'


def _cost(cost: str, voice: Voice) -> str:
    return capitalised(cost.replace("~", voice.this))


def _sentences(inner: Sequence[Instruction], voice: Voice) -> str:
    return sentence(instructions.text(inner, voice))


def _note(note: str) -> str:
    return f" {sentence(note)}" if note and not _is_amount(note) else ""


def _is_amount(note: str) -> bool:
    return note.startswith(("an amount of", "one mana", "two mana", "X mana", "that much"))


def _mana(mana: Mana, voice: Voice) -> str:
    if _is_amount(mana.note):
        return mana.note
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
    condition = f"if {conditions.clause(if_, voice)}, " if if_ is not None else ""
    said = instructions.text(inner, voice)
    if isinstance(event, Chapter):
        text = f"{happens} — {sentence(condition + said)}"
    else:
        text = sentence(f"{happens}, {condition}{said}")
    return f"{text} {sentence(limit)}" if limit else text


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
    if isinstance(ability.what, Word) and several:
        subject = nouns.noun(ability.what, voice).number(several=True)
    enters = conjugated(subject, "enter")
    condition = f"if {conditions.clause(ability.if_, voice)}, " if ability.if_ is not None else ""
    turned = " or is turned face up" if ability.or_face_up else ""
    said, rest = [], list(ability.instructions)
    with_: list[str] = []
    for instruction in ability.instructions:
        match instruction:
            case EnterTapped():
                with_.insert(0, "tapped")
            case PutCounters(number=number, counter=counter):
                on = "them" if subject.plural_verb else "it"
                with_.append(f"with {_entering_counters(number, counter, voice, several)} on {on}")
            case EnterAsCopy() if not ability.or_face_up:
                may = f"you may have {subject.text()} enter" if ability.may else f"{subject.text()} {enters}"
                said.append(f"{may} {instructions.as_copy(instruction, voice)}")
            case _:
                continue
        rest.remove(instruction)
    if with_:
        verb = f"you may have {subject.text()} enter" if ability.may else f"{subject.text()} {enters}"
        said.insert(0, f"{verb}{turned} {' '.join(with_)}")
    if rest:
        as_ = f"as {subject.text()} {enters}{turned}, "
        said.append(as_ + ("you may " if ability.may else "") + _while_entering(rest, ability, voice))
    return sentence(". ".join(capitalised(part) if place else condition + part for place, part in enumerate(said)))


def _while_entering(rest: list[Instruction], ability: AsEnters, voice: Voice) -> str:
    first = rest[0]
    if isinstance(first, BecomesYourChoice) and len(rest) == 1:
        return instructions.one(first, voice)
    return instructions.text(rest, voice.about(ability.what if isinstance(ability.what, This) else None))


def _entering_counters(number: Amount, counter: str, voice: Voice, several: bool) -> str:
    words = instructions.counters(number, counter, voice)
    return re.sub(r"^an? ", "an additional ", words) if several else words


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

_BARE_AFTER: Final = frozenset(
    "a an another each every target that this all no non other enchanted equipped noncreature nontoken one first next of-type".split()
)
_SEVERAL_AFTER: Final = frozenset("all those two three four five these other of among number target-several all-other".split())
_NOUN_NEXT: Final = re.compile(r"^[ -]?(?:and |or )?(?:cards?|creatures?|sources?|spells?|permanents?|tokens?|lands?|artifacts?|enchantments?|'s|mana|type|\{\})\b")


def filled(text: str, nodes: Sequence[Node], voice: Voice) -> str:
    """A text with its nodes in the places of {}, each in the form that the words around it ask for."""
    pieces = text.replace("~", voice.this).split("{}")
    out = pieces[0]
    for place, (node, after) in enumerate(zip(nodes, pieces[1:], strict=False)):
        filler = _filler(node, out, after, voice, last=place == len(nodes) - 1)
        match = re.search(r"\b([Aa]n?) $", out)
        if match and filler:
            out = out[: match.start(1)] + capitalised_like(match.group(1), article(filler).split(" ", 1)[0]) + " "
        out += filler + after
    return out


def capitalised_like(model: str, word: str) -> str:
    return word.capitalize() if model[:1].isupper() else word


def _filler(node: Node, before: str, after: str, voice: Voice, *, last: bool) -> str:  # noqa: ARG001  # room for a rule
    match node:
        case Reference():
            return nouns.reference(node, voice).text()
        case Filter():
            return _filter_filler(node, before, after, voice)
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
            return nouns.unknown(node) if not hasattr(node, "part") else _bare_modification(node, voice)
        case _:
            return nouns.unknown(node)


def _bare_modification(node: Modification, voice: Voice) -> str:
    from mtglayers_plugins.english import verbs  # noqa: PLC0415  # only here

    return verbs.said_of(Fixed("it"), None, [node], voice).text()


def _filter_filler(node: Filter, before: str, after: str, voice: Voice) -> str:
    words = re.findall(r"[\w'-]+", before)
    last = words[-1].lower() if words and before[-1:] in (" ", "-") else ""
    if isinstance(node, ChosenWord):
        return nouns.chosen(node, voice)
    if _NOUN_NEXT.match(after) or before.endswith("non"):
        bare = nouns.noun(node, voice) if not isinstance(node, Word) else Fixed(nouns.word(node, voice))
        if isinstance(node, (Not, And)) and nouns.adjectives(node, voice) and not isinstance(nouns.noun(node, voice), Fixed):
            return _as_adjective(node, voice)
        return bare.text()
    phrase = nouns.noun(node, voice)
    if last in _SEVERAL_AFTER or last.isdigit():
        return phrase.number(several=True).text()
    if last in _BARE_AFTER:
        return phrase.text()
    if re.search(r"\ball\b", before):
        return phrase.number(several=True).text()
    return phrase.with_("a").text()


def _as_adjective(node: Filter, voice: Voice) -> str:
    text = nouns.noun(node, voice).text()
    return text.removesuffix(" permanent")


__all__ = ["ability_text", "characteristics", "event_text", "filled", "in_quotes", "paragraphs", "quoted", "token"]
