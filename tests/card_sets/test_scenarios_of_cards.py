"""A card is registered when a scenario uses it: ours, or one of the corpora beside the project."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from mtglayers.engine import Engine

OURS = Path(__file__).parents[1] / "scenarios"
SHARED = Path(os.environ.get("MTGLAYERS_SHARED", Path(__file__).parents[3] / "shared")) / "scenarios"


def strings(value: object) -> Iterator[str]:
    """Every string in a scenario, names of keys too."""
    if isinstance(value, str):
        yield value.removeprefix("card:")
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from strings(key)
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


@pytest.mark.skipif(not SHARED.exists(), reason=f"there are no scenarios at {SHARED}")
def test_every_card_has_a_scenario() -> None:
    used: set[str] = set()
    for path in [*OURS.rglob("*.yaml"), *SHARED.glob("*.yaml")]:
        used.update(strings(yaml.safe_load(path.read_text("utf-8"))))
    engine = Engine()
    ours = {plugin.name for plugin in engine.plugins.all if plugin.source == "mtglayers"}
    unused = {
        name
        for name, card in engine.cards.items()
        if engine.cards.plugin_of(name) in ours
        and not used & {name, *(face.values.name for face in card.faces), *name.split(" // ")}
    }
    assert unused == set()
