"""``mtglayers schema``: versioned, stored, and fresh."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.plugins.command_line.conftest import Mtglayers

from mtglayers_plugins.command_line.schemas import VERSIONS, file_of, schema_of

STORED = Path(__file__).parents[3] / "schemas"


@pytest.mark.parametrize("what", VERSIONS)
def test_a_schema_says_what_it_is(mtglayers: Mtglayers, what: str) -> None:
    data = json.loads(mtglayers("schema", what).out)
    assert data["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert data["$id"] == f"urn:mtglayers:{what}:{VERSIONS[what]}"
    assert data["title"] == f"mtglayers {what}"


@pytest.mark.parametrize("what", VERSIONS)
def test_the_stored_one_is_fresh(what: str) -> None:
    stored = json.loads(file_of(STORED, what).read_text("utf-8"))
    assert stored == schema_of(what), "run: mtglayers schema --write schemas"


def test_there_are_no_others() -> None:
    newest = {file_of(STORED, what).name for what in VERSIONS}
    names = {path.name for path in STORED.iterdir()}
    assert newest <= names
    assert {name.rpartition("-")[0] for name in names} == set(VERSIONS)


def test_all_are_written_at_once(mtglayers: Mtglayers, tmp_path: Path) -> None:
    assert mtglayers("schema", "--write", tmp_path).code == 0
    assert len(list(tmp_path.iterdir())) == len(VERSIONS)


@pytest.mark.parametrize("arguments", [(), ("state", "--write", ".")])
def test_one_or_all(mtglayers: Mtglayers, arguments: tuple[str, ...]) -> None:
    assert "name one of state, change" in mtglayers("schema", *arguments).only_line


def test_a_folder_that_is_not_there(mtglayers: Mtglayers, tmp_path: Path) -> None:
    assert "cannot be written" in mtglayers("schema", "--write", tmp_path / "no").only_line


def references(data: Any) -> set[str]:
    """All references in a schema."""
    if isinstance(data, dict):
        own = {data["$ref"]} if isinstance(data.get("$ref"), str) else set()
        return own.union(*(references(value) for value in data.values()))
    return set().union(*(references(value) for value in data)) if isinstance(data, list) else set()


@pytest.mark.parametrize("what", VERSIONS)
def test_every_reference_leads_somewhere(what: str) -> None:
    schema = schema_of(what)
    assert {name.removeprefix("#/$defs/") for name in references(schema)} <= set(schema.get("$defs", {}))


def test_a_change_is_told_by_what_it_does() -> None:
    schema = schema_of("change")
    assert schema["discriminator"]["propertyName"] == "do"
    assert {"put", "move", "attach", "add_counters", "effect"} <= set(schema["discriminator"]["mapping"])
