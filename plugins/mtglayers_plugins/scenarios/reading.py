"""Reading scenario files: the part of YAML 1.2 that scenarios need, within bounds, with one line per mistake.

Left out on purpose: anchors, aliases and tags (they let a small file explode), several documents in
one file, and keys that stand twice. Plain words follow the core schema of YAML 1.2: only ``true``,
``false``, ``null`` and whole decimal numbers are not text, so ``n``, ``on``, ``1/1`` and ``0x10`` are.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import yaml
from pydantic import ValidationError

from mtglayers.errors import InputError
from mtglayers_plugins.scenarios.models import Scenario
from mtglayers_plugins.scenarios.steps import STEP_KINDS

MAX_BYTES: Final = 5_000_000
MAX_NODES: Final = 2_000_000
MAX_DEPTH: Final = 50

_WORDS: Final[dict[str, bool | None]] = {
    "": None, "~": None, "null": None, "Null": None, "NULL": None,
    "true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False,
}  # fmt: skip
_NUMBER: Final = re.compile(r"[-+]?[0-9]{1,18}")
_LOADER: Final[Any] = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
"""libyaml's parser is ten times faster, but may be absent."""


def read_scenarios(path: str | Path) -> list[Scenario]:
    """The scenarios of a file.

    Raises InputError, one line that names the file, the scenario and the field, when the file
    cannot be read, is larger than 5 MB, nested deeper than 50, or is not in the scenario format.
    """
    return scenarios_of(read_text(path, MAX_BYTES), str(path))


def read_text(path: str | Path, most: int) -> str:
    """The text of a file of at most ``most`` bytes, looked at before it is read. Raises InputError."""
    file = Path(path)
    try:
        if file.is_dir():
            raise InputError(f"{path}: is a folder, not a file")
        size = file.stat().st_size
        if size > most:
            raise InputError(f"{path}: {size / 1e6:.1f} MB; files of this kind are read up to {most / 1e6:g} MB")
        with file.open("rb") as stream:
            data = stream.read(most + 1)
    except (OSError, ValueError) as error:
        raise InputError(f"{path}: cannot be read: {getattr(error, 'strerror', None) or error}") from None
    if len(data) > most:
        raise InputError(f"{path}: longer than {most / 1e6:g} MB, the most that is read")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError(f"{path}: is not UTF-8 text (byte {error.start})") from None


def scenarios_of(text: str, file: str) -> list[Scenario]:
    """The scenarios of a text; ``file`` is named in errors."""
    data = yaml_data(text, file)
    if data is None:
        return []
    if not isinstance(data, list):
        raise InputError(f"{file}: must be a list of scenarios, each beginning with '- id:'")
    scenarios: list[Scenario] = []
    seen: set[str] = set()
    for place, item in enumerate(data, 1):
        scenario = scenario_of(item, file, place)
        if scenario.id in seen:
            raise InputError(f"{file}: scenario {scenario.id}: the id stands twice in this file")
        seen.add(scenario.id)
        scenarios.append(scenario)
    return scenarios


def scenario_of(data: object, file: str = "scenario", place: int = 1) -> Scenario:
    """One scenario from plain data. Raises InputError, which names ``file``, the scenario and the field."""
    who = f"number {place}"
    if isinstance(data, dict) and isinstance(data.get("id"), str) and data["id"]:
        who = data["id"][:80]
    try:
        return Scenario.model_validate(data)
    except ValidationError as error:
        raise InputError(f"{file}: scenario {who}: {_first(error)}") from None


def yaml_data(text: str, file: str) -> Any:
    """The plain data of one YAML document. Raises InputError with file and line."""
    try:
        return _build(yaml.parse(text, Loader=_LOADER), file)
    except yaml.MarkedYAMLError as error:
        line = f":{error.problem_mark.line + 1}" if error.problem_mark else ""
        raise InputError(f"{file}{line}: not YAML: {error.problem or error.context}") from None
    except yaml.YAMLError as error:
        raise InputError(f"{file}: not YAML: {' '.join(str(error).split())[:200]}") from None


class _Open:
    """A list or mapping whose end has not come yet."""

    def __init__(self, mapping: bool) -> None:
        self.value: Any = {} if mapping else []
        self.mapping = mapping
        self.key: str | None = None


def _build(events: Iterator[Any] | Iterable[Any], file: str) -> Any:
    result: Any = None
    documents = nodes = 0
    open_: list[_Open] = []
    for event in events:
        if isinstance(event, yaml.DocumentStartEvent):
            documents += 1
            if documents > 1:
                raise InputError(f"{_at(file, event)}: a second document begins; a file holds one")
            continue
        if isinstance(event, yaml.NodeEvent):
            nodes += 1
            if nodes > MAX_NODES:
                raise InputError(f"{_at(file, event)}: more than {MAX_NODES:,} values")
            if isinstance(event, yaml.AliasEvent) or event.anchor is not None:
                raise InputError(f"{_at(file, event)}: anchors and aliases (& and *) are not read; quote the text")
            if getattr(event, "tag", None) not in (None, "!"):
                raise InputError(f"{_at(file, event)}: tags (!) are not read; quote the text")
        if isinstance(event, yaml.ScalarEvent):
            inside = open_[-1] if open_ else None
            if inside is not None and inside.mapping and inside.key is None:
                if event.value in inside.value:
                    raise InputError(f"{_at(file, event)}: the key {event.value[:80]!r} stands twice")
                inside.key = event.value
                continue
            value: Any = _plain(event)
        elif isinstance(event, yaml.CollectionStartEvent):
            if open_ and open_[-1].mapping and open_[-1].key is None:
                raise InputError(f"{_at(file, event)}: a key must be text; quote it")
            if len(open_) >= MAX_DEPTH:
                raise InputError(f"{_at(file, event)}: nested deeper than {MAX_DEPTH}")
            open_.append(_Open(isinstance(event, yaml.MappingStartEvent)))
            continue
        elif isinstance(event, yaml.CollectionEndEvent):
            value = open_.pop().value
        else:
            continue
        if not open_:
            result = value
        elif open_[-1].mapping:
            open_[-1].value[open_[-1].key] = value
            open_[-1].key = None
        else:
            open_[-1].value.append(value)
    return result


def _plain(event: Any) -> Any:
    text = event.value
    if not event.implicit[0] or event.style:
        return text
    if text in _WORDS:
        return _WORDS[text]
    return int(text) if _NUMBER.fullmatch(text) else text


def _at(file: str, event: Any) -> str:
    return f"{file}:{event.start_mark.line + 1}"


def _first(error: ValidationError) -> str:
    """The first mistake, as ``field: what is wrong``, with steps counted from 1."""
    mistake = error.errors(include_url=False)[0]
    loc, kind, got = list(mistake["loc"]), mistake["type"], mistake.get("input")
    if kind == "missing":
        text = f"{loc.pop()!r} is missing"
    elif kind == "value_error":
        text = mistake["msg"].partition(", ")[2]
    elif kind in ("model_type", "dict_type", "model_attributes_type"):
        text = f"must be a mapping, not {_short(got)}"
    elif kind == "step_kind":
        text = mistake["msg"]
    else:
        text = f"{mistake['msg'][:1].lower()}{mistake['msg'][1:]}, not {_short(got)}"
        if isinstance(got, int) and "string" in mistake["msg"]:
            text += " (quote it)"
    where = _where(loc)
    return f"{where}: {text}" if where else text


_OF_PYDANTIC: Final = re.compile(r"bool|int|str|list\[.*\]|literal\[.*\]|(constrained|function)-.*")


def _where(loc: Iterable[int | str]) -> str:
    """``step 2 (put): counters: +1/+1``, from the way that pydantic went."""
    parts: list[str] = []
    for part in loc:
        if isinstance(part, int):
            if parts and parts[-1] == "steps":
                parts[-1] = f"step {part + 1}"
            elif parts:
                parts[-1] += f" {part + 1}"
            else:
                parts.append(str(part + 1))
        elif part in STEP_KINDS and parts and re.fullmatch(r"(step|respond|put_together) \d+", parts[-1]):
            parts[-1] += f" ({part})"
        elif not _OF_PYDANTIC.fullmatch(part):
            parts.append(part)
    return ": ".join(parts)


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
