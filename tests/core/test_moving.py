"""Changing zones, turning, merging, turns: what stays with an object and what does not."""

import pytest

from mtglayers import Game
from mtglayers.errors import Illegal
from mtglayers.filters import Zone
from mtglayers.vocabulary import (
    CardSet,
    Soldier,
    activated,
    additional_combat,
    are,
    are_colorless,
    as_enters,
    chapter,
    choose,
    controlled_by,
    create,
    creature,
    creatures,
    draw,
    flying,
    for_as_long_as,
    get,
    indefinitely,
    keyword,
    rule,
    spell,
    spells,
    static,
    tapped,
    target,
    the_chosen_color,
    this,
    this_is,
    token_of,
    triggered,
    until_end_of_turn,
    until_your_next_turn,
    white,
    you,
)

from .boards import engine, some_cards

cards = CardSet("Moving", "MOV")
cards.card("Grow", "{G}", "Instant")(lambda: iter([spell(until_end_of_turn(target(creature), get(+3, +3)))]))
cards.card("Fade", "{U}", "Instant")(lambda: iter([spell(indefinitely(target(spells), are_colorless))]))
cards.card("Stone", "{2}", "Creature — Golem", "1/1")(
    lambda: iter([
        static(this, rule("keep its counters as it moves to any zone other than a player's hand or library"),
               functions_in=("battlefield", "graveyard", "exile"))
    ])
)  # fmt: skip
cards.card("Tale", "{2}", "Enchantment — Saga")(lambda: iter([triggered(chapter(1), draw(you, 1))]))
cards.card("Beast", "{2}{R}", "Creature — Beast", "2/2")(lambda: iter([keyword("mutate", cost="{R}"), flying]))
cards.card("Grip", "{2}", "Artifact")(
    lambda: iter([activated("{T}", for_as_long_as(this_is(tapped), target(creature), controlled_by(you)))])
)
cards.card("Camp", "{2}", "Sorcery")(
    lambda: iter([spell(create(2, token_of("Soldier", "1/1", white, creature, Soldier)))])
)
cards.card("Rally", "{2}", "Sorcery")(lambda: iter([spell(additional_combat(2))]))
cards.card("Bond", "{2}", "Creature — Human", "1/1")(lambda: iter([keyword("soulbond")]))
cards.card("Wane", "{2}", "Sorcery")(lambda: iter([spell(until_your_next_turn(creatures, get(-1, -0)))]))
cards.card("Prism", "{2}{G}", "Creature — Beast", "2/2")(
    lambda: iter([as_enters(choose("color"), indefinitely(this, are(the_chosen_color)))])
)
two_faced = cards.card("Day", "{2}", "Creature — Human", "1/1")(lambda: iter([]))
two_faced.back("Night", "Creature — Wolf", "4/4")(lambda: iter([]))


def new(rules: str = "current") -> Game:
    made = engine(some_cards(), cards).new_game(rules=rules)
    made.put("Bear", "bear")
    return made


def test_an_object_that_moves_is_new() -> None:
    game = new()
    game.cast("Grow", targets=["bear"])
    game.add_counters("bear", {"+1/+1": 1})
    game.tap("bear")
    before = game.object("bear").number
    game.move("bear", "exile")
    game.move("bear", "battlefield")
    assert (game["bear"].power, game["bear"].tapped, game["bear"].counters) == (2, False, {})
    assert game.object("bear").number > before


@pytest.mark.parametrize(("zone", "kept"), [("exile", {"+1/+1": 1}), ("graveyard", {"+1/+1": 1}), ("hand", {})])
def test_counters_that_are_kept(zone: Zone, kept: dict[str, int]) -> None:
    game = new()
    game.put("Stone", "stone", counters={"+1/+1": 1})
    game.move("stone", zone)
    assert game["stone"].counters == kept


def test_a_token_ceases_to_exist() -> None:
    game = new()
    game.cast("Camp", "camp")
    game.move("camp#1", "exile")
    assert [id for id in game.view().ids if id.startswith("camp")] == ["camp#2"]


def test_a_saga_enters_with_a_lore_counter() -> None:
    game = new()
    game.put("Tale", "tale")
    assert game["tale"].counters == {"lore": 1}


@pytest.mark.parametrize(("rules", "power"), [("current", 4), ("2011-09-30", 1)])
def test_a_token_with_two_faces(rules: str, power: int) -> None:
    game = new(rules)
    game.put("Day", "token", token=True)
    game.transform("token")
    assert game["token"].power == power


def test_merging_takes_what_changed_the_spell_with_it() -> None:
    game = new()
    game.mutate("Beast", "bear", id="beast", hold=True)
    assert game["beast"].zone == "stack"
    game.cast("Fade", targets=["beast"])
    game.resolve()
    assert (game["bear"].name, game["bear"].colors, "beast" in game.view()) == ("Beast", "", False)


def test_a_mutating_spell_without_its_target_enters() -> None:
    game = new()
    game.mutate("Beast", "bear", id="beast", hold=True)
    game.move("bear", "hand")
    game.resolve()
    assert game["beast"].zone == "battlefield"


def test_merged_with_two_faces() -> None:
    game = new()
    game.put("Day", "day")
    game.mutate("Beast", "day", top=False)
    game.transform("day")
    assert (game["day"].name, game["day"].power, flying in game["day"].abilities) == ("Night", 4, True)


def test_a_duration_that_is_over_before_the_effect_begins() -> None:
    game = new()
    game.put("Bear", "theirs", by="B")
    game.put("Grip", "grip")
    game.activate("grip", targets=["theirs"], hold=True)
    game.untap("grip")
    game.resolve()
    assert game["theirs"].controller == "B"
    game.activate("grip", targets=["theirs"])
    assert game["theirs"].controller == "A"
    game.untap("grip")
    assert game["theirs"].controller == "B"


def test_a_pair_breaks() -> None:
    game = new()
    game.put("Bond", "bond")
    game.trigger("bond", targets=["bear"])
    assert (game.object("bond").linked, game.object("bear").linked) == ({"paired": ("bear",)}, {"paired": ("bond",)})
    game.move("bear", "exile")
    assert game.object("bond").linked == {}


def test_combat_phases_of_a_turn() -> None:
    game = new()
    game.cast("Rally")
    assert game.view().player("A").combat_phases == 3
    game.end_turn()
    assert game.view().player("A").combat_phases == 1


def test_until_your_next_turn() -> None:
    game = new()
    game.cast("Wane")
    assert game["bear"].power == 1
    game.end_turn()
    assert game["bear"].power == 1
    game.end_turn()
    assert game["bear"].power == 2


def test_what_enters_at_once_may_be_attached_to_another() -> None:
    game = new()
    with pytest.raises(Illegal):
        game.put_together([{"card": "Bear", "id": "one"}, {"card": "Wood", "id": "two", "attached_to": "two"}])
    game.put_together([
        {"card": "Stone", "id": "late", "by": "B"}, {"card": "Banner", "id": "banner", "attached_to": "late"},
    ])  # fmt: skip
    assert game["banner"].attached_to == "late"
    assert game.object("banner").timestamp < game.object("late").timestamp


@pytest.mark.parametrize(("rules", "colors"), [("mrd", "G"), ("fut", "R"), ("current", "G")])
def test_which_choices_are_copiable(rules: str, colors: str) -> None:
    game = new(rules)
    game.put("Prism", "prism", choose={"color": "red"})
    assert game["prism"].colors == "R"
    copied = game.engine.copiable(game.view().evaluation, "prism")
    assert {word.word for word in copied.words if word.word_kind == "color"} == {colors}
