"""Tools of the circus: a command, and a format of positions."""

import click

from mtglayers import Engine, InputError, ObjectState, PlayerState, State, hookimpl
from mtglayers.positions import Position

requires = ("circus",)


@click.command("circus")
@click.pass_context
def show(ctx: click.Context) -> None:
    """Say what is on tonight."""
    engine: Engine = ctx.obj.engine
    click.echo(", ".join(sorted(name for name in engine.cards if engine.cards.plugin_of(name) == "circus")))


@hookimpl
def mtglayers_commands() -> list[click.Command]:
    """The command."""
    return [show]


@hookimpl
def mtglayers_read_position(text: str, name: str, engine: Engine) -> Position | None:
    """A list of cards below the word CIRCUS."""
    first, *names = text.splitlines() or [""]
    if first != "CIRCUS":
        return None
    if not names:
        raise InputError(f"{name}: nobody is in the ring")
    objects = [
        ObjectState(id=f"o{n}", card=engine.card(one).name, owner="A", timestamp=n) for n, one in enumerate(names)
    ]
    return Position(State(players=[PlayerState(name="A")], objects=objects))
