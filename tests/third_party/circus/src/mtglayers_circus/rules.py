"""Rules of the circus: what lands give, what objects start from, what happens to all that is tapped."""

from collections.abc import Sequence
from dataclasses import replace

from mtglayers import ObjectState, Ruleset, hookimpl
from mtglayers.abilities import Ability, Mana
from mtglayers.amounts import Number
from mtglayers.board import RuleEffect
from mtglayers.characteristics import Characteristics
from mtglayers.modifications.power_toughness import Get

requires = ("circus",)


@hookimpl
def mtglayers_intrinsic_abilities() -> dict[str, Ability]:
    """A Ring gives red mana."""
    return {"Ring": Mana("{T}", ("R",))}


@hookimpl
def mtglayers_starting_values(values: Characteristics, one: ObjectState) -> Characteristics | None:
    """On stilts, it is twice as tall."""
    if "stilts" not in one.facts:
        return None
    return replace(values, toughness=2 * (values.toughness or 0))


@hookimpl
def mtglayers_rule_effects(objects: Sequence[ObjectState], ruleset: Ruleset) -> list[RuleEffect]:
    """Who lies in the custard is weak."""
    flat = tuple(one.id for one in objects if "flat" in one.facts)
    return (
        [RuleEffect("pratfall", (Get(Number(-1), Number(0)),), flat, 1, words="who lies flat is weak")] if flat else []
    )
