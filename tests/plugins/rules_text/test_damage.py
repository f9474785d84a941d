"""Damage that is prevented or replaced: what is printed is read as the same data."""

import pytest

from mtglayers.abilities import Ability, Replacement
from mtglayers.instructions import Do, Instruction, Prevent
from mtglayers.vocabulary import (
    Wall,
    X,
    additional_combat,
    any_target,
    counter_spell,
    creature,
    creatures,
    damage,
    damage_changed,
    damage_prevented,
    each_player,
    equipped_creature,
    life_kept,
    number_of,
    prevent_damage,
    red,
    spell,
    spells,
    target,
    there_is,
    this,
    turn_of,
    you,
    you_control,
)
from mtglayers_plugins.english import render
from mtglayers_plugins.rules_text import compile_text
from mtglayers_plugins.rules_text.damage import once, prevention, replacement

INSTANT = frozenset({"Instant"})
STATIC: list[Ability] = [
    damage_prevented(damage(to=this)),
    damage_prevented(damage(to=this), if_=turn_of(you)),
    damage_prevented(damage(to=this, by=Wall, sort="combat")),
    damage_prevented(damage(to=equipped_creature, sort="noncombat")),
    damage_changed(damage(), times=2),
    damage_changed(damage(by=you_control), times=3),
    damage_changed(damage(by=red, to=each_player), plus=1),
    life_kept(you, 1, if_=there_is(creature & you_control)),
]
ONCE: list[Instruction] = [
    prevent_damage(damage()),
    prevent_damage(damage(sort="combat")),
    prevent_damage(damage(by=creatures)),
    prevent_damage(damage(to=any_target), 3),
    prevent_damage(damage(to=target(creature)), X),
    prevent_damage(damage(to=you)),
    counter_spell(target(spells)),
    additional_combat(),
    additional_combat(main_phase=False),
]


def reads(ability: Ability, types: frozenset[str]) -> tuple[Ability, ...]:
    printed = render(ability)
    return compile_text(printed[0].upper() + printed[1:], types=types)


@pytest.mark.parametrize("ability", STATIC, ids=render)
def test_static_abilities(ability: Ability) -> None:
    assert reads(ability, frozenset({"Creature"})) == (ability,)


@pytest.mark.parametrize("instruction", ONCE, ids=lambda one: render(spell(one)))
def test_instructions(instruction: Instruction) -> None:
    assert reads(spell(instruction), INSTANT) == (spell(instruction),)


@pytest.mark.parametrize(
    "text", ["all damage a source of your choice would deal", "all damage that would be dealt to {}", "half the damage"]
)
def test_other_words_are_kept(text: str) -> None:
    assert prevention(text, (creature,)) == Prevent(text, (creature,))
    said = f"prevent {text} this turn"
    assert replacement(said, (creature,), prevents=True) == Replacement(said, (creature,), prevents=True)
    assert once(Do(text)) == Do(text)


def test_an_amount_that_is_worked_out_prints() -> None:
    printed = render(spell(prevent_damage(damage(to=any_target), number_of(creature & you_control))))
    assert "creatures you control" in printed
    assert "Whenever" not in printed
