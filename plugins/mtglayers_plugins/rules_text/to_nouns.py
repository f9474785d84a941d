"""From the parse tree to data: nouns, players and amounts."""

from collections.abc import Sequence
from typing import Any

from lark import Tree

from mtglayers.filters import (
    AttachedTo,
    Cards,
    ChosenObject,
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
    SameName,
    SharesWith,
    Spells,
    Target,
    ThatTarget,
    This,
    Word,
)
from mtglayers.players import ControllerOf, OwnerOf, Players
from mtglayers_plugins.rules_text.clauses import Thing, Things
from mtglayers_plugins.rules_text.guards import Antecedent, NotUnderstood
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
    if (
        len(last) > 1
        and last[-1].type == "TYPE"
        and all(run[-1].type == "SUBTYPE" and run[-1] == run[-1].meaning.word for run in rest)
    ):
        return Or.of(*(described(run) for run in [*rest, last[:-1]])) & word_filter(last[-1])
    if (
        any(token.type not in NOUNS for token in runs[0])
        and all(token.type in NOUNS for run in runs[1:] for token in run)
        and any(token.type in NOUNS for token in runs[0])
    ):
        raise refuse(
            " ".join(str(t) for run in runs for t in run), "the adjective may belong to the first noun only or to all"
        )
    if any(all(token.type not in NOUNS for token in run) for run in runs) and any(
        token.type in NOUNS for run in runs for token in run
    ):
        raise refuse(" ".join(str(t) for run in runs for t in run), "an adjective stands where a noun is needed")
    return Or.of(*(described(run) for run in runs))


def _whole(run: Sequence[Phrase]) -> bool:
    """Whether a run is a noun by itself: it has a container, or its type word is a plural."""
    return any(token.type in CONTAINERS for token in run) or (
        run[-1].type in ("TYPE", "SUBTYPE")
        and str(run[-1]).endswith("s")
        and (run[-1].type == "TYPE" or run[-1] != run[-1].meaning.word)
    )


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

    def each_of_them(self, _each: Phrase, word: Phrase) -> Reference:
        return self.it(word)

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
            elsewhere = [
                part for part in group.parts if any(isinstance(node, Permanents | Spells) for node in part.walk())
            ]
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

    def that_are_both(self, _that: Phrase, one: list[list[Phrase]], _and: Phrase, other: list[list[Phrase]]) -> Filter:
        return described(one[0]) & described(other[0])

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
