"""Basic land types and the mana abilities that they give (305.6)."""

from mtglayers.abilities import Ability, Mana
from mtglayers.hooks import hookimpl


@hookimpl
def mtglayers_intrinsic_abilities() -> dict[str, Ability]:
    """Each basic land type with its "{T}: Add …"."""
    mana = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
    return {land_type: Mana("{T}", (symbol,)) for land_type, symbol in mana.items()}
