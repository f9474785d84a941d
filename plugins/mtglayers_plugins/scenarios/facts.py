"""A board as plain data: what every object and player is, for comparing and for other programs."""

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mtglayers.reading import Answer

READ: Final = (
    "name", "mana_cost", "mana_value", "colors", "supertypes", "types", "subtypes", "power", "toughness", "base_power",
    "base_toughness", "loyalty", "controller", "owner", "zone", "tapped", "attacking", "face_down",
    "counters", "attached_to",
)  # fmt: skip
"""What is read of an object, its abilities aside."""
READ_OF_PLAYERS: Final = ("life", "hand", "max_hand_size", "land_plays")


def object_facts(reading: Any) -> dict[str, Any]:
    """What one object is, its abilities as the data that they are."""
    return {name: getattr(reading, name) for name in READ} | {"abilities": list(reading.abilities)}


def board_facts(now: "Answer") -> dict[str, Any]:
    """What every object is, by its id."""
    return {one: object_facts(now[one]) for one in now.ids}
