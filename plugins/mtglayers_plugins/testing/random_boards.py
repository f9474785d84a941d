"""Random small boards of known cards. Every decision is made by a ``Chooser``: a seed, or hypothesis."""

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from mtglayers.filters import Word
from mtglayers_plugins.interactions.arranging import (
    choices_for,
    has_bestow,
    host_filter,
    hosts_for,
    levels,
    zone_of,
)
from mtglayers_plugins.interactions.boards import Lying, SmallBoard, id_for
from mtglayers_plugins.interactions.witnesses import SEATS, witnesses_for

if TYPE_CHECKING:
    from mtglayers.cards import Card, Face
    from mtglayers.engine import Engine

T = TypeVar("T")
MOST: Final = 7
"""How many cards lie on a board at most, plain ones aside."""
MOST_PLAIN: Final = 3


class Chooser(Protocol):
    """Whoever decides."""

    def pick(self, options: Sequence[T]) -> T:
        """One of the options; the first is the simplest."""
        ...

    def number(self, least: int, most: int) -> int:
        """A whole number between the bounds; the least is the simplest."""
        ...

    def chance(self, percent: int) -> bool:
        """Whether something happens that has such a chance; that it doesn't is simpler."""
        ...


class Seeded:
    """Decisions by a seed: the same seed makes the same board."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)  # noqa: S311  # boards, not secrets

    def pick(self, options: Sequence[T]) -> T:
        """One of the options."""
        return self.random.choice(options)

    def number(self, least: int, most: int) -> int:
        """A whole number between the bounds."""
        return self.random.randint(least, most)

    def chance(self, percent: int) -> bool:
        """Whether something happens that has such a chance."""
        return self.random.random() * 100 < percent


def random_board(
    engine: "Engine", choose: Chooser, mine: Sequence[str], others: Sequence[str] = (), *, most: int = MOST
) -> SmallBoard:
    """A board with one card of ``mine`` or more, perhaps some of ``others``, and plain ones that they speak of.

    Choices are made, Auras and Equipment are attached to what they fit, some things have counters or are tapped.
    """
    more = range(choose.number(1, most) - 1)
    names = [choose.pick(mine), *(choose.pick(others if others and choose.chance(60) else mine) for _ in more)]
    cards = [engine.card(name) for name in names]
    faces = [_face(card, choose) for card in cards]
    plain = witnesses_for(printed.ability for face in faces for printed in face.values.abilities)
    lying: list[Lying] = []
    for _ in range(choose.number(1, MOST_PLAIN)):
        witness = choose.pick(plain)
        lying.append(_dressed(Lying(_id(witness.name, lying), witness, choose.pick(SEATS)), engine, choose))
    for card, face in zip(cards, faces, strict=True):
        lying.append(_lying(card, face, faces, lying, engine, choose))
    return _attached(
        SmallBoard(tuple(lying)),
        dict(zip((one.id for one in lying[-len(cards) :]), faces, strict=True)),
        engine,
        choose,
    )


def _face(card: "Card", choose: Chooser) -> "Face":
    return choose.pick(card.faces) if card.layout in ("transform", "modal") else card.faces[0]


def _id(name: str, lying: Sequence[Lying]) -> str:
    return id_for(name, [one.id for one in lying])


def _lying(
    card: "Card", face: "Face", faces: Sequence["Face"], lying: Sequence[Lying], engine: "Engine", choose: Chooser
) -> Lying:
    others = [other for other in faces if other is not face]
    one = Lying(
        _id(card.name, lying), card.name, choose.pick(SEATS), zone_of(face), card.faces.index(face),
        choose.pick(choices_for(face, others)), bestowed=has_bestow(face), counters=levels(face),
    )  # fmt: skip
    return _dressed(one, engine, choose)


def _dressed(one: Lying, engine: "Engine", choose: Chooser) -> Lying:
    counters = list(one.counters)
    if one.zone == "battlefield" and choose.chance(25):
        kind = choose.pick(["+1/+1", "-1/-1", *sorted(engine.counters)])
        counters.append((kind, choose.number(1, 3)))
    return Lying(
        one.id, one.card, one.by, one.zone, one.face, one.choices, one.attached_to, one.bestowed, tuple(counters),
        tapped=one.zone == "battlefield" and choose.chance(20),
    )  # fmt: skip


def _attached(board: SmallBoard, faces: dict[str, "Face"], engine: "Engine", choose: Chooser) -> SmallBoard:
    """The board with what must be attached to something that fits and came before; without it where nothing fits."""
    lying: list[Lying] = []
    for one in board.lying:
        legal = host_filter(faces[one.id]) if one.id in faces and one.zone == "battlefield" else None
        if legal is None or (one.bestowed and choose.chance(50)):
            lying.append(one)
            continue
        before = SmallBoard(tuple(lying))
        fitting = hosts_for(legal, before, before.evaluate(engine, "current"), ())
        if fitting:
            at = choose.pick(fitting)
            lying.append(
                Lying(
                    one.id,
                    one.card,
                    one.by,
                    one.zone,
                    one.face,
                    one.choices,
                    at,
                    one.bestowed,
                    one.counters,
                    one.tapped,
                )
            )
        elif not _must_be_attached(faces[one.id]):
            lying.append(one)
    return SmallBoard(tuple(lying))


def _must_be_attached(face: "Face") -> bool:
    return Word("Aura", "enchantment type") in face.values.words
