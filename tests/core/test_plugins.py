"""Plugins: found, ordered by what they require, and reported by name when they do not work."""

import sys
import textwrap
import types
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from mtglayers import Card, CardSet, Engine, ObjectState, PluginError, Ruleset, hookimpl
from mtglayers.abilities import Keyword
from mtglayers.board import RuleEffect
from mtglayers.errors import PluginWarning
from mtglayers.plugins import Plugin, load, plugin_from

from .boards import RULES, some_cards


def named(
    name: str, *, requires: tuple[str, ...] = (), overrides: tuple[str, ...] = (), **hooks: Callable[..., object]
) -> Plugin:
    functions = {hook: staticmethod(function) for hook, function in hooks.items()}
    thing = type(name, (), {"requires": requires, "overrides": overrides, **functions})()
    return plugin_from(thing, name)


def bringing(name: str, *cards: str, overrides: tuple[str, ...] = ()) -> Plugin:
    card_set = CardSet(name, name)
    for card in cards:
        card_set.plain(card, "{1}", "Creature — Bear", "2/2")

    @hookimpl
    def mtglayers_cards() -> list[Card]:
        return list(card_set.cards.values())

    return named(name, overrides=overrides, mtglayers_cards=mtglayers_cards)


def order(*plugins: Plugin) -> list[str]:
    return [plugin.name for plugin in load(plugins, installed=False).working]


def errors(engine: Engine) -> dict[str, str]:
    return {plugin.name: plugin.error for plugin in engine.plugins.all if plugin.error}


def test_what_is_required_comes_first() -> None:
    assert order(named("a", requires=("z",)), named("m"), named("z", requires=("m",))) == ["m", "z", "a"]


def test_the_order_does_not_hang_on_the_order_given() -> None:
    plugins = [named("c"), named("a"), named("b", requires=("c",))]
    assert order(*plugins) == order(*reversed(plugins)) == ["a", "c", "b"]


def test_a_cycle_names_the_plugins_on_it_and_the_rest_work() -> None:
    circle = [named("one", requires=("two",)), named("two", requires=("three",)), named("three", requires=("one",))]
    found = load([*circle, named("hanging", requires=("one",)), named("apart")], installed=False)
    assert [plugin.name for plugin in found.working] == ["apart"]
    told = {plugin.name: plugin.error for plugin in found.all}
    assert told["one"] == told["two"] == told["three"]
    assert told["one"].endswith("in a circle: one -> two -> three -> one")
    assert told["hanging"] == "requires one, which does not work"


def test_a_missing_one_is_named_and_the_rest_work() -> None:
    found = load([named("needy", requires=("nowhere",)), named("fine")], installed=False)
    assert [plugin.name for plugin in found.working] == ["fine"]
    assert [plugin.error for plugin in found.all if plugin.error] == [
        "requires nowhere: install what brings the plugin of that name"
    ]


def test_what_needs_a_broken_one_is_left_out_too() -> None:
    broken = Plugin("broken", "here", error="it does not load")
    found = load([named("needy", requires=("broken",)), broken], installed=False)
    assert found.working == []


def test_of_two_plugins_of_one_name_the_second_is_left_out() -> None:
    found = load([named("a"), named("a"), named("b")], installed=False)
    assert [plugin.name for plugin in found.working] == ["a", "b"]
    assert [plugin.error for plugin in found.all if plugin.error] == ["two plugins are called a: from given and given"]


def test_what_is_overridden_comes_first() -> None:
    assert order(named("a", overrides=("z",)), named("z")) == ["z", "a"]
    engine = Engine([bringing("a", "Bear", overrides=("z",)), bringing("z", "Bear")], installed=False)
    assert errors(engine) == {}
    assert engine.cards.plugin_of("Bear") == "a"


def test_two_that_override_each_other_are_a_circle() -> None:
    found = load([named("a", overrides=("b",)), named("b", overrides=("a",))], installed=False)
    assert found.working == []


def test_names_that_are_no_tuple_are_refused() -> None:
    thing = types.SimpleNamespace(requires="rulesets")
    with pytest.raises(PluginError, match=r"requires is a tuple of names, not 'rulesets'; write \('rulesets',\)"):
        plugin_from(thing, "slip")


def test_what_clashes_brings_nothing_at_all() -> None:
    engine = Engine([bringing("first", "Bear"), bringing("second", "Ant", "Bear")], installed=False)
    assert list(engine.cards) == ["Bear"]
    assert not engine.plugins.manager.is_registered(next(p.thing for p in engine.plugins.all if p.name == "second"))


def test_what_needs_one_that_clashes_is_left_out_too() -> None:
    needy = named("third", requires=("second",))
    engine = Engine([bringing("first", "Bear"), bringing("second", "Bear"), needy], installed=False)
    assert errors(engine)["third"] == "requires second, which does not work"


def test_one_thing_twice_in_a_plugin_is_refused() -> None:
    @hookimpl
    def mtglayers_cards() -> list[Card]:
        return [*some_cards().cards.values()] * 2

    engine = Engine([named("twice", mtglayers_cards=mtglayers_cards)], installed=False)
    assert errors(engine) == {"twice": "twice brings the card 'Bear' twice"}


def test_what_is_no_card_is_refused() -> None:
    @hookimpl
    def mtglayers_cards() -> list[Any]:
        return ["Bear"]

    engine = Engine([named("wrong", mtglayers_cards=mtglayers_cards)], installed=False)
    assert errors(engine) == {"wrong": "mtglayers_cards must bring Card objects, not str"}


def test_a_hook_that_fails_on_a_board_leaves_its_plugin_out() -> None:
    @hookimpl
    def mtglayers_rule_effects(objects: Sequence[ObjectState], ruleset: Ruleset) -> Iterator[RuleEffect]:
        yield from ()
        raise ZeroDivisionError("on this board")

    def engine(*, strict: bool) -> Engine:
        wrong = named("wrong", mtglayers_rule_effects=mtglayers_rule_effects)
        return Engine([*RULES, wrong, some_cards()], installed=False, strict=strict)

    game = engine(strict=False).new_game()
    with pytest.warns(
        PluginWarning, match=r"plugin wrong is left out: ZeroDivisionError: on this board \(.*test_plugins"
    ):
        bear = game.put("Bear")
    assert game.view()[bear].power == 2
    assert "on this board" in errors(game.engine)["wrong"]
    with pytest.raises(PluginError, match="plugin wrong: ZeroDivisionError: on this board"):
        engine(strict=True).new_game().put("Bear")


def test_a_plugin_of_the_rules_is_never_left_out_of_a_running_engine() -> None:
    """Without it every later answer would be wrong: what was asked fails instead."""
    boards = iter([ZeroDivisionError("on this board")])

    @hookimpl
    def mtglayers_rule_effects(objects: Sequence[ObjectState], ruleset: Ruleset) -> list[RuleEffect]:
        for error in boards:
            raise error
        return []

    ours = named("ours", mtglayers_rule_effects=mtglayers_rule_effects)
    ours.source = "mtglayers"
    game = Engine([*RULES, ours, some_cards()], installed=False).new_game()
    with pytest.raises(PluginError, match="plugin ours: ZeroDivisionError: on this board"):
        game.put("Bear")
    assert game.view().ids == []
    bear = game.put("Bear")
    assert game.view()[bear].power == 2
    assert errors(game.engine) == {}


@pytest.mark.parametrize("hook", ["mtglayers_keywords", "mtglayers_counters"])
def test_what_raises_while_it_generates_leaves_its_plugin_out(hook: str) -> None:
    def makes(given: object) -> tuple[()]:
        raise ZeroDivisionError(f"of {given}")

    def engine(*, strict: bool) -> Engine:
        cards = some_cards()
        cards.card("Zip", "{1}", "Creature — Ox", "1/1")(lambda: iter([Keyword("zip")]))
        wrong = plugin_from(type("wrong", (), {hook: staticmethod(hookimpl(lambda: {"zip": makes}))})(), "wrong")
        return Engine([*RULES, cards, wrong], installed=False, strict=strict)

    game = engine(strict=False).new_game()
    with pytest.warns(PluginWarning, match="plugin wrong is left out: ZeroDivisionError: of"):
        ox = game.put("Zip", counters={"zip": 2})
    assert game.view()[ox].power == 1
    assert list(errors(game.engine)) == ["wrong"]
    with pytest.raises(PluginError, match="plugin wrong: ZeroDivisionError"):
        engine(strict=True).new_game().put("Zip", counters={"zip": 2})


def test_a_fault_names_the_line_of_the_plugin_not_ours() -> None:
    @hookimpl
    def mtglayers_cards() -> list[Card]:
        return [CardSet("X", "X").plain("Bear", "{1}", "Creeture — Bear", "2/2")]  # type: ignore[list-item,func-returns-value]  # that is what is tested

    engine = Engine([named("wrong", mtglayers_cards=mtglayers_cards)], installed=False)
    assert "test_plugins.py, line " in errors(engine)["wrong"]
    assert "cards.py" not in errors(engine)["wrong"]


def test_a_wrong_hook_of_one_plugin_does_not_harm_the_next() -> None:
    @hookimpl
    def mtglayers_crads() -> list[Card]:
        return []

    engine = Engine([named("a-slip", mtglayers_crads=mtglayers_crads), bringing("b", "Bear")], installed=False)
    assert list(errors(engine)) == ["a-slip"]
    assert list(engine.cards) == ["Bear"]


def test_a_plugin_that_raises_is_reported_and_left_out() -> None:
    @hookimpl
    def mtglayers_cards() -> list[Card]:
        raise ZeroDivisionError("by mistake")

    engine = Engine([named("wrong", mtglayers_cards=mtglayers_cards), bringing("right", "Bear")], installed=False)
    assert list(engine.cards) == ["Bear"]
    assert errors(engine)["wrong"].startswith("ZeroDivisionError: by mistake (")
    assert "test_plugins.py" in errors(engine)["wrong"]


def test_strict_mode_stops() -> None:
    @hookimpl
    def mtglayers_cards() -> list[Card]:
        raise ZeroDivisionError("by mistake")

    with pytest.raises(PluginError, match="plugin wrong: ZeroDivisionError: by mistake"):
        Engine([named("wrong", mtglayers_cards=mtglayers_cards)], installed=False, strict=True)


def test_a_hook_with_a_wrong_argument_is_reported() -> None:
    @hookimpl
    def mtglayers_render(nonsense: object) -> str:
        return ""

    engine = Engine([named("wrong", mtglayers_render=mtglayers_render)], installed=False)
    assert "nonsense" in errors(engine)["wrong"]


def test_a_hook_that_does_not_exist_is_reported() -> None:
    @hookimpl
    def mtglayers_crads() -> list[Card]:
        return []

    engine = Engine([named("slip", mtglayers_crads=mtglayers_crads)], installed=False)
    assert "mtglayers_crads" in errors(engine)["slip"]


def test_a_clash_names_both() -> None:
    engine = Engine([bringing("first", "Bear"), bringing("second", "Bear", "Wolf")], installed=False)
    assert errors(engine) == {
        "second": "the card 'Bear' comes from two plugins, first and second; one must say that it overrides the other"
    }


def test_who_overrides_comes_through() -> None:
    engine = Engine([bringing("first", "Bear"), bringing("second", "Bear", overrides=("first",))], installed=False)
    assert errors(engine) == {}
    assert engine.cards.plugin_of("Bear") == "second"


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two distributions with plugins: one that cannot be imported, and one that can."""
    for name, source in (
        ("broken_set", "raise RuntimeError('half a file')"),
        (
            "whole_set",
            "from mtglayers.vocabulary import *\nwhole = CardSet('Whole', 'WHO')\nwhole.plain('Ox', '{1}', 'Creature — Ox', '1/1')",
        ),
    ):
        (tmp_path / f"{name}.py").write_text(source)
        info = tmp_path / f"{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(
            textwrap.dedent(f"""\
                [mtglayers]
                {name} = {name}{":whole" if name == "whole_set" else ""}
            """)
        )
    monkeypatch.syspath_prepend(str(tmp_path))
    yield
    for name in ("broken_set", "whole_set"):
        sys.modules.pop(name, None)


@pytest.mark.usefixtures("installed")
def test_an_installed_one_that_cannot_be_imported_is_reported() -> None:
    engine = Engine()
    assert errors(engine)["broken_set"].startswith("RuntimeError: half a file (")
    assert engine.card("Ox").set_code == "WHO"
    assert next(p for p in engine.plugins.all if p.name == "whole_set").source == "whole_set"


@pytest.mark.usefixtures("installed")
def test_an_installed_one_comes_before_one_given_whatever_their_names() -> None:
    engine = Engine([bringing("AAA", "Ox"), bringing("BBB", "Humility")])
    assert set(errors(engine)) == {"AAA", "BBB", "broken_set"}
    assert engine.cards.plugin_of("Ox") == "whole_set"


def test_all_installed_plugins_work() -> None:
    assert errors(Engine()) == {}


def test_a_card_set_is_a_plugin() -> None:
    assert set(Engine([some_cards()], installed=False).cards) == {"Bear", "Wall", "Wood", "Banner", "Silence"}


def test_the_order_of_plugins_changes_no_result() -> None:
    def power(*sets: CardSet) -> int | None:
        game = Engine(sets).new_game()
        bear = game.put("Bear")
        game.put("Banner")
        return game.view()[bear].power

    other = CardSet("Other", "OTH")
    other.plain("Aardvark", "{1}", "Creature — Ox", "1/1")
    assert power(some_cards(), other) == power(other, some_cards()) == 3
