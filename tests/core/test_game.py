"""Copies of a game, and changes that happen whole or not at all."""

import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest

from mtglayers import Game, Illegal

from .boards import game


@pytest.fixture
def kept() -> Game:
    made = game()
    made.put("Bear")
    made.put("Wall", by="B")
    return made


def data(of: Game) -> tuple[Any, ...]:
    return of.state.model_dump(), of.entered, of.destroyed_ids, of.stack, of.resolved


def change(one: Game) -> None:
    one.tap("bear")
    one.put("Banner")
    one.destroy("wall")
    one.set("A", "life", 3)
    one.end_turn()


def fail(one: Game, *changes: Callable[[Game], object]) -> None:
    """Changes that fail after all of them have happened."""
    with one.whole():
        for each in changes:
            each(one)
        raise Illegal("it was not to be")


def test_a_copy_goes_its_own_way(kept: Game) -> None:
    before = data(kept)
    copy = kept.copy()
    change(copy)
    assert data(kept) == before
    assert kept["bear"].power == 2
    assert copy["bear"].power == 3


def test_the_original_goes_its_own_way(kept: Game) -> None:
    copy = kept.copy()
    before = data(copy)
    change(kept)
    assert data(copy) == before
    assert (copy["bear"].power, kept["bear"].power) == (2, 3)


def test_copies_of_copies(kept: Game) -> None:
    games = [kept]
    for number in range(1, 5):
        games.append(games[-1].copy())
        games[-1].add_counters("bear", {"+1/+1": number})
        games[0].set("B", "life", number)
    assert [one["bear"].power for one in games] == [2, 3, 5, 8, 12]
    assert [one.player("B").life for one in games] == [4, 20, 20, 20, 20]


def test_a_copy_knows_what_was_worked_out(kept: Game) -> None:
    answer = kept.view()
    assert kept.copy().view() is answer


def test_a_copy_is_small() -> None:
    made = game()
    for _ in range(100):
        made.put("Wood")
    made.view()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        copies = [made.copy() for _ in range(100)]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert (after - before) / len(copies) < 2_000


def test_what_fails_leaves_everything_as_it_was(kept: Game) -> None:
    before, answer, clock = data(kept), kept.view(), kept.clock
    with pytest.raises(Illegal):
        fail(kept, change)
    assert (data(kept), kept.clock) == (before, clock)
    assert kept.view() is answer
    change(kept)
    assert kept["bear"].power == 3


def test_what_fails_inside_another_change_undoes_both(kept: Game) -> None:
    before = data(kept)
    with pytest.raises(Illegal):
        fail(kept, lambda one: one.tap("bear"), lambda one: fail(one, change))
    assert data(kept) == before


def test_a_copy_taken_in_the_middle_of_a_change_that_fails(kept: Game) -> None:
    copies: list[Game] = []

    def copy(one: Game) -> None:
        copies.append(one.copy())

    with pytest.raises(Illegal):
        fail(kept, copy, lambda one: one.tap("bear"), copy, lambda one: one.tap("wall"))
    kept.replace("bear", damage=1)
    kept.put("Banner")
    copies[0].tap("wall")
    assert [each.object("bear").damage for each in (kept, *copies)] == [1, 0, 0]
    tapped = [[id for id, one in each.objects.items() if one.tapped] for each in (kept, *copies)]
    assert tapped == [[], ["wall"], ["bear"]]
    assert [len(each.objects) for each in (kept, *copies)] == [3, 2, 2]


def test_a_change_of_a_copy_taken_in_the_middle_is_whole(kept: Game) -> None:
    with kept.whole():
        copy = kept.copy()
    before = data(copy)
    with pytest.raises(Illegal):
        fail(copy, lambda one: one.tap("bear"))
    assert data(copy) == before
