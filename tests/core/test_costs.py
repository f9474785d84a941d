"""Total costs: what increases, reduces and bounds them."""

import pytest

from mtglayers import Game
from mtglayers.costs import counted, spelled
from mtglayers.vocabulary import (
    CardSet,
    affinity,
    artifact,
    cost_at_least,
    cost_less,
    cost_more,
    creature,
    opponents_control,
    spells,
    static,
    tapped,
    this_is,
    you_control,
)

from .boards import engine, some_cards

cards = CardSet("Costs", "CST")
cards.card("Tax", "{2}", "Artifact")(lambda: iter([static(spells, cost_more("{1}"))]))
cards.card("Toll", "{2}", "Artifact")(lambda: iter([static(spells & opponents_control, cost_more("{2}"))]))
cards.card("Help", "{2}", "Creature — Human", "1/1")(
    lambda: iter([static(creature & spells & you_control, cost_less("{2}"))])
)
cards.card("Green Help", "{2}", "Artifact")(lambda: iter([static(spells & you_control, cost_less("{G}{G}"))]))
cards.card("Three", "{3}", "Artifact")(
    lambda: iter([static(spells, cost_at_least("{3}"), as_long_as=this_is(~tapped))])
)
cards.card("Many", "{7}", "Artifact Creature — Myr", "4/4")(lambda: iter([affinity(artifact)]))
cards.plain("Growth", "{X}{G}{G}", "Sorcery")


@pytest.fixture
def game() -> Game:
    return engine(some_cards(), cards).new_game()


def test_without_effects_it_is_the_mana_cost(game: Game) -> None:
    assert game.total_cost("Bear") == game.total_cost("card:Bear", "B") == "{1}{G}"
    assert not game.objects


def test_increases_come_before_reductions(game: Game) -> None:
    game.put("Help")
    game.put("Tax")
    assert game.total_cost("Bear", "A") == "{G}"
    assert game.total_cost("Bear", "B") == "{2}{G}"


def test_generic_reductions_leave_colours_alone(game: Game) -> None:
    game.put("Help")
    assert game.total_cost("Bear") == "{G}"


def test_coloured_reductions_go_on_with_generic_mana(game: Game) -> None:
    game.put("Green Help")
    assert game.total_cost("Bear") == "{0}"
    assert game.total_cost("Growth") == "{X}"


def test_affinity_counts_what_the_caster_controls(game: Game) -> None:
    for _ in range(9):
        game.put("Wall")
    assert (game.total_cost("Many", "A"), game.total_cost("Many", "B")) == ("{0}", "{7}")


def test_a_bound_comes_last_and_only_while_its_condition_holds(game: Game) -> None:
    game.put("Three", "three")
    game.put("Help")
    assert game.total_cost("Bear") == "{2}{G}"
    game.tap("three")
    assert game.total_cost("Bear") == "{G}"


def test_who_is_an_opponent(game: Game) -> None:
    game.put("Toll", by="B")
    assert (game.total_cost("Bear", "A"), game.total_cost("Bear", "B")) == ("{3}{G}", "{1}{G}")


def test_abilities_that_are_gone_after_the_layers_change_nothing(game: Game) -> None:
    game.put("Help")
    game.put("Silence")
    assert game.total_cost("Bear") == "{1}{G}"


@pytest.mark.parametrize("cost", ["{0}", "{2}", "{W}{U}", "{X}{1}{B}", "{3}{W/B}{G}"])
def test_costs_are_spelled_as_they_were(cost: str) -> None:
    assert spelled(counted(cost)) == cost
