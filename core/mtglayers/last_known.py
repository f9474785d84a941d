"""Last known information: what a spell or ability remembers of objects that have left (400.7, 608.2h, 113.7a)."""

from typing import TYPE_CHECKING, TypeVar

from mtglayers.amounts import CountersOn, Number, NumberOf, used
from mtglayers.context import Context
from mtglayers.filters import Host, Objects, This
from mtglayers.nodes import Node
from mtglayers.players import ControllerOf, OwnerOf, PlayerNamed
from mtglayers.view import View

if TYPE_CHECKING:
    from mtglayers.meaning import Meaning
    from mtglayers.objects import ObjectState
    from mtglayers.reading import Answer

Data = TypeVar("Data", bound=Node)


class LastKnown:
    """Which objects a spell or ability speaks of, and the board as it was when one of them left."""

    def __init__(self, of: "Meaning") -> None:
        self._of = of
        self._numbers: dict[str, int] = {}
        """Which of the objects that had an id is meant, by its running number."""
        self._boards: dict[str, Answer] = {}

    def copied_for(self, meaning: "Meaning") -> "LastKnown":
        """The same memory for another."""
        other = LastKnown(meaning)
        other._numbers, other._boards = dict(self._numbers), dict(self._boards)
        return other

    def note(self, *ids: str | None) -> None:
        """These objects are meant, as they are now; players and objects that are not there are left out."""
        there = self._of.game.objects
        self._numbers |= {id: there[id].number for id in ids if id is not None and id in there}

    def present(self, id: str) -> bool:
        """Whether the object of that id is still the one that was meant, as far as one was (400.7)."""
        meant = self._numbers.get(id)
        if meant is None:
            return True
        one = self._of.game.objects.get(id)
        return one is not None and one.number == meant

    def leaves(self, one: "ObjectState") -> None:
        """An object is about to change zones: if it is one of those, the board is remembered."""
        if self._numbers.get(one.id) == one.number and one.id not in self._boards:
            self._boards[one.id] = self._of.game.view()
            self.note(one.attached_to)

    def board_of(self, id: str | None) -> "Answer | None":
        """The board on which the object was last, if it has left the battlefield since it was noted."""
        if id is None or id not in self._boards:
            return None
        one = self._of.game.objects.get(id)
        back = one is not None and one.zone == "battlefield"
        return None if back and self.present(id) else self._boards[id]

    def filled_in(self, data: Data) -> Data:
        """The data with last known numbers, players and hosts in the place of words about objects that have left."""
        return data.rewrite(self._known) if self._boards else data

    def _known(self, node: Node) -> Node | None:
        if isinstance(node, NumberOf | CountersOn) and (then := self._then(node.of)):
            return Number(used(node).number(*then))
        if isinstance(node, ControllerOf | OwnerOf) and (then := self._then(node.of)):
            rows = node.rows(*then)
            names = [player.name for row, player in enumerate(self._of.game.players.values()) if rows >> row & 1]
            return PlayerNamed(names[0]) if names else None
        if isinstance(node, Host) and (then := self._then(This())):
            answer = self._boards[self._of.meant(This())[0]]
            return Objects(tuple(answer.evaluation.board.names(node.matching(*then))))
        return None

    def _then(self, reference: Node) -> tuple[View, Context] | None:
        ids = self._of.meant(reference)
        answer = self.board_of(ids[0]) if ids else None
        if answer is None:
            return None
        board = answer.evaluation.board
        return answer.evaluation.view, self._of.context(board, None)
