"""Abilities as the sentences that a card prints."""

from collections.abc import Sequence
from typing import Final

from mtglayers.abilities import (
    Ability,
    Activated,
    AsEnters,
    AsTurnedUp,
    DamageChanged,
    DamagePrevented,
    Keyword,
    Level,
    LifeKept,
    Mana,
    ManaAbilities,
    Replacement,
    Spell,
    Static,
    ThisAbility,
    Triggered,
    Unread,
)
from mtglayers.amounts import Number
from mtglayers.conditions import Condition, Is, Kicked
from mtglayers.events import Chapter, Enters, Event, Happens
from mtglayers.filters import Filter, Or, Reference, This, Word
from mtglayers.instructions import (
    Do,
    Instruction,
)
from mtglayers.nodes import Node
from mtglayers_plugins.english import (
    amounts,
    conditions,
    damage,
    effects,
    entering,
    filling,
    instructions,
    keywords,
    nouns,
    spelling,
)
from mtglayers_plugins.english.phrases import (
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
            after = (
                f" If {voice.this} leaves the battlefield, this effect continues until end of turn." if lingers else ""
            )
            texts = [effects.effect_text(effect, voice) for effect in several]
            one_subject = len({effect.applies_to for effect in several}) < len(several)
            if one_subject or any(effect.as_long_as is not None for effect in several):
                return sentence(sentences_of(texts)) + after
            return sentence(" and ".join(texts)) + after
        case Activated(cost=cost, instructions=inner, only=only, nodes=nodes):
            paid, when = _filled_both(cost, only, nodes, voice)
            paid_with = nodes[: cost.count("{}")]
            mentioned = voice.mentioned(Do("", paid_with)).about(This() if paid_with == (This(),) else None)
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
            return entering.as_enters(ability, voice)
        case Replacement(text=words, nodes=inner):
            return sentence(filling.filled(words, inner, voice))
        case DamagePrevented() | DamageChanged() | LifeKept():
            return sentence(filling.filled(*damage.of_ability(ability), voice))
        case Level():
            return _level(ability, voice)
        case Unread(text=words):
            return words
        case ThisAbility():
            return "this ability"
        case ManaAbilities():
            return "mana abilities"
        case _:
            return spelling.unknown(ability)


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
    return capitalised(filling.filled(cost, nodes[:inside], voice)), filling.filled(after, nodes[inside:], voice)


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
        if isinstance(symbol, Filter):
            texts.append(
                f"one mana of {spelling.word(symbol, voice) if isinstance(symbol, Word) else spelling.chosen(symbol, voice)}"
            )
        else:
            texts.append(
                "one mana of any color" if symbol == "any" else "".join(f"{{{one}}}" for one in symbol.split())
            )
    return listed(texts, "or")


# ---- triggered abilities


def _triggered(event: Event, inner: Sequence[Instruction], if_: Condition | None, limit: str, voice: Voice) -> str:
    happens = event_text(event, voice)
    about = voice.about(This()) if _is_about_this(event) else voice
    condition = f"if {conditions.clause(if_, about)}, " if if_ is not None else ""
    if isinstance(if_, (Is, Kicked)) and if_.what == This():
        about = voice.about(This())
    elif if_ is not None and any(isinstance(node, Reference) and node != This() for node in if_.walk()):
        about = voice.about(None)
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
            return f"{word} {filling.filled(text, inner, voice)}"
        case Chapter(numbers=numbers):
            return ", ".join(_ROMAN[n] if n < len(_ROMAN) else str(n) for n in numbers)
        case _:
            return spelling.unknown(event)


# ---- entering


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


# ---- texts with places for nodes

"""How a filter is said in a text: before another noun, after a determiner, in the plural, or with "a"."""
