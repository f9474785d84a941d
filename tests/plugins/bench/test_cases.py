"""However a board is evaluated, the answer is the same; what is measured is what it says."""

import pytest

from mtglayers.engine import Engine
from mtglayers.reading import Answer
from mtglayers_plugins.bench.boards import FAMILIES, state
from mtglayers_plugins.bench.building import read
from mtglayers_plugins.bench.cases import Bench
from mtglayers_plugins.bench.changing import ROUND, Changing
from mtglayers_plugins.bench.crowds import chain, loop, lords


def readings(answer: Answer, without: str = "") -> dict[str, tuple[object, ...]]:
    return {id: read(answer[id])[:-1] for id in answer.ids if id != without and answer[id].zone == "battlefield"}


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("size", [(10, 5), (10, 10), (30, 10)])
def test_cold_plain_and_remembered_are_the_same(engine: Engine, family: str, size: tuple[int, int]) -> None:
    bench = Bench(engine, state(FAMILIES[family], *size))
    expected = engine.evaluate(state(FAMILIES[family], *size)).view
    bench.make_cold()
    assert bench.cold().view == expected
    for _ in range(3):
        assert bench.plain().view == expected
        assert bench.remembered().view == expected
        assert bench.remembered(trace=True).view == expected


@pytest.mark.parametrize("family", FAMILIES)
def test_a_changing_board_is_what_it_would_be_afresh(engine: Engine, family: str) -> None:
    game = Changing(engine, state(FAMILIES[family], 10, 5))
    for before, change in (
        (game.before_it_comes, game.come),
        (game.before_it_leaves, game.leave),
        (game.next, game.count),
    ):
        for _ in range(4):
            before()
            change()
            answer = game.game.view()
            assert readings(answer) == readings(engine.answer(engine.evaluate(game.game.state)))


def test_what_leaves_does_not_pile_up(engine: Engine) -> None:
    game = Changing(engine, state(FAMILIES["simple"], 10, 5))
    sizes = set()
    for _ in range(3 * ROUND):
        game.before_it_comes()
        game.come()
        sizes.add(sum(one.zone == "battlefield" for one in game.game.state.objects))
        game.leave()
        sizes.add(sum(one.zone == "battlefield" for one in game.game.state.objects))
    assert sizes == {10, 11}
    assert len(game.game.state.objects) <= 10 + ROUND


@pytest.mark.parametrize("effects", [5, 15])
def test_in_a_chain_each_effect_waits_for_the_next(engine: Engine, effects: int) -> None:
    answer = engine.answer(engine.evaluate(chain(effects)))
    assert answer.order["4"] == [f"o{place}" for place in reversed(range(effects))]
    assert len(answer["o" + str(effects - 1)].subtypes) == effects + 1


def test_in_a_loop_effects_wait_for_one_another(engine: Engine) -> None:
    evaluation = engine.evaluate(loop(15))
    assert len(evaluation.journal.applications) == 15
    assert evaluation.depends["4"]


def test_each_lord_gives_all_others_one_more(engine: Engine) -> None:
    answer = engine.answer(Bench(engine, lords(20)).plain())
    assert {answer[id].power for id in answer.ids} == {2 + 19}
