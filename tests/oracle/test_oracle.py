"""The oracle itself, on boards whose answers are known; and the engine beside it."""

import ast
from pathlib import Path
from typing import Any

from mtglayers.abilities import Ability, Mana
from mtglayers.cards import face
from mtglayers.characteristics import Characteristics
from mtglayers.vocabulary import (
    Aura,
    Elf,
    Forest,
    Goblin,
    Island,
    Mountain,
    Swamp,
    Zombie,
    are,
    are_also,
    base_pt,
    black,
    changeling,
    controlled_by,
    creature,
    creatures,
    devoid,
    effect,
    enchanted_creature,
    enchantments,
    flying,
    get,
    have,
    its_mana_value,
    land,
    lands,
    lose_all_abilities,
    nonbasic,
    number_of,
    other,
    static,
    switch_pt,
    the_chosen_creature_type,
    there_is,
    this,
    toughness,
    white,
    with_,
    you,
    you_control,
)
from mtglayers.vocabulary import power as power_
from mtglayers.vocabulary.verbs import change_words, copy_of

from .board import Board, Counters, Resolved, Thing
from .compare import differences
from .oracle import Answer, evaluate

HUMILITY = face(
    "Humility", "{2}{W}{W}", "Enchantment", abilities=(static(creatures, lose_all_abilities, base_pt(1, 1)),)
)
OPALESCENCE = face(
    "Opalescence",
    "{2}{W}{W}",
    "Enchantment",
    abilities=(static(enchantments & ~Aura & other, are_also(creature), base_pt(its_mana_value, its_mana_value)),),
)
BLOOD_MOON = face("Blood Moon", "{2}{R}", "Enchantment", abilities=(static(lands & nonbasic, are(Mountain)),))
URBORG = face("Urborg", "", "Legendary Land", abilities=(static(lands, are_also(Swamp)),))
BEARS = face("Bears", "{1}{G}", "Creature — Bear", "2/2")
CONSPIRACY = face(
    "Conspiracy",
    "{3}{B}{B}",
    "Enchantment",
    abilities=(static(creatures & you_control, are(the_chosen_creature_type)),),
)
DRALNU = face(
    "Dralnu's Crusade",
    "{1}{B}{R}",
    "Enchantment",
    abilities=(static(Goblin, get(+1, +1)), static(Goblin, are(black), are_also(Zombie))),
)


def asked(board: Board) -> Answer:
    """The oracle's answer, once the engine has given the same."""
    assert differences(board) == []
    return evaluate(board)


def own(name: str, *abilities: Ability, types: str = "Enchantment", pt: str = "", cost: str = "{1}") -> Characteristics:
    return face(name, cost, types, pt, abilities)


def put(*cards: Characteristics, **more: Any) -> Answer:
    """The cards enter in this order, each with its name as id."""
    things = [Thing(card.name, card, number + 1, **more) for number, card in enumerate(cards)]
    return asked(Board(tuple(things)))


def pt(answer: Answer, name: str) -> tuple[int, int]:
    thing = answer.world.objects[name]
    return thing.power, thing.toughness


def words(answer: Answer, name: str, kind: str) -> set[str]:
    return answer.world.objects[name].words.get(kind, set())


def mana(answer: Answer, name: str) -> list[Any]:
    return [held.ability.adds for held in answer.world.objects[name].abilities if isinstance(held.ability, Mana)]


def test_humility_after_opalescence() -> None:
    answer = put(OPALESCENCE, HUMILITY, BEARS)
    assert pt(answer, "Humility") == (1, 1)
    assert not answer.world.objects["Humility"].abilities
    assert pt(answer, "Bears") == (1, 1)


def test_opalescence_after_humility() -> None:
    answer = put(HUMILITY, OPALESCENCE, BEARS)
    assert pt(answer, "Humility") == (4, 4)
    assert pt(answer, "Bears") == (1, 1)
    assert answer.order("7b") == ["Humility", "Opalescence"]


def test_two_opalescences_make_each_other_creatures() -> None:
    answer = put(OPALESCENCE, own("Second", *[p.ability for p in OPALESCENCE.abilities]))
    assert words(answer, "Opalescence", "card type") == {"Enchantment", "Creature"}
    assert words(answer, "Second", "card type") == {"Enchantment", "Creature"}


def test_urborg_loses_its_ability_to_blood_moon_in_either_order() -> None:
    for cards in ((URBORG, BLOOD_MOON), (BLOOD_MOON, URBORG)):
        answer = put(*cards)
        assert words(answer, "Urborg", "land type") == {"Mountain"}
        assert mana(answer, "Urborg") == [("R",)]
        assert answer.depends["4"] == [("Urborg", "Blood Moon")]


def test_old_mana_abilities_go_with_the_land_types() -> None:
    taiga = face("Taiga", "", "Land — Mountain Forest")
    assert mana(put(taiga), "Taiga") == [("R",), ("G",)]
    assert mana(put(taiga, BLOOD_MOON), "Taiga") == [("R",)]
    forest = face("Forest", "", "Basic Land — Forest")
    hack = own("Hack", static(lands, change_words(Forest, Island)))
    assert mana(put(forest, hack), "Forest") == [("U",)]


def test_dralnus_crusade_waits_for_conspiracy() -> None:
    piker = face("Piker", "{1}{R}", "Creature — Goblin", "2/1")
    for cards, types in (((DRALNU, CONSPIRACY), {"Goblin", "Zombie"}), ((CONSPIRACY, DRALNU), {"Goblin", "Zombie"})):
        answer = put(*cards, BEARS, piker, choices=(("creature type", "Goblin"),))
        assert words(answer, "Bears", "creature type") == types
        assert pt(answer, "Bears") == (3, 3)
        assert words(answer, "Bears", "color") == {"B"}
        assert answer.order("4") == ["Conspiracy", "Dralnu's Crusade"]
    # with another type chosen nothing is a Goblin any more
    answer = put(DRALNU, CONSPIRACY, piker, choices=(("creature type", "Elf"),))
    assert words(answer, "Piker", "creature type") == {"Elf"}
    assert pt(answer, "Piker") == (2, 1)


def test_loop_goes_by_timestamp() -> None:
    a = own("AA", static(Goblin, are(Elf)))
    b = own("BB", static(Elf, are(Goblin)))
    goblin = face("Gob", "{R}", "Creature — Goblin", "1/1")
    elf = face("Elf", "{G}", "Creature — Elf", "1/1")
    answer = put(a, b, goblin, elf)
    assert answer.order("4") == ["AA", "BB"]
    assert answer.loops == 1
    assert words(answer, "Gob", "creature type") == words(answer, "Elf", "creature type") == {"Goblin"}


def test_loop_waits_for_what_is_outside() -> None:
    a = own("AA", static(Goblin, are(Elf)))
    b = own("BB", static(Elf, are(Goblin)))
    c = own("CC", static(Zombie, are(Goblin)))
    zombie = face("Zom", "{B}", "Creature — Zombie", "1/1")
    goblin = face("Gob", "{R}", "Creature — Goblin", "1/1")
    elf = face("Elf", "{G}", "Creature — Elf", "1/1")
    answer = put(a, b, c, zombie, goblin, elf)
    assert answer.order("4") == ["CC", "AA", "BB"]
    assert words(answer, "Zom", "creature type") == {"Goblin"}


def test_a_set_stays_when_an_effect_has_started() -> None:
    # 613.6: it made Goblins big and no Goblins
    a = own("AA", static(Goblin, are(Elf), get(+2, +2)))
    goblin = face("Gob", "{R}", "Creature — Goblin", "1/1")
    elf = face("Elf", "{G}", "Creature — Elf", "1/1")
    answer = put(a, goblin, elf)
    assert (pt(answer, "Gob"), pt(answer, "Elf")) == ((3, 3), (1, 1))
    # and what was empty when it started stays empty
    b = own("BB", static(with_(flying), are(black), get(+2, +2)))
    c = own("CC", static(creatures, have(flying)))
    assert pt(put(b, c, goblin), "Gob") == (1, 1)


def test_a_condition_is_read_when_the_effect_starts() -> None:
    a = own("AA", static(creatures, are(white), get(+1, +1), as_long_as=there_is(with_(flying))))
    b = own("BB", static(creatures, have(flying)))
    c = own("CC", static(creatures, get(+1, +1), as_long_as=there_is(with_(flying))))
    assert pt(put(a, b, BEARS), "Bears") == (2, 2)
    assert pt(put(c, b, BEARS), "Bears") == (3, 3)


def test_characteristic_defining_abilities_go_first() -> None:
    # 604.3a: printed, unconditional, of its own object
    everyone_elf = own("AA", static(creatures, are(Elf)))
    shifter = own("Shifter", changeling, types="Creature — Shapeshifter", pt="1/1")
    assert words(put(everyone_elf, shifter), "Shifter", "creature type") == {"Elf"}
    granted = own("GG", static(creatures, have(changeling)))
    assert words(put(granted, BEARS), "Bears", "creature type") == {"Bear"}
    red = own("Red", devoid, types="Creature — Goblin", pt="1/1", cost="{R}")
    assert words(put(own("WW", static(creatures, are(white))), red), "Red", "color") == {"W"}
    conditional = own("CC", static(this, are(black), as_long_as=there_is(creatures)), types="Creature — Elf", pt="1/1")
    assert words(put(conditional, own("WW", static(creatures, are(white)))), "CC", "color") == {"W"}
    maro = own("Maro", static(this, base_pt(number_of(lands), number_of(lands))), types="Creature — Elf", pt="*/*")
    assert pt(put(maro, face("Forest", "", "Basic Land — Forest")), "Maro") == (1, 1)
    assert pt(put(maro, face("Forest", "", "Basic Land — Forest"), HUMILITY), "Maro") == (1, 1)


def test_amounts_that_change_within_a_layer() -> None:
    # what the second changes is read by the first, which waits for it
    tall = own("AA", static(this, get(toughness.of(this), 0)), types="Creature — Elf", pt="0/1")
    more = own("BB", static(creatures, get(0, +3)))
    assert pt(put(tall, more), "AA") == (4, 4)
    small = own("SS", static(creatures & (power_ <= 2), get(+2, +0)))
    answer = asked(
        Board((Thing("SS", small, 1), Thing("Bears", BEARS, 2)), counters=(Counters("Bears", "+1/+1", 1, 3),))
    )
    assert pt(answer, "Bears") == (3, 3)  # Q3: the counter goes first


def test_control_is_looked_up_in_later_layers() -> None:
    anthem = own("Anthem", static(creatures & you_control, get(+1, +1)))
    things = (Thing("Anthem", anthem, 1), Thing("Bears", BEARS, 2, "B"))
    steal = Resolved("steal", effect(creatures, controlled_by(you)), ("Anthem",), "B", 3)
    assert pt(asked(Board(things)), "Bears") == (2, 2)
    assert pt(asked(Board(things, (steal,))), "Bears") == (3, 3)


def test_text_changes_reach_abilities_and_types() -> None:
    lord = own("Lord", static(Goblin, get(+1, +1)), types="Creature — Goblin", pt="1/1")
    hack = Resolved("hack", effect(creatures, change_words(Goblin, Elf)), ("Lord",), "A", 3)
    answer = asked(Board((Thing("Lord", lord, 1),), (hack,)))
    assert words(answer, "Lord", "creature type") == {"Elf"}
    assert pt(answer, "Lord") == (2, 2)


def test_a_copy_does_what_the_copied_object_does() -> None:
    anthem = own("Anthem", static(creatures, get(+1, +1)), types="Creature — Elf", pt="1/1")
    aura = own("Many", static(creatures & other, copy_of(enchanted_creature)), types="Enchantment — Aura")
    answer = asked(
        Board((Thing("Anthem", anthem, 1), Thing("Bears", BEARS, 2), Thing("Many", aura, 3, attached_to="Anthem")))
    )
    assert answer.world.objects["Bears"].name == "Anthem"
    assert pt(answer, "Bears") == (3, 3)


def test_grants_of_grants() -> None:
    inner = static(creatures & other, get(+1, +1))
    a = own("AA", static(Elf, have(static(Goblin, have(inner)))))
    elf = face("Elf", "{G}", "Creature — Elf", "1/1")
    goblin = face("Gob", "{R}", "Creature — Goblin", "1/1")
    answer = put(a, elf, goblin, BEARS)
    assert (pt(answer, "Elf"), pt(answer, "Gob"), pt(answer, "Bears")) == ((2, 2), (1, 1), (3, 3))


def test_switch_is_last_and_what_has_no_type_gets_no_subtype() -> None:
    crab = own("Crab", static(this, switch_pt), types="Creature — Crab", pt="1/3")
    answer = asked(Board((Thing("Crab", crab, 1),), counters=(Counters("Crab", "+1/+0", 1, 2),)))
    assert pt(answer, "Crab") == (3, 2)
    everything = own("All", static(enchantments, are_also(Goblin)))
    assert words(put(everything), "All", "creature type") == set()  # 205.3d
    assert words(put(own("LL", static(creatures | land, are(Forest))), BEARS), "Bears", "land type") == set()


def test_the_oracle_shares_no_line_with_the_engine() -> None:
    """It reads fields. It imports no part that evaluates and calls no method of a node that does."""
    data = {
        "mtglayers", "mtglayers.abilities", "mtglayers.amounts", "mtglayers.conditions", "mtglayers.filters",
        "mtglayers.players", "mtglayers.characteristics", "mtglayers.modifications", "mtglayers.nodes",
    }  # fmt: skip
    forbidden = {
        "matching", "objects_in", "rows", "spread", "holds", "apply", "worked_out", "reads", "writes", "in_a_zone", "has_zone",
        "covers", "part", "rank", "walk", "children", "rewrite", "defines", "write", "statics", "give",
    }  # fmt: skip
    for name in ("records", "reading", "changing", "oracle", "editions", "board"):
        tree = ast.parse((Path(__file__).parent / f"{name}.py").read_text())
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.level == 0 and (node.module or "").startswith("mtglayers"):
                module = node.module or ""
                assert module in data or module.startswith("mtglayers.modifications."), (name, module)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                assert node.func.attr not in forbidden, (name, node.func.attr, node.lineno)
