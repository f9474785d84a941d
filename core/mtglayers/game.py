"""A game that is kept alive: objects enter, change and leave, effects begin and end, timestamps are given."""

import copy
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, cast

from mtglayers.abilities import Ability, AsEnters, AsTurnedUp, Instance, Keyword, Mana, Spell, Static, Triggered
from mtglayers.cards import Card
from mtglayers.characteristics import Characteristics, Printed
from mtglayers.context import Context
from mtglayers.engine import Engine
from mtglayers.entering import enter
from mtglayers.errors import Illegal, InputError, UnknownName
from mtglayers.evaluation import evaluate
from mtglayers.events import Enters
from mtglayers.filters import TheObject, Word, Zone
from mtglayers.instructions import (
    Duration,
    ForAsLongAs,
    Instruction,
    ThisTurn,
    UntilEndOfTurn,
    UntilEvent,
    UntilYourNextTurn,
)
from mtglayers.layers import Ruleset
from mtglayers.objects import ChoiceState, CounterState, EffectState, ObjectState, PlayerState, State
from mtglayers.reading import Answer, Reading
from mtglayers.resolving import Resolution
from mtglayers.state_based import check as state_based_actions

Choices = Mapping[str, Any]

ENCHANTMENT = Characteristics(words=(Word("Enchantment", "card type"),))


class Game:
    """A game under one edition of the rules. Every change gets later timestamps than the one before it (613.7)."""

    def __init__(self, engine: Engine, state: State) -> None:
        self.engine = engine
        self.state = state
        self.ruleset: Ruleset = engine.ruleset(state.rules)
        self.inline: dict[str, Card] = {card.name: engine.define(card) for card in state.cards}
        self.entered: dict[str, int] = {}
        """How many abilities of an object triggered on its own entering, by its id."""
        self.resolved: dict[str, tuple[Instruction, ...]] = {}
        """What resolutions did, by their ids."""
        self.shields: list[str] = []
        """Prevention effects in force."""
        self.clock = max(
            (0, *(one.timestamp for one in state.objects), *(e.timestamp for e in state.effects)), default=0
        )
        self._answer: Answer | None = None
        self._number = len(state.objects)

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
    def active_player(self) -> str:
        """Whose turn it is."""
        return self.state.active_player or self.state.players[0].name

    def copy(self) -> "Game":
        """An independent copy of the game as it stands."""
        other = object.__new__(Game)
        other.__dict__ = dict(self.__dict__)
        other.state = copy.deepcopy(self.state)
        other.entered = dict(self.entered)
        return other

    def preview(self, card: str | Card, **put: Any) -> Reading:
        """What an object would be if it entered now (611.3c, 614.12); the game stays as it is."""
        would_be = self.copy()
        return would_be[would_be.put(card, **put)]

    # ---- changing: each either happens whole or not at all

    def changed(self) -> None:
        """Something changed: what was worked out before no longer counts."""
        self._answer = None

    @contextmanager
    def whole(self) -> Iterator[None]:
        """A change that happens whole or not at all."""
        before = copy.deepcopy(self.state), self.clock, dict(self.entered)
        try:
            yield
            self.end_what_is_over()
        except BaseException:
            self.state, self.clock, self.entered = before
            self.changed()
            raise

    def tick(self) -> int:
        """The next timestamp."""
        self.clock += 1
        return self.clock

    def new_id(self, wished: str | None, name: str) -> str:
        """An id for a new object. Raises InputError when the one wished for is taken."""
        taken = {one.id for one in self.state.objects} | {player.name for player in self.state.players}
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

    def card(self, card: str | Card) -> Card:
        """A card by its name; one defined for this game comes first."""
        if isinstance(card, Card):
            self.inline[card.name] = card
            return card
        return self.inline[card] if card in self.inline else self.engine.card(card)

    def _face_named(self, card: str | Card) -> str:
        """The English name of the card or face that is asked for."""
        if isinstance(card, Card) or card in self.inline:
            return card if isinstance(card, str) else card.name
        return self.engine.english(card)

    def put(
        self,
        card: str | Card,
        id: str | None = None,
        *,
        by: str | None = None,
        owner: str | None = None,
        zone: Zone = "battlefield",
        token: bool = False,
        face_down: bool = False,
        tapped: bool = False,
        attacking: bool = False,
        transformed: bool = False,
        counters: Mapping[str, int] | None = None,
        attached_to: str | None = None,
        choose: Choices | None = None,
        copying: str | None = None,
        level: int | None = None,
        class_level: int | None = None,
        kicked: bool = False,
        x: int | None = None,
        together: bool = False,
    ) -> str:
        """An object enters a zone; what it says about entering is carried out (614.12). Answers its id."""
        found = self.card(card)
        choices = dict(choose or {})
        by = by or self.active_player
        self.player(by)
        self.player(owner or by)
        name = self._face_named(card)
        face = next((n for n, one in enumerate(found.faces) if one.values.name == name), 0)
        facts = [str(choices["mode"])] if isinstance(choices.get("mode"), str) else []
        with self.whole():
            one = ObjectState(
                id=self.new_id(id, found.name), card=found.name, token=token, owner=owner or by, controller=by,
                zone=zone, timestamp=self.tick(), tapped=tapped, attacking=attacking,
                face=1 if transformed and len(found.faces) > 1 else face,
                face_down=face_down, x=x, number=self.next_number(),
                facts=facts + (["kicked"] if kicked or choices.get("mode") == "kicked" else []),
            )  # fmt: skip
            if attached_to is not None:
                self._check_host(one, attached_to)
                one.attached_to = attached_to
                if self._has_keyword(found, "bestow"):
                    one.facts.append("bestow")
            self.add(one)
            if zone == "battlefield":
                enter(self, one, choices, copying)
            elif isinstance(choices, dict):
                self.choose(one, choices, found.name)
            extra = dict(counters or {})
            for kind, number in (("level", level), ("class level", class_level)):
                if number:
                    extra[kind] = extra.get(kind, 0) + number
            self._put_counters(one, extra, one.timestamp)
            if not together:
                self.note_triggers(one)
        return one.id

    @staticmethod
    def _has_keyword(card: Card, name: str) -> bool:
        abilities = (printed.ability for printed in card.front.abilities)
        return any(isinstance(ability, Keyword) and ability.name == name for ability in abilities)

    def put_together(self, puts: Sequence[Mapping[str, Any]]) -> list[str]:
        """Several objects enter at once, with timestamps in the order that the edition gives (613.7m)."""
        order = list(range(len(puts)))
        if self.ruleset.simultaneous == "apnap":
            players = [player.name for player in self.state.players]
            first = players.index(self.active_player)
            turn_order = players[first:] + players[:first]
            order.sort(key=lambda n: turn_order.index(puts[n].get("by") or self.active_player))
        ids = [""] * len(puts)
        for n in order:
            ids[n] = self.put(**dict(puts[n]), together=True)
        for id in ids:
            self.note_triggers(self.object(id))
        return ids

    def add(self, one: ObjectState) -> None:
        """Add an object to the state."""
        self.state.objects.append(one)
        self.changed()

    def next_number(self) -> int:
        """A running number for a new object."""
        self._number += 1
        return self._number

    def choose(self, one: ObjectState, choices: Choices, card: str) -> None:
        """Note choices made for an object, for linked abilities of the named card (607.2d)."""
        for what, value in choices.items():
            kind, chosen = as_choice(what, value)
            one.choices.append(ChoiceState(what=kind, value=chosen, card=card))
        self.changed()

    def note_triggers(self, one: ObjectState) -> None:
        """Count which of its abilities triggered on its own entering, the board having it already (611.3c, 603.6a)."""
        if one.zone != "battlefield":
            return
        answer = self.view()
        board, view = answer.evaluation.board, answer.evaluation.view
        bit = board.bits([one.id])
        count = 0
        for instance in Reading(answer.evaluation, one.id).instances:
            for ability in self.engine.instances.stands_for(instance.ability):
                if isinstance(ability, Triggered) and isinstance(ability.event, Enters):
                    context = Context(this=bit)
                    held = ability.if_ is None or ability.if_.holds(view, context)
                    if held and ability.event.what.objects(view, context) & bit:
                        count += 1
        self.entered[one.id] = count

    def triggers(self, id: str) -> int:
        """How many of its abilities triggered on its own entering."""
        return self.entered.get(self.object(id).id, 0)

    # ---- resolving

    def cast(
        self, card: str | Card, id: str | None = None, *, by: str | None = None, targets: Sequence[str] = (),
        choose: Choices | None = None, x: int | None = None, modes: Sequence[int] = (),
    ) -> Resolution:  # fmt: skip
        """A spell is cast and resolves; its continuous effects begin now (611.2). Answers what it did."""
        found = self.card(card)
        name = self._face_named(card)
        half = next((one for one in found.faces if one.values.name == name), found.faces[0])
        by = by or self.active_player
        types = {word.word for word in half.values.words if word.word_kind == "card type"}
        if not types & {"Instant", "Sorcery"}:
            host = targets[0] if targets else None
            made = self.put(card, id, by=by, attached_to=host, choose=choose, x=x, copying=None)
            return Resolution(self, label=made, controller=by, source=made)
        with self.whole():
            label = id or self.new_id(None, found.name)
            source = ObjectState(
                id=self.new_id(f"card of {label}" if id else None, found.name), card=found.name, owner=by, controller=by,
                zone="stack", timestamp=self.tick(), face=found.faces.index(half), x=x, number=self.next_number(),
            )  # fmt: skip
            self.add(source)
            resolution = Resolution(self, label, by, source.id, targets, choose, x, modes)
            spells = [
                printed.ability.instructions for printed in half.values.abilities if isinstance(printed.ability, Spell)
            ]
            resolution.run([instruction for one in spells for instruction in one])
            self.move(source.id, "graveyard")
        return resolution

    def activate(
        self, id: str, ability: int | str | None = None, *, as_: str | None = None, by: str | None = None,
        targets: Sequence[str] = (), choose: Choices | None = None, x: int | None = None, times: int = 1,
    ) -> Resolution:  # fmt: skip
        """An activated ability of the object resolves. Raises Illegal when it does not have it now."""
        if times < 1:
            raise InputError(f"an ability is activated at least once, not {times} times")
        with self.whole():
            for n in range(times):
                found, instance = self._ability(id, ability, triggered=False)
                one = self.object(id)
                cost = getattr(found, "cost", "")
                if "{T}" in cost:
                    one.tapped = True
                self.changed()
                label = as_ or f"{id} ability"
                resolution = Resolution(
                    self, label if times == 1 else f"{label}#{n + 1}", by or self[id].controller, id, targets, choose, x,
                    card=instance.card, ability=instance.ability,
                )  # fmt: skip
                resolution.run(getattr(found, "instructions", ()))
        return resolution

    def trigger(
        self, id: str, ability: int | str | None = None, *, as_: str | None = None, by: str | None = None,
        targets: Sequence[str] = (), choose: Choices | None = None, x: int | None = None,
    ) -> Resolution:  # fmt: skip
        """A triggered ability of the object resolves. Raises Illegal when it does not have it now."""
        with self.whole():
            found, instance = self._ability(id, ability, triggered=True)
            resolution = Resolution(
                self, as_ or f"{id} trigger", by or self[id].controller, id, targets, choose, x, card=instance.card,
                ability=instance.ability,
            )  # fmt: skip
            triggered = cast(Triggered, found)
            if resolution.holds(triggered.if_):
                resolution.run(triggered.instructions)
        return resolution

    def abilities(self, id: str, *, triggered: bool) -> list[tuple[Ability, Instance, str]]:
        """Its activated or its triggered abilities as they now are, each with its words."""
        reading = self[id]
        found: list[tuple[Ability, Instance, str]] = []
        for instance in reading.instances:
            for one in self.engine.instances.stands_for(instance.ability):
                fits = (
                    isinstance(one, Triggered)
                    if triggered
                    else not isinstance(one, (Triggered, Static, Spell, AsEnters))
                )
                if fits and (triggered or (hasattr(one, "cost") and not isinstance(one, Keyword))):
                    words = self.engine.render(instance.ability, reading.name)
                    found.append((one, instance, words))
        return found

    def _ability(self, id: str, which: int | str | None, *, triggered: bool) -> tuple[Ability, Instance]:
        kind = "triggered" if triggered else "activated"
        found = self.abilities(id, triggered=triggered)
        if which is None:
            rest = [entry for entry in found if not isinstance(entry[0], Mana)] or found
            if not rest:
                raise Illegal(f"{id} has no {kind} ability")
            return rest[0][0], rest[0][1]
        if isinstance(which, int):
            if not 1 <= which <= len(found):
                raise Illegal(f"{id} has no {kind} ability number {which}; it has {len(found)}")
            return found[which - 1][0], found[which - 1][1]
        for ability, instance, words in found:
            if which.casefold() in words.casefold():
                return ability, instance
        raise Illegal(f"{id} has no {kind} ability with the words {which!r}")

    def effect(
        self, text: str, id: str | None = None, *, by: str | None = None, targets: Sequence[str] = (),
        choose: Choices | None = None, x: int | None = None, static: bool = False,
    ) -> Resolution:  # fmt: skip
        """An effect known only by its text: of a resolution, or of a nameless enchantment's static ability."""
        by = by or self.active_player
        self.player(by)
        compiled = self.engine.compile(text, static=static)
        label = id or self.new_id(None, "effect")
        if static:
            values = Characteristics(words=ENCHANTMENT.words, abilities=tuple(Printed(one, "") for one in compiled))
            with self.whole():
                one = ObjectState(
                    id=label, values=values, owner=by, controller=by, timestamp=self.tick(), number=self.next_number()
                )
                self.add(one)
                self.choose(one, choose or {}, "")
            return Resolution(self, label, by, label)
        with self.whole():
            resolution = Resolution(self, label, by, None, targets, choose, x)
            resolution.run([i for one in compiled if isinstance(one, Spell) for i in one.instructions])
        return resolution

    # ---- other changes

    def attach(self, id: str, to: str) -> None:
        """An Aura, Equipment or Fortification becomes attached; to its present host nothing happens (701.3)."""
        one = self.object(id)
        if one.attached_to == to:
            return
        self._check_host(one, to)
        with self.whole():
            one.attached_to = to
            subtypes = self[id].subtypes
            if set(subtypes) & set(self.ruleset.attached_later):
                one.timestamp = self.tick()
            self.changed()

    def _check_host(self, one: ObjectState, to: str) -> None:
        if to == one.id:
            raise Illegal(f"{one.id} can't be attached to itself")
        if to not in {player.name for player in self.state.players}:
            host = self.object(to)
            if host.zone != "battlefield" or host.phased_out:
                raise Illegal(f"{to} is not on the battlefield, so nothing can be attached to it")

    def unattach(self, id: str) -> None:
        """It becomes unattached."""
        with self.whole():
            self.detach(self.object(id))

    def detach(self, one: ObjectState) -> None:
        """An object is no longer attached, as part of another change; a bestowed one is a creature again (702.103f)."""
        one.attached_to = None
        one.facts = [fact for fact in one.facts if fact != "bestow"]
        self.changed()

    def add_counters(self, id: str, counters: Mapping[str, int]) -> None:
        """Counters are put on an object, or removed where the number is negative (122)."""
        with self.whole():
            self._put_counters(self.object(id), counters, self.tick())

    def _put_counters(self, one: ObjectState, counters: Mapping[str, int], timestamp: int) -> None:
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
        self._put_counters(one, {kind: number}, self.clock if one.timestamp == self.clock else self.tick())

    def turn(self, id: str, face: str, values: Characteristics | None = None) -> None:
        """It turns face "down" or "up" (708)."""
        if face not in ("down", "up"):
            raise InputError(f"a permanent turns face down or up, not {face!r}")
        one = self.object(id)
        with self.whole():
            if one.face_down == (face == "down"):
                return
            one.face_down = face == "down"
            one.face_down_values = values if one.face_down else None
            if self.ruleset.face_restamp:
                one.timestamp = self.tick()
            self.changed()
            if face == "up":
                self._as_turned_up(one)
            self.happens(f"{id} turned face {face}")

    def _as_turned_up(self, one: ObjectState) -> None:
        """What its abilities say about being turned face up is carried out (614.1e)."""
        for instance in self[one.id].instances:
            if isinstance(instance.ability, AsTurnedUp):
                resolution = Resolution(self, one.id, self[one.id].controller, one.id, card=instance.card)
                resolution.do_modes(instance.ability.instructions)

    def transform(self, id: str, *, flip: bool = False) -> None:
        """It turns to its other face; nothing happens where there is none (701.27, 712.9)."""
        one = self.object(id)
        if one.card is None:
            return
        card = self.card(one.card)
        with self.whole():
            if flip:
                one.flipped = True
                self.changed()
            elif card.layout in ("transform", "modal") and len(card.faces) > 1:
                one.face = 1 - one.face
                if self.ruleset.face_restamp:
                    one.timestamp = self.tick()
                self.changed()

    def tap(self, id: str) -> None:
        """It becomes tapped."""
        self._status(id, tapped=True)

    def untap(self, id: str) -> None:
        """It becomes untapped."""
        self._status(id, tapped=False)

    def attack(self, id: str) -> None:
        """It becomes an attacking creature."""
        self._status(id, attacking=True)

    def phase_out(self, id: str) -> None:
        """It phases out, and what is attached to it with it (702.26); its timestamp stays."""
        self._phase(id, out=True)

    def phase_in(self, id: str) -> None:
        """It phases in."""
        self._phase(id, out=False)

    def _phase(self, id: str, *, out: bool) -> None:
        with self.whole():
            for one in self.state.objects:
                if one.id == id or (one.attached_to == id and one.zone == "battlefield"):
                    one.phased_out = out
            self.object(id)
            self.changed()

    def _status(self, id: str, **status: bool) -> None:
        one = self.object(id)
        with self.whole():
            for name, value in status.items():
                setattr(one, name, value)
            self.changed()

    def move(
        self, id: str, zone: Zone, *, by: str | None = None, choose: Choices | None = None, tapped: bool = False,
        face_down: bool = False, copying: str | None = None,
        face_down_values: Characteristics | None = None, entering: "Callable[[], None] | None" = None,
    ) -> None:  # fmt: skip
        """It changes zones and is a new object there, that keeps the id (400.7); ``entering`` is done as it enters."""
        old = self.object(id)
        with self.whole():
            where = self.state.objects.index(old)
            if old.token and zone != "battlefield" and old.zone == "battlefield":
                del self.state.objects[where]
                self._let_go(old, None)
                return
            resolves = old.zone == "stack" and zone == "battlefield"
            new = ObjectState(
                id=old.id, card=old.card, values=old.values, token=old.token, owner=old.owner,
                controller=by or (old.controller if resolves else old.owner), zone=zone, timestamp=self.tick(),
                number=self.next_number(), tapped=tapped, face_down=face_down, face_down_values=face_down_values, x=old.x if resolves else None,
                face=old.face if resolves else 0, facts=old.facts if resolves else [],
            )  # fmt: skip
            if resolves:  # a choice made for the spell stays with the permanent (400.7)
                new.choices = old.choices
            self.state.objects[where] = new
            self.state.objects.append(self.state.objects.pop(where))
            self._let_go(old, new if resolves else None)
            if zone == "battlefield":
                if entering is not None:  # what an effect says that it is applies as it enters (611.2e)
                    entering()
                enter(self, new, dict(choose or {}), copying)
                self.note_triggers(new)

    def _let_go(self, old: ObjectState, becomes: ObjectState | None) -> None:
        """What spoke of the old object no longer finds it, unless a spell became a permanent (400.7a)."""
        for one in self.state.objects:
            if one.attached_to == old.id and one is not becomes:
                self.detach(one)
        if becomes is None:
            for effect in self.state.effects:
                if effect.objects is not None and old.id in effect.objects:
                    effect.objects = [one for one in effect.objects if one != old.id]
                if effect.source == old.id:
                    effect.source = None
                if isinstance(effect.duration, ForAsLongAs):
                    effect.duration = forgetting(effect.duration, old.id)
            self.state.effects = [e for e in self.state.effects if e.objects is None or e.objects]
        self.changed()
        self.happens(f"{old.id} leaves")

    def set(self, player: str, fact: str, value: int) -> None:
        """A fact about a player: life, hand (number of cards), or another by name."""
        one = self.player(player)
        with self.whole():
            if fact in ("life", "hand"):
                setattr(one, fact, value)
            else:
                one.facts[fact] = value
            self.changed()

    def mutate(
        self, card: str | Card, onto: str, *, by: str | None = None, top: bool = True, id: str | None = None
    ) -> None:
        """A card merges with a permanent, on top of it or under it (730)."""
        found = self.card(card)
        one = self.object(onto)
        with self.whole():
            answer = self.view()
            under = one.merged or [self.engine.copiable(answer.evaluation, onto)]
            one.merged = [found.front, *under] if top else [*under, found.front]
            one.merged_at = self.tick()
            one.timestamp = one.merged_at if top and self.ruleset.face_restamp else one.timestamp
            self.changed()

    def state_based(self) -> None:
        """State-based actions are performed, as often as needed (704.3)."""
        with self.whole():
            state_based_actions(self)

    def leaves(self, player: str) -> None:
        """A player leaves the game, with the objects that they own and the effects that give them control (800.4a)."""
        one = self.player(player)
        with self.whole():
            one.in_game = False
            gone = [o.id for o in self.state.objects if o.owner == player]
            self.state.objects = [o for o in self.state.objects if o.owner != player]
            for o in self.state.objects:
                if o.attached_to in gone:
                    o.attached_to = None
            self.state.effects = [
                e for e in self.state.effects
                if not (e.controller == player and any(m.part() == "control" for m in e.effect.does))
            ]  # fmt: skip
            self.changed()
            if self.active_player == player:
                self._next_turn()

    def end_turn(self) -> None:
        """The turn ends: "until end of turn" and "this turn" effects end, the next player is active (514.2)."""
        with self.whole():
            self._end(lambda e: isinstance(e.duration, (UntilEndOfTurn, ThisTurn)))
            self.shields = []
            for one in self.state.objects:
                one.attacking = False
            self._next_turn()
            self._end(lambda e: isinstance(e.duration, UntilYourNextTurn) and e.controller == self.active_player)
            self._end(self._untaps_now)

    def _untaps_now(self, effect: EffectState) -> bool:
        """Whether it lasts until its objects' controller's untap step, which is now."""
        if effect.duration != UntilEvent("its controller's next untap step"):
            return False
        there = self.view()
        return any(there[one].controller == self.active_player for one in effect.objects or () if one in there)

    def _next_turn(self) -> None:
        names = [player.name for player in self.state.players]
        at = names.index(self.active_player)
        self.state.active_player = next(
            name for name in names[at + 1 :] + names[: at + 1] if self.player(name).in_game or name == names[at]
        )
        self.changed()

    def happens(self, event: str) -> None:
        """Something happened: effects that last until then end (611.2a)."""
        self._end(lambda e: isinstance(e.duration, UntilEvent) and e.duration.event == event)

    def _end(self, over: "Over") -> None:
        kept = [effect for effect in self.state.effects if not over(effect)]
        if len(kept) < len(self.state.effects):
            self.state.effects = kept
            self.changed()

    def end_what_is_over(self) -> None:
        """Effects "for as long as" something is so end when it no longer is, for good (611.2b)."""
        while any(isinstance(e.duration, ForAsLongAs) for e in self.state.effects):
            answer = self.view()
            board, view = answer.evaluation.board, answer.evaluation.view
            over = [
                effect
                for effect in self.state.effects
                if isinstance(effect.duration, ForAsLongAs)
                and not effect.duration.condition.holds(
                    view,
                    Context(
                        this=board.bits([effect.source] if effect.source else []),
                        player=board.bits([effect.controller]),
                    ),
                )
            ]
            if not over:
                return
            self._end(over.__contains__)

    # ---- classifying

    def applies_in(self, of: str) -> list[str]:
        """The layers in which the effects of an object, a resolution or a ``card:NAME`` have parts, by the edition's ids."""
        from mtglayers.classifying import layers_of  # noqa: PLC0415  # it reads whole games

        return layers_of(self, of)

    def is_cda(self, of: str) -> bool:
        """Whether an object, or a ``card:NAME``, has a characteristic-defining ability (604.3)."""
        from mtglayers.classifying import has_cda  # noqa: PLC0415  # it reads whole games

        return has_cda(self, of)

    def kinds_of(self, of: str) -> list[str]:
        """The kinds of effects of an object, a resolution or a ``card:NAME``: static, resolution, one-shot, replacement, prevention."""
        from mtglayers.classifying import kinds_of  # noqa: PLC0415  # it reads whole games

        return kinds_of(self, of)


if TYPE_CHECKING:
    Over = Callable[[EffectState], bool]


def forgetting(duration: Duration, gone: str) -> Duration:
    """A duration that no longer finds an object that has left (400.7)."""
    return duration.rewrite(lambda node: TheObject("\0") if node == TheObject(gone) else None)


COLOR_WORDS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}


def as_choice(what: str, value: Any) -> tuple[str, str]:
    """A choice as it is kept: ``creature_type: goblin`` is ("creature type", "Goblin"), ``color: blue`` is ("color", "U")."""
    kind = what.replace("_", " ")
    text = str(value)
    if kind == "color":
        return kind, COLOR_WORDS.get(text.casefold(), text.upper() if len(text) == 1 else text)
    if kind in ("creature type", "land type", "basic land type", "card type"):
        return kind, text[:1].upper() + text[1:]
    return kind, text
