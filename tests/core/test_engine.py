"""The engine: what it knows by name, and what it evaluates."""

from typing import Any

import pytest

from mtglayers import Engine, InputError, UnknownName, Unsupported, read_state
from mtglayers.abilities import Effect
from mtglayers.amounts import Number
from mtglayers.filters import This
from mtglayers.modifications.power_toughness import Get
from mtglayers_plugins.rulesets import RULESETS

from .boards import engine, some_cards


@pytest.fixture(scope="module")
def rules() -> Engine:
    return engine(some_cards())


# ---- which edition of the rules


@pytest.mark.parametrize("ruleset", [ruleset.id for ruleset in RULESETS])
def test_by_id(rules: Engine, ruleset: str) -> None:
    assert rules.ruleset(ruleset).id == ruleset


@pytest.mark.parametrize(("alias", "ruleset"), [("current", "iko"), ("pre-m10", "fut"), ("m10", "m10")])
def test_by_alias(rules: Engine, alias: str, ruleset: str) -> None:
    assert rules.ruleset(alias).id == ruleset


@pytest.mark.parametrize(
    ("day", "ruleset"),
    [
        ("1999-04-23", "6ed"),
        ("2001-07-22", "6ed"),
        ("2001-07-23", "apc"),
        ("2003-07-01", "8ed"),
        ("2003-12-01", "mrd"),
        ("2005-10-01", "rav"),
        ("2007-04-30", "rav"),
        ("2007-05-01", "fut"),
        ("2009-07-10", "fut"),
        ("2009-07-11", "m10"),
        ("2011-02-04", "mbs"),
        ("2012-05-01", "avr"),
        ("2020-04-16", "avr"),
        ("2020-04-17", "iko"),
        ("2199-01-01", "iko"),
    ],
)
def test_by_date(rules: Engine, day: str, ruleset: str) -> None:
    assert rules.ruleset(day).id == ruleset


def test_by_date_the_switches_are_those_of_the_day(rules: Engine) -> None:
    assert not rules.ruleset("2014-01-31").cant_have
    assert rules.ruleset("2014-02-01").cant_have


def test_by_id_the_switches_are_those_of_the_last_day(rules: Engine) -> None:
    assert rules.ruleset("avr").lookahead == "all existing effects"
    assert rules.ruleset("current").settled_devotion


def test_a_day_before_all_editions(rules: Engine) -> None:
    with pytest.raises(UnknownName, match="no edition of the rules with layers to apply was in force on 1998-01-01"):
        rules.ruleset("1998-01-01")


def test_an_unknown_edition_suggests_near_ones(rules: Engine) -> None:
    with pytest.raises(UnknownName, match="there is no ruleset 'm11'; did you mean m10"):
        rules.ruleset("m11")


# ---- cards


def test_cards_by_name_in_whatever_capitals(rules: Engine) -> None:
    assert rules.card("bEAR").name == "Bear"


def test_cards_by_the_name_of_a_half() -> None:
    cards = some_cards()
    cards.card("Left", "{R}", "Instant")(lambda: iter(())).half("Right", "{U}", "Instant")(lambda: iter(()))
    assert engine(cards).card("right").name == "Left"


def test_an_unknown_card_suggests_near_ones(rules: Engine) -> None:
    with pytest.raises(UnknownName, match=r"there is no card 'Baer'; did you mean .*Bear"):
        rules.card("Baer")


def test_a_card_defined_in_place(rules: Engine) -> None:
    card = rules.define(
        {"name": "Ox", "mana_cost": "{1}{W}", "type_line": "Creature — Ox", "power": "2", "toughness": "3"}
    )
    assert (card.front.power, card.front.toughness, card.front.mana_value) == (2, 3, 2)


@pytest.mark.parametrize(
    ("card", "message"),
    [
        ({"name": "Ox"}, "card 'Ox', type_line: Field required"),
        ({"name": "Ox", "type_line": "Creature", "might": 3}, "card 'Ox', might: Extra inputs"),
        ({"name": "Ox", "type_line": "Beast"}, "'Beast' in the type line 'Beast' is no card type"),
        ({"name": "Ox", "type_line": "Creature", "layout": "round"}, "the layout 'round' is not one of"),
        ({"name": "Ox", "type_line": "Planeswalker", "loyalty": "many"}, "card 'Ox'.*loyalty: 'many' is no number"),
    ],
)
def test_a_wrong_card_is_refused(rules: Engine, card: dict[str, Any], message: str) -> None:
    with pytest.raises(InputError, match=message):
        rules.define(card)


def test_text_without_a_compiler_is_unsupported(rules: Engine) -> None:
    with pytest.raises(Unsupported, match="no plugin here compiles"):
        rules.define({"name": "Ox", "type_line": "Creature", "text": "Flying"})


# ---- boards


def board(*objects: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"players": [{"name": "A"}, {"name": "B"}], "objects": [{"owner": "A"} | one for one in objects]} | more


def test_a_state_as_data(rules: Engine) -> None:
    evaluation = rules.evaluate(board({"id": "b", "card": "Bear"}, {"id": "f", "card": "Banner", "timestamp": 1}))
    answer = rules.answer(evaluation)
    assert (answer["b"].power, answer["b"].toughness) == (3, 3)
    assert answer.ids == ["b", "f"]


def test_a_state_under_other_rules(rules: Engine) -> None:
    evaluation = rules.evaluate(board({"id": "b", "card": "Bear"}, rules="2004-01-01"))
    assert evaluation.ruleset.id == "mrd"


GROWTH = Effect.of(This(), Get(Number(3), Number(3)))


@pytest.mark.parametrize("effect", [GROWTH, GROWTH.data()], ids=["a node", "its data"])
def test_the_effect_of_a_resolution(rules: Engine, effect: object) -> None:
    growth = {
        "id": "growth", "controller": "A", "timestamp": 2, "objects": ["b"], "effect": effect,
    }  # fmt: skip
    state = read_state(board({"id": "b", "card": "Bear"}, {"id": "c", "card": "Bear"}, effects=[growth]))
    answer = rules.answer(rules.evaluate(state))
    assert (answer["b"].power, answer["c"].power) == (5, 2)
    assert [step.effect for step in answer.steps] == ["growth"]


def test_an_unknown_card_in_a_state(rules: Engine) -> None:
    with pytest.raises(UnknownName, match="there is no card 'Baer'"):
        rules.evaluate(board({"id": "b", "card": "Baer"}))


def test_a_card_defined_in_a_state_comes_first(rules: Engine) -> None:
    own = {"name": "Bear", "type_line": "Creature — Bear", "power": "7", "toughness": "7"}
    answer = rules.answer(rules.evaluate(board({"id": "b", "card": "Bear"}, cards=[own])))
    assert answer["b"].power == 7


def test_evaluating_changes_nothing(rules: Engine) -> None:
    state = read_state(board({"id": "b", "card": "Bear"}, {"id": "s", "card": "Silence"}))
    before = state.model_dump_json()
    rules.evaluate(state)
    assert state.model_dump_json() == before
