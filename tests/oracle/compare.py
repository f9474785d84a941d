"""The engine's answer and the oracle's for one board, side by side."""

from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from typing import Any

from mtglayers.abilities import Mana
from mtglayers.engine import Engine
from mtglayers.filters import And, Or
from mtglayers.nodes import Node
from mtglayers.objects import ChoiceState, CounterState, EffectState, ObjectState, PlayerState, State

from .board import Board
from .oracle import Answer, evaluate
from .records import EVERY, Record

WORDS = ("supertype", "card type", "creature type", "land type", "artifact type", "enchantment type", "color")
PLUGINS = ("rulesets", "basic_lands", "counters", "keywords", "face_down", "merging")


@cache
def engine(order: tuple[str, ...] = PLUGINS) -> Engine:
    """An engine with the plugins of the rules alone, registered in this order."""
    import importlib  # noqa: PLC0415  # by name, since the order is what is tried

    modules = [importlib.import_module(f"mtglayers_plugins.{name}") for name in order]
    return Engine(modules, installed=False, strict=True)


def state_of(board: Board) -> State:
    """The board as the engine's state."""
    life = dict(board.life)
    return State(
        rules=board.rules,
        active_player=board.active or None,
        players=[
            PlayerState(name=name, life=life.get(name, 20), hand=dict(board.hand).get(name, 0))
            for name in board.players
        ],
        objects=[
            ObjectState(
                id=thing.id,
                values=thing.card,
                token="token" in thing.status,
                tapped="tapped" in thing.status,
                attacking="attacking" in thing.status,
                facts=[fact for fact in thing.status if fact not in ("token", "tapped", "attacking", "unblocked")],
                owner=thing.owner or thing.controller,
                controller=thing.controller,
                zone=thing.zone,  # type: ignore[arg-type]  # a zone by its name
                timestamp=thing.timestamp,
                attached_to=thing.attached_to or None,
                choices=[ChoiceState(what=what, value=value) for what, value in thing.choices],
                counters=[
                    CounterState(kind=c.kind, number=c.number, timestamp=c.timestamp)
                    for c in board.counters
                    if c.on == thing.id
                ],
            )
            for thing in board.things
        ],
        effects=[
            EffectState(
                id=one.id,
                controller=one.controller,
                timestamp=one.timestamp,
                effect=one.effect,
                source=one.source or None,
                objects=list(one.objects),
            )
            for one in board.resolved
        ],
    )


def by_the_engine(board: Board, with_engine: Engine | None = None) -> dict[str, Any]:
    """Every object as the engine has it, and the steps in order, in a form that both can be put in."""
    evaluation = (with_engine or engine()).evaluate(state_of(board))
    view, rows = evaluation.view, evaluation.board.rows
    players = {rows[name]: name for name in board.players}
    objects = {}
    for thing in board.things:
        bit = 1 << rows[thing.id]
        words = {kind: sorted(view.values(kind, bit)) for kind in WORDS}
        if "*" in words["creature type"]:
            words["creature type"] = [EVERY]
        creature = "Creature" in words["card type"]
        objects[thing.id] = {
            "name": "".join(view.values("name", bit)),
            "mana cost": "".join(view.values("mana cost", bit)),
            "mana value": view.number("mana value", bit),
            **words,
            "controller": players[view.values("controller", bit)[0]],
            "power/toughness": (view.number("power", bit), view.number("toughness", bit)) if creature else None,
            "base": (view.number("base power", bit), view.number("base toughness", bit)) if creature else None,
            "abilities": sorted(
                plain(instance.ability) for column in ("static", "ability") for instance in view.values(column, bit)
            ),
        }
    for name in board.players:
        bit = 1 << rows[name]
        size = view.values("maximum hand size", bit)
        objects[f"player {name}"] = {
            "hand size": size[0] if size else None,
            "abilities": sorted({plain(ability) for ability in view.values("player ability", bit)}),
        }
    ids = {row: one for one, row in rows.items()}
    steps = [
        (one.layer, one.effect.label, tuple(ids[row] for row in range(len(ids)) if (one.hits or 0) >> row & 1))
        for one in evaluation.journal.applications
        if one.effect.source != "counter"
    ]
    depends = {
        layer: sorted((a.label, b.label) for a, b in pairs if "counter" not in (a.source, b.source))
        for layer, pairs in evaluation.depends.items()
        if pairs
    }
    return {"objects": objects, "steps": steps, "depends": {layer: pairs for layer, pairs in depends.items() if pairs}}


def by_the_oracle(board: Board, answer: Answer | None = None) -> dict[str, Any]:
    """The same from the oracle."""
    answer = answer or evaluate(board)
    objects: dict[str, Any] = {one: of_record(record) for one, record in answer.world.objects.items()}
    for name, seat in answer.world.seats.items():
        objects[f"player {name}"] = {
            "hand size": seat.hand_size,
            "abilities": sorted({plain(ability) for ability in seat.abilities}),
        }
    order = {one: number for number, one in enumerate([*board.players, *(thing.id for thing in board.things)])}
    steps = [
        (step.layer, step.source, tuple(sorted(step.objects, key=order.__getitem__)))
        for step in answer.steps
        if not step.of_counters
    ]
    depends = {layer: sorted(pairs) for layer, pairs in answer.depends.items() if pairs}
    return {"objects": objects, "steps": steps, "depends": depends}


def of_record(record: Record) -> dict[str, Any]:
    words = {kind: sorted(record.words.get(kind, ())) for kind in WORDS}
    if EVERY in words["creature type"]:
        words["creature type"] = [EVERY]
    creature = "Creature" in words["card type"]
    return {
        "name": record.name,
        "mana cost": record.mana_cost,
        "mana value": record.mana_value,
        **words,
        "controller": record.controller,
        "power/toughness": (record.power, record.toughness) if creature else None,
        "base": (record.base_power, record.base_toughness) if creature else None,
        "abilities": sorted(plain(held.ability) for held in record.abilities),
    }


def plain(node: Any) -> str:
    """An ability as text to compare, whatever the order in which the parts of a description stand."""
    match node:
        case And() | Or():
            return f"{type(node).__name__}({', '.join(sorted(plain(part) for part in node.parts))})"
        case Mana():
            return f"Mana({node.cost}, {node.adds})"
        case tuple():
            return f"({', '.join(plain(item) for item in node)})"
        case Node():
            return f"{type(node).__name__}({', '.join(plain(getattr(node, f.name)) for f in fields(node))})"  # type: ignore[arg-type]  # every node is a dataclass
        case _:
            return repr(node)


def differences(board: Board, with_engine: Engine | None = None) -> list[str]:
    """Where the two answers differ, in words; nothing when they agree."""
    try:
        oracle = by_the_oracle(board)
    except RecursionError:
        return []
    return told_apart(by_the_engine(board, with_engine), oracle)


def told_apart(engine_says: dict[str, Any], oracle_says: dict[str, Any]) -> list[str]:
    found = []
    for one, theirs in oracle_says["objects"].items():
        ours = engine_says["objects"][one]
        found += [
            f"{one}, {key}: engine {ours[key]!r}, oracle {theirs[key]!r}" for key in theirs if ours[key] != theirs[key]
        ]
    for number, (ours, theirs) in enumerate(_pairs(engine_says["steps"], oracle_says["steps"])):
        if ours != theirs:
            found.append(f"step {number}: engine {ours}, oracle {theirs}")
            break
    if engine_says["depends"] != oracle_says["depends"]:
        found.append(f"dependencies: engine {engine_says['depends']}, oracle {oracle_says['depends']}")
    return found


def _pairs(one: Sequence[Any], other: Sequence[Any]) -> list[tuple[Any, Any]]:
    longest = max(len(one), len(other))
    return list(zip([*one, *[None] * (longest - len(one))], [*other, *[None] * (longest - len(other))], strict=True))
