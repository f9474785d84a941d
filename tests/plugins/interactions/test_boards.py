"""Small boards: swapped, made smaller, as scenarios."""

from mtglayers.engine import Engine
from mtglayers_plugins.interactions.arranging import boards_of
from mtglayers_plugins.interactions.boards import Lying, SmallBoard
from mtglayers_plugins.scenarios import build_board, scenario_of


def boards(engine: Engine, *names: str) -> list[SmallBoard]:
    cards = [engine.card(name) for name in names]
    return list(boards_of(cards, [0] * len(cards), engine))


def test_swapped_is_the_other_order_and_leaves_the_rest(engine: Engine) -> None:
    board = boards(engine, "Opalescence", "Humility")[0]
    swapped = board.swapped(["opalescence", "humility"])
    assert [one.id for one in swapped.lying[-2:]] == ["humility", "opalescence"]
    assert swapped.lying[:-2] == board.lying[:-2]
    aura = SmallBoard((Lying("host", "Humility"), Lying("aura", "Song of the Dryads", attached_to="host")))
    assert aura.can_be
    assert not aura.swapped(["host", "aura"]).can_be
    assert aura.without(aura.lying[0]).lying == ()


def test_the_scenario_of_a_board_is_the_same_board(engine: Engine) -> None:
    board = boards(engine, "Conspiracy", "Dralnu's Crusade")[0]
    scenario = scenario_of({"id": "x", "cards": board.inline(engine), "steps": board.steps(engine)})
    played, evaluated = build_board(scenario, engine).view(), engine.answer(board.evaluate(engine, "current"))
    for id in played.ids:
        assert (played[id].types, played[id].subtypes, played[id].colors) == (
            evaluated[id].types, evaluated[id].subtypes, evaluated[id].colors,
        )  # fmt: skip
