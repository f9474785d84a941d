"""Texts with places for nodes: each node in the form that the words around it ask for."""

import re
from collections.abc import Sequence
from typing import Final, Literal

from mtglayers.abilities import (
    Ability,
)
from mtglayers.amounts import Amount
from mtglayers.characteristics import Characteristics, Printed
from mtglayers.conditions import Condition
from mtglayers.events import Damage
from mtglayers.filters import And, ChosenWord, Filter, Permanents, Reference, This, Word
from mtglayers.instructions import (
    Instruction,
    Mode,
)
from mtglayers.modifications.base import Modification
from mtglayers.nodes import Node
from mtglayers.players import Opponents, Players
from mtglayers_plugins.english import (
    amounts,
    conditions,
    damage,
    instructions,
    nouns,
    references,
    sentences,
    spelling,
    tokens,
    verbs,
)
from mtglayers_plugins.english.phrases import (
    Fixed,
    article,
)
from mtglayers_plugins.english.voice import Voice

Form = Literal["adjective", "bare", "several", "one"]
_ADJ = r"(?: (?:un)?tapped| additional| attacking| blocking| basic| legendary| nontoken| colorless| other| first| second| third| fourth)*"
_BARE: Final = re.compile(
    rf"\b(?:an?|another|each|every|target|that|this|the|one|enchanted|equipped|exiled|sacrificed){_ADJ} $",
    re.IGNORECASE,
)
_OR_BARE: Final = re.compile(r"\b(?:an?|another|each|target|that) [\w'-]+(?: [\w'-]+)? or $", re.IGNORECASE)
_SEVERAL: Final = re.compile(
    rf"\b(?:all|those|these|two|three|four|five|six|seven|of|number|more|other|no|X|\d+){_ADJ} $", re.IGNORECASE
)
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
        if form == "one" and out.endswith("only to cast "):
            form = "several"
        bare = form in ("bare", "adjective")
        if several and form == "one" and re.search(r"\b(?:by|block|with|cast|play|except|of) $", out):
            form = "several"
        elsewhere = isinstance(node, This) and (
            re.match(r" from your (?:graveyard|hand)\b", after) or out.lower().endswith("discard ")
        )
        filler = "this card" if elsewhere else _filler(node, after, voice, form)
        match = re.search(r"\b([Aa]n?) $", out)
        if match and filler:
            out = out[: match.start(1)] + capitalised_like(match.group(1), article(filler).split(" ", 1)[0]) + " "
        out += filler + after
    return out


def capitalised_like(model: str, word: str) -> str:
    """The word with a capital where the model has one."""
    return word.capitalize() if model[:1].isupper() else word


def _filler(node: Node, after: str, voice: Voice, form: Form) -> str:
    match node:
        case Damage():
            return filled(*damage.described(node), voice)
        case Reference():
            return references.reference(node, voice).text()
        case And(parts=parts) if form == "adjective" and after.startswith(" card") and Permanents() in parts:
            rest = And.of(*(part for part in parts if part != Permanents()))
            return f"{_filter_filler(rest, voice, form)} permanent"  # "a Goblin permanent card"
        case Filter():
            return _filter_filler(node, voice, form)
        case Opponents() if re.match(r" \w+s\b", after):
            return "each opponent"
        case Players():
            return references.player(node, voice).text()
        case Amount():
            return amounts.value(node, voice)
        case Ability():
            return sentences.quoted(node, voice, "creature")
        case Condition():
            return conditions.clause(node, voice)
        case Characteristics():
            return tokens.characteristics(node, voice).text()
        case Printed(ability=ability):
            return sentences.quoted(ability, voice, "creature")
        case Instruction():
            return instructions.one(node, voice)
        case Mode(instructions=inner):
            return instructions.joined(inner, voice)
        case Modification():
            return _bare_modification(node, voice)
        case _:
            return spelling.unknown(node)


def _bare_modification(node: Modification, voice: Voice) -> str:
    return verbs.said_of(Fixed("it"), None, [node], voice).text()


def _filter_filler(node: Filter, voice: Voice, form: Form) -> str:
    if isinstance(node, ChosenWord):
        return spelling.chosen(node, voice)
    if isinstance(node, Word) and (form == "adjective" or node.word_kind in ("color", "supertype")):
        return spelling.word(node, voice)
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
