"""``mtglayers plugins check``: what is whole passes, and each fault is told."""

import json
from pathlib import Path

import pytest
from tests.plugins.command_line.conftest import Mtglayers, mtglayers
from tests.plugins.plugin_check.faulty import cursed, faulty

from mtglayers import Engine, UnknownName, hookimpl
from mtglayers.plugins import Plugin
from mtglayers_plugins.interactions.boards import Lying, SmallBoard
from mtglayers_plugins.interactions.witnesses import Witness
from mtglayers_plugins.plugin_check.command import check, plugin_called
from mtglayers_plugins.plugin_check.declared import declared_check, unlike
from mtglayers_plugins.plugin_check.report import Report
from mtglayers_plugins.plugin_check.scenario_files import files_in
from mtglayers_plugins.plugin_check.whole import pure
from mtglayers_plugins.testing import every_pair

__all__ = ["mtglayers"]


@pytest.fixture(scope="module")
def with_faulty() -> Engine:
    faulty.counters.pop("cursed", None)
    return Engine([faulty])


@pytest.fixture(scope="module")
def report(with_faulty: Engine, tmp_path_factory: pytest.TempPathFactory) -> Report:
    folder = tmp_path_factory.mktemp("empty")
    (folder / "x.scenarios.yaml").write_text(
        "- {id: a, steps: [{put: Bodiless, as: b}], expect: {b: {types: [Artifact]}}}\n"
    )
    report = check(with_faulty, "FAU", [folder], boards=400)
    faulty.counter("cursed")(cursed)
    report.checked.append(pure(plugin_called("FAU", with_faulty), [], with_faulty))
    report.checked[-1].what = "the counter"
    return report


def faults(report: Report, what: str) -> list[str]:
    return next(one.faults for one in report.checked if one.what == what)


@pytest.mark.parametrize(
    "fault",
    [
        "Bodiless: a creature without power and toughness",
        "Strong Stone: power and toughness on what is no creature",
        "Nobody: a planeswalker without loyalty",
        "Loose Aura: an Aura that says nothing of what it enchants",
        "Host Without: speaks of what it is attached to, and is no Aura or Equipment",
        "Secret Mute: prints as data; give its nodes an `english`: All creatures [Mute()].",
    ],
)
def test_cards_that_are_not_whole(report: Report, fault: str) -> None:
    assert fault in faults(report, "cards")


def test_what_is_something_else_each_time(report: Report) -> None:
    told = faults(report, "asked twice")
    assert told == [
        "Never Twice yields something else each time it is asked",
        "the keyword fickle yields something else each time it is asked",
    ]
    assert faults(report, "the counter")[-1].startswith("the counter cursed raises ValueError: 1 (")


def test_reads_and_writes_that_are_not_declared(with_faulty: Engine) -> None:
    sound = [name for name in faulty.cards if name.startswith("Secret")]
    told = declared_check(sound, with_faulty, 200).faults
    assert "SetWords reads 'color' in layer 5, and does not declare it" in told
    assert "UndeclaredBlue writes 'color' in layer 5, and does not declare it" in told
    assert not any("Mute" in one for one in told)


def test_a_difference_when_every_pair_is_tried_is_told_with_its_board(with_faulty: Engine) -> None:
    bear = Witness("Red Bear", "Creature — Bear", "{R}", "2/2")
    board = SmallBoard(
        (Lying("bear", bear), Lying("land", "Forest"), Lying("red", "Secret Red"), Lying("blue", "Secret Blue"))
    )
    (told,) = unlike(board, with_faulty, every_pair(with_faulty))
    assert told.startswith("a board of Red Bear, Secret Red, Secret Blue: ")
    assert told.endswith("when every pair is tried")


def test_scenarios_that_are_missing_or_fail(report: Report) -> None:
    told = faults(report, "scenarios")
    assert "Nobody is in no scenario" in told
    assert not any("Bodiless is in no scenario" in one for one in told)
    assert any("FAIL a: b.types" in one for one in told)


def test_what_is_whole_passes(mtglayers: Mtglayers, tmp_path: Path) -> None:
    (tmp_path / "x.scenarios.yaml").write_text("- {id: a, steps: [{put: Autumn's Veil}]}")
    ran = mtglayers("plugins", "check", "counters", "--boards", "30", "--scenarios", tmp_path)
    assert ran.code == 0
    assert ran.out.splitlines()[-1] == "nothing is wrong"
    assert "true on 30 random boards" in ran.out
    data = json.loads(mtglayers("plugins", "check", "keywords", "--boards", "0", "--json").out)
    assert data["good"]
    assert [one["what"] for one in data["checked"]] == ["loads", "hooks", "asked twice"]


def test_built_in_sets_declare_what_is_true(mtglayers: Mtglayers) -> None:
    data = json.loads(mtglayers("plugins", "check", "time_spiral", "--boards", "100", "--json").out)
    assert {one["what"] for one in data["checked"] if one["faults"]} <= {"scenarios"}


def test_hooks_that_are_no_hooks() -> None:
    class Slips:
        code = "slips"

        @hookimpl
        def mtglayers_keywords(self) -> dict[str, object]:
            return {}

        def mtglayers_crads(self) -> list[object]:
            return []

        def mtglayers_cards(self) -> list[object]:
            return []

    report = check(Engine([Slips()]), "slips", [], boards=0)
    assert faults(report, "hooks") == [
        "mtglayers_cards is not marked @hookimpl",
        "mtglayers_crads is no hook; did you mean 'mtglayers_cards'?",
    ]


def test_a_plugin_that_does_not_load() -> None:
    report = check(Engine([Plugin("broken", "here", error="no")]), "broken", [], boards=5)
    assert not report.good
    assert faults(report, "loads") == ["no"]
    assert list(report.lines()) == ["broken, from here", "FAULT loads: here", "      no", "1 fault"]


def test_a_plugin_that_is_not_there(engine: Engine) -> None:
    with pytest.raises(UnknownName, match="there is no plugin 'countres'; did you mean 'counters'"):
        plugin_called("countres", engine)


def test_which_files_are_scenarios(tmp_path: Path) -> None:
    for name in (
        "a.scenarios.yaml",
        "b.yaml",
        "scenarios/c.yml",
        ".git/d.scenarios.yaml",
        "env/e.scenarios.yaml",
        "env/pyvenv.cfg",
    ):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.touch()
    assert [path.relative_to(tmp_path).as_posix() for path in files_in(tmp_path)] == [
        "a.scenarios.yaml",
        "scenarios/c.yml",
    ]
