"""Building boards from states (613.1); see ``next_boards`` for those that go on from another."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from mtglayers.abilities import Instances
from mtglayers.board import Board, RuleEffect, RuleKey
from mtglayers.cards import Card
from mtglayers.characteristics import Characteristics
from mtglayers.effects import ContinuousEffect
from mtglayers.facts import (
    Cells,
    Facts,
    bits_of,
    facts_of,
    facts_of_player,
    linked,
    links_of,
    tops_of,
)  # fmt: skip
from mtglayers.layers import Ruleset
from mtglayers.objects import EffectState, ObjectState, PlayerState
from mtglayers.view import View

if TYPE_CHECKING:
    from mtglayers.engine import Engine

Printed = Callable[[ObjectState], Characteristics]
"""The characteristics that an object starts from (613.1)."""
Ruled = Callable[[Sequence[ObjectState]], Iterable[RuleEffect]]
"""The effects that the rules make of objects."""


class Builder:
    """What boards are built with: an edition of the rules, and what plugins say of objects."""

    def __init__(
        self, engine: "Engine", inline: Mapping[str, Card], ruleset: Ruleset, instances: Instances, printed: Printed,
        ruled: Ruled,
    ) -> None:  # fmt: skip
        self._made_for = engine, engine.plugins.left_out, inline
        self.ruleset = ruleset
        self.instances = instances
        self.printed = printed
        self.ruled = ruled
        self._cells: dict[tuple[Characteristics, bool], Facts] = {}
        self.last_like: dict[tuple[str | None, ...], str] = {}
        """The object that was last found to be like one of a card, in a zone, of a controller."""

    def is_stale(self, engine: "Engine", inline: Mapping[str, Card]) -> bool:
        """Whether other plugins work than when it was made, or other cards are defined in place."""
        return (
            self._made_for[0] is not engine
            or self._made_for[2] is not inline
            or self._made_for[1] != engine.plugins.left_out
        )

    def board(
        self, players: Mapping[str, PlayerState], active_player: str, objects: dict[str, ObjectState],
        effects: Sequence[EffectState],
    ) -> Board:  # fmt: skip
        """The board of a state."""
        ids = [*players, *objects]
        rows = {one: row for row, one in enumerate(ids)}
        view = View({}, (1 << len(ids)) - (1 << len(players)))
        cells = Cells()
        for player in players.values():
            cells.add(rows[player.name], facts_of_player(player, active=player.name == active_player))
        alike: dict[tuple[Characteristics, bool], list[int]] = {}
        for row, one in enumerate(objects.values(), len(players)):
            cells.add(row, facts_of(one, rows))
            if one.attached_to is not None or one.linked:
                linked(view, (), links_of(one, rows))
            alike.setdefault((self.printed(one), one.flipped), []).append(row)
        cells.write(view)
        view.replace("id", rows)
        view.replace("top", tops_of(objects.values(), rows))
        for (values, flipped), which in alike.items():
            bits = bits_of(which)
            for column, value in self.cells_of(values, flipped=flipped):
                view.add(column, value, bits)
        base_numbers(view)
        board = Board(players, objects, active_player, self.ruleset, self.instances, view, rows, ids, effects)
        resolved(board)
        ruled: dict[RuleKey, list[str]] = {}
        for rule in self.ruled(list(objects.values())):
            ruled.setdefault(rule.key, []).extend(rule.objects)
        board.ruled = {key: board.rule(key, board.bits(ids)) for key, ids in ruled.items()}
        return board

    def cells_of(self, values: Characteristics, *, flipped: bool) -> Facts:
        """The cells of an actual object with those characteristics, as (column, value) pairs."""
        known = self._cells.get((values, flipped))
        if known is None:
            alone = View({"status": {"flipped": int(flipped)}}, 1)
            values.write(alone, 1, self.instances)
            known = self._cells[values, flipped] = tuple(
                (column, value)
                for column, held in alone.columns.items()
                if column not in ("status", "base power", "base toughness")
                for value in held
            )
        return known


def base_numbers(view: View) -> None:
    """Nothing has modified power and toughness: they are the base numbers (208.4b)."""
    for column in ("power", "toughness"):
        view.replace(f"base {column}", view[column])


def resolved(board: Board, moved_rows: Collection[str] = ()) -> None:
    """The effects of resolutions; those that went on unchanged are the same as before."""
    known = {id(state): (state, effect) for state, effect in board.resolved}
    places: dict[int, int] = {}
    found: list[tuple[EffectState, ContinuousEffect]] = []
    for state in board.effects:
        place = places[state.timestamp] = places.get(state.timestamp, -1) + 1
        was = known.get(id(state))
        names = {*(state.objects or ()), *([state.source] if state.source else [])} if moved_rows else set()
        if was is not None and was[1].key[2] == place and names.isdisjoint(moved_rows):
            found.append(was)
        else:
            found.append((state, board.resolution(state, place)))
    board.resolved = tuple(found)
