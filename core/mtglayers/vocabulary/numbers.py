"""Numbers and conditions: counts, comparisons, "as long as"."""

from typing import Literal

from mtglayers.amounts import (
    AmongPlayers,
    Amount,
    AtLeast,
    ChosenNumber,
    CountersOn,
    CountOf,
    Devotion,
    Greatest,
    Half,
    Its,
    KindsAmong,
    NumberOf,
    PlayerNumber,
    Times,
    Total,
    Variable,
    amount,
)
from mtglayers.conditions import AmountIs, Condition, Is, Kicked, ThereIs, Told, TurnOf
from mtglayers.filters import Compare, Filter, It, Reference, Relation, This
from mtglayers.nodes import Node
from mtglayers.players import Opponents, Players, You


class _Characteristic:
    """A number that objects have: compare it for a filter, or read it ``of`` an object."""

    def __init__(self, column: str) -> None:
        self.column = column

    def __le__(self, n: Amount | int) -> Filter:
        return Compare(self.column, "<=", amount(n))

    def __ge__(self, n: Amount | int) -> Filter:
        return Compare(self.column, ">=", amount(n))

    def __lt__(self, n: Amount | int) -> Filter:
        return Compare(self.column, "<", amount(n))

    def __gt__(self, n: Amount | int) -> Filter:
        return Compare(self.column, ">", amount(n))

    def is_(self, n: Amount | int) -> Filter:
        """Objects with exactly this number."""
        return Compare(self.column, "=", amount(n))

    def of(self, what: Reference) -> Amount:
        """The number of one object."""
        return NumberOf(self.column, what)


power, toughness, mana_value = (_Characteristic(c) for c in ("power", "toughness", "mana value"))
base_power, base_toughness = (_Characteristic(c) for c in ("base power", "base toughness"))
its_mana_value, its_power, its_toughness = (Its(c) for c in ("mana value", "power", "toughness"))
X = Variable("X")
the_chosen_number = ChosenNumber()
your_life_total = PlayerNumber("life", You())
cards_in_your_hand = PlayerNumber("cards in hand", You())
cards_in_opponents_hands = PlayerNumber("cards in hand", Opponents())


def number_of(what: Filter) -> Amount:
    """How many objects fit."""
    return CountOf(what)


def greatest(what: _Characteristic, among: Filter) -> Amount:
    """The greatest such number among the objects."""
    return Greatest(what.column, among)


def total(what: _Characteristic, among: Filter) -> Amount:
    """The sum of such numbers of the objects."""
    return Total(what.column, among)


def kinds_among(
    word_kind: Literal["card type", "color", "basic land type", "creature type", "supertype"], among: Filter
) -> Amount:
    """How many different card types, colours, basic land types … are among the objects."""
    return KindsAmong(word_kind, among)


def counters_on(counter: str, what: Reference) -> Amount:
    """How many counters of the kind are on the object."""
    return CountersOn(counter, what)


def devotion_to(*colors: str) -> Amount:
    """Your devotion to the colours, by their letters (700.5)."""
    return Devotion(colors, You())


def life_of(whose: Players) -> Amount:
    """The players' life total."""
    return PlayerNumber("life", whose)


def highest_life_of(whose: Players) -> Amount:
    """The highest life total among the players."""
    return AmongPlayers("life", whose)


def lowest_life_of(whose: Players) -> Amount:
    """The lowest life total among the players: "an opponent has 10 or less life"."""
    return AmongPlayers("life", whose, highest=False)


def twice(of: Amount) -> Amount:
    """Two times the amount."""
    return Times(2, of)


def cards_in_hand_of(whose: Players) -> Amount:
    """How many cards the players have in hand."""
    return PlayerNumber("cards in hand", whose)


def half(of: Amount, *, up: bool) -> Amount:
    """Half the amount, rounded up or down."""
    return Half(of, up)


def at_least(least: int, of: Amount) -> Amount:
    """The amount, but no less than the bound."""
    return AtLeast(of, least)


def there_is(what: Filter) -> Condition:
    """Some object fits: "you control an artifact"."""
    return ThereIs(what)


def object_is(what: Reference, fits: Filter) -> Condition:
    """The object fits: "enchanted creature is red"."""
    return Is(what, fits)


def this_is(fits: Filter) -> Condition:
    """This object fits: "this creature is white"."""
    return Is(This(), fits)


def it_is(fits: Filter) -> Condition:
    """The affected object fits."""
    return Is(It(), fits)


def amount_is(left: Amount, relation: Relation, right: Amount | int) -> Condition:
    """The amount compares so: ``amount_is(number_of(cards & your_graveyard), ">=", 7)``."""
    return AmountIs(left, relation, amount(right))


def turn_of(whose: Players) -> Condition:
    """It is their turn."""
    return TurnOf(whose)


def told(text: str, *nodes: Node) -> Condition:
    """Something that no board shows, in words: ``told("no spells were cast last turn")``."""
    return Told(text, nodes)


your_turn = TurnOf(You())
was_kicked = Kicked(This())


__all__ = [
    "X",
    "amount_is",
    "at_least",
    "base_power",
    "base_toughness",
    "cards_in_hand_of",
    "cards_in_opponents_hands",
    "cards_in_your_hand",
    "counters_on",
    "devotion_to",
    "greatest",
    "half",
    "highest_life_of",
    "it_is",
    "its_mana_value",
    "its_power",
    "its_toughness",
    "kinds_among",
    "life_of",
    "lowest_life_of",
    "mana_value",
    "number_of",
    "object_is",
    "power",
    "the_chosen_number",
    "there_is",
    "this_is",
    "told",
    "total",
    "toughness",
    "turn_of",
    "twice",
    "was_kicked",
    "your_life_total",
    "your_turn",
]
