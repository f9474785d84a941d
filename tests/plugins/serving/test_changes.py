"""Changes as data: each is a method of ``Game`` with its parameters."""

import inspect
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter, ValidationError
from tests.plugins.serving.conftest import Client, put

from mtglayers.game import Game
from mtglayers_plugins.serving.changes import Arguments, Change, Entering, PutTogether

KINDS: list[type[Arguments]] = list(get_args(get_args(Change)[0]))
INNER = {
    "add", "begin", "changed", "choose", "count_counters", "detach", "merge", "note_entering", "pair", "put_counters",
    "rules_of_old", "tick", "new_id", "next_number", "whole",
}  # fmt: skip
"""What other changes are made of."""
ASKING = {
    "abilities", "active_player", "applies_in", "card", "copy", "destroyed", "face_named", "is_cda", "kinds_of", "named",
    "object", "player", "player_names", "preview", "total_cost", "triggers", "view",
}  # fmt: skip
NOT_DATA = {"together", "values", "face_down_values", "entering"}
"""Parameters for other parts of the library."""


def names(kind: type[Arguments]) -> list[str]:
    """The methods that a kind of change stands for."""
    return [str(name) for name in get_args(kind.model_fields["do"].annotation)]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_its_fields_are_the_parameters(kind: type[Arguments]) -> None:
    for name in names(kind):
        if name == "define":  # defined cards are given to ``Game.card``
            continue
        parameters = set(inspect.signature(getattr(Game, name)).parameters) - {"self"} - NOT_DATA
        assert set(kind.model_fields) - {"do"} == parameters, name


def test_every_method_that_changes_a_game_is_a_change() -> None:
    public = {name for name in vars(Game) if not name.startswith("_")}
    done = {name for kind in KINDS for name in names(kind)} - {"define"}
    assert public - INNER - ASKING == done


CASES: list[tuple[list[dict[str, Any]], dict[str, str]]] = [
    ([put("Grizzly Bears", id="b", counters={"+1/+1": 2})], {"b": "4/4"}),
    ([{"do": "put_together", "puts": [{"card": "Humility", "id": "h"}, {"card": "Opalescence"}]}], {"h": "4/4"}),
    ([put("Grizzly Bears", id="b"), {"do": "cast", "card": "Giant Growth", "targets": ["b"]}], {"b": "5/5"}),
    ([put("Grizzly Bears", id="b"), {"do": "add_counters", "id": "b", "counters": {"-1/-1": 1}}], {"b": "1/1"}),
    ([put("Grizzly Bears", id="b"), {"do": "turn", "id": "b", "face": "down"}], {"b": "2/2"}),
    ([put("Grizzly Bears", id="b"), {"do": "phase_out", "id": "b"}], {}),
    ([put("Grizzly Bears", id="b"), {"do": "effect", "text": "Creatures you control get +1/+1 until end of turn."},
      {"do": "end_turn"}], {"b": "2/2"}),
    ([put("Grizzly Bears", id="b"), {"do": "effect", "text": "Creatures you control get +1/+1.", "static": True}],
     {"b": "3/3"}),
    ([put("Grizzly Bears", id="b"), put("Bonesplitter", id="s"), {"do": "attach", "id": "s", "to": "b"}], {"b": "4/2"}),
    ([put("Grizzly Bears", id="b", by="B"), {"do": "leaves", "player": "B"}], {}),
    ([put("Grizzly Bears", id="b"), {"do": "set", "player": "A", "fact": "life", "value": 3}], {"b": "2/2"}),
    ([put("Grizzly Bears", id="b", counters={"-1/-1": 2}), {"do": "state_based"}], {}),
    ([put("Grizzly Bears", id="b"), {"do": "move", "id": "b", "zone": "hand"}], {}),
    ([{"do": "define", "card": {"name": "Ant", "type_line": "Creature — Insect", "power": "1", "toughness": "1"}},
      put("Ant", id="ant")], {"ant": "1/1"}),
    ([put("Grizzly Bears", id="b"), {"do": "mutate", "card": "Hill Giant", "onto": "b"}], {"b": "3/3"}),
    ([put("Delver of Secrets", id="d"), {"do": "transform", "id": "d"}], {"d": "3/2"}),
    ([put("Grizzly Bears", id="b"), {"do": "happens", "event": "nothing"}], {"b": "2/2"}),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "pt"), CASES)
def test_what_it_does(client: Client, changes: list[dict[str, Any]], pt: dict[str, str]) -> None:
    shown = client.pt(client.open(*changes))
    assert {id: shown[id] for id in pt} == pt
    if not pt:
        assert shown == {}


@pytest.mark.parametrize("name", ["tap", "attack"])
def test_status(client: Client, name: str) -> None:
    game = client.open(put("Grizzly Bears", id="b"), {"do": name, "id": "b"})
    one = client.ask("view", game=game)["objects"]["b"]
    assert (one["tapped"], one["attacking"]) == (name == "tap", name == "attack")


def test_abilities_are_used(client: Client) -> None:
    game = client.open(put("Figure of Destiny", id="f"), {"do": "activate", "id": "f", "as": "kithkin"})
    assert client.pt(game) == {"f": "2/2"}


READ: TypeAdapter[Any] = TypeAdapter(Change)


@pytest.mark.parametrize(
    "wrong",
    [
        {}, {"do": "put"}, {"do": "put", "card": 5}, {"do": "fly", "id": "b"}, {"do": "tap", "id": "b", "x": 1},
        {"do": "put", "card": "Humility", "x": -1}, {"do": "put", "card": "Humility", "zone": "nowhere"},
        {"do": "put", "card": "Humility", "tapped": 1}, {"do": "put", "card": "H" * 300},
        {"do": "add_counters", "id": "b", "counters": {}}, {"do": "add_counters", "id": "b", "counters": {"c": 10**9}},
        {"do": "activate", "id": "b", "times": 10**6}, {"do": "activate", "id": "b", "as_": "x"},
        {"do": "put_together", "puts": []}, {"do": "put_together", "puts": [{"do": "put", "card": "Humility"}]},
        {"do": "put", "card": "Humility", "choose": {"color": {"deep": 1}}}, [], 5, None,
    ],
)  # fmt: skip
def test_what_is_no_change(wrong: object) -> None:
    with pytest.raises(ValidationError):
        READ.validate_python(wrong)


def test_only_what_was_given_is_passed_on() -> None:
    assert Entering(card="Humility").arguments() == {"card": "Humility"}
    both = PutTogether(do="put_together", puts=[Entering(card="Humility", by="B"), Entering(card="Opalescence")])
    assert both.arguments() == {"puts": [{"card": "Humility", "by": "B"}, {"card": "Opalescence"}]}
