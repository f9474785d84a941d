"""Facts of objects and players that no layer writes, as cells of a view: zone, owner, status, counters, life …"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any

from mtglayers.objects import ObjectState, PlayerState
from mtglayers.view import Column, View

Facts = tuple[tuple[str, Hashable], ...]
"""(column, value) pairs that hold of one row."""
Links = tuple[tuple[str, Hashable, int], ...]
"""(column, value, rows) triples by which one row speaks of others."""


def facts_of(one: ObjectState, rows: Mapping[str, int]) -> Facts:
    """The facts of an object."""
    zone, owner, controller = place_of(one)
    found: list[tuple[str, Hashable]] = [("zone", zone), ("owner", rows[owner]), ("controller", rows[controller])]
    for fact, true in (
        ("tapped", one.tapped), ("attacking", one.attacking), ("face down", one.face_down),
        ("flipped", one.flipped), ("token", one.token), ("transformed", one.face == 1),
    ):  # fmt: skip
        if true:
            found.append(("status", fact))
    if one.attacking and "blocked" not in one.facts:
        found.append(("status", "unblocked"))
    if one.facts:
        found += [("status", fact) for fact in dict.fromkeys(one.facts)]
    return (*found, *counters_of(one)) if one.counters else tuple(found)


def place_of(one: ObjectState) -> tuple[str, str, str]:
    """Where an object is, and the names of its owner and controller; what has no controller counts for its owner (108.4a)."""
    controller = one.controller if one.zone in ("battlefield", "stack") and one.controller else one.owner
    return "phased out" if one.phased_out else one.zone, one.owner, controller


def counters_of(one: ObjectState) -> Facts:
    """Which counters are on an object."""
    return tuple([("counters", (counter.kind, counter.number)) for counter in one.counters])


def links_of(one: ObjectState, rows: Mapping[str, int]) -> Links:
    """What an object is attached to, and the objects that its linked abilities have dealt with (607)."""
    bit = 1 << rows[one.id]
    found: list[tuple[str, Hashable, int]] = []
    if one.attached_to is not None and one.attached_to in rows and not one.phased_out:
        found.append(("attached to", bit, 1 << rows[one.attached_to]))
    for role, ids in one.linked.items():
        linked = sum({1 << rows[other] for other in ids if other in rows})
        if linked:
            found.append(("linked", (bit, role), linked))
    return tuple(found)


def facts_of_player(player: PlayerState, *, active: bool) -> Facts:
    """The facts of a player."""
    found: list[tuple[str, Hashable]] = [
        ("player name", player.name), ("life", player.life), ("cards in hand", player.hand),
        ("maximum hand size", 7), ("land plays", 1),
    ]  # fmt: skip
    if player.in_game:
        found.append(("player", "in the game"))
    if active:
        found.append(("player", "active"))
    return (*found, *player.facts.items())


def tops_of(objects: Iterable[ObjectState], rows: Mapping[str, int]) -> Column:
    """The top cards of graveyards and libraries, by zone: the newest of each player's."""
    tops: dict[tuple[str, str], ObjectState] = {}
    for one in objects:
        if one.zone in PILES and not one.phased_out:
            newest = tops.get((one.zone, one.owner))
            if newest is None or one.timestamp >= newest.timestamp:
                tops[one.zone, one.owner] = one
    found: Column = {}
    for (zone, _), one in tops.items():
        found[zone] = found.get(zone, 0) | 1 << rows[one.id]
    return found


PILES = ("graveyard", "library")


def bits_of(rows: Sequence[int]) -> int:
    """Rows as a set."""
    if len(rows) < 64:
        bits = 0
        for row in rows:
            bits |= 1 << row
        return bits
    held = bytearray(max(rows) // 8 + 1)
    for row in rows:
        held[row >> 3] |= 1 << (row & 7)
    return int.from_bytes(held, "little")


class Cells:
    """Cells of a view that is being built: rows are collected, and made sets of at the end."""

    def __init__(self) -> None:
        self._rows: dict[tuple[str, Any], list[int]] = {}

    def add(self, row: int, facts: Facts) -> None:
        """Facts of a row."""
        for cell in facts:
            self._rows.setdefault(cell, []).append(row)

    def write(self, view: View) -> None:
        """Put all that was collected into a draft."""
        for (column, value), rows in self._rows.items():
            view.add(column, value, bits_of(rows))


def moved(view: View, bit: int, before: Facts, after: Facts) -> None:
    """Other facts hold of a row, in a draft."""
    if before == after:
        return
    for cell in before:
        if cell not in after:
            view.remove(*cell, bit)
    for cell in after:
        if cell not in before:
            view.add(*cell, bit)


def linked(view: View, before: Links, after: Links) -> None:
    """An object speaks of others than before, in a draft."""
    if before == after:
        return
    for column, value, rows in before:
        view.remove(column, value, rows)
    for column, value, rows in after:
        view.add(column, value, rows)


__all__ = [
    "Cells",
    "bits_of",
    "counters_of",
    "facts_of",
    "facts_of_player",
    "linked",
    "links_of",
    "moved",
    "place_of",
    "tops_of",
]
