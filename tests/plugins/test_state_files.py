"""Our own states, read as positions."""

import pytest

from mtglayers.engine import Engine
from mtglayers.errors import InputError
from mtglayers_plugins import state_files

STATE = '{"players": [{"name": "A"}], "objects": [{"id": "h", "card": "Humility", "owner": "A"}]}'


def test_the_hook_mtglayers_read_position_reads_a_state(engine: Engine) -> None:
    position = state_files.mtglayers_read_position(STATE, "state.json", engine)
    assert position is not None
    assert position == engine.read_position(f"\n{STATE}")
    assert [one.id for one in position.state.objects] == ["h"]


@pytest.mark.parametrize("text", ["", "[]", "[state]\np0life=1", '{"format": "x"}'])
def test_what_is_none(engine: Engine, text: str) -> None:
    assert state_files.mtglayers_read_position(text, "", engine) is None


@pytest.mark.parametrize(
    ("text", "message"),
    [("{", "not JSON"), ('{"players": []}', "players"), ('{"players": [{"name": "A"}], "objcts": []}', "objcts")],
)
def test_mistakes_name_the_file(engine: Engine, text: str, message: str) -> None:
    with pytest.raises(InputError, match=r"^state.json: ") as error:
        engine.read_position(text, "state.json")
    assert message in str(error.value)
