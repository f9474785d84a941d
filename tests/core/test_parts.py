"""The parts of a game: replaced, never edited."""

import pytest

from mtglayers import EffectState, Game, ObjectState, UnknownName
from mtglayers.abilities import Effect
from mtglayers.errors import Illegal
from mtglayers.vocabulary import creatures, get

from .boards import game


@pytest.fixture
def three() -> Game:
    made = game()
    for card in ("Bear", "Wall", "Wood"):
        made.put(card)
    made.view()
    return made


def test_an_object_is_replaced_in_its_place(three: Game) -> None:
    before, was = three.state, three.object("bear")
    now = three.replace("bear", tapped=True)
    assert three.object("bear") is now
    assert (was.tapped, now.tapped) == (False, True)
    assert list(three.objects) == ["bear", "wall", "wood"]
    assert (before.objects[0], three.state.objects[0]) == (was, now)


def test_a_record_that_is_no_longer_true_changes_what_is(three: Game) -> None:
    stale = three.object("bear")
    three.replace(stale, tapped=True)
    three.replace(stale, damage=1)
    assert (three.object("bear").tapped, three.object("bear").damage) == (True, 1)


def test_what_stays_as_it_is_is_no_change(three: Game) -> None:
    before = three.view()
    assert three.replace("bear", tapped=False) is three.object("bear")
    assert three.view() is before


def test_objects_come_last_and_go(three: Game) -> None:
    three.add(ObjectState(id="new", card="Bear", owner="A"))
    three.remove("wall")
    assert list(three.objects) == ["bear", "wood", "new"]
    assert three.touched.keys() == {"new", "wall"}


def test_what_was_touched_is_known_until_the_next_view(three: Game) -> None:
    assert three.touched == {}
    three.tap("bear")
    assert three.touched == {"bear": {"tapped"}}
    three.view()
    assert three.touched == {}


def test_players_and_other_parts(three: Game) -> None:
    three.replace_player("B", life=3)
    three.change(whose_turn="B")
    assert (three.player("B").life, three.active_player, three.player_names) == (3, "B", ["A", "B"])
    assert (three.state.players[1].life, three.state.active_player) == (3, "B")


def test_what_is_not_there(three: Game) -> None:
    for change in (three.replace, three.remove):
        with pytest.raises(UnknownName, match="there is no object 'rock'"):
            change("rock")
    with pytest.raises(UnknownName, match="there is no player 'C'"):
        three.replace_player("C", life=3)
    with pytest.raises(TypeError, match="has no field 'colour'"):
        three.replace("bear", colour="red")


def test_an_object_that_changed_zones_is_not_there(three: Game) -> None:
    before = three.object("bear")
    three.tap("bear")
    assert three.is_there(before)
    three.move("bear", "graveyard")
    assert not three.is_there(before)
    assert three.is_there(three.object("bear"))
    three.remove("wall")
    assert not three.is_there(three.state.objects[0].but(id="wall"))


def test_players_and_parts_that_stay_as_they_are_are_no_change(three: Game) -> None:
    before = three.view()
    three.replace_player("A", life=20)
    three.change(shields=(), effects=())
    assert three.view() is before


def test_effects_that_do_not_speak_of_what_leaves_stay_the_same(three: Game) -> None:
    effect = EffectState(id="pump", controller="A", effect=Effect.of(creatures, get(+1, +1)), objects=["bear"])
    three.begin(effect)
    before = three.effects
    three.move("wood", "graveyard")
    assert three.effects is before
    three.move("bear", "graveyard")
    assert three.effects == ()


def test_touched_is_told_apart_in_copies(three: Game) -> None:
    three.tap("bear")
    copy = three.copy()
    copy.tap("wall")
    three.tap("wood")
    assert (set(three.touched), set(copy.touched)) == ({"bear", "wood"}, {"bear", "wall"})


def test_the_state_is_put_together_once(three: Game) -> None:
    assert three.state is three.state


def test_a_copy_that_was_made_in_a_change_that_fails_stays_as_it_was(three: Game) -> None:
    copies = []

    def fail() -> None:
        with three.whole():
            copies.append(three.copy())
            raise Illegal("it was not to be")

    three.tap("bear")
    with pytest.raises(Illegal):
        fail()
    three.replace("wall", tapped=True)
    assert (three.object("wall").tapped, copies[0].object("wall").tapped) == (True, False)
