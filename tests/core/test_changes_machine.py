"""Whatever happens in a game, it looks as a game that stands so from the start (MTGLAYERS_CHANGES says how often)."""

import os
from collections.abc import Callable
from dataclasses import fields
from functools import cache, partial
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from mtglayers import Engine, Game, Illegal, MtgLayersError, ObjectState, PlayerState, State
from mtglayers.reading import Answer
from mtglayers_plugins.scenarios.facts import board_facts

CHANGES = int(os.environ.get("MTGLAYERS_CHANGES", "1000"))
IN_ONE = 25
"""Changes of one game."""

CREATURES = (
    "Grizzly Bears", "Hill Giant", "Goblin King", "Lord of Atlantis", "Tarmogoyf", "Clone", "Delver of Secrets",
    "Dryad Arbor", "Vesuvan Shapeshifter",
)  # fmt: skip
OTHERS = (
    "Humility", "Opalescence", "Blood Moon", "Urborg, Tomb of Yawgmoth", "Glorious Anthem", "Arcane Adaptation",
    "Conspiracy", "Mutavault", "Forest", "Island",
)  # fmt: skip
ATTACHED = ("Control Magic", "Pacifism", "Lignify", "Threads of Disloyalty", "Bonesplitter")
SPELLS = ("Giant Growth", "Turn to Frog", "Threaten", "Act of Treason")
TEXTS = (
    "Target land becomes a 3/3 creature until end of turn. It's still a land.",
    "Target creature becomes a Goblin until end of turn.",
    "Creatures you control get +1/+1 and gain flying until end of turn.",
    "Target creature loses all abilities until end of turn.",
    "Target permanent becomes an artifact in addition to its other types.",
)

some = st.integers(0, 40)
"""Which of the objects that are there, counted around; the last of the numbers is none of them."""
players = st.sampled_from(["A", "B"])


@cache
def engine() -> Engine:
    return Engine(strict=True)


class Watched(Game):
    """A game that knows from its records what differs from the last view."""

    seen: dict[str, ObjectState] | None = None

    def view(self) -> Answer:
        if not self.up_to_date:
            then = {} if self.seen is None else self.seen
            differ = {id for id in then.keys() | self.objects.keys() if then.get(id) is not self.objects.get(id)}
            assert self.seen is None or all(changed_fields(then, self.objects, id) <= self.touched[id] for id in differ)
            self.seen = dict(self.objects)
        return super().view()


def changed_fields(then: dict[str, ObjectState], now: dict[str, ObjectState], id: str) -> set[str]:
    """The fields in which an object differs; all where it came or went."""
    fields = ObjectState.__slots__
    if id not in then or id not in now:
        return set(fields)
    return {field for field in fields if getattr(then[id], field) != getattr(now[id], field)}


def facts(answer: Answer) -> tuple[Any, ...]:
    """All that a board shows: what everything is, and what was applied in each layer, in order, to what."""
    names = answer.evaluation.board.names
    applied = [
        (one.layer, one.effect.label, one.hits if one.hits is None else names(one.hits))
        for one in answer.evaluation.journal.applications
    ]
    told = [(step.why, step.changes, step.goes_on, step.depends_on) for step in answer.steps]
    return board_facts(answer), answer.order, applied, told, answer.depends


class Changes(RuleBasedStateMachine):
    """One game, with copies that are left behind."""

    def __init__(self) -> None:
        super().__init__()
        self.game = Watched(engine(), State(players=[PlayerState(name="A"), PlayerState(name="B")]))
        self.facts = facts(self.game.view())
        self.left_behind: list[tuple[Watched, State, tuple[Any, ...]]] = []

    def change(self, change: Callable[[Watched], object]) -> None:
        """It happens, or the game is as before."""
        before = self.game.state
        try:
            change(self.game)
        except MtgLayersError:
            assert self.game.state == before
            assert facts(self.game.view()) == self.facts

    def one(self, n: int) -> str:
        """An object; no object where there is none."""
        ids = [*self.game.objects]
        return ids[n % len(ids)] if ids and n < 40 else "nothing"

    # ---- objects come and go

    @initialize(
        creatures=st.lists(st.sampled_from(CREATURES), min_size=2, max_size=6),
        others=st.lists(st.sampled_from(OTHERS), min_size=1, max_size=5),
        attached=st.lists(st.tuples(st.sampled_from(ATTACHED), some), max_size=3),
    )
    def begin(self, creatures: list[str], others: list[str], attached: list[tuple[str, int]]) -> None:
        for place, card in enumerate([*creatures, *others]):
            self.game.put(card, by="AB"[place % 2])
        for card, to in attached:
            self.facts = facts(self.game.view())
            self.change(partial(Game.put, card=card, attached_to=self.one(to)))

    @rule(card=st.sampled_from(CREATURES), by=players, like=some, tapped=st.booleans(), face_down=st.booleans())
    def creature(self, card: str, by: str, like: int, tapped: bool, face_down: bool) -> None:
        copying = self.one(like) if card in ("Clone", "Vesuvan Shapeshifter") else None
        self.change(lambda game: game.put(card, by=by, copying=copying, tapped=tapped, face_down=face_down))

    @rule(card=st.sampled_from(OTHERS), by=players)
    def other(self, card: str, by: str) -> None:
        choose = {"creature_type": "Goblin"} if card in ("Arcane Adaptation", "Conspiracy") else {}
        self.change(lambda game: game.put(card, by=by, choose=choose))

    @rule(card=st.sampled_from(ATTACHED), by=players, to=some)
    def attached(self, card: str, by: str, to: int) -> None:
        self.change(lambda game: game.put(card, by=by, attached_to=self.one(to)))

    @rule(n=some)
    def another(self, n: int) -> None:
        """One that is like an object that is there."""
        card = self.game.objects[self.one(n)].card if self.one(n) in self.game.objects else None
        self.change(lambda game: game.put(card or "Grizzly Bears", by=game.object(self.one(n)).controller))

    @rule(n=some, zone=st.sampled_from(["graveyard", "exile", "hand", "battlefield", "library"]))
    def move(self, n: int, zone: Any) -> None:
        self.change(lambda game: game.move(self.one(n), zone))

    @rule(n=some)
    def destroy(self, n: int) -> None:
        self.change(lambda game: game.destroy(self.one(n)))

    @rule()
    def state_based(self) -> None:
        self.change(lambda game: game.state_based())

    # ---- objects change

    @rule(n=some, kind=st.sampled_from(["+1/+1", "-1/-1", "flying", "charge"]), number=st.integers(-2, 3))
    def counters(self, n: int, kind: str, number: int) -> None:
        self.change(lambda game: game.add_counters(self.one(n), {kind: number}))

    @rule(n=some, how=st.sampled_from(["tap", "untap", "attack", "phase_out", "phase_in", "unattach", "transform"]))
    def status(self, n: int, how: str) -> None:
        self.change(lambda game: getattr(game, how)(self.one(n)))

    @rule(n=some, to=some)
    def attach(self, n: int, to: int) -> None:
        if self.one(n) in self.game.objects and self._hangs_on(self.one(to), self.one(n)):
            return
        self.change(lambda game: game.attach(self.one(n), self.one(to)))

    def _hangs_on(self, one: str | None, host: str) -> bool:
        while one in self.game.objects and one != host:
            one = self.game.object(one).attached_to
        return one == host

    @rule(n=some, face=st.sampled_from(["down", "up"]))
    def turn(self, n: int, face: str) -> None:
        self.change(lambda game: game.turn(self.one(n), face))

    # ---- effects begin and end

    @rule(card=st.sampled_from(SPELLS), by=players, n=some)
    def cast(self, card: str, by: str, n: int) -> None:
        self.change(lambda game: game.cast(card, by=by, targets=[self.one(n)]))

    @rule(by=players, n=some, text=st.sampled_from(TEXTS))
    def effect(self, by: str, n: int, text: str) -> None:
        self.change(lambda game: game.effect(text, by=by, targets=[self.one(n)]))

    @rule(n=some)
    def activate(self, n: int) -> None:
        self.change(lambda game: game.activate(self.one(n)))

    @rule()
    def end_turn(self) -> None:
        self.change(lambda game: game.end_turn())

    # ---- copies, and changes that fail

    @rule(go_on_with_the_copy=st.booleans())
    def copy(self, go_on_with_the_copy: bool) -> None:
        copy = self.game.copy()
        assert copy.view() is self.game.view()
        stays, self.game = (self.game, copy) if go_on_with_the_copy else (copy, self.game)
        self.left_behind.append((stays, stays.state, self.facts))

    @rule(n=some)
    def fail(self, n: int) -> None:
        def change(game: Watched) -> None:
            with game.whole():
                game.put("Goblin King")
                game.tap(self.one(n))
                game.end_turn()
                game.move(self.one(n), "exile")
                raise Illegal("it was not to be")

        self.change(change)

    # ---- what always holds

    @invariant()
    def it_looks_as_if_it_stood_so_from_the_start(self) -> None:
        self.facts = facts(self.game.view())
        assert self.facts == facts(engine().answer(engine().evaluate(self.game.state)))

    @invariant()
    def nothing_can_be_edited(self) -> None:
        for one in self.game.objects.values():
            assert not [field.name for field in fields(one) if isinstance(getattr(one, field.name), list)]

    @invariant()
    def what_is_left_behind_stays_as_it_was(self) -> None:
        for game, state, _ in self.left_behind:
            assert tuple(game.objects.values()) == state.objects
            assert (game.effects, game.shields) == (state.effects, state.shields)

    def teardown(self) -> None:
        for game, _, then in self.left_behind:
            game.changed()
            assert facts(game.view()) == then


def test_changes() -> None:
    run_state_machine_as_test(
        Changes,
        settings=settings(
            max_examples=max(1, CHANGES // IN_ONE),
            stateful_step_count=IN_ONE,
            deadline=None,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
        ),
    )
