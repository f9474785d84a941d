"""Words of the type line and colours, as English writes them; and what no word is known for."""

from typing import Final

from mtglayers.filters import (
    ChosenWord,
    Word,
)
from mtglayers.nodes import Node
from mtglayers_plugins.english.voice import Voice

COLOR_NAMES: Final = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


def unknown(node: Node) -> str:
    """What is printed for a node that this renderer does not know: its own ``english``, or its repr in brackets."""
    own = getattr(node, "english", None)
    return own if isinstance(own, str) else f"[{node!r}]"


def word(word: Word | ChosenWord, voice: Voice = Voice()) -> str:  # noqa: B008  # frozen
    """A word of the type line or a colour, as English writes it: subtypes with a capital."""
    if isinstance(word, ChosenWord):
        return chosen(word, voice)
    if word.word_kind == "color":
        return COLOR_NAMES.get(word.word, word.word)
    return word.word.lower() if word.word_kind in ("card type", "supertype") else word.word


def chosen(word: ChosenWord, voice: Voice) -> str:
    """ "the chosen type", "the color of your choice"."""
    if word.word_kind in voice.of_your_choice:
        return f"the {word.word_kind} of your choice"
    which = (
        ""
        if word.slot == 1
        else f"{('', 'first', 'second', 'third', 'fourth')[word.slot] if word.slot < 5 else word.slot} "
    )
    kind = "type" if word.word_kind in ("creature type", "land type") else word.word_kind
    return f"the {which}chosen {kind}"
