"""Changes of a game as data: ``{"do": "put", "card": "Humility"}``. Each is a method of ``Game``, with its parameters."""

# ruff: noqa: RUF012  # pydantic copies the defaults of its fields

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

from pydantic import Field, StringConstraints

from mtglayers.filters import Zone
from mtglayers.game import Game
from mtglayers.objects import InlineCard
from mtglayers.resolving import Resolution
from mtglayers_plugins.scenarios.shapes import Shape

VERSION: Final = 1
"""The version of the shapes of changes and views."""

NewId = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Name = Annotated[str, StringConstraints(max_length=200)]
Number = Annotated[int, Field(ge=0, le=10_000)]
Counters = Annotated[dict[Name, Annotated[int, Field(ge=-100_000, le=100_000)]], Field(max_length=50)]
Choice = Name | int | bool | list[Name | int]
Choices = Annotated[dict[Name, Choice], Field(max_length=20)]
Targets = Annotated[list[Name], Field(max_length=1_000)]
Text = Annotated[str, StringConstraints(max_length=5_000)]


class Outcome(Shape):
    """What a change made."""

    made: list[str]
    """The ids of new objects."""
    effects: list[str] = []
    """The ids of continuous effects that began."""


class Arguments(Shape):
    """The arguments of a method of ``Game``: only those that were given."""

    def arguments(self) -> dict[str, Any]:
        """By the names of its parameters."""
        return {name: getattr(self, name) for name in self.model_fields_set if name != "do"}

    def apply(self, game: Game) -> Outcome:
        """Do it. Raises MtgLayersError, and then the game is as it was."""
        return outcome_of(getattr(game, getattr(self, "do"))(**self.arguments()))  # noqa: B009  # each change has it


def outcome_of(answer: object) -> Outcome:
    """What a method of ``Game`` answered."""
    if isinstance(answer, str):
        return Outcome(made=[answer])
    if isinstance(answer, Resolution):
        return Outcome(made=answer.created, effects=answer.effects)
    return Outcome(made=[str(id) for id in answer] if isinstance(answer, Sequence) else [])


class Entering(Arguments):
    """An object that enters a zone."""

    card: Name
    id: NewId | None = None
    by: Name | None = None
    owner: Name | None = None
    zone: Zone = "battlefield"
    token: bool = False
    face_down: bool = False
    tapped: bool = False
    attacking: bool = False
    transformed: bool = False
    counters: Counters | None = None
    attached_to: Name | None = None
    choose: Choices | None = None
    copying: Name | None = None
    level: Number | None = None
    class_level: Number | None = None
    kicked: bool = False
    x: Number | None = None


class Put(Entering):
    """An object enters a zone, and what it says about entering is carried out."""

    do: Literal["put"]


class PutTogether(Arguments):
    """Several objects enter at once."""

    do: Literal["put_together"]
    puts: Annotated[list[Entering], Field(min_length=1, max_length=5_000)]

    def arguments(self) -> dict[str, Any]:
        return {"puts": [put.arguments() for put in self.puts]}


class Define(Arguments):
    """A card is defined for this game, by its printed facts and its text."""

    do: Literal["define"]
    card: InlineCard

    def apply(self, game: Game) -> Outcome:
        game.card(game.engine.define(self.card))
        game.change(cards=(*(one for one in game.cards if one.name != self.card.name), self.card))
        return Outcome(made=[])


class Cast(Arguments):
    """A spell is cast and resolves."""

    do: Literal["cast"]
    card: Name
    id: NewId | None = None
    by: Name | None = None
    targets: Targets = []
    choose: Choices | None = None
    x: Number | None = None
    modes: Annotated[list[Number], Field(max_length=20)] = []
    hold: bool = False
    """Whether it stays on the stack until ``resolve``."""


class _Use(Arguments):
    id: Name
    ability: Annotated[int, Field(ge=1, le=1_000)] | Text | None = None
    """Which one: its number among the object's abilities of that sort as they now are, or words it contains."""
    as_: NewId | None = Field(None, alias="as")
    by: Name | None = None
    targets: Targets = []
    choose: Choices | None = None
    x: Number | None = None
    hold: bool = False
    """Whether it stays on the stack until ``resolve``."""


class Activate(_Use):
    """An activated ability of an object resolves."""

    do: Literal["activate"]
    times: Annotated[int, Field(ge=1, le=100)] = 1


class Trigger(_Use):
    """A triggered ability of an object resolves."""

    do: Literal["trigger"]


class TextEffect(Arguments):
    """An effect known only by its text: of a resolution, or of a nameless enchantment's static ability."""

    do: Literal["effect"]
    text: Text
    id: NewId | None = None
    by: Name | None = None
    targets: Targets = []
    choose: Choices | None = None
    x: Number | None = None
    static: bool = False
    hold: bool = False
    """Whether it stays on the stack until ``resolve``."""


class Attach(Arguments):
    """An Aura, Equipment or Fortification becomes attached."""

    do: Literal["attach"]
    id: Name
    to: Name


class AddCounters(Arguments):
    """Counters are put on an object, or removed where the number is negative."""

    do: Literal["add_counters"]
    id: Name
    counters: Annotated[Counters, Field(min_length=1)]


class Turn(Arguments):
    """A permanent turns face down or face up."""

    do: Literal["turn"]
    id: Name
    face: Literal["down", "up"]


class Transform(Arguments):
    """A permanent turns to its other face, or flips."""

    do: Literal["transform"]
    id: Name
    flip: bool = False


class Status(Arguments):
    """A permanent is tapped, attacks, phases out, is destroyed …; a spell is countered."""

    do: Literal["tap", "untap", "attack", "phase_out", "phase_in", "unattach", "destroy", "counter"]
    id: Name


class Move(Arguments):
    """An object changes zones: a new object that keeps the id (400.7)."""

    do: Literal["move"]
    id: Name
    zone: Zone
    by: Name | None = None
    choose: Choices | None = None
    tapped: bool = False
    face_down: bool = False
    copying: Name | None = None
    attached_to: Name | None = None


class SetFact(Arguments):
    """A fact about a player becomes a number: life, hand (number of cards), or another by name."""

    do: Literal["set"]
    player: Name
    fact: Annotated[str, StringConstraints(min_length=1, max_length=60)]
    value: Annotated[int, Field(ge=-1_000_000, le=1_000_000)]


class Mutate(Arguments):
    """A card merges with a permanent."""

    do: Literal["mutate"]
    card: Name
    onto: Name
    by: Name | None = None
    top: bool = True
    id: NewId | None = None
    hold: bool = False
    """Whether it stays on the stack until ``resolve``."""


class Leaves(Arguments):
    """A player leaves the game."""

    do: Literal["leaves"]
    player: Name


class Happens(Arguments):
    """Something happened that effects last until."""

    do: Literal["happens"]
    event: Annotated[str, StringConstraints(min_length=1, max_length=300)]


class Passing(Arguments):
    """The top of the stack resolves, state-based actions are performed, or the turn ends."""

    do: Literal["resolve", "state_based", "end_turn"]


Change = Annotated[
    Put
    | PutTogether
    | Define
    | Cast
    | Activate
    | Trigger
    | TextEffect
    | Attach
    | AddCounters
    | Turn
    | Transform
    | Status
    | Move
    | SetFact
    | Mutate
    | Leaves
    | Happens
    | Passing,
    Field(discriminator="do"),
]
"""A change: which one is said by ``do``."""
