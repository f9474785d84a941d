"""Face-down status: the characteristics that it gives, in layer 1b (613.2b, 708.2)."""

from mtglayers.board import RuleEffect
from mtglayers.characteristics import Characteristics
from mtglayers.filters import Word
from mtglayers.hooks import hookimpl
from mtglayers.layers import Ruleset
from mtglayers.modifications.copying import BecomeValues
from mtglayers.objects import State

FACE_DOWN = Characteristics(words=(Word("Creature", "card type"),), power=2, toughness=2)
"""A 2/2 creature with no text, no name, no subtypes and no mana cost (708.2a)."""


@hookimpl
def mtglayers_rule_effects(state: State, ruleset: Ruleset) -> list[RuleEffect]:
    """One effect per face-down permanent or spell, as old as the object's timestamp."""
    return [
        RuleEffect(
            f"{one.id} face down",
            (BecomeValues(FACE_DOWN if one.face_down_values is None else one.face_down_values, "face-down"),),
            (one.id,),
            one.timestamp,
            words="face-down status",
        )
        for one in state.objects
        if one.face_down and one.zone in ("battlefield", "stack")
    ]
