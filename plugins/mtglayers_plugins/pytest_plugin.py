"""The pytest plugin: scenario files are collected as tests, and there are fixtures ``engine``, ``game`` and ``board``.

Collected are files named ``*.scenarios.yaml``, and every ``*.yaml`` in a folder that is marked: by
the ini option ``mtglayers_scenarios`` (folders, relative to the ini file) or by a file
``.mtglayers-scenarios`` in it. An unsupported scenario is skipped with the reason, or fails with
the ini option ``mtglayers_unsupported = fail``; a contested one is reported as an expected failure
when it differs, and never fails.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from mtglayers.engine import Engine
    from mtglayers.game import Game
    from mtglayers_plugins.scenarios import Outcome, Scenario

MARKER = ".mtglayers-scenarios"
_ENGINE = pytest.StashKey["Engine"]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """The two ini options."""
    parser.addini("mtglayers_scenarios", "folders whose *.yaml files are mtglayers scenarios", type="paths", default=[])
    parser.addini("mtglayers_unsupported", "what an unsupported scenario does: skip or fail", default="skip")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse a setting that is not known."""
    if config.getini("mtglayers_unsupported") not in ("skip", "fail"):
        raise pytest.UsageError("the ini option mtglayers_unsupported is skip or fail")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """A scenario file as a collector of its scenarios."""
    if _holds_scenarios(file_path, parent.config):
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


def _holds_scenarios(path: Path, config: pytest.Config) -> bool:
    if path.suffix not in (".yaml", ".yml"):
        return False
    if path.name.endswith((".scenarios.yaml", ".scenarios.yml")):
        return True
    return path.parent in config.getini("mtglayers_scenarios") or (path.parent / MARKER).exists()


class ScenarioFile(pytest.File):
    """One scenario file."""

    def collect(self) -> Iterator["ScenarioItem"]:
        """Its scenarios. A file that cannot be read is an error of collection, in one line."""
        from mtglayers.errors import InputError  # noqa: PLC0415  # pytest loads this plugin for every project
        from mtglayers_plugins.scenarios import read_scenarios  # noqa: PLC0415  # as above

        try:
            scenarios = read_scenarios(self.path)
        except InputError as error:
            raise self.CollectError(str(error)) from None
        for scenario in scenarios:
            yield ScenarioItem.from_parent(self, name=scenario.id, scenario=scenario)


class ScenarioItem(pytest.Item):
    """One scenario as a test."""

    def __init__(self, *, scenario: "Scenario", **more: Any) -> None:
        super().__init__(**more)
        self.scenario = scenario

    def runtest(self) -> None:
        """Run it."""
        from mtglayers_plugins.scenarios import run_scenario  # noqa: PLC0415  # as above

        outcome = run_scenario(self.scenario, _engine_of(self.config), str(self.path))
        if outcome.contested and outcome.verdict != "passed":
            pytest.xfail(f"contested: {outcome.contested}")
        if outcome.verdict == "unsupported" and self.config.getini("mtglayers_unsupported") == "skip":
            pytest.skip(outcome.unsupported)
        if outcome.verdict != "passed":
            raise ScenarioError(outcome)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """What was expected and what came, without a traceback."""
        if isinstance(excinfo.value, ScenarioError):
            outcome = excinfo.value.outcome
            lines = [str(failure) for failure in outcome.failures] or [f"unsupported: {outcome.unsupported}"]
            return "\n".join([self.scenario.title or self.scenario.id, *(f"  {line}" for line in lines)])
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        """Where it stands."""
        return self.path, None, f"scenario {self.scenario.id}"


class ScenarioError(Exception):
    """A scenario that failed, or is unsupported where that is not allowed."""

    def __init__(self, outcome: "Outcome") -> None:
        super().__init__(outcome.line)
        self.outcome = outcome


def _engine_of(config: pytest.Config) -> "Engine":
    """The one engine of a test run, with the installed plugins."""
    if _ENGINE not in config.stash:
        from mtglayers.engine import Engine  # noqa: PLC0415  # as above

        config.stash[_ENGINE] = Engine()
    return config.stash[_ENGINE]


@pytest.fixture(scope="session")
def engine(pytestconfig: pytest.Config) -> "Engine":
    """An engine with the installed plugins, one for the whole run."""
    return _engine_of(pytestconfig)


@pytest.fixture
def game(engine: "Engine") -> "Game":
    """A new game of players A and B under the current rules."""
    return engine.new_game()


@pytest.fixture
def board(engine: "Engine") -> "Callable[..., Game]":
    """A function that answers a game with cards, written as for ``mtglayers show``: ``board("Opalescence", "Humility[by=B]")``."""
    from mtglayers_plugins.command_line.showing import scenario_of_items  # noqa: PLC0415  # as above
    from mtglayers_plugins.scenarios import build_board  # noqa: PLC0415  # as above

    def made(*items: str, rules: str = "current") -> "Game":
        return build_board(scenario_of_items(items, engine).model_copy(update={"rules": rules}), engine)

    return made
