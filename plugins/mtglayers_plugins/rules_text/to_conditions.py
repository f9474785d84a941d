"""From the parse tree to data: conditions."""

from typing import Literal

from mtglayers.amounts import AmongPlayers, Amount, CountOf, KindsAmong, Number, NumberOf, PlayerNumber
from mtglayers.conditions import AmountIs, Condition, Is, Kicked, ThereIs, TurnOf
from mtglayers.filters import (
    Controlled,
    Filter,
    HasAttached,
    Not,
    Or,
    Reference,
    Relation,
    WithCounters,
)
from mtglayers.players import EachPlayer, Opponents, Players, You
from mtglayers_plugins.rules_text.clauses import Quantity, Thing
from mtglayers_plugins.rules_text.lexer import Phrase
from mtglayers_plugins.rules_text.to_amounts import Amounts
from mtglayers_plugins.rules_text.to_nouns import ATTACHMENTS, all_that_fit, described, refuse


def _of_any(player: Players, column: Literal["life", "cards in hand"], relation: Relation) -> Amount:
    """ "An opponent has 10 or less life": whoever has least, or most."""
    if isinstance(player, Opponents | EachPlayer):
        if relation == "=":
            raise refuse("exactly", "of which player?")
        return AmongPlayers(column, player, relation in (">=", ">"))
    return PlayerNumber(column, player)


class Conditions(Amounts):
    """What "as long as" and "if" ask."""

    # ---- conditions

    def both(self, one: Condition, _and: Phrase, other: Condition) -> Condition:
        return one & other

    def some(self, thing: Thing) -> Quantity:
        what = all_that_fit(thing)
        if not isinstance(what, Filter):
            raise refuse("a player where objects were expected")
        return Quantity(what)

    def many_of(self, many: tuple[Relation, int], group: Filter) -> Quantity:
        return Quantity(group, many[0], many[1])

    def none_of(self, _no: Phrase, group: Filter) -> Quantity:
        return Quantity(group, none=True)

    @staticmethod
    def _there(quantity: Quantity, also: Filter | None = None) -> Condition:
        what = quantity.what if also is None else quantity.what & also
        if quantity.relation is not None:
            return AmountIs(CountOf(what), quantity.relation, Number(quantity.n))
        return ~ThereIs(what) if quantity.none else ThereIs(what)

    def controls(self, player: Players, _verb: Phrase, quantity: Quantity) -> Condition:
        if isinstance(quantity.what, Reference) and quantity.relation is None:
            return Is(quantity.what, Controlled(player))
        return self._there(quantity, Controlled(player))

    def controls_not(self, player: Players, _verb: Phrase, quantity: Quantity) -> Condition:
        return ~self._there(quantity, Controlled(player))

    def there_are(self, _there_are: Phrase, quantity: Quantity) -> Condition:
        return self._there(quantity)

    def there_is(self, _there_is: Phrase, thing: Thing) -> Condition:
        return self._there(self.some(thing))

    def kinds_are(self, _there: Phrase, many: tuple[Relation, int], kind: Phrase, group: Filter) -> Condition:
        return AmountIs(KindsAmong(kind.meaning, group), many[0], Number(many[1]))

    def is_so(self, reference: Reference, _is: Phrase, fits: Filter) -> Condition:
        return Is(reference, fits)

    def is_not_so(self, reference: Reference, _is: Phrase, fits: Filter) -> Condition:
        return Is(reference, Not.of(fits))

    def has_attached(self, reference: Reference, token: Phrase) -> Condition:
        return Is(reference, HasAttached(ATTACHMENTS["equipped" if token.meaning == "Equipment" else "enchanted"]))

    def has_ability(self, reference: Reference, _has: Phrase, fits: Filter) -> Condition:
        return Is(reference, fits)

    def has_a_counter(self, reference: Reference, _has: Phrase, _a: Phrase, counter: Phrase, _on: Phrase) -> Condition:
        return Is(reference, WithCounters(counter.meaning))

    def has_counters(
        self, reference: Reference, _has: Phrase, many: tuple[Relation, int], counter: Phrase, _on: Phrase
    ) -> Condition:
        if many[0] != ">=":
            raise refuse("counters", "only so many or more")
        return Is(reference, WithCounters(counter.meaning, many[1]))

    def has_no_counter(
        self, reference: Reference, _has: Phrase, _no: Phrase, counter: Phrase, _on: Phrase
    ) -> Condition:
        return Is(reference, Not(WithCounters(counter.meaning)))

    def number_is(
        self, possessor: Reference, column: Phrase, _is: Phrase, comparison: tuple[Relation, Amount]
    ) -> Condition:
        return AmountIs(NumberOf(column.meaning, possessor), *comparison)

    def amount_is(self, amount: Amount, _is: Phrase, comparison: tuple[Relation, Amount]) -> Condition:
        return AmountIs(amount, *comparison)

    def your_turn(self, _token: Phrase) -> Condition:
        return TurnOf(You())

    def not_your_turn(self, _token: Phrase) -> Condition:
        return ~TurnOf(You())

    def has_life(self, player: Players, _has: Phrase, many: tuple[Relation, int], _life: Phrase) -> Condition:
        return AmountIs(_of_any(player, "life", many[0]), many[0], Number(many[1]))

    def has_hand(self, player: Players, _has: Phrase, many: tuple[Relation, int], _hand: Phrase) -> Condition:
        return AmountIs(_of_any(player, "cards in hand", many[0]), many[0], Number(many[1]))

    def no_hand(self, player: Players, _has: Phrase, _no: Phrase, _hand: Phrase) -> Condition:
        return AmountIs(_of_any(player, "cards in hand", "<="), "=", Number(0))

    def kicked(self, reference: Reference, token: Phrase) -> Condition:
        return Kicked(reference, token.meaning)

    def at_least(self, n: Phrase, relation: Phrase) -> tuple[Relation, int]:
        return relation.meaning, n.meaning

    def exactly_so_many(self, _exactly: Phrase, n: Phrase) -> tuple[Relation, int]:
        return "=", n.meaning

    def exactly_num(self, n: Phrase) -> tuple[Relation, int]:
        return "=", n.meaning

    def at_least_num(self, _at_least: Phrase, n: Phrase) -> tuple[Relation, int]:
        return ">=", n.meaning

    def pred_words(self, units: list[list[Phrase]]) -> Filter:
        return Or.of(*(described(run) for run in units))

    def pred_noun(self, _a: Phrase, group: Filter) -> Filter:
        return group

    def pred_zone(self, token: Phrase) -> Filter:
        return self.zone(token)

    def pred_under_your_control(self, token: Phrase) -> Filter:
        return Controlled(token.meaning)
