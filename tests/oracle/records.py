"""The oracle's own records: one for each object, copied whole for every trial."""

from copy import copy
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any

from mtglayers.abilities import Ability, Mana

from .board import Board

SUBTYPES_OF = {
    "creature type": {"Creature", "Kindred"},
    "land type": {"Land"},
    "artifact type": {"Artifact"},
    "enchantment type": {"Enchantment"},
    "planeswalker type": {"Planeswalker"},
    "spell type": {"Instant", "Sorcery"},
    "battle type": {"Battle"},
}
"""Which card types each kind of subtype belongs to (205.3c-q)."""

MANA_OF = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
"""305.6."""

EVERY = "every creature type"

Identity = tuple[Any, ...]
"""Where an ability or effect comes from: nested tuples of numbers and words, which can be put in order."""

PRINTED: Identity = (0,)
INTRINSIC: Identity = (1,)
GRANTED = 2


@dataclass(frozen=True)
class Held:
    """An ability as an object has it. Origin and place stay when its text is changed (612)."""

    ability: Ability
    origin: Identity
    place: int
    granted: int = 0
    """The timestamp of the effect that gave it; 0 for the object's own."""

    @property
    def is_own_text(self) -> bool:
        """Printed, given by the effect that made the token, copied, or changed by a text change (604.3a, second test)."""
        return bool(self.origin[0] == 0)

    @property
    def is_intrinsic(self) -> bool:
        return self.origin == INTRINSIC


@dataclass
class Record:
    """One object as it is at one moment of the layers."""

    id: str
    number: int
    """Its place among the objects of the board."""
    timestamp: int
    owner: str
    controller: str
    zone: str
    attached_to: str
    choices: dict[str, str]
    status: set[str]
    counters: dict[str, int]
    name: str = ""
    mana_cost: str = ""
    mana_value: int = 0
    loyalty: int | None = None
    words: dict[str, set[str]] = field(default_factory=dict)
    """Kind of word → words: card types, supertypes, subtypes by kind, colours."""
    abilities: list[Held] = field(default_factory=list)
    power: int = 0
    toughness: int = 0
    base_power: int = 0
    base_toughness: int = 0
    cant_have: list[Ability] = field(default_factory=list)
    rules: list[Any] = field(default_factory=list)

    def has(self, kind: str, word: str) -> bool:
        """Whether it has the word; what is every creature type has each of them (702.73)."""
        mine = self.words.get(kind, set())
        return word in mine or (kind == "creature type" and EVERY in mine)

    def twin(self) -> "Record":
        """A record that shares nothing that can change."""
        twin = copy(self)
        twin.words = {kind: set(words) for kind, words in self.words.items()}
        twin.abilities = list(self.abilities)
        twin.cant_have = list(self.cant_have)
        twin.rules = list(self.rules)
        return twin


@dataclass
class Seat:
    """A player: what effects of 613.10 and 613.11 change."""

    name: str
    life: int = 20
    hand: int = 0
    hand_size: int | None = 7
    land_plays: int = 1
    abilities: list[Ability] = field(default_factory=list)
    rules: list[Any] = field(default_factory=list)


@dataclass
class World:
    """All objects and players at one moment."""

    objects: dict[str, Record]
    seats: dict[str, Seat]
    order_of_players: tuple[str, ...]
    active: str

    def twin(self) -> "World":
        """The whole world again, for a trial."""
        return World(
            {one: record.twin() for one, record in self.objects.items()},
            {
                name: Seat(name, s.life, s.hand, s.hand_size, s.land_plays, list(s.abilities), list(s.rules))
                for name, s in self.seats.items()
            },
            self.order_of_players,
            self.active,
        )


def world_of(board: Board) -> World:
    """The objects as printed, where they are and under whom they came (613.1)."""
    objects = {}
    for number, thing in enumerate(board.things):
        record = Record(
            id=thing.id,
            number=number,
            timestamp=thing.timestamp,
            owner=thing.owner or thing.controller,
            controller=thing.controller,
            zone=thing.zone,
            attached_to=thing.attached_to,
            choices=dict(thing.choices),
            status=set(thing.status),
            counters={c.kind: c.number for c in board.counters if c.on == thing.id},
        )
        give_values(record, thing.card, PRINTED)
        objects[thing.id] = record
    life = dict(board.life)
    hand = dict(board.hand)
    seats = {name: Seat(name, life=life.get(name, 20), hand=hand.get(name, 0)) for name in board.players}
    return World(objects, seats, board.players, board.active or board.players[0])


def give_values(record: Record, values: Any, origin: Identity) -> None:
    """These characteristics in the place of all that it had."""
    record.name = values.name
    record.mana_cost = values.mana_cost
    record.mana_value = values.mana_value
    record.loyalty = values.loyalty
    record.words = {}
    for word in values.words:
        record.words.setdefault(word.word_kind, set()).add(word.word)
    record.power = record.base_power = values.power or 0
    record.toughness = record.base_toughness = values.toughness or 0
    take_text(record, [printed.ability for printed in values.abilities], origin)


def take_text(record: Record, abilities: list[Ability], origin: Identity) -> None:
    """Other rules text in the place of all abilities. Where the same stands in the same place, it is the one that was there."""
    before = {(held.ability, held.place): held for held in record.abilities if held.is_own_text}
    record.abilities = [
        before.get((ability, place)) or Held(ability, origin, place) for place, ability in enumerate(abilities)
    ]
    settle_land_mana(record)


def settle_land_mana(record: Record) -> None:
    """A land has the mana ability of each basic land type that it has, and of no other (305.6).

    Called wherever types or text changed, before layer 6 could take one of these abilities away.
    """
    record.abilities = [held for held in record.abilities if not held.is_intrinsic]
    if "Land" in record.words.get("card type", ()):
        for land_type, symbol in MANA_OF.items():
            if land_type in record.words.get("land type", ()):
                record.abilities.append(Held(Mana("{T}", (symbol,)), INTRINSIC, "WUBRG".index(symbol)))


def nodes_in(value: Any) -> list[Any]:
    """The node and all nodes inside it."""
    found = []
    if is_dataclass(value):
        found.append(value)
        for f in fields(value):
            found += nodes_in(getattr(value, f.name))
    elif isinstance(value, tuple):
        for item in value:
            found += nodes_in(item)
    return found
