"""Small boards and views for the tests of the core."""

from mtglayers import CardSet, Engine, Game
from mtglayers.context import Context
from mtglayers.view import View
from mtglayers.vocabulary import creatures, get, lose_all_abilities, static
from mtglayers_plugins import basic_lands, counters, face_down, keywords, merging, rulesets

RULES = (rulesets, basic_lands, counters, face_down, keywords, merging)
"""The plugins of the rules, without cards and tools."""

NOBODY = Context()


def engine(*more: object) -> Engine:
    """An engine with the plugins of the rules and those given, whatever is installed."""
    return Engine([*RULES, *more], installed=False, strict=True)


def some_cards() -> CardSet:
    """A few cards, invented."""
    cards = CardSet("Some", "SOM")
    cards.plain("Bear", "{1}{G}", "Creature — Bear", "2/2")
    cards.plain("Wall", "{W}", "Artifact Creature — Wall", "0/4")
    cards.plain("Wood", "", "Basic Land — Forest")
    cards.card("Banner", "{2}", "Artifact")(lambda: iter([static(creatures, get(+1, +1))]))
    cards.card("Silence", "{W}", "Enchantment")(lambda: iter([static(creatures, lose_all_abilities)]))
    return cards


def game() -> Game:
    """A new game with those cards."""
    return engine(some_cards()).new_game()


def view(**columns: dict[object, int]) -> View:
    """A view of eight objects; ``_`` in the name of a column stands for a space."""
    made = View({"zone": {"battlefield": 0b11111111}}, 0b11111111)
    for column, cells in columns.items():
        for value, held in cells.items():
            if column == "zone":
                made.set("zone", value, held)
            else:
                made.add(column.replace("_", " "), value, held)
    return made
