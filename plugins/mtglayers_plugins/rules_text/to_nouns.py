"""From the parse tree to data: nouns, players and amounts."""

from collections.abc import Sequence
from typing import Any

from lark import Tree

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
    AttachedTo,
    Cards,
    ChosenObject,
    Compare,
    Controlled,
    Filter,
    HasAttached,
    InZone,
    Named,
    Not,
    Or,
    Owned,
    Permanents,
    Reference,
    Relation,
    SameName,
    SharesWith,
    Spells,
    Target,
    ThatTarget,
    This,
    WithAbility,
    WithCounters,
    Word,
)
from mtglayers.players import ControllerOf, OwnerOf, Players, You
from mtglayers_plugins.rules_text.clauses import Thing, Things
from mtglayers_plugins.rules_text.guards import THAT_NUMBER, Antecedent, NotUnderstood
from mtglayers_plugins.rules_text.lexer import Phrase

NOUNS = frozenset({"TYPE", "SUBTYPE", "PERMANENT", "SPELL", "CARD", "TOKEN"})
CONTAINERS = frozenset({"PERMANENT", "SPELL", "CARD", "TOKEN"})
ATTACHMENTS = {
    "enchanted": Word("Aura", "enchantment type"),
    "equipped": Word("Equipment", "artifact type"),
    "fortified": Word("Fortification", "artifact type"),
}


def refuse(words: str, why: str = "") -> NotUnderstood:
    """The error for a piece of a sentence; the compiler adds the sentence."""
    return NotUnderstood(words, words, why)


def all_that_fit(thing: Thing) -> Thing:
    """ "A creature" where it means whichever fits, and none is chosen: in conditions, events and copies."""
    return thing.filter if isinstance(thing, ChosenObject) else thing


def word_filter(token: Phrase) -> Filter:
    """What one word of a description means."""
    if token.type == "CARD":
        return Cards()
    if token.type == "SPELL":
        return Spells()
    if token.type == "ADJHOST":
        return HasAttached(ATTACHMENTS[token.meaning])
    meaning: Filter = token.meaning
    return meaning


def described(run: Sequence[Phrase]) -> Filter:
    """A run of words is what all of them say."""
    if {"PERMANENT", "CARD"} <= {token.type for token in run}:
        raise refuse(" ".join(run), "what a permanent card is cannot be said yet")
    result = word_filter(run[0])
    for token in run[1:]:
        result = result & word_filter(token)
    return result


def description(runs: Sequence[Sequence[Phrase]]) -> Filter:
    """Runs joined by "and" or "or", where the last run's noun may serve them all ("white or blue creature").

    Raises NotUnderstood where an adjective may belong to one noun or to all.
    """
    last = runs[-1]
    if len(runs) == 1:
        return described(last)
    rest = runs[:-1]
    if last[-1].type in CONTAINERS and all(not _whole(run) for run in rest):
        bare = [*rest, last[:-1]] if len(last) > 1 else list(rest)
        return Or.of(*(described(run) for run in bare)) & word_filter(last[-1])
    if last[-1].type in CONTAINERS and all(run[-1] == last[-1] and len(run) > 1 for run in runs):
        return Or.of(*(described(run[:-1]) for run in runs)) & word_filter(last[-1])
    split = next((n for n, token in enumerate(last) if token.type in NOUNS), len(last))
    if split < len(last) and all(token.type not in NOUNS for run in rest for token in run) and split:
        return Or.of(*(described(run) for run in [*rest, last[:split]])) & described(last[split:])
    if len(last) > 1 and last[-1].type == "TYPE" and all(run[-1].type == "SUBTYPE" and run[-1] == run[-1].meaning.word for run in rest):
        return Or.of(*(described(run) for run in [*rest, last[:-1]])) & word_filter(last[-1])
    if any(token.type not in NOUNS for token in runs[0]) and all(token.type in NOUNS for run in runs[1:] for token in run) and any(
        token.type in NOUNS for token in runs[0]
    ):
        raise refuse(" ".join(str(t) for run in runs for t in run), "the adjective may belong to the first noun only or to all")
    if any(all(token.type not in NOUNS for token in run) for run in runs) and any(token.type in NOUNS for run in runs for token in run):
        raise refuse(" ".join(str(t) for run in runs for t in run), "an adjective stands where a noun is needed")
    return Or.of(*(described(run) for run in runs))


def _whole(run: Sequence[Phrase]) -> bool:
    """Whether a run is a noun by itself: it has a container, or its type word is a plural."""
    return any(token.type in CONTAINERS for token in run) or (run[-1].type in ("TYPE", "SUBTYPE") and str(run[-1]).endswith("s") and (
        run[-1].type == "TYPE" or run[-1] != run[-1].meaning.word
    ))


class Nouns:
    """Nouns, players and amounts: one method for each alternative of the grammar, named by it."""

    card_name: str = ""

    def build(self, tree: Tree[Phrase]) -> Any:
        """The data of a tree, from the leaves up."""
        children = [self.build(child) if isinstance(child, Tree) else child for child in tree.children]
        return getattr(self, tree.data)(*children)

    # ---- things

    def things(self, thing: Thing) -> Things:
        return Things((thing,))

    def more_things(self, things: Things, _and: Phrase, thing: Thing) -> Things:
        return Things((*things.parts, thing))

    def all_of(self, group: Filter) -> Filter:
        return group

    def all_of_(self, _all: Phrase, group: Filter) -> Filter:
        return group

    def one_of(self, token: Phrase, group: Filter) -> Filter:
        """ "A creature": one that is chosen, where something is done to it; ``all_that_fit`` is for other places."""
        return group if token.lower() == "any" else ChosenObject(group)

    def another(self, _another: Phrase, group: Filter) -> Filter:
        return ChosenObject(Not(This()) & group)

    def each_of_up_to(self, _each: Phrase, up: Phrase, number: Phrase, target: Phrase, group: Filter) -> Target:
        return self.up_to_targets(up, number, target, group)

    def each_of_targets(self, _each: Phrase, number: Phrase, target: Phrase, group: Filter) -> Target:
        return self.targets(number, target, group)

    def target(self, target: Phrase, group: Filter) -> Target:
        return Target(group, target.meaning)

    def another_target(self, _another: Phrase, target: Phrase, group: Filter) -> Target:
        return Target(group & self._not_the_first(target), target.meaning)

    @staticmethod
    def _not_the_first(target: Phrase) -> Filter:
        return Not(ThatTarget(target.meaning - 1)) if target.meaning > 1 else Not(This())

    def targets(self, number: Phrase, target: Phrase, group: Filter) -> Target:
        return Target(group, target.meaning, count=number.meaning)

    def other_targets(self, number: Phrase, _other: Phrase, target: Phrase, group: Filter) -> Target:
        return Target(group & self._not_the_first(target), target.meaning, count=number.meaning)

    def up_to_targets(self, _up: Phrase, number: Phrase, target: Phrase, group: Filter) -> Target:
        return Target(group, target.meaning, up_to=True, count=number.meaning)

    def up_to_other_targets(self, _up: Phrase, number: Phrase, _other: Phrase, target: Phrase, group: Filter) -> Target:
        return Target(group & self._not_the_first(target), target.meaning, up_to=True, count=number.meaning)

    def a_player(self, player: Players) -> Players:
        return player

    # ---- references and players

    def this(self, _self: Phrase) -> Reference:
        return This()

    def host(self, host: Phrase) -> Reference:
        reference: Reference = host.meaning
        return reference

    def it(self, word: Phrase) -> Reference:
        if isinstance(word.meaning, Word):
            return Antecedent("that", word.meaning)
        return Antecedent(word.meaning)

    def linked(self, linked: Phrase) -> Reference:
        reference: Reference = linked.meaning
        return reference

    def chosen_object(self, token: Phrase) -> Reference:
        raise refuse(str(token), "what was chosen is not known here")

    def player(self, token: Phrase) -> Players:
        player: Players = token.meaning
        return player

    def its_controller(self, _its: Phrase, _controller: Phrase) -> Players:
        return ControllerOf(Antecedent())

    def its_owner(self, _its: Phrase, _owner: Phrase) -> Players:
        return OwnerOf(Antecedent())

    def controller_of(self, reference: Reference, _poss: Phrase, _controller: Phrase) -> Players:
        return ControllerOf(reference)

    def owner_of(self, reference: Reference, _poss: Phrase, _owner: Phrase) -> Players:
        return OwnerOf(reference)

    # ---- descriptions

    def unit(self, *tokens: Phrase) -> list[list[Phrase]]:
        return [list(tokens)]

    def joint(self, token: Phrase) -> Phrase:
        return token

    def joined(self, units: list[list[Phrase]], joint: Phrase, unit: list[list[Phrase]]) -> list[list[Phrase]]:
        if joint.type == "ACOMMA":
            return [*units[:-1], units[-1] + unit[0]]
        return [*units, *unit]

    def units(self, units: list[list[Phrase]]) -> list[list[Phrase]]:
        return units

    def description(self, units: list[list[Phrase]]) -> Filter:
        return description(units)

    def group(self, group: Filter) -> Filter:
        return group

    def other(self, _other: Phrase, group: Filter) -> Filter:
        return Not(This()) & group

    def related(self, group: Filter, relation: Filter) -> Filter:
        if relation == Permanents():  # "on the battlefield" is what nouns mean anyway (109.2)
            return group
        if isinstance(relation, InZone) and any(isinstance(node, Spells) for node in group.walk()):
            raise refuse("from", "where a spell was cast from is no zone that it is in")
        if relation.has_zone() and isinstance(group, Or):
            elsewhere = [part for part in group.parts if any(isinstance(node, Permanents | Spells) for node in part.walk())]
            if elsewhere:  # "spells, permanents, and cards that aren't on the battlefield"
                rest = [part for part in group.parts if part not in elsewhere]
                if not rest:
                    raise refuse("zone", "these have a zone already")
                return Or.of(*elsewhere, Or.of(*rest) & relation)
        return group & relation

    def controlled(self, player: Players, _verb: Phrase) -> Filter:
        return Controlled(player)

    def not_controlled(self, player: Players, _verb: Phrase) -> Filter:
        return Not(Controlled(player))

    def owned(self, player: Players, _verb: Phrase) -> Filter:
        return Owned(player)

    def cast(self, player: Players, _verb: Phrase) -> Filter:
        return Controlled(player)

    def zone(self, token: Phrase) -> Filter:
        zone: Filter = token.meaning
        return zone

    def two_zones(self, one: Phrase, _and: Phrase, other: Phrase) -> Filter:
        return Or.of(one.meaning, other.meaning)

    def named(self, token: Phrase) -> Filter:
        return Named(self.card_name if token.meaning == "~" else token.meaning)

    def of_chosen(self, token: Phrase) -> Filter:
        chosen: Filter = token.meaning
        return chosen

    def attached_to(self, _token: Phrase, thing: Thing) -> Filter:
        what = all_that_fit(thing)
        if not isinstance(what, Filter):
            raise refuse("attached to a player")
        return AttachedTo(what)

    def with_quality(self, _with: Phrase, quality: Filter) -> Filter:
        return quality

    def without_quality(self, _without: Phrase, quality: Filter) -> Filter:
        return Not.of(quality)

    def that_are(self, _that: Phrase, units: list[list[Phrase]]) -> Filter:
        return Or.of(*(described(run) for run in units))

    def that_are_not(self, _that: Phrase, units: list[list[Phrase]]) -> Filter:
        return Not.of(Or.of(*(described(run) for run in units)))

    def that_are_a(self, that: Phrase, _a: Phrase, units: list[list[Phrase]]) -> Filter:
        return self.that_are(that, units)

    def that_are_either(
        self, that: Phrase, a: Phrase, one: list[list[Phrase]], _or: Phrase, _a: Phrase, other: list[list[Phrase]]
    ) -> Filter:
        return self.that_are_a(that, a, one) | self.that_are_a(that, a, other)

    def that_are_not_in(self, _that: Phrase, zone: Phrase) -> Filter:
        return Not(zone.meaning)

    def same_name(self, _same: Phrase, reference: Reference) -> Filter:
        return SameName(reference)

    def that_are_not_a(self, that: Phrase, _a: Phrase, units: list[list[Phrase]]) -> Filter:
        return self.that_are_not(that, units)

    def other_than(self, _token: Phrase, reference: Reference) -> Filter:
        return Not(reference)

    def shares(self, token: Phrase, reference: Reference) -> Filter:
        return SharesWith(token.meaning, reference)

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

    def more_quality(self, qualities: tuple[Filter | str, ...], _and: Phrase, quality: Filter | str) -> tuple[Filter | str, ...]:
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
