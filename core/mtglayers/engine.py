"""The engine: the plugins loaded, what they brought, and the questions that one can ask."""

import datetime
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from mtglayers import plugins as plugin_loading
from mtglayers.abilities import Ability, Effect, Expansion, Instances, Static
from mtglayers.board import Board, RuleEffect
from mtglayers.building import Builder
from mtglayers.cards import Card, Face, face
from mtglayers.characteristics import Characteristics, copiable
from mtglayers.context import Context
from mtglayers.counting import CounterEffect, counter_effects
from mtglayers.errors import InputError, MtgLayersError, PluginError, UnknownName, Unsupported
from mtglayers.evaluation import Evaluation, evaluate
from mtglayers.filters import This, WordKind
from mtglayers.layers import Ruleset
from mtglayers.modifications.base import Modification
from mtglayers.modifications.copying import DoesntCopy, except_
from mtglayers.names import Names
from mtglayers.nodes import Node
from mtglayers.objects import InlineCard, ObjectState, PlayerState, State, refusal
from mtglayers.plugins import Plugin, Plugins
from mtglayers.positions import Position
from mtglayers.reading import Answer
from mtglayers.registry import Registry
from mtglayers.view import View
from mtglayers.words import KNOWN_SUBTYPES, Words, known_kind

if TYPE_CHECKING:
    from mtglayers.game import Game


class Engine:
    """Evaluates boards under any edition of the rules, with the cards and rules that its plugins bring.

    ``Engine()`` loads the installed plugins (entry-point group ``mtglayers``); ``plugins`` adds
    objects with hook implementations; ``installed=False`` leaves the installed ones out.
    ``strict=True`` raises PluginError for the first plugin that does not work.
    """

    def __init__(self, plugins: Sequence[object] = (), *, installed: bool = True, strict: bool = False) -> None:
        extra = [
            one if isinstance(one, Plugin) else plugin_loading.plugin_from(one, _name_of(one, n))
            for n, one in enumerate(plugins)
        ]
        self.plugins: Plugins = plugin_loading.load(extra, installed=installed, strict=strict)
        self.cards: Registry[Card] = Registry("card")
        self.keywords: Registry[Expansion] = Registry("keyword")
        self.rulesets: Registry[Ruleset] = Registry("ruleset")
        self.subtypes: Registry[WordKind] = Registry("subtype")
        self.counters: Registry[CounterEffect] = Registry("kind of counter")
        self._aliases: Registry[str] = Registry("name of a ruleset")
        self._intrinsic: Registry[Ability] = Registry("land type with an ability")
        for plugin in self.plugins.working:
            try:
                if lacks := self.plugins.lacks(plugin):
                    raise PluginError(lacks)
                self._register(plugin)
            except Exception as error:  # noqa: BLE001  # whatever a plugin does wrong is reported by its name
                why = str(error) if isinstance(error, PluginError) else plugin_loading.describe(error)
                self.plugins.leave_out(plugin, why)
        if strict:
            for plugin in self.plugins.all:
                if plugin.error:
                    raise PluginError(f"plugin {plugin.name}: {plugin.error}")
        self.instances = Instances(self.keywords, self._intrinsic, self._creature_types())

    def _register(self, plugin: Plugin) -> None:
        """Take what a plugin brings: all of it, or nothing where one thing clashes."""
        overrides = frozenset(plugin.overrides)
        brought = list(self._brought(plugin))
        seen: set[tuple[str, str]] = set()
        for registry, name, _ in brought:
            registry.check(name, plugin.name, overrides)
            if (registry.kind, name) in seen:
                raise PluginError(f"{plugin.name} brings the {registry.kind} {name!r} twice")
            seen.add((registry.kind, name))
        for registry, name, thing in brought:
            registry.add(name, thing, plugin.name, overrides)

    def _brought(self, plugin: Plugin) -> Iterator[tuple[Registry[Any], str, Any]]:
        thing = plugin.thing
        for ruleset in _called(thing, "mtglayers_rulesets", Ruleset):
            yield self.rulesets, ruleset.id, ruleset
            for alias in {ruleset.id, *ruleset.aliases}:
                yield self._aliases, alias, ruleset.id
        for card in _called(thing, "mtglayers_cards", Card):
            yield self.cards, card.name, card
        for makers, hook in ((self.keywords, "mtglayers_keywords"), (self.counters, "mtglayers_counters")):
            for name, makes in dict(_called(thing, hook)).items():
                yield makers, name, self.plugins.guarded(plugin, makes)
        for land_type, ability in dict(_called(thing, "mtglayers_intrinsic_abilities")).items():
            yield self._intrinsic, land_type, ability
        for subtype, kind in dict(_called(thing, "mtglayers_subtypes")).items():
            known = known_kind(subtype, self.subtypes)
            if known is not None and known != kind:
                first = self.subtypes.plugin_of(subtype) if subtype in self.subtypes else "the rules"
                raise PluginError(
                    f"{plugin.name} says that {subtype} is a kind of {kind}; by {first} it is a kind of {known}"
                )
            if known is None:
                yield self.subtypes, subtype, kind

    def _creature_types(self) -> frozenset[str]:
        return frozenset(subtype for subtype, kind in self.subtypes.items() if kind == "creature type")

    @cached_property
    def words(self) -> Words:
        """The open vocabulary that its plugins know."""
        return Words(
            subtypes=KNOWN_SUBTYPES | frozenset(self.subtypes.items()),
            keywords=frozenset(self.keywords),
            keyword_parameters=frozenset(
                (name, str(makes.__dict__["takes"]))
                for name, makes in self.keywords.items()
                if getattr(makes, "__dict__", {}).get("takes")
            ),
            card_names=frozenset(self.cards),
            counters=frozenset(self.counters),
        )

    # ---- what there is

    def card(self, name: str) -> Card:
        """The card of that name, also by the name of a face or half or of all together ("Fire // Ice"), and as printed in other languages.

        Raises UnknownName with near names, or with the cards that an unclear name may mean.
        """
        return self.cards.get(name) or self._by_face[self.english(name)]

    def english(self, name: str) -> str:
        """The English name of the card, face or half that is asked for. Raises UnknownName as ``card`` does."""
        return name if name in self._by_face else self._names.find(name)

    @cached_property
    def _by_face(self) -> Mapping[str, Card]:
        """Every card by its name, those of its faces, and both halves together: "Fire // Ice"."""
        faces = {one.values.name: card for card in self.cards.values() for one in card.faces}
        whole = {" // ".join(one.values.name for one in card.faces): card for card in self.cards.values()}
        return whole | faces | dict(self.cards)

    @cached_property
    def _names(self) -> Names:
        """All names; those of other languages are asked for at the first name that is no English one."""
        return Names(self._by_face, lambda: self.plugins.all_of("mtglayers_names"))

    def ruleset(self, which: str) -> Ruleset:
        """An edition of the rules by its id, an alias, or a date in ISO form: the one in force then. Raises UnknownName."""
        for ruleset in self.rulesets.values():
            if which == ruleset.id or which in ruleset.aliases:
                return ruleset.on(ruleset.until or datetime.date.max)
        try:
            day = datetime.date.fromisoformat(which)
        except ValueError:
            return self.rulesets.find(which)
        in_force = [r for r in self.rulesets.values() if r.since <= day and (r.until is None or day <= r.until)]
        if not in_force:
            raise UnknownName(f"no edition of the rules with layers to apply was in force on {which}")
        return max(in_force, key=lambda ruleset: ruleset.since).on(day)

    # ---- text

    def compile(
        self, text: str, *, name: str = "", types: frozenset[str] = frozenset(), static: bool | None = None
    ) -> tuple[Ability, ...]:
        """Abilities from rules text (see the hook ``mtglayers_compile``). Raises Unsupported for what is not understood."""
        compiled = self.plugins.first_of(
            "mtglayers_compile", text=text, name=name, types=types, static=static, words=self.words
        )
        if compiled is None:
            raise Unsupported(f"no plugin here compiles rules text such as {text[:60]!r}")
        return tuple(compiled)

    def render(self, ability: Ability, name: str = "") -> str:
        """An ability as a rules sentence, or as its data where no plugin renders."""
        rendered = self.plugins.first_of("mtglayers_render", ability=ability, name=name)
        return repr(ability) if rendered is None else str(rendered)

    def define(self, card: InlineCard | Mapping[str, Any]) -> Card:
        """A card from its printed facts and rules text. Raises InputError, or Unsupported for a text that does not compile."""
        if not isinstance(card, InlineCard):
            given = card
            try:
                card = InlineCard.model_validate(given)
            except ValidationError as error:
                first = error.errors()[0]
                where = ".".join(map(str, first["loc"]))
                raise InputError(f"card {given.get('name', '')!r}, {where}: {first['msg']}") from None
        try:
            return self._define(card)
        except MtgLayersError as error:
            raise error.at(f"card {card.name!r}") from None

    def _define(self, card: InlineCard) -> Card:
        faces = [card, *card.faces] if not card.faces or card.faces[0].name != card.name else card.faces
        return Card(card.name, tuple(Face(self._face(one, card.name)) for one in faces), _layout(card.layout))

    def _face(self, printed: InlineCard, card: str) -> Characteristics:
        pt = f"{printed.power}/{printed.toughness}" if printed.power is not None else ""
        plain = face(printed.name, printed.mana_cost, printed.type_line, pt)
        types = frozenset(word.word for word in plain.words)
        abilities = self.compile(printed.text, name=printed.name, types=types) if printed.text else ()
        colors = "".join(printed.colors) if printed.colors is not None else None
        try:
            loyalty = int(printed.loyalty) if printed.loyalty is not None else None
        except ValueError:
            raise InputError(f"loyalty: {printed.loyalty!r} is no number") from None
        return face(
            printed.name, printed.mana_cost, printed.type_line, pt, abilities, colors=colors, loyalty=loyalty, card=card,
            subtypes=self.subtypes,
        )  # fmt: skip

    # ---- copying

    def copiable_view(self, evaluation: Evaluation) -> View:
        """The view at the end of layer 1: copy effects, merging and face-down status applied, nothing else (613.2)."""
        view = evaluation.board.actual_objects()
        for done in evaluation.journal.applications:
            copies = [m for m in done.effect.parts[done.layer].does if m.part() in ("copy", "face-down")]
            if copies and done.hits:
                view = view.draft()
                for modification in copies:
                    modification.apply(view, done.hits, done.effect.context)
        return view

    def copiable(self, evaluation: Evaluation, id: str) -> Characteristics:
        """The copiable values of an object (707.2)."""
        return copiable(self.copiable_view(evaluation), evaluation.board.bits([id]))

    def with_exceptions(
        self, values: Characteristics, exceptions: Sequence[Modification], own: Characteristics | None = None
    ) -> Characteristics:
        """Copiable values as a copy effect's exceptions change them (707.9); ``own`` are those of the object that becomes the copy."""
        if not exceptions:
            return values
        view = View({}, 1)
        replace(values, flipped=None).write(view, 1, self.instances)
        context = Context(instances=self.instances, origin="printed")
        for exception in sorted(exceptions, key=lambda one: one.rank()):
            except_(view, 1, exception, context)
        changed = copiable(view, 1)
        for exception in exceptions:
            if isinstance(exception, DoesntCopy) and own is not None:
                changed = keeping(changed, own, exception.column)
        if values.flipped is None:
            return changed
        return replace(changed, flipped=self.with_exceptions(values.flipped, exceptions, own))

    def describe_modifications(self, does: Sequence[Modification]) -> str:
        """What modifications do, in words."""
        return self.render(Static((Effect.of(This(), *does),)))

    # ---- boards

    def board(self, state: State, ruleset: Ruleset, inline: Mapping[str, Card] | None = None) -> Board:
        """The board of a state: the actual objects, and the effects that exist."""
        players = {player.name: player for player in state.players}
        objects = {one.id: one for one in state.objects}
        active = state.active_player or state.players[0].name
        return self.builder(ruleset, inline).board(players, active, objects, state.effects)

    def builder(self, ruleset: Ruleset, inline: Mapping[str, Card] | None = None) -> Builder:
        """What builds boards under an edition of the rules; ``inline`` are cards defined in place."""
        own = dict(inline or {})
        known: dict[tuple[object, ...], Characteristics] = {}

        def printed(one: ObjectState) -> Characteristics:
            if one.values is not None:
                return one.values
            alike = (one.card, one.face, one.zone, *one.facts)  # all that the values depend on
            if alike not in known:
                known[alike] = self._starting_values(one, own)
            return known[alike]

        def ruled(objects: Sequence[ObjectState]) -> list[RuleEffect]:
            return self.plugins.all_of("mtglayers_rule_effects", objects=objects, ruleset=ruleset) + counter_effects(
                objects, ruleset, lambda kind, n: self.counters[kind](n) if kind in self.counters else ()
            )

        return Builder(self, inline if inline is not None else {}, ruleset, self.instances, printed, ruled)

    def _starting_values(self, one: ObjectState, own: Mapping[str, Card]) -> Characteristics:
        name = one.card or ""
        try:
            values = shown(own[name] if name in own else self.card(name), one)
        except UnknownName as error:
            raise error.at(f"object {one.id!r}, card") from None
        other = self.plugins.first_of("mtglayers_starting_values", values=values, one=one) if one.facts else None
        return values if other is None else other

    def evaluate(self, state: State | Mapping[str, Any]) -> Evaluation:
        """Every object of a state after all layers (613). Raises InputError naming object and field, UnknownName, Unsupported."""
        if not isinstance(state, State):
            state = read_state(state)
        inline = {card.name: self.define(card) for card in state.cards}
        return evaluate(self.board(state, self.ruleset(state.rules), inline), self.ruleset(state.rules))

    def answer(self, evaluation: Evaluation) -> Answer:
        """An evaluation to be read, with abilities in words."""
        return Answer(evaluation, self.render)

    def read_position(self, text: str, name: str = "") -> Position:
        """A position from text in whatever format a plugin knows (the hook ``mtglayers_read_position``).

        Raises InputError when no plugin knows the format, or the one that does cannot read it.
        """
        position = self.plugins.first_of("mtglayers_read_position", text=text, name=name, engine=self)
        if not isinstance(position, Position):
            raise InputError(f"{name or 'position'}: no plugin here knows this format")
        return position

    def new_game(self, players: Sequence[str] = ("A", "B"), rules: str = "current") -> "Game":
        """A new game under an edition of the rules; the first player is the active one."""
        from mtglayers.game import Game  # noqa: PLC0415  # games ask engines

        return Game(self, State(players=[PlayerState(name=name) for name in players], rules=rules))


def read_state(data: Mapping[str, Any] | str | bytes) -> State:
    """A state from JSON, as text or as data, checked. Raises InputError with one line that names the object and the field."""
    try:
        text = data if isinstance(data, str | bytes) else json.dumps(data, default=_as_data)
    except (TypeError, ValueError, RecursionError) as error:
        raise InputError(f"state: this is no JSON data: {error}") from None
    try:
        return State.model_validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        raise InputError(f"{_place(first['loc'], data)}: {refusal(first)}") from None


_LISTS = {
    "objects": ("object", "id"),
    "players": ("player", "name"),
    "effects": ("effect", "id"),
    "cards": ("card", "name"),
}


def _place(location: tuple[int | str, ...], data: object) -> str:
    """Where in a state an error lies: the object by its id, and the field."""
    if len(location) >= 2 and location[0] in _LISTS and isinstance(location[1], int):
        what, name = _LISTS[str(location[0])]
        read = json.loads(data) if isinstance(data, str | bytes) else data
        item = read[location[0]][location[1]] if isinstance(read, Mapping) else None
        called = item.get(name) if isinstance(item, Mapping) else None
        field = ", ".join(str(part) for part in location[2:])
        which = f"{what} number {location[1] + 1}" if called is None else f"{what} {called!r}"
        return f"{which}, {field}" if field else which
    return ".".join(str(part) for part in location) or "state"


def _as_data(value: object) -> object:
    """Nodes among the data as their own data."""
    if isinstance(value, Node):
        return value.data()
    raise TypeError(f"a {type(value).__name__} is not")


def shown(card: Card, one: ObjectState) -> Characteristics:
    """The characteristics that an object of the card starts from: the face that is up, the half that was cast."""
    if card.layout == "flip":
        front, back = card.faces[0].values, card.faces[1].values
        return replace(front, flipped=back)
    if card.layout == "split" and one.zone != "stack":
        return combined(card)
    if one.zone not in ("battlefield", "stack") and card.layout != "split":
        return card.front
    return card.faces[min(one.face, len(card.faces) - 1)].values


def keeping(values: Characteristics, own: Characteristics, column: str) -> Characteristics:
    """Copiable values with an object's own value of one characteristic (707.9c)."""
    if column == "name":
        return replace(values, name=own.name)
    if column == "mana cost":
        return replace(values, mana_cost=own.mana_cost, mana_value=own.mana_value)
    kept = [word for word in own.words if word.word_kind == column]
    return replace(values, words=(*(word for word in values.words if word.word_kind != column), *kept))


def combined(card: Card) -> Characteristics:
    """A split card anywhere but on the stack: the characteristics of both halves together (709.4b)."""
    halves = [one.values for one in card.faces]
    return Characteristics(
        name=" // ".join(half.name for half in halves),
        mana_cost="".join(half.mana_cost for half in halves),
        mana_value=sum(half.mana_value for half in halves),
        words=tuple(dict.fromkeys(word for half in halves for word in half.words)),
        abilities=tuple(printed for half in halves for printed in half.abilities),
    )


def _called(thing: object, hook: str, wanted: type = object) -> Any:
    """What a plugin answers to a hook; nothing where it does not have it. Raises PluginError for what is not wanted."""
    function = getattr(thing, hook, None)
    answered = function() if function is not None else ()
    if wanted is not object:
        answered = list(answered)
        for one in answered:
            if not isinstance(one, wanted):
                raise PluginError(f"{hook} must bring {wanted.__name__} objects, not {type(one).__name__}")
    return answered


def _name_of(thing: object, number: int) -> str:
    name = getattr(thing, "code", None) or getattr(thing, "__name__", None) or f"{type(thing).__name__}-{number}"
    return str(name)


def _layout(layout: str) -> Any:
    known = ("normal", "transform", "flip", "split", "modal", "adventure", "prepare")
    if layout not in known:
        raise InputError(f"the layout {layout!r} is not one of {', '.join(known)}")
    return layout
