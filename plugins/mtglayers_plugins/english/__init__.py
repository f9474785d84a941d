"""English: ability data printed as rules text in the game's own templating.

``render`` prints an ability, ``render_card`` all of a card's; the other functions print its parts. What an ability
calls its own object is ``name``: a card's name, or "this creature". Without one it is "this creature" where the
ability makes sense on creatures only, "this Aura" for enchant, else "this permanent" (see ``voice.default_name``).

Phrases are values until they are complete (``phrases``); nouns, amounts, conditions, verbs, effects, instructions and
sentences each print one part of the data. A kind of node that is not known here prints as its repr in brackets.
"""

from mtglayers.abilities import Ability, Effect, Keyword
from mtglayers.amounts import Amount
from mtglayers.characteristics import Characteristics
from mtglayers.conditions import Condition
from mtglayers.events import Event
from mtglayers.filters import Filter
from mtglayers.hooks import hookimpl
from mtglayers.instructions import Duration, Instruction
from mtglayers.modifications.base import Modification
from mtglayers.players import Players
from mtglayers_plugins.english import (
    amounts,
    conditions,
    effects,
    instructions,
    keywords,
    nouns,
    references,
    sentences,
    verbs,
)
from mtglayers_plugins.english.phrases import Fixed, capitalised, sentence
from mtglayers_plugins.english.voice import kind_of, self_name, voice_for


def render(ability: Ability, name: str = "", kind: str = "") -> str:
    """The ability as rules text; keywords in small letters and without a full stop: "flying", "equip {2}".

    ``kind`` is what kind of thing the object is, where its name doesn't say it: "planeswalker".
    """
    return sentences.ability_text(ability, voice_for(ability, name, kind))


def render_card(values: Characteristics) -> list[str]:
    """The lines of a card's text box, calling the card what cards of its types call themselves."""
    lines: list[str] = []
    keywords_so_far: list[Ability] = []
    kind = kind_of(values)
    for printed in values.abilities:
        if isinstance(printed.ability, Keyword):
            keywords_so_far.append(printed.ability)
            continue
        lines += sentences.paragraphs(keywords_so_far, voice_for(printed.ability, self_name(values)))
        keywords_so_far = []
        voice = voice_for(printed.ability, self_name(values, printed.ability), kind, values.name)
        lines.append(capitalised(sentences.ability_text(printed.ability, voice)))
    return lines + sentences.paragraphs(keywords_so_far, voice_for(values, self_name(values)))


def render_effect(effect: Effect, name: str = "", duration: Duration | None = None) -> str:
    """A continuous effect as a sentence: of a static ability, or of a resolution where a duration is given."""
    return sentence(effects.effect_text(effect, voice_for(effect, name), duration))


def render_modification(modification: Modification, name: str = "", *, several: bool = False) -> str:
    """A modification as a verb phrase: "gets +1/+1"; of several objects "get +1/+1"."""
    subject = Fixed("they" if several else "it", several=several)
    said = verbs.said_of(subject, None, [modification], voice_for(modification, name))
    return f"{said.text()}{f', where X is {said.where[0]}' if said.where else ''}"


def render_filter(what: Filter | Players, name: str = "", *, several: bool = False) -> str:
    """A filter as a noun phrase without determiner: "nontoken creature you control"; players as "each player"."""
    voice = voice_for(what, name)
    if isinstance(what, Players):
        return references.player(what, voice).text()
    return nouns.noun(what, voice).number(several).text()


def render_amount(amount: Amount, name: str = "") -> str:
    """An amount as a noun phrase: "the number of creatures you control"."""
    return amounts.value(amount, voice_for(amount, name))


def render_condition(condition: Condition, name: str = "") -> str:
    """A condition as a clause: "you control a Swamp"."""
    return conditions.clause(condition, voice_for(condition, name))


def render_instruction(instruction: Instruction, name: str = "") -> str:
    """An instruction as a sentence: "Draw a card."."""
    return sentence(instructions.text((instruction,), voice_for(instruction, name)))


def render_event(event: Event, name: str = "") -> str:
    """What a triggered ability waits for: "when this creature enters"."""
    return sentences.event_text(event, voice_for(event, name))


def render_keyword(keyword: Keyword, name: str = "") -> str:
    """A keyword ability as the game prints it: "protection from red", "crew 3"."""
    return keywords.keyword(keyword, voice_for(keyword, name))


@hookimpl
def mtglayers_render(ability: Ability, name: str) -> str:
    """The hook by which an engine prints abilities."""
    return render(ability, name)


__all__ = [
    "mtglayers_render",
    "render",
    "render_amount",
    "render_card",
    "render_condition",
    "render_effect",
    "render_event",
    "render_filter",
    "render_instruction",
    "render_keyword",
    "render_modification",
    "self_name",
]
