"""Every card of the sets prints well, and mostly as the game itself prints it."""

import gzip
import json
import os
import re
from functools import cache
from pathlib import Path

import pytest

from mtglayers.cards import Card, Face
from mtglayers.engine import Engine
from mtglayers_plugins.english import render_card

ROOT = Path(__file__).parents[3]
DATA = Path(os.environ.get("MTGLAYERS_CARD_DATA", ROOT.parent / "shared/data/cards.jsonl.gz"))
AS_PRINTED = 0.81
"""The share of lines that must be the game's own, names and reminder text aside."""
SUSPICIOUS = re.compile(
    r"[\[{]\w+\(|\{\}|  | ,|\.\.| \.|\b(?:an?|the) (?:an?|the)\b|\ban [bcdfgjklmnpqrstvwz]|\b(?:it|this \w+) (?:are|have|get) ",
    re.IGNORECASE,
)


@cache
def cards() -> dict[str, Card]:
    return dict(Engine().cards)


def faces() -> list[Face]:
    return [face for card in cards().values() for face in card.faces if face.values.abilities]


def test_no_card_prints_anything_odd() -> None:
    odd = {}
    for face in faces():
        lines = render_card(face.values)
        wrong = [line for line in lines if (found := SUSPICIOUS.search(line)) and "have " + found.group() not in line]
        if wrong:
            odd[face.values.name] = wrong
    assert odd == {}


def test_sentences_end() -> None:
    for face in faces():
        for line in "\n".join(render_card(face.values)).split("\n"):
            assert line.endswith((".", '."', ".'\"", ".)", "—")) or " " not in line or len(line) < 90, line


def plain(line: str, name: str) -> str:
    """A line without its card's name, for comparing."""
    short = re.split(r",| of | the ", name)[0]
    line = line.replace(name, "~")
    if short != name and len(short) > 3:
        line = re.sub(rf"\b{re.escape(short)}\b", "~", line)
    kinds = (
        "creature|land|artifact|enchantment|Aura|Equipment|permanent|Vehicle|planeswalker|spell|Saga|Class|Spacecraft"
    )
    return re.sub(rf"\bthis (?:{kinds})\b", "~", line, flags=re.IGNORECASE).strip().casefold()


def lines_of(text: str, name: str) -> list[str]:
    found = []
    for line in text.split("\n"):
        keywords = "." not in line and ":" not in line and len(line) < 90
        found += [plain(part, name) for part in (line.split(", ") if keywords else [line])]
    return [line for line in found if line]


@pytest.mark.skipif(not DATA.exists(), reason=f"there are no card texts to compare with at {DATA}")
def test_most_lines_are_those_of_the_game() -> None:
    texts: dict[str, str] = {}
    with gzip.open(DATA, "rt") as records:
        for record in records:
            card = json.loads(record)
            texts.setdefault(card["face_name"], re.sub(r" ?\([^()]*\)", "", card.get("oracle_text") or ""))
    same = total = 0
    for face in faces():
        name = face.values.name
        if name in texts:
            game = lines_of(texts[name], name)
            for line in lines_of("\n".join(render_card(face.values)), name):
                total += 1
                same += line in game
    assert total > 500
    assert same / total >= AS_PRINTED
