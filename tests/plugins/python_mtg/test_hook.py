"""Saved games of python-mtg, through the hook and the command line."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.plugins.command_line.conftest import mtglayers  # noqa: F401  # a fixture
from tests.plugins.python_mtg.conftest import LAYERS, played

from mtglayers.engine import Engine
from mtglayers.errors import InputError
from mtglayers_plugins import python_mtg
from mtglayers_plugins.python_mtg import reading

pytestmark = pytest.mark.filterwarnings(
    "ignore::pytest.PytestUnraisableExceptionWarning"  # that engine leaves a file of its own open
)


def test_a_saved_game_is_read_as_the_game(mtg: Any, engine: Engine) -> None:
    game = played(mtg, LAYERS, 5, 20)[-1]
    position = engine.read_position(game.serialize(), "game.json")
    assert position == reading.read(game, engine)


def test_show_says_what_that_engine_believes(mtg: Any, mtglayers: Any, tmp_path: Path) -> None:  # noqa: F811  # pytest gives fixtures by these names
    file = tmp_path / "game.json"
    file.write_text(played(mtg, LAYERS, 5, 30)[-1].serialize())
    ran = mtglayers("show", "--from", file, "--json")
    assert ran.code == 0
    assert json.loads(ran.out)["players"].keys() == {"alice", "bob"}
    assert "otherwise in that engine: mountain_" in ran.err
    assert ": colors R there, none here" in ran.err


@pytest.mark.parametrize("text", ["", "{}", '{"format": "mtg-game/2"}', '["mtg-game/1"]', '{"note": "mtg-game/1"}'])
def test_what_is_none(engine: Engine, text: str) -> None:
    assert python_mtg.mtglayers_read_position(text, "file", engine) is None


def test_what_cannot_be_read(mtg: Any, engine: Engine) -> None:
    with pytest.raises(InputError, match=r"^file: python-mtg cannot read it: KeyError"):
        python_mtg.mtglayers_read_position('{"format": "mtg-game/1"}', "file", engine)
    with pytest.raises(InputError, match=r"^file: .*not JSON"):
        python_mtg.mtglayers_read_position('{"format": "mtg-game/1"', "file", engine)


def test_without_that_engine(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr("importlib.import_module", missing)
    with pytest.raises(InputError, match=r"pip install 'mtglayers\[python-mtg\]'"):
        python_mtg.mtglayers_read_position('{"format": "mtg-game/1"}', "file", engine)
