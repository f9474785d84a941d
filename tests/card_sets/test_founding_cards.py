"""The founding cards against the notes that were made of them: kinds, layers in three editions, definitions, conditions, durations.

Where a note and a card differ, the reason stands here with a rule number.
"""

import os
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from mtglayers.abilities import Ability, Effect, Static
from mtglayers.cards import Card
from mtglayers.engine import Engine
from mtglayers.game import Game
from mtglayers.instructions import (
    ChangeText,
    ForAsLongAs,
    If,
    Indefinitely,
    Lasting,
    ThisTurn,
    UntilEndOfTurn,
    UntilEvent,
)
from mtglayers.modifications.rules import Rule
from mtglayers.nodes import Node

SHARED = Path(os.environ.get("MTGLAYERS_SHARED", Path(__file__).parents[3] / "shared"))
NOTES = SHARED / "founding-cards.yaml"
pytestmark = pytest.mark.skipif(not NOTES.exists(), reason=f"there are no notes to compare with at {NOTES}")

EDITIONS: Final = {"rav": "pre_m10", "m10": "m10", "current": "now"}
LAST: Final = {"player": "players", "rule": "rules"}
"""The parts after the numbered layers: effects on players and on the rules of the game (613.10, 613.11)."""
ONCE: Final = ("counter", "face-down")
"""What is done once: the counters and the status then have effects of their own by the rules (613.4c, 613.2b)."""
NO_LAYER: Final = (*ONCE, "cost")
"""What changes costs has an order of its own (601.2f)."""
UNNOTED: Final = {
    "Invigorate": "118.9: it may be cast for another cost",
    "Parapet": "601.3b: it may be cast as though it had flash",
    "Vedalken Shackles": "502.3: it need not be untapped",
}
"""Cards with an effect on the rules of the game that their notes leave out, and the rule of it."""
UNNOTED_CONDITIONS: Final = {
    "Helm of Kaldra": "608.2c: its activated ability asks for three Equipment, and makes no continuous effect",
    "Invigorate": "118.9: the other cost is there for who controls a Forest",
}

Note = dict[str, Any]


@cache
def notes() -> dict[str, Note]:
    if not NOTES.exists():
        return {}
    cards = yaml.safe_load(NOTES.read_text("utf-8"))["cards"]
    return {note["name"]: note for note in cards if not note["name"].startswith("(")}


@cache
def game(edition: str) -> Game:
    return engine().new_game(rules=edition)


@cache
def engine() -> Engine:
    return Engine()


def card(name: str) -> Card:
    return engine().card(name)


def effects(name: str) -> list[Note]:
    """The noted effects of the text that the card has today."""
    return [e for e in notes()[name]["effects"] if "2006-2007 text" not in e["kind"] and "2009 text" not in e["kind"]]


def abilities(name: str) -> list[Ability]:
    """The card's abilities, keywords as what they stand for."""
    instances = engine().instances
    return [
        stood
        for printed in card(name).front.abilities
        for stood in instances.stands_for(printed.ability) or (printed.ability,)
    ]


def nodes(of: Node) -> Iterator[Node]:
    """What it says itself; not what an ability says that it gives."""
    for child in of.children():
        if not isinstance(child, Ability):
            yield child
            yield from nodes(child)


def kind_of(effect: Note) -> str:
    kind: str = effect["kind"]
    if "prevention" in kind:
        return "prevention"
    if "replacement" in kind:
        return "replacement"
    if kind.startswith("static"):
        return "static"
    return "resolution" if {part["tag"] for part in effect["parts"]} - set(ONCE) else "one-shot"


def layers(name: str, edition: str) -> set[str]:
    found = {"rules"} if name in UNNOTED else set()
    for effect in effects(name):
        if kind_of(effect) == "prevention" or effect["kind"] == "static (replacement)":
            continue
        for part in effect["parts"]:
            if part["tag"] not in NO_LAYER:
                found.add(LAST.get(part["tag"]) or str(part["layer"][EDITIONS[edition]]))
    return found


def names() -> Iterable[str]:
    return notes()


@pytest.mark.parametrize("name", names())
def test_kinds(name: str) -> None:
    assert {kind_of(effect) for effect in effects(name)} - set(game("current").kinds_of(f"card:{name}")) == set()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", names())
def test_layers(name: str, edition: str) -> None:
    assert set(game(edition).applies_in(f"card:{name}")) == layers(name, edition)


@pytest.mark.parametrize("edition", ["m10", "current"])
@pytest.mark.parametrize("name", names())
def test_definitions(name: str, edition: str) -> None:
    assert game(edition).is_cda(f"card:{name}") == any(effect["cda"] for effect in effects(name))


@pytest.mark.parametrize("name", names())
def test_conditions(name: str) -> None:
    conditional = any(
        (isinstance(node, Effect) and node.as_long_as is not None)
        or isinstance(node, If)
        or (isinstance(node, Rule) and "unless" in node.phrase)
        for ability in abilities(name)
        for node in nodes(ability)
    )
    assert conditional == (name in UNNOTED_CONDITIONS or any(effect["condition"] for effect in effects(name)))


DURATIONS: Final[dict[str, type]] = {
    "until end of turn": UntilEndOfTurn,
    "this turn": UntilEndOfTurn,
    "indefinitely": Indefinitely,
    "for as long as": ForAsLongAs,
    "until turned": UntilEvent,
}


@pytest.mark.parametrize("name", names())
def test_durations(name: str) -> None:
    lasting = {
        UntilEndOfTurn
        if isinstance(node.duration, ThisTurn)
        else type(node.duration)  # both end in the cleanup step (514.2)
        for ability in abilities(name)
        for node in nodes(ability)
        if isinstance(node, Lasting | ChangeText)
    }
    noted = set()
    for effect in effects(name):
        said = effect["duration"] or ""
        if said.startswith(("while", "always")):
            assert kind_of(effect) != "static" or any(isinstance(one, Static) for one in abilities(name))
        elif kind_of(effect) == "resolution" or said.startswith("until turned face down"):
            noted.add(next(kind for words, kind in DURATIONS.items() if said.startswith(words)))
    assert lasting == noted
