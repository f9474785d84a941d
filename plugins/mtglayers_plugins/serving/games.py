"""The games that a client has open."""

import copy
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from mtglayers.engine import Engine
from mtglayers.errors import InputError
from mtglayers.game import Game
from mtglayers.objects import EffectState, ObjectState, State
from mtglayers_plugins.serving.changes import Arguments, Outcome
from mtglayers_plugins.serving.limits import Limits
from mtglayers_plugins.serving.messages import LIMIT, NO_SUCH_GAME, RpcError
from mtglayers_plugins.serving.views import Seen, Words


class BoundedGame(Game):
    """A game that refuses to grow beyond its limits."""

    limits: Limits

    def add(self, one: ObjectState) -> None:
        if len(self.objects) >= self.limits.objects:
            raise InputError(f"a game here holds {self.limits.objects} objects at most")
        super().add(one)

    def begin(self, effect: EffectState) -> None:
        if len(self.effects) >= self.limits.effects:
            raise InputError(f"a game here holds {self.limits.effects} effects at most")
        super().begin(effect)


@dataclass
class OpenGame:
    """A game, how often it has changed, and what the client has seen of it."""

    game: BoundedGame
    revision: int = 0
    seen: Seen = field(default_factory=Seen)

    def apply(self, changes: list[Any]) -> list[Outcome]:
        """Do all changes, or none of them. Raises MtgLayersError that says which could not be done."""
        if len(changes) == 1:
            outcomes = [changes[0].apply(self.game)]
        else:
            with self.game.whole():
                outcomes = [self._one(place, change) for place, change in enumerate(changes)]
        self.revision += len(changes)
        return outcomes

    def _one(self, place: int, change: Arguments) -> Outcome:
        try:
            return change.apply(self.game)
        except Exception as error:
            error.add_note(f"change {place}")
            raise


class Games:
    """The games that are open, by id."""

    def __init__(self, engine: Engine, limits: Limits) -> None:
        self.limits = limits
        self.engine = engine
        self.words = Words(engine)
        self._open: dict[str, OpenGame] = {}
        self._numbers = count(1)

    def __len__(self) -> int:
        return len(self._open)

    def __getitem__(self, id: str) -> OpenGame:
        found = self._open.get(id)
        if found is None:
            raise RpcError(NO_SUCH_GAME, f"there is no open game {id[:80]!r}")
        return found

    def open(self, state: State) -> str:
        """Open a game that stands so; answers its id."""
        self._room()
        if len(state.objects) > self.limits.objects or len(state.effects) > self.limits.effects:
            raise RpcError(
                LIMIT, f"a game here holds {self.limits.objects} objects and {self.limits.effects} effects at most"
            )
        game = BoundedGame(self.engine, state)
        game.limits = self.limits
        game.view()  # a state that cannot be evaluated is refused now
        return self._added(OpenGame(game))

    def copy(self, id: str) -> str:
        """Open a copy of a game; answers the copy's id."""
        self._room()
        original = self[id]
        return self._added(OpenGame(original.game.copy(), original.revision, copy.copy(original.seen)))

    def close(self, id: str) -> None:
        """Close a game."""
        del self._open[self._known(id)]

    def _known(self, id: str) -> str:
        _ = self[id]
        return id

    def _room(self) -> None:
        if len(self._open) >= self.limits.games:
            raise RpcError(LIMIT, f"{self.limits.games} games are open, which is the most; close one first")

    def _added(self, game: OpenGame) -> str:
        id = f"g{next(self._numbers)}"
        self._open[id] = game
        return id
