"""No card text stands in the sources: a rules sentence is made from data, never stored."""

import gzip
import json
import os
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DATA = Path(os.environ.get("MTGLAYERS_CARD_DATA", ROOT.parent / "shared/data/cards.jsonl.gz"))
LONG = 60
"""Shorter sentences are said by too many cards to be anyone's text."""


def sentences() -> set[str]:
    """The long sentences of the cards' texts, in small letters."""
    found: set[str] = set()
    with gzip.open(DATA, "rt") as lines:
        for line in lines:
            card = json.loads(line)
            for face in (card, *(card.get("card_faces") or card.get("faces") or ())):
                text = str(face.get("oracle_text") or face.get("text") or "")
                found |= {plain(one) for one in re.split(r"(?<=[.!])\s|\n", text) if len(one) >= LONG}
    return found


def plain(text: str) -> str:
    return " ".join(re.sub(r"[^\w+{}/ -]", "", text.casefold()).split())


@pytest.mark.skipif(not DATA.exists(), reason=f"there are no card texts to compare with at {DATA}")
def test_no_source_line_is_a_sentence_of_a_card() -> None:
    texts = sentences()
    assert len(texts) > 1000
    copied = [
        f"{path.relative_to(ROOT)}:{number}"
        for folder in ("core", "plugins", "card_sets")
        for path in sorted((ROOT / folder).rglob("*.py"))
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if len(line) >= LONG and plain(line.strip().strip("\"'(),# ")) in texts
    ]
    assert copied == []
