"""An answer as JSON: what ``show --json`` and ``evaluate`` write, and its JSON Schema."""

import datetime
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from mtglayers.abilities import Ability

if TYPE_CHECKING:
    from mtglayers.engine import Engine
    from mtglayers.reading import Answer, Reading, Step


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class AbilityResult(_Part):
    """One ability that an object or player has."""

    text: str
    """As a rules sentence."""
    data: dict[str, Any]
    """As data: its kind and its fields."""


class ObjectResult(_Part):
    """What one object is after the last layer."""

    name: str
    mana_cost: str
    mana_value: int
    colors: str
    """Letters of WUBRG."""
    supertypes: list[str]
    types: list[str]
    subtypes: list[str]
    power: int | None
    """None for what is no creature."""
    toughness: int | None
    base_power: int | None
    base_toughness: int | None
    loyalty: int | None
    abilities: list[AbilityResult]
    controller: str
    owner: str
    zone: str
    tapped: bool
    attacking: bool
    face_down: bool
    counters: dict[str, int]
    attached_to: str | None


class PlayerResult(_Part):
    """What holds for a player."""

    life: int
    hand: int
    max_hand_size: int | None
    """None for no maximum."""
    land_plays: int
    abilities: list[AbilityResult]


class StepResult(_Part):
    """One application of an effect in a layer, and why it came then."""

    layer: str
    rule: str
    """The rule that makes the layer."""
    effect: str
    """The id of the object or resolution that the effect comes from."""
    says: str
    timestamp: int
    applied_to: list[str]
    changes: list[str]
    why: str
    why_rule: str
    depends_on: list[str]
    goes_on: str | None
    """The earlier layer in which it started, and so in which its objects were found (613.6)."""


class NeverApplied(_Part):
    """An effect whose ability was lost before it could start."""

    effect: str
    """The id of the object that the effect comes from."""
    says: str
    layer: str
    """The layer in which the ability was lost."""
    lost_to: str
    """The id of the object or resolution that took it."""
    rule: str


class EditionResult(_Part):
    """The edition of the rules."""

    name: str
    since: datetime.date
    until: datetime.date | None
    """None for the edition of today."""


class Result(_Part):
    """The answer to one board."""

    version: Literal[1] = 1
    rules: str
    """The edition of the rules, by its id."""
    edition: EditionResult
    objects: dict[str, ObjectResult]
    players: dict[str, PlayerResult]
    steps: list[StepResult]
    never_applied: list[NeverApplied]
    order: dict[str, list[str]] = Field(default={}, description="By layer: the effects in the order of application.")
    depends: dict[str, list[tuple[str, str]]] = Field(
        default={}, description="By layer: what depends on what when the layer begins."
    )


Render = Callable[[Ability, str], str]


def result_of(answer: "Answer", engine: "Engine") -> Result:
    """The answer of an engine as a result."""
    board, ruleset = answer.evaluation.board, answer.evaluation.ruleset

    def abilities(held: Sequence[Ability], name: str) -> list[AbilityResult]:
        return [AbilityResult(text=engine.render(ability, name), data=ability.data()) for ability in held]

    def player(name: str) -> PlayerResult:
        read = answer.player(name)
        return PlayerResult(
            life=read.life, hand=read.hand, max_hand_size=read.max_hand_size, land_plays=read.land_plays,
            abilities=abilities(read.abilities, ""),
        )  # fmt: skip

    def one(read: "Reading") -> ObjectResult:
        plain = {field: getattr(read, field) for field in ObjectResult.model_fields if field != "abilities"}
        return ObjectResult(**plain, abilities=abilities(read.abilities, read.name))

    return Result(
        rules=ruleset.id,
        edition=EditionResult(name=ruleset.name, since=ruleset.since, until=ruleset.until),
        objects={id_: one(answer[id_]) for id_ in answer.ids if id_ in answer},
        players={each.name: player(each.name) for each in board.players.values()},
        steps=[step_result(step, engine) for step in answer.steps],
        never_applied=[
            NeverApplied(
                effect=never.effect,
                says=engine.render(never.ability, never.effect),
                layer=never.layer,
                lost_to=never.lost_to,
                rule=ruleset.numbers["locked set"],
            )
            for never in answer.never_applied
        ],
        order=answer.order,
        depends=answer.depends,
    )


def words_of(step: "Step", engine: "Engine") -> str:
    """What the effect of a step says, as a sentence."""
    if step.says or step.ability is None:
        return step.says
    return engine.render(step.ability, step.effect)


def step_result(step: "Step", engine: "Engine") -> StepResult:
    """One step as a result."""
    return StepResult(
        layer=step.layer, rule=step.rule, effect=step.effect, says=words_of(step, engine), timestamp=step.timestamp,
        applied_to=list(step.applied_to), changes=list(step.changes), why=step.why, why_rule=step.why_rule,
        depends_on=list(step.depends_on), goes_on=step.goes_on or None,
    )  # fmt: skip
