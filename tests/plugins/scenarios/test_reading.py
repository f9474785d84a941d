"""Reading scenario files: YAML 1.2 within bounds, and one clear line for each mistake."""

from pathlib import Path

import pytest

from mtglayers.errors import InputError
from mtglayers_plugins.scenarios.reading import MAX_BYTES, read_scenarios, scenarios_of, yaml_data


def mistake(text: str) -> str:
    with pytest.raises(InputError) as caught:
        scenarios_of(text, "x.yaml")
    message = str(caught.value)
    assert "\n" not in message
    return message


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1/1", "1/1"), ("y", "y"), ("n", "n"), ("on", "on"), ("Off", "Off"), ("yes", "yes"), ("0x10", "0x10"),
        ("0o7", "0o7"), ("7e", "7e"), ("1e3", "1e3"), ("1_000", "1_000"), ("12:30", "12:30"), ("2009-07-20", "2009-07-20"),
        ("1.5", "1.5"), (".inf", ".inf"), ("=", "="), ("<<", "<<"), ("+1/+1", "+1/+1"), ("{3}", None), ("-1", -1),
        ("+2", 2), ("007", 7), ("true", True), ("False", False), ("null", None), ("~", None), ("''", ""), ("'true'", "true"),
        ("'1'", "1"), ('"null"', "null"), ("9" * 30, "9" * 30),
    ],
)  # fmt: skip
def test_plain_words_follow_yaml_1_2(text: str, value: object) -> None:
    if text == "{3}":
        assert yaml_data("a: {3}", "x") == {"a": {"3": None}}
        return
    read = yaml_data(f"a: {text}", "x")["a"]
    assert read == value
    assert type(read) is type(value)


def test_keys_are_always_text() -> None:
    assert yaml_data("{4: a, n: b, true: c, +1/+1: 2, null: d}", "x") == {
        "4": "a", "n": "b", "true": "c", "+1/+1": 2, "null": "d",
    }  # fmt: skip


def test_an_empty_file_holds_no_scenarios() -> None:
    assert scenarios_of("", "x") == []
    assert scenarios_of("# nothing\n", "x") == []


def test_a_byte_order_mark_and_windows_lines_are_read(tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_bytes(b"\xef\xbb\xbf- id: a\r\n  steps: []\r\n")
    assert [scenario.id for scenario in read_scenarios(file)] == ["a"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("- {id: a, stps: []}", "x.yaml: scenario a: unknown key 'stps'; did you mean 'steps'?"),
        ("- {id: a, steps: [{put: X, countrs: {}}]}", "x.yaml: scenario a: step 1 (put): unknown key 'countrs'; did you mean 'counters'?"),
        ("- {id: a, steps: [{tap: x}, {put: 3}]}", "x.yaml: scenario a: step 2 (put): put: input should be a valid string, not 3 (quote it)"),
        ("- {id: a, steps: [{respond: [{tap: [x]}]}]}", "x.yaml: scenario a: step 1 (respond): respond 1 (tap): tap: input should be a valid string, not ['x']"),
        ("- {id: a, steps: [tap]}", "x.yaml: scenario a: step 1: a step needs one of the keys put, "),
        ("- {steps: []}", "x.yaml: scenario number 1: 'id' is missing"),
        ("- 3", "x.yaml: scenario number 1: must be a mapping, not 3"),
        ("- {id: a b}", "x.yaml: scenario a b: id: "),
        ("- {id: a}\n- {id: a}", "x.yaml: scenario a: the id stands twice in this file"),
        ("- {id: a, id: b}", "x.yaml:1: the key 'id' stands twice"),
        ("- id: a\n  steps: &s []\n", "x.yaml:2: anchors and aliases"),
        ("- *a", "x.yaml:1: anchors and aliases"),
        ("- !!python/object/apply:os.system [x]", "x.yaml:1: tags (!)"),
        ("- {? [a] : b}", "x.yaml:1: a key must be text"),
        ("--- a\n--- b", "x.yaml:2: a second document begins"),
        ("id: a", "x.yaml: must be a list of scenarios"),
        ("- {id: a", "x.yaml:"),
        ("\x00", "x.yaml: not YAML"),
        ("[" * 200, "x.yaml:1: nested deeper than 50"),
    ],
)  # fmt: skip
def test_each_mistake_is_one_line_that_names_file_scenario_and_field(text: str, message: str) -> None:
    assert mistake(text).startswith(message)


def test_an_exploding_file_is_refused_at_its_first_anchor() -> None:
    bomb = "a: &a [x,x]\n" + "".join(f"{b}: &{b} [*{a},*{a}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True))
    assert "x.yaml:1: anchors" in mistake(bomb)


def test_a_long_unknown_key_is_cut() -> None:
    assert len(mistake(f"- {{id: a, {'k' * 500}: 1}}")) < 200


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    large = tmp_path / "large.yaml"
    with large.open("wb") as stream:
        stream.truncate(MAX_BYTES + 1)
    latin = tmp_path / "latin.yaml"
    latin.write_bytes(b"- {id: a, title: caf\xe9}")
    for path, words in [
        (tmp_path / "none.yaml", "No such file"),
        (tmp_path, "is a folder"),
        (large, "read up to 5 MB"),
        (latin, "is not UTF-8"),
    ]:
        with pytest.raises(InputError, match=words) as caught:
            read_scenarios(path)
        assert str(caught.value).startswith(str(path))
