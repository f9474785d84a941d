"""Run inside a copy of the tree, to ask about random boards.

``python -m tests.mutations.boards write FILE N`` works out the oracle's answers once;
``python -m tests.mutations.boards count FILE`` tells on how many boards the engine there differs.
"""

import pickle
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.oracle.compare import by_the_engine, by_the_oracle, told_apart
from tests.oracle.editions import EDITIONS
from tests.oracle.invented import board_of_seed

Answers = list[tuple[int, str, dict[str, Any]]]


def answers(boards: int) -> Answers:
    """The oracle's answers: boards under the current rules, and a tenth as many under each older edition."""
    found: Answers = []
    for rules in EDITIONS:
        for seed in range(boards if rules == "current" else boards // 10 if rules != "iko" else 0):
            board = replace(board_of_seed(seed), rules=rules)
            try:
                found.append((seed, rules, by_the_oracle(board)))
            except RecursionError:  # effects without end are nobody's question
                continue
    return found


def differ(answer: tuple[int, str, dict[str, Any]]) -> bool:
    """Whether the engine says otherwise, or breaks."""
    seed, rules, oracle = answer
    try:
        return bool(told_apart(by_the_engine(replace(board_of_seed(seed), rules=rules)), oracle))
    except Exception:  # noqa: BLE001  # however the broken engine breaks
        return True


def main() -> None:
    what, file, *more = sys.argv[1:]
    if what == "write":
        known = answers(int(more[0]))
        agreed = [answer for answer in known if not differ(answer)]
        Path(file).write_bytes(pickle.dumps(agreed))
        print(len(agreed), len(known) - len(agreed))  # noqa: T201  # what the caller reads
    else:
        known = pickle.loads(Path(file).read_bytes())  # noqa: S301  # written by the lines above
        print(sum(map(differ, known)))  # noqa: T201  # what the caller reads


if __name__ == "__main__":
    main()
