"""Real cards: the boards that the scenarios end with, evaluated by the oracle too."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from mtglayers.cards import Card
from mtglayers.engine import Engine, shown
from mtglayers.game import Game
from mtglayers.objects import ObjectState, State
from mtglayers_plugins.scenarios import read_scenarios, run_scenario

from .board import Board, Counters, Resolved, Thing
from .compare import by_the_engine, by_the_oracle, told_apart
from .reading import NotReadError

SCENARIOS = Path(__file__).parent.parent / "scenarios"
NOT_READ = {"bestow", "reconfigure", "station"}
"""Keywords that stand for static abilities which the oracle does not know."""


class Recording(Engine):
    """An engine that keeps the games that it began."""

    def __init__(self) -> None:
        super().__init__()
        self.games: list[Game] = []

    def new_game(self, players: Sequence[str] = ("A", "B"), rules: str = "current") -> Game:
        self.games.append(super().new_game(players, rules))
        return self.games[-1]


def plain_board(state: State, engine: Engine, inline: Mapping[str, Card], rules: str) -> Board | None:
    """The state as a neutral board, if such a board can say all of it."""
    things, counters = [], []
    for one in state.objects:
        if (
            one.face_down
            or one.merged
            or one.flipped
            or one.phased_out
            or one.linked
            or one.attached_to in names(state)
        ):
            return None
        card = printed(one, engine, inline)
        if any(getattr(p.ability, "name", "") in NOT_READ for p in card.abilities) or card.flipped is not None:
            return None
        if len({choice.what for choice in one.choices}) < len(one.choices):
            return None
        if any(
            choice.card not in ("", card.name) for choice in one.choices
        ):  # linked to another card's ability (607.5a)
            return None
        facts = ("token", one.token), ("tapped", one.tapped), ("attacking", one.attacking)
        status = [fact for fact, true in facts if true] + [*one.facts]
        status += ["unblocked"] if one.attacking and "blocked" not in one.facts else []
        on = one.zone in ("battlefield", "stack")
        kinds = {"basic land type": "land type"}
        things.append(
            Thing(
                id=one.id,
                card=card,
                timestamp=one.timestamp,
                controller=(one.controller if on else None) or one.owner,
                owner=one.owner,
                zone=one.zone,
                attached_to=one.attached_to or "",
                choices=tuple((kinds.get(c.what, c.what), c.value) for c in one.choices),
                status=tuple(status),
            )
        )
        counters += [Counters(one.id, c.kind, c.number, c.timestamp) for c in one.counters]
    resolved = []
    for effect in state.effects:
        if effect.objects is None:
            return None
        known = tuple(one for one in effect.objects if any(thing.id == one for thing in things))
        resolved.append(
            Resolved(effect.id, effect.effect, known, effect.controller, effect.timestamp, effect.source or "")
        )
    return Board(
        tuple(things),
        tuple(resolved),
        tuple(counters),
        players=tuple(names(state)),
        active=state.active_player or "",
        life=tuple((player.name, player.life) for player in state.players),
        hand=tuple((player.name, player.hand) for player in state.players),
        rules=rules,
    )


def names(state: State) -> list[str]:
    return [player.name for player in state.players]


def printed(one: ObjectState, engine: Engine, inline: Mapping[str, Card]) -> Any:
    if one.values is not None:
        return one.values
    name = one.card or ""
    return shown(inline[name] if name in inline else engine.card(name), one)


@pytest.mark.parametrize("file", sorted(path.stem for path in SCENARIOS.glob("*.yaml")))
def test_boards_of_scenarios(file: str) -> None:
    engine = Recording()
    asked = 0
    wrong: list[str] = []
    for scenario in read_scenarios(SCENARIOS / f"{file}.yaml"):
        if run_scenario(scenario, engine, file).verdict != "passed" or not engine.games:
            continue
        game = engine.games.pop()
        engine.games.clear()
        state, inline = game.state, game.inline
        rules = engine.ruleset(scenario.rules).id
        board = plain_board(state, engine, inline, "current" if rules == "iko" else rules)
        if board is None:
            continue
        try:
            oracle = by_the_oracle(board)["objects"]
        except NotReadError:
            continue
        asked += 1
        engine_says = by_the_engine(board, engine)["objects"]
        found = told_apart(
            {"objects": engine_says, "steps": [], "depends": {}}, {"objects": oracle, "steps": [], "depends": {}}
        )
        wrong += [f"{scenario.id}: {line}" for line in found]
    assert not wrong, "\n".join(wrong)
    assert asked > 0
    print(f"{file}: {asked} boards")  # noqa: T201  # how much it covers
