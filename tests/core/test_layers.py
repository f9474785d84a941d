"""Layers and rulesets: the ten editions, and where each part of an effect goes."""

from datetime import date, timedelta
from itertools import pairwise

import pytest
from pydantic import ValidationError

from mtglayers.abilities import Effect, Keyword
from mtglayers.amounts import Number
from mtglayers.evaluation import evaluate
from mtglayers.filters import Word
from mtglayers.layers import Layer, Ruleset
from mtglayers.modifications.abilities import HaveProtectionFromColorsOf
from mtglayers.modifications.power_toughness import BasePT, Get, SwitchPT
from mtglayers.objects import EffectState
from mtglayers.vocabulary import (
    CardSet,
    Elf,
    Goblin,
    are,
    are_also,
    are_no_longer,
    artifact,
    black,
    blue,
    controlled_by,
    creature,
    flying,
    have,
    static,
    you,
)
from mtglayers_plugins.rulesets import RULESETS

from .boards import engine

BY_ID = {ruleset.id: ruleset for ruleset in RULESETS}

LAYERS = {
    "6ed": "all",
    "apc": "copy type pt_counters rest",
    "8ed": "copy text csa type pt_counters rest",
    "mrd": "1 2 3 4 5 6csa 6counters 6rest",
    "rav": "1 2 3 4 5 6a 6b 6c 6d 6e",
    "fut": "1 2 3 4 5 6a 6b 6c 6d 6e",
    "m10": "1 2 3 4 5 6 7a 7b 7c 7d 7e",
    "mbs": "1 2 3 4 5 6 7a 7b 7c 7d 7e",
    "avr": "1 2 3 4 5 6 7a 7b 7c 7d 7e",
    "iko": "1a 1b 2 3 4 5 6 7a 7b 7c 7d",
}
"""The layers of each edition, as the texts of the rules have them (418.5a; from 2009 on 613)."""

PLUS = Get(Number(1), Number(1))
SET = BasePT(Number(0), Number(1))
SWITCH = SwitchPT()


def test_the_ten_editions() -> None:
    assert [ruleset.id for ruleset in RULESETS] == list(LAYERS)


@pytest.mark.parametrize("edition", LAYERS)
def test_layers_of_an_edition(edition: str) -> None:
    ids = [layer.id for layer in BY_ID[edition].layers]
    assert ids == [*LAYERS[edition].split(), "players", "rules"]


@pytest.mark.parametrize("edition", LAYERS)
def test_every_slot_has_exactly_one_layer(edition: str) -> None:
    slots = [slot for layer in BY_ID[edition].layers for slot in layer.holds]
    assert len(set(slots)) == len(slots) == 16


def test_one_edition_follows_the_other_without_a_gap() -> None:
    for earlier, later in pairwise(RULESETS):
        assert earlier.until is not None
        assert later.since == earlier.until + timedelta(days=1)
    assert RULESETS[-1].until is None


@pytest.mark.parametrize(
    ("edition", "static_pump", "resolved_pump", "counter", "setter", "definer", "switch"),
    [
        ("apc", "rest", "rest", "pt_counters", "rest", "rest", "rest"),
        ("8ed", "rest", "rest", "pt_counters", "rest", "csa", "rest"),
        ("mrd", "6rest", "6rest", "6counters", "6rest", "6csa", "6rest"),
        ("rav", "6d", "6b", "6c", "6b", "6a", "6e"),
        ("fut", "6d", "6b", "6c", "6b", "6a", "6e"),
        ("m10", "7c", "7c", "7d", "7b", "7a", "7e"),
        ("avr", "7c", "7c", "7d", "7b", "7a", "7e"),
        ("iko", "7c", "7c", "7c", "7b", "7a", "7d"),
    ],
)
def test_where_power_and_toughness_change(
    edition: str, static_pump: str, resolved_pump: str, counter: str, setter: str, definer: str, switch: str
) -> None:
    rules = BY_ID[edition]
    assert rules.layer_of(PLUS, "static", defining=False) == static_pump
    assert rules.layer_of(PLUS, "resolution", defining=False) == resolved_pump
    assert rules.layer_of(PLUS, "counter", defining=False) == counter
    assert rules.layer_of(SET, "static", defining=False) == setter
    assert rules.layer_of(SET, "static", defining=True) == definer
    assert rules.layer_of(SWITCH, "resolution", defining=False) == switch


@pytest.mark.parametrize(
    ("edition", "color", "ability"), [("mrd", "5", "5"), ("fut", "5", "5"), ("m10", "5", "6"), ("iko", "5", "6")]
)
def test_colours_and_abilities_parted_in_2009(edition: str, color: str, ability: str) -> None:
    rules = BY_ID[edition]
    assert rules.layer_of(are(blue), "static", defining=False) == color
    assert rules.layer_of(have(flying), "static", defining=False) == ability


def test_an_effect_falls_into_its_parts() -> None:
    does = (controlled_by(you), are_also(artifact), are(blue), have(flying), SET, PLUS)
    parts = BY_ID["iko"].parts(does, "resolution", defining=False)
    assert list(parts) == ["2", "4", "5", "6", "7b", "7c"]
    assert [m for part in parts.values() for m in part] == list(does)


@pytest.mark.parametrize("edition", ["apc", "8ed", "mrd"])
def test_a_type_changing_effect_was_once_applied_whole(edition: str) -> None:
    parts = BY_ID[edition].parts((are_also(creature), have(flying), SET), "static", defining=False)
    assert len(parts) == 1
    assert next(iter(parts)) in ("type", "4")


def test_what_changes_no_type_was_split_even_then() -> None:
    parts = BY_ID["mrd"].parts((have(flying), SET), "static", defining=False)
    assert list(parts) == ["5", "6rest"]


@pytest.mark.parametrize(
    ("edition", "day", "switch", "value"),
    [
        ("fut", "2008-01-31", "cda", "cda2007"),
        ("fut", "2008-02-01", "cda", "cda2008"),
        ("avr", "2013-07-12", "indestructible_is_a_rule", True),
        ("avr", "2013-07-13", "indestructible_is_a_rule", False),
        ("avr", "2014-01-31", "cant_have", False),
        ("avr", "2014-02-01", "cant_have", True),
        ("avr", "2015-07-17", "face_restamp", True),
        ("avr", "2017-09-28", "lookahead", "own statics"),
        ("avr", "2017-09-29", "lookahead", "all existing effects"),
        ("iko", "2021-02-14", "grants_keep_order", False),
        ("iko", "2021-02-15", "grants_keep_order", True),
        ("iko", "2021-09-24", "settled_devotion", True),
    ],
)
def test_switches_have_their_days(edition: str, day: str, switch: str, value: object) -> None:
    assert getattr(BY_ID[edition].on(date.fromisoformat(day)), switch) == value


@pytest.mark.parametrize(
    ("edition", "switch", "value"),
    [
        ("rav", "locked_set", True),
        ("mrd", "locked_set", False),
        ("m10", "reevaluate", False),
        ("mbs", "reevaluate", True),
        ("mbs", "dependency_and_cda", "neither"),
        ("avr", "dependency_and_cda", "parity"),
        ("rav", "dependency_and_cda", "any"),
        ("apc", "dependency_scope", "global"),
        ("8ed", "dependency_scope", "layer"),
        ("avr", "simultaneous", "active player"),
        ("iko", "simultaneous", "apnap"),
        ("iko", "counter_timestamps", True),
        ("avr", "counter_timestamps", False),
    ],
)
def test_switches_of_editions(edition: str, switch: str, value: object) -> None:
    assert getattr(BY_ID[edition], switch) == value


def test_costs_have_no_layer() -> None:
    class Cheaper(type(PLUS)):  # type: ignore[misc]  # a base that is worked out
        """A cost reduction of this test."""

        category = "cost"

    assert BY_ID["iko"].layer_of(Cheaper(Number(1), Number(1)), "static", defining=False) is None


def test_a_ruleset_is_checked() -> None:
    with pytest.raises(ValidationError, match="holds"):
        Layer(id="1", rule="613.1", name="", holds=("copies",))  # type: ignore[arg-type]  # that is what is tested
    with pytest.raises(ValidationError, match="locked"):
        Ruleset(id="x", name="", since=date(2000, 1, 1), layers=(), locked=True)  # type: ignore[call-arg]  # as above


def test_a_word_is_no_modification_of_its_own() -> None:
    assert BY_ID["iko"].layer_of(are_no_longer(creature), "static", defining=False) == "4"
    assert isinstance(creature, Word)


def test_what_appears_can_write_what_nothing_wrote_before() -> None:
    # where colours and abilities share a layer, what Giver gives is the only effect there that changes a colour
    cards = CardSet("Appearing", "APP")
    cards.card("Giver", "{1}", "Enchantment")(lambda: iter([static(Elf, have(static(Goblin, are(black))))]))
    cards.plain("Elf", "{G}", "Creature — Elf", "1/1")
    cards.plain("Gob", "{R}", "Creature — Goblin", "1/1")
    made = engine(cards)
    game = made.new_game()
    game.put("Giver")
    game.put("Gob")
    protected = Effect.of(Elf, HaveProtectionFromColorsOf(Goblin))
    game.begin(EffectState(id="ward", effect=protected, objects=("elf",), controller="A", timestamp=2))
    game.put("Elf")
    house_rules = made.ruleset("rav").model_copy(update={"reevaluate": True})
    answer = made.answer(evaluate(made.board(game.state, house_rules, {}), house_rules))
    assert Keyword("protection", (black,)) in answer["elf"].abilities
