"""The methods: what they take and give."""

from typing import Any

import pytest
from tests.plugins.serving.conftest import Client, put

from mtglayers_plugins.serving.changes import Entering
from mtglayers_plugins.serving.methods import METHODS, Preview


def test_about(client: Client) -> None:
    about = client.ask("about")
    assert about["name"] == "mtglayers"
    assert about["methods"] == sorted(METHODS)
    assert "m10" in about["rules"]
    assert about["limits"]["games"] >= 1_000


def test_a_game_of_players_under_an_edition(client: Client) -> None:
    game = client.ask("open", players=["X", "Y", "Z"], rules="2009-07-20")["game"]
    assert client.server.games[game].game.ruleset.id == "m10"
    assert list(client.ask("view", game=game)["players"]) == ["X", "Y", "Z"]


def test_a_game_is_saved_and_opened_again(client: Client) -> None:
    define = {"do": "define", "card": {"name": "Ant", "type_line": "Creature — Insect", "power": "1", "toughness": "1"}}
    growth = {"do": "effect", "text": "Creatures you control get +1/+1 until end of turn."}
    game = client.open(define, put("Ant"), put("Grizzly Bears", counters={"+1/+1": 1}), growth)
    again = client.ask("open", state=client.ask("state", game=game))["game"]
    assert client.pt(again) == client.pt(game) == {"ant": "2/2", "grizzly-bears": "4/4"}


def test_what_waits_on_the_stack(client: Client) -> None:
    growth = {"do": "cast", "card": "Giant Growth", "targets": ["b"], "hold": True}
    game = client.open(put("Grizzly Bears", id="b"), growth)
    assert client.pt(game) == {"b": "2/2"}
    assert client.error("state", game=game) == (
        -32004, "a state does not keep what waits on the stack; resolve it first",
    )  # fmt: skip
    copy = client.ask("copy", game=game)["game"]
    client.ask("apply", game=game, changes=[{"do": "resolve"}])
    assert (client.pt(game), client.pt(copy)) == ({"b": "5/5"}, {"b": "2/2"})
    assert client.ask("state", game=game)["effects"]


def test_a_position_in_another_format(client: Client) -> None:
    opened = client.ask("open", position="[state]\nhumanbattlefield=Humility;Nobody Knows This\n")
    assert list(client.ask("view", game=opened["game"])["objects"]) == ["Humility"]
    assert "Nobody Knows This" in opened["left_out"][0]
    assert "no plugin here knows this format" in client.error("open", position="what?")[1]


@pytest.mark.parametrize(
    ("params", "code", "message"),
    [
        ({"players": []}, -32602, "players"),
        ({"players": ["A", "A"]}, -32602, "a name stands twice"),
        ({"players": ["A"], "state": {}}, -32602, "one of them"),
        ({"rules": "m1"}, -32001, "ruleset"),
        ({"state": {}}, -32002, "players: Field required"),
        ({"state": {"players": [{"name": "A"}], "objects": [{"id": "x", "owner": "A", "card": "Humilty"}]}}, -32001,
         "did you mean Humility"),
        ({"state": {"players": [{"name": "A", "life": "20"}]}}, -32002, "player 'A', life"),
        ({"playrs": ["A"]}, -32602, "unknown key 'playrs'; did you mean 'players'?"),
    ],
)  # fmt: skip
def test_what_cannot_be_opened(client: Client, params: dict[str, Any], code: int, message: str) -> None:
    got, said = client.error("open", **params)
    assert got == code
    assert message in said
    assert len(client.server.games) == 0


def test_a_change_that_is_none_is_named_by_its_place(client: Client) -> None:
    game = client.open()
    code, message = client.error("apply", game=game, changes=[put("Humility"), put("Humility", zne="hand")])
    assert (code, message) == (-32602, "changes.1.put: unknown key 'zne'; did you mean 'zone'?")


def test_preview(client: Client) -> None:
    game = client.open(put("Opalescence"))
    assert client.ask("preview", game=game, card="Humility")["power"] == 1
    assert list(client.ask("view", game=game)["objects"]) == ["opalescence"]
    assert set(Preview.model_fields) == set(Entering.model_fields) | {"game"}


def test_cards(client: Client) -> None:
    assert client.ask("cards", names=["Humility", "Fire", "Nobody"]) == {
        "Humility": True,
        "Fire": True,
        "Nobody": False,
    }


def test_compile(client: Client) -> None:
    [ability] = client.ask("compile", text="Flying")
    assert ability["text"].casefold() == "flying"
    assert ability["data"]["kind"] == "Keyword"
    assert client.error("compile", text="Wuggle the frob.")[0] == -32004
