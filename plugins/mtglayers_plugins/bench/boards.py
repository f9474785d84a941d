"""The board families: plain cards, and among them, evenly spread, cards with effects."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from mtglayers.objects import ChoiceState, ObjectState, PlayerState, State

PLAYERS: Final = "AB"

_EVERYTHING: Final = (
    "Glorious Anthem", "Honor of the Pure", "Humility", "Opalescence", "Blood Moon", "Urborg, Tomb of Yawgmoth",
    "Conspiracy", "Dralnu's Crusade", "Mycosynth Lattice", "March of the Machines", "Crusade", "Bad Moon",
    "Darkest Hour", "Painter's Servant", "Night of Souls' Betrayal", "Dryad Arbor", "Tarmogoyf", "Nightmare",
)  # fmt: skip
CHOSEN: Final = {"Conspiracy": ("creature type", "Goblin"), "Painter's Servant": ("color", "U")}
"""What was chosen as a card entered."""


@dataclass(frozen=True)
class Family:
    """What the boards of one family are made of; both lists start again when they end."""

    name: str
    filler: tuple[str, ...]
    effects: tuple[str, ...]


FAMILIES: Final = {
    family.name: family
    for family in (
        Family(
            "simple",
            ("Grizzly Bears",),
            ("Glorious Anthem", "Honor of the Pure", "Crusade", "Bad Moon", "Night of Souls' Betrayal"),
        ),
        Family(
            "nohum-mixed",
            (
                "Grizzly Bears", "Savannah Lions", "Forest", "Goblin Piker", "Taiga", "Grizzly Bears", "Ornithopter",
                "Swamp", "Scathe Zombies", "Grizzly Bears",
            ),
            tuple(card for card in _EVERYTHING if card not in ("Humility", "Opalescence")),
        ),
        Family("all", ("Grizzly Bears",), _EVERYTHING),
    )
}  # fmt: skip

SIZES: Final = (
    (10, 5), (10, 10), (30, 5), (30, 10), (30, 30), (100, 5), (100, 10), (100, 30), (300, 5), (300, 10), (300, 30),
    (300, 60), (300, 120), (1_000, 30), (1_000, 60), (1_000, 120), (10_000, 30), (10_000, 120),
)  # fmt: skip
"""The permanents, and how many of them are effect cards, of the cases that are measured."""


def spread(permanents: int, effects: int) -> Iterator[bool]:
    """For each place in the order of entering, whether an effect card comes there.

    Place i, counted from 0, has one when (i + 1) · effects // permanents exceeds how many came before it.
    """
    placed = 0
    for place in range(permanents):
        comes = (place + 1) * effects // permanents > placed
        placed += comes
        yield comes


def cards(family: Family, permanents: int, effects: int) -> Iterator[str]:
    """The cards of a board, in the order of entering."""
    plain = with_effect = 0
    for comes in spread(permanents, effects):
        if comes:
            yield family.effects[with_effect % len(family.effects)]
            with_effect += 1
        else:
            yield family.filler[plain % len(family.filler)]
            plain += 1


def state(family: Family, permanents: int, effects: int, crowd: Sequence[ObjectState] = ()) -> State:
    """The board: controllers alternate, timestamps ascend. Objects of a ``crowd``, if any, stand in the places of plain cards."""
    objects: list[ObjectState] = []
    for place, (comes, card) in enumerate(
        zip(spread(permanents, effects), cards(family, permanents, effects), strict=True)
    ):
        if crowd and not comes:
            objects.append(crowd[place])
            continue
        choices = [ChoiceState(what=CHOSEN[card][0], value=CHOSEN[card][1], card=card)] if card in CHOSEN else []
        objects.append(
            ObjectState(
                id=f"o{place}",
                card=card,
                owner=PLAYERS[place % 2],
                timestamp=place + 1,
                number=place + 1,
                choices=choices,
            )
        )
    return state_of(objects)


def state_of(objects: list[ObjectState]) -> State:
    """A state of the two players with those objects."""
    return State(players=[PlayerState(name=name) for name in PLAYERS], objects=objects)
