"""Registries: what plugins brought, by name."""

import pytest

from mtglayers.errors import PluginError, UnknownName
from mtglayers.registry import Registry


@pytest.fixture
def cards() -> Registry[int]:
    made: Registry[int] = Registry("card")
    made.add("Humility", 1, "tempest")
    made.add("Hunted Dragon", 2, "ravnica")
    return made


def test_it_is_a_mapping(cards: Registry[int]) -> None:
    assert dict(cards) == {"Humility": 1, "Hunted Dragon": 2}
    assert len(cards) == 2
    assert cards["Humility"] == 1
    assert "humility" not in cards


def test_names_are_found_in_whatever_capitals(cards: Registry[int]) -> None:
    assert cards.find("hUMILITY") == 1


def test_near_names_are_suggested(cards: Registry[int]) -> None:
    with pytest.raises(UnknownName, match="there is no card 'Humilty'; did you mean Humility"):
        cards.find("Humilty")


def test_nothing_near_suggests_nothing(cards: Registry[int]) -> None:
    with pytest.raises(UnknownName, match=r"^there is no card 'Xyz'$"):
        cards.find("Xyz")


def test_two_plugins_cannot_bring_one_name(cards: Registry[int]) -> None:
    with pytest.raises(PluginError, match="the card 'Humility' comes from two plugins, tempest and fakes"):
        cards.add("Humility", 3, "fakes")
    assert cards["Humility"] == 1


def test_overriding_needs_the_name_of_the_other(cards: Registry[int]) -> None:
    with pytest.raises(PluginError, match="two plugins"):
        cards.add("Humility", 3, "fakes", frozenset({"ravnica"}))
    cards.add("Humility", 3, "fakes", frozenset({"tempest"}))
    assert cards["Humility"] == 3
    assert cards.plugin_of("Humility") == "fakes"
