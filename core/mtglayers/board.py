"""A board: a game state as a view of the actual objects (613.1), with the effects that exist on it."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeVar

from mtglayers.abilities import Effect, Instance, Instances, Static, ThisAbility
from mtglayers.amounts import ChosenNumber, Number
from mtglayers.cda import is_characteristic_defining
from mtglayers.context import Context
from mtglayers.effects import ContinuousEffect, Part, make_parts
from mtglayers.errors import UnknownName
from mtglayers.filters import ChosenName, ChosenWord, Granter, Named, Word
from mtglayers.gathering import DEVOTION, Gathered
from mtglayers.layers import Ruleset, Source
from mtglayers.modifications.base import Modification
from mtglayers.nodes import Node
from mtglayers.objects import EffectState, ObjectState, PlayerState
from mtglayers.players import ChosenPlayer
from mtglayers.view import Column, View, each_bit

if TYPE_CHECKING:
    from mtglayers.twins import Twins


@dataclass(frozen=True, slots=True)
class RuleEffect:
    """A continuous effect that the rules themselves make, such as that of counters (613.4c) or face-down status (613.2b)."""

    label: str
    does: tuple[Modification, ...]
    objects: tuple[str, ...]
    timestamp: int
    source: Source = "rule"
    words: str = ""

    @property
    def key(self) -> "RuleKey":
        """What is the same for all objects of which the rules make the same effect."""
        return (self.label, self.does, self.timestamp, self.source, self.words)


RuleKey = tuple[str, tuple[Modification, ...], int, Source, str]
"""What an effect of the rules is called, what it does, since when, by what, in words."""


@dataclass(slots=True)
class Board:
    """One state under one ruleset.

    Rows of its views: the players first, then the objects in the order in which they came. A row is
    not used again: of an object that has gone it is empty.
    """

    players: Mapping[str, PlayerState]
    objects: dict[str, ObjectState]
    active_player: str
    ruleset: Ruleset
    instances: Instances
    view: View
    rows: Mapping[str, int]
    ids: list[str]
    """The players and objects by row; empty where an object has gone."""
    effects: Sequence[EffectState] = ()
    resolved: tuple[tuple[EffectState, ContinuousEffect], ...] = ()
    """The effects of resolutions, in the order in which they began."""
    ruled: Mapping[RuleKey, ContinuousEffect] = field(default_factory=dict)
    """The effects of the rules, by what they do."""
    made: dict[tuple[Instance, int], tuple[ContinuousEffect, ...]] = field(default_factory=dict)
    """The effects of static abilities, by ability and object."""
    numbers: dict[Hashable, int] = field(default_factory=dict)
    """The identities of the effects of static abilities as numbers, all through a game."""
    lasting_parts: dict[tuple[Effect, Source, bool], tuple[dict[str, Part], bool]] = field(default_factory=dict)
    """The parts of effects of rules and resolutions, all through a game, and whether they give face-down values."""
    twins: "Twins | None" = None
    """The objects that differ from those of the board before, where each is exactly like another."""
    at_first: Gathered | None = None
    """The effects that exist before any has been applied."""
    _gathered: Gathered | None = None

    def actual_objects(self) -> View:
        """The view that the layers start from."""
        return self.view

    def bits(self, ids: Iterable[str]) -> int:
        """The objects of those ids, as a set; ids of objects that are gone count for nothing."""
        found = 0
        for one in ids:
            row = self.rows.get(one)
            if row is not None:
                found |= 1 << row
        return found

    def anew(self) -> "Board":
        """The same board with nothing worked out from it yet."""
        return replace(self, made={}, twins=None, at_first=None, _gathered=None)

    def state_of(self, id: str) -> ObjectState:
        """The state of an object. Raises UnknownName."""
        try:
            return self.objects[id]
        except KeyError:
            raise UnknownName(f"there is no object {id!r}") from None

    def player_bit(self, name: str) -> int:
        """The row of a player, as a set. Raises UnknownName."""
        if name not in self.players:
            raise UnknownName(f"there is no player {name!r}")
        return 1 << self.rows[name]

    def names(self, bits: int) -> list[str]:
        """The ids of the objects of a set, in the order of the state."""
        return [self.ids[bit.bit_length() - 1] for bit in each_bit(bits)]

    def gathered(self, view: View) -> Gathered:
        """The continuous effects of resolutions, of rules, and of the static abilities that objects have as the view stands.

        Gathered anew only where an object has gained a static ability.
        """
        column = view.columns["static"]
        found = self._gathered
        if found is not None and found.column is column:
            return found
        if self.at_first is None:
            self.at_first = self._gathered_from(self.view["static"], anew=False)
        one: Gathered | None = self.at_first
        while one is not None and one.column is not column:
            one = one.left
        if one is None:
            one = found.without_lost(column) if found is not None else None
            one = one or self.at_first.without_lost(column) or self._gathered_from(column, anew=True)
        self._gathered = one
        return one

    def _gathered_from(self, column: Column, *, anew: bool) -> Gathered:
        effects = [*self.ruled.values(), *(effect for _, effect in self.resolved)]
        for instance, held in column.items():
            for bit in each_bit(held):
                effects += self.effects_of(instance, bit)
        return Gathered(column, effects, anew=anew)

    def number(self, identity: Hashable) -> int:
        """The identity of an effect as a number."""
        return self.numbers.setdefault(identity, len(self.numbers))

    def before(self, layer: str, view: View) -> View:
        """What the rules settle before a layer: devotion, before types change (700.5a)."""
        changes = self.gathered(view).by_layer.get(DEVOTION)
        if not changes or not self.ruleset.settled_devotion or layer != self.ruleset.layer_for("type"):
            return view
        settled = view.draft()
        for effect in changes:
            for modification in effect.data.does:
                modification.apply(settled, effect.applies_to(view) or 0, effect.context)
        return settled

    def effects_of(self, instance: Instance, bit: int) -> tuple[ContinuousEffect, ...]:
        """The effects that an ability of an object generates where the object is (113.6)."""
        made = self.made.get((instance, bit))
        if made is None:
            one = self.objects[self.ids[bit.bit_length() - 1]]
            zone = "phased out" if one.phased_out else one.zone
            made = self.made[instance, bit] = tuple(
                self._static_effect(instance, one, bit, static, (i, j))
                for i, static in enumerate(instance.statics)
                for j, effect in enumerate(static.effects)
                if zone in static.zones or (zone != "phased out" and self._defines_in(instance, static))
            )
        return made

    def _defines_in(self, instance: Instance, static: Static) -> bool:
        """Whether it functions outside the battlefield, because it defines characteristics (604.3)."""
        if not self._defining(instance, static):
            return False
        sets_pt = any(m.part() == "pt-set" for effect in static.effects for m in effect.does)
        return self.ruleset.defines_pt_everywhere or not sets_pt

    def _defining(self, instance: Instance, static: Static) -> bool:
        return is_characteristic_defining(static, self.ruleset, own_text=instance.is_own_text)

    def _static_effect(
        self, instance: Instance, one: ObjectState, bit: int, static: Static, place: tuple[int, int]
    ) -> ContinuousEffect:
        effect = static.effects[place[1]]
        identity = (one.id, one.number, instance.identity, place)
        bound_effect = bind(effect, one, instance, linked=self.ruleset.linked_choices)
        timestamp = max(one.timestamp, instance.granted)
        context = Context(
            this=bit,
            bound=self._bound(one, instance),
            origin=identity,
            timestamp=timestamp,
            instances=self.instances,
        )
        defining = self._defining(instance, static)
        grant = instance.granted if self.ruleset.grants_keep_order else 0
        return ContinuousEffect(
            identity=identity,
            number=self.number(identity),
            label=one.id,
            data=bound_effect,
            source="static",
            context=context,
            key=(
                timestamp,
                0,
                grant,
                depth(instance.origin),
                instance.place,
                place,
                self.rows[one.id],
                self._origin_numbers(instance.origin),
            ),
            is_cda=defining,
            parts=make_parts(
                bound_effect, "static", self.ruleset, self.instances, defining=defining, instance=instance, locked=False
            ),
            instance=instance,
            timestamp=timestamp,
            place=place,
        )

    def _bound(self, one: ObjectState, instance: Instance) -> dict[Node, int]:
        bound: dict[Node, int] = {}
        for choice in one.choices:
            if choice.what in ("player", "opponent"):
                bound[ChosenPlayer()] = self.bits([choice.value])
        if isinstance(instance.origin, tuple) and not instance.is_own_text:
            bound[Granter()] = self.bits([str(instance.origin[0])])
        return bound

    def _origin_numbers(self, origin: Hashable) -> tuple[int, ...]:
        """The origin of an ability as numbers, for an order that does not depend on what things are called."""
        if not isinstance(origin, tuple):
            return ()
        numbers: list[int] = []
        for part in origin:
            if isinstance(part, int):
                numbers.append(part)
            elif isinstance(part, tuple):
                numbers += self._origin_numbers(part)
            elif isinstance(part, str):
                numbers.append(self.rows.get(part, -1))
        return tuple(numbers)

    def resolution(self, effect: EffectState, place: int) -> ContinuousEffect:
        """The effect of a resolution, number ``place`` of those with its timestamp."""
        locked = None if effect.objects is None else self.bits(effect.objects)
        return self._lasting(
            effect.id, ("resolution", effect.id, effect.timestamp, place), effect.effect, "resolution", effect.timestamp,
            locked, self.bits([effect.controller]), self.bits([effect.source] if effect.source else []), effect.words,
            (2, place, ""),
        )  # fmt: skip

    def rule(self, key: RuleKey, objects: int) -> ContinuousEffect:
        """An effect that the rules make."""
        label, does, timestamp, source, words = key
        return self._lasting(
            label,
            ("rule", *key),
            _fixed(does),
            source,
            timestamp,
            objects,
            0,
            0,
            words,
            (1, 0, label + words),
        )

    def _lasting(
        self, label: str, identity: tuple[Hashable, ...], effect: Effect, source: Source, timestamp: int,
        locked: int | None, player: int, this: int, words: str, place: tuple[int, int, str],
    ) -> ContinuousEffect:  # fmt: skip
        # face-down status comes last in an undivided layer 1; 613.7n: at one timestamp an object's own static effect is earlier than a resolution's
        key = (effect, source, locked is not None)
        known = self.lasting_parts.get(key)
        if known is None:
            made = make_parts(
                effect, source, self.ruleset, self.instances, defining=False, instance=None, locked=locked is not None
            )
            known = self.lasting_parts[key] = made, _face_down(effect)
        parts, last = known
        return ContinuousEffect(
            identity=identity,
            number=next(self.instances.lasting_numbers),
            label=label,
            data=effect,
            source=source,
            context=Context(this=this, player=player, origin=identity, timestamp=timestamp, instances=self.instances),
            key=(LAST if last else timestamp, *place, timestamp if last else 0),
            is_cda=False,
            parts=parts,
            locked=locked,
            timestamp=timestamp,
            words=words,
        )


@lru_cache(maxsize=10_000)
def _fixed(does: tuple[Modification, ...]) -> Effect:
    """An effect of the rules: its objects are fixed."""
    return Effect.of(_FIXED, *does)


def depth(origin: Hashable) -> int:
    """How often an ability was given on: 0 for an object's own, 1 for what such an ability or a resolution gave, and so on."""
    if not isinstance(origin, tuple) or origin[0] == "printed":
        return 0
    giver = origin[2] if len(origin) > 2 and isinstance(origin[2], tuple) else None
    return 1 + (depth(giver[0]) if giver else 0)


_FIXED: Final = Named("")
"""What an effect of the rules applies to: its objects are fixed."""
_EMPTY: Final[Column] = {}
LAST: Final = 10**13
"""Later than any timestamp."""


def _face_down(effect: Effect) -> bool:
    return any(m.part() == "face-down" for m in effect.does)


Bound = TypeVar("Bound", bound=Node)


def bind(data: Bound, one: ObjectState, instance: Instance, *, linked: bool) -> Bound:
    """An effect or ability with the choices made for its object in the place of "the chosen …" (607.2d)."""

    def change(node: Node) -> Node | None:
        if isinstance(node, ChosenWord):
            value = chosen(one, kinds_chosen_for(node), instance, node.slot, linked=linked)
            return Word(value, node.word_kind) if value is not None else node
        if isinstance(node, ChosenName):
            value = chosen(one, {"card name"}, instance, 1, linked=linked)
            return Named(value) if value is not None else node
        if isinstance(node, ChosenNumber):
            value = chosen(one, {"number"}, instance, 1, linked=linked)
            return Number(int(value)) if value is not None and value.isdecimal() else node
        return instance.ability if isinstance(node, ThisAbility) else None

    return data.rewrite(change) if any(isinstance(node, CHOSEN) for node in data.walk()) else data


CHOSEN: Final = (ChosenWord, ChosenName, ChosenNumber, ThisAbility)
"""What stands for something that is known only of an object that has the ability."""


def kinds_chosen_for(word: ChosenWord) -> set[str]:
    """The kinds of choices that give such a word: a basic land type is a land type."""
    return {word.word_kind, "basic land type"} if word.word_kind == "land type" else {str(word.word_kind)}


def chosen(one: ObjectState, kinds: set[str], instance: Instance, slot: int, *, linked: bool) -> str | None:
    """What was chosen for the object, by an ability linked to this one (607.5a)."""
    found = None
    for choice in one.choices:
        fits = not linked or not instance.card or not choice.card or choice.card == instance.card
        if choice.what in kinds and choice.slot == slot and fits:
            found = choice.value
    return found


__all__ = ["Board", "RuleEffect", "bind", "chosen"]
