"""Messages that are wrong in every way we could think of, the same ones for the same seed."""

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

from mtglayers_plugins.serving.methods import METHODS

GOOD: list[dict[str, Any]] = [
    {"method": "open", "params": {"players": ["A", "B"]}},
    {"method": "apply", "params": {"game": "g1", "changes": [{"do": "put", "card": "Humility", "by": "A"}], "view": True}},
    {"method": "apply", "params": {"game": "g1", "changes": [
        {"do": "cast", "card": "Giant Growth", "targets": ["humility"]}, {"do": "tap", "id": "humility"},
        {"do": "activate", "id": "humility", "ability": 1}, {"do": "effect", "text": "Draw a card."},
        {"do": "add_counters", "id": "humility", "counters": {"+1/+1": 1}},
        {"do": "move", "id": "humility", "zone": "exile"}, {"do": "mutate", "card": "Humility", "onto": "humility"},
        {"do": "define", "card": {"name": "Ant", "type_line": "Creature", "text": "Flying"}},
    ]}},
    {"method": "view", "params": {"game": "g1", "since": 0, "steps": True}},
    {"method": "preview", "params": {"game": "g1", "card": "Humility", "choose": {"color": "blue"}}},
    {"method": "open", "params": {"state": {"players": [{"name": "A"}], "objects": [
        {"id": "x", "card": "Humility", "owner": "A", "counters": [{"kind": "+1/+1", "number": 1}]}]}}},
    {"method": "open", "params": {"position": "[state]\nhumanbattlefield=Humility|Tapped;t:X,P:1,T:1,Types:Creature"}},
    {"method": "compile", "params": {"text": "Creatures you control get +1/+1.", "name": "X"}},
    {"method": "cards", "params": {"names": ["Humility"]}},
    {"method": "copy", "params": {"game": "g1"}},
    {"method": "close", "params": {"game": "g2"}},
    {"method": "state", "params": {"game": "g1"}},
]  # fmt: skip
"""Requests that are right, to be spoilt."""
ODD: list[Any] = [
    None, True, False, 0, -1, 2**63, 10**40, 0.5, -0.0, 1e308, "", "\x00", "\ud800", "é" * 50, "x" * 5_000, [], {}, [[]],
    [None], {"": {}}, [[[[[[]]]]]], "A", "g3", "humility", "Humility", {"kind": "Static"}, {"do": "put"}, "[state]\nx",
]  # fmt: skip
"""Values that stand where others should."""


def malformed(seed: int) -> Iterator[bytes]:
    """Lines without end that are wrong; a few may be right by chance."""
    chance = random.Random(seed)  # noqa: S311  # no secrets
    ways = (_noise, _cut, _flipped, _spoilt, _spoilt, _spoilt, _nonsense, _deep, _batch)
    while True:
        yield chance.choice(ways)(chance).replace(b"\n", b" ").replace(b"\r", b" ")


def _good(chance: random.Random) -> dict[str, Any]:
    good = json.loads(json.dumps(chance.choice(GOOD)))
    return {"jsonrpc": "2.0", "id": chance.randrange(1000), **good}


def _odd(chance: random.Random) -> Any:
    return copy.deepcopy(chance.choice(ODD))


def _bytes(message: object) -> bytes:
    return json.dumps(message).encode()


def _noise(chance: random.Random) -> bytes:
    return chance.randbytes(chance.randrange(200))


def _cut(chance: random.Random) -> bytes:
    whole = _bytes(_good(chance))
    start, end = sorted(chance.randrange(len(whole) + 1) for _ in range(2))
    return whole[:start] + whole[end:]


def _flipped(chance: random.Random) -> bytes:
    whole = bytearray(_bytes(_good(chance)))
    for _ in range(chance.randint(1, 4)):
        whole[chance.randrange(len(whole))] = chance.choice(b'{}[]":,\\0e-\x00\xff')
    return bytes(whole)


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place inside a value, as its holder and the key."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in list(items):
        yield value, key
        yield from _places(inner)


def _spoilt(chance: random.Random) -> bytes:
    message = _good(chance)
    for _ in range(chance.randint(1, 3)):
        inside = list(_places(message["params"])) if "params" in message and chance.random() < 0.9 else []
        holder, key = chance.choice(inside or list(_places(message)))
        way = chance.randrange(3)
        if way == 0:
            holder[key] = _odd(chance)
        elif way == 1:
            del holder[key]
        elif isinstance(holder, dict):
            holder[chance.choice(["x", "do", "game", "id", "zone", str(key).upper()])] = _odd(chance)
        else:
            holder.extend(holder * chance.randint(1, 20))
    return _bytes(message)


def _nonsense(chance: random.Random) -> bytes:
    message = {"jsonrpc": "2.0", "id": _odd(chance), "method": chance.choice([*METHODS, "", "x"])}
    return _bytes(message | {"params": _odd(chance)})


def _deep(chance: random.Random) -> bytes:
    sign, depth = chance.choice([b"[", b'{"a":', b'[{"a":', b'"\\']), chance.choice([10, 101, 5_000])
    return sign * depth


def _batch(chance: random.Random) -> bytes:
    parts = [chance.choice((_cut, _flipped, _spoilt))(chance) for _ in range(chance.randrange(4))]
    return b"[" + b",".join(parts) + b"]"
