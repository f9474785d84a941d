"""``mtglayers evaluate STATE.json``, JSON in and JSON out; and ``mtglayers schema``."""

from typing import Any, Final, Literal

import click

from mtglayers.errors import InputError, MtgLayersError
from mtglayers_plugins.command_line.json_text import parse_json
from mtglayers_plugins.command_line.output import write_json
from mtglayers_plugins.command_line.session import Session, pass_session

MAX_BYTES: Final = 50_000_000


@click.command()
@click.argument("state", metavar="STATE.json")
@click.option("--max-mb", default=MAX_BYTES / 1e6, show_default=True, type=click.FloatRange(0.001, 4_000),
              help="The largest file that is read, in MB.")  # fmt: skip
@pass_session
def evaluate(session: Session, state: str, max_mb: float) -> None:
    """Evaluate a game state: what is every object, and why? JSON in, JSON out.

    `mtglayers schema state` and `mtglayers schema result` describe the two.
    """
    from mtglayers.engine import read_state  # noqa: PLC0415  # `--help` needs no engine
    from mtglayers_plugins.command_line.result import result_of  # noqa: PLC0415  # as above

    text = read_json(state, int(max_mb * 1e6))
    try:
        answer = session.engine.answer(session.engine.evaluate(read_state(text)))
    except MtgLayersError as error:
        raise error.at(state) from None
    write_json(result_of(answer, session.engine).model_dump(mode="json"))


def read_json(path: str, most: int) -> str:
    """The text of a file that holds one JSON object.

    Raises InputError that names the file: too large, nested too deep, a key that stands twice, no JSON.
    """
    from mtglayers_plugins.scenarios.reading import read_text  # noqa: PLC0415  # as above

    text = read_text(path, most)
    try:
        data = parse_json(text)
    except InputError as error:
        raise InputError(f"{path}:{'' if str(error)[:1].isdigit() else ' '}{error}") from None
    if not isinstance(data, dict):
        raise InputError(f"{path}: must hold one JSON object, the state")
    return text


@click.command("schema")
@click.argument("what", type=click.Choice(["state", "scenario", "result"]))
def print_schema(what: str) -> None:
    """Print the JSON Schema of a game state, of scenario files, or of results."""
    write_json(_schema(what))


def _schema(what: str) -> dict[str, Any]:
    from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue  # noqa: PLC0415  # as above
    from pydantic_core.core_schema import PlainValidatorFunctionSchema  # noqa: PLC0415  # as above

    from mtglayers.objects import State  # noqa: PLC0415  # as above
    from mtglayers_plugins.command_line.result import Result  # noqa: PLC0415  # as above
    from mtglayers_plugins.scenarios import scenario_schema  # noqa: PLC0415  # as above

    if what == "scenario":
        return scenario_schema()

    class WithAbilities(GenerateJsonSchema):
        """Ability data is an open union: a plugin may add kinds, so their schema says only that there is a kind."""

        def function_plain_schema(self, schema: PlainValidatorFunctionSchema) -> JsonSchemaValue:
            del schema
            return {"type": "object", "properties": {"kind": {"type": "string"}}, "required": ["kind"]}

    model, title = (State, "mtglayers state") if what == "state" else (Result, "mtglayers result")
    mode: Literal["validation", "serialization"] = "validation" if what == "state" else "serialization"
    schema = model.model_json_schema(mode=mode, schema_generator=WithAbilities)
    return {"$schema": GenerateJsonSchema.schema_dialect} | schema | {"title": title}
