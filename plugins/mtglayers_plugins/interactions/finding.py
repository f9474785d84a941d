"""Interactions that are real: found on an evaluated board, made small, and told with a scenario that passes."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from mtglayers.errors import MtgLayersError
from mtglayers_plugins.interactions.arranging import boards_of, used_boards
from mtglayers_plugins.interactions.boards import SmallBoard
from mtglayers_plugins.interactions.graph import CardPart, could_depend, parts_of
from mtglayers_plugins.interactions.links import Finding, Link, differences, links
from mtglayers_plugins.scenarios import run_scenario, scenario_of

if TYPE_CHECKING:
    from mtglayers.cards import Card
    from mtglayers.engine import Engine
    from mtglayers.evaluation import Evaluation
    from mtglayers.reading import Answer

RULES: Final = "current"


class Search:
    """The search for what cards do with one another, on the boards of one engine."""

    def __init__(self, engine: "Engine", rules: str = RULES) -> None:
        self.engine = engine
        self.rules = rules
        self.boards = 0
        """How many boards were evaluated."""
        self._parts: dict[str, list[CardPart]] = {}
        self.unplayable: list[str] = []
        """What was found, but could not be played as a scenario."""

    def together(self, cards: Sequence["Card"]) -> list[Finding]:
        """What two or three cards do with one another."""
        seen: dict[Link, tuple[SmallBoard, tuple[str, ...]]] = {}
        for board in self._boards(cards):
            ids = tuple(one.id for one in board.lying[-len(cards) :])
            used = any(one.use is not None for one in board.lying)
            for way in (board,) if used else (board, board.swapped(ids)):
                for link in self._links(way, ids):
                    seen.setdefault(link, (way, ids))
        loops = [link for link in seen if link.kind == "loop"]
        of_loops = {(link.layer, a, b) for link in loops for a in link.ids for b in link.ids}
        wanted = [
            *loops,
            *(link for link in seen if link.kind == "dependency" and (link.layer, *link.ids) not in of_loops),
        ]
        return [finding for link in _once(wanted) if (finding := self._told(link, *seen[link])) is not None]

    def _boards(self, cards: Sequence["Card"]) -> Iterator[SmallBoard]:
        """The boards of cards of which one could depend on another: as they lie, and with spells and abilities used."""
        static = {(a, b) for a in cards for b in cards if self._could(a, b, resolves=False)} if len(cards) == 2 else {0}
        if static:
            for faces in _faces(cards):
                yield from boards_of(cards, faces, self.engine)
        if len(cards) == 2 and cards[0] is not cards[1]:
            for user, other in (cards, cards[::-1]):
                if self._could(other, user, resolves=True):
                    yield from used_boards(user, other, self.engine)

    def _could(self, a: "Card", b: "Card", *, resolves: bool) -> bool:
        """Whether a static ability of a could depend on one of b, or on what one leaves that resolves."""
        ruleset = self.engine.ruleset(self.rules)
        for card in (a, b):
            if card.name not in self._parts:
                self._parts[card.name] = list(parts_of(card, self.engine, ruleset))
        return any(
            could_depend(one, other, ruleset)
            for other in self._parts[b.name]
            if other.resolves is resolves
            for one in self._parts[a.name]
        )

    def _links(self, board: SmallBoard, ids: Sequence[str]) -> list[Link]:
        """What is seen on a board; nothing where something on it cannot be done."""
        if not board.can_be:
            return []
        try:
            return list(links(self._evaluate(board), ids))
        except MtgLayersError:
            return []

    def _evaluate(self, board: SmallBoard) -> "Evaluation":
        self.boards += 1
        return board.evaluate(self.engine, self.rules)

    def _has(self, board: SmallBoard, link: Link, ids: Sequence[str]) -> bool:
        return link in self._links(board, ids)

    def smallest(self, board: SmallBoard, link: Link, ids: Sequence[str]) -> SmallBoard:
        """The board without whatever it does not need to show the link; what makes a loop matter stays."""
        needed = {need for one in board.lying for need in one.needs}
        kept = [one for one in board.lying if one.id in ids or one.id in needed]
        alone = SmallBoard(tuple(kept))
        if link.kind == "dependency" and self._has(alone, link, ids):
            return alone
        matters = link.kind == "loop" and bool(self._differences(board, ids)[1])
        for one in reversed(board.lying):
            less = board.without(one)
            if one.id in ids or len(less.lying) < len(board.lying) - 1 or not self._has(less, link, ids):
                continue
            if not matters or self._differences(less, ids)[1]:
                board = less
        return board

    def _answer(self, board: SmallBoard) -> "Answer":
        return self.engine.answer(self._evaluate(board))

    def _differences(self, board: SmallBoard, ids: Sequence[str]) -> "tuple[Answer | None, list[str]]":
        """The board with the timestamps swapped, and what is otherwise there."""
        other = board.swapped(ids)
        if not other.can_be:
            return None, []
        try:
            answer = self._answer(other)
        except MtgLayersError:
            return None, []
        return answer, differences(self._answer(board), answer)

    def _told(self, link: Link, board: SmallBoard, ids: tuple[str, ...]) -> Finding | None:
        board = self.smallest(board, link, ids)
        if link.kind == "dependency" and self._has(earlier := board.swapped(ids), link, ids):
            places = [one.id for one in board.lying]
            board = earlier if places.index(link.ids[0]) > places.index(link.ids[1]) else board
        answer = self._answer(board)
        swapped, different = self._differences(board, ids)
        by_id = {one.id: one.card for one in board.lying}
        cards = tuple(str(by_id[one]) for one in link.ids)
        scenario = self.scenario(link, board, answer, cards)
        try:
            outcome = run_scenario(scenario_of(scenario), self.engine)
        except MtgLayersError as error:
            self.unplayable.append(f"{' and '.join(cards)}, layer {link.layer}: {error}")
            return None
        if outcome.verdict != "passed":
            self.unplayable.append(f"{' and '.join(cards)}, layer {link.layer}: {outcome.line}")
            return None
        return Finding(
            kind=link.kind,
            layer=link.layer,
            cards=cards,
            plugins=tuple(self.engine.cards.plugin_of(card) for card in cards),
            order=tuple(answer.order.get(link.layer, ())),
            swapped_order=None if swapped is None else tuple(swapped.order.get(link.layer, ())),
            differences=tuple(different),
            why="; ".join(dict.fromkeys(s.why for s in answer.steps if s.layer == link.layer and s.effect in link.ids)),
            scenario=scenario,
        )

    def scenario(self, link: Link, board: SmallBoard, answer: "Answer", cards: Sequence[str]) -> dict[str, Any]:
        """The board as a scenario, with the order, the dependencies and what comes of every object."""
        ids = {one.id for one in board.lying}
        depends = sorted(set(answer.depends.get(link.layer, ())))

        def known(handle: str) -> bool:
            return handle in ids or handle.rpartition(".")[0] in ids

        return {
            "id": "-".join(filter(None, "".join(c if c.isalnum() else "-" for c in f"{'-'.join(cards)}-{link.layer}".lower()).split("-")))[:100],
            "title": _title(link, cards),
            **({"cards": inline} if (inline := board.inline(self.engine)) else {}),
            "steps": board.steps(self.engine),
            "order": {link.layer: [one for one in answer.order[link.layer] if known(one)]},
            "depends": {link.layer: [[a, b] for a, b in depends if known(a) and known(b)]},
            "expect": {one: _expected(answer, one) for one in answer.ids if answer[one].zone == "battlefield"},
        }  # fmt: skip


def _title(link: Link, cards: Sequence[str]) -> str:
    if link.kind == "loop":
        return f"{' and '.join(cards)} form a dependency loop in layer {link.layer}"
    return f"In layer {link.layer}, {cards[0]} depends on {cards[1]}"


def _expected(answer: "Answer", one: str) -> dict[str, Any]:
    read = answer[one]
    expected: dict[str, Any] = {"types": read.types}
    if not read.has_every_creature_type:
        expected["subtypes"] = read.subtypes
    if read.power is not None:
        expected["pt"] = f"{read.power}/{read.toughness}"
    return expected | {"colors": read.colors, "ability_count": len(read.abilities)}


def _faces(cards: Sequence["Card"]) -> Iterator[tuple[int, ...]]:
    """The faces of cards that can lie together: those with abilities, or the fronts."""
    ways: list[tuple[int, ...]] = [()]
    for card in cards:
        faces = [n for n, one in enumerate(card.faces) if one.values.abilities and _permanent(card, n)] or [0]
        ways = [(*way, n) for way in ways for n in faces]
    yield from ways


def _permanent(card: "Card", number: int) -> bool:
    if number and card.layout not in ("transform", "modal"):
        return False
    types = {word.word for word in card.faces[number].values.words if word.word_kind == "card type"}
    return not types <= {"Instant", "Sorcery"} or number == 0


def _once(found: Sequence[Link]) -> list[Link]:
    return list(dict.fromkeys(found))
