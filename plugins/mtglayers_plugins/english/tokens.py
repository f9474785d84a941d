"""Characteristics as noun phrases: "tapped 1/1 green Squirrel creature token"."""

from collections.abc import Sequence

from mtglayers.abilities import (
    Ability,
)
from mtglayers.characteristics import Characteristics
from mtglayers.vocabulary.tokens import PREDEFINED_TOKENS
from mtglayers_plugins.english import (
    sentences,
    spelling,
)
from mtglayers_plugins.english.phrases import (
    NounPhrase,
    Qualifier,
    listed,
)
from mtglayers_plugins.english.voice import Voice


def characteristics(
    values: Characteristics, voice: Voice, extra: Sequence[Ability] = (), *, plain: bool = False
) -> NounPhrase:
    """Characteristics as a noun phrase: "2/2 black Zombie creature with menace"; ``plain``: colourless unsaid."""
    kinds = {
        kind: [spelling.word(w) for w in values.words if w.word_kind == kind]
        for kind in ("supertype", "color", "card type")
    }
    subtypes = [w.word for w in values.words if w.word_kind not in kinds]
    pt = f"{values.power}/{values.toughness}" if values.power is not None else ""
    colors = listed(kinds["color"]) or ("colorless" if not plain and (pt or "creature" in kinds["card type"]) else "")
    order = [t for t in ("enchantment", "artifact", "land", "creature") if t in kinds["card type"]]
    types = " ".join([*order, *(t for t in kinds["card type"] if t not in order)])
    before = filter(None, (*kinds["supertype"], pt, colors, " ".join(subtypes)))
    after = []
    if values.name and values.name not in (" ".join(subtypes), f"{' '.join(subtypes)} Token"):
        after.append(Qualifier(f"named {values.name}"))
    abilities = [*(printed.ability for printed in values.abilities), *extra]
    if abilities:
        after.append(Qualifier(f"with {listed(sentences.quoted(a, voice, 'token') for a in abilities)}"))
    return NounPhrase((types or "object",), before=tuple(before), after=tuple(after))


def token(values: Characteristics, extra: Sequence[Ability], voice: Voice, *, tapped: bool) -> NounPhrase:
    """A token to be created: "tapped 1/1 green Squirrel creature token", "Treasure token"."""
    defined = PREDEFINED_TOKENS.get(values.name)
    made = (
        NounPhrase((values.name,))
        if defined is not None and (values, *extra) == defined
        else characteristics(values, voice, extra)
    )
    before = ("tapped", *made.before) if tapped else made.before
    return NounPhrase(made.nouns, "token", before=before, after=made.after)
