"""From the parse tree to data: qualities, amounts and keyword abilities."""

from mtglayers.abilities import Ability, Keyword
from mtglayers.amounts import (
    AmongPlayers,
    Amount,
    AtLeast,
    CountersOn,
    CountOf,
    Devotion,
    Greatest,
    Half,
    KindsAmong,
    Number,
    NumberOf,
    PlayerNumber,
    Times,
    Total,
    Variable,
)
from mtglayers.filters import (
    Compare,
    Filter,
    Reference,
    Relation,
    WithAbility,
    WithCounters,
)
from mtglayers.players import Players, You
from mtglayers_plugins.rules_text.clauses import Thing, Things
from mtglayers_plugins.rules_text.guards import THAT_NUMBER, Antecedent
from mtglayers_plugins.rules_text.lexer import Phrase
from mtglayers_plugins.rules_text.to_nouns import Nouns, refuse


class Amounts(Nouns):
    """Qualities ("with power 2 or less"), amounts, and keyword abilities, which nouns and verbs share."""

    # ---- qualities

    def one_ability(self, token: Phrase) -> Filter:
        return WithAbility(token.meaning)

    def or_ability(self, one: Filter, _or: Phrase, token: Phrase) -> Filter:
        return one | WithAbility(token.meaning)

    def no_abilities(self, token: Phrase) -> Filter:
        quality: Filter = token.meaning
        return quality

    def compared(self, column: Phrase, comparison: tuple[Relation, Amount]) -> Filter:
        return Compare(column.meaning, *comparison)

    def counters_on_it(self, counter: Phrase, _on: Phrase) -> Filter:
        return WithCounters(counter.meaning)

    def a_counter_on_it(self, _a: Phrase, counter: Phrase, _on: Phrase) -> Filter:
        return WithCounters(counter.meaning)

    def counters_or_more(self, number: Phrase, _more: Phrase, counter: Phrase, _on: Phrase) -> Filter:
        return WithCounters(counter.meaning, number.meaning)

    def or_more(self, number: Amount, relation: Phrase) -> tuple[Relation, Amount]:
        return relation.meaning, number

    def exactly(self, number: Amount) -> tuple[Relation, Amount]:
        return "=", number

    def exactly_to(self, _equal: Phrase, amount: Amount) -> tuple[Relation, Amount]:
        return "=", amount

    def than(self, relation: Phrase, amount: Amount) -> tuple[Relation, Amount]:
        return relation.meaning, amount

    # ---- amounts

    def num(self, token: Phrase) -> Amount:
        return Number(token.meaning)

    def var(self, token: Phrase) -> Amount:
        return Variable(token.meaning)

    def count_of(self, _token: Phrase, group: Filter) -> Amount:
        return CountOf(group)

    def counters_on(self, _token: Phrase, counter: Phrase, _on: Phrase, things: Things) -> Amount:
        return CountersOn(counter.meaning, self._reference(things))

    def counters_on_its(self, _token: Phrase, counter: Phrase, _on: Phrase) -> Amount:
        return CountersOn(counter.meaning, Antecedent())

    @staticmethod
    def _reference(things: Things) -> Reference:
        if len(things.parts) != 1 or not isinstance(things.parts[0], Reference):
            raise refuse("counters on", "on which one object?")
        return things.parts[0]

    def greatest(self, token: Phrase, group: Filter) -> Amount:
        return Greatest(token.meaning, group)

    def total(self, token: Phrase, group: Filter) -> Amount:
        return Total(token.meaning, group)

    def kinds_among(self, token: Phrase, group: Filter) -> Amount:
        return KindsAmong(token.meaning, group)

    def its(self, _its: Phrase) -> Reference:
        return Antecedent()

    def whose(self, thing: Thing, _poss: Phrase) -> Reference:
        if not isinstance(thing, Reference):
            raise refuse("'s", "a number of one object was expected")
        return thing

    def number_of(self, possessor: Reference, column: Phrase) -> Amount:
        return NumberOf(column.meaning, possessor)

    def hand_count(self, token: Phrase) -> Amount:
        return PlayerNumber("cards in hand", token.meaning)

    def life_total(self, token: Phrase) -> Amount:
        return PlayerNumber("life", token.meaning)

    def one_color(self, color: Phrase) -> tuple[str, ...]:
        return (color.meaning.word,)

    def more_colors(self, colors: tuple[str, ...], _and: Phrase, color: Phrase) -> tuple[str, ...]:
        return (*colors, color.meaning.word)

    def devotion(self, _token: Phrase, colors: tuple[str, ...]) -> Amount:
        return Devotion(colors, You())

    def plus(self, amount: Amount, _plus: Phrase, number: Amount) -> Amount:
        return amount + number

    def plus_first(self, number: Amount, _plus: Phrase, amount: Amount) -> Amount:
        return amount + number

    def minus(self, amount: Amount, _minus: Phrase, number: Amount) -> Amount:
        return amount - number

    def minus_first(self, number: Amount, _minus: Phrase, amount: Amount) -> Amount:
        return -amount + number

    def at_least_amount(self, amount: Amount, _but: Phrase, number: Amount) -> Amount:
        if not isinstance(number, Number):
            raise refuse(", but no less than")
        return AtLeast(amount, number.n)

    def among_life(self, token: Phrase, players: Players) -> Amount:
        return AmongPlayers("life", players, token.meaning)

    def chosen_number(self, token: Phrase) -> Amount:
        amount: Amount = token.meaning
        return amount

    def twice(self, times: Phrase, amount: Amount) -> Amount:
        return Times(times.meaning, amount)

    def that_number(self, _token: Phrase) -> Amount:
        return THAT_NUMBER

    def half(self, _half: Phrase, amount: Amount, rounded: Phrase) -> Amount:
        return Half(amount, rounded.meaning)

    # ---- for each

    def each_object(self, _each: Phrase, group: Filter) -> Amount:
        return CountOf(group)

    def each_counter(self, _each: Phrase, counter: Phrase, _on: Phrase, things: Things) -> Amount:
        return CountersOn(counter.meaning, self._reference(things))

    def each_counter_on_it(self, _each: Phrase, counter: Phrase, _on: Phrase) -> Amount:
        return CountersOn(counter.meaning, Antecedent())

    def each_card_in_hand(self, _each: Phrase, token: Phrase) -> Amount:
        return PlayerNumber("cards in hand", token.meaning)

    def each_kind(self, _each: Phrase, token: Phrase, group: Filter) -> Amount:
        return KindsAmong(token.meaning, group)

    # ---- keyword abilities, which nouns and verbs share

    def keyword(self, token: Phrase) -> Ability:
        ability: Ability = token.meaning
        return ability

    def keyword_cost(self, token: Phrase, mana: Phrase) -> Ability:
        return Keyword(token.meaning, (), mana.meaning)

    def keyword_number(self, token: Phrase, number: Amount) -> Ability:
        if not isinstance(number, Number):
            return Keyword(token.meaning, phrase="X")
        return Keyword(token.meaning, number=number.n)

    def keyword_noun(self, token: Phrase, group: Filter) -> Ability:
        return Keyword(token.meaning, (group,))

    def keyword_from(self, token: Phrase, qualities: tuple[Filter | str, ...]) -> tuple[Ability, ...]:
        """Protection from several qualities is several abilities (702.16g)."""
        return tuple(
            Keyword(token.meaning, phrase=quality) if isinstance(quality, str) else Keyword(token.meaning, (quality,))
            for quality in qualities
        )

    def first_quality(self, quality: Filter | str) -> tuple[Filter | str, ...]:
        return (quality,)

    def more_quality(
        self, qualities: tuple[Filter | str, ...], _and: Phrase, quality: Filter | str
    ) -> tuple[Filter | str, ...]:
        return (*qualities, quality)

    def quality_group(self, group: Filter) -> Filter:
        return group

    def quality_chosen(self, token: Phrase) -> Filter:
        chosen: Filter = token.meaning
        return chosen

    def quality_everything(self, token: Phrase) -> str:
        return token.lower()

    def quality_all_colors(self, token: Phrase) -> str:
        return token.lower()
