"""Ability data and the sentences that it prints, a row for each way of speaking."""

# ruff: noqa: F403, F405  # authors' words

import pytest

from mtglayers.abilities import Ability, Keyword
from mtglayers.characteristics import Printed
from mtglayers.filters import Filter
from mtglayers.instructions import Do
from mtglayers.modifications.copying import BecomeValues
from mtglayers.vocabulary import *
from mtglayers_plugins.english import (
    render,
    render_amount,
    render_card,
    render_condition,
    render_filter,
    render_instruction,
    render_keyword,
    render_modification,
    self_name,
)
from mtglayers_plugins.english.voice import default_name

STATIC: list[tuple[Ability, str]] = [
    (static(creatures, lose_all_abilities, base_pt(3, 4)), "All creatures lose all abilities and have base power and toughness 3/4."),
    (static(white & creatures, get(-1, 0)), "White creatures get -1/-0."),
    (static(other & Elf & creatures & you_control, get(+2, +0), have(reach)), "Other Elf creatures you control get +2/+0 and have reach."),
    (static(nonbasic & lands, are(Swamp)), "Nonbasic lands are Swamps."),
    (static(other & ~Aura & enchantments, are_also(creature), base_pt(its_mana_value, its_mana_value)),
     "Each other non-Aura enchantment is a creature in addition to its other types and has base power and base toughness each equal to its mana value."),
    (static(Forest, are_also(creature), base_pt(2, 3)), "All Forests are 2/3 creatures that are still lands."),
    (static(enchanted_creature, are(blue), are_also(Bird), have(flying)), "Enchanted creature is blue, is a Bird in addition to its other types, and has flying."),
    (static(enchanted_creature, are_also(blue), are_also(Bird)), "Enchanted creature is a blue Bird in addition to its other colors and types."),
    (static(enchanted_creature, get(+1, +0), as_long_as=object_is(enchanted_creature, red)), "As long as enchanted creature is red, it gets +1/+0."),
    (static(this, get(+2, +2), as_long_as=there_is(Swamp & you_control)), "As long as you control a Swamp, this creature gets +2/+2."),
    (static(this, have(menace), as_long_as=your_turn), "During your turn, this creature has menace."),
    (static(this, rule("can't attack"), as_long_as=~there_is(other & creature & you_control)), "This creature can't attack unless you control another creature."),
    (static(this, base_pt(number_of(creature & cards & all_graveyards), number_of(creature & cards & all_graveyards))),
     "This creature's power and toughness are each equal to the number of creature cards in all graveyards."),
    (static(enchanted_land, controlled_by(you)), "You control enchanted land."),
    (static(you, no_maximum_hand_size), "You have no maximum hand size."),
    (static(opponents, change_maximum_hand_size(-3)), "Each opponent's maximum hand size is reduced by three."),
    (static(each_player, rule("can't draw more than two cards each turn")), "Players can't draw more than two cards each turn."),
    (static(Dragon & spells & you_control, cost_less("{2}")), "Dragon spells you cast cost {2} less to cast."),
    (static(this, cost_less("{1}", number_of(creatures & you_control))), "This spell costs {1} less to cast for each creature you control."),
    (static(creature & you_control | creature & spells & you_control, are(the_chosen_creature_type)),
     "Creatures you control are the chosen type. The same is true for creature spells you control."),
    (static(creatures & you_control, rule("can't be blocked by {}", creatures & (power >= 3))),
     "Creatures you control can't be blocked by creatures with power 3 or greater."),
    (static(creatures, have(keyword("landwalk", snow & Forest))), "All creatures have snow forestwalk."),
    (static(enchanted_land, have(activated("{T}", draw(you, 1)))), 'Enchanted land has "{T}: Draw a card."'),
    (static(artifacts & creatures, are_no_longer(artifact)), "Artifact creatures aren't artifacts."),
    (static(creatures & you_control, every_creature_type), "Creatures you control are every creature type."),
    (static(creatures & without(flying) & without(reach), get(0, +1)), "Creatures without flying or reach get +0/+1."),
    (statics(effect(creatures & you_control, get(+1, +1)), effect(you, players_have(hexproof))), "Creatures you control get +1/+1 and you have hexproof."),
]  # fmt: skip

RESOLVING: list[tuple[Ability, str]] = [
    (spell(until_end_of_turn(target(creature), get(+5, -5))), "Target creature gets +5/-5 until end of turn."),
    (spell(until_end_of_turn(target(land), are_also(creature), base_pt(4, 4))), "Target land becomes a 4/4 creature until end of turn. It's still a land."),
    (spell(until_end_of_turn(target(creature), controlled_by(you)), untap(that), until_end_of_turn(that, have(haste))),
     "Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn."),
    (spell(until_end_of_turn(target(creature), get(X, 0))), "Target creature gets +X/+0 until end of turn."),
    (spell(until_end_of_turn(target(creature), get(-X, -X))), "Target creature gets -X/-X until end of turn."),
    (spell(until_end_of_turn(target(creature), get(power.of(this), 0))), "Target creature gets +X/+0 until end of turn, where X is this creature's power."),
    (spell(until_end_of_turn(target(creature), switch_pt)), "Switch target creature's power and toughness until end of turn."),
    (spell(until_end_of_turn(creatures & ~that, copy_of(target(nonlegendary & creature)))), "Other creatures become copies of target nonlegendary creature until end of turn."),
    (spell(until_end_of_turn(target(creature), copy_of(target(creature & ~that, 2), have(haste)))),
     "Target creature becomes a copy of another target creature until end of turn, except it has haste."),
    (spell(indefinitely(target(permanent), are_colorless)), "Target permanent becomes colorless."),
    (spell(choose("color"), until_end_of_turn(target(creature), are(the_chosen_color))), "Target creature becomes the color of your choice until end of turn."),
    (spell(choose("color"), draw(you, 1), until_end_of_turn(target(creature), are(the_chosen_color))),
     "Choose a color. Draw a card. Target creature becomes the chosen color until end of turn."),
    (spell(for_as_long_as(this_is(tapped), target(artifact), controlled_by(you))), "Gain control of target artifact for as long as this permanent remains tapped."),
    (spell(until_end_of_turn(target(creature), have(activated("{R}", until_end_of_turn(this, get(+1, 0)))))),
     'Until end of turn, target creature gains "{R}: This creature gets +1/+0 until end of turn."'),
    (spell(indefinitely(target(creature), controlled_by(target_player))), "Target player gains control of target creature."),
    (spell(one_of(mode(draw(you, 2)), mode(destroy(target(artifact))))), "Choose one —\n• Draw two cards.\n• Destroy target artifact."),
    (spell(may(indefinitely(this, are(white)))), "You may have this permanent become white."),
    (spell(create(2, token_of("Cat", "2/2", white, creature, Cat))), "Create two 2/2 white Cat creature tokens."),
    (spell(create(1, token_of("Vor", "9/9", legendary, black, creature, Wurm), trample)), "Create Vor, a legendary 9/9 black Wurm creature token with trample."),
    (spell(create_copy(target(creature), are_also(Zombie))), "Create a token that's a copy of target creature, except it's a Zombie in addition to its other types."),
    (spell(return_to_hand(target(creature))), "Return target creature to its owner's hand."),
    (spell(put_onto_battlefield(target(creature & cards & your_graveyard), verb="return")), "Return target creature card from your graveyard to the battlefield."),
    (spell(tap(creatures & opponents_control)), "Tap all creatures your opponents control."),
    (spell(change_text(target(spells | permanents), "color", "land type")),
     "Change the text of target spell or permanent by replacing all instances of one color word with another or one basic land type with another."),
    (spell(exchange_control(target(creature), target(creature, 2))), "Exchange control of two target creatures."),
    (spell(deal_damage(power.of(this), target(creature))), "This creature deals damage equal to its power to target creature."),
    (spell(lose_life(target_player, 2), gain_life(you, 2)), "Target player loses 2 life. You gain 2 life."),
    (spell(do("destroy all {} and {}", artifacts, Elf)), "Destroy all artifacts and Elves."),
    (spell(do("exile an {} or {} card from {}", creature, land, your_graveyard)), "Exile a creature or land card from a card in your graveyard."),
]  # fmt: skip

OTHERS: list[tuple[Ability, str]] = [
    (activated("{2}, Sacrifice a {}", regenerate(this), nodes=(Goblin,), only="activate only as a sorcery"),
     "{2}, Sacrifice a Goblin: Regenerate this permanent. Activate only as a sorcery."),
    (adds("G"), "{T}: Add {G}."),
    (adds("R", "W"), "{T}: Add {R} or {W}."),
    (adds("C", "C", each=True), "{T}: Add {C}{C}."),
    (adds("any"), "{T}: Add one mana of any color."),
    (adds("any", times=2), "{T}: Add two mana of any one color."),
    (adds("B", times=number_of(Swamp & you_control)), "{T}: Add {B} for each Swamp you control."),
    (triggered(enters(this), put_counters(1, "+1/+1", this)), "When this creature enters, put a +1/+1 counter on it."),
    (triggered(enters(other & artifact & you_control), draw(you, 1)), "Whenever another artifact you control enters, draw a card."),
    (triggered(enters(this | other & Elf & you_control), draw(you, 1)), "Whenever this permanent or another Elf you control enters, draw a card."),
    (triggered(at("the beginning of your upkeep"), transform(this), if_=amount_is(cards_in_your_hand, "=", 0)),
     "At the beginning of your upkeep, if you have no cards in hand, transform this permanent."),
    (triggered(whenever("{} attacks", this), until_end_of_turn(this, get(+1, +1)), limit="this ability triggers only once each turn"),
     "Whenever this creature attacks, it gets +1/+1 until end of turn. This ability triggers only once each turn."),
    (triggered(chapter(1, 2), draw(you, 1)), "I, II — Draw a card."),
    (as_enters(choose("color")), "As this permanent enters, choose a color."),
    (as_enters(enter_tapped), "This permanent enters tapped."),
    (as_enters(enter_tapped, if_=~there_is(Plains & you_control)), "This permanent enters tapped unless you control a Plains."),
    (as_enters(enter_tapped, what=black & permanents), "Black permanents enter tapped."),
    (as_enters(put_counters(3, "charge", this)), "This permanent enters with three charge counters on it."),
    (as_enters(put_counters(1, "+1/+1", it), what=other & creatures & you_control), "Each other creature you control enters with an additional +1/+1 counter on it."),
    (as_enters(enter_as_copy(creature, base_pt(7, 7), have(haste)), may=True),
     "You may have this permanent enter as a copy of any creature on the battlefield, except it's 7/7 and it has haste."),
    (as_enters(becomes_your_choice_of((base_pt(3, 1),), (base_pt(1, 3),)), or_face_up=True), "As this creature enters or is turned face up, it becomes your choice of 3/1 or 1/3."),
    (as_turned_up(put_counters(2, "+1/+1", this)), "As this creature is turned face up, put two +1/+1 counters on this creature."),
    (replacement("if a {} source would deal damage to {}, prevent 1 of that damage", red, this, prevents=True),
     "If a red source would deal damage to this permanent, prevent 1 of that damage."),
    (level(2, 6, "4/4", first_strike), "LEVEL 2-6\n4/4\nFirst strike"),
    (level(8, None, "", flying, counter="charge"), "STATION 8+\nFlying"),
    (unread("Something odd."), "Something odd."),
]  # fmt: skip


@pytest.mark.parametrize(("ability", "text"), [*STATIC, *RESOLVING, *OTHERS])
def test_prints(ability: Ability, text: str) -> None:
    assert render(ability) == text


@pytest.mark.parametrize(
    ("keyword_", "text"),
    [
        (flying, "flying"),
        (protection(red), "protection from red"),
        (protection(artifacts), "protection from artifacts"),
        (protection(multicolored), "protection from multicolored"),
        (protection(the_chosen_color), "protection from the chosen color"),
        (keyword("protection", phrase="everything"), "protection from everything"),
        (landwalk(Swamp), "swampwalk"),
        (landwalk(nonbasic & land), "nonbasic landwalk"),
        (equip("{2}"), "equip {2}"),
        (equip("{1}", Knight), "equip Knight {1}"),
        (level_up("{1}"), "level up {1}"),
        (crew(3), "crew 3"),
        (enchant(creature & you_control), "enchant creature you control"),
        (affinity(artifacts), "affinity for artifacts"),
        (morph("{1}{U}"), "morph {1}{U}"),
        (keyword("morph", cost="Discard a card"), "morph—Discard a card."),
        (keyword("suspend", cost="{R}", number=3), "suspend 3—{R}"),
        (keyword("prototype", cost="{2}{R}", phrase="3/2"), "prototype {2}{R} — 3/2"),
    ],
)
def test_keywords(keyword_: Keyword, text: str) -> None:
    assert render_keyword(keyword_) == text


@pytest.mark.parametrize(
    ("what", "text"),
    [
        (creature, "creature"),
        (white & blue & creature, "creature that's both white and blue"),
        (green & red & creature, "creature that's both red and green"),
        ((green | red) & creature, "red or green creature"),
        (artifact & creature, "artifact creature"),
        (Goblin & creature, "Goblin creature"),
        (Goblin & cards & your_graveyard, "Goblin card in your graveyard"),
        ((instant | sorcery) & cards & your_graveyard, "instant or sorcery card in your graveyard"),
        (you_control, "permanent you control"),
        (~you_control & creature, "creature you don't control"),
        (creature & opponents_control, "creature an opponent controls"),
        (creature & (power <= 2), "creature with power 2 or less"),
        (creature & (mana_value >= number_of(Island & you_control)), "creature with mana value greater than or equal to the number of Islands you control"),
        (creature & with_counters("+1/+1"), "creature with a +1/+1 counter on it"),
        (creature & with_counters("charge", 2), "creature with two or more charge counters on it"),
        (nontoken & untapped & creature, "untapped nontoken creature"),
        (face_down & creature, "face-down creature"),
        (enchanted & creature, "enchanted creature"),
        (named("Bear Cub") & creature, "creature named Bear Cub"),
        (cards & you_own & ~on_battlefield, "card you own that isn't on the battlefield"),
        (creature & shares_creature_type_with(this), "creature that shares a creature type with this permanent"),
        (Aura & attached_to(it), "Aura attached to it"),
        (creature & (with_(flying) | with_(reach)), "creature with flying or with reach"),
        (creature & no_abilities, "creature with no abilities"),
    ],
)  # fmt: skip
def test_filters(what: Filter, text: str) -> None:
    assert render_filter(what) == text


def test_filters_in_the_plural() -> None:
    assert render_filter(creature & with_counters("+1/+1"), several=True) == "creatures with +1/+1 counters on them"
    assert render_filter(artifact | creature, several=True) == "artifacts and creatures"
    assert render_filter(creature & opponents_control, several=True) == "creatures your opponents control"


def test_amounts_and_conditions() -> None:
    assert render_amount(number_of(cards & your_graveyard) + 1) == "the number of cards in your graveyard plus 1"
    assert render_amount(-cards_in_your_hand + 7) == "7 minus the number of cards in your hand"
    assert render_amount(half(your_life_total, up=True)) == "half your life total, rounded up"
    assert render_amount(devotion_to("G", "W")) == "your devotion to green and white"
    assert render_condition(amount_is(number_of(lands & you_control), ">=", 7)) == "you control seven or more lands"
    assert (
        render_condition(amount_is(number_of(cards & your_graveyard), ">=", 7))
        == "there are seven or more cards in your graveyard"
    )
    assert render_condition(amount_is(devotion_to("G"), "<", 5)) == "your devotion to green is less than five"
    assert render_condition(amount_is(your_life_total, "<=", 5)) == "you have 5 or less life"
    assert render_condition(~there_is(Swamp & you_control)) == "you control no Swamps"
    assert (
        render_condition(this_is(creature & red) & your_turn) == "this permanent is a red creature and it's your turn"
    )


def test_modifications_agree_with_their_subject() -> None:
    assert render_modification(get(+1, +1)) == "gets +1/+1"
    assert render_modification(are(Elf), several=True) == "are Elves"


def test_a_granted_ability_calls_its_holder_by_the_noun_of_the_subject() -> None:
    regeneration = activated("{G}", regenerate(this))
    assert render(static(enchanted_land, have(regeneration))) == 'Enchanted land has "{G}: Regenerate this land."'
    nested = spell(until_end_of_turn(target(creature), have(static(Elf, have(regeneration)))))
    assert (
        render(nested) == "Until end of turn, target creature gains \"All Elves have '{G}: Regenerate this creature.'\""
    )


def test_the_granter_is_named_inside_the_quotes() -> None:
    unattach = activated("{T}, Unattach {}", draw(you, 1), nodes=(granter,))
    assert (
        render(static(equipped_creature, have(unattach)), "Long Pole")
        == 'Equipped creature has "{T}, Unattach Long Pole: Draw a card."'
    )


def test_names() -> None:
    assert default_name(static(this, get(+1, +1))) == "this creature"
    assert default_name(enchant(creature)) == "this Aura"
    assert default_name(adds("G")) == "this land"
    assert default_name(static(creatures, get(+1, +1))) == "this permanent"
    assert render(static(this, get(+1, +1)), "Old Bear") == "Old Bear gets +1/+1."


def test_a_card_prints_its_lines() -> None:
    anthem = static(other & creatures & you_control, get(+1, +1))
    keywords = (flying, vigilance, protection(red), protection(black))
    values = token_of("Captain of the Test", "2/2", white, creature, Soldier)
    abilities = tuple(Printed(ability, values.name) for ability in (*keywords, anthem, adds("W"), equip("{1}")))
    card = type(values)(values.name, "{W}", 1, values.words, abilities, 2, 2)
    assert render_card(card) == [
        "Flying, vigilance, protection from red and from black",
        "Other creatures you control get +1/+1.",
        "{T}: Add {W}.",
        "Equip {1}",
    ]
    assert self_name(card) == "this creature"


def test_what_is_still_a_planeswalker() -> None:
    animated = activated("[0]", until_end_of_turn(this, are_also(creature), are_also(Human), base_pt(5, 5)))
    assert (
        render(animated, "Wanda", "planeswalker")
        == "[0]: Wanda becomes a 5/5 Human creature until end of turn. It's still a planeswalker."
    )


def test_values_that_are_copied_or_face_down() -> None:
    values = token_of("Bear", "2/2", green, creature, Bear)
    assert render_modification(BecomeValues(values)) == "is a copy of Bear"
    assert render_instruction(turn_face_down(target(creature))) == "Turn target creature face down."


def test_texts_with_places_ask_for_the_right_form() -> None:
    assert render_instruction(do("sacrifice a {}", artifact)) == "Sacrifice an artifact."
    assert render_instruction(do("sacrifice {}", artifact)) == "Sacrifice an artifact."
    assert (
        render_instruction(do("each {} deals 1 damage to {}", Goblin, target(creature)))
        == "Each Goblin deals 1 damage to target creature."
    )
    assert render_instruction(do("{} discards a card", opponents)) == "Each opponent discards a card."
    assert (
        render_instruction(Do("~ deals 2 damage to {}", (any_target,)), "Arrow")
        == "Arrow deals 2 damage to any target."
    )
