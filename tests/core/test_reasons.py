"""Why each step came when it did, and what went on from an earlier layer."""

import pytest
from tests.core.boards import engine, some_cards

from mtglayers import Answer, CardSet, Engine, Step
from mtglayers.vocabulary import (
    Goblin,
    Mountain,
    Swamp,
    Zombie,
    are,
    are_also,
    artifacts,
    base_pt,
    blue,
    creature,
    creatures,
    enchantments,
    get,
    lands,
    lose_all_abilities,
    nonbasic,
    other,
    permanents,
    static,
)


@pytest.fixture(scope="module")
def made() -> Engine:
    cards = CardSet("Reasons", "REA")
    cards.card("Humble", "{1}", "Enchantment")(lambda: iter([static(creatures, lose_all_abilities, base_pt(1, 1))]))
    cards.card("Opal", "{1}", "Enchantment")(lambda: iter([static(other & enchantments, are_also(creature))]))
    cards.card("Blues", "{1}", "Artifact")(lambda: iter([static(creatures, are(blue))]))
    cards.card("Living", "{1}", "Artifact Creature — Wall", "1/1")(lambda: iter([static(artifacts, get(+1, +1))]))
    cards.card("Moon", "{1}", "Enchantment")(lambda: iter([static(nonbasic & lands, are(Mountain))]))
    cards.card("Tomb", "", "Land")(lambda: iter([static(lands, are_also(Swamp))]))
    cards.card("Crusade", "{1}", "Enchantment")(lambda: iter([static(permanents & Goblin, are_also(Zombie))]))
    cards.card("Plot", "{1}", "Enchantment")(lambda: iter([static(creatures, are(Goblin))]))
    return engine(some_cards(), cards)


def shown(made: Engine, *cards: str, rules: str = "current") -> Answer:
    game = made.new_game(rules=rules)
    for card in cards:
        game.put(card)
    return game.view()


def steps(answer: Answer, effect: str) -> list[Step]:
    return [step for step in answer.steps if step.effect == effect]


def test_the_only_one(made: Engine) -> None:
    (step,) = shown(made, "Blues").steps
    assert (step.why, step.why_rule, step.goes_on) == ("the only effect in this layer", "", "")


def test_timestamps(made: Engine) -> None:
    first, second = shown(made, "Banner", "Bear", "Living").steps
    assert (first.why, first.why_rule) == ("the earliest timestamp of those left", "613.7")
    assert (second.why, second.why_rule) == ("the latest timestamp in this layer", "613.7")


def test_an_ability_that_is_taken_away(made: Engine) -> None:
    answer = shown(made, "Tomb", "Moon")
    (step,) = answer.steps
    assert (step.why, step.why_rule) == ("tomb is earlier, but depends on this, which takes its ability away", "613.8b")
    (never,) = answer.never_applied
    assert (never.effect, never.layer, never.lost_to) == ("tomb", "4", "moon")


def test_what_an_effect_applies_to(made: Engine) -> None:
    plot, crusade = shown(made, "Crusade", "Bear", "Plot").steps
    assert plot.why == "crusade is earlier, but depends on this, which changes what it applies to"
    assert (crusade.why, crusade.why_rule) == ("depends on plot, now applied", "613.8b")
    assert crusade.depends_on == ("plot",)


def test_a_dependency_that_comes_up_within_the_layer(made: Engine) -> None:
    """Nothing is a creature when the layer begins, so nothing depends on what makes creatures Goblins (613.8c)."""
    opal, plot, crusade = shown(made, "Opal", "Crusade", "Plot").steps
    assert opal.why == "the earliest timestamp of those left"
    assert plot.why == "crusade is earlier, but depends on this, which changes what it applies to"
    assert (crusade.why, crusade.depends_on) == ("depends on plot, now applied", ("plot",))


def test_what_waits_on_another(made: Engine) -> None:
    opal, plot, crusade = shown(made, "Crusade", "Bear", "Plot", "Opal").steps
    assert opal.why == (
        "crusade is earlier, but depends on plot, which changes what it applies to; "
        "plot is earlier, but depends on this, which changes what it applies to"
    )
    assert (plot.depends_on, crusade.depends_on) == (("opal",), ("plot",))


def test_many_that_wait_are_counted(made: Engine) -> None:
    answer = shown(made, *["Crusade"] * 5, "Bear", "Plot")
    assert answer.steps[0].why.endswith("; and 2 more")


def test_what_goes_on(made: Engine) -> None:
    abilities, base = steps(shown(made, "Opal", "Humble"), "humble")
    assert (abilities.layer, abilities.goes_on) == ("6", "")
    assert (base.layer, base.goes_on) == ("7b", "6")


def test_nothing_went_on_by_older_rules(made: Engine) -> None:
    answer = shown(made, "Opal", "Humble", rules="8ed")
    assert [step.goes_on for step in answer.steps] == [""] * len(answer.steps)


def test_what_never_applied(made: Engine) -> None:
    answer = shown(made, "Living", "Humble")
    (never,) = answer.never_applied
    assert (never.effect, never.layer, never.lost_to) == ("living", "6", "humble")
    assert steps(answer, "living") == []
    assert shown(made, "Living").never_applied == []
