"""Open games: all changes or none, copies, limits."""

import pytest
from tests.plugins.serving.conftest import Client, client_with, put

from mtglayers.engine import Engine


def test_a_list_of_changes_happens_whole_or_not_at_all(client: Client) -> None:
    game = client.open(put("Grizzly Bears", id="b"))
    code, message = client.error(
        "apply", game=game, changes=[{"do": "tap", "id": "b"}, put("Humility"), {"do": "tap", "id": "c"}]
    )
    assert (code, message) == (-32001, "changes.2: there is no object 'c'")
    view = client.ask("view", game=game)
    assert view["revision"] == 1
    assert list(view["objects"]) == ["b"]
    assert not view["objects"]["b"]["tapped"]


def test_what_enters_together_enters_whole(client: Client) -> None:
    game = client.open()
    together = {"do": "put_together", "puts": [{"card": "Humility"}, {"card": "Humilty"}]}
    assert "did you mean Humility" in client.error("apply", game=game, changes=[together])[1]
    assert client.ask("view", game=game)["objects"] == {}


def test_what_the_rules_forbid(client: Client) -> None:
    game = client.open(put("Bonesplitter", id="s"))
    assert client.error("apply", game=game, changes=[{"do": "attach", "id": "s", "to": "s"}])[0] == -32003
    assert client.error("apply", game=game, changes=[{"do": "activate", "id": "s", "ability": 9}])[0] == -32003


def test_a_copy_goes_its_own_way(client: Client) -> None:
    game = client.open(put("Grizzly Bears", id="b"))
    client.ask("view", game=game)
    copy = client.ask("copy", game=game)
    assert copy == {"game": "g2", "revision": 1}
    client.ask("apply", game="g2", changes=[put("Glorious Anthem")])
    define = {"do": "define", "card": {"name": "Ant", "type_line": "Artifact"}}
    client.ask("apply", game="g2", changes=[define, put("Ant")])
    assert client.pt(game) == {"b": "2/2"}
    assert client.pt("g2") == {"b": "3/3"}
    assert "Ant" in client.error("apply", game=game, changes=[put("Ant")])[1]
    assert list(client.ask("view", game="g2", since=1)["objects"]) == ["b", "glorious-anthem", "ant"]


def test_a_closed_game_is_gone(client: Client) -> None:
    game = client.open()
    assert client.ask("close", game=game) is None
    for method in ("close", "copy", "view", "state"):
        assert client.error(method, game=game) == (-32011, "there is no open game 'g1'")
    assert client.open() == "g2"


def test_open_games_are_limited(engine: Engine) -> None:
    client = client_with(engine, games=2)
    client.open()
    client.open()
    assert client.error("open")[0] == client.error("copy", game="g1")[0] == -32010
    client.ask("close", game="g1")
    assert client.open() == "g3"


def test_objects_are_limited_however_they_come(engine: Engine) -> None:
    client = client_with(engine, objects=5)
    game = client.open(*[put("Grizzly Bears", id=f"b{n}") for n in range(4)])
    bears = [{"card": "Grizzly Bears"}] * 2
    assert "5 objects at most" in client.error("apply", game=game, changes=[{"do": "put_together", "puts": bears}])[1]
    tokens = {"do": "effect", "text": "Create three 1/1 white Soldier creature tokens."}
    assert "5 objects at most" in client.error("apply", game=game, changes=[tokens])[1]
    copy = client.ask("copy", game=game)["game"]
    assert "5 objects at most" in client.error("apply", game=copy, changes=[tokens])[1]
    assert len(client.ask("view", game=game)["objects"]) == 4
    state = client.ask("state", game=game)
    state["objects"] += [state["objects"][0] | {"id": f"more{n}"} for n in range(2)]
    assert client.error("open", state=state)[0] == -32010


def test_effects_are_limited(engine: Engine) -> None:
    client = client_with(engine, effects=2)
    growth = {"do": "cast", "card": "Giant Growth", "targets": ["b"]}
    game = client.open(put("Grizzly Bears", id="b"), growth, growth)
    assert "2 effects at most" in client.error("apply", game=game, changes=[growth])[1]
    assert client.pt(game) == {"b": "8/8"}


@pytest.mark.parametrize("changes", [[put("Humility")] * 4])
def test_changes_are_limited(engine: Engine, changes: list[object]) -> None:
    client = client_with(engine, changes=3)
    assert client.error("apply", game=client.open(), changes=changes)[0] == -32010
