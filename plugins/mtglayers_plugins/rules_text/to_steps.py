"""From the parse tree to data: what is done once when a spell or ability resolves."""

from collections.abc import Callable

from mtglayers.abilities import Ability
from mtglayers.amounts import Amount, Number
from mtglayers.characteristics import Characteristics
from mtglayers.conditions import Condition
from mtglayers.filters import AnyTarget, Colors, Filter, It, Reference, Target, Word
from mtglayers.instructions import (
    Attach,
    ChangeText,
    Choose,
    ChooseObject,
    Create,
    CreateCopy,
    CreateEmblem,
    DealDamage,
    Draw,
    ExchangeControl,
    ExchangeText,
    GainLife,
    Indefinitely,
    Instruction,
    MoveTo,
    PutCounters,
    Regenerate,
    RemoveCounters,
    Tap,
    Transform,
    TurnFace,
    Untap,
)
from mtglayers.modifications.abilities import Have
from mtglayers.modifications.base import Modification
from mtglayers.modifications.power_toughness import SwitchPT
from mtglayers.nodes import Node
from mtglayers.players import EachPlayer, Opponents, OwnerOf, Players, You
from mtglayers.vocabulary.tokens import PREDEFINED_TOKENS
from mtglayers_plugins.rules_text.clauses import (
    Act,
    Arrival,
    Clause,
    Modifiers,
    Step,
    Tail,
    Thing,
    Things,
)
from mtglayers_plugins.rules_text.guards import Antecedent
from mtglayers_plugins.rules_text.lexer import Phrase
from mtglayers_plugins.rules_text.to_nouns import all_that_fit, refuse
from mtglayers_plugins.rules_text.to_verbs import Verbs


def objects(things: Things) -> Filter:
    """What several things are together, where all are objects."""
    found = things.filter()
    if found is None:
        raise refuse("a player where objects were expected")
    return found


class Steps(Verbs):
    """One method for each verb of an instruction."""

    def switch(self, _switch: Phrase, possessor: Reference, _pt: Phrase, *modifiers: Modifiers) -> Step:
        return Step(Clause(Things((possessor,)), (self.vp(Act((SwitchPT(),)), *modifiers),)))

    def you_gain_control(self, _gain: Phrase, things: Things, *modifiers: Modifiers) -> Step:
        phrases = tuple(self.vp(Act(gets_control=thing), *modifiers) for thing in things.parts)
        return Step(Clause(Things((You(),)), phrases))

    def _do(self, instruction: Instruction) -> Step:
        return Step(instruction=instruction)

    @staticmethod
    def _to_all(things: Things, make: Callable[[Filter], Instruction]) -> tuple[Step, ...]:
        """Done to several things: with targets or chosen ones among them to each in turn, otherwise to all at once."""
        if len(things.parts) > 1 and any(isinstance(part, Reference) for part in things.parts):
            return tuple(Step(instruction=make(objects(Things((part,))))) for part in things.parts)
        return (Step(instruction=make(objects(things))),)

    def tap(self, _tap: Phrase, things: Things) -> tuple[Step, ...]:
        return self._to_all(things, Tap)

    def untap(self, _untap: Phrase, things: Things) -> tuple[Step, ...]:
        return self._to_all(things, Untap)

    def move(self, verb: Phrase, things: Things) -> tuple[Step, ...]:
        zone, word = verb.meaning
        if word == "sacrifice":  # who sacrifices always chooses
            things = Things(tuple(all_that_fit(part) for part in things.parts))
        return self._to_all(things, lambda what: MoveTo(what, zone, word))

    def player_move(self, player: Players, verb: Phrase, things: Things) -> tuple[Step, ...]:
        if player != You():
            raise refuse(str(verb), "who does it cannot be said yet")
        return self.move(verb, things)

    def regenerate(self, _verb: Phrase, things: Things) -> Step:
        return self._do(Regenerate(objects(things)))

    def turn_over(self, verb: Phrase, things: Things) -> Step:
        return self._do(Transform(objects(things), verb.meaning))

    def to_hand(self, _return: Phrase, things: Things, _to: Phrase) -> tuple[Step, ...]:
        return self._to_all(things, lambda what: MoveTo(what, "hand", "return"))

    def under_your(self, token: Phrase) -> Arrival:
        return Arrival(under=token.meaning)

    def under_owner(self, _token: Phrase) -> Arrival:
        return Arrival(under=OwnerOf(Antecedent()))

    def arrives(self, status: Phrase) -> Arrival:
        if status == "tapped":
            return Arrival(tapped=True)
        if status in ("face down", "face-down"):
            return Arrival(face_down=True)
        raise refuse(str(status))

    def _arrive(self, things: Things, verb: str, arrivals: tuple[Arrival, ...]) -> tuple[Step, ...]:
        under = next((arrival.under for arrival in arrivals if arrival.under is not None), None)
        tapped, face_down = any(a.tapped for a in arrivals), any(a.face_down for a in arrivals)
        return self._to_all(things, lambda what: MoveTo(what, "battlefield", verb, under, tapped, face_down))

    def to_battlefield(self, _return: Phrase, things: Things, _to: Phrase, *arrivals: Arrival) -> tuple[Step, ...]:
        return self._arrive(things, "return", arrivals)

    def put_onto(self, _put: Phrase, things: Things, _onto: Phrase, *arrivals: Arrival) -> tuple[Step, ...]:
        return self._arrive(things, "put", arrivals)

    def one(self, _a: Phrase) -> Amount:
        return Number(1)

    def number_of_counters(self, amount: Amount) -> Amount:
        return amount

    def put_counters(
        self, _put: Phrase, amount: Amount, counter: Phrase, _on: Phrase, things: Things
    ) -> tuple[Step, ...]:
        return self._to_all(things, lambda on: PutCounters(amount, counter.meaning, on))

    def put_counters_on_it(self, _put: Phrase, amount: Amount, counter: Phrase, _on: Phrase) -> Step:
        return self._do(PutCounters(amount, counter.meaning, Antecedent()))

    def token(self, *parts: Phrase | list[Phrase] | Tail) -> tuple[Characteristics, bool, tuple[Node, ...]]:
        words = next(part for part in parts if isinstance(part, list))
        tails = [part for part in parts if isinstance(part, Tail)]
        tapped = any(isinstance(part, Phrase) and part.type == "STATUS" and part == "tapped" for part in parts)
        if any(tail.also or tail.still for tail in tails):
            raise refuse("token")
        kinds, power, toughness = self._values(words)
        order = ("color", "supertype", "card type")
        defined = PREDEFINED_TOKENS.get(kinds[0].word) if len(kinds) == 1 and not tails and power is None else None
        if defined is not None:
            return defined[0], tapped, defined[1:]
        if not any(word.word_kind == "card type" for word in kinds):
            raise refuse("token", "a token that the rules define")
        subtypes = [word.word for word in kinds if word.word_kind not in order]
        name = next((tail.name for tail in tails if tail.name), " ".join(subtypes))
        if not name:
            raise refuse("token", "it has no name")
        if power is None and any(word.word == "Creature" for word in kinds):
            power = toughness = 0  # its abilities say the rest (208.2a)
        abilities = tuple(one.ability for tail in tails for one in tail.does if isinstance(one, Have))
        return Characteristics(name=name, words=tuple(kinds), power=power, toughness=toughness), tapped, abilities

    @staticmethod
    def _values(words: list[Phrase]) -> tuple[list[Word], int | None, int | None]:
        pt = next((token.meaning for token in words if token.type == "PT"), (None, None))
        if not all(part is None or part.isdigit() for part in pt):
            raise refuse("/".join(map(str, pt)), "plain numbers were expected")
        if any(token.type == "COLORS" and token.meaning != Colors(0, 0) for token in words):
            raise refuse("multicolored")
        kinds = [token.meaning for token in words if isinstance(token.meaning, Word)]
        order = ("supertype", "color", "card type")
        kinds.sort(key=lambda word: order.index(word.word_kind) if word.word_kind in order else len(order))
        power, toughness = (None if part is None else int(part) for part in pt)
        return kinds, power, toughness

    def values(self, words: list[Phrase]) -> Characteristics:
        kinds, power, toughness = self._values(words)
        return Characteristics(words=tuple(kinds), power=power, toughness=toughness)

    def create(self, _create: Phrase, amount: Amount, token: tuple[Characteristics, bool, tuple[Node, ...]]) -> Step:
        values, tapped, abilities = token
        return self._do(Create(amount, values, None, tapped, abilities))  # type: ignore[arg-type]  # they are abilities

    def create_copy(
        self, _create: Phrase, amount: Amount, _copy: Phrase, thing: Thing, exceptions: tuple[Modification, ...] = ()
    ) -> Step:
        if not isinstance(thing, Filter):
            raise refuse("a copy of a player")
        return self._do(CreateCopy(amount, thing, exceptions))

    def one_card(self, _a: Phrase, _card: Phrase) -> Amount:
        return Number(1)

    def some_cards(self, amount: Amount, _card: Phrase) -> Amount:
        return amount

    def draw_equal(self, _draw: Phrase, _card: Phrase, _equal: Phrase, amount: Amount) -> Step:
        return self._do(Draw(You(), amount))

    def player_draw_equal(self, player: Players, _draw: Phrase, _card: Phrase, _equal: Phrase, amount: Amount) -> Step:
        return self._do(Draw(player, amount))

    def draw(self, _draw: Phrase, amount: Amount) -> Step:
        return self._do(Draw(You(), amount))

    def player_draw(self, player: Players, _draw: Phrase, amount: Amount) -> Step:
        return self._do(Draw(player, amount))

    def gain_life(self, player: Players, _gain: Phrase, amount: Amount, _life: Phrase) -> Step:
        return self._do(GainLife(player, amount))

    def lose_life(self, player: Players, _lose: Phrase, amount: Amount, _life: Phrase) -> Step:
        return self._do(GainLife(player, -amount))

    def damaged(self, things: Things) -> tuple[Thing, ...]:
        return things.parts

    def damaged_any(self, target: Phrase) -> tuple[Thing, ...]:
        place, whom = target.meaning
        if whom == "any":
            return (AnyTarget(place),)
        return (AnyTarget(place, Word("Planeswalker", "card type"), whom == "opponent"),)

    def damage(self, source: Things, _deal: Phrase, amount: Amount, _to: Phrase, to: tuple[Thing, ...]) -> Step:
        return self._do(DealDamage(objects(source), amount, to))

    def damage_equal(
        self, source: Things, _deal: Phrase, _equal: Phrase, amount: Amount, _to: Phrase, to: tuple[Thing, ...]
    ) -> Step:
        return self._do(DealDamage(objects(source), amount, to))

    def damage_both(
        self,
        source: Things,
        deal: Phrase,
        amount: Amount,
        to: Phrase,
        whom: tuple[Thing, ...],
        _and: Phrase,
        more: Amount,
        _to: Phrase,
        others: tuple[Thing, ...],
    ) -> tuple[Step, ...]:
        return self.damage(source, deal, amount, to, whom), self.damage(source, deal, more, to, others)

    def choose(self, _choose: Phrase, what: Phrase) -> Step:
        return self._do(Choose(what.meaning))

    def choose_other(self, _choose: Phrase, what: Phrase, _other: Phrase, unit: list[list[Phrase]]) -> Step:
        words = tuple(token.meaning for token in unit[0])
        if not all(isinstance(word, Word) for word in words):
            raise refuse("other than")
        return self._do(Choose(what.meaning, 1, words))

    def choose_between(
        self, _choose: Phrase, what: Phrase, _between: Phrase, least: Phrase, _and: Phrase, most: Phrase
    ) -> Step:
        return self._do(Choose(what.meaning, 1, (), (least.meaning, most.meaning)))

    def choosing(self, step: Step) -> Step:
        return step

    def choose_object(self, _choose: Phrase, thing: Thing) -> Step:
        if isinstance(thing, Opponents):
            return self._do(Choose("opponent"))
        if isinstance(thing, EachPlayer):
            return self._do(Choose("player"))
        thing = all_that_fit(thing)
        if not isinstance(thing, Filter) or isinstance(thing, Target):
            raise refuse("choose")
        return self._do(ChooseObject(thing))

    def turn(self, _turn: Phrase, things: Things, face: Phrase) -> Step:
        if "face" not in face.lower():
            raise refuse(str(face))
        return self._do(TurnFace(objects(things), "down" if "down" in face.lower() else "up"))

    def attach(self, _attach: Phrase, what: Thing, _to: Phrase, to: Thing) -> Step:
        if not isinstance(what, Filter) or not isinstance(to, Reference):
            raise refuse("attach")
        return self._do(Attach(what, to))

    def exchange_control(self, exchange: Phrase, things: Things) -> Step:
        return self._do(ExchangeControl(*self._two(exchange, things)))

    def exchange_text(self, exchange: Phrase, things: Things) -> Step:
        return self._do(ExchangeText(*self._two(exchange, things)))

    @staticmethod
    def _two(exchange: Phrase, things: Things) -> tuple[Reference, Reference]:
        if len(things.parts) == 2:
            one, other = things.parts
            if isinstance(one, Reference) and isinstance(other, Reference):
                return one, other
        if len(things.parts) == 1 and isinstance(things.parts[0], Target) and things.parts[0].count == 2:
            both = things.parts[0]
            return Target(both.filter, both.place), Target(both.filter, both.place + 1)
        raise refuse(str(exchange), "of which two objects?")

    def change_text(self, _change: Phrase, thing: Thing, how: Phrase, *modifiers: Modifiers) -> Step:
        if not isinstance(thing, Filter):
            raise refuse("change the text")
        duration = self.vp(Act(), *modifiers).modifiers.duration
        return self._do(ChangeText(thing, how.meaning, Indefinitely() if duration is None else duration))

    def you_may(self, _may: Phrase, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        return (Step(inside=steps),)

    def if_then(self, _if: Phrase, condition: Condition, _comma: Phrase, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        return (Step(inside=steps, condition=condition),)

    def you_gain_life(self, _gain: Phrase, amount: Amount, _life: Phrase) -> Step:
        return self._do(GainLife(You(), amount))

    def gain_life_equal(self, player: Players, _gain: Phrase, _life: Phrase, _equal: Phrase, amount: Amount) -> Step:
        return self._do(GainLife(player, amount))

    def lose_life_equal(self, player: Players, _lose: Phrase, _life: Phrase, _equal: Phrase, amount: Amount) -> Step:
        return self._do(GainLife(player, -amount))

    def remove_counters(self, _remove: Phrase, amount: Amount, counter: Phrase, _from: Phrase, things: Things) -> Step:
        return self._do(RemoveCounters(amount, counter.meaning, objects(things)))

    def first_quote(self, quote: Phrase) -> tuple[Ability, ...]:
        return self.quote(quote.meaning)

    def more_quote(self, quotes: tuple[Ability, ...], _and: Phrase, quote: Phrase) -> tuple[Ability, ...]:
        return (*quotes, *self.quote(quote.meaning))

    def emblem(self, player: Players, _get: Phrase, _emblem: Phrase, abilities: tuple[Ability, ...]) -> Step:
        if player != You():
            raise refuse("emblem")
        return self._do(CreateEmblem(abilities))

    def same_is_true(self, _same: Phrase, things: Things) -> Filter:
        return objects(things)

    def counters_each(self, *tokens: Phrase) -> Amount:
        first = tokens[0]
        return Number(1) if first.type == "A" else self.var(first) if first.type == "VAR" else self.num(first)

    def others_enter_with(
        self, things: Things, _enter: Phrase, _with: Phrase, amount: Amount, counter: Phrase, _on: Phrase
    ) -> tuple[Filter, Instruction, bool]:
        return objects(things), PutCounters(amount, counter.meaning, It()), False
