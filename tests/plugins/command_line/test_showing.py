"""``mtglayers show``."""

import json
from pathlib import Path

import pytest
from tests.plugins.command_line.conftest import Mtglayers


def test_two_names_are_an_answer(mtglayers: Mtglayers) -> None:
    ran = mtglayers("show", "Opalescence", "Humility")
    assert ran.code == 0
    table, steps = ran.out.split("Layer", 1)
    assert "1/1" in table
    assert "Enchantment Creature" in table
    assert "613.4b" in steps


def test_quiet_leaves_the_steps_out(mtglayers: Mtglayers) -> None:
    assert "613.4b" not in mtglayers("show", "Opalescence", "Humility", "--quiet").out


def test_json(mtglayers: Mtglayers) -> None:
    data = json.loads(mtglayers("show", "Opalescence", "Humility", "--json", "--by", "B").out)
    assert (data["objects"]["Humility"]["power"], data["objects"]["Humility"]["controller"]) == (1, "B")
    assert [step["layer"] for step in data["steps"]] == ["4", "6", "7b", "7b"]
    assert data["order"]["7b"] == ["Opalescence", "Humility"]
    quiet = json.loads(mtglayers("show", "Humility", "--json", "--quiet").out)
    assert "steps" not in quiet


def test_details_and_the_same_card_twice(mtglayers: Mtglayers) -> None:
    items = ["Conspiracy[creature_type=Goblin,by=C]", "Grizzly Bears[by=C,tapped]", "grizzly bears"]
    data = json.loads(mtglayers("show", *items, "--json").out)
    assert data["objects"]["Grizzly Bears"]["subtypes"] == ["Goblin"]
    assert data["objects"]["Grizzly Bears"]["tapped"]
    assert data["objects"]["Grizzly Bears (2)"]["subtypes"] == ["Bear"]
    assert set(data["players"]) == {"A", "B", "C"}


def test_an_instant_is_cast(mtglayers: Mtglayers) -> None:
    data = json.loads(mtglayers("show", "Grizzly Bears", "Giant Growth[targets=Grizzly Bears]", "--json").out)
    assert data["objects"]["Grizzly Bears"]["power"] == 5


def test_editions(mtglayers: Mtglayers) -> None:
    assert json.loads(mtglayers("show", "Humility", "--rules", "2009-07-20", "--json").out)["rules"] == "m10"
    assert "ruleset" in mtglayers("show", "Humility", "--rules", "m01").only_line


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["Humilty"], "there is no card 'Humilty'; did you mean Humility"),
        (["Humility[tappd]"], "unknown detail 'tappd'"),
        ([], "name cards, or --scenario FILE#ID, or --from FILE"),
        (["Humility", "--scenario", "x#y"], "name cards, or --scenario FILE#ID, or --from FILE"),
        (["--scenario", "/nowhere.yaml#a"], "/nowhere.yaml: cannot be read"),
        (["Humility", "--jsn"], "No such option"),
    ],
)
def test_mistakes_are_one_line(mtglayers: Mtglayers, arguments: list[str], message: str) -> None:
    ran = mtglayers("show", *arguments)
    assert ran.code == 2
    assert message in ran.only_line


def test_a_scenario(mtglayers: Mtglayers, tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_text("- {id: one, steps: [{put: Humility, as: h}]}\n- {id: two, steps: [{put: Opalescence, as: o}]}\n")
    assert set(json.loads(mtglayers("show", "--scenario", f"{file}#two", "--json").out)["objects"]) == {"o"}
    assert mtglayers("show", "--scenario", f"{file}#twoo").only_line.endswith(
        "there is no scenario 'twoo'; did you mean 'two'?"
    )
    assert "there is no scenario ''" in mtglayers("show", "--scenario", file).only_line


def test_names_in_other_languages(mtglayers: Mtglayers) -> None:
    data = json.loads(mtglayers("show", "Demut", "macht der opale", "--json").out)
    assert list(data["objects"]) == ["Humility", "Opalescence"]
    assert data["objects"]["Humility"]["power"] == 4
    assert "did you mean Demut (Humility)?" in mtglayers("show", "Demutt").only_line


def test_the_header_says_which_edition(mtglayers: Mtglayers) -> None:
    first = mtglayers("show", "Humility").out.splitlines()[0]
    assert first == "Rules: Ikoria to today (iko), in force since 2020-04-17"
    first = mtglayers("show", "Humility", "--rules", "2007-01-17").out.splitlines()[0]
    assert first == "Rules: Ravnica (rav), in force 2005-10-01 to 2007-04-30, as on 2007-01-17"
    edition = json.loads(mtglayers("show", "Humility", "--rules", "rav", "--json").out)["edition"]
    assert edition == {"name": "Ravnica", "since": "2005-10-01", "until": "2007-04-30"}


def test_what_goes_on_is_said(mtglayers: Mtglayers) -> None:
    assert "goes on for the objects of layer 6 (613.6)" in mtglayers("show", "Opalescence", "Humility").out
    steps = json.loads(mtglayers("show", "Opalescence", "Humility", "--json").out)["steps"]
    assert [step["goes_on"] for step in steps] == [None, None, "4", "6"]


def test_what_never_applied_is_said(mtglayers: Mtglayers) -> None:
    board = ("show", "Urborg, Tomb of Yawgmoth", "Blood Moon")
    assert mtglayers(*board).out.splitlines()[-1] == (
        "Never applied: Urborg, Tomb of Yawgmoth: Each land is a Swamp in addition to its other land types"
        " — lost in layer 4 to Blood Moon before it could start (613.6)"
    )
    (never,) = json.loads(mtglayers(*board, "--json").out)["never_applied"]
    assert (never["effect"], never["layer"], never["lost_to"]) == ("Urborg, Tomb of Yawgmoth", "4", "Blood Moon")
    assert never["rule"] == "613.6"
    assert "Never applied" not in mtglayers(*board, "--quiet").out


def test_what_never_applied_is_told_in_its_last_words(mtglayers: Mtglayers) -> None:
    board = ("Nightmare", "Magical Hack[targets=Nightmare,from=Swamp,to=Island]", "Humility")
    (never,) = json.loads(mtglayers("show", *board, "--json").out)["never_applied"]
    assert "number of Islands" in never["says"]
