"""What sentences mean, as an author would write it."""

import pytest

from mtglayers.abilities import Ability
from mtglayers.errors import Unsupported
from mtglayers.vocabulary import *  # noqa: F403  # authors' words
from mtglayers_plugins.rules_text import NotUnderstood, compile_effect, compile_text

from .corpus import CORPUS, REFUSED

# ruff: noqa: F405  # authors' words

CREATURE = frozenset({"Creature"})

MEANINGS: dict[str, Ability] = {
    "Other Goblins you control get +1/+1 and have haste.": static(
        other & Goblin & you_control, get(+1, +1), have(haste)
    ),
    "White or blue creatures have flying.": static((white | blue) & creatures, have(flying)),
    "All creatures lose all abilities and have base power and toughness 1/1.": static(
        creatures, lose_all_abilities, base_pt(1, 1)
    ),
    "Enchanted land is a 2/2 creature that's still a land.": static(enchanted_land, are_also(creature), base_pt(2, 2)),
    "All noncreature artifacts are 1/1 artifact creatures.": static(
        noncreature & artifacts, are_also(artifact, creature), base_pt(1, 1)
    ),
    "Nonbasic lands are Mountains.": static(nonbasic & lands, are(Mountain)),
    "As long as you control no Islands, creatures lose flying.": static(
        creatures, lose(flying), as_long_as=~there_is(Island & you_control)
    ),
    "As long as enchanted creature is red, it gets +1/+1 and has trample.": static(
        enchanted_creature, get(+1, +1), have(trample), as_long_as=object_is(enchanted_creature, red)
    ),
    "Each creature gets +1/+0 for each other creature on the battlefield.": static(
        creatures, get(+1, 0, for_each=~it & creatures)
    ),
    "This creature gets +1/+1 for each Aura attached to it.": static(
        this, get(+1, +1, for_each=Aura & attached_to(it))
    ),
    "Enchanted creature has protection from black and from red.": static(
        enchanted_creature, have(protection(black)), have(protection(red))
    ),
    "You control enchanted creature.": static(enchanted_creature, controlled_by(you)),
    "Black permanents enter tapped.": as_enters(enter_tapped, what=black & permanents),
    "Creatures your opponents control lose flying and can't have or gain flying.": static(
        creatures & opponents_control, cant_have(flying)
    ),
}

EFFECTS: dict[str, Ability] = {
    "Target land becomes a 3/3 Elemental creature with haste until end of turn. It's still a land.": spell(
        until_end_of_turn(target(land), are_also(creature), are_also(Elemental), have(haste), base_pt(3, 3))
    ),
    "Target creature becomes the color of your choice until end of turn.": spell(
        choose("color"), until_end_of_turn(target(creature), are(the_chosen_color))
    ),
    "Untap target creature and gain control of it until end of turn. It gains haste until end of turn.": spell(
        untap(target(creature)), until_end_of_turn(that, controlled_by(you)), until_end_of_turn(that, have(haste))
    ),
    "Each other creature becomes a copy of target creature until end of turn.": spell(
        until_end_of_turn(creatures & ~that, copy_of(target(creature)))
    ),
    "Target creature becomes a copy of another target creature.": spell(
        indefinitely(target(creature), copy_of(target(creature & ~that, 2)))
    ),
    "Create two 1/1 green Squirrel creature tokens.": spell(
        create(2, token_of("Squirrel", "1/1", green, creature, Squirrel))
    ),
    "Target creature deals damage equal to its power to target player.": spell(
        deal_damage(power.of(that), target_player_(2), source=target(creature))
    ),
    "Gain control of target artifact for as long as you control an Island.": spell(
        for_as_long_as(there_is(Island & you_control), target(artifact), controlled_by(you))
    ),
    "Target creature gets +X/+0 until end of turn, where X is its power.": spell(
        until_end_of_turn(target(creature), get(its_power, 0))
    ),
    "Target player discards a card.": spell(do("{} discards a card", target_player)),
}

ABILITIES: dict[str, Ability] = {
    "Whenever this creature deals combat damage to a creature, that creature becomes white.": triggered(
        whenever("{} deals combat damage to a {}", this, creature), indefinitely(that_object(creature), are(white))
    ),
    "Whenever this creature attacks, it gets +2/+0 until end of turn.": triggered(
        whenever("{} attacks", this), until_end_of_turn(this, get(+2, 0))
    ),
    "{T}, Sacrifice this creature: Destroy target land.": activated(
        "{T}, Sacrifice {}", destroy(target(land)), nodes=(this,)
    ),
    "You may have this creature enter as a copy of any creature on the battlefield, except it has haste.": as_enters(
        enter_as_copy(creature, have(haste)), may=True
    ),
    "This creature enters with two +1/+1 counters on it.": as_enters(put_counters(2, "+1/+1", this)),
    "Threshold — As long as there are seven or more cards in your graveyard, this creature has flying.": static(
        this, have(flying), as_long_as=amount_is(number_of(cards & your_graveyard), ">=", 7)
    ),
}


@pytest.mark.parametrize("text", MEANINGS)
def test_a_static_ability(text: str) -> None:
    assert compile_effect(text, static=True) == MEANINGS[text]


@pytest.mark.parametrize("text", EFFECTS)
def test_what_resolves(text: str) -> None:
    assert compile_effect(text, static=False) == EFFECTS[text]


@pytest.mark.parametrize("text", ABILITIES)
def test_a_line_of_a_creature(text: str) -> None:
    assert compile_text(text, types=CREATURE) == (ABILITIES[text],)


def test_reminder_text_and_the_own_name_are_no_part_of_it() -> None:
    text = "Flying (It soars.)\nOld Testy, the Tester gets +1/+1 as long as Old Testy is tapped."
    assert compile_text(text, name="Old Testy, the Tester", types=CREATURE) == (
        flying,
        static(this, get(+1, +1), as_long_as=this_is(tapped)),
    )


def test_the_own_name_in_quotation_marks_is_the_granter() -> None:
    text = 'Equipped creature has "{T}: Destroy Testing Blade."'
    assert compile_text(text, name="Testing Blade", types=frozenset({"Artifact"})) == (
        static(equipped_creature, have(activated("{T}", destroy(granter)))),
    )


def test_each_paragraph_of_a_spell_is_an_ability_and_targets_are_numbered_through() -> None:
    text = "Target creature gets +1/+1 until end of turn.\nUntap target land."
    assert compile_text(text, types=frozenset({"Instant"})) == (
        spell(until_end_of_turn(target(creature), get(+1, +1))),
        spell(untap(target(land, 2))),
    )


def test_levels() -> None:
    text = "Level up {1}\nLEVEL 1-4\n2/2\nFlying\nLEVEL 5+\n4/4\nFlying, haste"
    assert compile_text(text, types=CREATURE) == (
        level_up("{1}"),
        level(1, 4, "2/2", flying),
        level(5, None, "4/4", flying, haste),
    )


@pytest.mark.parametrize(("text", "words"), REFUSED.items())
def test_a_refusal_names_the_words(text: str, words: str) -> None:
    for types in (frozenset({"Enchantment"}), frozenset({"Sorcery"})):
        with pytest.raises(NotUnderstood) as refused:
            compile_text(text, types=types)
        assert isinstance(refused.value, Unsupported)
        assert words in str(refused.value)


def test_the_whole_corpus_compiles() -> None:
    assert all(compile_text(text, types=types) for text, types in CORPUS)
