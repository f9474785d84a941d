"""``mtglayers bench``: how long evaluations take on this machine, beside the figures of a peer."""

from typing import TYPE_CHECKING

from mtglayers.hooks import hookimpl

if TYPE_CHECKING:
    import click


@hookimpl
def mtglayers_commands() -> "list[click.Command]":
    """The command."""
    from mtglayers_plugins.bench.command import bench  # noqa: PLC0415  # only where commands are asked for

    return [bench]
