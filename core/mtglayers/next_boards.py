"""The next boards of a game: a board goes on from the one before, where objects change, come and go (613.1)."""

from collections.abc import Collection, Mapping, Sequence
from itertools import chain, islice
from typing import Final, NamedTuple

from mtglayers.board import Board
from mtglayers.building import Builder, base_numbers, resolved
from mtglayers.effects import ContinuousEffect
from mtglayers.facts import (
    PILES,
    Facts,
    counters_of,
    facts_of,
    facts_of_player,
    linked,
    links_of,
    moved,
    place_of,
    tops_of,
)
from mtglayers.objects import EffectState, ObjectState, PlayerState
from mtglayers.twins import NO_STATUS, Twins
from mtglayers.view import ALWAYS_THERE, each_bit

MAX_DIFFERING: Final = 8
"""How many objects are compared with others when they change at once."""
SEARCHED: Final = 40
"""How many objects, newest first, are compared when one is looked for that is like another."""
_OF_ONE: Final = ALWAYS_THERE - {"status"} | {"name", "mana cost", "halves", "counters", "base power", "base toughness"}
"""The columns in which an object's characteristics and facts stand, whatever it is attached or linked to."""
_COUNTERS: Final = frozenset({"counters"})
_LINKS: Final = frozenset({"attached_to", "linked", "phased_out"})
"""The fields from which it follows of which others an object speaks."""
_START: Final = frozenset({"card", "face", "zone", "facts", "values", "flipped"})
"""The fields from which an object's starting characteristics follow."""
_GENERATE: Final = frozenset({"timestamp", "zone", "phased_out", "choices"})
"""The fields that decide which effects an object's static abilities generate."""


class Change(NamedTuple):
    """An object that changed, came or went."""

    id: str
    old: ObjectState | None
    new: ObjectState | None
    fields: frozenset[str]
    """Which of its fields may be others."""
    same: bool
    """Whether it is still the same object (400.7)."""

    @property
    def in_a_pile(self) -> bool:
        """Whether it is or was in a zone that has a top card."""
        return any(one is not None and one.zone in PILES for one in (self.old, self.new))


def changes(
    before: Mapping[str, ObjectState], now: Mapping[str, ObjectState], touched: Mapping[str, frozenset[str]]
) -> list[Change]:
    """The objects that changed, came or went, among those that may have."""
    found = []
    for id, fields in touched.items():
        old, new = before.get(id), now.get(id)
        if old is not new:
            same = old is not None and new is not None and old.number == new.number
            found.append(Change(id, old, new, fields, same))
    return found


def next_board(
    builder: Builder, before: Board, players: Mapping[str, PlayerState], active_player: str, objects: dict[str, ObjectState],
    effects: Sequence[EffectState], touched: Mapping[str, frozenset[str]],
) -> Board:  # fmt: skip
    """The board after a change: ``touched`` are the objects of which some fields may be other than they were."""
    changed = changes(before.objects, objects, touched)
    board = Board(
        players, objects, active_player, builder.ruleset, builder.instances, before.view.draft(), before.rows, before.ids,
        effects, before.resolved, before.ruled, before.made, before.numbers, before.lasting_parts,
    )  # fmt: skip
    moved_rows = [change.id for change in changed if not change.same]
    if moved_rows:
        _other_rows(board, before, changed)
    stale = 0
    for change in changed:
        stale |= _changed(builder, board, before, change)
    if moved_rows:
        _linked_again(board, before, moved_rows)
    _players_changed(board, before)
    if any(change.in_a_pile for change in changed):
        board.view.replace("top", tops_of(objects.values(), board.rows))
    if effects is not before.effects or moved_rows:
        resolved(board, moved_rows)
    if changed:
        _ruled_again(builder, board, before, changed)
    if stale:
        board.made = {key: made for key, made in before.made.items() if not key[1] & stale}
    _gathered_again(board, before, stale)
    same_players = players is before.players and active_player == before.active_player
    if same_players and board.at_first is before.at_first is not None:
        board.twins = _twins(builder, board, before, changed)
    return board


def _changed(builder: Builder, board: Board, before: Board, change: "Change") -> int:
    """Put a changed object into the view; its rows, where its static abilities may generate other effects than before."""
    view, (_, old, new, fields, same) = board.view, change
    if old is not None and new is not None and same:
        bit = 1 << board.rows[new.id]
        if fields == _COUNTERS:
            moved(view, bit, counters_of(old), counters_of(new))
            return 0
        then, now = facts_of(old, before.rows), facts_of(new, board.rows)
        starts_alike = True
        if not fields.isdisjoint(_START):
            was = builder.cells_of(builder.printed(old), flipped=old.flipped)
            cells = builder.cells_of(builder.printed(new), flipped=new.flipped)
            starts_alike = was == cells
            then, now = (*then, *was), (*now, *cells)
        moved(view, bit, then, now)
        if not fields.isdisjoint(_LINKS):
            linked(view, links_of(old, before.rows), links_of(new, board.rows))
        if not starts_alike:
            base_numbers(view)
        return 0 if starts_alike and fields.isdisjoint(_GENERATE) else bit
    stale = 0
    if old is not None:
        row = 1 << before.rows[old.id]
        cells = builder.cells_of(builder.printed(old), flipped=old.flipped)
        moved(view, row, (*facts_of(old, before.rows), *cells), ())
        linked(view, links_of(old, before.rows), ())
        stale |= row if _generates(cells) else 0
    if new is not None:
        bit = 1 << board.rows[new.id]
        cells = builder.cells_of(builder.printed(new), flipped=new.flipped)
        moved(view, bit, (), (*facts_of(new, board.rows), *cells))
        linked(view, (), links_of(new, board.rows))
        stale |= bit if _generates(cells) else 0
    base_numbers(view)
    return stale


def _ruled_again(builder: Builder, board: Board, before: Board, changed: Sequence["Change"]) -> None:
    """The effects that the rules make of changed objects, in the place of those that they made before."""
    come, rows = [], 0
    for change in changed:
        if change.old is not None:
            rows |= 1 << before.rows[change.id]
        if change.new is not None:
            rows |= 1 << board.rows[change.id]
            come.append(change.new)
    kept = before.ruled
    bits = {key: effect.locked & ~rows for key, effect in kept.items() if effect.locked is not None}
    for rule in builder.ruled(come):
        key = rule.key
        bits[key] = bits.get(key, 0) | board.bits(rule.objects)
    board.ruled = {
        key: kept[key] if key in kept and kept[key].locked == held else board.rule(key, held)
        for key, held in bits.items()
        if held
    }


def _generates(cells: Facts) -> bool:
    """Whether an actual object has static abilities."""
    return any(column == "static" for column, _ in cells)


def _other_rows(board: Board, before: Board, changed: Sequence[Change]) -> None:
    """Rows of objects that have gone stay empty, objects that have come get new ones, in their order."""
    rows, ids = dict(before.rows), list(before.ids)
    gone, come = 0, set()
    for change in changed:
        if change.same:
            continue
        if change.old is not None:
            row = rows.pop(change.old.id)
            ids[row] = ""
            gone |= 1 << row
        if change.new is not None:
            come.add(change.new.id)
    for id in (id for id in board.objects if id in come) if len(come) > 1 else come:
        rows[id] = len(ids)
        ids.append(id)
    board.rows, board.ids = rows, ids
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


def _gathered_again(board: Board, before: Board, stale: int) -> None:
    """The effects that exist at first, from those of the board before."""
    was, column = before.at_first, board.view["static"]
    if was is None:
        return
    then, now = _lasting(before), _lasting(board)
    gone, come = then - now, [*(now - then)]
    if stale:
        gone |= {effect for effect in was.effects if effect.instance is not None and effect.context.this & stale}
        for instance, held in column.items():
            if here := held & stale:
                for bit in each_bit(here):
                    come += board.effects_of(instance, bit)
    board.at_first = was if column is was.column and not gone and not come else was.changed(column, gone, come)


def _lasting(board: Board) -> set[ContinuousEffect]:
    """The effects of rules and resolutions."""
    return {*board.ruled.values(), *(effect for _, effect in board.resolved)}


def _twins(builder: Builder, board: Board, before: Board, changed: Sequence["Change"]) -> Twins | None:
    """The objects that changed, if there are others exactly like them, their status aside; otherwise None."""
    if not 0 < len(changed) <= MAX_DIFFERING:
        return None
    differing, twins = 0, 0
    pairs: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])
    for change in changed:
        for one, where, found in ((change.old, before, pairs[0]), (change.new, board, pairs[1])):
            if one is not None:
                twin = _like(builder, one, where, changed)
                if twin is None:
                    return None
                bit, like = 1 << where.rows[one.id], 1 << where.rows[twin]
                differing, twins = differing | bit, twins | like
                found.append((bit, like))
    return Twins(before.view, board.view, differing, *pairs, twins, _OF_ONE, NO_STATUS)


def _like(builder: Builder, one: ObjectState, board: Board, changed: Sequence["Change"]) -> str | None:
    """The id of an object of the board that starts from the same and did not change; the last one found is tried first."""
    key = one.card, one.zone, one.controller
    hint = board.objects.get(builder.last_like.get(key, ""))
    newest = map(board.objects.__getitem__, islice(reversed(board.objects), SEARCHED))
    for other in newest if hint is None else chain((hint,), newest):
        alike = other.card == one.card and _starts_like(builder, one, other)
        if alike and all(other is not change.old and other is not change.new for change in changed):
            builder.last_like[key] = other.id
            return other.id
    return None


def _starts_like(builder: Builder, one: ObjectState, other: ObjectState) -> bool:
    """Whether two objects start from the same characteristics and facts, their status aside."""
    return (
        place_of(one) == place_of(other)
        and one.flipped == other.flipped
        and (one.counters is other.counters or counters_of(one) == counters_of(other))
        and builder.printed(one) == builder.printed(other)
    )
