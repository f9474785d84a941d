"""Merged permanents: the topmost component's characteristics and every component's abilities, in layer 1a (730.2)."""

from collections.abc import Sequence

from mtglayers.board import RuleEffect
from mtglayers.characteristics import Characteristics
from mtglayers.hooks import hookimpl
from mtglayers.layers import Ruleset
from mtglayers.modifications.copying import BecomeValues
from mtglayers.objects import ObjectState


@hookimpl
def mtglayers_rule_effects(objects: Sequence[ObjectState], ruleset: Ruleset) -> list[RuleEffect]:
    """One effect per merged permanent, as old as the merging."""
    return [
        RuleEffect(
            f"{one.id} merged", (BecomeValues(merged(tuple(one.merged))),), (one.id,), one.merged_at, words="merging"
        )
        for one in objects
        if one.merged
    ]


def merged(components: tuple[Characteristics, ...]) -> Characteristics:
    """The characteristics of the components together, the topmost first (730.2a)."""
    top = components[0]
    return Characteristics(
        top.name,
        top.mana_cost,
        top.mana_value,
        top.words,
        tuple(printed for component in components for printed in component.abilities),
        top.power,
        top.toughness,
        top.loyalty,
    )
