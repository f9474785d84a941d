"""Abilities (113): what an object has, as data; and instances, which say where an object got one from."""

import itertools
from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from mtglayers.amounts import Amount
from mtglayers.conditions import Condition
from mtglayers.events import Damage, Event
from mtglayers.filters import ChosenWord, Filter, This, Word, Zone
from mtglayers.footprints import Footprints
from mtglayers.modifications.base import Modification
from mtglayers.nodes import NOTHING, Footprint, Node
from mtglayers.players import Players
from mtglayers.view import View

if TYPE_CHECKING:
    from mtglayers.instructions import Instruction


class Effect(Node):
    """One continuous effect: what it applies to, what it does, and the condition it has (611.1, 613.8a).

    The parts are kept in one canonical order, so that two ways to write a sentence are one datum.
    """

    own_reads: ClassVar[Footprint] = NOTHING
    applies_to: Filter | Players
    does: tuple[Modification, ...]
    as_long_as: Condition | None = None

    @staticmethod
    def of(applies_to: Filter | Players, *does: Modification, as_long_as: Condition | None = None) -> "Effect":
        return Effect(applies_to, numbered(sorted(does, key=lambda m: m.rank())), as_long_as)


def numbered(does: Iterable[Modification]) -> tuple[Modification, ...]:
    """The modifications, with those that can stand several times in one effect told apart by number."""
    return tuple(m.numbered(place) for place, m in enumerate(does))


class Ability(Node):
    """An ability of an object (113.3)."""

    own_reads: ClassVar[Footprint] = NOTHING

    def covers(self, other: "Ability") -> bool:
        """Whether "has this ability" is true of something that has the other one."""
        return self == other


class Static(Ability):
    """A static ability (113.3d, 604): it generates continuous effects while it functions (611.3)."""

    effects: tuple[Effect, ...]
    zones: tuple[Zone, ...] = ("battlefield",)
    """Where it functions, unless it is characteristic-defining, which functions everywhere (113.6)."""
    lingers: bool = False
    """Whether its effects continue until end of turn when its object leaves the battlefield."""


class Activated(Ability):
    """An activated ability: "[cost]: [effect]" (113.3b, 602)."""

    cost: str
    instructions: "tuple[Instruction, ...]"
    only: str = ""
    """When it may be activated, in words: "Activate only as a sorcery"."""
    nodes: tuple[Node, ...] = ()
    """What stands in the places of {} in the cost and then in ``only``."""


class Mana(Ability):
    """An activated mana ability (605): "{T}: Add {G}". ``adds`` are the symbols it can add; "any" is one of any colour."""

    cost: str
    adds: "tuple[str | Word | ChosenWord, ...]"
    note: str = ""
    each: bool = False
    """Whether it adds all the symbols, rather than one of them."""
    times: Amount | None = None
    """How often it adds that: "three mana of any one color", "{G} for each Elf you control"."""
    nodes: tuple[Node, ...] = ()
    """What stands in the places of {} in the cost and then in the note."""


class Triggered(Ability):
    """A triggered ability: "when", "whenever" or "at" (113.3c, 603)."""

    event: Event
    instructions: "tuple[Instruction, ...]"
    if_: Condition | None = None
    """The intervening "if" (603.4)."""
    limit: str = ""


class Spell(Ability):
    """What an instant or sorcery does when it resolves (113.3a)."""

    instructions: "tuple[Instruction, ...]"


class Keyword(Ability):
    """A keyword ability (702), with whatever its rule lets it say: "protection from red", "equip {2}"."""

    name: str
    what: "tuple[Filter, ...]" = ()
    cost: str = ""
    number: int | None = None
    phrase: str = ""

    def covers(self, other: Ability) -> bool:
        if isinstance(other, Keyword) and other.name == self.name:
            return self == other or self == Keyword(self.name)
        return False


class AsEnters(Ability):
    """A static ability that replaces how its object enters: "as … enters", "enters tapped", "enters with" (614.1c)."""

    instructions: "tuple[Instruction, ...]"
    what: Filter = This()
    """What it is about: this object, or others too (614.1d)."""
    may: bool = False
    or_face_up: bool = False
    if_: Condition | None = None


class AsTurnedUp(Ability):
    """A static ability that says what happens as its object is turned face up (614.1e)."""

    instructions: "tuple[Instruction, ...]"


class Replacement(Ability):
    """Another static ability that replaces or prevents an event (614, 615), in words."""

    text: str
    nodes: tuple[Node, ...] = ()
    prevents: bool = False


class DamagePrevented(Ability):
    """A static ability that prevents such damage (615.1)."""

    damage: Damage
    if_: Condition | None = None


class DamageChanged(Ability):
    """A static ability by which a source deals another amount of damage instead (614.1a)."""

    damage: Damage
    times: int = 1
    plus: int = 0
    if_: Condition | None = None


class LifeKept(Ability):
    """A static ability by which damage does not reduce a player's life total below a number (120.3a, 614.1a)."""

    who: Players
    least: int
    if_: Condition | None = None


class Level(Ability):
    """A level symbol of a leveler card, or a station box, with what stands beside it (711.2, 721.2)."""

    least: int
    most: int | None
    power: int | None
    toughness: int | None
    abilities: tuple[Ability, ...] = ()
    counter: str = "level"


class ManaAbilities(Ability):
    """ "Mana abilities", said of the abilities that something keeps or loses (605.1)."""

    def covers(self, other: Ability) -> bool:
        return isinstance(other, Mana)


class ThisAbility(Ability):
    """ "This ability", said inside an ability: the one that says it; bound when it resolves or applies (707.9a)."""


class Unread(Ability):
    """An ability that is known only as text: it reads and writes everything, and strict mode refuses it."""

    text: str


Expansion = Callable[[Keyword], tuple[Ability, ...]]
"""What a keyword stands for: the static, activated and triggered abilities in its rule (702)."""


class Instance:
    """One ability as one object has it: the ability, and where it came from. Interned, compared by identity.

    ``origin`` is "printed", ("printed", the identity of the copy effect) for copied text, "intrinsic"
    (305.6), or the identity of the effect that gave it; ``place`` orders the instances of one origin; ``granted`` is that effect's
    timestamp (613.7a); ``card`` names the card whose linked abilities it belongs to (607).
    """

    __slots__ = ("ability", "card", "column", "granted", "is_own_text", "origin", "place", "statics")

    def __init__(
        self, ability: Ability, origin: Hashable, place: int, granted: int, card: str, statics: tuple[Static, ...]
    ) -> None:
        self.ability = ability
        self.origin = origin
        self.place = place
        self.granted = granted
        self.card = card
        self.statics = statics
        self.column = "static" if statics else "ability"
        self.is_own_text = origin == "printed" or (isinstance(origin, tuple) and origin[0] == "printed")
        """Whether it is rules text of its object: printed on it, or copied (612.1, 707.2)."""

    @property
    def identity(self) -> tuple[Hashable, int]:
        """What stays the same when the text of the ability is changed."""
        return (self.origin, self.place)

    def give(self, view: View, bits: int) -> None:
        """Objects of a draft get this ability."""
        view.add(self.column, self, bits)

    def __repr__(self) -> str:
        return f"<{self.ability!r} {self.origin!r} {self.place}>"


class Instances:
    """The instances of one engine, each made once; it knows what the keywords stand for."""

    def __init__(
        self,
        keywords: Mapping[str, Expansion],
        land_abilities: Mapping[str, Ability] | None = None,
        creature_types: frozenset[str] = frozenset(),
    ) -> None:
        self.keywords = keywords
        self.creature_types = creature_types
        """The creature types that plugins bring, beside those of the rules."""
        self.land_abilities = dict(land_abilities or {})
        """Land types whose lands have an ability by the rules alone (305.6)."""
        self.footprints = Footprints()
        self.lasting_numbers = itertools.count(-1, -1)
        """Numbers for the effects of rules and resolutions, which are never made twice."""
        self._made: dict[tuple[object, ...], Instance] = {}

    def statics(self, ability: Ability) -> tuple[Static, ...]:
        """The static abilities that this ability is, or stands for."""
        return tuple(one for one in self.stands_for(ability) if isinstance(one, Static))

    def stands_for(self, ability: Ability) -> tuple[Ability, ...]:
        """The abilities that a keyword or level symbol stands for; any other stands for itself."""
        if isinstance(ability, Keyword):
            expansion = self.keywords.get(ability.name)
            return expansion(ability) if expansion is not None else ()
        if isinstance(ability, Level):
            return (level_ability(ability),)
        return (ability,)

    def of(self, ability: Ability, origin: Hashable, place: int, granted: int = 0, card: str = "") -> Instance:
        """The instance of the ability with that origin."""
        key = (ability, origin, place, granted, card)
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = Instance(ability, origin, place, granted, card, self.statics(ability))
        return made

    def own_text(self, ability: Ability, place: int, card: str, by: Hashable = None) -> Instance:
        """An ability of an object's rules text: printed, or copied by the effect of that identity."""
        return self.of(ability, "printed" if by is None else ("printed", by), place, 0, card)

    @cached_property
    def intrinsic(self) -> dict[str, Instance]:
        """The abilities that lands have by the rules alone, by land type (305.6)."""
        return {
            land_type: self.of(ability, "intrinsic", place)
            for place, (land_type, ability) in enumerate(self.land_abilities.items())
        }


def level_ability(level: Level) -> Static:
    """The static ability that a level symbol or station box stands for (711.2a, 721.2)."""
    from mtglayers.levels import stands_for  # noqa: PLC0415  # modifications are built upon abilities

    return stands_for(level)
