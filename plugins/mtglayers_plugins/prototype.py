"""Prototype: another cost, power and toughness for an object that was cast as one, and the colours that follow (718)."""

from dataclasses import replace

from mtglayers.abilities import Keyword
from mtglayers.characteristics import Characteristics, colors_of, mana_value
from mtglayers.hooks import hookimpl
from mtglayers.objects import ObjectState


@hookimpl
def mtglayers_starting_values(values: Characteristics, one: ObjectState) -> Characteristics | None:
    """The prototyped characteristics of a spell or permanent that was cast as a prototype; they are copiable values (718.3)."""
    if "prototype" not in one.facts:
        return None
    for printed in values.abilities:
        ability = printed.ability
        if isinstance(ability, Keyword) and ability.name == "prototype":
            power, _, toughness = ability.phrase.partition("/")
            return replace(
                values,
                mana_cost=ability.cost,
                mana_value=mana_value(ability.cost),
                words=(*(word for word in values.words if word.word_kind != "color"), *colors_of(ability.cost)),
                power=int(power),
                toughness=int(toughness),
            )
    return None
