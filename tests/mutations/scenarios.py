"""Run inside a broken copy: which scenarios pass? ``python -m tests.mutations.scenarios FILE...`` prints their ids as JSON."""

import json
import sys
from pathlib import Path

from mtglayers.engine import Engine
from mtglayers_plugins.scenarios import read_scenarios, run_scenario


def main() -> None:
    engine = Engine()
    passed = []
    for file in sys.argv[1:]:
        for scenario in read_scenarios(Path(file)):
            try:
                as_expected = run_scenario(scenario, engine, file).verdict == "passed"
            except Exception:  # noqa: BLE001  # however the broken engine breaks
                as_expected = False
            if as_expected:
                passed.append(f"{Path(file).stem} {scenario.id}")
    print(json.dumps(passed))  # noqa: T201  # what the caller reads


if __name__ == "__main__":
    main()
