"""Instructions: what spells and abilities do when they resolve (608.2), continuous effects among them (611.2)."""

from typing import ClassVar, Literal, TypeAlias

from mtglayers.abilities import Ability, Effect
from mtglayers.amounts import Amount
from mtglayers.characteristics import Characteristics
from mtglayers.conditions import Condition
from mtglayers.events import Damage
from mtglayers.filters import Filter, Reference, Word, WordKind, Zone
from mtglayers.modifications.base import Modification
from mtglayers.nodes import NOTHING, Footprint, Node
from mtglayers.players import Players


class Duration(Node):
    """How long a resolution's continuous effect lasts (611.2a)."""

    own_reads: ClassVar[Footprint] = NOTHING


class UntilEndOfTurn(Duration):
    """ "Until end of turn": ends in the cleanup step (514.2)."""


class ThisTurn(Duration):
    """ "This turn": ends in the cleanup step, said of rules rather than of characteristics."""


class Indefinitely(Duration):
    """No duration is stated: it lasts until the end of the game (611.2a)."""


class ForAsLongAs(Duration):
    """ "For as long as": ends when the condition is no longer true, for good (611.2b)."""

    condition: Condition


class UntilEvent(Duration):
    """ "Until" something happens, in the words of the card; the game names the same words when it happens."""

    event: str


class UntilYourNextTurn(Duration):
    """ "Until your next turn"."""


class DuringNextTurnOf(Duration):
    """ "During that player's next turn": it begins and ends with that turn."""

    whose: Players


class Instruction(Node):
    """Something a resolving spell or ability does."""

    own_reads: ClassVar[Footprint] = NOTHING


class Lasting(Instruction):
    """A continuous effect begins (611.2)."""

    effect: Effect
    duration: Duration
    already: bool = False
    """Whether it says what a permanent *is* that the instruction before puts onto the battlefield: then it applies as that enters (611.2e)."""


class Do(Instruction):
    """Something done once that changes no characteristics, in words; ``nodes`` stand in the places of {}."""

    text: str
    nodes: tuple[Node, ...] = ()


class If(Instruction):
    """Do it if the condition holds."""

    condition: Condition
    then: tuple[Instruction, ...]
    otherwise: tuple[Instruction, ...] = ()


Choosable: TypeAlias = Literal[
    "color", "creature type", "land type", "basic land type", "card name", "player", "card type", "number", "opponent"
]  # fmt: skip
"""What a card may say to choose for later use (607.2d)."""


class Choose(Instruction):
    """Choose a colour, a creature type, a card name, a player … for later use (607.2d)."""

    what: Choosable
    slot: int = 1
    not_: tuple[Word, ...] = ()
    between: tuple[int, ...] = ()
    """The least and the greatest number that may be chosen."""


class ChooseObject(Instruction):
    """Choose an object that fits."""

    filter: Filter


class Modal(Instruction):
    """Choose one of several (700.2); ``names`` are short words for the modes where the card has them."""

    modes: "tuple[Mode, ...]"
    how_many: str = "one"


class Mode(Node):
    """One mode of a modal spell or ability."""

    own_reads: ClassVar[Footprint] = NOTHING
    instructions: tuple[Instruction, ...]
    name: str = ""


class BecomesYourChoice(Instruction):
    """As it enters or is turned face up it becomes one of several things: copiable values where P/T is among them (613.2a)."""

    choices: tuple[tuple[Modification, ...], ...]
    names: tuple[str, ...] = ()
    """Short words for the choices, where the card has them: "heads", "tails"."""


class EnterAsCopy(Instruction):
    """It enters as a copy of an object that fits, with exceptions (707.5, 707.9)."""

    what: Filter
    exceptions: tuple[Modification, ...] = ()
    duration: Duration = Indefinitely()
    also: tuple[Instruction, ...] = ()
    """What else applies to how it enters when it is a copy: "with X additional +1/+1 counters"."""


class EnterTapped(Instruction):
    """It enters tapped."""


class PutCounters(Instruction):
    """Put counters on the objects (122.1)."""

    number: Amount
    counter: str
    on: Filter
    who: Players | None = None
    """Who does it, where the sentence says so: "that player puts"."""


class RemoveCounters(Instruction):
    """Remove counters from the objects."""

    number: Amount
    counter: str
    on: Filter


class Tap(Instruction):
    """Tap the objects."""

    what: Filter


class Untap(Instruction):
    """Untap the objects."""

    what: Filter


class MoveTo(Instruction):
    """Move the objects to a zone: destroy, exile, sacrifice, return, put onto the battlefield; ``verb`` says how."""

    what: Filter
    zone: Zone
    verb: str
    under: Players | None = None
    tapped: bool = False
    face_down: bool = False
    role: str = ""
    """How linked abilities find the objects again (607)."""
    as_: Characteristics | None = None
    """What it is while it is face down, where the effect says so (708.2)."""


class Create(Instruction):
    """Create tokens with these characteristics (111)."""

    number: Amount
    token: Characteristics
    who: Players | None = None
    tapped: bool = False
    abilities: tuple[Ability, ...] = ()


class CreateCopy(Instruction):
    """Create tokens that are copies of an object, with exceptions (111.10, 707)."""

    number: Amount
    what: Filter
    exceptions: tuple[Modification, ...] = ()
    who: Players | None = None


class CopySpell(Instruction):
    """Copy a spell on the stack, with exceptions (707.10)."""

    what: Filter
    exceptions: tuple[Modification, ...] = ()
    new_targets: bool = False
    """Whether new targets may be chosen for the copy."""


class Prevent(Instruction):
    """Prevent damage (615): the words after "prevent", with the nodes in the places of {}."""

    text: str
    nodes: tuple[Node, ...] = ()


class PreventDamage(Instruction):
    """Prevent such damage this turn: all of it, or the next so much (615.1, 615.7)."""

    damage: Damage
    number: Amount | None = None
    """How much the shield prevents before it is used up; None for all."""


class AdditionalCombat(Instruction):
    """Additional combat phases follow in this turn (500.8)."""

    number: int = 1
    main_phase: bool = True
    """Whether each is followed by a main phase."""


class CounterSpell(Instruction):
    """Counter the spells (701.6)."""

    what: Filter


class Pair(Instruction):
    """Two creatures become a pair (702.95)."""

    one: Reference
    other: Reference


class BecomePrepared(Instruction):
    """The objects become prepared: a copy of their prepare spell may be cast from exile (722)."""

    what: Filter


class TurnFace(Instruction):
    """Turn the objects face down or face up (708)."""

    what: Filter
    face: Literal["down", "up"]
    as_: Characteristics | None = None


class Transform(Instruction):
    """Transform or flip the objects (701.27, 710)."""

    what: Filter
    how: Literal["transform", "flip"] = "transform"


class Attach(Instruction):
    """Attach an object to another (701.3)."""

    what: Filter
    to: Reference


class ChangeText(Instruction):
    """Change the text of an object by replacing words of the kinds; the choice says which (612)."""

    what: Filter
    kinds: tuple[WordKind, ...]
    duration: Duration = Indefinitely()
    not_: tuple[Word, ...] = ()
    """What the new word can't be."""


class ExchangeControl(Instruction):
    """Exchange control of two objects (701.12b)."""

    one: Reference
    other: Reference
    duration: Duration = Indefinitely()


class ExchangeText(Instruction):
    """Exchange the text boxes of two objects (612.5)."""

    one: Reference
    other: Reference
    duration: Duration = Indefinitely()


class GainLife(Instruction):
    """Players gain life (or lose it, when negative)."""

    who: Players
    number: Amount


class DealDamage(Instruction):
    """A source deals damage to objects or players (120)."""

    source: Filter
    number: Amount
    to: tuple[Filter | Players, ...]


class Draw(Instruction):
    """Players draw cards."""

    who: Players
    number: Amount


class Regenerate(Instruction):
    """Regenerate the objects (701.19)."""

    what: Filter


class Monstrosity(Instruction):
    """ "Monstrosity N": if this is not monstrous, put N +1/+1 counters on it and it becomes monstrous (701.37)."""

    number: Amount


class CreateEmblem(Instruction):
    """A player gets an emblem with the abilities (114)."""

    abilities: tuple[Ability, ...]


class Each(Instruction):
    """May, for each, unless: instructions inside one sentence, with the words that join them."""

    words: str
    instructions: tuple[Instruction, ...]
    may: bool = True
    otherwise: tuple[Instruction, ...] = ()
    """What is done by who does not do it: "if you don't", "otherwise"."""
