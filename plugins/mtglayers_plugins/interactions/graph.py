"""What could depend on what: the declared reads and writes of every static ability of the cards (613.8a)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import networkx as nx

from mtglayers.cda import is_characteristic_defining
from mtglayers.effects import Part, make_parts
from mtglayers.modifications.abilities import Have, HaveActivatedAbilitiesOf, HaveSuchAbilitiesOf
from mtglayers_plugins.interactions.uses import usable

if TYPE_CHECKING:
    from mtglayers.abilities import Ability
    from mtglayers.cards import Card
    from mtglayers.engine import Engine
    from mtglayers.layers import Ruleset


@dataclass(frozen=True)
class CardPart:
    """What one ability of a face of a card does in one layer, with the bits of what that reads and writes."""

    card: str
    face: int
    ability: "Ability"
    resolves: bool
    """Whether it is a spell or ability that resolves, rather than a static ability."""
    layer: str
    defines: bool
    exists: int
    """The bits of what its existence hangs on."""
    reads: int
    """The bits of what else it looks at."""
    writes: int
    only_gives: bool
    """Whether all that it does is to give abilities, by which none ceases to exist."""


def parts_of(card: "Card", engine: "Engine", ruleset: "Ruleset") -> Iterator[CardPart]:
    """The parts of all abilities of a card that make continuous effects, those that its keywords stand for among them."""
    for number, face in enumerate(card.faces):
        for place, printed in enumerate(face.values.abilities):
            instance = engine.instances.own_text(printed.ability, place, printed.card)
            for static in instance.statics:
                defines = is_characteristic_defining(static, ruleset, own_text=True)
                for effect in static.effects:
                    parts = make_parts(
                        effect, "static", ruleset, engine.instances, defining=defines, instance=instance, locked=False
                    )
                    for layer, part in parts.items():
                        reads = part.reads_set | part.reads_values
                        yield CardPart(
                            card.name, number, static, False, layer, defines, part.reads_existence, reads, part.writes,
                            _only_gives(part),
                        )  # fmt: skip
        for one in usable(face, engine):
            for effect in one.effects:
                parts = make_parts(
                    effect, "resolution", ruleset, engine.instances, defining=False, instance=None, locked=True
                )
                for layer, part in parts.items():
                    yield CardPart(
                        card.name,
                        number,
                        one.ability,
                        True,
                        layer,
                        False,
                        0,
                        part.reads_set,
                        part.writes,
                        _only_gives(part),
                    )


def _only_gives(part: Part) -> bool:
    return all(
        isinstance(modification, Have | HaveSuchAbilitiesOf | HaveActivatedAbilitiesOf) for modification in part.does
    )


def could_depend(a: CardPart, b: CardPart, ruleset: "Ruleset") -> bool:
    """Whether b writes anything that a reads, in the same layer, and 613.8a's third condition lets it matter.

    What a resolution applies to, and does, is settled (611.2c, d), so that it depends on nothing.
    """
    reads = a.reads if b.only_gives else a.reads | a.exists
    if a.layer != b.layer or not reads & b.writes or a.resolves:
        return False
    if ruleset.dependency_and_cda == "neither":
        return not a.defines and not b.defines
    return ruleset.dependency_and_cda == "any" or a.defines == b.defines


def possible(cards: Iterable["Card"], engine: "Engine", ruleset: "Ruleset") -> "nx.DiGraph[str]":
    """The graph of what could depend on what: an edge from a card to one that it could depend on, with the layers.

    A card that could depend on another copy of itself has an edge to itself.
    """
    by_layer: dict[str, list[CardPart]] = {}
    for card in cards:
        for part in parts_of(card, engine, ruleset):
            by_layer.setdefault(part.layer, []).append(part)
    graph: nx.DiGraph[str] = nx.DiGraph()
    for layer, parts in by_layer.items():
        writers = [part for part in parts if part.writes]
        for a in parts:
            for b in writers:
                if could_depend(a, b, ruleset):
                    if graph.has_edge(a.card, b.card):
                        graph.edges[a.card, b.card]["layers"].add(layer)
                    else:
                        graph.add_edge(a.card, b.card, layers={layer})
    return graph
