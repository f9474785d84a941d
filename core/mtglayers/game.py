"""A game that is kept alive: objects enter, change and leave, effects begin and end, timestamps are given."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Self

from mtglayers import classifying, costs, destroying, doing, moving, putting, stack, state_based, turning, turns
from mtglayers.abilities import Ability, Instance
from mtglayers.cards import Card
from mtglayers.characteristics import Characteristics, Printed
from mtglayers.choices import as_choice
from mtglayers.engine import Engine
from mtglayers.errors import InputError, UnknownName
from mtglayers.evaluation import evaluate
from mtglayers.filters import Word, Zone
from mtglayers.instructions import Instruction, UntilEvent
from mtglayers.layers import Ruleset
from mtglayers.modifications.base import Modification
from mtglayers.objects import ChoiceState, CounterState, EffectState, ObjectState, PlayerState, State
from mtglayers.reading import Answer, Reading
from mtglayers.resolving import Resolution

Choices = Mapping[str, Any]

ENCHANTMENT = Characteristics(words=(Word("Enchantment", "card type"),))


class Game:
    """A game under one edition of the rules. Every change gets later timestamps than the one before it (613.7)."""

    def __init__(self, engine: Engine, state: State) -> None:
        self.engine = engine
        self.state = state
        self.ruleset: Ruleset = engine.ruleset(state.rules)
        self.inline: dict[str, Card] = {card.name: engine.define(card) for card in state.cards}
        self.stack: list[Resolution] = []
        """The spells and abilities that wait to resolve, the topmost last (405)."""
        self.entered: dict[str, int] = {}
        """How many abilities of an object triggered on its own entering, by its id."""
        self.destroyed_ids: set[str] = set()
        """The objects that were destroyed."""
        self.resolved: dict[str, tuple[Instruction, ...]] = {}
        """What resolutions did, by their ids."""
        self.clock = max(
            (0, *(one.timestamp for one in state.objects), *(e.timestamp for e in state.effects)), default=0
        )
        self._answer: Answer | None = None
        self._changing = False
        self._number = max((len(state.objects), *(one.number for one in state.objects)))

    # ---- asking

    def view(self) -> Answer:
        """What everything looks like now (613)."""
        if self._answer is None:
            self._answer = self.engine.answer(
                evaluate(self.engine.board(self.state, self.ruleset, self.inline), self.ruleset)
            )
        return self._answer

    def __getitem__(self, id: str) -> Reading:
        return self.view()[self.object(id).id]

    def object(self, id: str) -> ObjectState:
        """The state of an object. Raises UnknownName."""
        for one in self.state.objects:
            if one.id == id:
                return one
        raise UnknownName(f"there is no object {id!r}")

    def player(self, name: str) -> PlayerState:
        """The state of a player. Raises UnknownName."""
        for one in self.state.players:
            if one.name == name:
                return one
        raise UnknownName(f"there is no player {name!r}")

    @property
    def player_names(self) -> list[str]:
        """The players, in turn order."""
        return [player.name for player in self.state.players]

    @property
    def active_player(self) -> str:
        """Whose turn it is."""
        return self.state.active_player or self.state.players[0].name

    def card(self, card: str | Card) -> Card:
        """A card by its name; one defined for this game comes first."""
        if isinstance(card, Card):
            self.inline[card.name] = card
            return card
        return self.inline[card] if card in self.inline else self.engine.card(card)

    def face_named(self, card: str | Card) -> str:
        """The English name of the card or face that is asked for."""
        if isinstance(card, Card) or card in self.inline:
            return card if isinstance(card, str) else card.name
        return self.engine.english(card)

    def named(self, id: str) -> str:
        """The id of an object; a spell is also called by the name of what it does."""
        ids = {one.id for one in self.state.objects}
        return f"card of {id}" if id not in ids and f"card of {id}" in ids else id

    def copy(self) -> Self:
        """An independent copy of the game as it stands."""
        other = object.__new__(type(self))
        other.__dict__ = dict(self.__dict__)
        other.state = self.state.copied()
        other.inline, other.resolved = dict(self.inline), dict(self.resolved)
        other.entered, other.destroyed_ids = dict(self.entered), set(self.destroyed_ids)
        other.stack = [resolution.copied_for(other) for resolution in self.stack]
        return other

    def preview(self, card: str | Card, **put: Any) -> Reading:
        """What an object would be if it entered now (611.3c, 614.12); the game stays as it is."""
        would_be = self.copy()
        return would_be[would_be.put(card, **put)]

    def triggers(self, id: str) -> int:
        """How many of its abilities triggered on its own entering."""
        return self.entered.get(self.object(id).id, 0)

    def destroyed(self, id: str) -> bool:
        """Whether it was destroyed, state-based actions being performed (704.5g)."""
        later = self.copy()
        later.state_based()
        return id in later.destroyed_ids

    def total_cost(self, card: str, by: str | None = None) -> str:
        """What a spell of that name, with or without ``card:`` before it, would cost the player now (601.2f)."""
        return costs.total(self, card.removeprefix("card:"), by or self.active_player)

    # ---- the tools of changes: each change happens whole or not at all

    def changed(self) -> None:
        """Something changed: what was worked out before no longer counts."""
        self._answer = None

    @contextmanager
    def whole(self) -> Iterator[None]:
        """A change that happens whole or not at all; one inside another is part of it."""
        if self._changing:
            yield
            turns.end_what_is_over(self)
            return
        before = self.state.copied(), self.clock, dict(self.entered), set(self.destroyed_ids), list(self.stack)
        self._changing = True
        try:
            yield
            turns.end_what_is_over(self)
        except BaseException:
            self.state, self.clock, self.entered, self.destroyed_ids, self.stack = before
            self.changed()
            raise
        finally:
            self._changing = False

    def tick(self) -> int:
        """The next timestamp."""
        self.clock += 1
        return self.clock

    def next_number(self) -> int:
        """A running number for a new object."""
        self._number += 1
        return self._number

    def new_id(self, wished: str | None, name: str) -> str:
        """An id for a new object. Raises InputError when the one wished for is taken."""
        taken = {one.id for one in self.state.objects} | set(self.player_names)
        if wished is not None:
            if wished in taken:
                raise InputError(f"there is already an object {wished!r}")
            return wished
        base = "-".join("".join(c if c.isalnum() else " " for c in name.lower().replace("'", "")).split()) or "object"
        number, found = 1, base
        while found in taken:
            number += 1
            found = f"{base}-{number}"
        return found

    def add(self, one: ObjectState) -> None:
        """Add an object to the state."""
        self.state.objects.append(one)
        self.changed()

    def choose(self, one: ObjectState, choices: Choices, card: str) -> None:
        """Note choices made for an object, for linked abilities of the named card (607.2d)."""
        for what, value in choices.items():
            kind, chosen = as_choice(what, value)
            one.choices.append(ChoiceState(what=kind, value=chosen, card=card))
        self.changed()

    def note_entering(self, one: ObjectState) -> None:
        """It has entered: what triggered, and what is true of it for this turn."""
        if one.zone == "battlefield":
            self.entered[one.id] = putting.note_entering(self, one)
            one.facts = [*one.facts, *putting.facts_of_entering(self, one)]
            self.changed()

    def begin(self, effect: EffectState) -> None:
        """An effect of a resolution begins."""
        turns.begin(self, effect)

    def rules_of_old(self, does: Sequence[Modification]) -> tuple[Modification, ...]:
        """What an effect does, under this edition: being indestructible was a rule before it was an ability."""
        return destroying.rules_of_old(does) if self.ruleset.indestructible_is_a_rule else tuple(does)

    def happens(self, event: str) -> None:
        """Something happened: effects that last until then end (611.2a)."""
        turns.end(self, lambda e: isinstance(e.duration, UntilEvent) and e.duration.event == event)

    # ---- objects enter zones, and move between them

    def put(
        self, card: str | Card, id: str | None = None, *, by: str | None = None, owner: str | None = None,
        zone: Zone = "battlefield", token: bool = False, face_down: bool = False, tapped: bool = False,
        attacking: bool = False, transformed: bool = False, counters: Mapping[str, int] | None = None,
        attached_to: str | None = None, choose: Choices | None = None, copying: str | None = None,
        level: int | None = None, class_level: int | None = None, kicked: bool = False, x: int | None = None,
    ) -> str:  # fmt: skip
        """An object enters a zone; what it says about entering is carried out (614.12). Answers its id."""
        one = putting.Put(
            card, id, by, owner, zone, token, face_down, tapped, attacking, transformed, counters or {}, attached_to,
            choose or {}, copying, level, class_level, kicked, x,
        )  # fmt: skip
        with self.whole():
            made = putting.put(self, one)
            self.note_entering(made)
        return made.id

    def put_together(self, puts: Sequence[Mapping[str, Any]]) -> list[str]:
        """Several objects enter at once, with timestamps in the order that the edition gives (613.7m)."""
        with self.whole():
            ids = putting.put_together(self, [putting.arguments(one) for one in puts])
            for id in ids:
                self.note_entering(self.object(id))
        return ids

    def move(
        self, id: str, zone: Zone, *, by: str | None = None, choose: Choices | None = None, tapped: bool = False,
        face_down: bool = False, copying: str | None = None, attached_to: str | None = None,
        face_down_values: Characteristics | None = None, entering: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        """It changes zones and is a new object there, that keeps the id (400.7); ``entering`` is done as it enters."""
        how = moving.How(by, choose, tapped, face_down, face_down_values, copying, attached_to, entering)
        with self.whole():
            moving.move(self, id, zone, how)

    def destroy(self, id: str) -> None:
        """It is destroyed, unless it is indestructible or regenerates (701.8)."""
        with self.whole():
            destroying.destroy(self, id)

    # ---- spells and abilities; with ``hold`` they stay on the stack until ``resolve``

    def cast(
        self, card: str | Card, id: str | None = None, *, by: str | None = None, targets: Sequence[str] = (),
        choose: Choices | None = None, x: int | None = None, modes: Sequence[int] = (), hold: bool = False,
    ) -> Resolution:  # fmt: skip
        """A spell is cast and resolves (601, 608). Answers what it did."""
        with self.whole():
            by = by or self.active_player
            resolution = stack.announce_spell(self, card, id, by, targets, choose, x, modes)
            return resolution if hold else stack.resolve_top(self)

    def activate(
        self, id: str, ability: int | str | None = None, *, as_: str | None = None, by: str | None = None,
        targets: Sequence[str] = (), choose: Choices | None = None, x: int | None = None, times: int = 1,
        hold: bool = False,
    ) -> Resolution:  # fmt: skip
        """An activated ability of the object is activated and resolves (602). Raises Illegal when it does not have it now."""
        if times < 1:
            raise InputError(f"an ability is activated at least once, not {times} times")
        with self.whole():
            label = as_ or f"{id} ability"
            done: list[Resolution] = []
            for n in range(times):
                said = label if times == 1 else f"{label}#{n + 1}"
                announced = stack.announce_activated(self, id, ability, said, by, targets, choose, x)
                done.append(announced if hold else stack.resolve_top(self))
        return done[-1]

    def trigger(
        self, id: str, ability: int | str | None = None, *, as_: str | None = None, by: str | None = None,
        targets: Sequence[str] = (), choose: Choices | None = None, x: int | None = None, hold: bool = False,
    ) -> Resolution:  # fmt: skip
        """A triggered ability of the object triggers and resolves (603). Raises Illegal when it does not have it now."""
        with self.whole():
            label = as_ or f"{id} trigger"
            resolution = stack.announce_triggered(self, id, ability, label, by, targets, choose, x)
            return resolution if hold else stack.resolve_top(self)

    def effect(
        self, text: str, id: str | None = None, *, by: str | None = None, targets: Sequence[str] = (),
        choose: Choices | None = None, x: int | None = None, static: bool = False, hold: bool = False,
    ) -> Resolution:  # fmt: skip
        """An effect known only by its text: of a resolution, or of a nameless enchantment's static ability."""
        by = by or self.active_player
        self.player(by)
        compiled = self.engine.compile(text, static=static)
        label = id or self.new_id(None, "effect")
        with self.whole():
            if static:
                values = Characteristics(words=ENCHANTMENT.words, abilities=tuple(Printed(one, "") for one in compiled))
                one = ObjectState(
                    id=label, values=values, owner=by, controller=by, timestamp=self.tick(), number=self.next_number()
                )
                self.add(one)
                self.choose(one, choose or {}, "")
                return Resolution(self, label, by, label)
            resolution = stack.announce_text(self, compiled, label, by, targets, choose, x)
            return resolution if hold else stack.resolve_top(self)

    def mutate(
        self, card: str | Card, onto: str, *, by: str | None = None, top: bool = True, id: str | None = None,
        hold: bool = False,
    ) -> None:  # fmt: skip
        """A mutating spell is cast and merges with a permanent, on top of it or under it (702.140, 730)."""
        with self.whole():
            self.object(onto)
            stack.announce_mutating(self, card, id, onto, by or self.active_player, top=top)
            if not hold:
                stack.resolve_top(self)

    def resolve(self) -> Resolution:
        """The spell or ability on top of the stack resolves (608). Raises Illegal when there is none."""
        with self.whole():
            return stack.resolve_top(self)

    def counter(self, id: str) -> None:
        """A spell is countered: it leaves the stack without resolving (701.6)."""
        with self.whole():
            spell = self.object(self.named(id))
            self.stack = [one for one in self.stack if not (one.is_spell and one.source == spell.id)]
            moving.move(self, spell.id, "graveyard", moving.How())

    def merge(self, spell: str, onto: str, *, top: bool) -> None:
        """A mutating spell merges with a permanent (730.2)."""
        turning.merge(self, spell, onto, top=top)

    def abilities(self, id: str, *, triggered: bool) -> list[tuple[Ability, Instance, str]]:
        """Its activated or its triggered abilities as they now are, each with its words."""
        return stack.abilities(self, id, triggered=triggered)

    # ---- attachments, counters, status

    def attach(self, id: str, to: str) -> None:
        """An Aura, Equipment or Fortification becomes attached; to its present host nothing happens (701.3)."""
        one = self.object(id)
        if one.attached_to == to:
            return
        putting.check_host(self, one, to)
        with self.whole():
            one.attached_to = to
            if set(self[id].subtypes) & set(self.ruleset.attached_later):
                one.timestamp = self.tick()
            self.changed()

    def unattach(self, id: str) -> None:
        """It becomes unattached."""
        with self.whole():
            self.detach(self.object(id))

    def detach(self, one: ObjectState) -> None:
        """An object is no longer attached, as part of another change; a bestowed one is a creature again (702.103f)."""
        one.attached_to = None
        one.facts = [fact for fact in one.facts if fact != "bestow"]
        self.changed()

    def pair(self, one: str, other: str) -> None:
        """Two creatures become a pair (702.95)."""
        with self.whole():
            self.object(one).linked["paired"], self.object(other).linked["paired"] = [other], [one]
            self.changed()

    def add_counters(self, id: str, counters: Mapping[str, int]) -> None:
        """Counters are put on an object, or removed where the number is negative (122)."""
        with self.whole():
            self.count_counters(self.object(id), counters, self.tick())

    def count_counters(self, one: ObjectState, counters: Mapping[str, int], timestamp: int) -> None:
        """Counters are put on or removed as part of another change (613.7c)."""
        for kind, number in counters.items():
            here = next((c for c in one.counters if c.kind == kind), None)
            total = (here.number if here else 0) + number
            if here is not None:
                one.counters.remove(here)
            if total > 0:
                stamp = timestamp if number > 0 or here is None else here.timestamp
                one.counters.append(CounterState(kind=kind, number=total, timestamp=stamp))
        self.changed()

    def put_counters(self, one: ObjectState, kind: str, number: int) -> None:
        """Counters of one kind, with the timestamp of now, as part of another change."""
        self.count_counters(one, {kind: number}, self.clock if one.timestamp == self.clock else self.tick())

    def turn(self, id: str, face: str, values: Characteristics | None = None) -> None:
        """It turns face "down" or "up" (708)."""
        if face not in ("down", "up"):
            raise InputError(f"a permanent turns face down or up, not {face!r}")
        one = self.object(id)
        with self.whole():
            if one.face_down != (face == "down"):
                turning.turn(self, one, face, values)

    def transform(self, id: str, *, flip: bool = False) -> None:
        """It turns to its other face; nothing happens where there is none (701.27, 712.9)."""
        with self.whole():
            turning.transform(self, self.object(id), flip=flip)

    def tap(self, id: str) -> None:
        """It becomes tapped."""
        self._status(id, tapped=True)

    def untap(self, id: str) -> None:
        """It becomes untapped."""
        self._status(id, tapped=False)

    def attack(self, id: str) -> None:
        """It becomes an attacking creature."""
        self._status(id, "attacked this turn", attacking=True)

    def _status(self, id: str, fact: str = "", **status: bool) -> None:
        one = self.object(id)
        with self.whole():
            for name, value in status.items():
                setattr(one, name, value)
            if fact:
                one.facts = [*one.facts, fact]
            self.changed()

    def phase_out(self, id: str) -> None:
        """It phases out, and what is attached to it with it (702.26); its timestamp stays."""
        self._phase(id, out=True)

    def phase_in(self, id: str) -> None:
        """It phases in."""
        self._phase(id, out=False)

    def _phase(self, id: str, *, out: bool) -> None:
        with self.whole():
            self.object(id)
            for one in self.state.objects:
                if one.id == id or (one.attached_to == id and one.zone == "battlefield"):
                    one.phased_out = out
            self.changed()

    # ---- players, turns, state-based actions

    def set(self, player: str, fact: str, value: int) -> None:
        """A fact about a player: life, hand (number of cards), or another by name."""
        one = self.player(player)
        with self.whole():
            if fact in ("life", "hand"):
                setattr(one, fact, value)
            else:
                one.facts[fact] = value
            self.changed()

    def state_based(self) -> None:
        """State-based actions are performed, as often as needed (704.3)."""
        with self.whole():
            state_based.check(self)

    def leaves(self, player: str) -> None:
        """A player leaves the game, with the objects that they own and the effects that give them control (800.4a)."""
        with self.whole():
            turns.leaves(self, self.player(player))

    def end_turn(self) -> None:
        """The turn ends: "until end of turn" and "this turn" effects end, the next player is active (514.2)."""
        with self.whole():
            turns.end_turn(self)

    # ---- classifying

    def applies_in(self, of: str) -> list[str]:
        """The layers in which the effects of an object, a resolution or a ``card:NAME`` have parts, by the edition's ids."""
        return classifying.layers_of(self, of)

    def is_cda(self, of: str) -> bool:
        """Whether an object, or a ``card:NAME``, has a characteristic-defining ability (604.3)."""
        return classifying.has_cda(self, of)

    def kinds_of(self, of: str) -> list[str]:
        """The kinds of effects of an object, a resolution or a ``card:NAME``: static, resolution, one-shot, replacement, prevention."""
        return classifying.kinds_of(self, of)


__all__ = ["Choices", "Game", "as_choice", "doing"]
