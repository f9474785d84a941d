"""The names of our cards in other languages."""

import os
from pathlib import Path

import pytest
from tests.printed_names import FILE, lines, of_cards, records_of

from mtglayers.engine import Engine
from mtglayers.name_files import read_names

SHARED = Path(os.environ.get("MTGLAYERS_SHARED", Path(__file__).parents[3] / "shared"))
NAMES, CARDS = SHARED / "data/names.jsonl.gz", SHARED / "founding-cards.yaml"


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine()


def test_every_name_finds_its_card(engine: Engine) -> None:
    names = read_names(FILE)
    assert len(names) > 600
    assert {name: engine.english(name) for own in names.values() for name in own} == {
        name: english for english, own in names.items() for name in own
    }


@pytest.mark.parametrize("name", ["Demut", "Humilité", "Humildad", "Umiltà", "Humildade", "謙虚", "Demut "])
def test_humility(engine: Engine, name: str) -> None:
    assert engine.card(name).name == "Humility"


def test_the_founding_articles_names(engine: Engine) -> None:
    if not CARDS.exists():
        pytest.skip(f"there are no founding cards at {CARDS}")
    printed = {name: card["name"] for card in of_cards(CARDS) for key, name in card.items() if key != "name" and name}
    found = {name: engine.english(name) for name, english in printed.items() if english in engine.cards}
    assert found == {name: english for name, english in printed.items() if english in engine.cards}
    assert len(found) > 50


def test_the_file_is_as_its_script_writes_it(engine: Engine) -> None:
    if not NAMES.exists() or not CARDS.exists():
        pytest.skip(f"there are no names at {NAMES}")
    ours = {face.values.name for card in engine.cards.values() for face in card.faces}
    written = "".join(lines([*records_of(NAMES), *of_cards(CARDS)], ours))
    assert FILE.read_text(encoding="utf-8") == written, "run: python -m tests.printed_names ..."
