"""``mtglayers interactions``: which cards can depend on one another, or form dependency loops (613.8), each seen on a board."""

from typing import TYPE_CHECKING

from mtglayers.hooks import hookimpl

if TYPE_CHECKING:
    import click


@hookimpl
def mtglayers_commands() -> "list[click.Command]":
    """The command."""
    from mtglayers_plugins.interactions.command import interactions  # noqa: PLC0415  # only where commands are asked for

    return [interactions]
