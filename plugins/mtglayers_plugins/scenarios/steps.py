"""The steps of a scenario: what happens, in order, each with later timestamps than the one before it."""

# ruff: noqa: RUF012  # pydantic copies the defaults of its fields

from typing import Annotated, Any, Final, Literal, Self

from pydantic import AfterValidator, Discriminator, Field, StringConstraints, Tag, model_validator

from mtglayers_plugins.scenarios.expected import Expectations, Handle
from mtglayers_plugins.scenarios.shapes import Shape, near

NewHandle = Annotated[str, StringConstraints(min_length=1, max_length=200, pattern=r"^[^#]+$")]
Zone = Literal["battlefield", "hand", "graveyard", "exile", "library", "stack", "command"]
Number = Annotated[int, Field(ge=0, le=1_000_000)]
Count = Annotated[int, Field(ge=1, le=100_000)]
Counters = dict[str, Annotated[int, Field(ge=-1_000_000, le=1_000_000)]]

CHOICES: Final = (
    "creature_type", "color", "card_name", "card_type", "land_type", "player", "from", "to", "mode", "object",
    "event", "number",
)  # fmt: skip
"""The choices that are known by name. Others are for plugins, unless they look like a slip of one of these."""


def _no_slips(choices: dict[str, Any]) -> dict[str, Any]:
    for key in choices:
        if key not in CHOICES and (hint := near(key, CHOICES)):
            raise ValueError(f"unknown choice {key!r}{hint}")
    return choices


Choice = str | int | bool | list[str | int]
Choices = Annotated[dict[str, Choice], AfterValidator(_no_slips)]


class StepShape(Shape):
    """What every step may carry."""

    expect: Expectations = {}
    """What must be true right after it."""
    refused: bool = False
    """It is illegal: it must be refused with a reason, and the board stays as it was."""

    @property
    def kind(self) -> str:
        """The key that says what happens: ``put``, ``cast``."""
        return _KIND_OF[type(self)]


class Put(StepShape):
    """An object enters a zone, and what the card says about entering is carried out."""

    put: str
    as_: NewHandle | None = Field(None, alias="as")
    by: str | None = None
    owner: str | None = None
    zone: Zone = "battlefield"
    n: Count | None = None
    token: bool = False
    face_down: bool = False
    tapped: bool = False
    attacking: bool = False
    transformed: bool = False
    counters: Counters = {}
    attached_to: Handle | None = None
    choose: Choices = {}
    copying: Handle | None = None
    level: Number | None = None
    class_level: Number | None = None
    kicked: bool = False
    x: Number | None = None


class PutTogether(StepShape):
    """Objects enter at once, listed in the order that each player chose."""

    put_together: list[Put] = Field(min_length=1)

    @model_validator(mode="after")
    def _plain(self) -> Self:
        if any(put.expect or put.refused for put in self.put_together):
            raise ValueError("'expect' and 'refused' belong to the whole step, not to one of its puts")
        return self


class Cast(StepShape):
    """A spell is cast and resolves."""

    cast: str
    as_: NewHandle | None = Field(None, alias="as")
    by: str | None = None
    targets: list[Handle] = []
    choose: Choices = {}
    x: Number | None = None
    modes: list[Annotated[int, Field(ge=1)]] = []


class _Use(StepShape):
    as_: NewHandle | None = Field(None, alias="as")
    ability: Annotated[int, Field(ge=1)] | str | None = None
    """Which one: its number among the object's abilities of that sort as they now are, or words it contains."""
    by: str | None = None
    targets: list[Handle] = []
    choose: Choices = {}
    x: Number | None = None
    times: Annotated[int, Field(ge=1, le=10_000)] = 1


class Activate(_Use):
    """An activated ability resolves."""

    activate: Handle


class Trigger(_Use):
    """A triggered ability resolves."""

    trigger: Handle


class TextEffect(StepShape):
    """An effect described only by its rules text."""

    effect: str
    as_: NewHandle | None = Field(None, alias="as")
    by: str | None = None
    targets: list[Handle] = []
    choose: Choices = {}
    x: Number | None = None
    static: bool = False
    """The text is a static ability of a nameless enchantment that enters."""


class Attach(StepShape):
    """An Aura, Equipment or Fortification becomes attached."""

    attach: Handle
    to: Handle


class Unattach(StepShape):
    """An Equipment or Fortification becomes unattached."""

    unattach: Handle


class AddCounters(StepShape):
    """Counters are put on; a negative number removes."""

    counters: Annotated[Counters, Field(min_length=1)]
    to: Handle


class Turn(StepShape):
    """A permanent turns face down or face up."""

    turn: Handle
    face: Literal["down", "up"]


class Transform(StepShape):
    """A permanent turns to its other face."""

    transform: Handle


class Tap(StepShape):
    """A permanent becomes tapped."""

    tap: Handle


class Untap(StepShape):
    """A permanent becomes untapped."""

    untap: Handle


class Attack(StepShape):
    """A creature becomes attacking."""

    attack: Handle


class PhaseOut(StepShape):
    """A permanent phases out."""

    phase_out: Handle


class PhaseIn(StepShape):
    """A permanent phases in."""

    phase_in: Handle


class Move(StepShape):
    """An object changes zone: a new object that keeps the handle (400.7)."""

    move: Handle
    to: Zone
    by: str | None = None


class SetFact(StepShape):
    """Sets a fact about a player: ``life``, ``hand``, ``devotion``."""

    set: Annotated[dict[str, Annotated[int, Field(ge=-1_000_000, le=1_000_000)]], Field(min_length=1)]
    of: str | None = None


class Mutate(StepShape):
    """A card merges with a permanent."""

    mutate: str
    as_: NewHandle | None = Field(None, alias="as")
    by: str | None = None
    onto: Handle
    top: bool = True


class StateBased(StepShape):
    """State-based actions are performed, as often as needed."""

    state_based: Literal[True]


class Leaves(StepShape):
    """A player leaves the game."""

    leaves: str


class EndTurn(StepShape):
    """The turn ends, and with it effects that last until end of turn."""

    end_turn: Literal[True]


class Respond(StepShape):
    """These steps happen on the stack above the step just before this one, so they resolve first."""

    respond: "list[Step]" = Field(min_length=1)


_CLASSES: Final[dict[str, type[StepShape]]] = {
    "put": Put, "put_together": PutTogether, "cast": Cast, "activate": Activate, "trigger": Trigger,
    "effect": TextEffect, "attach": Attach, "unattach": Unattach, "turn": Turn, "transform": Transform,
    "tap": Tap, "untap": Untap, "attack": Attack, "phase_out": PhaseOut, "phase_in": PhaseIn, "move": Move,
    "set": SetFact, "mutate": Mutate, "state_based": StateBased, "leaves": Leaves, "end_turn": EndTurn,
    "respond": Respond, "counters": AddCounters,
}  # fmt: skip
STEP_KINDS: Final = tuple(_CLASSES)
"""The keys that say what a step is. ``counters`` comes last, because a ``put`` may have it too."""
_KIND_OF: Final[dict[type, str]] = {cls: kind for kind, cls in _CLASSES.items()}


def _kind(step: object) -> str | None:
    if isinstance(step, dict):
        return next((kind for kind in STEP_KINDS if kind in step), None)
    return _KIND_OF.get(type(step))


Step = Annotated[
    Annotated[Put, Tag("put")]
    | Annotated[PutTogether, Tag("put_together")]
    | Annotated[Cast, Tag("cast")]
    | Annotated[Activate, Tag("activate")]
    | Annotated[Trigger, Tag("trigger")]
    | Annotated[TextEffect, Tag("effect")]
    | Annotated[Attach, Tag("attach")]
    | Annotated[Unattach, Tag("unattach")]
    | Annotated[Turn, Tag("turn")]
    | Annotated[Transform, Tag("transform")]
    | Annotated[Tap, Tag("tap")]
    | Annotated[Untap, Tag("untap")]
    | Annotated[Attack, Tag("attack")]
    | Annotated[PhaseOut, Tag("phase_out")]
    | Annotated[PhaseIn, Tag("phase_in")]
    | Annotated[Move, Tag("move")]
    | Annotated[SetFact, Tag("set")]
    | Annotated[Mutate, Tag("mutate")]
    | Annotated[StateBased, Tag("state_based")]
    | Annotated[Leaves, Tag("leaves")]
    | Annotated[EndTurn, Tag("end_turn")]
    | Annotated[Respond, Tag("respond")]
    | Annotated[AddCounters, Tag("counters")],
    Discriminator(
        _kind,
        custom_error_type="step_kind",
        custom_error_message="a step needs one of the keys " + ", ".join(STEP_KINDS),
    ),
]
"""A step: which one is said by its key."""

Respond.model_rebuild()
