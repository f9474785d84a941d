"""Face-down status: the characteristics that it gives, in layer 1b (613.2b, 708.2)."""

from collections.abc import Sequence
from dataclasses import replace

from mtglayers.abilities import Keyword
from mtglayers.board import RuleEffect
from mtglayers.characteristics import Characteristics, Printed
from mtglayers.filters import Word
from mtglayers.hooks import hookimpl
from mtglayers.layers import Ruleset
from mtglayers.modifications.copying import BecomeValues
from mtglayers.objects import ObjectState

FACE_DOWN = Characteristics(words=(Word("Creature", "card type"),), power=2, toughness=2)
"""A 2/2 creature with no text, no name, no subtypes and no mana cost (708.2a)."""

DISGUISED = replace(FACE_DOWN, abilities=(Printed(Keyword("ward", cost="{2}"), ""),))
"""The same with ward {2}: cast with disguise, or cloaked (702.168a, 701.58a)."""


@hookimpl
def mtglayers_rule_effects(objects: Sequence[ObjectState], ruleset: Ruleset) -> list[RuleEffect]:
    """One effect per face-down permanent or spell, as old as the object's timestamp."""
    return [
        RuleEffect(
            f"{one.id} face down",
            (BecomeValues(_values(one), "face-down"),),
            (one.id,),
            one.timestamp,
            words="face-down status",
        )
        for one in objects
        if one.face_down and one.zone in ("battlefield", "stack")
    ]


def _values(one: ObjectState) -> Characteristics:
    if one.face_down_values is not None:
        return one.face_down_values
    return DISGUISED if {"disguise", "cloak"} & set(one.facts) else FACE_DOWN
