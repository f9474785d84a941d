"""Files of printed names: read line by line, each fault told with its line."""

import gzip
import json
from pathlib import Path

import pytest

from mtglayers import InputError, name_files
from mtglayers.name_files import MAX_LINE, NameFile, read_names

GOOD = '{"name": "Ox", "de": "Ochse", "fr": "Bœuf"}\n{"name": "Ox", "de": "Ochs", "it": "Ochse"}\n{"name": "Bear"}\n'


def test_plain_and_packed(tmp_path: Path) -> None:
    plain, packed, marked = tmp_path / "a", tmp_path / "b", tmp_path / "c"
    plain.write_text(GOOD, encoding="utf-8")
    packed.write_bytes(gzip.compress(GOOD.encode()))
    marked.write_text(GOOD, encoding="utf-8-sig")
    expected = {"Ox": ["Ochse", "Bœuf", "Ochs"], "Bear": []}
    assert read_names(plain) == read_names(packed) == read_names(marked) == expected


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("Ox", "not JSON: Expecting value"),
        ("", "not JSON: Expecting value"),
        ("[]", 'must be an object with the English "name"'),
        ('{"de": "Ochse"}', 'must be an object with the English "name"'),
        ('{"name": 1}', 'must be an object with the English "name"'),
        ('{"name": " "}', "'name' must be a name of 1 to 200 signs"),
        ('{"name": "Ox", "de": ["Ochse"]}', "'de' must be a name of 1 to 200 signs"),
        (json.dumps({"name": "Ox", "de": "x" * 201}), "'de' must be a name of 1 to 200 signs"),
        ('{"name": "' + "x" * MAX_LINE, "longer than 20000 bytes"),
        ("[" * (MAX_LINE - 2), "nested too deep"),
        ('{"name": ' + "1" * 5000 + "}", "Exceeds the limit"),
    ],
)
def test_a_fault_is_told_with_its_line(tmp_path: Path, line: str, fault: str) -> None:
    file = tmp_path / "names.jsonl"
    file.write_text(f'{{"name": "Ox"}}\n{line}\n')
    with pytest.raises(InputError) as caught:
        read_names(file)
    assert str(caught.value).startswith(f"{file}:2: {fault}")


def test_what_is_no_text_or_cannot_be_read(tmp_path: Path) -> None:
    file = tmp_path / "names.jsonl"
    file.write_bytes(b'{"name": "\xff"}\n')
    with pytest.raises(InputError, match=r"names.jsonl:1: not UTF-8 text \(byte 10\)"):
        read_names(file)
    file.write_bytes(gzip.compress(GOOD.encode())[:-12])
    with pytest.raises(InputError, match=r"names.jsonl: cannot be read: "):
        read_names(file)
    for wrong in (tmp_path, tmp_path / "none", "\0"):
        with pytest.raises(InputError, match="cannot be read: "):
            read_names(wrong)


def test_a_bomb_is_not_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(name_files, "MAX_BYTES", 1000)
    file = tmp_path / "names.jsonl.gz"
    file.write_bytes(gzip.compress(b'{"name": "Ox"}\n' * 100_000))
    with pytest.raises(InputError, match=r"it is longer than 0\.001 MB, the most that is read"):
        read_names(file)


def test_a_name_file_is_read_when_asked_for(tmp_path: Path) -> None:
    made = NameFile("names.jsonl", beside=tmp_path / "module.py")
    (tmp_path / "names.jsonl").write_text(GOOD)
    assert made.mtglayers_names() == [("Ox", "Ochse"), ("Ox", "Bœuf"), ("Ox", "Ochs")]
