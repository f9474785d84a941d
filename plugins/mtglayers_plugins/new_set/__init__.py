"""``mtglayers new-set NAME``: a package with a card set to begin with, which installs and passes its tests at once."""

from typing import TYPE_CHECKING

from mtglayers.hooks import hookimpl

if TYPE_CHECKING:
    import click


@hookimpl
def mtglayers_commands() -> "list[click.Command]":
    """The command."""
    from mtglayers_plugins.new_set.command import new_set  # noqa: PLC0415  # only where commands are asked for

    return [new_set]
