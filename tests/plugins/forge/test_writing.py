"""States as Forge's text: written, and read again the same."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.plugins.command_line.conftest import mtglayers  # noqa: F401  # a fixture
from tests.plugins.forge.conftest import FILES, NAMES, Read

from mtglayers.engine import Engine
from mtglayers.objects import ChoiceState, State
from mtglayers_plugins import forge


def same(state: State) -> dict[str, Any]:
    """A state without what a text does not keep: ids, running numbers, and timestamps but for their order."""
    objects = sorted(state.objects, key=lambda one: one.timestamp)
    ids = {one.id: f"object {n}" for n, one in enumerate(objects)}
    plain = [
        one.but(
            id=ids[one.id], timestamp=n, merged_at=0, number=0,
            attached_to=ids.get(one.attached_to or "", one.attached_to),
            counters=tuple(counter.but(timestamp=0) for counter in one.counters),
        )
        for n, one in enumerate(objects)
    ]  # fmt: skip
    return {"players": state.players, "objects": plain, "active": state.active_player or state.players[0].name}


NOT_SAID = {"precast": 1, "unknown": 1}
"""How many things of these files the text cannot say."""


@pytest.mark.parametrize("name", NAMES)
def test_what_is_written_is_read_the_same(read: Read, engine: Engine, name: str) -> None:
    state = read(name).state
    text, left_out = forge.write(state, engine)
    assert len(left_out) == NOT_SAID.get(name, 0)
    again = forge.read(text, engine)
    if name == "unknown":
        first, *others = state.players
        state = state.model_copy(update={"players": (first.but(hand=0), *others)})
    assert again.left_out == ()
    assert same(again.state) == same(state)
    assert forge.write(again.state, engine)[0] == text


def test_metadata_is_kept(read: Read, engine: Engine) -> None:
    text, _ = forge.write(read("puzzle").state, engine, {"Name": "Mine", "Goal": "Win"})
    assert text.startswith("[metadata]\nName:Mine\nGoal:Win\n[state]\n")


def test_players_of_other_names_are_numbered(engine: Engine) -> None:
    game = engine.new_game(players=("Ann", "Bob"))
    game.put("Hill Giant", by="Bob", owner="Ann")
    text, left_out = forge.write(game.state, engine)
    assert "p1battlefield=Hill Giant|Owner:p0\n" in text
    assert left_out == ()


def test_what_it_cannot_say_is_told(engine: Engine) -> None:
    game = engine.new_game()
    game.put("Opalescence", by="B")
    game.put("Humility")
    game.put("Glorious Anthem", by="B")
    game.put("Grizzly Bears", kicked=True, x=3)
    game.put("Hill Giant")
    game.replace("hill-giant", choices=(ChoiceState(what="number", value="3"),))
    game.effect("Creatures you control get +1/+1 until end of turn.", id="pump")
    game.effect("Creatures you control get +1/+1.", id="static", static=True)
    game.set("A", "hand", 2)
    game.card(engine.define({"name": "Ant", "type_line": "Artifact"}))
    said = "\n".join(forge.write(game.state, engine)[1])
    for words in (
        "pump: effects of resolutions", "A: 2 cards in hand", "grizzly-bears: that it is kicked", "grizzly-bears: the X",
        "hill-giant: the number that was chosen, 3", "static: its ability", "the order in which the permanents came",
    ):  # fmt: skip
        assert words in said


CARDS = ["Grizzly Bears", "Humility", "Opalescence", "Hill Giant", "Glorious Anthem", "Delver of Secrets"]


@given(st.data())
def test_any_board_goes_out_and_comes_back(engine: Engine, data: st.DataObject) -> None:
    game = engine.new_game(players=("human", "ai"))
    for _ in range(data.draw(st.integers(0, 6))):
        card, by = data.draw(st.sampled_from(CARDS)), data.draw(st.sampled_from(["human", "ai"]))
        counters = data.draw(st.sampled_from([None, {"+1/+1": 2}, {"charge": 1}]))
        game.put(
            card, by=by, tapped=data.draw(st.booleans()), face_down=data.draw(st.booleans()), counters=counters,
            zone=data.draw(st.sampled_from(["battlefield", "graveyard", "library"])), token=data.draw(st.booleans()),
        )  # fmt: skip
    text, _ = forge.write(game.state, engine)
    again = forge.read(text, engine)
    assert again.left_out == ()
    assert forge.write(again.state, engine)[0] == text
    assert sorted(one.card or "" for one in again.state.objects) == sorted(one.card or "" for one in game.state.objects)


def test_the_command(mtglayers: Any) -> None:  # noqa: F811  # the fixture
    ran = mtglayers("forge", FILES / "unknown.txt")
    assert ran.code == 0
    assert "humanbattlefield=Grizzly Bears;Bonesplitter\n" in ran.out
    assert "left out: Nobody Knows This (battlefield of human)" in ran.err
    assert "cannot be read" in mtglayers("forge", FILES / "nothing.txt").only_line
    assert [command.name for command in forge.mtglayers_commands()] == ["forge"]
    assert mtglayers("forge", FILES / "puzzle.txt").out.startswith("[metadata]\nName:The fourth layer\n")
