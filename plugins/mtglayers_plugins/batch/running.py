"""One run: lines in, answers out in the same order, and in the end what became of them."""

import os
import secrets
import stat
import sys
from collections.abc import Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import click

from mtglayers.errors import InputError, MtgLayersError
from mtglayers_plugins.batch import dask, pool
from mtglayers_plugins.batch.lines import chunks_of, read_lines
from mtglayers_plugins.batch.resuming import head, skip
from mtglayers_plugins.batch.tally import Tally
from mtglayers_plugins.batch.worker import Setup
from mtglayers_plugins.command_line.progress import Bar
from mtglayers_plugins.command_line.reporting import BAD_INPUT, INTERRUPTED
from mtglayers_plugins.command_line.session import Session


@dataclass(frozen=True)
class Order:
    """What a run is to do."""

    batch: Path
    most: int
    """Bytes of the longest line."""
    output: Path | None = None
    """None for standard output."""
    resume: bool = False
    jobs: int | None = None
    """None for all cores."""
    dask: str | None = None


def run_batch(session: Session, order: Order) -> int:
    """Do what is ordered, and answer the exit code.

    Raises InputError: a file cannot be read or written, an output is there already or belongs to
    another input; MtgLayersError: workers died. What was written until then stays.
    """
    tally = Tally()
    try:
        with ExitStack() as files:
            source = files.enter_context(_source(order.batch))
            output = (
                sys.stdout.buffer if order.output is None else files.enter_context(_output(order.output, order.resume))
            )
            _run(session, order, source, output, tally)
    except KeyboardInterrupt:
        click.echo(f"mtglayers: stopped after line {tally.last}{_hint(order)}", err=True)
        return INTERRUPTED
    except MtgLayersError as error:
        if tally.last and order.output is not None:
            error.args = (f"{error}; the results up to line {tally.last} are kept{_hint(order)}",)
        raise
    click.echo(str(tally), err=True)
    return BAD_INPUT if tally.failed else 0


def _run(session: Session, order: Order, source: BinaryIO, output: BinaryIO, tally: Tally) -> None:
    lines = read_lines(source, order.most)
    if order.output is not None and order.resume:
        end = 0
        try:
            for done in skip(lines, output):
                tally.add(done.number, failed=done.failed)
                end = done.end
        except InputError as error:
            tally.last = 0
            raise error.at(f"--resume {order.output}") from None
        output.seek(end)
        output.truncate()
    setup = Setup.of(session, order.most, secrets.token_hex(8))
    if order.dask is None:
        answered = pool.over_cores(setup, chunks_of(lines, pool.LINES), order.jobs or pool.cores())
    else:
        answered = dask.over_dask(setup, chunks_of(lines, dask.LINES), order.dask)
    with closing(answered), _bar(source, order) as bar:
        for answers in answered:
            _write(answers, output, order)
            for answer in answers:
                number, _, failed = head(answer)
                tally.add(number, failed=failed)
            bar.come(source.tell() if bar.total else tally.boards)


def _bar(source: BinaryIO, order: Order) -> Bar:
    """A bar on standard error, where the results do not go to the same terminal."""
    status = os.fstat(source.fileno())
    clear = sys.stderr.isatty() and (order.output is not None or not sys.stdout.isatty())
    return Bar("boards", status.st_size if stat.S_ISREG(status.st_mode) else None, sys.stderr if clear else None)


def _source(path: Path) -> BinaryIO:
    try:
        return path.open("rb")
    except (OSError, ValueError) as error:
        raise InputError(f"{path}: cannot be read: {getattr(error, 'strerror', None) or error}") from None


def _output(path: Path, resume: bool) -> BinaryIO:
    """The file of results, as it is. Raises InputError: it is not empty and not to be gone on with, or cannot be written."""
    try:
        there = path.is_file() and path.stat().st_size > 0
        if there and not resume:
            raise InputError(f"{path}: is there already; go on with it by --resume, or remove it first")
        return path.open("r+b" if there else "w+b" if resume else "wb")
    except (OSError, ValueError) as error:
        raise _unwritable(path, error) from None


def _write(answers: Sequence[bytes], output: BinaryIO, order: Order) -> None:
    try:
        output.write(b"".join(answers))
        output.flush()
    except OSError as error:
        if order.output is None:
            raise
        raise _unwritable(order.output, error) from None


def _unwritable(path: Path, error: OSError | ValueError) -> InputError:
    return InputError(f"{path}: cannot be written: {getattr(error, 'strerror', None) or error}")


def _hint(order: Order) -> str:
    """How to go on."""
    if order.output is None:
        return ""
    return "; run it again to go on" if order.resume else "; run it again with --resume to go on"
