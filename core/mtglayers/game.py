"""A game that is kept alive: objects enter, change and leave, effects begin and end, timestamps are given."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Self

from mtglayers import classifying, costs, destroying, doing, moving, putting, stack, state_based, turning, turns
from mtglayers.abilities import Ability, Instance
from mtglayers.cards import Card
from mtglayers.characteristics import Characteristics, Printed
from mtglayers.choices import as_choice
from mtglayers.errors import InputError
from mtglayers.filters import Word, Zone
from mtglayers.instructions import UntilEvent
from mtglayers.modifications.base import Modification
from mtglayers.objects import EffectState, ObjectState
from mtglayers.ongoing import Choices, Ongoing
from mtglayers.reading import Reading
from mtglayers.resolving import Resolution

ENCHANTMENT = Characteristics(words=(Word("Enchantment", "card type"),))


class Game(Ongoing):
    """A game under one edition of the rules. Every change gets later timestamps than the one before it (613.7)."""

    # ---- asking

    def copy(self) -> Self:
        """An independent copy of the game as it stands: it shares all that has not changed."""
        self._shared = True
        other = object.__new__(type(self))
        vars(other).update(vars(self), _changing=False, _memory=self._memory.copy())
        if self.stack:
            other.stack = tuple(resolution.copied_for(other) for resolution in self.stack)
        return other

    def preview(self, card: str | Card, **put: Any) -> Reading:
        """What an object would be if it entered now (611.3c, 614.12); the game stays as it is."""
        would_be = self.copy()
        return would_be[would_be.put(card, **put)]

    def destroyed(self, id: str) -> bool:
        """Whether it was destroyed, state-based actions being performed (704.5g)."""
        later = self.copy()
        later.state_based()
        return id in later.destroyed_ids

    def total_cost(self, card: str, by: str | None = None) -> str:
        """What a spell of that name, with or without ``card:`` before it, would cost the player now (601.2f)."""
        return costs.total(self, card.removeprefix("card:"), by or self.active_player)

    # ---- the tools of changes: each change happens whole or not at all

    @contextmanager
    def whole(self) -> Iterator[None]:
        """A change that happens whole or not at all; one inside another is part of it."""
        if self._changing:
            yield
            turns.end_what_is_over(self)
            return
        before = vars(self).copy()
        self._changing = self._shared = True
        try:
            yield
            turns.end_what_is_over(self)
        except BaseException:
            vars(self).update(before, _shared=True, _number=self._number)
            raise
        finally:
            self._changing = False

    def note_entering(self, one: ObjectState) -> None:
        """It has entered: what triggered, and what is true of it for this turn."""
        if one.zone == "battlefield" and self.is_there(one):
            self.entered = {**self.entered, one.id: putting.note_entering(self, one)}
            putting.note_nonland(self, one)

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
            self.stack = tuple(one for one in self.stack if not (one.is_spell and one.source == spell.id))
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
            later = set(self[id].subtypes) & set(self.ruleset.attached_later)
            self.replace(one, attached_to=to, timestamp=self.tick() if later else one.timestamp)

    def unattach(self, id: str) -> None:
        """It becomes unattached."""
        with self.whole():
            self.detach(self.object(id))

    def pair(self, one: str, other: str) -> None:
        """Two creatures become a pair (702.95)."""
        with self.whole():
            for each, mate in ((one, other), (other, one)):
                self.replace(each, linked={**self.object(each).linked, "paired": (mate,)})

    def add_counters(self, id: str, counters: Mapping[str, int]) -> None:
        """Counters are put on an object, or removed where the number is negative (122)."""
        with self.whole():
            self.count_counters(self.object(id), counters, self.tick())

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
            self.replace(one, **status, facts=(*one.facts, fact) if fact else one.facts)

    def phase_out(self, id: str) -> None:
        """It phases out, and what is attached to it with it (702.26); its timestamp stays."""
        self._phase(id, out=True)

    def phase_in(self, id: str) -> None:
        """It phases in."""
        self._phase(id, out=False)

    def _phase(self, id: str, *, out: bool) -> None:
        with self.whole():
            self.object(id)
            for one in list(self.objects.values()):
                if one.id == id or (one.attached_to == id and one.zone == "battlefield"):
                    self.replace(one, phased_out=out)

    # ---- players, turns, state-based actions

    def set(self, player: str, fact: str, value: int) -> None:
        """A fact about a player: life, hand (number of cards), or another by name."""
        one = self.player(player)
        with self.whole():
            if fact in ("life", "hand"):
                self.replace_player(player, **{fact: value})
            else:
                self.replace_player(player, facts={**one.facts, fact: value})

    def state_based(self) -> None:
        """State-based actions are performed, as often as needed (704.3)."""
        with self.whole():
            state_based.check(self)

    def leaves(self, player: str) -> None:
        """A player leaves the game, with the objects that they own and the effects that give them control (800.4a)."""
        with self.whole():
            turns.leaves(self, self.player(player).name)

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
