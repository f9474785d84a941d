"""The disputed boards, with the choices given as facts: everything else about them is right."""

from pathlib import Path

import pytest
import yaml

from mtglayers import Engine, Game, ObjectState, PlayerState, State
from mtglayers.objects import ChoiceState, CounterState
from mtglayers_plugins.scenarios.models import Scenario
from mtglayers_plugins.scenarios.reading import read_scenarios
from mtglayers_plugins.scenarios.running import Run
from mtglayers_plugins.scenarios.steps import Put

HERE = Path(__file__).parent
DISPUTED = set(yaml.safe_load((HERE.parent / "data" / "disputed.yaml").read_text()))
BOARDS = [scenario for scenario in read_scenarios(HERE / "peer-boards.yaml") if scenario.id in DISPUTED]
CHOSEN = {"Goblin": "creature type", "blue": "color"}


def placed(step: Put, timestamp: int) -> ObjectState:
    chosen = [str(value) for value in (step.choose or {}).values()]
    return ObjectState(
        id=step.as_ or "",
        card=step.put,
        owner=step.by or "A",
        zone=step.zone,
        timestamp=timestamp,
        choices=[ChoiceState(what=CHOSEN[c], value="U" if c == "blue" else c, card=step.put) for c in chosen],
        counters=[CounterState(kind=kind, number=n, timestamp=timestamp) for kind, n in (step.counters or {}).items()],
    )


@pytest.mark.parametrize("scenario", BOARDS, ids=lambda scenario: scenario.id)
def test_with_the_choices_as_facts_the_board_is_as_expected(scenario: Scenario) -> None:
    engine = Engine()
    puts = [step for step in scenario.steps if isinstance(step, Put)]
    assert len(puts) == len(scenario.steps)
    objects = [placed(step, timestamp) for timestamp, step in enumerate(puts, 1)]
    run = Run(scenario, engine)
    run.game = Game(engine, State(players=[PlayerState(name=name) for name in scenario.players], objects=objects))
    run.compare(scenario.expect)
    assert run.failures == []
    assert run.unanswered == []
