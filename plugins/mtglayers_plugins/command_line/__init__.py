"""The command line ``mtglayers``: show boards, check scenario files, evaluate states, look things up."""

import io
import sys
import warnings
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import click

from mtglayers.errors import PluginWarning
from mtglayers_plugins.command_line.catalog import cards, plugins, rules
from mtglayers_plugins.command_line.checking import check
from mtglayers_plugins.command_line.comparing import compare
from mtglayers_plugins.command_line.evaluating import evaluate
from mtglayers_plugins.command_line.reporting import guarded
from mtglayers_plugins.command_line.schemas import print_schema
from mtglayers_plugins.command_line.session import Session
from mtglayers_plugins.command_line.showing import show


class _Commands(click.Group):
    """Our own commands, and those that plugins bring (the hook ``mtglayers_commands``)."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted({*super().list_commands(ctx), *self._of_plugins(ctx)})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        ours = super().get_command(ctx, cmd_name)
        if ours is not None and not isinstance(ours, click.Group):
            return ours
        theirs = self._of_plugins(ctx).get(cmd_name)
        if isinstance(ours, click.Group) and isinstance(theirs, click.Group):
            return click.CommandCollection(cmd_name, sources=[ours, theirs], help=ours.help)
        return ours or theirs

    def _of_plugins(self, ctx: click.Context) -> dict[str, click.Command]:
        brought = _session(ctx).engine.plugins.all_of("mtglayers_commands")
        return {command.name: command for command in brought if isinstance(command, click.Command) and command.name}


def _session(ctx: click.Context) -> Session:
    """The session of a run; click asks for commands before it runs our function."""
    if ctx.obj is None:
        ctx.obj = Session(
            strict=ctx.params.get("strict", False),
            sets=tuple(ctx.params.get("sets", ())),
            names=tuple(ctx.params.get("names", ())),
        )
    return ctx.ensure_object(Session)


def _version() -> str:
    try:
        return version("mtglayers")
    except PackageNotFoundError:
        return "not installed"


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(_version(), prog_name="mtglayers")
@click.option(
    "--strict", is_flag=True, is_eager=True, help="Stop when a plugin does not work, instead of going on without it."
)
@click.option("--set", "sets", multiple=True, is_eager=True, type=click.Path(path_type=Path), metavar="PATH",
              help="Load the card sets of a Python file or folder, for this run only. May be repeated.")  # fmt: skip
@click.option("--names", multiple=True, is_eager=True, type=click.Path(path_type=Path), metavar="FILE",
              help='Load names of cards, for this run only: {"name": "Humility", "de": "Demut"} a line, may be gzipped.')  # fmt: skip
@click.option("--debug", is_flag=True, expose_value=False, help="Print the traceback of a fault in mtglayers.")
@click.pass_context
def commands(ctx: click.Context, /, **options: object) -> None:
    """What does this object look like now? The layers of Magic (rule 613), with reasons."""
    del options  # they are read from the context, by `_session`
    _session(ctx)


for command in (show, check, evaluate, print_schema, cards, plugins, rules):
    commands.add_command(command)
rules.add_command(compare)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and answer its exit code."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    debug = "--debug" in given
    with warnings.catch_warnings():
        warnings.simplefilter("always", PluginWarning)
        warnings.showwarning = _warned
        return guarded(lambda: commands.main(given, prog_name="mtglayers", standalone_mode=False), debug=debug)


def _warned(message: Warning | str, *where: object, **more: object) -> None:
    """A warning, such as of a plugin that failed at work, as one line."""
    click.echo(f"mtglayers: {' '.join(str(message).split())}", err=True)


def main() -> None:
    """The script ``mtglayers``."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run())
