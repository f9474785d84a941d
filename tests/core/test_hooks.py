"""Every hook, implemented by a plugin of this test, does what the page on plugins says."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from typing import Any

import click
import pytest

from mtglayers import Card, Engine, InputError, Layer, ObjectState, PlayerState, PluginError, Ruleset, State, hookimpl
from mtglayers.abilities import Ability, Expansion, Keyword, Mana, Static
from mtglayers.amounts import Number
from mtglayers.board import RuleEffect
from mtglayers.characteristics import Characteristics
from mtglayers.errors import Unsupported
from mtglayers.modifications.power_toughness import Get
from mtglayers.positions import Position
from mtglayers.vocabulary import creatures, get, static, this
from mtglayers.words import Words
from mtglayers_plugins.command_line import run

from .boards import RULES, engine, some_cards


def plugin(name: str, **hooks: Callable[..., object]) -> object:
    """An object with the hook implementations."""
    return type(name, (), {hook: staticmethod(hookimpl(function)) for hook, function in hooks.items()})()


def test_mtglayers_cards() -> None:
    def mtglayers_cards() -> Iterable[Card]:
        return list(some_cards().cards.values())

    assert "Bear" in Engine([plugin("cards", mtglayers_cards=mtglayers_cards)], installed=False).cards


def test_mtglayers_rulesets() -> None:
    only = Ruleset(
        id="tiny", name="Tiny", since=date(2030, 1, 1), aliases=("small",), layers=(
            Layer(id="x", rule="613.1", name="everything", holds=("pt-modify-static",)),
        ),
    )  # fmt: skip

    def mtglayers_rulesets() -> Iterable[Ruleset]:
        return [only]

    made = engine(plugin("house-rules", mtglayers_rulesets=mtglayers_rulesets), some_cards())
    game = made.new_game(rules="small")
    bear = game.put("Bear")
    game.put("Banner")
    game.put("Silence")
    assert game.view()[bear].power == 3
    assert game.view().order == {"x": ["banner"]}


def test_mtglayers_keywords() -> None:
    def mighty(keyword: Keyword) -> tuple[Ability, ...]:
        return (static(this, get(keyword.number or 1, 0)),)

    def mtglayers_keywords() -> Mapping[str, Expansion]:
        return {"mighty": mighty}

    cards = some_cards()
    cards.card("Ogre", "{R}", "Creature — Ogre", "1/1")(lambda: iter([Keyword("mighty", number=4)]))
    game = engine(plugin("keywords-too", mtglayers_keywords=mtglayers_keywords), cards).new_game()
    ogre = game.put("Ogre")
    assert game.view()[ogre].power == 5
    assert game.view()[ogre].abilities == [Keyword("mighty", number=4)]
    game.put("Silence")
    assert game.view()[ogre].power == 1


def test_mtglayers_intrinsic_abilities() -> None:
    def mtglayers_intrinsic_abilities() -> Mapping[str, Ability]:
        return {"Cave": Mana("{T}", ("B", "R"))}

    cards = some_cards()
    cards.plain("Hole", "", "Land — Cave")
    game = engine(plugin("caves", mtglayers_intrinsic_abilities=mtglayers_intrinsic_abilities), cards).new_game()
    assert game[game.put("Hole")].mana == {"B", "R"}
    assert game[game.put("Wood")].mana == {"G"}


def test_two_plugins_cannot_bring_one_land_type() -> None:
    def mtglayers_intrinsic_abilities() -> Mapping[str, Ability]:
        return {"Forest": Mana("{T}", ("B",))}

    with pytest.raises(PluginError, match="'Forest' comes from two plugins"):
        engine(plugin("woods", mtglayers_intrinsic_abilities=mtglayers_intrinsic_abilities))


def test_mtglayers_starting_values() -> None:
    def mtglayers_starting_values(values: Characteristics, one: ObjectState) -> Characteristics | None:
        if "giant" not in one.facts:
            return None
        return Characteristics(words=values.words, power=9, toughness=9)

    made = engine(plugin("sizes", mtglayers_starting_values=mtglayers_starting_values), some_cards())
    evaluation = made.evaluate(
        {
            "players": [{"name": "A"}],
            "objects": [
                {"id": "big", "card": "Bear", "owner": "A", "facts": ["giant"]},
                {"id": "usual", "card": "Bear", "owner": "A"},
            ],
        }
    )
    answer = made.answer(evaluation)
    assert (answer["big"].power, answer["usual"].power) == (9, 2)


def test_mtglayers_rule_effects() -> None:
    asked: list[str] = []

    def mtglayers_rule_effects(objects: Sequence[ObjectState], ruleset: Ruleset) -> Iterable[RuleEffect]:
        asked.append(ruleset.id)
        tapped = tuple(one.id for one in objects if one.tapped)
        return [RuleEffect("weariness", (Get(Number(-1), Number(0)),), tapped, 5, words="tapped things are weary")]

    game = engine(plugin("weariness", mtglayers_rule_effects=mtglayers_rule_effects), some_cards()).new_game()
    bear = game.put("Bear", tapped=True)
    other = game.put("Bear")
    assert (game.view()[bear].power, game.view()[other].power) == (1, 2)
    assert set(asked) == {"iko"}
    assert [step.says for step in game.view().steps] == ["tapped things are weary"]


def test_mtglayers_compile() -> None:
    given: list[tuple[str, str, frozenset[str], bool | None]] = []

    def mtglayers_compile(
        text: str, name: str, types: frozenset[str], static: bool | None, words: Words
    ) -> tuple[Ability, ...] | None:
        given.append((text, name, types, static))
        assert "Bear" in words.card_names
        return (Static((make(creatures),)),) if text == "Creatures grow." else None

    def make(whom: Any) -> Any:
        return static(whom, get(+1, +1)).effects[0]

    made = engine(plugin("grammar", mtglayers_compile=mtglayers_compile), some_cards())
    assert made.compile("Creatures grow.", name="X", types=frozenset({"Artifact"})) == (static(creatures, get(+1, +1)),)
    assert given == [("Creatures grow.", "X", frozenset({"Artifact"}), None)]
    with pytest.raises(Unsupported, match="no plugin here compiles rules text such as 'Else'"):
        made.compile("Else")
    card = made.define({"name": "Rain", "type_line": "Enchantment", "text": "Creatures grow."})
    assert [printed.ability for printed in card.front.abilities] == [static(creatures, get(+1, +1))]


def test_mtglayers_render() -> None:
    def mtglayers_render(ability: Ability, name: str) -> str | None:
        return f"{name} flies" if ability == Keyword("flying") else None

    made = engine(plugin("words", mtglayers_render=mtglayers_render))
    assert made.render(Keyword("flying"), "Bird") == "Bird flies"
    assert made.render(Keyword("haste"), "Bird") == "Keyword('haste', (), '', None, '')"


def test_the_first_that_answers_counts() -> None:
    def silent(ability: Ability, name: str) -> str | None:
        return None

    def loud(ability: Ability, name: str) -> str | None:
        return "A"

    for plugins in ([plugin("one", mtglayers_render=silent), plugin("two", mtglayers_render=loud)],) * 2:
        assert engine(*plugins).render(Keyword("haste")) == "A"
        plugins.reverse()


def test_mtglayers_read_position() -> None:
    def mtglayers_read_position(text: str, name: str, engine: Engine) -> Position | None:
        if not text.startswith("bears: "):
            return None
        bears = [ObjectState(id=f"{name}{n}", card="Bear", owner="A") for n in range(int(text.removeprefix("bears: ")))]
        return Position(State(players=[PlayerState(name="A")], objects=bears), ("one wolf",), {"x0": {"power": 2}})

    made = engine(plugin("bears", mtglayers_read_position=mtglayers_read_position), some_cards())
    position = made.read_position("bears: 2", "x")
    assert [one.id for one in position.state.objects] == ["x0", "x1"]
    assert (position.left_out, position.believed) == (("one wolf",), {"x0": {"power": 2}})
    with pytest.raises(InputError, match="x: no plugin here knows this format"):
        made.read_position("wolves: 2", "x")


def test_mtglayers_commands(capsys: pytest.CaptureFixture[str], tmp_path: Any) -> None:
    file = tmp_path / "tool.py"
    file.write_text(
        "import click\nfrom mtglayers import hookimpl\n\n\n@click.command('greet')\ndef greet():\n    click.echo('good day')\n\n\n"
        "@hookimpl\ndef mtglayers_commands():\n    return [greet]\n"
    )
    assert run(["--set", str(file), "greet"]) == 0
    assert capsys.readouterr().out == "good day\n"
    assert run(["--set", str(file), "--help"]) == 0
    assert "greet" in capsys.readouterr().out


def test_commands_are_click_commands() -> None:
    def mtglayers_commands() -> Iterable[Any]:
        return [click.Command("greet")]

    made = Engine([*RULES, plugin("tools", mtglayers_commands=mtglayers_commands)], installed=False)
    found = made.plugins.manager.hook.mtglayers_commands()
    assert [[command.name for command in some] for some in found] == [["greet"]]
