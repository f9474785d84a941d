"""Boards made for one trap each (core-study.md names most): the engine agrees with the oracle, and both with what we know."""

from collections.abc import Sequence
from typing import Any

from mtglayers.abilities import Ability, Mana
from mtglayers.cards import face
from mtglayers.characteristics import Characteristics
from mtglayers.modifications.base import Modification
from mtglayers.modifications.types import EveryCreatureType
from mtglayers.vocabulary import (
    Elf,
    Forest,
    Goblin,
    Island,
    Swamp,
    Zombie,
    are,
    are_also,
    are_no_longer,
    artifact,
    artifacts,
    base_pt,
    black,
    cant_have,
    changeling,
    controlled_by,
    creature,
    creatures,
    effect,
    enchantments,
    flying,
    get,
    have,
    lands,
    legendary,
    lose,
    lose_all_abilities,
    no_abilities,
    number_of,
    other,
    reach,
    static,
    there_is,
    this,
    toughness,
    with_,
    with_counters,
    you,
    you_control,
)
from mtglayers.vocabulary import power as power_
from mtglayers.vocabulary.verbs import change_words, full_text_of
from mtglayers.vocabulary.words import top_card_of

from .board import Board, Counters, Resolved, Thing
from .compare import differences
from .oracle import Answer, evaluate

FOREST = face("Forest", "", "Basic Land — Forest")
BEARS = face("Bears", "{1}{G}", "Creature — Bear", "2/2")
ELF = face("Elf", "{G}", "Creature — Elf", "1/1")
GOBLIN = face("Gob", "{R}", "Creature — Goblin", "1/1")


def own(name: str, *abilities: Ability, types: str = "Enchantment", pt: str = "") -> Characteristics:
    return face(name, "{1}", types, pt, abilities)


def both(
    *cards: Characteristics,
    resolved: Sequence[Resolved] = (),
    counters: Sequence[Counters] = (),
    rules: str = "current",
    **more: Any,
) -> Answer:
    """The oracle's answer for the cards in this order, once the engine has given the same."""
    things = tuple(Thing(card.name, card, number + 1, **more) for number, card in enumerate(cards))
    board = Board(things, tuple(resolved), tuple(counters), rules=rules)
    assert differences(board) == []
    return evaluate(board)


def on(name: str, *does: Modification, at: int = 50) -> Resolved:
    """An effect of a resolution, locked in for one object."""
    return Resolved(f"on {name}", effect(creatures, *does), (name,), "A", at)


def pt(answer: Answer, name: str) -> tuple[int, int]:
    return answer.world.objects[name].power, answer.world.objects[name].toughness


def words(answer: Answer, name: str, kind: str) -> set[str]:
    return answer.world.objects[name].words.get(kind, set())


def mana(answer: Answer, name: str) -> list[Any]:
    return [held.ability.adds for held in answer.world.objects[name].abilities if isinstance(held.ability, Mana)]


def test_defining_abilities_first_though_nothing_meets() -> None:
    shifter = own("Shifter", changeling, types="Creature — Shapeshifter", pt="1/1")
    assert words(both(own("Elves", static(creatures, are(Elf))), shifter), "Shifter", "creature type") == {"Elf"}


def test_one_waiting_effect_grants_another_in_the_same_layer() -> None:
    giver = own("Giver", static(Elf, have(static(creatures & other, have(flying)))))
    answer = both(giver, ELF, BEARS)
    assert [held.ability for held in answer.world.objects["Bears"].abilities] == [flying]


def test_several_grants_to_one_object_at_one_time() -> None:
    sets = [static(this, base_pt(n, n)) for n in (1, 2, 3)]
    giver = own("Giver", *(static(Elf, have(one)) for one in sets))
    again = own("Again", static(Elf, have(sets[0])))
    # the object is newer than all that gave to it, so all have its timestamp (613.7a): then in the order of the grants
    assert pt(both(giver, ELF), "Elf") == (3, 3)
    assert pt(both(giver, again, ELF), "Elf") == (1, 1)
    assert pt(both(again, giver, ELF), "Elf") == (3, 3)


def test_what_was_given_comes_before_what_that_gave() -> None:
    inner = static(this, base_pt(5, 5))
    outer = static(this, have(inner), base_pt(4, 4))
    assert pt(both(ELF, resolved=[on("Elf", have(outer))]), "Elf") == (5, 5)
    assert pt(both(own("Giver", static(Elf, have(outer))), ELF), "Elf") == (5, 5)


def test_intrinsic_mana_abilities_go_too() -> None:
    swamps = own("Swamps", static(lands, are(Swamp)))
    mute = own("Mute", static(lands, lose_all_abilities))
    also = own("Also", static(lands, are_also(Island)))
    assert mana(both(FOREST, swamps), "Forest") == [("B",)]
    assert mana(both(FOREST, mute), "Forest") == []
    assert mana(both(FOREST, also), "Forest") == [("U",), ("G",)]
    assert mana(both(FOREST, resolved=[on("Forest", change_words(Forest, Island))]), "Forest") == [("U",)]


def test_the_mana_ability_of_an_added_land_type_is_an_ability() -> None:
    # in layer 4 a land without abilities gets one by becoming a Forest as well
    bare = own("Bare", types="Land")
    first = own("First", static(no_abilities & lands, are_also(Swamp)))
    second = own("Second", static(lands, are_also(Forest)))
    assert words(both(first, second, bare), "Bare", "land type") == {"Forest"}


def test_abilities_of_one_object_are_separate_effects() -> None:
    # one has started in layer 4, the other is lost in layer 6
    crusade = own("Crusade", static(Goblin, are_also(Zombie), get(+1, +1)), static(Goblin, get(+2, +2)))
    mute = own("Mute", static(enchantments, lose_all_abilities))
    assert pt(both(crusade, mute, GOBLIN), "Gob") == (2, 2)


def test_a_text_change_reaches_what_has_started() -> None:
    # started in layer 2, changed in 3, its ability lost in 4 before its part there
    thief = own("Thief", static(Goblin, controlled_by(you), are_also(Elf)), types="Land")
    swamps = own("Swamps", static(lands, are(Swamp)))
    answer = both(swamps, thief, GOBLIN, resolved=[on("Thief", change_words(Elf, Zombie))])
    assert words(answer, "Gob", "creature type") == {"Goblin", "Zombie"}
    # started in 2, changed in 3, lost in 6 before its part in 7
    lord = own("Lord", static(Goblin, controlled_by(you), get(number_of(Elf), 0)))
    mute = own("Mute", static(enchantments, lose_all_abilities))
    answer = both(lord, mute, GOBLIN, ELF, resolved=[on("Lord", change_words(Elf, Zombie))])
    assert pt(answer, "Gob") == (1, 1)


def test_text_changes_do_not_reach_granted_abilities() -> None:
    # in the one layer of 1999 a text change can find an ability that an effect gave
    lord = static(Goblin, get(+1, +1))
    giver = own("Giver", static(Elf, have(lord)))
    hack = on("Elf", change_words(Goblin, Zombie))
    answer = both(giver, ELF, GOBLIN, resolved=[hack], rules="6ed")
    assert pt(answer, "Gob") == (2, 2)


def test_full_text_is_new_text() -> None:
    reader = own("Reader", static(this, full_text_of(top_card_of("graveyard"))))
    anthem = own("Anthem", static(creatures, get(+1, +1)), types="Creature — Elf", pt="1/1")
    things = (Thing("Reader", reader, 1), Thing("Anthem", anthem, 2, zone="graveyard"), Thing("Bears", BEARS, 3))
    assert differences(Board(things)) == []
    assert pt(evaluate(Board(things)), "Bears") == (3, 3)


def test_conditions_on_what_another_effect_does() -> None:
    angry = own("Angry", static(creatures, get(+1, +1), as_long_as=there_is(creatures & (power_ >= 3))))
    big = own("Big", static(Elf, get(+2, +0)))
    assert pt(both(angry, big, ELF), "Elf") == (4, 2)
    late = own("Late", static(lands, are_also(Swamp), as_long_as=there_is(Swamp & lands)))
    swamps = own("Swamps", static(Forest, are(Swamp)))
    bare = own("Bare", types="Land")
    assert words(both(late, swamps, FOREST, bare), "Bare", "land type") == {"Swamp"}


def test_amounts_that_change_within_a_layer() -> None:
    # the second has started in layer 4: it waits for the value alone
    first = own("First", static(creatures, are(black), get(toughness.of(this), 0)), types="Creature — Elf", pt="0/1")
    grow = own("Grow", static(creatures, get(0, +3)))
    assert pt(both(first, grow), "First") == (4, 4)


def test_a_loop_and_what_it_waits_for() -> None:
    a, b = own("First", static(Goblin, are(Elf))), own("Second", static(Elf, are(Goblin)))
    exit_ = own("Exit", static(Zombie, are(Goblin)))
    answer = both(a, b, exit_, face("Zom", "{B}", "Creature — Zombie", "1/1"), GOBLIN, ELF)
    assert answer.order("4") == ["Exit", "First", "Second"]


def test_an_answer_is_asked_again_when_the_other_effect_reads_what_changed() -> None:
    # "elves" waits for "nobles" until "commoners" has taken its objects away, and that it reads nothing of
    elves = own("Elves", static(Elf, are_also(Zombie)))
    nobles = own("Nobles", static(Goblin & legendary, are_also(Elf)))
    commoners = own("Commoners", static(Goblin, are_no_longer(legendary)))
    king = face("King", "{R}", "Legendary Creature — Goblin", "1/1")
    answer = both(elves, nobles, commoners, king)
    assert answer.order("4") == ["Commoners", "Elves", "Nobles"]
    assert answer.depends["4"] == [("Elves", "Nobles"), ("Nobles", "Commoners")]


def test_what_appears_can_be_waited_for() -> None:
    # "first" waits for "giver", and then for what that gave
    first = own("First", static(with_(flying), have(reach)))
    giver = own("Giver", static(Elf, have(flying), have(static(Goblin, have(flying)))))
    answer = both(first, giver, ELF, GOBLIN)
    assert [held.ability for held in answer.world.objects["Gob"].abilities] == [flying, reach]


def test_a_trial_changes_more_after_another_effect() -> None:
    # four ask about "goblins" while it changes nothing; once "life" was applied it makes the land a Goblin, and they wait for it
    asking = [own(f"Asking {n}", static(Goblin | (artifacts & creature), are_also(Zombie))) for n in range(14)]
    goblins = own("Goblins", static(creatures & ~artifact, are_also(Goblin)))
    life = own("Life", static(lands | artifacts, are_also(creature)))
    answer = both(*asking, goblins, life, GOBLIN, FOREST, own("Rock", types="Artifact"))
    assert words(answer, "Forest", "creature type") == {"Goblin", "Zombie"}


def test_what_becomes_every_type_becomes_this_one() -> None:
    # so many ask about "everything" that it is found out what it really changes: that counts for each creature type
    asking = [own(f"Asking {n}", static(Goblin, are_also(legendary))) for n in range(14)]
    everything = own("Everything", static(Elf, EveryCreatureType()))
    answer = both(*asking, everything, ELF)
    assert words(answer, "Elf", "supertype") == {"Legendary"}
    assert all(("Asking " + str(n), "Everything") in answer.depends["4"] for n in range(14))


def test_control_decides_who_you_are() -> None:
    anthem = own("Anthem", static(creatures & you_control, get(+1, +1)))
    things = (Thing("Anthem", anthem, 1), Thing("Bears", BEARS, 2, "B"))
    steal = Resolved("steal", effect(creatures, controlled_by(you)), ("Anthem",), "B", 3)
    assert differences(Board(things, (steal,))) == []
    assert pt(evaluate(Board(things, (steal,))), "Bears") == (3, 3)


def test_counters_are_effects_too() -> None:
    small = own("Small", static(creatures & (power_ <= 2), get(+2, +0)))
    assert pt(both(small, BEARS, counters=[Counters("Bears", "+1/+1", 1, 9)]), "Bears") == (3, 3)
    groups = [Counters("Bears", "+1/+1", 1, 9), Counters("Elf", "+1/+1", 3, 9)]
    answer = both(BEARS, ELF, counters=groups)
    assert (pt(answer, "Bears"), pt(answer, "Elf")) == ((3, 3), (4, 4))
    fly = own("Fly", static(with_(flying), get(+1, +1)))
    assert pt(both(fly, BEARS, counters=[Counters("Bears", "flying", 1, 9)]), "Bears") == (3, 3)
    assert pt(both(own("Marked", static(with_counters("+1/+1"), lose(flying))), BEARS), "Bears") == (2, 2)


def test_what_becomes_a_creature_has_zero() -> None:
    alive = own("Alive", static(artifacts, are_also(creature)))
    rock = own("Rock", types="Artifact")
    assert pt(both(alive, rock), "Rock") == (0, 0)


def test_what_cannot_have_an_ability_does_not_get_it_later() -> None:
    """113.11, since 2014: an effect with a later timestamp gives nothing; before, the later effect won (board D27)."""
    grounded = own("Grounded", static(creatures, cant_have(flying)))
    wings = own("Wings", static(creatures, have(flying)))
    assert both(BEARS, grounded, wings).world.objects["Bears"].abilities == []
    before = both(BEARS, grounded, wings, rules="m10")
    assert [held.ability for held in before.world.objects["Bears"].abilities] == [flying]
