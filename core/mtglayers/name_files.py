"""Files of printed names: one JSON object a line, ``{"name": "Humility", "de": "Demut"}``, as text or gzipped."""

import gzip
import json
import zlib
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import IO, Final, cast

from mtglayers.errors import InputError
from mtglayers.hooks import hookimpl

MAX_BYTES: Final = 100_000_000
"""The most that is read of a file, unpacked."""
MAX_LINE: Final = 20_000
MAX_NAME: Final = 200
_GZIP: Final = b"\x1f\x8b"


class NameFile:
    """A plugin: the names in a file, read when first asked for. ``beside`` is a file in whose folder it lies."""

    def __init__(self, path: str | Path, beside: str | Path | None = None) -> None:
        self.path = Path(path) if beside is None else Path(beside).parent / path

    def read(self) -> dict[str, list[str]]:
        """The names by the English name of their card. Raises InputError, which names file and line."""
        return self._names

    @cached_property
    def _names(self) -> dict[str, list[str]]:
        return read_names(self.path)

    @hookimpl
    def mtglayers_names(self) -> list[tuple[str, str]]:
        """The hook: its names."""
        return [(english, name) for english, names in self.read().items() for name in names]


def read_names(path: str | Path) -> dict[str, list[str]]:
    """The names of a file, by the English name of their card. Raises InputError, which names file and line."""
    names: dict[str, list[str]] = {}
    try:
        with Path(path).open("rb") as raw:
            packed = raw.read(len(_GZIP)) == _GZIP
            raw.seek(0)
            stream = cast(IO[bytes], gzip.GzipFile(fileobj=raw)) if packed else raw
            for number, line in enumerate(_lines(stream), 1):
                try:
                    english, others = _record(line)
                except (ValueError, RecursionError) as error:
                    raise InputError(f"{path}:{number}: {_said(error)}") from None
                names[english] = list(dict.fromkeys([*names.get(english, ()), *others]))
    except (OSError, EOFError, zlib.error, ValueError) as error:
        raise InputError(f"{path}: cannot be read: {getattr(error, 'strerror', None) or error}") from None
    return names


def _lines(stream: IO[bytes]) -> Iterator[bytes]:
    """The lines, none of them read further than one may go."""
    size = 0
    while line := stream.readline(MAX_LINE + 1):
        size += len(line)
        if size > MAX_BYTES:
            raise ValueError(f"it is longer than {MAX_BYTES / 1e6:g} MB, the most that is read")
        yield line


def _record(line: bytes) -> tuple[str, list[str]]:
    """The English name and the others of one line. Raises ValueError."""
    if len(line) > MAX_LINE:
        raise ValueError(f"longer than {MAX_LINE} bytes")
    record = json.loads(line.decode("utf-8-sig"))
    if not isinstance(record, dict) or not isinstance(record.get("name"), str):
        raise ValueError('must be an object with the English "name", like {"name": "Humility", "de": "Demut"}')
    for language, name in record.items():
        if not isinstance(name, str) or not name.strip() or len(name) > MAX_NAME:
            raise ValueError(f"{language[:20]!r} must be a name of 1 to {MAX_NAME} signs")
    return record["name"], [name for language, name in record.items() if language != "name"]


def _said(error: Exception) -> str:
    if isinstance(error, json.JSONDecodeError):
        return f"not JSON: {error.msg}"
    if isinstance(error, UnicodeDecodeError):
        return f"not UTF-8 text (byte {error.start})"
    return "nested too deep" if isinstance(error, RecursionError) else str(error)
