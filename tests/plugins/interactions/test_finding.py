"""What cards do with one another: the famous pairs."""

import pytest

from mtglayers.engine import Engine
from mtglayers_plugins.interactions.finding import Search
from mtglayers_plugins.interactions.links import Finding
from mtglayers_plugins.scenarios import run_scenario, scenario_of


@pytest.fixture
def search(engine: Engine) -> Search:
    return Search(engine)


def together(search: Search, *names: str) -> list[Finding]:
    found = search.together([search.engine.card(name) for name in names])
    assert search.unplayable == []
    for finding in found:
        assert run_scenario(scenario_of(finding.scenario), search.engine).verdict == "passed"
    return found


@pytest.mark.parametrize(
    ("depends", "on", "layer"),
    [
        ("Dralnu's Crusade", "Conspiracy", "4"),
        ("Opalescence", "Enchanted Evening", "4"),
        ("Urborg, Tomb of Yawgmoth", "Blood Moon", "4"),
        ("Blood Moon", "Song of the Dryads", "4"),
        ("Goblin King", "Dress Down", "6"),
    ],
)
def test_dependencies(search: Search, depends: str, on: str, layer: str) -> None:
    (finding,) = together(search, depends, on)
    assert (finding.kind, finding.layer, finding.cards) == ("dependency", layer, (depends, on))
    assert "depends on" in finding.why


def test_a_loop_of_two(search: Search) -> None:
    (finding,) = together(search, "Life and Limb", "Conspiracy")
    assert (finding.kind, finding.layer) == ("loop", "4")
    assert set(finding.cards) == {"Life and Limb", "Conspiracy"}
    assert finding.plugins == ("planar_chaos", "mercadian_masques")
    assert finding.order == ("life-and-limb", "conspiracy")
    assert finding.swapped_order == ("conspiracy", "life-and-limb")
    assert finding.differences
    assert [step["as"] for step in finding.scenario["steps"]][-2:] == ["life-and-limb", "conspiracy"]


def test_a_loop_of_three(search: Search) -> None:
    found = together(search, "Ashaya, Soul of the Wild", "Kormus Bell", "Urborg, Tomb of Yawgmoth")
    assert [finding.kind for finding in found if len(finding.cards) == 3] == ["loop"]


def test_nothing_where_nothing_waits(search: Search) -> None:
    assert together(search, "Humility", "Opalescence") == []
    assert search.boards == 2


def test_the_board_is_as_small_as_it_can_be(search: Search) -> None:
    (finding,) = together(search, "Urborg, Tomb of Yawgmoth", "Blood Moon")
    assert [step["put"] for step in finding.scenario["steps"]] == ["Urborg, Tomb of Yawgmoth", "Blood Moon"]
    assert "cards" not in finding.scenario


def test_what_is_attached_cannot_be_swapped_with_its_host(search: Search) -> None:
    (finding,) = together(search, "Blood Moon", "Song of the Dryads")
    assert finding.swapped_order is None
    assert finding.data()["swapped"] is None
