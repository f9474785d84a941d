"""One run of the command line: its options, and the engine, made when first asked for."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from mtglayers.engine import Engine


@dataclass
class Session:
    """The options that stand before the command."""

    strict: bool = False
    sets: tuple[Path, ...] = ()
    names: tuple[Path, ...] = ()

    @cached_property
    def engine(self) -> "Engine":
        """The engine. A plugin that does not work is told on standard error. Raises what ``load`` raises."""
        engine = self.load()
        for plugin in engine.plugins.all:
            if plugin.error:
                click.echo(f"mtglayers: plugin {plugin.name} of {plugin.source} is left out: {plugin.error}", err=True)
        return engine

    def load(self) -> "Engine":
        """A new engine, with the installed plugins and those of ``--set`` and ``--names``.

        Raises PluginError under ``--strict``, InputError for a file of sets or names that cannot be read.
        """
        from mtglayers.engine import Engine  # noqa: PLC0415  # `--help` and `schema` need no engine
        from mtglayers_plugins.command_line.set_files import names_of, plugins_of  # noqa: PLC0415  # as above

        sets = [plugin for path in self.sets for plugin in plugins_of(path)]
        return Engine([*sets, *map(names_of, self.names)], strict=self.strict)


pass_session = click.make_pass_decorator(Session, ensure=True)
