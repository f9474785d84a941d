"""What stays in words: events, costs, rules and things done once, with their nouns as data in the places of {}.

Text changes of layer 3 reach words that are data only, so no colour, type or subtype is left in the words.
"""

import re
from collections.abc import Callable, Sequence
from typing import Final

from mtglayers.filters import AnyTarget, ChosenWord, Colors, Filter, Reference, Word
from mtglayers.nodes import Node
from mtglayers.players import TargetPlayer
from mtglayers_plugins.rules_text.clauses import Things
from mtglayers_plugins.rules_text.guards import LAYER_WORDS, Antecedent, NotUnderstood
from mtglayers_plugins.rules_text.settling import NOUN_WORDS, Phrase

ONCE: Final = re.compile(
    r"^(?:~ |target \w+ |that player |each player |each opponent |you |they |it |that creature |its controller )?"
    r"(?:may )?(?:discards?|counter|scry|mills?|surveil|looks?|reveals?|search(?:es)?|shuffles?|adds?|fights?|investigates?|proliferates?"
    r"|pays?|puts?|returns?|sacrifices?|destroys?|exiles?|taps?|untaps?|loses? the game|wins? the game|takes? an extra|explores?"
    r"|draws?|populates?|manifests?|ends?|skips?|flips?|rolls?|deals?|can't be regenerated|connives?|learns?|ventures?"
    r"|creates?|casts?|copy|plays?|chooses?|removes?|unattach|goads?|detains?|removes?|cascades?|amass|adapts?|monstrosity|bolsters?|clash)\b",
    re.IGNORECASE,
)
"""How a sentence begins that does something once and may be kept in words."""

HARMLESS: Final = re.compile(
    r"\blos(?:e|es) (?:the game|(?:\w+ )?life|half)|\bgains? (?:\w+ )?life|\bunder (?:its|their|your|her|his)(?: owner'?s?'?)? control"
    r"|\blegend rule|\bhas no cards|\bhave no cards",
    re.IGNORECASE,
)
"""Words of the layers in phrases that are not about them."""
FOLLOWS: Final = re.compile(
    r"^(?:if you do|if you don't|otherwise|when you do|repeat this|for each|at the beginning of the next)\b",
    re.IGNORECASE,
)

Noun = Callable[[Sequence[Phrase]], Things]
Longest = Callable[[Sequence[Phrase]], int]


def slots(
    tokens: Sequence[Phrase], noun: Noun, longest: Longest, pronoun: Callable[[Phrase], Reference | None]
) -> tuple[str, tuple[Node, ...]]:
    """The words of the tokens, with {} where a noun stands that is data, and those nouns."""
    words: list[str] = []
    nodes: list[Node] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        taken = 0
        if (
            token.type in NOUN_WORDS | {"SELF", "HOST", "TARGET", "OTHER", "ANOTHER"}
            or (token.type == "PLAYER" and isinstance(token.meaning, TargetPlayer))
            or _counts_targets(tokens[at:])
        ):
            taken = longest(_few(tokens[at:]))
        if token.type == "ANYTARGET":
            words.append("{}")
            nodes.append(any_target(token))
            at += 1
            continue
        spoken = pronoun(token)
        if spoken is not None:
            words.append("{}")
            nodes.append(spoken)
            at += 1
            continue
        if taken:
            thing = _read(noun, tokens[at : at + taken])
            if len(thing.parts) > 1:  # "an Urza's Mine and an Urza's Tower": one after the other
                taken = longest(tokens[at : at + taken][: _joint(tokens[at : at + taken])])
                thing = _read(noun, tokens[at : at + taken])
            if len(thing.parts) == 1 and _is_data(thing.parts[0]):
                words.append("{}")
                nodes.append(thing.parts[0])
                at += taken
                continue
        if token.type in ("TYPE", "SUBTYPE", "COLOR", "SUPER", "NON", "CHOSEN"):
            words.append("{}")
            nodes.append(token.meaning)
        elif token.type == "OFCHOSEN":
            words.append("of {}")
            nodes.append(token.meaning)
        else:
            words.append(str(token))
        at += 1
    return _joined(words), tuple(nodes)


def _read(noun: Noun, tokens: Sequence[Phrase]) -> Things:
    try:
        return noun(tokens)
    except NotUnderstood:
        return Things(())


def _counts_targets(tokens: Sequence[Phrase]) -> bool:
    """Whether a number of targets stands here: "up to four target cards"."""
    return tokens[0].type in ("UPTO", "NUM") and any(token.type == "TARGET" for token in tokens[1:4])


def _joint(tokens: Sequence[Phrase]) -> int:
    return next((at for at, token in enumerate(tokens) if token.type in ("NAND", "CLAND", "AND")), len(tokens))


def any_target(token: Phrase) -> AnyTarget:
    """ "Any target", "target player or planeswalker" (115.4)."""
    place, whom = token.meaning
    return (
        AnyTarget(place) if whom == "any" else AnyTarget(place, Word("Planeswalker", "card type"), whom == "opponent")
    )


def _few(tokens: Sequence[Phrase]) -> Sequence[Phrase]:
    """The tokens of a noun that is not a target: "card" and where it is stay words."""
    if tokens[0].type == "TARGET" or _counts_targets(tokens):
        return tokens
    end = next((at for at, token in enumerate(tokens) if token.type in ("CARD", "ZONE")), len(tokens))
    return tokens[:end]


def _is_data(thing: Node) -> bool:
    if any(isinstance(node, Antecedent) for node in thing.walk()):
        return False
    return isinstance(thing, Reference | TargetPlayer) or (
        isinstance(thing, Filter)
        and any(isinstance(node, Word | ChosenWord | Reference | Colors) for node in thing.walk())
    )


def _joined(words: list[str]) -> str:
    text = " ".join(words)
    return re.sub(r" ([,.:;'’]|'s\b|'re\b)", r"\1", text)


def check_once(sentence: str) -> None:
    """Raise NotUnderstood unless the sentence only does things once and no word of the layers is in it."""
    if not ONCE.search(sentence) and not re.search(r"\bfights?\b", sentence) and not FOLLOWS.search(sentence):
        raise NotUnderstood(sentence.split(",", maxsplit=1)[0], sentence)
    if re.search(r"\bface down\b|\bface up\b", sentence):
        raise NotUnderstood("face down", sentence)


def check_layers(text: str, sentence: str) -> None:
    """Raise NotUnderstood where the words around the nouns may tell of an effect in a layer."""
    found = LAYER_WORDS.search(HARMLESS.sub("", text))
    if found:
        raise NotUnderstood(found.group(), sentence, "it may tell of an effect in a layer")


__all__ = ["FOLLOWS", "ONCE", "check_layers", "check_once", "slots"]
