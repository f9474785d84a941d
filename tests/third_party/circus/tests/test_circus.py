"""The circus in mtglayers: every extension point, by entry point."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings

from mtglayers import Engine, Game, InputError
from mtglayers.nodes import from_data
from mtglayers_circus.cards import circus
from mtglayers_circus.text import APPLAUSE
from mtglayers_plugins.command_line import run
from mtglayers_plugins.testing import games


def test_all_four_plugins_work(engine: Engine) -> None:
    mine = {plugin.name: plugin.error for plugin in engine.plugins.all if plugin.source == "mtglayers-circus"}
    assert mine == dict.fromkeys(("circus", "circus_rules", "circus_text", "circus_tools"), "")
    assert all(plugin.error == "" for plugin in engine.plugins.all)


def test_mtglayers_cards_and_printing(engine: Engine) -> None:
    abilities = engine.card("Circus Master").front.abilities
    assert engine.render(abilities[0].ability) == (
        "As long as the circus is open, creatures you control whose name begins with Circus get +1/+X, "
        "where X is the number of seats."
    )
    assert from_data(abilities[0].ability.data()) == abilities[0].ability


def test_mtglayers_names(engine: Engine) -> None:
    assert engine.card("Zirkusdirektor").name == "Circus Master"


def test_mtglayers_rulesets(engine: Engine) -> None:
    assert engine.ruleset("ring").id == "circus"
    assert engine.ruleset("current").id != "circus"


def test_mtglayers_subtypes_and_rules_text(engine: Engine) -> None:
    card = engine.define({"name": "Big Top", "type_line": "Enchantment", "text": "Acrobats get +1/+0."})
    game = engine.new_game()
    acrobat = game.put("Circus Acrobat")
    game.put(card)
    assert game.view()[acrobat].power == 2


def test_mtglayers_compile_and_render(engine: Engine) -> None:
    assert engine.compile("Applause!") == APPLAUSE
    assert engine.compile("Flying")
    assert engine.render(engine.card("Circus Acrobat").front.abilities[0].ability) == "on a rope 3 feet up"


def test_mtglayers_starting_values_and_rule_effects(engine: Engine) -> None:
    state = {
        "players": [{"name": "A"}],
        "objects": [{"id": "x", "card": "Grizzly Bears", "owner": "A", "facts": ["stilts", "flat"]}],
    }
    read = engine.answer(engine.evaluate(state))["x"]
    assert (read.power, read.toughness) == (1, 4)


def test_mtglayers_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["circus"]) == 0
    assert "Circus Master, " in capsys.readouterr().out


def test_mtglayers_read_position(engine: Engine) -> None:
    position = engine.read_position("CIRCUS\nCircus Tent\n", "tonight")
    assert [one.card for one in position.state.objects] == ["Circus Tent"]
    with pytest.raises(InputError, match="nobody is in the ring"):
        engine.read_position("CIRCUS", "tonight")


def test_the_fixtures(game: Game, board: Callable[..., Game]) -> None:
    assert game.put("Circus Tent") == "circus-tent"
    assert board("Circus Acrobat[as=a]").view()["a"].toughness == 4


@settings(max_examples=30, deadline=None)
@given(game=games(mine=circus))
def test_no_board_breaks(game: Game) -> None:
    assert len(game.view().ids) > 1


def test_the_check_finds_nothing_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    here = str(Path(__file__).parent)
    for plugin in ("circus", "circus_rules", "circus_text", "circus_tools"):
        code = run(["plugins", "check", plugin, "--boards", "60", "--scenarios", here])
        assert code == 0 or plugin != "circus", capsys.readouterr().out
