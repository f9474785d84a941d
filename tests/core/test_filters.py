"""Filters: what an effect applies to."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mtglayers.abilities import Keyword
from mtglayers.context import Context
from mtglayers.filters import (
    And,
    AttachedTo,
    Cards,
    Colors,
    Compare,
    Controlled,
    Filter,
    HasAttached,
    Host,
    InZone,
    It,
    Named,
    Not,
    Objects,
    Or,
    Permanents,
    SharesWith,
    Spells,
    Status,
    TheObject,
    This,
    WithAbility,
    WithCounters,
    WithoutAbilities,
    Word,
)
from mtglayers.players import Opponents, You
from mtglayers.view import EVERY
from mtglayers.vocabulary import (
    any_target,
    artifacts,
    creatures,
    mana_value,
    power,
    this,
    you_control,
)

from .boards import NOBODY, view

CREATURE = Word("Creature", "card type")
GOBLIN = Word("Goblin", "creature type")
IN_GRAVEYARDS = InZone("graveyard")

SIMPLE = st.sampled_from([CREATURE, GOBLIN, Status("tapped"), IN_GRAVEYARDS, Spells(), Named("Bear"), This()])
FILTERS: st.SearchStrategy[Filter] = st.recursive(
    SIMPLE,
    lambda inner: (
        inner.map(lambda part: ~part)
        | st.tuples(inner, inner).map(lambda two: two[0] & two[1])
        | st.tuples(inner, inner).map(lambda two: two[0] | two[1])
    ),
    max_leaves=8,
)


VIEW = view(
    card_type={"Creature": 0b00001111, "Artifact": 0b00011000},
    creature_type={"Goblin": 0b00000011},
    status={"tapped": 0b00000101},
    name={"Bear": 0b10000001},
    zone={"graveyard": 0b00000010, "stack": 0b00100000},
)
CONTEXT = Context(this=0b100)


# ---- one form for each description


@given(FILTERS, FILTERS, FILTERS)
def test_order_and_grouping_do_not_matter(a: Filter, b: Filter, c: Filter) -> None:
    assert a & b == b & a
    assert a | b == b | a
    assert (a & b) & c == a & (b & c)
    assert (a | b) | c == a | (b | c)


@given(FILTERS)
def test_the_same_twice_is_the_same(a: Filter) -> None:
    assert a & a == a
    assert a | a == a
    assert ~~a == a


@given(FILTERS, FILTERS)
def test_de_morgan(a: Filter, b: Filter) -> None:
    assert ~(a & b) == ~a | ~b
    assert ~(a | b) == ~a & ~b


def test_parts_are_flat() -> None:
    joined = CREATURE & GOBLIN & Status("tapped")
    assert isinstance(joined, And)
    assert len(joined.parts) == 3
    assert list(joined.parts) == sorted(joined.parts, key=repr)


# ---- they mean what set operations mean


@given(FILTERS, FILTERS)
def test_operators_are_set_operations(a: Filter, b: Filter) -> None:
    in_a, in_b = a.matching(VIEW, CONTEXT), b.matching(VIEW, CONTEXT)
    assert (a & b).matching(VIEW, CONTEXT) == in_a & in_b
    assert (a | b).matching(VIEW, CONTEXT) == in_a | in_b
    assert (~a).matching(VIEW, CONTEXT) == VIEW.everything & ~in_a


@given(FILTERS)
def test_a_view_is_not_changed_by_being_asked(a: Filter) -> None:
    before = {column: dict(cells) for column, cells in VIEW.columns.items()}
    a.objects(VIEW, CONTEXT)
    assert VIEW.columns == before


# ---- which zone is meant (109.2)


def test_without_a_zone_permanents_are_meant() -> None:
    assert CREATURE.objects(VIEW, NOBODY) == 0b00001101
    assert CREATURE.matching(VIEW, NOBODY) == 0b00001111


def test_a_zone_that_is_named_is_meant() -> None:
    assert (CREATURE & IN_GRAVEYARDS).objects(VIEW, NOBODY) == 0b00000010


def test_each_branch_has_its_own_zone() -> None:
    either = CREATURE | (GOBLIN & IN_GRAVEYARDS)
    assert either.objects(VIEW, NOBODY) == 0b00001111
    assert either.in_a_zone() == (CREATURE & Permanents()) | (GOBLIN & IN_GRAVEYARDS)


def test_no_branch_with_a_zone_is_one_set_of_permanents() -> None:
    assert (CREATURE | GOBLIN).in_a_zone() == (CREATURE | GOBLIN) & Permanents()


def test_not_in_a_zone_names_that_zone() -> None:
    assert (~IN_GRAVEYARDS).has_zone()
    assert not (~This()).has_zone()
    assert (CREATURE & ~This()).objects(VIEW, CONTEXT) == 0b00001001


# ---- the single descriptions


def test_every_creature_type_is_each_creature_type() -> None:
    changed = view(creature_type={"Goblin": 0b01, EVERY: 0b10})
    assert GOBLIN.matching(changed, NOBODY) == 0b11
    assert Word("Elf", "creature type").matching(changed, NOBODY) == 0b10


def test_colours_are_counted() -> None:
    colored = view(color={"W": 0b0001, "U": 0b0011, "B": 0b0010, "R": 0b0100})
    assert Colors(0, 0).matching(colored, NOBODY) == 0b11111000
    assert Colors(1, 1).matching(colored, NOBODY) == 0b0100
    assert Colors(2, 5).matching(colored, NOBODY) == 0b0011


def test_cards_are_no_tokens() -> None:
    assert Cards().matching(view(status={"token": 0b10}), NOBODY) == 0b11111101


def test_you_and_opponents() -> None:
    # rows 6 and 7 are players here
    controlled = view(controller={6: 0b0011, 7: 0b0100}, player={"in the game": 0b11000000})
    mine = Context(this=0b1)
    assert Controlled(You()).matching(controlled, mine) == 0b0011
    assert Controlled(Opponents()).matching(controlled, mine) == 0b0100
    assert (creatures & you_control).reads() == {("card type", "Creature"), ("controller", None)}


def test_counters() -> None:
    counted = view(counters={("+1/+1", 2): 0b01, ("charge", 1): 0b10})
    assert WithCounters().matching(counted, NOBODY) == 0b11
    assert WithCounters("+1/+1").matching(counted, NOBODY) == 0b01
    assert WithCounters("+1/+1", 3).matching(counted, NOBODY) == 0
    assert WithCounters("", 2).matching(counted, NOBODY) == 0b01


def test_comparisons() -> None:
    numbers = view(card_type={"Creature": 0b0111}, power={1: 0b0001, 3: 0b0010}, mana_value={3: 0b1000})
    assert (power <= 1).matching(numbers, NOBODY) == 0b0101
    assert (power > 1).matching(numbers, NOBODY) == 0b0010
    assert power.is_(0).matching(numbers, NOBODY) == 0b0100
    assert (mana_value >= 3).matching(numbers, NOBODY) == 0b1000


def test_power_is_compared_of_creatures_alone() -> None:
    assert ("card type", "Creature") in (power <= 1).reads()
    assert ("card type", "Creature") not in (mana_value <= 1).reads()
    assert isinstance(power <= 1, Compare)


def test_attachments() -> None:
    attached = view(attached_to={0b0001: 0b0010}, card_type={"Enchantment": 0b0001})
    aura = Context(this=0b0001)
    assert Host("enchanted", CREATURE).matching(attached, aura) == 0b0010
    assert HasAttached(Word("Enchantment", "card type")).matching(attached, NOBODY) == 0b0010
    assert AttachedTo(TheObject("x")).matching(attached, NOBODY) == 0


def test_sharing_a_word() -> None:
    goblins = view(creature_type={"Goblin": 0b0011, "Elf": 0b0110, EVERY: 0b1000})
    first, every = Context(this=0b0001), Context(this=0b1000)
    assert SharesWith("creature type", This()).matching(goblins, first) == 0b1011
    assert SharesWith("creature type", This()).matching(goblins, every) == 0b1111


def test_references() -> None:
    named = view(id={"x": 2, "y": 1})
    assert TheObject("y").matching(named, NOBODY) == 0b10
    assert TheObject("gone").matching(named, NOBODY) == 0
    assert Objects(("x", "y", "gone")).matching(named, NOBODY) == 0b110
    assert It().matching(named, NOBODY.about(It(), 0b10)) == 0b10
    assert any_target.matching(named, NOBODY) == 0


def test_abilities_need_an_instance() -> None:
    assert WithAbility(Keyword("flying")).matching(view(), NOBODY) == 0
    assert WithoutAbilities().matching(view(), NOBODY) == 0b11111111


def test_a_keyword_without_its_parameter_means_every_such_keyword() -> None:
    from_red = Keyword("protection", (Word("R", "color"),))
    assert Keyword("protection").covers(from_red)
    assert not from_red.covers(Keyword("protection"))
    assert not Keyword("protection").covers(Keyword("landwalk"))


@pytest.mark.parametrize("one", [creatures, artifacts, this])
def test_singular_and_plural_are_one_word(one: Filter) -> None:
    assert one.objects(VIEW, CONTEXT) & ~VIEW.everything == 0


def test_or_of_one_is_the_one() -> None:
    assert Or.of(CREATURE) is CREATURE
    assert And.of(CREATURE) is CREATURE
    assert Not.of(Not.of(CREATURE)) is CREATURE
