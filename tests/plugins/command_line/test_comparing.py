"""``mtglayers rules compare``."""

import json
from pathlib import Path

from tests.plugins.command_line.conftest import Mtglayers

BEARS = ("Grizzly Bears[as=bears]", "Giant Growth[targets=bears]", "Humility")


def rows(out: str) -> list[list[str]]:
    """The cells of each row of all tables."""
    return [[cell.strip() for cell in line.split("│")[1:-1]] for line in out.splitlines() if line.startswith("│")]


def test_two_editions_side_by_side(mtglayers: Mtglayers) -> None:
    ran = mtglayers("rules", "compare", "pre-m10", "2009-07-20", *BEARS)
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[0] == "Rules: Future Sight (fut), in force 2007-05-01 to 2009-07-10"
    assert lines[1] == "Rules: Magic 2010 (m10), in force 2009-07-11 to 2011-02-03, as on 2009-07-20"
    assert "pre-m10 (fut)" in ran.out
    found = rows(ran.out)
    assert ["≠", "", "P/T", "1/1", "4/4"] in found
    assert ["=", "", "controller", "A", "A"] in found
    assert ["=", "Humility", "everything", "Enchantment", "the same"] in found
    assert ["≠", "P/T counters", "6c", "7d"] in found
    assert "They differ about bears." in lines


def test_the_steps_in_which_they_part(mtglayers: Mtglayers) -> None:
    data = json.loads(mtglayers("rules", "compare", "fut", "m10", *BEARS, "--json").out)
    said = [(one["differs"], [step and step["layer"] for step in one["steps"]]) for one in data["steps"]]
    assert said == [(None, ["5", "6"]), ("order", [None, "7b"]), ("result", ["6b", "7c"]), ("order", ["6b", None])]


def test_json(mtglayers: Mtglayers) -> None:
    data = json.loads(mtglayers("rules", "compare", "avr", "2013-01-01", *BEARS, "--json").out)
    assert [one["asked"] for one in data["editions"]] == ["avr", "2013-01-01"]
    assert data["switches"]["legend_rule"] == ["each controller keeps one", "all die"]
    assert data["objects"]["bears"]["pt"] == {"differs": False, "values": ["4/4", "4/4"]}
    assert data["layers"]["color"] == {"differs": False, "values": ["5", "5"]}
    assert data["refused"] == [None, None]


def test_without_a_board_it_is_about_the_rules(mtglayers: Mtglayers) -> None:
    found = rows(mtglayers("rules", "compare", "mrd", "current").out)
    assert ["≠", "colours", "5", "5"] in found
    assert ["=", "text", "3", "3"] in found
    assert ["≠", "locked_set", "no", "yes"] in found
    same = mtglayers("rules", "compare", "mrd", "mrd").out
    assert "They have the same switches." in same
    assert "≠" not in same


def test_the_same_on_both(mtglayers: Mtglayers) -> None:
    out = mtglayers("rules", "compare", "m10", "current", "Opalescence", "Humility").out
    assert "They say the same of every object." in out
    assert ["=", "Humility", "everything", "1/1, Enchantment Creature", "the same"] in rows(out)


def test_objects_of_one_edition_only(mtglayers: Mtglayers, tmp_path: Path) -> None:
    file = tmp_path / "legends.yaml"
    urborg = "'Urborg, Tomb of Yawgmoth'"
    steps = f"{{put: {urborg}, as: one}}, {{put: {urborg}, as: two, by: B}}, {{state_based: true}}"
    file.write_text(f"- {{id: two, steps: [{steps}]}}\n")
    data = json.loads(mtglayers("rules", "compare", "m10", "current", "--scenario", f"{file}#two", "--json").out)
    zones = {name: facts.get("zone", {"values": None})["values"] for name, facts in data["objects"].items()}
    assert zones == {"one": ["graveyard", None], "two": ["graveyard", None]}


def test_mistakes_are_one_line(mtglayers: Mtglayers) -> None:
    assert "ruleset 'm01'" in mtglayers("rules", "compare", "m01", "m10").only_line
    assert "there is no card 'Humilty'" in mtglayers("rules", "compare", "fut", "m10", "Humilty").only_line
    said = mtglayers("rules", "compare", "fut", "m10", "Humility", "--scenario", "x#y").only_line
    assert said.startswith("name cards, or --scenario FILE#ID, not both")
