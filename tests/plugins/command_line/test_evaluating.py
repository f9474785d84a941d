"""``mtglayers evaluate``."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.plugins.command_line.conftest import Mtglayers

STATE: dict[str, Any] = {
    "players": [{"name": "A"}, {"name": "B"}],
    "objects": [
        {"id": "opal", "card": "Opalescence", "owner": "A", "timestamp": 1},
        {"id": "hum", "card": "Humility", "owner": "A", "timestamp": 2},
    ],
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "state.json"


def test_json_in_json_out(mtglayers: Mtglayers, file: Path) -> None:
    file.write_text(json.dumps(STATE))
    ran = mtglayers("evaluate", file)
    assert ran.code == 0
    data = json.loads(ran.out)
    assert data["objects"]["hum"]["power"] == 1
    assert data["objects"]["opal"]["abilities"][0]["data"]["kind"] == "Static"


def changed(**fields: Any) -> str:
    return json.dumps(STATE | {"objects": [STATE["objects"][0], STATE["objects"][1] | fields]})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (changed(tappd=True), "tappd"),
        (changed(id="opal"), "opal"),
        (changed(attached_to="nothing"), "'nothing'"),
        (changed(attached_to="hum"), "cycle"),
        (changed(timestamp="2"), "timestamp"),
        (changed(card="Humilty"), "did you mean Humility"),
        ("[]", "must hold one JSON object"),
        ("{", ":1: not JSON"),
        ('{"players": [], "players": []}', "the key 'players' stands twice"),
        ('{"a": NaN}', "NaN is no JSON number"),
        ('{"a":' * 10_000, "nested more than 200 deep"),
        ('{"a": "' + "[" * 10_000 + '"}', "players"),
    ],
)
def test_bad_states_are_one_line_that_names_the_file(mtglayers: Mtglayers, file: Path, text: str, message: str) -> None:
    file.write_text(text)
    ran = mtglayers("evaluate", file)
    assert ran.code == 2
    assert ran.only_line.startswith(str(file))
    assert message in ran.only_line


def test_a_large_file_is_refused_before_it_is_read(mtglayers: Mtglayers, file: Path) -> None:
    with file.open("wb") as stream:
        stream.truncate(100_000_000)
    assert "100.0 MB; files of this kind are read up to 50 MB" in mtglayers("evaluate", file).only_line
    file.write_text(" " * 2_000)
    assert "up to 0.001 MB" in mtglayers("evaluate", file, "--max-mb", "0.001").only_line


def test_an_answer_has_the_keys_of_the_schema(mtglayers: Mtglayers, file: Path) -> None:
    file.write_text(json.dumps(STATE))
    answer = json.loads(mtglayers("evaluate", file).out)
    schema = json.loads(mtglayers("schema", "result").out)
    assert set(answer) == set(schema["properties"])
    assert set(answer["objects"]["hum"]) == set(schema["$defs"]["ObjectResult"]["properties"])
    assert set(answer["steps"][0]) == set(schema["$defs"]["StepResult"]["properties"])
