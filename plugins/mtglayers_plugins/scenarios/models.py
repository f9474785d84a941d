"""What a scenario file may hold, as strict pydantic models.

A scenario is a board built step by step and what must be true of it. Every unknown key is an error.
Expectations have a module of their own, ``expected``; steps stand in ``steps``.
"""

# ruff: noqa: RUF012  # pydantic copies the defaults of its fields

import re
from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Self

from pydantic import Field, StringConstraints, TypeAdapter, model_validator

from mtglayers_plugins.scenarios.expected import Expectations, Handle, LayerId
from mtglayers_plugins.scenarios.shapes import PrintedNumber, Shape, near
from mtglayers_plugins.scenarios.steps import PutTogether, Respond, Step

PlayerName = Annotated[str, StringConstraints(min_length=1, max_length=60, pattern=r"^[^:#.]+$")]


class InlineFace(Shape):
    """One face of a card that a scenario defines."""

    name: str
    mana_cost: str = ""
    type_line: str
    text: str = ""
    power: PrintedNumber | None = None
    toughness: PrintedNumber | None = None
    loyalty: PrintedNumber | None = None
    colors: str | list[str] | None = None
    """A colour indicator (204): letters of WUBRG."""


class InlineCard(Shape):
    """A card that a scenario defines, with the keys of the public card-data services."""

    name: str
    mana_cost: str = ""
    type_line: str = ""
    text: str = ""
    power: PrintedNumber | None = None
    toughness: PrintedNumber | None = None
    loyalty: PrintedNumber | None = None
    colors: str | list[str] | None = None
    faces: list[InlineFace] | None = None
    layout: str | None = None

    @model_validator(mode="after")
    def _has_types(self) -> Self:
        if not self.type_line and not self.faces:
            raise ValueError(f"the card {self.name!r} needs a type_line or faces")
        return self

    def definition(self) -> dict[str, Any]:
        """The card as ``Engine.define`` takes it: only the keys that were given."""
        return self.model_dump(exclude_unset=True)


class Scenario(Shape):
    """One scenario."""

    id: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]+$")]
    """Unique in its file."""
    title: str = ""
    source: str = ""
    """Where the fact comes from."""
    rules: str = "current"
    """A ruleset, by its id, an alias, or a date on which it was in force."""
    players: list[PlayerName] = Field(default=["A", "B"], min_length=1, max_length=20)
    """The first is the active player."""
    tags: list[str] = []
    cards: list[InlineCard] = []
    steps: list[Step] = []
    expect: Expectations = {}
    order: dict[LayerId, list[Handle]] = {}
    """The order of application, by layer; effects that are not listed are ignored."""
    depends: dict[LayerId, list[Annotated[list[Handle], Field(min_length=2, max_length=2)]]] = {}
    """Every dependency of a layer when it starts: the first depends on the second."""
    contested: str | None = None
    """Why the rules leave it open; it is run and reported, never counted."""

    @model_validator(mode="after")
    def _handles_are_known(self) -> Self:
        if len(set(self.players)) < len(self.players):
            raise ValueError("players: a name stands twice")
        made = set(self.players)
        for step in all_steps(self.steps):
            if isinstance(step, PutTogether):
                continue
            handle = getattr(step, "as_", None)
            if handle is not None:
                if handle in self.players:
                    raise ValueError(f"{handle!r} is a player and cannot be a handle too")
                made.add(handle)
        for where, expectations in _all_expectations(self):
            for name, expectation in expectations.items():
                self._check_name(name, where, made)
                expectation.check_keys(name, is_player=name in self.players)
        for field, layers in (("order", [self.order]), ("depends", self.depends.values())):
            for name in (name for layer in layers for names in _lists(layer) for name in names):
                self._check_name(re.sub(r"\.\d+$", "", name), field, made)
        return self

    def _check_name(self, name: str, where: str, made: set[str]) -> None:
        if name.startswith("card:") or name in made or name.partition("#")[0] in made:
            return
        raise ValueError(f"{where}: {name!r} is no player and no handle of a step{near(name, made)}")


def all_steps(steps: list[Step]) -> Iterator[Step]:
    """The steps and those inside them, in the order they stand."""
    for step in steps:
        yield step
        if isinstance(step, PutTogether):
            yield from step.put_together
        elif isinstance(step, Respond):
            yield from all_steps(step.respond)


def _lists(layer: dict[str, list[str]] | list[list[str]]) -> Iterable[list[str]]:
    return layer.values() if isinstance(layer, dict) else layer


def _all_expectations(scenario: Scenario) -> Iterator[tuple[str, Expectations]]:
    yield "expect", scenario.expect
    for place, step in enumerate(scenario.steps, 1):
        for inner in all_steps([step]):
            yield f"step {place}: expect", inner.expect


def scenario_schema() -> dict[str, Any]:
    """The JSON Schema of a scenario file."""
    return TypeAdapter(list[Scenario]).json_schema(by_alias=True) | {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "mtglayers scenario file",
    }


__all__ = ["InlineCard", "InlineFace", "Scenario", "all_steps", "scenario_schema"]
