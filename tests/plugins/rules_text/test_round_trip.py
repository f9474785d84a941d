"""Reading what is printed gives the same data: rendering and compiling are each other's test."""

import importlib
import pkgutil
from pathlib import Path
from typing import Any

import pytest
import yaml

import mtglayers_sets
from mtglayers.abilities import Ability
from mtglayers.cards import CardSet
from mtglayers_plugins.english import render
from mtglayers_plugins.rules_text import NotUnderstood, compile_effect, compile_text

from .corpus import CORPUS

SCENARIOS = Path("/work/shared/scenarios")
CARDS_READ_BACK = 0.8
"""At least so much of all abilities on cards is read back as it was printed."""


@pytest.mark.parametrize(("text", "types"), CORPUS)
def test_the_corpus(text: str, types: frozenset[str]) -> None:
    for ability in compile_text(text, types=types):
        printed = render(ability)
        assert compile_text(printed[0].upper() + printed[1:], types=types) == (ability,), printed


def abilities_of_cards() -> list[tuple[str, Ability, frozenset[str]]]:
    found = []
    for module in pkgutil.iter_modules(mtglayers_sets.__path__):
        for value in vars(importlib.import_module(f"mtglayers_sets.{module.name}")).values():
            for card in value.cards.values() if isinstance(value, CardSet) else ():
                for face in card.faces:
                    types = frozenset(word.word for word in face.values.words if word.word_kind == "card type")
                    found += [(face.values.name, printed.ability, types) for printed in face.values.abilities]
    return found


def test_most_abilities_on_cards() -> None:
    abilities = abilities_of_cards()
    back = 0
    for _, ability, types in abilities:
        printed = render(ability)
        try:
            back += compile_text(printed[0].upper() + printed[1:], types=types) == (ability,)
        except NotUnderstood:
            continue
    assert back >= CARDS_READ_BACK * len(abilities)


def texts_of_scenarios() -> list[tuple[str, bool | None, str, str]]:
    """(text, static or None for a card, name, type line) of every effect and inline card in the scenario files."""
    found: list[tuple[str, bool | None, str, str]] = []

    def steps(listed: list[Any]) -> None:
        for step in listed:
            if "effect" in step:
                found.append((step["effect"], bool(step.get("static")), "", ""))
            steps(step.get("respond") or [])

    for path in sorted(SCENARIOS.glob("*.yaml")):
        for scenario in yaml.safe_load(path.read_text()):
            for card in scenario.get("cards") or []:
                faces = [card, *(card.get("faces") or [])]
                found += [(f["text"], None, f.get("name", ""), f.get("type_line", "")) for f in faces if f.get("text")]
            steps(scenario.get("steps") or [])
    return sorted(set(found), key=str)


@pytest.mark.skipif(not SCENARIOS.exists(), reason=f"there are no scenario files at {SCENARIOS}")
def test_every_text_of_the_scenario_files_compiles() -> None:
    for text, static, name, types in texts_of_scenarios():
        if static is None:
            assert compile_text(text, name=name, types=frozenset(types.split("—")[0].split())) != (), text
        else:
            assert compile_effect(text, static=static) is not None
