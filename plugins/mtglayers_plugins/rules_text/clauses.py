"""What the pieces of a sentence are, on the way from the parse tree to ability data."""

from dataclasses import dataclass

from mtglayers.amounts import Amount
from mtglayers.conditions import Condition
from mtglayers.filters import Filter, Relation
from mtglayers.instructions import Duration, Instruction
from mtglayers.modifications.base import Modification
from mtglayers.players import Players

Thing = Filter | Players


@dataclass(frozen=True)
class Modifiers:
    """What follows a verb phrase: how long, how often, on what condition, what X is."""

    duration: Duration | None = None
    for_each: Amount | None = None
    condition: Condition | None = None
    where_x: Amount | None = None

    def and_(self, other: "Modifiers") -> "Modifiers | None":
        """Both, or None when they say one thing twice."""
        values: dict[str, object] = {}
        for name in ("duration", "for_each", "condition", "where_x"):
            mine, others = getattr(self, name), getattr(other, name)
            if mine is not None and others is not None:
                return None
            values[name] = others if mine is None else mine
        return Modifiers(**values)  # type: ignore[arg-type]  # the fields' own values


@dataclass(frozen=True)
class Act:
    """What a verb phrase does; ``gets_control`` are objects that the subject, a player, gets control of."""

    does: tuple[Modification, ...] = ()
    gets_control: Thing | None = None
    enters_tapped: bool = False
    exclusive: bool = False
    """Whether the words say that it loses what else it was: "loses all other card types"."""


@dataclass(frozen=True)
class VerbPhrase:
    """One act and what follows it."""

    act: Act
    modifiers: Modifiers = Modifiers()


@dataclass(frozen=True)
class Things:
    """What stands in a noun's place: one thing, or several joined by "and"."""

    parts: tuple[Thing, ...]

    def filter(self) -> Filter | None:
        """As one description of objects, or None when players are among them."""
        filters = [part for part in self.parts if isinstance(part, Filter)]
        if len(filters) != len(self.parts):
            return None
        result = filters[0]
        for part in filters[1:]:
            result = result | part
        return result


@dataclass(frozen=True)
class Clause:
    """A subject and its verb phrases."""

    subject: Things
    phrases: tuple[VerbPhrase, ...]
    condition: Condition | None = None
    duration: Duration | None = None


@dataclass(frozen=True)
class Arrival:
    """How something comes onto the battlefield."""

    under: Players | None = None
    tapped: bool = False
    face_down: bool = False


@dataclass(frozen=True)
class Quantity:
    """How many objects a condition asks for: some, none, or a number."""

    what: Filter
    relation: Relation | None = None
    n: int = 0
    none: bool = False


@dataclass(frozen=True)
class Tail:
    """What follows the words of a predicate."""

    does: tuple[Modification, ...] = ()
    also: str = ""
    still: bool = False
    name: str = ""


@dataclass(frozen=True)
class Step:
    """One instruction of a resolving spell or ability, before pronouns are resolved: one of the fields is filled."""

    clause: Clause | None = None
    instruction: Instruction | None = None
    inside: tuple["Step", ...] = ()
    condition: Condition | None = None
    """With ``inside``: do those if it holds; without a condition, you may do them."""
    where_x: Amount | None = None


__all__ = [
    "Act",
    "Arrival",
    "Clause",
    "Modifiers",
    "Quantity",
    "Step",
    "Tail",
    "Thing",
    "Things",
    "VerbPhrase",
]
