"""Games of python-mtg, where it is installed."""

from importlib.metadata import PackageNotFoundError, version
from typing import Any

import pytest

from mtglayers_plugins.python_mtg.reading import EXTRA, engine_of_python_mtg

ANTHEMS = {
    "alice": ["Plains"] * 16 + ["Glorious Anthem"] * 4 + ["Eager Cadet"] * 6 + ["Elite Vanguard"] * 6
             + ["Crusade"] * 4 + ["Honor of the Pure"] * 4,
    "bob": ["Swamp"] * 16 + ["Scathe Zombies"] * 8 + ["Bad Moon"] * 4 + ["Night of Souls' Betrayal"] * 4
           + ["Unholy Strength"] * 8,
}  # fmt: skip
LAYERS = {
    "alice": ["Plains"] * 17 + ["Opalescence"] * 4 + ["Humility"] * 4 + ["Eager Cadet"] * 6 + ["Honor of the Pure"] * 4
             + ["Glorious Anthem"] * 5,
    "bob": ["Mountain"] * 17 + ["Blood Moon"] * 4 + ["Hill Giant"] * 8 + ["Gray Ogre"] * 7 + ["Goblin Piker"] * 4,
}  # fmt: skip
SPELLS = {
    "alice": ["Forest"] * 16 + ["Grizzly Bears"] * 8 + ["Giant Growth"] * 8 + ["Llanowar Elves"] * 8,
    "bob": ["Island"] * 16 + ["Wind Drake"] * 8 + ["Storm Crow"] * 8 + ["Control Magic"] * 4 + ["Air Elemental"] * 4,
}  # fmt: skip


@pytest.fixture
def mtg() -> Any:
    try:
        version("python-mtg")
    except PackageNotFoundError:
        pytest.skip(f"python-mtg is not installed: {EXTRA}")
    return engine_of_python_mtg()


def played(mtg: Any, decks: dict[str, list[str]], seed: int, moves: int = 60) -> list[Any]:
    """Copies of a game after each move, spells being cast whenever they can be."""
    game = mtg.Game(decks, seed=seed)
    positions: list[Any] = []
    while not game.is_game_over() and len(positions) < moves:
        positions.append(game.copy())
        legal = game.legal_moves
        game.push(next((move for move in legal if move[0] in ("cast", "play")), legal[0]))
    return positions
