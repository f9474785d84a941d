"""Views of a game for a client: whole, or only what changed since a revision that it has seen."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict

from mtglayers.abilities import Ability
from mtglayers.engine import Engine
from mtglayers.game import Game
from mtglayers.reading import Answer, Reading
from mtglayers.view import Column, each_bit
from mtglayers_plugins.command_line.result import ObjectResult, PlayerResult, StepResult, step_result

MOST_WORDS: Final = 20_000
"""Abilities whose words are kept."""
MOST_GONE: Final = 5_000
"""Objects that left and are remembered, for clients that ask what changed."""

_FACTS: Final = tuple(name for name in ObjectResult.model_fields if name != "abilities")
_PLAYER_FACTS: Final = tuple(name for name in PlayerResult.model_fields if name != "abilities")


class View(BaseModel):
    """A game as a client sees it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    version: Literal[1] = 1
    revision: int
    """How many changes the game has had; ask for what changed since then by this number."""
    whole: bool
    """Whether it has everything, or only what may have changed."""
    objects: dict[str, ObjectResult]
    gone: list[str]
    """The ids of objects that are no longer there."""
    players: dict[str, PlayerResult]
    steps: list[StepResult] | None = None
    """Every application of an effect, where they were asked for."""


class Words:
    """Abilities as data with their words, each worked out once."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._known: dict[tuple[Ability, str], dict[str, Any]] = {}

    def __call__(self, ability: Ability, name: str) -> dict[str, Any]:
        """The fields of an ``AbilityResult``."""
        found = self._known.get((ability, name))
        if found is None:
            if len(self._known) >= MOST_WORDS:
                self._known.clear()
            found = {"text": self.engine.render(ability, name), "data": ability.data()}
            self._known[ability, name] = found
        return found


def object_data(read: Reading, words: Words) -> dict[str, Any]:
    """The fields of an ``ObjectResult``."""
    data = {fact: getattr(read, fact) for fact in _FACTS}
    name = data["name"]
    data["abilities"] = [words(ability, name) for ability in read.abilities]
    return data


def player_data(answer: Answer, name: str, words: Words) -> dict[str, Any]:
    """The fields of a ``PlayerResult``."""
    read = answer.player(name)
    data = {fact: getattr(read, fact) for fact in _PLAYER_FACTS}
    data["abilities"] = [words(ability, "") for ability in read.abilities]
    return data


def steps_data(answer: Answer, engine: Engine) -> list[dict[str, Any]]:
    """The fields of a ``StepResult`` for each step."""
    return [step_result(step, engine).model_dump(mode="json") for step in answer.steps]


@dataclass(frozen=True, slots=True)
class Table:
    """What decides how each row of a view reads, to find the rows that differ without reading them."""

    ids: list[str]
    columns: dict[str, Column]
    own: Sequence[tuple[object, ...]]
    """Facts of each object's state that the view has in no cell of its row."""
    first: int
    """The row of the first object; players stand before."""

    @classmethod
    def of(cls, answer: Answer) -> "Table":
        """The table of an answer."""
        board, view = answer.evaluation.board, answer.evaluation.view
        first = len(board.players)
        there = (board.objects.get(id) for id in board.ids[first:])
        own = [
            (True,)
            if one is None
            else (one.phased_out, one.attached_to, *((c.what, c.value, c.card, c.slot) for c in one.choices))
            for one in there
        ]
        return cls(board.ids, view.columns, own, first)

    def objects(self) -> Iterator[tuple[int, str]]:
        """Each object that is there, phased out ones aside, with its row."""
        for row, id in enumerate(self.ids[self.first :], self.first):
            if not self.own[row - self.first][0]:
                yield row, id

    def differs_from(self, before: "Table | None") -> set[int]:
        """The rows that may read otherwise than in a table before."""
        if before is None or before.first != self.first:
            return set(range(len(self.ids)))
        same = next(
            (row for row, (now, then) in enumerate(zip(self.ids, before.ids, strict=False)) if now != then),
            min(len(self.ids), len(before.ids)),
        )
        bits = 0
        for name in self.columns.keys() | before.columns.keys():
            now, then = self.columns.get(name, {}), before.columns.get(name, {})
            if name != "id" and now is not then and now != then:
                for value in now.keys() | then.keys():
                    bits |= now.get(value, 0) ^ then.get(value, 0)
        rows = {bit.bit_length() - 1 for bit in each_bit(bits & (1 << same) - 1)}
        rows |= {
            row + self.first
            for row, (own, was) in enumerate(zip(self.own, before.own, strict=False))
            if own != was
        }  # fmt: skip
        return rows | set(range(same, len(self.ids)))


@dataclass
class Seen:
    """A game as it was when it was last looked at, and when each thing was first seen to be so."""

    revision: int = -1
    objects: dict[str, dict[str, Any]] = field(default_factory=dict)
    players: dict[str, dict[str, Any]] = field(default_factory=dict)
    changed: dict[tuple[str, str], int] = field(default_factory=dict)
    """By ("object" or "player", its name): the revision at which a change of it was seen."""
    gone: dict[str, int] = field(default_factory=dict)
    """The objects that left, with the revision at which that was seen."""
    forgotten: int = -1
    """What left up to that revision is no longer remembered."""
    table: Table | None = None
    """The table of that view."""

    def look(self, game: Game, revision: int, words: Words) -> None:
        """See how the game stands now."""
        if revision == self.revision:
            return
        answer = game.view()
        table = Table.of(answer)
        differs = table.differs_from(self.table)
        objects = {
            id: object_data(answer[id], words) if row in differs or id not in self.objects else self.objects[id]
            for row, id in table.objects()
        }
        players = {one.name: player_data(answer, one.name, words) for one in game.players.values()}
        changed = dict(self.changed)
        for kind, now, before in (("object", objects, self.objects), ("player", players, self.players)):
            for name, data in now.items():
                if before.get(name) != data:
                    changed[kind, name] = revision
        left = [id for id in self.objects if id not in objects]
        for id in left:
            del changed["object", id]
        self.gone = {id: when for id, when in self.gone.items() if id not in objects} | dict.fromkeys(left, revision)
        if len(self.gone) > MOST_GONE:
            self.forgotten, self.gone = revision, {}
        self.objects, self.players, self.changed, self.revision = objects, players, changed, revision
        self.table = table

    def view(self, since: int | None) -> dict[str, Any]:
        """The fields of a ``View``; only what may have changed ``since`` a revision, where that is still known."""
        whole = since is None or since < self.forgotten or since > self.revision
        start = -1 if whole or since is None else since
        return {
            "version": 1,
            "revision": self.revision,
            "whole": whole,
            "objects": {
                id: data for id, data in self.objects.items() if whole or self.changed["object", id] > start
            },
            "gone": [] if whole else [id for id, when in self.gone.items() if when > start],
            "players": {
                name: data for name, data in self.players.items() if whole or self.changed["player", name] > start
            },
        }  # fmt: skip
