"""What a card set brings beside cards: keywords, subtypes, counters, rulesets; and that none collides silently."""

import datetime

import pytest

from mtglayers import CardSet, Engine, InputError, Layer, PluginError, Ruleset, hookimpl
from mtglayers.abilities import Keyword
from mtglayers.filters import Filter, Word, WordKind
from mtglayers.nodes import kinds
from mtglayers.view import View
from mtglayers.vocabulary import are_also, creatures, every_creature_type, get, static, this
from mtglayers_plugins import rules_text

from .boards import RULES


def engine(*sets: object) -> Engine:
    return Engine([*RULES, rules_text, *sets], installed=False)


def errors(*sets: object) -> list[str]:
    return [plugin.error for plugin in engine(*sets).plugins.all if plugin.error]


def gliders() -> CardSet:
    cards = CardSet("Gliders", "GLI")
    glider = cards.subtype("Glider", "artifact type")
    cards.subtype("Snarf", "creature type")
    cards.plain("Paper Plane", "{1}", "Artifact Creature — Snarf Glider", "1/1")
    cards.card("Hangar", "{2}", "Enchantment")(lambda: iter([static(creatures, are_also(glider))]))
    cards.card("Zoo", "{2}", "Enchantment")(lambda: iter([static(creatures, every_creature_type)]))
    return cards


def test_a_subtype_has_the_kind_that_its_set_says() -> None:
    words = gliders().cards["Paper Plane"].front.words
    assert Word("Glider", "artifact type") in words
    assert Word("Snarf", "creature type") in words


def test_text_and_type_lines_know_the_subtypes_of_sets() -> None:
    made = engine(gliders())
    card = made.define(
        {
            "name": "Windy",
            "type_line": "Artifact Creature — Glider",
            "text": "Gliders you control get +1/+1.",
            "power": "1",
        }
        | {"toughness": "1"}
    )
    game = made.new_game()
    windy, plane = game.put(card), game.put("Paper Plane")
    assert (game.view()[windy].power, game.view()[plane].power) == (2, 2)


def test_every_creature_type_is_those_of_sets_too() -> None:
    game = engine(gliders()).new_game()
    plane = game.put("Paper Plane")
    game.put("Zoo")
    assert {"Snarf", "Goblin", "Glider"} <= set(game.view()[plane].subtypes)


def test_mtglayers_subtypes_of_one_kind_may_come_from_two() -> None:
    other = CardSet("Other", "OTH")
    other.subtype("Glider", "artifact type")
    assert errors(gliders(), other) == []


@pytest.mark.parametrize(
    ("word", "kind", "error"),
    [
        (
            "Glider",
            "creature type",
            "OTH says that Glider is a kind of creature type; by GLI it is a kind of artifact type",
        ),
        (
            "Goblin",
            "land type",
            "OTH says that Goblin is a kind of land type; by the rules it is a kind of creature type",
        ),
    ],
)
def test_of_another_kind_is_refused(word: str, kind: WordKind, error: str) -> None:
    class Other:
        code = "OTH"
        requires = ("GLI",)

        @hookimpl
        def mtglayers_subtypes(self) -> dict[str, WordKind]:
            return {word: kind}

    assert errors(gliders(), Other()) == [error]


def test_a_set_refuses_what_cannot_be() -> None:
    cards = gliders()
    with pytest.raises(InputError, match="'Equipment' is a artifact type already"):
        cards.subtype("Equipment", "land type")
    with pytest.raises(InputError, match="'color' is no kind of subtypes"):
        cards.subtype("Mauve", "color")
    cards.keyword("zip")(lambda _: ())
    with pytest.raises(InputError, match="has the keyword zip twice"):
        cards.keyword("zip")(lambda _: ())


def test_a_keyword_with_a_number_is_read_in_rules_text() -> None:
    cards = gliders()
    cards.keyword("zip", takes="number")(lambda keyword: (static(this, get(keyword.number or 0, 0)),))
    cards.keyword("zap")(lambda _: ())
    made = engine(cards)
    assert made.compile("Zip 3") == (Keyword("zip", number=3),)
    assert made.compile("Zap, zip 2") == (Keyword("zap"), Keyword("zip", number=2))
    game = made.new_game()
    ox = game.put(
        made.define({"name": "Ox", "type_line": "Creature — Ox", "text": "Zip 3", "power": "1", "toughness": "1"})
    )
    assert game.view()[ox].power == 4


def test_keywords_of_two_sets_do_not_collide_silently() -> None:
    first, second = CardSet("First", "ONE"), CardSet("Second", "TWO")
    for cards in (first, second):
        cards.keyword("zip")(lambda _: ())
    assert errors(first, second) == [
        "the keyword 'zip' comes from two plugins, ONE and TWO; one must say that it overrides the other"
    ]
    second.overrides = ("ONE",)
    made = engine(first, second)
    assert [p.error for p in made.plugins.all if p.error] == []
    assert made.keywords.plugin_of("zip") == "TWO"


def edition(id: str, *aliases: str) -> Ruleset:
    layers = (Layer(id="1", rule="613.1", name="all", holds=("pt-set",)),)
    return Ruleset(id=id, name=id, since=datetime.date(2040, 1, 1), aliases=aliases, layers=layers)


def test_a_ruleset_of_a_set_and_its_aliases() -> None:
    house = CardSet("House", "HOU")
    house.ruleset(edition("house", "ours"))
    assert engine(house).new_game(rules="ours").ruleset.id == "house"
    other = CardSet("Other", "OTH")
    other.ruleset(edition("theirs", "ours"))
    assert errors(house, other) == [
        "the name of a ruleset 'ours' comes from two plugins, HOU and OTH; one must say that it overrides the other"
    ]


def test_nodes_of_two_modules_do_not_collide_silently() -> None:
    class Mossy(Filter):
        """Made here."""

        own_reads = frozenset({("name", None)})

        def matching(self, view: View, context: object) -> int:
            return 0

    with pytest.raises(
        PluginError, match=r"two classes of node are called Mossy: in .*test_card_sets and in elsewhere"
    ):
        type("Mossy", (Filter,), {"__module__": "elsewhere"})
    replaced = type("Mossy", (Filter,), {"__module__": "elsewhere"}, overrides=__name__)
    assert kinds()["Mossy"] is replaced is not Mossy
