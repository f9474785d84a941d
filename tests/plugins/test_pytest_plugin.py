"""The pytest plugin: what it collects, and what becomes of each scenario."""

import pytest

pytest_plugins = ["pytester"]

GOOD = "- {id: good, steps: [{put: Grizzly Bears, as: b}], expect: {b: {pt: 2/2}}}\n"
BAD = "- {id: bad, title: It is larger, steps: [{put: Grizzly Bears, as: b}], expect: {b: {pt: 3/3}}}\n"
ODD = "- {id: odd, steps: [{put: Nonesuch}]}\n"
OPEN = "- {id: open, contested: nobody knows, steps: [{put: Grizzly Bears, as: b}], expect: {b: {pt: 3/3}}}\n"


def test_files_by_their_name(pytester: pytest.Pytester) -> None:
    pytester.path.joinpath("x.scenarios.yaml").write_text(GOOD)
    pytester.path.joinpath("other.yaml").write_text("{not: a scenario}")
    pytester.runpytest_inprocess().assert_outcomes(passed=1)


def test_folders_of_the_ini_option(pytester: pytest.Pytester) -> None:
    pytester.makeini("[pytest]\nmtglayers_scenarios = boards\n")
    pytester.mkdir("boards").joinpath("x.yaml").write_text(GOOD)
    pytester.mkdir("others").joinpath("x.yaml").write_text("{not: a scenario}")
    pytester.runpytest_inprocess().assert_outcomes(passed=1)


def test_folders_with_a_marker(pytester: pytest.Pytester) -> None:
    folder = pytester.mkdir("boards")
    folder.joinpath("x.yml").write_text(GOOD)
    folder.joinpath(".mtglayers-scenarios").touch()
    pytester.runpytest_inprocess().assert_outcomes(passed=1)


def test_each_outcome(pytester: pytest.Pytester) -> None:
    pytester.path.joinpath("x.scenarios.yaml").write_text(GOOD + BAD + ODD + OPEN)
    result = pytester.runpytest_inprocess("-rsx")
    result.assert_outcomes(passed=1, failed=1, skipped=1, xfailed=1)
    result.stdout.fnmatch_lines_random(
        ["It is larger", "*b.pt: expected 3/3, got 2/2", "SKIPPED*no card 'Nonesuch'*", "XFAIL*nobody knows*"]
    )
    result.stdout.no_fnmatch_line("*Traceback*")


def test_unsupported_may_fail(pytester: pytest.Pytester) -> None:
    pytester.makeini("[pytest]\nmtglayers_unsupported = fail\n")
    pytester.path.joinpath("x.scenarios.yaml").write_text(ODD)
    result = pytester.runpytest_inprocess()
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*unsupported: there is no card 'Nonesuch'*"])


def test_a_setting_that_is_not_known(pytester: pytest.Pytester) -> None:
    pytester.makeini("[pytest]\nmtglayers_unsupported = ignore\n")
    assert pytester.runpytest_inprocess().ret == pytest.ExitCode.USAGE_ERROR


def test_a_broken_file_is_an_error_in_one_line(pytester: pytest.Pytester) -> None:
    pytester.path.joinpath("x.scenarios.yaml").write_text("- {id: a, stps: []}")
    result = pytester.runpytest_inprocess()
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*x.scenarios.yaml: scenario a: unknown key 'stps'; did you mean 'steps'?"])


def test_one_scenario_is_chosen_by_its_id(pytester: pytest.Pytester) -> None:
    pytester.path.joinpath("x.scenarios.yaml").write_text(GOOD + BAD)
    pytester.runpytest_inprocess("x.scenarios.yaml::good").assert_outcomes(passed=1)


def test_fixtures(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        def test_game(game, engine):
            game.put("Grizzly Bears", "bears")
            assert game.view()["bears"].power == 2
            assert game.engine is engine
        """
    )
    pytester.runpytest_inprocess().assert_outcomes(passed=1)


def test_the_board_fixture(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        def test_board(board):
            game = board("Grizzly Bears[as=bears]", "Humility[by=B]")
            assert game.view()["bears"].power == 1
            old = board("Opalescence", "Humility", rules="m10")
            assert old.ruleset.id == "m10"
        """
    )
    pytester.runpytest_inprocess().assert_outcomes(passed=1)
