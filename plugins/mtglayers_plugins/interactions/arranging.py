"""The ways in which cards can lie together, and spells be cast beside them: choices, hosts, seats, targets."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, Final

from mtglayers.abilities import Keyword, Level, Static
from mtglayers.context import Context
from mtglayers.filters import ChosenName, ChosenWord, Filter, Host, Word
from mtglayers_plugins.interactions.boards import Lying, SmallBoard, id_for
from mtglayers_plugins.interactions.uses import usable, ways
from mtglayers_plugins.interactions.witnesses import SEATS, Seat, witnesses_for

if TYPE_CHECKING:
    from mtglayers.cards import Card, Face
    from mtglayers.engine import Engine
    from mtglayers.evaluation import Evaluation
    from mtglayers.filters import WordKind, Zone

DEFAULTS: Final[dict[str, tuple[str, ...]]] = {
    "creature type": ("Elf", "Goblin"),
    "color": ("R", "U"),
    "land type": ("Forest", "Island"),
    "card type": ("Creature", "Artifact"),
}
"""What is chosen where the other card speaks of no word of the kind."""
MOST_CHOICES: Final = 3
"""How many choices are tried for a card."""


def boards_of(cards: Sequence["Card"], faces: Sequence[int], engine: "Engine") -> Iterator[SmallBoard]:
    """The ways in which cards can lie together, the likely ones first, each with all the plain cards that may matter."""
    shown = [card.faces[number] for card, number in zip(cards, faces, strict=True)]
    nodes = [printed.ability for one in shown for printed in one.values.abilities]
    ids: list[str] = []
    for card in cards:
        ids.append(id_for(card.name, ids))
    options = [choices_for(one, [other for other in shown if other is not one]) for one in shown]
    for chosen in product(*options):
        words = [Word(value, kind) for choices in chosen for kind, value in choices if kind in DEFAULTS]  # type: ignore[arg-type]  # the kinds of DEFAULTS are kinds of words
        plain: list[Lying] = []
        for witness in witnesses_for([*nodes, *words]):
            plain.append(Lying(id_for(witness.name, [*ids, *(one.id for one in plain)]), witness, witness.by))
        lying = [
            Lying(
                id,
                card.name,
                face=number,
                choices=choices,
                zone=zone_of(one),
                counters=levels(one),
                bestowed=has_bestow(one),
            )
            for id, card, number, choices, one in zip(ids, cards, faces, chosen, shown, strict=True)
        ]
        for seats in _seats(shown):
            seated = [replace(one, by=seat) for one, seat in zip(lying, seats, strict=True)]
            yield from _hosted(SmallBoard((*plain, *seated)), seated, shown, engine)


def used_boards(user: "Card", other: "Card", engine: "Engine") -> Iterator[SmallBoard]:
    """The ways in which a spell or ability of ``user`` can be used where ``other`` lies; the last two are ``other`` and the use.

    Only front faces are looked at.
    """
    face, beside = user.faces[0], other.faces[0]
    words = {kind: _words([beside], kind) or list(DEFAULTS.get(kind, ())) for kind in DEFAULTS}
    for one in usable(face, engine):
        taken = [id_for(other.name, [])]
        use_id = id_for(user.name if one.kind == "cast" else f"{user.name} ability", taken)
        for board in boards_of([other], [0], engine):
            plain, there = board.lying[:-1], board.lying[-1]
            source = Lying(id_for(user.name, [*taken, use_id]), user.name, zone=zone_of(face))
            bare = SmallBoard((*plain, there) if one.kind == "cast" else (*plain, source, there))
            of = user.name if one.kind == "cast" else source.id
            for use in ways(one, of, bare.evaluate(engine, "current"), [there.id], words):
                yield SmallBoard((*bare.lying, Lying(use_id, user.name, use=use)))


def zone_of(face: "Face") -> "Zone":
    """Where its static abilities function."""
    statics = [printed.ability for printed in face.values.abilities if isinstance(printed.ability, Static)]
    zones: list[Zone] = [zone for static in statics for zone in static.zones]
    types = {word.word for word in face.values.words if word.word_kind == "card type"}
    if "battlefield" in zones or not zones:
        return "graveyard" if types <= {"Instant", "Sorcery", "Kindred"} else "battlefield"
    elsewhere: list[Zone] = [zone for zone in zones if zone != "stack"]
    return elsewhere[0] if elsewhere else zones[0]


def levels(face: "Face") -> tuple[tuple[str, int], ...]:
    """The counters that bring it to its highest level (711.2)."""
    found = [printed.ability for printed in face.values.abilities if isinstance(printed.ability, Level)]
    highest = max((one.least for one in found), default=0)
    return ((found[-1].counter, highest),) if highest else ()


def has_bestow(face: "Face") -> bool:
    """Whether it can be an Aura by bestow (702.103)."""
    return any(isinstance(one.ability, Keyword) and one.ability.name == "bestow" for one in face.values.abilities)


def _seats(faces: Sequence["Face"]) -> Iterator[tuple[Seat, ...]]:
    """Who has which card: one player all of them, or another the last where control matters."""
    first: tuple[Seat, ...] = tuple(SEATS[0] for _ in faces)
    yield first
    if any(("controller", None) in printed.ability.reads() for one in faces for printed in one.values.abilities):
        yield (*first[1:], SEATS[1])


def choices_for(face: "Face", others: Sequence["Face"]) -> list[tuple[tuple[str, str], ...]]:
    """What can be chosen for a card: words that the others speak of, or are."""
    kinds: dict[str, int] = {}
    for printed in face.values.abilities:
        for node in printed.ability.walk():
            if isinstance(node, ChosenWord):
                kinds[node.word_kind] = max(kinds.get(node.word_kind, 0), node.slot)
            elif isinstance(node, ChosenName):
                kinds["card name"] = 1
    if not kinds:
        return [()]
    per_kind = []
    for kind in kinds:
        words = _words(others, kind) or list(DEFAULTS.get(kind, ("Bear",)))
        per_kind.append([(kind, word) for word in words[:MOST_CHOICES]])
    return [tuple(choices) for choices in product(*per_kind)]


def _words(faces: Sequence["Face"], kind: "WordKind | str") -> list[str]:
    if kind == "card name":
        return [face.values.name for face in faces]
    found: dict[str, None] = {}
    for face in faces:
        for printed in face.values.abilities:
            for node in printed.ability.walk():
                if isinstance(node, Word) and node.word_kind == kind:
                    found[node.word] = None
        found |= dict.fromkeys(word.word for word in face.values.words if word.word_kind == kind)
    return list(found)


def _hosted(
    board: SmallBoard, cards: Sequence[Lying], faces: Sequence["Face"], engine: "Engine"
) -> Iterator[SmallBoard]:
    """The board with everything attached that must be: once for each thing of a kind that it can be attached to."""
    attaching = [
        (one, legal)
        for one, face in zip(cards, faces, strict=True)
        if (legal := host_filter(face)) is not None and one.zone == "battlefield"
    ]
    if not attaching:
        yield board
        return
    plain = SmallBoard(
        tuple(replace(one, attached_to=None) for one in board.lying if one not in [a for a, _ in attaching])
    )
    evaluation = plain.evaluate(engine, "current")
    hosts = [hosts_for(legal, plain, evaluation, cards) for _, legal in attaching]
    alone: list[tuple[str | None, ...]] = (
        [(None,) * len(attaching)] if any(one.bestowed for one, _ in attaching) else []
    )
    ours = [one.id for one in cards]
    for to in [*alone, *(way for way in product(*hosts) if len(set(way)) == 1 or any(one in ours for one in way))]:
        at = dict(zip((one.id for one, _ in attaching), to, strict=True))
        made = SmallBoard(tuple(replace(one, attached_to=at.get(one.id)) for one in board.lying))
        made = made if made.can_be else made.swapped(ours)
        if made.can_be:
            yield made


def host_filter(face: "Face") -> Filter | None:
    """What an Aura can enchant, what an Equipment can be attached to; None for what is not attached."""
    for printed in face.values.abilities:
        if isinstance(printed.ability, Keyword) and printed.ability.name == "enchant" and printed.ability.what:
            return printed.ability.what[0]
    hosts = [node for printed in face.values.abilities for node in printed.ability.walk() if isinstance(node, Host)]
    return hosts[0].noun if hosts else None


def hosts_for(legal: Filter, board: SmallBoard, evaluation: "Evaluation", cards: Sequence[Lying]) -> list[str]:
    """The other cards and the plain ones that fit, the cards first."""
    fitting = evaluation.board.names(legal.objects(evaluation.view, Context(player=evaluation.board.player_bit("A"))))
    ours = [one.id for one in cards if one.id in fitting]
    return ours + [one for one in fitting if one not in ours]
