"""Instructions as sentences in the imperative: "draw a card", "target creature gets +3/+3 until end of turn"."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from mtglayers.conditions import Is
from mtglayers.filters import (
    ChosenObject,
    ChosenWord,
    Target,
    This,
    WordKind,
)
from mtglayers.instructions import (
    BecomesYourChoice,
    Choose,
    ChooseObject,
    Do,
    Each,
    EnterAsCopy,
    EnterTapped,
    If,
    Instruction,
    Lasting,
    Modal,
    Mode,
    Prevent,
)
from mtglayers.modifications.base import Modification
from mtglayers.modifications.types import AddWords
from mtglayers_plugins.english import (
    actions,
    conditions,
    copies,
    effects,
    filling,
    nouns,
    references,
    spelling,
    verbs,
)
from mtglayers_plugins.english.phrases import (
    Fixed,
    article,
    listed,
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
        if (
            isinstance(instruction, Choose)
            and following is not None
            and (kind := _chosen_at_once(instruction, following))
        ):
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


HAS: Final = {"it": "has", "they": "have"}


def one(instruction: Instruction, voice: Voice) -> str:
    """One instruction, without capital and full stop."""
    if isinstance(instruction, Lasting) and instruction.already:  # what it is, not what it becomes (611.2e)
        said = effects.effect_text(instruction.effect, voice)
        return re.sub(r"\b(it|they) loses? all abilities", lambda m: f"{m[1]} {HAS[m[1]]} no abilities", said)
    voice = voice.that_resolves()
    if not isinstance(instruction, Lasting):
        return _other(instruction, voice)
    return effects.effect_text(instruction.effect, voice, instruction.duration)


def _other(instruction: Instruction, voice: Voice) -> str:
    match instruction:
        case Do(text=words, nodes=inner):
            return filling.filled(words, inner, voice)
        case If(condition=condition, then=then, otherwise=otherwise):
            about = voice.about(condition.what) if isinstance(condition, Is) else voice
            said = f"if {conditions.clause(condition, voice)}, {joined(then, about)}"
            return f"{said}. Otherwise, {joined(otherwise, about)}" if otherwise else said
        case Each():
            return _each_of(instruction, voice)
        case Prevent(text=words, nodes=inner):
            return f"prevent {filling.filled(words, inner, voice)}"
        case Choose(what=what, not_=not_, between=between):
            other = f" other than {listed((spelling.word(w) for w in not_), 'or')}" if not_ else ""
            range_ = f" between {between[0]} and {between[1]}" if len(between) == 2 else ""
            return f"choose {article(what)}{other}{range_}"
        case ChooseObject(filter=filter_):
            return f"choose {nouns.one(filter_, voice).text()}"
        case Modal(modes=modes, how_many=how_many):
            return f"choose {how_many} —\n" + "\n".join(_mode(mode, voice) for mode in modes)
        case BecomesYourChoice(choices=choices, names=names):
            if all("/" in name for name in names) and names:
                said = listed(
                    (
                        f"{article(name) if ' ' in name else name}{_in_addition(choice)}"
                        for name, choice in zip(names, choices, strict=False)
                    ),
                    "or",
                )
                return f"it becomes your choice of {said}"
            return f"it becomes your choice of {your_choice(choices, voice)}"
        case EnterAsCopy():
            return f"{voice.this} enters {copies.as_copy(instruction, voice)}"
        case EnterTapped():
            return f"{references.reference(This(), voice).text()} enters tapped"
        case _:
            return actions.done(instruction, voice)


def _in_addition(choice: tuple[Modification, ...]) -> str:
    adds = any(isinstance(did, AddWords) and did.word_kind != "card type" for did in choice)
    return " in addition to its other types" if adds else ""


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
        said_text = re.sub(r"^(?:is|has base power and toughness) ", "", said.text())
        texts.append(re.sub(r"^(\S+) and has ", r"\1 with ", said_text))
    return listed(texts, "or")


# ---- things done once
