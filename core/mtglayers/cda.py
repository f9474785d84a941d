"""Characteristic-defining abilities (604.3), as each edition understood them."""

from mtglayers.abilities import Static
from mtglayers.filters import This
from mtglayers.layers import Ruleset


def is_characteristic_defining(static: Static, ruleset: Ruleset, *, own_text: bool) -> bool:
    """Whether a static ability is characteristic-defining.

    604.3a: it defines colours, subtypes, power or toughness (1); it is the object's own text, printed,
    copied or text-changed, or a token's, and not granted (2, 4); it affects no other object (3); it
    is unconditional (5). From 2003 to April 2007 what "is" or "has" a value on its own object set
    characteristics, conditional or not, card types too (``csa``).
    """
    if ruleset.cda == "none" or not own_text or any(effect.applies_to != This() for effect in static.effects):
        return False
    if ruleset.cda == "csa":
        return all(m.part() in ("type", "color", "pt-set") for effect in static.effects for m in effect.does)
    return all(effect.as_long_as is None and all(m.defines for m in effect.does) for effect in static.effects)
