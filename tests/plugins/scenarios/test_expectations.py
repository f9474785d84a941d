"""Each key that may be expected, met and not met."""

from collections.abc import Callable
from typing import Any

import pytest

from mtglayers.abilities import Keyword
from mtglayers.errors import Unsupported
from mtglayers_plugins.scenarios.expectations import Question
from mtglayers_plugins.scenarios.expected import CARD_KEYS, ONLY_CARD, ONLY_PLAYER, Expectation
from mtglayers_plugins.scenarios.words import Words

OBJECT: list[tuple[str, Any, Any]] = [
    ("pt", "2/3", "3/2"), ("base_pt", "1/1", None), ("types", ["Land", "Creature"], ["Creature"]),
    ("subtypes", ["Forest", "Bear"], []), ("supertypes", ["Legendary"], []), ("is", ["bear", "Land"], ["Bear", "Wall"]),
    ("is_not", ["Wall"], ["Wall", "Bear"]), ("colors", "WG", "G"), ("has", ["flying"], ["flying", "haste"]),
    ("has_not", ["haste"], ["flying"]), ("abilities", ["flying"], []), ("ability_count", 1, 0), ("mana", ["G"], ["G", "W"]),
    ("controller", "B", "A"), ("owner", "A", "B"), ("name", "", "X"), ("mana_cost", "{1}{G}", "{G}"), ("mana_value", 2, 3),
    ("loyalty", None, 3), ("face_down", False, True), ("zone", "battlefield", "graveyard"), ("attached_to", "host", None),
    ("exists", True, False), ("triggers", 1, 0), ("tapped", True, False), ("attacking", False, True), ("cda", True, False),
    ("counters", {"+1/+1": 2, "age": 0}, {}), ("applies_in", ["7b", "4"], ["4"]), ("effects", "static", ["static", "one-shot"]),
    ("damage", 2, 0),
]  # fmt: skip
PLAYER: list[tuple[str, Any, Any]] = [
    ("max_hand_size", "none", 7), ("life", 20, 19), ("hand", 3, 0), ("land_plays", 1, 2), ("has", ["hexproof"], ["flying"]),
    ("has_not", ["flying"], ["hexproof"]), ("abilities", ["hexproof"], []), ("ability_count", 1, 0),
]  # fmt: skip
NOT_BUILT = {"combat_phases", "pay", "destroyed"}
OF_COMBAT = {"must_attack", "can_attack", "can_block", "can_be_blocked_by"}
"""These are asked of whole boards: see tests/core/test_combat.py."""


@pytest.fixture
def question(fake_engine: Any, make_reading: Callable[..., Any]) -> Question:
    fake_engine.keywords |= {"haste": None, "hexproof": None}
    game = fake_engine.new_game()
    game.objects["it"] = make_reading(
        "", toughness=3, base_power=1, base_toughness=1, types=["Land", "Creature"], subtypes=["Bear", "Forest"],
        supertypes=["Legendary"], colors="WG", abilities=[Keyword("flying")], mana={"G"}, controller="B", attached_to="host",
        tapped=True, is_cda=True, counters={"+1/+1": 2}, damage=2,
    )  # fmt: skip
    game.objects["dying"] = make_reading("dying", toughness=0)
    return Question(game, ["A", "B"], lambda name: name, Words(fake_engine))


@pytest.mark.parametrize(("key", "met", "not_met"), OBJECT)
def test_of_an_object(question: Question, key: str, met: Any, not_met: Any) -> None:
    assert question.ask("it", key, met) is None
    failure = question.ask("it", key, not_met)
    assert failure is not None
    assert (failure.handle, failure.key, failure.expected) == ("it", key, not_met)


@pytest.mark.parametrize(("key", "met", "not_met"), PLAYER)
def test_of_a_player(question: Question, key: str, met: Any, not_met: Any) -> None:
    assert question.ask("A", key, met) is None
    assert question.ask("A", key, not_met) is not None


def test_of_a_card(question: Question) -> None:
    assert question.ask("card:Shock", "effects", "static") is None
    assert question.ask("card:Shock", "applies_in", []) is not None
    assert question.ask("card:Shock", "by", "A") is None
    assert question.ask("card:Nightmare", "cda", True) is None
    assert question.ask("card:Shock", "cda", True) is not None


@pytest.mark.parametrize(("name", "key"), [("A", "combat_phases"), ("card:Shock", "pay"), ("it", "destroyed")])
def test_what_is_not_built_yet(question: Question, name: str, key: str) -> None:
    with pytest.raises(Unsupported, match=key):
        question.ask(name, key, 1)


def test_every_key_is_tried_here() -> None:
    keys = {name.rstrip("_") for name in Expectation.model_fields}
    assert keys == {key for key, *_ in OBJECT + PLAYER} | ONLY_CARD | ONLY_PLAYER | CARD_KEYS | NOT_BUILT | OF_COMBAT


def test_the_zone_is_read_after_state_based_actions_and_nothing_else(question: Question) -> None:
    assert question.ask("dying", "zone", "graveyard") is None
    assert question.ask("dying", "pt", "2/0") is None


def test_what_is_not_there(question: Question) -> None:
    assert question.ask("gone", "exists", False) is None
    failure = question.ask("gone", "pt", "1/1")
    assert failure is not None
    assert failure.got == "no such object"


def test_a_truth_is_no_number(question: Question) -> None:
    assert question.ask("it", "mana_value", True) is not None
