"""What is written by hand against what the compiler makes of the game's own texts: equal, or the compiler abstains, or listed."""

import gzip
import json
import os
from pathlib import Path
from typing import Final

import pytest

from mtglayers.cards import Face
from mtglayers.engine import Engine
from mtglayers_plugins.rules_text import NotUnderstood, compile_text

SHARED = Path(os.environ.get("MTGLAYERS_SHARED", Path(__file__).parents[3] / "shared"))
TEXTS = SHARED / "data/cards.jsonl.gz"
LEAST: Final = 650
"""So many faces at least are read from their texts as they are written."""
HAND_SAYS_MORE: Final = {
    "Bloodghast": "the card itself moves; the compiler keeps that in words",
    "Carnival": "the second damage is data too",
    "Cursed Courtier": "the Role is a token with its abilities (111.10)",
    "Identity Thief": "the copy comes first: its values are those that the creature had on the battlefield (608.2h)",
    "Invasion of Amonkhet": "the card that is drawn is data",
    "Moonmist": "what deals the damage is one filter",
    "Ravager of the Fells": "the second damage is data too",
    "Relentless Assault": "which creatures untap is data",
    "Shroofus Sproutsire": "the token has its name and its power and toughness",
    "Spear of Heliod": "which creature may be a target is data",
    "Terastodon": "the token has its name and its power and toughness",
    "Tidehollow Sculler": "the card that is exiled is found again (607.2a)",
}


def texts() -> dict[str, str]:
    found: dict[str, str] = {}
    with gzip.open(TEXTS, "rt", encoding="utf-8") as records:
        for record in map(json.loads, records):
            found.setdefault(record["face_name"], record.get("oracle_text") or "")
    return found


def differs(face: Face, text: str) -> bool | None:
    """Whether the data is another than the compiler's; none where the compiler abstains."""
    types = frozenset(word.word for word in face.values.words if word.word_kind == "card type")
    try:
        read = compile_text(text, name=face.values.name, types=types)
    except NotUnderstood:
        return None
    return read != tuple(printed.ability for printed in face.values.abilities)


@pytest.mark.skipif(not TEXTS.exists(), reason=f"there are no card texts to compare with at {TEXTS}")
def test_hand_and_compiler_agree() -> None:
    printed = texts()
    faces = {face.values.name: face for card in Engine().cards.values() for face in card.faces}
    verdicts = {name: differs(face, printed[name]) for name, face in faces.items() if name in printed}
    assert {name for name, other in verdicts.items() if other} == HAND_SAYS_MORE.keys()
    assert sum(other is False for other in verdicts.values()) >= LEAST
