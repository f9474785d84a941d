"""Building boards: a whole one from a state, or the next one of a game from what has changed (613.1)."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from mtglayers.abilities import Instances
from mtglayers.board import Board, RuleEffect, RuleKey
from mtglayers.cards import Card
from mtglayers.characteristics import Characteristics
from mtglayers.effects import ContinuousEffect
from mtglayers.facts import PILES, Cells, bits_of, facts_of, facts_of_player, linked, links_of, moved, tops_of
from mtglayers.layers import Ruleset
from mtglayers.objects import EffectState, ObjectState, PlayerState
from mtglayers.view import View, each_bit

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

    def is_stale(self, engine: "Engine", inline: Mapping[str, Card]) -> bool:
        """Whether other plugins work than when it was made, or other cards are defined in place."""
        return (
            self._made_for[0] is not engine
            or self._made_for[2] is not inline
            or self._made_for[1] != engine.plugins.left_out
        )

    def board(
        self, players: Mapping[str, PlayerState], active_player: str, objects: Mapping[str, ObjectState],
        effects: Sequence[EffectState],
    ) -> Board:  # fmt: skip
        """The board of a state."""
        ids = [*players, *objects]
        rows = {one: row for row, one in enumerate(ids)}
        view = View({}, (1 << len(ids)) - (1 << len(players)))
        cells = Cells()
        for player in players.values():
            cells.add(rows[player.name], facts_of_player(player, active=player.name == active_player))
        alike: dict[Characteristics, list[int]] = {}
        for row, one in enumerate(objects.values(), len(players)):
            cells.add(row, facts_of(one, rows))
            if one.attached_to is not None or one.linked:
                linked(view, (), links_of(one, rows))
            alike.setdefault(self.printed(one), []).append(row)
        cells.write(view)
        view.replace("id", rows)
        view.replace("top", tops_of(objects.values(), rows))
        for values, which in alike.items():
            values.write(view, bits_of(which), self.instances)
        _base_numbers(view)
        board = Board(players, objects, active_player, self.ruleset, self.instances, view, rows, ids, effects)
        _resolved(board)
        ruled: dict[RuleKey, list[str]] = {}
        for rule in self.ruled(list(objects.values())):
            ruled.setdefault(rule.key, []).extend(rule.objects)
        board.ruled = {key: board.rule(key, board.bits(ids)) for key, ids in ruled.items()}
        return board

    def next_board(
        self, before: Board, players: Mapping[str, PlayerState], active_player: str, objects: Mapping[str, ObjectState],
        effects: Sequence[EffectState], touched: Iterable[str],
    ) -> Board:  # fmt: skip
        """The board after a change: ``touched`` are the objects of which something may be other than it was."""
        pairs = ((before.objects.get(id), objects.get(id)) for id in touched)
        changed = [(old, new) for old, new in pairs if old is not new]
        board = Board(
            players, objects, active_player, self.ruleset, self.instances, before.view.draft(), before.rows, before.ids,
            effects, before.resolved, before.ruled, before.made, before.numbers, before.lasting_parts,
        )  # fmt: skip
        moved_rows = {one.id for old, new in changed for one in (old, new) if one and not _same_object(old, new)}
        if moved_rows:
            _other_rows(board, before, changed)
        stale = 0
        for old, new in changed:
            stale |= self._changed(board, before, old, new)
        if moved_rows:
            _linked_again(board, before, moved_rows)
        _players_changed(board, before)
        if any(one is not None and one.zone in PILES for pair in changed for one in pair):
            board.view.replace("top", tops_of(objects.values(), board.rows))
        if effects is not before.effects or moved_rows:
            _resolved(board, moved_rows)
        if changed:
            self._ruled_again(board, before, changed)
        if stale:
            board.made = {key: made for key, made in before.made.items() if not key[1] & stale}
        _gathered_again(board, before, stale)
        return board

    def _changed(self, board: Board, before: Board, old: ObjectState | None, new: ObjectState | None) -> int:
        """Put a changed object into the view; its rows, where its static abilities may generate other effects than before."""
        view, stale = board.view, 0
        if old is not None and new is not None and _same_object(old, new):
            bit = 1 << board.rows[new.id]
            moved(view, bit, facts_of(old, before.rows), facts_of(new, board.rows))
            if not _linked_alike(old, new):
                linked(view, links_of(old, before.rows), links_of(new, board.rows))
            if old.flipped != new.flipped or (not _starts_alike(old, new) and self.printed(old) != self.printed(new)):
                self._write(view, bit, new)
                return bit
            return 0 if _generates_alike(old, new) else bit
        if old is not None:
            stale = 1 << before.rows[old.id]
            for column in list(view.columns):
                if column not in _NO_SETS:
                    view.clear(column, stale)
            linked(view, links_of(old, before.rows), ())
        if new is not None:
            bit = 1 << board.rows[new.id]
            moved(view, bit, (), facts_of(new, board.rows))
            linked(view, (), links_of(new, board.rows))
            self._write(view, bit, new)
            stale |= bit
        return stale

    def _write(self, view: View, bit: int, one: ObjectState) -> None:
        self.printed(one).write(view, bit, self.instances)
        _base_numbers(view)

    def _ruled_again(
        self, board: Board, before: Board, changed: Sequence[tuple[ObjectState | None, ObjectState | None]]
    ) -> None:
        """The effects that the rules make of changed objects, in the place of those that they made before."""
        rows = board.bits(new.id for _, new in changed if new is not None)
        rows |= before.bits(old.id for old, _ in changed if old is not None)
        bits = {key: effect.locked & ~rows for key, effect in before.ruled.items() if effect.locked is not None}
        for rule in self.ruled([new for _, new in changed if new is not None]):
            bits[rule.key] = bits.get(rule.key, 0) | board.bits(rule.objects)
        kept = before.ruled
        board.ruled = {
            key: kept[key] if key in kept and kept[key].locked == held else board.rule(key, held)
            for key, held in bits.items()
            if held
        }


_NO_SETS = ("id", "linked", "attached to", "top")
"""Columns that are kept in another way than by clearing a row."""


def _same_object(old: ObjectState | None, new: ObjectState | None) -> bool:
    """Whether it is still the same object (400.7)."""
    return old is not None and new is not None and old.number == new.number


def _linked_alike(old: ObjectState, new: ObjectState) -> bool:
    """Whether an object speaks of the same others as before."""
    same = old.attached_to == new.attached_to and old.linked == new.linked and old.phased_out == new.phased_out
    return same and not (new.attached_to or new.linked)  # rows of the others may be new


def _starts_alike(old: ObjectState, new: ObjectState) -> bool:
    """Whether all that an object's starting characteristics depend on is the same."""
    return (
        old.card == new.card
        and old.face == new.face
        and old.zone == new.zone
        and old.facts == new.facts
        and old.values == new.values
    )


def _generates_alike(old: ObjectState, new: ObjectState) -> bool:
    """Whether the static abilities of an object generate the same effects as before."""
    return (
        old.timestamp == new.timestamp
        and old.zone == new.zone
        and old.phased_out == new.phased_out
        and old.choices == new.choices
    )


def _other_rows(board: Board, before: Board, changed: Sequence[tuple[ObjectState | None, ObjectState | None]]) -> None:
    """Rows of objects that have gone stay empty, objects that have come get new ones, in their order."""
    rows, ids = dict(before.rows), list(before.ids)
    for old, new in changed:
        if old is not None and not _same_object(old, new):
            ids[rows.pop(old.id)] = ""
    come = {new.id for old, new in changed if new is not None and not _same_object(old, new)}
    for id in (id for id in board.objects if id in come) if len(come) > 1 else come:
        rows[id] = len(ids)
        ids.append(id)
    board.rows, board.ids = rows, ids
    gone = before.bits(old.id for old, new in changed if old is not None and not _same_object(old, new))
    board.view.everything = before.view.everything & ~gone | (1 << len(ids)) - (1 << len(before.ids))
    board.view.replace("id", rows)


def _linked_again(board: Board, before: Board, moved_rows: Collection[str]) -> None:
    """Objects that speak of others, by their ids, speak of their new rows."""
    view, columns = board.view, [board.view["attached to"], board.view["linked"]]
    bits = {key if isinstance(key, int) else key[0] for column in columns for key in column}
    for row in (bit.bit_length() - 1 for bit in bits):
        one = board.objects.get(board.ids[row])
        if one is not None and before.rows.get(one.id) == row:
            others = {one.attached_to, *(other for ids in one.linked.values() for other in ids)}
            if not others.isdisjoint(moved_rows):
                linked(view, links_of(one, before.rows), links_of(one, board.rows))


def _players_changed(board: Board, before: Board) -> None:
    if board.players is before.players and board.active_player == before.active_player:
        return
    for name, player in board.players.items():
        was = before.players[name]
        moved(
            board.view, 1 << board.rows[name],
            facts_of_player(was, active=name == before.active_player),
            facts_of_player(player, active=name == board.active_player),
        )  # fmt: skip


def _base_numbers(view: View) -> None:
    """Nothing has modified power and toughness: they are the base numbers (208.4b)."""
    for column in ("power", "toughness"):
        view.replace(f"base {column}", view[column])


def _resolved(board: Board, moved_rows: Collection[str] = ()) -> None:
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


def _gathered_again(board: Board, before: Board, stale: int) -> None:
    """The effects that exist at first, from those of the board before."""
    was, column = before.at_first, board.view["static"]
    if was is None:
        return
    lasting = {*board.ruled.values(), *(effect for _, effect in board.resolved)}
    gone = {
        effect
        for effect in was.effects
        if (effect.context.this & stale if effect.instance is not None else effect not in lasting)
    }
    there = {effect for effect in was.effects if effect.instance is None}
    come = [effect for effect in lasting if effect not in there]
    if stale:
        for instance, held in column.items():
            for bit in each_bit(held & stale):
                come += board.effects_of(instance, bit)
    board.at_first = was if column is was.column and not gone and not come else was.changed(column, gone, come)
