"""What a scenario expects: the keys that may stand under a handle, a player, or ``card:NAME``."""

# ruff: noqa: RUF012  # pydantic copies the defaults of its fields

from typing import Annotated, Final, Literal

from pydantic import Field, StringConstraints

from mtglayers_plugins.scenarios.shapes import LayerName, Shape, near

Handle = Annotated[str, StringConstraints(min_length=1, max_length=300)]
"""A step's ``as``, or ``as#1`` of several, or a player where players may stand."""
LayerId = Annotated[str, StringConstraints(min_length=1, max_length=40)]
PowerToughness = Annotated[str, StringConstraints(pattern=r"^-?\d+/-?\d+$")]
EffectKind = Literal["static", "resolution", "one-shot", "replacement", "prevention"]
ColorLetters = Annotated[str, StringConstraints(pattern=r"^[WUBRG]*$")]

PLAYER_KEYS: Final = frozenset(
    {"max_hand_size", "life", "has", "has_not", "abilities", "ability_count", "hand", "land_plays", "combat_phases"}
)
CARD_KEYS: Final = frozenset({"pay", "by", "applies_in", "cda", "effects"})
ONLY_PLAYER: Final = frozenset({"max_hand_size", "life", "hand", "land_plays", "combat_phases"})
ONLY_CARD: Final = frozenset({"pay", "by"})


class Expectation(Shape):
    """What must be true of one object, player or card. A key that is absent is not asked."""

    pt: PowerToughness | None = None
    base_pt: PowerToughness | None = None
    types: list[str] = []
    subtypes: list[str] = []
    supertypes: list[str] = []
    is_: list[str] = Field([], alias="is")
    is_not: list[str] = []
    colors: ColorLetters = ""
    has: list[str] = []
    has_not: list[str] = []
    abilities: list[str] = []
    ability_count: int = 0
    mana: list[Literal["W", "U", "B", "R", "G", "C"]] = []
    controller: str = ""
    owner: str = ""
    name: str = ""
    mana_cost: str | None = None
    mana_value: int = 0
    loyalty: int | None = None
    face_down: bool = False
    zone: str = ""
    attached_to: str | None = None
    exists: bool = True
    triggers: int = 0
    max_hand_size: int | Literal["none"] = 0
    life: int = 0
    hand: int = 0
    land_plays: int = 0
    combat_phases: int = 0
    pay: str = ""
    by: str = ""
    must_attack: bool = False
    can_attack: bool = False
    can_block: bool | list[Handle] = False
    can_be_blocked_by: bool | list[Handle] = False
    damage: int = 0
    destroyed: bool = False
    applies_in: list[LayerName] = []
    cda: bool = False
    effects: EffectKind | list[EffectKind] = []
    tapped: bool = False
    attacking: bool = False
    counters: dict[str, int] = {}

    def asked(self) -> dict[str, object]:
        """The keys that are asked, with what is expected, as the file spells them."""
        return {
            name.rstrip("_"): getattr(self, name) for name in type(self).model_fields if name in self.model_fields_set
        }

    def check_keys(self, name: str, *, is_player: bool) -> None:
        """Raises ValueError when a key is not one of what ``name`` stands for."""
        kind = "card" if name.startswith("card:") else "player" if is_player else "object"
        for key in self.asked():
            if kind == "card":
                good = key in CARD_KEYS
            elif kind == "player":
                good = key in PLAYER_KEYS
            else:
                good = key not in ONLY_PLAYER and key not in ONLY_CARD
            if not good:
                known = {"card": CARD_KEYS, "player": PLAYER_KEYS}.get(kind, frozenset())
                article = "an" if kind == "object" else "a"
                raise ValueError(f"{name}.{key}: is not asked of {article} {kind}{near(key, known)}")


Expectations = dict[str, Expectation]
"""By handle, player or ``card:NAME``."""
