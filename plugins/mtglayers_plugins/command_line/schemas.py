"""``mtglayers schema``: the JSON Schemas of what goes in and comes out, each with its version."""

from pathlib import Path
from typing import Any, Final, Literal

import click

from mtglayers.errors import InputError
from mtglayers_plugins.command_line.output import as_json, write_json

VERSIONS: Final = {"state": 1, "change": 1, "view": 1, "scenario": 1, "result": 1}
"""What has a schema, with its version: a new one when something that was right before no longer is."""


@click.command("schema")
@click.argument("what", type=click.Choice(list(VERSIONS)), required=False)
@click.option("--write", "folder", type=click.Path(path_type=Path), metavar="FOLDER", help="Write all of them there.")
def print_schema(what: str | None, folder: Path | None) -> None:
    """Print the JSON Schema of game states, of changes and views (`serve`), of scenario files, or of results."""
    if (what is None) is (folder is None):
        raise click.UsageError(
            f"name one of {', '.join(VERSIONS)}, or --write FOLDER", click.get_current_context(silent=True)
        )
    if what is not None:
        write_json(schema_of(what))
        return
    for one in VERSIONS:
        try:
            file_of(folder or Path(), one).write_text(f"{as_json(schema_of(one))}\n", encoding="utf-8")
        except OSError as error:
            raise InputError(f"{folder}: cannot be written: {error.strerror}") from None


def file_of(folder: Path, what: str) -> Path:
    """The file of a schema: ``state-1.json``."""
    return folder / f"{what}-{VERSIONS[what]}.json"


def schema_of(what: str) -> dict[str, Any]:
    """The JSON Schema of one of ``VERSIONS``."""
    from pydantic import TypeAdapter  # noqa: PLC0415  # `--help` needs no models
    from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue  # noqa: PLC0415  # as above
    from pydantic_core.core_schema import PlainValidatorFunctionSchema  # noqa: PLC0415  # as above

    class WithAbilities(GenerateJsonSchema):
        """Ability data is an open union: a plugin may add kinds, so their schema says only that there is a kind."""

        def function_plain_schema(self, schema: PlainValidatorFunctionSchema) -> JsonSchemaValue:
            del schema
            return {"type": "object", "properties": {"kind": {"type": "string"}}, "required": ["kind"]}

    shape, mode = _shape(what)
    schema = TypeAdapter(shape).json_schema(mode=mode, schema_generator=WithAbilities, by_alias=True)
    head = {"$schema": GenerateJsonSchema.schema_dialect, "$id": f"urn:mtglayers:{what}:{VERSIONS[what]}"}
    return head | schema | {"title": f"mtglayers {what}"}


def _shape(what: str) -> tuple[Any, Literal["validation", "serialization"]]:
    if what == "state":
        from mtglayers.objects import State  # noqa: PLC0415  # as above

        return State, "validation"
    if what == "change":
        from mtglayers_plugins.serving.changes import Change  # noqa: PLC0415  # as above

        return Change, "validation"
    if what == "view":
        from mtglayers_plugins.serving.views import View  # noqa: PLC0415  # as above

        return View, "serialization"
    if what == "scenario":
        from mtglayers_plugins.scenarios import Scenario  # noqa: PLC0415  # as above

        return list[Scenario], "validation"
    from mtglayers_plugins.command_line.result import Result  # noqa: PLC0415  # as above

    return Result, "serialization"
