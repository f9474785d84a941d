"""Whether every card has a scenario, and whether those pass."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mtglayers.errors import InputError, UnknownName
from mtglayers_plugins.plugin_check.report import Checked
from mtglayers_plugins.scenarios import read_scenarios, run_scenario
from mtglayers_plugins.scenarios.models import all_steps

if TYPE_CHECKING:
    from mtglayers.engine import Engine
    from mtglayers_plugins.scenarios import Scenario

NOT_INTO: Final = frozenset({"node_modules", "site-packages", "__pycache__", "build", "dist"})
SUFFIXES: Final = (".yaml", ".yml")


def files_in(path: Path) -> Iterator[Path]:
    """The scenario files: the file itself, or of a folder those named so and those in folders called ``scenarios``."""
    if not path.is_dir():
        yield path
        return
    for one in sorted(path.iterdir()):
        if one.is_dir():
            if not one.name.startswith(".") and one.name not in NOT_INTO and not (one / "pyvenv.cfg").exists():
                yield from files_in(one)
        elif one.suffix in SUFFIXES and (one.stem.endswith(".scenarios") or path.name == "scenarios"):
            yield one


def scenarios_check(cards: Sequence[str], paths: Sequence[Path], engine: "Engine") -> Checked:
    """Every card is in a scenario, and the scenarios in which they are pass."""
    missing, faults = dict.fromkeys(cards), []
    ran = files = 0
    for file in dict.fromkeys(one for path in paths for one in files_in(path)):
        try:
            scenarios = read_scenarios(file)
        except InputError as error:
            faults.append(str(error))
            continue
        files += 1
        for scenario in scenarios:
            there = cards_in(scenario, engine) & set(cards)
            for name in there:
                missing.pop(name, None)
            if there:
                ran += 1
                outcome = run_scenario(scenario, engine, str(file))
                if outcome.verdict != "passed" and not outcome.contested:
                    faults.append(f"{file}: {outcome.line}")
    faults += [f"{name} is in no scenario" for name in missing]
    return Checked(
        "scenarios",
        f"{len(cards) - len(missing)} of {len(cards)} cards in {ran} scenarios of {files} file{'s' * (files != 1)}",
        faults,
    )


def cards_in(scenario: "Scenario", engine: "Engine") -> set[str]:
    """The cards that a scenario lets enter, or casts."""
    found = set()
    for step in all_steps(scenario.steps):
        for key in ("put", "cast", "mutate"):
            name = getattr(step, key, None)
            if isinstance(name, str):
                try:
                    found.add(engine.card(name).name)
                except UnknownName:
                    continue
    return found
