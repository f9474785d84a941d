"""Reading an evaluation: what one object is, what each step did and why."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from mtglayers.abilities import Ability, AsEnters, Instance, Mana
from mtglayers.board import bind
from mtglayers.changes import Changes
from mtglayers.characteristics import COLORS
from mtglayers.effects import ContinuousEffect
from mtglayers.evaluation import Evaluation
from mtglayers.filters import Word
from mtglayers.nodes import Node
from mtglayers.objects import ObjectState
from mtglayers.reasons import Reasons
from mtglayers.steps import Application
from mtglayers.view import ABILITY_COLUMNS, EVERY, NUMBER_COLUMNS, SUBTYPE_KINDS, WORD_COLUMNS, View
from mtglayers.vocabulary.creature_types import CREATURE_TYPES

TYPE_ORDER: Final = (
    "Kindred",
    "Artifact",
    "Enchantment",
    "Battle",
    "Instant",
    "Sorcery",
    "Land",
    "Planeswalker",
    "Creature",
)


CHARACTERISTICS: Final = ("name", "mana cost", *WORD_COLUMNS, *NUMBER_COLUMNS, *ABILITY_COLUMNS, "controller")
"""What ``Answer.characteristics`` reads of every object (109.3)."""


class Reading:
    """One object in a view: the characteristics that it has (109.3), and the facts of its state."""

    def __init__(self, evaluation: Evaluation, id: str, view: View | None = None) -> None:
        board = evaluation.board
        self.id = id
        self.state: ObjectState = board.state_of(id)
        self._board = board
        self._ruleset = evaluation.ruleset
        self._view = evaluation.view if view is None else view
        self._bit = 1 << board.rows[id]

    def _one(self, column: str) -> str:
        values = self._view.values(column, self._bit)
        return str(values[0]) if values else ""

    @property
    def name(self) -> str:
        """Its name; empty when it has none (201)."""
        return self._one("name")

    @property
    def mana_cost(self) -> str:
        """Its mana cost (202.1)."""
        return self._one("mana cost")

    @property
    def mana_value(self) -> int:
        """Its mana value (202.3)."""
        return self._view.number("mana value", self._bit)

    @property
    def types(self) -> list[str]:
        """Its card types, in the order of a type line."""
        held = self._view.values("card type", self._bit)
        return sorted(held, key=lambda word: TYPE_ORDER.index(word) if word in TYPE_ORDER else -1)

    @property
    def supertypes(self) -> list[str]:
        """Its supertypes."""
        return sorted(self._view.values("supertype", self._bit))

    @property
    def subtypes(self) -> list[str]:
        """Its subtypes; all known creature types where it has every one."""
        found = {word for kind in SUBTYPE_KINDS for word in self._view.values(kind, self._bit)}
        if EVERY in found:
            found = found - {EVERY} | set(CREATURE_TYPES) | self._board.instances.creature_types
        return sorted(found)

    @property
    def has_every_creature_type(self) -> bool:
        """Whether it is every creature type (702.73a)."""
        return bool(self._view["creature type"].get(EVERY, 0) & self._bit)

    @property
    def colors(self) -> str:
        """Its colours, as letters in the order WUBRG; empty when it is colourless (105)."""
        held = self._view.values("color", self._bit)
        return "".join(color for color in COLORS if color in held)

    @property
    def controller(self) -> str:
        """Who controls it; of an object that is not on the battlefield or the stack, its owner."""
        rows = self._view.values("controller", self._bit)
        return self._board.ids[rows[0]] if rows else self.state.owner

    def _number(self, column: str) -> int | None:
        shown = "Creature" in self.types or (self.zone not in ("battlefield", "phased out") and self._has_printed_pt())
        return self._view.number(column, self._bit) if shown else None

    def _has_printed_pt(self) -> bool:
        return "Vehicle" in self._view.values("artifact type", self._bit)

    @property
    def power(self) -> int | None:
        """Its power; None for what is no creature (208.3)."""
        return self._number("power")

    @property
    def toughness(self) -> int | None:
        """Its toughness; None for what is no creature."""
        return self._number("toughness")

    @property
    def base_power(self) -> int | None:
        """Its base power (208.4b)."""
        return self._number("base power")

    @property
    def base_toughness(self) -> int | None:
        """Its base toughness."""
        return self._number("base toughness")

    @property
    def instances(self) -> list[Instance]:
        """Its abilities with their origins, in the order in which it came to have them."""
        held: list[Instance] = [i for column in ABILITY_COLUMNS for i in self._view.values(column, self._bit)]
        return sorted(
            held, key=lambda i: (i.origin != "intrinsic", not i.is_own_text, i.granted, i.place, repr(i.ability))
        )

    @property
    def abilities(self) -> list[Ability]:
        """Its abilities, with the choices made for it filled in."""
        return [self._with_choices(instance) for instance in self.instances]

    def _with_choices(self, instance: Instance) -> Ability:
        bound = bind(instance.ability, self.state, instance, linked=self._ruleset.linked_choices)
        return instance.ability if isinstance(instance.ability, AsEnters) else bound

    @property
    def mana(self) -> set[str]:
        """The symbols that its mana abilities can add; any colour is all five."""
        found: set[str] = set()
        for ability in self.abilities:
            if isinstance(ability, Mana) and ability.cost == "{T}":
                for symbol in ability.adds:
                    if isinstance(symbol, Word):
                        found.add(symbol.word)
                    elif symbol == "any":
                        found |= set(COLORS)
                    elif isinstance(symbol, str):
                        found.add(symbol)
        return found

    @property
    def is_cda(self) -> bool:
        """Whether it has a characteristic-defining ability (604.3)."""
        return any(
            effect.is_cda for instance in self.instances for effect in self._board.effects_of(instance, self._bit)
        )

    @property
    def owner(self) -> str:
        """Who owns it."""
        return self.state.owner

    @property
    def zone(self) -> str:
        """The zone it is in."""
        return "phased out" if self.state.phased_out else self.state.zone

    @property
    def damage(self) -> int:
        """The damage marked on it (120.6)."""
        return self.state.damage

    @property
    def tapped(self) -> bool:
        """Whether it is tapped."""
        return self.state.tapped

    @property
    def attacking(self) -> bool:
        """Whether it is attacking."""
        return self.state.attacking

    @property
    def face_down(self) -> bool:
        """Whether it is face down."""
        return self.state.face_down

    @property
    def counters(self) -> dict[str, int]:
        """Its counters by kind."""
        return {counter.kind: counter.number for counter in self.state.counters}

    @property
    def attached_to(self) -> str | None:
        """What it is attached to."""
        return self.state.attached_to

    @property
    def printed_loyalty(self) -> int | None:
        """Its printed or copied loyalty (209.1)."""
        values = self._view.values("loyalty", self._bit)
        return int(values[0]) if values else None

    @property
    def loyalty(self) -> int | None:
        """Its loyalty: on the battlefield the number of its loyalty counters (306.5c)."""
        if self.zone == "battlefield" and self.printed_loyalty is not None:
            return self.counters.get("loyalty", 0)
        return self.printed_loyalty


@dataclass(frozen=True, slots=True)
class PlayerReading:
    """One player after the last layer (613.10, 613.11)."""

    name: str
    life: int
    hand: int
    max_hand_size: int | None
    land_plays: int
    combat_phases: int
    """How many combat phases a turn of the player has, as things are (500.8)."""
    abilities: tuple[Ability, ...]
    rules: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One step of an answer: which effect, in which layer, on what, with what result, and why then."""

    layer: str
    rule: str
    """The rule that makes the layer."""
    effect: str
    """The id of the object or resolution that it comes from."""
    says: str
    """What the part of the effect that applies in this layer says."""
    ability: Ability | None
    """The whole ability that generates it; None for resolutions and rules."""
    applied_to: tuple[str, ...]
    changes: tuple[str, ...]
    why: str
    why_rule: str
    timestamp: int
    depends_on: tuple[str, ...]
    goes_on: str
    """Where it started to apply in an earlier layer: the layer, and so the set of objects is that of then (613.6)."""


@dataclass(frozen=True, slots=True)
class NeverApplied:
    """An effect that was there at first and never started, because its ability was lost before its first layer."""

    effect: str
    ability: Ability
    layer: str
    lost_to: str
    """The id of the object or resolution that took the ability."""


class Answer:
    """What each object of a board looks like, and why. Ask with ``answer[id]``."""

    def __init__(self, evaluation: Evaluation, render: Callable[[Ability], str] = repr) -> None:
        self.evaluation = evaluation
        self.render = render
        self._board = evaluation.board

    @cached_property
    def _reasons(self) -> Reasons:
        return Reasons(self.evaluation)

    @cached_property
    def _told(self) -> Changes:
        return Changes(self._board, self.render)

    @property
    def ids(self) -> list[str]:
        """The ids of all objects, in the order of the state."""
        return list(self._board.objects)

    def __contains__(self, id: object) -> bool:
        return id in self._board.objects and not self._board.objects[str(id)].phased_out

    def __iter__(self) -> Iterator[str]:
        return iter(self.ids)

    def __getitem__(self, id: str) -> Reading:
        return Reading(self.evaluation, id)

    def characteristics(self) -> Iterator[tuple[str, Mapping[str, tuple[Any, ...]]]]:
        """Every object with its characteristics by name, all read at once: for wide boards, where asking one by one is slow.

        A characteristic is a tuple of its values: words, numbers, instances of abilities, the controller's name.
        """
        view, board = self.evaluation.view, self._board
        columns = {column: view.by_row(column) for column in CHARACTERISTICS}
        players = {row: (name,) for name, row in board.rows.items() if name in board.players}
        columns["controller"] = [players[held[0]] if held else () for held in columns["controller"]]
        for row, values in enumerate(zip(*columns.values(), strict=True)):
            if row >= len(players) and board.ids[row]:
                yield board.ids[row], dict(zip(CHARACTERISTICS, values, strict=True))

    def player(self, name: str) -> PlayerReading:
        """What holds for a player. Raises UnknownName."""
        view, bit = self.evaluation.view, self._board.player_bit(name)
        largest = view.values("maximum hand size", bit)
        row = bit.bit_length() - 1
        in_hand = view["zone"].get("hand", 0) & view["owner"].get(row, 0)
        return PlayerReading(
            name,
            view.number("life", bit),
            view.number("cards in hand", bit) + in_hand.bit_count(),
            int(largest[0]) if largest else None,
            view.number("land plays", bit),
            1 + view.number("additional combat phases", bit),
            tuple(view.values("player ability", bit)),
            tuple(view.values("rule", bit)),
        )

    @cached_property
    def order(self) -> dict[str, list[str]]:
        """The order in which the effects were applied, by layer."""
        order: dict[str, list[str]] = {}
        for application in self.evaluation.journal.applications:
            order.setdefault(application.layer, []).append(self.handle(application.layer, application.effect))
        return order

    @cached_property
    def depends(self) -> dict[str, list[tuple[str, str]]]:
        """Every dependency when a layer began, as (what depends, on what)."""
        return {
            layer: [(self.handle(layer, a), self.handle(layer, b)) for a, b in pairs]
            for layer, pairs in self.evaluation.depends.items()
        }

    def handle(self, layer: str, effect: ContinuousEffect) -> str:
        """The name of an effect: its object's or resolution's id, with a number where that has several in the layer."""
        mine = self._of_one_label.get((layer, effect.label), [effect])
        if len(mine) == 1:
            return effect.label
        places = sorted(mine, key=lambda e: e.key)
        return f"{effect.label}.{[e.number for e in places].index(effect.number) + 1}"

    @cached_property
    def _of_one_label(self) -> dict[tuple[str, str], list[ContinuousEffect]]:
        found: dict[tuple[str, str], list[ContinuousEffect]] = {}
        for application in self.evaluation.journal.applications:
            found.setdefault((application.layer, application.effect.label), []).append(application.effect)
        return found

    @cached_property
    def steps(self) -> list[Step]:
        """Every application, in order, with what it changed and why it came then."""
        return [self._step(application) for application in self.evaluation.journal.applications]

    def _step(self, done: Application) -> Step:
        effect = done.effect
        rules = {layer.id: layer.rule for layer in self.evaluation.ruleset.layers}
        why, why_rule = self._reasons.why(done)
        return Step(
            layer=done.layer,
            rule=rules[done.layer],
            effect=effect.label,
            says=effect.words or self.render(effect.part_said(done.layer)),
            ability=effect.instance.ability if effect.instance is not None else None,
            applied_to=tuple(self._board.names(done.hits or 0)),
            changes=tuple(self._told.of(done)),
            why=why,
            why_rule=why_rule,
            timestamp=effect.timestamp,
            depends_on=tuple(other.label for other in self._reasons.waited_for(done)),
            goes_on="" if done.started_here else self._started_in(done),
        )

    def _started_in(self, done: Application) -> str:
        return next(
            (
                first.layer
                for first in self.evaluation.journal.applications
                if first.effect.number == done.effect.number and first.started_here
            ),
            "",
        )

    @cached_property
    def never_applied(self) -> list[NeverApplied]:
        """The effects of abilities that were lost before they could start (613.6), and what took them."""
        board, journal = self._board, self.evaluation.journal
        found = []
        applied = {done.effect.number for done in journal.applications}
        for effect in board.gathered(board.actual_objects()).effects:
            if effect.instance is None or not effect.parts or effect.number in applied:
                continue
            for done in journal.applications:
                if effect.text(done.after) is None:
                    said = _ability_in(done.before, effect.instance, effect.context.this)
                    found.append(NeverApplied(effect.label, said, done.layer, done.effect.label))
                    break
        return found


def _ability_in(view: View, instance: Instance, this: int) -> Ability:
    """What an ability of an object says in a view, where its words may have been changed (612.1)."""
    for column in ABILITY_COLUMNS:
        for other, held in view[column].items():
            if held & this and isinstance(other, Instance) and other.identity == instance.identity:
                return other.ability
    return instance.ability
