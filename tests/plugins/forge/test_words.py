"""Forge's words and ours."""

import pytest

from mtglayers.errors import InputError
from mtglayers_plugins.forge import words


@pytest.mark.parametrize(
    ("theirs", "ours"),
    [
        ("P1P1", "+1/+1"), ("M1M1", "-1/-1"), ("P1P0", "+1/+0"), ("M0M2", "-0/-2"), ("LOYALTY", "loyalty"),
        ("CHARGE", "charge"), ("FIRSTSTRIKE", "first strike"), ("FLYING", "flying"),
    ],
)  # fmt: skip
def test_counters_go_both_ways(theirs: str, ours: str) -> None:
    assert words.counter(theirs) == ours
    assert words.forge_counter(ours) == theirs


@pytest.mark.parametrize(
    ("text", "colors"),
    [("W", "W"), ("GW", "WG"), ("green", "G"), ("white,blue", "WU"), ("Red/Green", "RG"), ("", ""), ("colorless", "")],
)
def test_colors(text: str, colors: str) -> None:
    assert words.colors(text) == colors


def test_what_is_no_colour_or_number() -> None:
    with pytest.raises(InputError, match="'pink' is no colour"):
        words.colors("pink")
    with pytest.raises(InputError, match="life: 'x' is no number"):
        words.number("x", "life")
    assert words.number("-3", "life") == -3


@pytest.mark.parametrize(
    ("theirs", "ours"), [("no cost", ""), ("2 W W", "{2}{W}{W}"), ("X G", "{X}{G}"), ("10", "{10}"), ("W/U", "{W/U}")]
)
def test_costs_go_both_ways(theirs: str, ours: str) -> None:
    assert words.cost(theirs) == ours
    assert words.forge_cost(ours) == theirs


def test_costs_in_braces_and_hybrids_without_a_stroke() -> None:
    assert words.cost("{1}{W}") == "{1}{W}"
    assert words.cost("WU") == "{W/U}"
    assert words.cost("") == ""
