"""Links that an evaluation shows."""

from mtglayers.engine import Engine
from mtglayers_plugins.interactions.boards import Lying, SmallBoard
from mtglayers_plugins.interactions.links import Link, differences, links

MOON = SmallBoard((Lying("urborg", "Urborg, Tomb of Yawgmoth"), Lying("moon", "Blood Moon")))


def test_a_dependency_is_seen_among_the_ids_that_are_asked_for(engine: Engine) -> None:
    evaluation = MOON.evaluate(engine, "current")
    assert set(links(evaluation, ("urborg", "moon"))) == {Link("dependency", "4", ("urborg", "moon"))}
    assert list(links(evaluation, ("urborg",))) == []


def test_differences_say_how_it_is_on_the_other_board(engine: Engine) -> None:
    with_bear, without = (
        engine.answer(SmallBoard((Lying("bear", "Grizzly Bears"), *more)).evaluate(engine, "current"))
        for more in ((), (Lying("humility", "Humility"),))
    )
    assert differences(with_bear, without) == [
        "bear: power 1, not 2",
        "bear: toughness 1, not 2",
        "bear: base power 1, not 2",
        "bear: base toughness 1, not 2",
    ]
