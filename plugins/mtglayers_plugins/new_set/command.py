"""The command ``mtglayers new-set``."""

from pathlib import Path

import click

from mtglayers_plugins.new_set.writing import new_set_of, write


@click.command("new-set")
@click.argument("name")
@click.option(
    "--into",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="FOLDER",
    help="Where to write it; a folder named after the set when absent.",
)
@click.option("--code", default="", help="The set's code, such as GOB.")
def new_set(name: str, into: Path | None, code: str) -> None:
    """Write a package for a new card set called NAME, with example cards, scenarios and tests."""
    new = new_set_of(name, code)
    folder = into or Path(new.distribution)
    for path in write(new, folder):
        click.echo(path)
    click.echo(f'\nNext: cd {folder} && pip install -e ".[test]" && pytest')
