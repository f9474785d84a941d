"""Writes the names of our cards in other languages: ``python -m tests.printed_names NAMES.jsonl.gz CARDS.yaml``.

NAMES has one card a line, ``{"name": "Humility", "de": "Demut", ...}``; CARDS has ``cards`` with ``name`` and
``printed_names``, for spellings that differ. Names that are an English one are left out.
"""

import gzip
import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import yaml

from mtglayers.engine import Engine
from mtglayers.names import exact

FILE = Path(__file__).parent.parent / "card_sets/mtglayers_sets/printed_names.jsonl"
LANGUAGES = ("de", "es", "fr", "it", "ja", "ko", "pt", "ru", "zhs", "zht")


def records_of(path: Path) -> Iterator[dict[str, str]]:
    """Name and printed names of each card of a file of names."""
    with gzip.open(path, "rt", encoding="utf-8") as stream:
        yield from map(json.loads, stream)


def of_cards(path: Path) -> Iterator[dict[str, str]]:
    """Name and printed names of each card of a file of cards; remarks in brackets are no names."""
    for card in yaml.safe_load(path.read_text())["cards"]:
        printed = (card.get("printed_names") or {}).items()
        yield {"name": card["name"]} | {key: re.sub(r"\s*\(.*\)", "", name) for key, name in printed}


def lines(records: Iterable[dict[str, str]], ours: set[str]) -> Iterator[str]:
    """The lines of the file, by English name; a card's second line has spellings that its first has not."""
    before: dict[str, set[str]] = {}
    english_names = {exact(name) for name in ours}
    for record in sorted(records, key=lambda one: one["name"]):
        english = record["name"]
        known = before.setdefault(english, {*english_names, ""})
        names = {key: record[key] for key in LANGUAGES if exact(record.get(key, "")) not in known}
        known |= {exact(name) for name in names.values()}
        if english in ours and names:
            yield json.dumps({"name": english} | names, ensure_ascii=False) + "\n"


def main(names: Path, cards: Path) -> None:
    """Write the file."""
    ours = {face.values.name for card in Engine().cards.values() for face in card.faces}
    FILE.write_text("".join(lines([*records_of(names), *of_cards(cards)], ours)), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
