"""Views: whole, and only what changed."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.plugins.serving.conftest import Client, put

from mtglayers.engine import Engine
from mtglayers_plugins.command_line.result import result_of
from mtglayers_plugins.serving import views
from mtglayers_plugins.serving.server import Server
from mtglayers_plugins.serving.views import View

assert Path(views.__file__).name == "views.py"


def test_a_view_has_its_shape(client: Client) -> None:
    game = client.open(put("Opalescence"), put("Humility"), put("Grizzly Bears", by="B", counters={"+1/+1": 1}))
    view = client.ask("view", game=game, steps=True)
    assert View.model_validate_json(json.dumps(view)).model_dump(mode="json") == view
    assert view["whole"]
    assert [step["layer"] for step in view["steps"]] == ["4", "6", "7b", "7b", "7c"]


def test_it_says_the_same_as_a_result(client: Client, engine: Engine) -> None:
    game = client.open(put("Opalescence"), put("Humility"), put("Grizzly Bears", tapped=True), put("Spellbook"))
    view = client.ask("view", game=game, steps=True)
    answer = client.server.games[game].game.view()
    result = json.loads(result_of(answer, engine).model_dump_json())
    assert view["objects"] == result["objects"]
    assert view["players"] == result["players"]
    assert view["steps"] == result["steps"]


def test_only_what_changed(client: Client) -> None:
    game = client.open(put("Grizzly Bears", id="b"), put("Hill Giant", id="h", by="B"), put("Forest", id="f"))
    first = client.ask("view", game=game)
    assert first["whole"]
    assert client.ask("view", game=game, since=first["revision"])["objects"] == {}
    client.ask("apply", game=game, changes=[put("Glorious Anthem", id="g")])
    second = client.ask("view", game=game, since=first["revision"])
    assert not second["whole"]
    assert list(second["objects"]) == ["b", "g"]
    assert second["players"] == {}
    client.ask("apply", game=game, changes=[{"do": "move", "id": "h", "zone": "graveyard"}])
    client.ask("apply", game=game, changes=[{"do": "leaves", "player": "B"}])
    third = client.ask("view", game=game, since=second["revision"])
    assert third["gone"] == ["h"]
    assert list(third["objects"]) == []
    assert list(client.ask("view", game=game, since=first["revision"])["objects"]) == ["b", "g"]


def test_apply_answers_what_it_changed(client: Client) -> None:
    game = client.open(put("Grizzly Bears", id="b"), put("Forest", id="f"))
    answer = client.ask("apply", game=game, changes=[{"do": "tap", "id": "f"}], view=True)
    assert answer["revision"] == answer["view"]["revision"] == 3
    assert list(answer["view"]["objects"]) == ["f"]
    assert answer["outcomes"] == [{"made": [], "effects": []}]


def test_a_phased_out_object_is_gone_and_comes_back(client: Client) -> None:
    game = client.open(put("Grizzly Bears", id="b"))
    client.ask("view", game=game)
    out = client.ask("apply", game=game, changes=[{"do": "phase_out", "id": "b"}], view=True)["view"]
    assert (out["objects"], out["gone"]) == ({}, ["b"])
    back = client.ask("apply", game=game, changes=[{"do": "phase_in", "id": "b"}], view=True)["view"]
    assert (list(back["objects"]), back["gone"]) == (["b"], [])


def test_a_revision_that_is_not_known_gets_everything(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    game = client.open(put("Grizzly Bears", id="b"))
    assert client.ask("view", game=game, since=9)["whole"]
    monkeypatch.setattr(views, "MOST_GONE", 0)
    client.ask("apply", game=game, changes=[{"do": "phase_out", "id": "b"}])
    assert client.ask("view", game=game, since=1)["whole"]
    assert client.error("view", game=game, since=-1)[0] == -32602


def test_words_are_kept_within_bounds(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "MOST_WORDS", 1)
    view = client.ask("view", game=client.open(put("Humility"), put("Opalescence", by="B")))
    assert view["objects"]["opalescence"]["abilities"][0]["text"].startswith("Each other")


CHANGES: list[dict[str, Any]] = [
    put("Humility"), put("Opalescence"), put("Grizzly Bears"), put("Blood Moon"), put("Taiga"),
    put("Grizzly Bears", by="B", counters={"+1/+1": 1}), put("Glorious Anthem"), put("Changeling Outcast"),
    put("Conspiracy", choose={"creature_type": "Goblin"}), put("Control Magic", attached_to="grizzly-bears"),
    {"do": "tap", "id": "grizzly-bears"}, {"do": "untap", "id": "grizzly-bears"},
    {"do": "phase_out", "id": "grizzly-bears"}, {"do": "phase_in", "id": "grizzly-bears"},
    {"do": "turn", "id": "grizzly-bears", "face": "down"}, {"do": "turn", "id": "grizzly-bears", "face": "up"},
    {"do": "move", "id": "humility", "zone": "graveyard"}, {"do": "move", "id": "grizzly-bears", "zone": "exile"},
    {"do": "add_counters", "id": "grizzly-bears", "counters": {"+1/+1": 1}}, {"do": "leaves", "player": "B"},
    {"do": "effect", "text": "Creatures you control get +1/+1 until end of turn."}, {"do": "end_turn"},
    {"do": "set", "player": "A", "fact": "life", "value": 5}, {"do": "state_based"},
]  # fmt: skip


@given(st.lists(st.tuples(st.sampled_from(CHANGES), st.booleans()), max_size=12))
def test_the_changes_add_up_to_the_whole(engine: Engine, steps: list[tuple[dict[str, Any], bool]]) -> None:
    """A client that starts from a whole view and takes in what changed has the whole view."""
    client = Client(Server(engine))
    game = client.open()
    known = client.ask("view", game=game)
    for change, looks in steps:
        client.line(
            json.dumps({"jsonrpc": "2.0", "id": 1, "method": "apply", "params": {"game": game, "changes": [change]}})
        )
        if looks:
            take_in(known, client.ask("view", game=game, since=known["revision"]))
    take_in(known, client.ask("view", game=game, since=known["revision"]))
    copied = client.ask("copy", game=game)["game"]
    client.server.games[copied].seen = views.Seen()
    whole = client.ask("view", game=copied)
    assert known["objects"] == whole["objects"]
    assert known["players"] == whole["players"]


def take_in(known: dict[str, Any], news: dict[str, Any]) -> None:
    """What a client does with a view of changes."""
    if news["whole"]:
        known.update(news)
        return
    for id in news["gone"]:
        known["objects"].pop(id, None)
    known["objects"] |= news["objects"]
    known["players"] |= news["players"]
    known["revision"] = news["revision"]
