"""Running scenarios: the steps happen in a game, and what was expected is compared with what is."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from mtglayers.errors import Illegal, InputError, MtgLayersError, UnknownName, Unsupported
from mtglayers_plugins.scenarios.expectations import Question, dependency_failures, order_failures
from mtglayers_plugins.scenarios.expected import Expectations
from mtglayers_plugins.scenarios.facts import board_facts
from mtglayers_plugins.scenarios.models import Scenario
from mtglayers_plugins.scenarios.outcomes import Failure, Outcome, one_line
from mtglayers_plugins.scenarios.performing import perform
from mtglayers_plugins.scenarios.reading import read_scenarios
from mtglayers_plugins.scenarios.steps import Respond, Step
from mtglayers_plugins.scenarios.words import Words

if TYPE_CHECKING:
    from mtglayers.cards import Card
    from mtglayers.engine import Engine
    from mtglayers.game import Game

    Doing = Callable[[Step, str, Callable[[], None]], None]


def run_file(path: str | Path, engine: "Engine") -> Iterator[Outcome]:
    """What came of each scenario of a file, one after the other. Raises InputError when the file cannot be read."""
    for scenario in read_scenarios(path):
        yield run_scenario(scenario, engine, str(path))


def run_scenario(scenario: Scenario, engine: "Engine", file: str = "") -> Outcome:
    """What came of one scenario. It never raises for what the scenario holds: that is part of the answer."""
    run = Run(scenario, engine)
    run.all()
    why = "; ".join(dict.fromkeys(run.unanswered))
    return Outcome(scenario.id, file, tuple(run.failures), why, scenario.contested or "")


def build_board(scenario: Scenario, engine: "Engine") -> "Game":
    """The game after all steps of a scenario, whatever it expects. Raises MtgLayersError when a step cannot be done."""
    run = Run(scenario, engine)
    run.begin()
    run.follow(scenario.steps, _or_refused, lambda _: None)
    return run.game


def _or_refused(step: Step, _: str, act: Callable[[], None]) -> None:
    try:
        act()
    except (Illegal, InputError):
        if not step.refused:
            raise


class _StepError(Exception):
    """A step failed, so that what comes after it means nothing."""


class Run:
    """One scenario under way: its game, and what went wrong so far."""

    game: "Game"

    def __init__(self, scenario: Scenario, engine: "Engine") -> None:
        self.scenario = scenario
        self.engine = engine
        self.failures: list[Failure] = []
        self.unanswered: list[str] = []
        self._inline = {card.name: card for card in scenario.cards}
        self._defined: dict[str, Card] = {}

    def begin(self) -> None:
        """Start the game."""
        self.game = self.engine.new_game(players=tuple(self.scenario.players), rules=self.scenario.rules)

    def all(self) -> None:
        """Start the game, do all steps, and compare."""
        try:
            self.begin()
            self.steps()
            self.compare(self.scenario.expect)
            if self.scenario.order or self.scenario.depends:
                now = self.game.view()
                self.failures += order_failures(self.scenario.order, now)
                self.failures += dependency_failures(self.scenario.depends, now)
        except _StepError:
            pass
        except (Unsupported, UnknownName) as error:
            self.unanswered.append(one_line(str(error)))
        except Exception as error:  # noqa: BLE001  # one broken scenario must not hide the answers of the others
            self.failures.append(Failure("scenario", "runs", True, _said(error)))

    def steps(self) -> None:
        """Do all steps, and compare what each expects right after it."""
        self.follow(self.scenario.steps, self._one, lambda step: self.compare(step.expect))

    def follow(self, steps: Sequence[Step], one: "Doing", after: Callable[[Step], None], inside: str = "") -> None:
        """The steps in order; what is responded to waits on the stack until the responses have resolved."""
        depth = 0
        for place, step in enumerate(steps):
            where = f"{inside}step {place + 1} ({step.kind})"
            responses = place + 1 < len(steps) and isinstance(steps[place + 1], Respond)
            if not isinstance(step, Respond) or place == 0:
                depth = len(self.game.stack)
                one(step, where, partial(self.do, step, hold=responses))
            else:
                self.follow(step.respond, one, after, f"{where}, ")
                if not responses:
                    one(step, where, partial(self.resolve, depth))
            after(step)

    def _one(self, step: Step, where: str, act: Callable[[], None]) -> None:
        before = board_facts(self.game.view()) if step.refused else None
        try:
            act()
        except Unsupported:
            raise
        except (Illegal, InputError) as error:
            if not step.refused:
                self.failures.append(Failure(where, "refused", False, one_line(str(error))))
                raise _StepError from None
            if board_facts(self.game.view()) != before:
                self.failures.append(Failure(where, "board", "as before", "changed by a step that was refused"))
            return
        except Exception as error:  # noqa: BLE001  # a fault of ours is the answer of this scenario, not the end of all
            self.failures.append(Failure(where, "runs", True, _said(error)))
            raise _StepError from None
        if step.refused:
            self.failures.append(Failure(where, "refused", True, False))
            raise _StepError

    def compare(self, expectations: Expectations) -> None:
        """Compare what is with all that is expected."""
        if not expectations:
            return
        question = Question(self.game, self.scenario.players, self.find, _words_of(self.engine))
        for name, expectation in expectations.items():
            for key, expected in expectation.asked().items():
                try:
                    failure = question.ask(name, key, expected, expectation.by)
                except Unsupported as error:
                    self.unanswered.append(one_line(str(error)))
                except MtgLayersError as error:
                    self.failures.append(Failure(name, key, expected, one_line(str(error))))
                except Exception as error:  # noqa: BLE001  # as in _one
                    self.failures.append(Failure(name, key, expected, _said(error)))
                else:
                    self.failures += [failure] if failure else []

    def do(self, step: Step, *, hold: bool = False) -> None:
        """Do one step, whatever it expects. Raises as ``perform`` does."""
        perform(step, self.game, self.find, self.scenario.players[0], hold=hold)

    def resolve(self, depth: int) -> None:
        """What waits on the stack resolves, down to what was there before."""
        while len(self.game.stack) > depth:
            self.game.resolve()

    def find(self, name: str) -> "str | Card":
        """A card that the scenario defines, or else the name of one that the engine knows. Raises Unsupported."""
        try:
            if name not in self._inline:
                self.engine.card(name)
            elif name not in self._defined:
                self._defined[name] = self.engine.define(self._inline[name].definition())
        except UnknownName as error:
            raise Unsupported(str(error)) from None
        except InputError as error:
            raise Unsupported(f"the card {name}: {error}") from None
        return self._defined.get(name, name)


def _said(error: Exception) -> str:
    """An error that nothing should raise, as one line."""
    frame = error.__traceback__
    while frame is not None and frame.tb_next is not None:
        frame = frame.tb_next
    where = f" ({Path(frame.tb_frame.f_code.co_filename).name}:{frame.tb_lineno})" if frame is not None else ""
    return one_line(f"an error in mtglayers, {type(error).__name__}: {error}{where}")


_words: "WeakKeyDictionary[Engine, Words]" = WeakKeyDictionary()


def _words_of(engine: "Engine") -> Words:
    """The engine's reader of words, one for all its scenarios, so that each is compiled once."""
    if engine not in _words:
        _words[engine] = Words(engine)
    return _words[engine]
