"""Scenario files, the project's test language: reading, running, comparing."""

from mtglayers_plugins.scenarios.models import Scenario, scenario_schema
from mtglayers_plugins.scenarios.outcomes import Failure, Outcome
from mtglayers_plugins.scenarios.reading import read_scenarios, scenario_of, scenarios_of
from mtglayers_plugins.scenarios.running import build_board, run_file, run_scenario

__all__ = [
    "Failure",
    "Outcome",
    "Scenario",
    "build_board",
    "read_scenarios",
    "run_file",
    "run_scenario",
    "scenario_of",
    "scenario_schema",
    "scenarios_of",
]
