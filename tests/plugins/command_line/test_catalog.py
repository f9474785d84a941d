"""``mtglayers cards``, ``plugins`` and ``rules``."""

import json

from tests.plugins.command_line.conftest import Mtglayers


def test_cards(mtglayers: Mtglayers) -> None:
    assert "Humility" in mtglayers("cards", "list").out
    listed = mtglayers("cards", "list", "humil").out
    assert "Humility" in listed
    assert "Opalescence" not in listed
    assert listed.endswith("1 cards\n")
    assert [card["name"] for card in json.loads(mtglayers("cards", "list", "humility", "--json").out)] == ["Humility"]


def test_one_card(mtglayers: Mtglayers) -> None:
    lines = mtglayers("cards", "show", "Grizzly Bears").out.splitlines()
    assert lines[:2] == ["Grizzly Bears {1}{G}", "Creature — Bear  2/2"]
    data = json.loads(mtglayers("cards", "show", "humility", "--json").out)
    assert data["faces"][0]["abilities"][0]["data"]["kind"] == "Static"
    assert "did you mean Humility" in mtglayers("cards", "show", "Humilty").only_line


def test_plugins(mtglayers: Mtglayers) -> None:
    assert "rulesets" in mtglayers("plugins", "list").out
    data = json.loads(mtglayers("plugins", "list", "--json").out)
    assert next(one for one in data if one["name"] == "rulesets")["error"] is None


def test_rules(mtglayers: Mtglayers) -> None:
    assert "m10" in mtglayers("rules", "list").out
    assert json.loads(mtglayers("rules", "list", "--json").out)[0]["id"] == "6ed"
    shown = mtglayers("rules", "show", "2009-07-20").out
    assert shown.startswith("Rules: Magic 2010 (m10), in force 2009-07-11 to 2011-02-03, as on 2009-07-20\n")
    assert "7e" in shown
    assert json.loads(mtglayers("rules", "show", "current", "--json").out)["aliases"] == ["current"]
    assert mtglayers("rules", "show", "m01").code == 2
