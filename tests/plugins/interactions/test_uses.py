"""Spells and abilities that leave effects, as parts of interactions."""

import pytest

from mtglayers.engine import Engine
from mtglayers_plugins.interactions.arranging import used_boards
from mtglayers_plugins.interactions.finding import Search
from mtglayers_plugins.interactions.graph import could_depend, parts_of
from mtglayers_plugins.interactions.uses import usable
from mtglayers_plugins.scenarios import run_scenario, scenario_of


def kinds(engine: Engine, name: str) -> list[tuple[str, int]]:
    return [(one.kind, one.number) for one in usable(engine.card(name).faces[0], engine)]


def test_what_leaves_effects(engine: Engine) -> None:
    assert kinds(engine, "Turn to Frog") == [("cast", 0)]
    assert kinds(engine, "Liquimetal Coating") == [("activate", 1)]
    assert kinds(engine, "Humility") == []


def test_what_resolves_depends_on_nothing(engine: Engine) -> None:
    current = engine.ruleset("current")
    frog = [part for part in parts_of(engine.card("Turn to Frog"), engine, current) if part.layer == "6"]
    king = [part for part in parts_of(engine.card("Goblin King"), engine, current) if part.layer == "6"]
    assert [part.resolves for part in (*frog, *king)] == [True, False]
    assert could_depend(king[0], frog[0], current)
    assert not could_depend(frog[0], king[0], current)


def test_what_only_gives_abilities_takes_none(engine: Engine) -> None:
    current = engine.ruleset("current")
    king, anthem = (
        next(part for part in parts_of(engine.card(name), engine, current) if part.layer == "6")
        for name in ("Goblin King", "Vigilance")
    )
    assert anthem.only_gives
    assert not could_depend(king, anthem, current)


@pytest.mark.parametrize(
    ("depends", "on", "layer", "step"),
    [
        (
            "Goblin King",
            "Turn to Frog",
            "6",
            {"cast": "Turn to Frog", "as": "turn-to-frog", "targets": ["goblin-king"]},
        ),
        (
            "March of the Machines",
            "Liquimetal Coating",
            "4",
            {"activate": "liquimetal-coating", "as": "liquimetal-coating-ability", "ability": 1, "targets": ["march"]},
        ),
    ],
)
def test_a_dependency_on_what_resolves(engine: Engine, depends: str, on: str, layer: str, step: object) -> None:
    search = Search(engine)
    (finding,) = search.together([engine.card(depends), engine.card(on)])
    assert (finding.kind, finding.layer, finding.cards) == ("dependency", layer, (depends, on))
    assert finding.scenario["steps"][-1] == step
    assert finding.swapped_order is None
    assert run_scenario(scenario_of(finding.scenario), engine).verdict == "passed"


def test_targets_are_the_other_card_first_and_some_plain_ones(engine: Engine) -> None:
    boards = list(used_boards(engine.card("Turn to Frog"), engine.card("Goblin King"), engine))
    uses = [board.lying[-1].use for board in boards]
    assert next(use.targets[0] for use in uses if use is not None) == "goblin-king"
    assert len(boards) > 2
    assert all(board.can_be for board in boards)
    assert not any(board.swapped([board.lying[-2].id, board.lying[-1].id]).can_be for board in boards[:1])


@pytest.mark.parametrize(
    ("depends", "on"),
    [("Conspiracy", "Gideon, Champion of Justice"), ("Frondland Felidar", "Gideon Blackblade")],
)
def test_planeswalkers_have_their_loyalty_and_modes_of_abilities_are_chosen(
    engine: Engine, depends: str, on: str
) -> None:
    search = Search(engine)
    (finding,) = search.together([engine.card(depends), engine.card(on)])
    assert finding.cards == (depends, on)
    assert search.unplayable == []
