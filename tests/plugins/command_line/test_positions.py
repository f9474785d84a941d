"""``show --from FILE`` and what another engine believes."""

import json
from pathlib import Path

import pytest
from tests.plugins.command_line.conftest import Mtglayers

from mtglayers.engine import Engine
from mtglayers.errors import InputError
from mtglayers.hooks import hookimpl
from mtglayers.objects import ObjectState, PlayerState, State
from mtglayers.positions import Position
from mtglayers_plugins.command_line.positions import Difference, differences, keywords, read_position


def test_a_forge_position(mtglayers: Mtglayers, tmp_path: Path) -> None:
    file = tmp_path / "puzzle.pzl"
    file.write_text("[state]\nhumanbattlefield=Opalescence;Humility;Nobody Knows\n")
    ran = mtglayers("show", "--from", file, "--json", "--rules", "2009-07-20")
    data = json.loads(ran.out)
    assert data["rules"] == "m10"
    assert data["objects"]["Humility"]["power"] == 1
    assert "left out: Nobody Knows (battlefield of human): there is no card 'Nobody Knows'" in ran.err
    assert "1/1" in mtglayers("show", "--from", file, "--quiet").out


def test_mistakes_name_the_file(mtglayers: Mtglayers, tmp_path: Path) -> None:
    file = tmp_path / "x.txt"
    assert f"{file}: cannot be read" in mtglayers("show", "--from", file).only_line
    file.write_text("hello")
    assert f"{file}: no plugin here knows this format" in mtglayers("show", "--from", file).only_line
    assert "one of them" in mtglayers("show", "Humility", "--from", file).only_line


class Chess:
    """A plugin that reads a format of its own."""

    @hookimpl
    def mtglayers_read_position(self, text: str, name: str, engine: Engine) -> Position | None:
        if not text.startswith("chess:"):
            return None
        knight = ObjectState(id="knight", card="Wind Drake", owner="white")
        state = State(players=[PlayerState(name="white")], objects=[knight])
        believed: dict[str, dict[str, object]] = {
            "knight": {"power": 3, "keywords": ["flying"], "colors": ""},
            "rook": {"power": 5},
        }
        return Position(state, ("the board",), believed)


def test_a_plugin_brings_a_format_and_what_its_engine_believes(tmp_path: Path) -> None:
    engine = Engine([Chess()])
    file = tmp_path / "game"
    file.write_text("chess: Nf3")
    position = read_position(str(file), engine)
    answer = engine.answer(engine.evaluate(position.state))
    found = list(differences(position, answer))
    assert found == [Difference("knight", "power", 3, 2), Difference("knight", "colors", "", "U")]
    assert [str(one) for one in found] == ["knight: power 3 there, 2 here", "knight: colors none there, U here"]
    assert keywords(answer["knight"]) == ["flying"]
    with pytest.raises(InputError, match="no plugin here knows this format"):
        engine.read_position("draughts")
