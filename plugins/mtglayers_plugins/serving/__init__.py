"""``mtglayers serve --stdio``: JSON-RPC 2.0 for engines in other languages, one message a line (see docs/engines.md)."""

import sys
from collections.abc import Iterable

import click

from mtglayers.hooks import hookimpl
from mtglayers_plugins.command_line.session import Session, pass_session
from mtglayers_plugins.serving.limits import Limits

_DEFAULTS = Limits()


@click.command()
@click.option("--stdio", is_flag=True, required=True, help="Answer on standard output what comes on standard input.")
@click.option("--max-games", default=_DEFAULTS.games, show_default=True, type=click.IntRange(1, 1_000_000),
              help="Games that are open at once.")  # fmt: skip
@click.option("--max-objects", default=_DEFAULTS.objects, show_default=True, type=click.IntRange(1, 200_000),
              help="Objects of one game.")  # fmt: skip
@click.option("--max-mb", default=_DEFAULTS.message_bytes / 1e6, show_default=True, type=click.FloatRange(0.001, 1_000),
              help="The longest message, in MB.")  # fmt: skip
@click.option("--max-seconds", default=_DEFAULTS.seconds, show_default=True, type=click.FloatRange(0, 100_000),
              help="How long one request may take; 0 for no limit.")  # fmt: skip
@pass_session
def serve(session: Session, stdio: bool, max_games: int, max_objects: int, max_mb: float, max_seconds: float) -> None:
    """Serve engines in other languages: JSON-RPC 2.0, one message a line.

    The methods are about, open, apply, view, preview, copy, close, state, cards and compile;
    `mtglayers schema change` and `mtglayers schema view` describe what they take and give. The
    end of the input ends it.
    """
    from mtglayers_plugins.serving.server import Server  # noqa: PLC0415  # `--help` needs no engine

    limits = Limits(games=max_games, objects=max_objects, message_bytes=int(max_mb * 1e6), seconds=max_seconds)
    Server(session.engine, limits).serve(sys.stdin.buffer, sys.stdout.buffer)


@hookimpl
def mtglayers_commands() -> Iterable[click.Command]:
    """The command ``serve``."""
    return [serve]
