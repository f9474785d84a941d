"""The layers of the editions as the oracle knows them (rules-eras.md, section 1)."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Edition:
    """Which part of an effect applies where, and the switches in which editions differ."""

    layers: tuple[str, ...]
    where: dict[str, str]
    """Category of a change → its layer, where that does not depend on the effect."""
    cda_first: tuple[str, ...]
    """The layers in which characteristic-defining abilities go first (613.3)."""

    def layer_of(self, category: str, *, is_cda: bool) -> str:
        if category == "pt-set" and is_cda:
            return self.where["pt-define"]
        return self.where[category]


CURRENT = Edition(
    layers=("1a", "1b", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d", "players", "rules"),
    where={
        "copy": "1a",
        "face-down": "1b",
        "control": "2",
        "text": "3",
        "type": "4",
        "color": "5",
        "ability": "6",
        "pt-define": "7a",
        "pt-set": "7b",
        "pt-modify": "7c",
        "counters": "7c",
        "pt-switch": "7d",
        "player": "players",
        "rule": "rules",
        "cost": "rules",
    },
    cda_first=("2", "3", "4", "5", "6"),
)

EDITIONS = {"current": CURRENT}
