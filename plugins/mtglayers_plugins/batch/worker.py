"""What a worker does: it makes its engine once, and answers chunks of lines."""

import functools
import json
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from mtglayers.engine import Engine, read_state
from mtglayers.errors import InputError, MtgLayersError, PluginError
from mtglayers.plugins import describe
from mtglayers_plugins.batch.lines import Line
from mtglayers_plugins.command_line.json_text import parse_json
from mtglayers_plugins.command_line.result import result_of
from mtglayers_plugins.command_line.session import Session

_ALONE: Final = threading.Lock()
"""One engine answers one question at a time; a worker of Dask may have several threads."""


@dataclass(frozen=True)
class Setup:
    """What a worker must know to answer as the command line would."""

    run: str
    """Which run it is: the next one reads the files of ``--set`` anew."""
    strict: bool
    sets: tuple[Path, ...]
    names: tuple[Path, ...]
    most: int
    """Bytes of the longest line."""
    installed: frozenset[str]
    """What must be installed where the worker is."""

    @classmethod
    def of(cls, session: Session, most: int, run: str) -> "Setup":
        """The setup of a session. Raises what making its engine raises, so that no worker has to."""
        sets, names = (tuple(path.absolute() for path in paths) for paths in (session.sets, session.names))
        return cls(run, session.strict, sets, names, most, installed(session, session.engine))


def installed(session: Session, engine: Engine) -> frozenset[str]:
    """Our version, and the plugins that work and are installed: not those of the session's own files."""
    try:
        ours = version("mtglayers")
    except PackageNotFoundError:
        ours = "that is not installed"
    own = {str(path) for path in (*session.sets, *session.names)}
    return frozenset({f"mtglayers {ours}", *(one.name for one in engine.plugins.working if one.source not in own)})


def answers(setup: Setup, lines: Sequence[Line]) -> list[bytes]:
    """The answer to each line: a JSON object on a line. Raises MtgLayersError when this worker cannot answer at all."""
    with _ALONE:
        engine = engine_of(setup)
        return [answer(line, setup.most, engine) for line in lines]


@functools.lru_cache(maxsize=4)
def engine_of(setup: Setup) -> Engine:
    """The engine of this worker, made once. Raises PluginError where other plugins work than in the main process.

    A plugin that fails on a board gives an error there, and stays: an answer must not depend on what its worker did before.
    """
    session = Session(setup.strict, setup.sets, setup.names)
    engine = session.load()
    here = installed(session, engine)
    if here != setup.installed:
        parts = (("lacks", setup.installed - here), ("has besides", here - setup.installed))
        told = "; it ".join(f"{verb} {', '.join(sorted(names))}" for verb, names in parts if names)
        raise PluginError(f"a worker would answer otherwise than this machine: it {told}")
    engine.plugins.strict = True
    return engine


def answer(line: Line, most: int, engine: Engine) -> bytes:
    """The answer to one line, whatever is wrong with it."""
    try:
        came = "result", _result(line, most, engine)
    except MtgLayersError as error:
        came = "error", _said(str(error))
    except RecursionError:
        came = "error", _said("nested too deep")
    except MemoryError:
        came = "error", _said("too large for the memory of this machine")
    except Exception as error:  # noqa: BLE001  # a fault of ours or of a plugin's does not stop the other lines
        came = (
            "error",
            _said(f"{describe(error)}. This is a fault in mtglayers or one of its plugins; please report it."),
        )
    return b"".join(_parts(line, *came))


def _result(line: Line, most: int, engine: Engine) -> bytes:
    if line.text is None:
        raise InputError(f"longer than {most / 1e6:g} MB")
    try:
        text = line.text.decode("utf-8-sig").strip()
    except UnicodeDecodeError as error:
        raise InputError(f"not UTF-8 text (byte {error.start})") from None
    try:
        data = parse_json(text)
    except InputError as error:
        raise InputError(str(error).removeprefix("1: ")) from None
    if not isinstance(data, dict):
        raise InputError("must be one JSON object, the state")
    answered = engine.answer(engine.evaluate(read_state(text)))
    return result_of(answered, engine).model_dump_json().encode()


def _said(message: str) -> bytes:
    """A message as JSON; half of a surrogate pair, which is no UTF-8, is left escaped."""
    return json.dumps(" ".join(message.split()), ensure_ascii=False).encode(errors="backslashreplace")


def _parts(line: Line, what: str, data: bytes) -> Iterator[bytes]:
    """An answer begins with its line: ``resuming`` reads that."""
    yield f'{{"line": {line.number}, "input": "{line.digest}", "{what}": '.encode()
    yield data
    yield b"}\n"
