"""What an effect applies to: filters over the objects of a view, built with ``&``, ``|`` and ``~``.

A filter that names no zone speaks of permanents (109.2): authors never write that, ``objects``
adds it. The words of the type line and the colours are filters themselves.
"""

import operator
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final, Literal, cast, get_args

from mtglayers.compiling import Code, compiled
from mtglayers.context import Context
from mtglayers.nodes import ANY, NOTHING, Footprint, Node
from mtglayers.view import ABILITY_COLUMNS, EVERY, PT_COLUMNS, View, union

if TYPE_CHECKING:
    from mtglayers.abilities import Ability
    from mtglayers.amounts import Amount
    from mtglayers.players import Players

WordKind = Literal[
    "supertype", "card type", "creature type", "land type", "artifact type", "enchantment type",
    "planeswalker type", "spell type", "battle type", "color",
]  # fmt: skip
WORD_KINDS: Final[tuple[WordKind, ...]] = get_args(WordKind)
Zone = Literal["battlefield", "hand", "graveyard", "exile", "library", "stack", "command", "phased out"]
Relation = Literal["<=", ">=", "=", "<", ">"]

RELATIONS: Final[dict[str, Callable[[int, int], bool]]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "=": operator.eq,
    "<": operator.lt,
    ">": operator.gt,
}


class Filter(Node):
    """A description of objects. A plugin's own filter overrides ``matching`` and declares ``own_reads``."""

    names_zone: ClassVar[bool] = False

    def matching(self, view: View, context: Context) -> int:
        """The objects, of all zones, that fit the description."""
        return compiled(self)(view, context)

    def code(self, code: Code) -> str:
        """An expression for them (see ``compiling``): by default, what ``matching`` answers; override the one or the other."""
        return f"{code.constant(self)}.matching(view, context)"

    def objects(self, view: View, context: Context) -> int:
        """The objects that the words mean: permanents, unless they name another zone (109.2)."""
        return compiled(self.in_a_zone())(view, context)

    def has_zone(self) -> bool:
        """Whether the description says where its objects are."""
        return self.names_zone

    def in_a_zone(self) -> "Filter":
        """This filter with "on the battlefield" where no zone is named."""
        cached = self.__dict__.get("_zoned")
        if cached is None:
            cached = self if self.has_zone() else And.of(self, Permanents())
            self.__dict__["_zoned"] = cached
        return cast(Filter, cached)

    def __and__(self, other: "Filter") -> "Filter":
        return And.of(self, other)

    def __or__(self, other: "Filter") -> "Filter":
        return Or.of(self, other)

    def __invert__(self) -> "Filter":
        return Not.of(self)


class And(Filter):
    """Objects that fit every part. Parts are flat, without repetition and in one canonical order."""

    one_by_one = True
    own_reads = NOTHING
    parts: tuple[Filter, ...]

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "parts", _flat(self.parts, And))

    @staticmethod
    def of(*parts: Filter) -> Filter:
        flat = _flat(parts, And)
        return flat[0] if len(flat) == 1 else And(flat)

    def has_zone(self) -> bool:
        return any(part.has_zone() for part in self.parts)

    def code(self, code: Code) -> str:
        return "(" + " & ".join(part.code(code) for part in self.parts) + ")"


class Or(Filter):
    """Objects that fit one part or more."""

    one_by_one = True
    own_reads = NOTHING
    parts: tuple[Filter, ...]

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "parts", _flat(self.parts, Or))

    @staticmethod
    def of(*parts: Filter) -> Filter:
        flat = _flat(parts, Or)
        return flat[0] if len(flat) == 1 else Or(flat)

    def has_zone(self) -> bool:
        return all(part.has_zone() for part in self.parts)

    def in_a_zone(self) -> Filter:
        if any(part.has_zone() for part in self.parts):
            return Or.of(*(part.in_a_zone() for part in self.parts))
        return super().in_a_zone()

    def code(self, code: Code) -> str:
        return "(" + " | ".join(part.code(code) for part in self.parts) + ")"


class Not(Filter):
    """Objects that do not fit."""

    one_by_one = True
    own_reads = NOTHING
    part: Filter

    @staticmethod
    def of(part: Filter) -> Filter:
        if isinstance(part, Not):
            return part.part
        if isinstance(part, And):
            return Or.of(*(Not.of(inner) for inner in part.parts))
        if isinstance(part, Or):
            return And.of(*(Not.of(inner) for inner in part.parts))
        return Not(part)

    def has_zone(self) -> bool:
        return self.part.has_zone() and not isinstance(self.part, Reference)

    def code(self, code: Code) -> str:
        return f"~{self.part.code(code)}"


def _flat(parts: tuple[Filter, ...], cls: type[And] | type[Or]) -> tuple[Filter, ...]:
    flat: dict[Filter, None] = {}
    for part in parts:
        for inner in part.parts if isinstance(part, cls) else (part,):
            flat[inner] = None
    return tuple(sorted(flat, key=sort_key))


def sort_key(node: Node) -> str:
    """A key that orders nodes the same way in every run."""
    cached = node.__dict__.get("_sort_key")
    if cached is None:
        cached = node.__dict__["_sort_key"] = repr(node)
    return cast(str, cached)


class Word(Filter):
    """A word of the type line, or a colour: the objects that have it; also what ``are`` and ``are_also`` take."""

    one_by_one = True
    own_reads = NOTHING
    word: str
    word_kind: WordKind

    def reads(self) -> Footprint:
        return frozenset({(self.word_kind, self.word)})

    def code(self, code: Code) -> str:
        cell = code.cell(self.word_kind, self.word)
        return f"({cell} | {code.cell(self.word_kind, EVERY)})" if self.word_kind == "creature type" else cell


class ChosenWord(Filter):
    """The colour, creature type or land type that was chosen for this object (607.2d); bound before it is read."""

    own_reads = NOTHING
    word_kind: WordKind
    slot: int = 1

    def matching(self, view: View, context: Context) -> int:
        return 0


class ChosenName(Filter):
    """Objects with the card name that was chosen for this object; bound before it is read."""

    own_reads = NOTHING

    def matching(self, view: View, context: Context) -> int:
        return 0


class Colors(Filter):
    """Objects by how many colours they have: colorless (0), monocolored (1), multicolored (2 or more)."""

    one_by_one = True
    own_reads = frozenset({("color", ANY)})
    least: int
    most: int

    def matching(self, view: View, context: Context) -> int:
        at_least = [view.everything, 0, 0, 0, 0, 0, 0]
        for held in view["color"].values():
            for count in range(5, 0, -1):
                at_least[count] |= at_least[count - 1] & held
        return at_least[self.least] & ~at_least[self.most + 1]


class Permanents(Filter):
    """Everything on the battlefield (110.1)."""

    one_by_one = True
    own_reads = frozenset({("zone", "battlefield")})
    names_zone = True

    def code(self, code: Code) -> str:
        return code.cell("zone", "battlefield")


class Spells(Filter):
    """Spells on the stack (112.1)."""

    one_by_one = True
    own_reads = frozenset({("zone", "stack")})
    names_zone = True

    def code(self, code: Code) -> str:
        return code.cell("zone", "stack")


class Cards(Filter):
    """Cards, in whatever zone (108.2): no tokens, no copies of spells."""

    one_by_one = True
    own_reads = frozenset({("zone", ANY), ("status", "token")})
    names_zone = True

    def code(self, code: Code) -> str:
        return f"~{code.cell('status', 'token')}"


class InZone(Filter):
    """Objects in a zone, of one player where ``whose`` says so (400.1)."""

    one_by_one = True
    own_reads = frozenset({("zone", ANY), ("owner", ANY)})
    names_zone = True
    zone: Zone
    whose: "Players | None" = None

    def matching(self, view: View, context: Context) -> int:
        there = view["zone"].get(self.zone, 0)
        if self.whose is not None:
            there &= of_players(view, "owner", self.whose.rows(view, context))
        return there


class Controlled(Filter):
    """Objects that the players control (109.4)."""

    one_by_one = True
    own_reads = frozenset({("controller", ANY)})
    by: "Players"

    def code(self, code: Code) -> str:
        return self.by.having(code, "controller")


class Owned(Filter):
    """Objects that the players own (108.3)."""

    one_by_one = True
    own_reads = frozenset({("owner", ANY)})
    by: "Players"

    def code(self, code: Code) -> str:
        return self.by.having(code, "owner")


def of_players(view: View, column: str, rows: int) -> int:
    """The objects that the players control, or own."""
    return union(held for row, held in view[column].items() if rows >> row & 1)


class Status(Filter):
    """Objects with a status or fact that no layer changes: tapped, face down, attacking, token … (110.5)."""

    one_by_one = True
    own_reads = NOTHING
    status: str

    def reads(self) -> Footprint:
        return frozenset({("status", self.status)})

    def code(self, code: Code) -> str:
        return code.cell("status", self.status)


class Named(Filter):
    """Objects with the name (201.2)."""

    one_by_one = True
    own_reads = NOTHING
    name: str

    def reads(self) -> Footprint:
        return frozenset({("name", self.name)})

    def code(self, code: Code) -> str:
        return code.cell("name", self.name)


class WithCounters(Filter):
    """Objects with at least so many counters of the kind on them, or of any kind when it is empty (122)."""

    one_by_one = True
    own_reads = frozenset({("counters", ANY)})
    counter: str = ""
    least: int = 1

    def matching(self, view: View, context: Context) -> int:
        return union(
            held
            for (kind, count), held in view["counters"].items()
            if count >= self.least and self.counter in ("", kind)
        )


class WithAbility(Filter):
    """Objects that have the ability. A keyword without its parameter means every such keyword (landwalk, protection)."""

    own_reads = frozenset({("static", ANY), ("ability", ANY)})
    ability: "Ability"

    def reads(self) -> Footprint:
        return self.own_reads

    def matching(self, view: View, context: Context) -> int:
        return union(
            held
            for column in ABILITY_COLUMNS
            for instance, held in view[column].items()
            if self.ability.covers(instance.ability)
        )


class WithoutAbilities(Filter):
    """Objects with no abilities at all."""

    one_by_one = True
    own_reads = frozenset({("static", ANY), ("ability", ANY)})

    def matching(self, view: View, context: Context) -> int:
        return view.everything & ~view.anywhere("static") & ~view.anywhere("ability")


class Compare(Filter):
    """Objects whose number (power, toughness, mana value …) compares so with an amount; ``power <= 2``.

    A permanent that is no creature has no power or toughness to compare (208.3).
    """

    own_reads = NOTHING
    column: str
    relation: Relation
    amount: "Amount"

    def reads(self) -> Footprint:
        mine: Footprint = frozenset({(self.column, ANY)})
        return mine | self.amount.reads() | (frozenset({("card type", "Creature")}) if self.of_creatures else NOTHING)

    @property
    def of_creatures(self) -> bool:
        return self.column in PT_COLUMNS

    def matching(self, view: View, context: Context) -> int:
        compare = RELATIONS[self.relation]
        within = view["card type"].get("Creature", 0) if self.of_creatures else view.everything
        bits = 0
        for least, whom in self.amount.spread(view, context, within):
            for value, held in view.spread(self.column, whom):
                if compare(value, least):
                    bits |= held
        return bits


class HasAttached(Filter):
    """Objects to which something that fits is attached: enchanted, equipped … (301.5, 303.4)."""

    own_reads = frozenset({("attached to", ANY)})
    what: Filter

    def matching(self, view: View, context: Context) -> int:
        fits = self.what.objects(view, context)
        return union(host for bit, host in view["attached to"].items() if bit & fits)


class AttachedTo(Filter):
    """Objects that are attached to something that fits (301.5, 303.4): "each Aura attached to it"."""

    own_reads = frozenset({("attached to", ANY)})
    to: Filter

    def matching(self, view: View, context: Context) -> int:
        hosts = self.to.matching(view, context)
        return union(bit for bit, host in view["attached to"].items() if host & hosts)


class SharesWith(Filter):
    """Objects that share a colour, creature type … with the referred object."""

    own_reads = NOTHING
    word_kind: WordKind
    other: "Reference"

    def reads(self) -> Footprint:
        return frozenset({(self.word_kind, ANY)}) | self.other.reads()

    def matching(self, view: View, context: Context) -> int:
        other = self.other.matching(view, context)
        cells = view[self.word_kind]
        if cells.get(EVERY, 0) & other:
            return view.anywhere(self.word_kind)
        return union(held for held in cells.values() if held & other) | (
            cells.get(EVERY, 0) if any(held & other for held in cells.values()) else 0
        )


class SameName(Filter):
    """Objects with the same name as the referred object (201.2)."""

    own_reads = frozenset({("name", ANY)})
    other: "Reference"

    def reads(self) -> Footprint:
        return self.own_reads | self.other.reads()

    def matching(self, view: View, context: Context) -> int:
        other = self.other.matching(view, context)
        return union(held for held in view["name"].values() if held & other)


# ---- references: filters for one object that the ability speaks of


class Reference(Filter):
    """One object that an ability refers to. ``is_`` asks something of it."""

    names_zone = True
    own_reads = NOTHING

    def matching(self, view: View, context: Context) -> int:
        return context.bound.get(self, 0)


class This(Reference):
    """The object that has the ability (201.5)."""

    one_by_one = True

    def matching(self, view: View, context: Context) -> int:
        return context.this

    def code(self, code: Code) -> str:
        return "context.this"


class It(Reference):
    """The affected object, each for itself: in "gets +1/+1 for each Aura attached to it"."""


class Target(Reference):
    """Target number ``place`` of the ability: an object that fits the filter (115)."""

    filter: Filter
    place: int = 1
    up_to: bool = False
    count: int = 1


class AnyTarget(Reference):
    """Target number ``place``, be it a creature, a planeswalker, a battle or a player (115.4)."""

    place: int = 1
    which: Filter | None = None
    """Which objects it may be, where it is not those: "target player or planeswalker"."""
    opponent: bool = False
    """Whether a player must be an opponent."""


class ThatTarget(Reference):
    """The object already chosen as target number ``place`` ("that creature")."""

    place: int = 1


class Host(Reference):
    """What this Aura, Equipment or Fortification is attached to; the noun is only how the card calls it (303.4m)."""

    own_reads = frozenset({("attached to", ANY)})
    how: Literal["enchanted", "equipped", "fortified"]
    noun: Filter

    def reads(self) -> Footprint:
        return self.own_reads

    def matching(self, view: View, context: Context) -> int:
        return view["attached to"].get(context.this, 0)


class ChosenObject(Reference):
    """The object chosen for this ability without being a target."""

    filter: Filter
    any_number: bool = False
    """Whether any number of them may be chosen."""


class EventObject(Reference):
    """The object that the event of a triggered ability was about ("that creature")."""

    noun: Filter


class Granter(Reference):
    """The object whose effect gave this ability, named inside the quotes (201.5a)."""


class TheObject(Reference):
    """A particular object, by its id: how a resolved effect remembers whom it speaks of."""

    own_reads = frozenset({("id", ANY)})
    id: str

    def matching(self, view: View, context: Context) -> int:
        return row_of(view, self.id)


class Linked(Reference):
    """Objects that another ability of this object dealt with (607): "the exiled card"; ``role`` says which."""

    own_reads = frozenset({("linked", ANY)})
    role: str

    def matching(self, view: View, context: Context) -> int:
        return view["linked"].get((context.this, self.role), 0)


class TopCard(Reference):
    """The top card of a player's graveyard or library."""

    own_reads = frozenset({("zone", ANY), ("owner", ANY), ("controller", ANY), ("top", ANY)})
    zone: Literal["graveyard", "library"]
    whose: "Players"

    def matching(self, view: View, context: Context) -> int:
        return InZone(self.zone, self.whose).matching(view, context) & view["top"].get(self.zone, 0)


class Objects(Filter):
    """Particular objects, by their ids: how a resolved effect that is not locked in remembers whom it speaks of."""

    own_reads = frozenset({("id", ANY)})
    names_zone = True
    ids: tuple[str, ...]

    def matching(self, view: View, context: Context) -> int:
        return union(row_of(view, one) for one in self.ids)


def row_of(view: View, id: str) -> int:
    """The object of that id, as a set of one or none."""
    row = view["id"].get(id)
    return 0 if row is None else 1 << row
