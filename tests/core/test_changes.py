"""What each step changed, in words."""

import pytest
from tests.core.boards import engine, some_cards

from mtglayers import CardSet, Engine
from mtglayers.vocabulary import (
    Goblin,
    Swamp,
    are,
    are_also,
    blue,
    creature,
    creatures,
    flying,
    have,
    lands,
    static,
)


@pytest.fixture(scope="module")
def made() -> Engine:
    cards = CardSet("Changes", "CHA")
    cards.card("Wings", "{1}", "Enchantment")(lambda: iter([static(creatures, have(flying))]))
    cards.card("Blues", "{1}", "Artifact")(lambda: iter([static(creatures, are(blue))]))
    cards.card("Goblins", "{1}", "Artifact")(lambda: iter([static(creatures, are(Goblin))]))
    cards.card("Bog", "{1}", "Artifact")(lambda: iter([static(lands, are(Swamp))]))
    cards.card("Life", "{1}", "Artifact")(lambda: iter([static(lands, are_also(creature))]))
    return engine(some_cards(), cards)


def changes(made: Engine, *cards: str) -> list[str]:
    game = made.new_game()
    for card in cards:
        game.put(card)
    return [change for step in game.view().steps for change in step.changes]


def test_words(made: Engine) -> None:
    assert changes(made, "Bear", "Blues") == ["bear: color +U, -G"]
    assert changes(made, "Bear", "Goblins") == ["bear: creature type +Goblin, -Bear"]
    assert changes(made, "Wood", "Life") == ["wood: card type +Creature"]


def test_the_same_change_is_said_once(made: Engine) -> None:
    assert changes(made, "Bear", "Bear", "Wall", "Banner") == ["bear, bear-2: 2/2 -> 3/3", "wall: 0/4 -> 1/5"]


def test_nothing(made: Engine) -> None:
    assert changes(made, "Banner") == ["applies to nothing"]


def test_abilities(made: Engine) -> None:
    gained, lost = changes(made, "Bear", "Wings", "Silence")
    assert gained.startswith("bear: gains ")
    assert lost == gained.replace("gains", "loses")


def test_an_intrinsic_ability_follows_its_type(made: Engine) -> None:
    types, loses, gains = changes(made, "Wood", "Bog")
    assert types == "wood: land type +Swamp, -Forest"
    assert loses.startswith("wood: loses ")
    assert gains.startswith("wood: gains ")
