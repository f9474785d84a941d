"""``mtglayers plugins check NAME``: is a plugin whole, and is what it declares true?"""

from typing import TYPE_CHECKING

from mtglayers.hooks import hookimpl

if TYPE_CHECKING:
    import click


@hookimpl
def mtglayers_commands() -> "list[click.Command]":
    """The command, in the group ``plugins``."""
    from mtglayers_plugins.plugin_check.command import plugins  # noqa: PLC0415  # only where commands are asked for

    return [plugins]
