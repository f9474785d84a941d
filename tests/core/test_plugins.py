"""Plugins: found, ordered by what they require, and reported by name when they do not work."""

import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from mtglayers import Card, CardSet, Engine, PluginError, hookimpl
from mtglayers.plugins import Plugin, load, plugin_from

from .boards import some_cards


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


def test_a_cycle_names_the_plugins_on_it() -> None:
    with pytest.raises(PluginError, match="require one another in a circle") as caught:
        load([named("one", requires=("two",)), named("two", requires=("one",)), named("apart")], installed=False)
    assert "one" in str(caught.value)
    assert "two" in str(caught.value)
    assert "apart" not in str(caught.value)


def test_a_missing_one_is_named_and_the_rest_work() -> None:
    found = load([named("needy", requires=("nowhere",)), named("fine")], installed=False)
    assert [plugin.name for plugin in found.working] == ["fine"]
    assert [plugin.error for plugin in found.all if plugin.error] == [
        "requires nowhere, which is not installed or does not work"
    ]


def test_what_needs_a_broken_one_is_left_out_too() -> None:
    broken = Plugin("broken", "here", error="it does not load")
    found = load([named("needy", requires=("broken",)), broken], installed=False)
    assert found.working == []


def test_two_plugins_of_one_name_are_refused() -> None:
    with pytest.raises(PluginError, match="two plugins are called a: from given and given"):
        load([named("a"), named("a")], installed=False)


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
