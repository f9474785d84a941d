"""Small boards: two or three cards, plain ones beside them, and the ways in which they can lie."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from mtglayers.abilities import Keyword, Level, Static
from mtglayers.context import Context
from mtglayers.filters import ChosenName, ChosenWord, Filter, Host, Word
from mtglayers.game import Game
from mtglayers.objects import ChoiceState, CounterState, ObjectState, PlayerState, State
from mtglayers_plugins.interactions.uses import Use, usable, ways
from mtglayers_plugins.interactions.witnesses import SEATS, Seat, Witness, witnesses_for

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


@dataclass(frozen=True)
class Lying:
    """One card as it lies on a small board."""

    id: str
    card: "str | Witness"
    by: Seat = "A"
    zone: "Zone" = "battlefield"
    face: int = 0
    choices: tuple[tuple[str, str], ...] = ()
    attached_to: str | None = None
    bestowed: bool = False
    """Whether it is an Aura because of its bestow ability (702.103)."""
    counters: tuple[tuple[str, int], ...] = ()
    tapped: bool = False
    use: Use | None = None
    """For a spell that is cast, or an ability that is used: how. It then leaves an effect, and lies nowhere."""

    def loyalty(self, engine: "Engine") -> tuple[tuple[str, int], ...]:
        """The loyalty counters with which it entered (306.5b)."""
        if not isinstance(self.card, str) or self.zone != "battlefield":
            return ()
        loyalty = engine.card(self.card).faces[self.face].values.loyalty
        return (("loyalty", loyalty),) if loyalty else ()

    @property
    def needs(self) -> tuple[str, ...]:
        """The ids of what must have come before it."""
        needs: tuple[str, ...] = (self.attached_to,) if self.attached_to is not None else ()
        if self.use is not None:
            needs += tuple(target for target in self.use.targets if target not in SEATS)
            needs += (self.use.of,) if self.use.kind != "cast" else ()
        return needs


@dataclass(frozen=True)
class SmallBoard:
    """What lies there, in the order in which it came."""

    lying: tuple[Lying, ...]

    def without(self, one: Lying) -> "SmallBoard":
        """The board without one card, and without what was attached to it."""
        return SmallBoard(tuple(each for each in self.lying if each is not one and one.id not in each.needs))

    def swapped(self, ids: Sequence[str]) -> "SmallBoard":
        """The board with those cards having come in the opposite order."""
        places = [place for place, one in enumerate(self.lying) if one.id in ids]
        lying = list(self.lying)
        for place, other in zip(places, reversed(places), strict=True):
            lying[place] = self.lying[other]
        return SmallBoard(tuple(lying))

    @property
    def can_be(self) -> bool:
        """Whether whatever is attached came after what it is attached to, and whatever is used after what it needs."""
        places = {one.id: place for place, one in enumerate(self.lying)}
        return all(places.get(need, len(places)) < place for place, one in enumerate(self.lying) for need in one.needs)

    def state(self, engine: "Engine", rules: str) -> State:
        """The board as the engine takes it, as far as nothing is used."""
        before = next((place for place, one in enumerate(self.lying) if one.use is not None), len(self.lying))
        objects = [
            ObjectState(
                id=one.id,
                card=one.card if isinstance(one.card, str) else None,
                values=one.card.values(engine.subtypes) if isinstance(one.card, Witness) else None,
                owner=one.by, controller=one.by, zone=one.zone, face=one.face, timestamp=place,
                attached_to=one.attached_to, facts=["bestow"] if one.bestowed and one.attached_to else [],
                choices=[ChoiceState(what=what, value=value) for what, value in one.choices],
                counters=[
                    CounterState(kind=kind, number=n, timestamp=place)
                    for kind, n in (*one.counters, *one.loyalty(engine))
                ],
                tapped=one.tapped,
            )
            for place, one in enumerate(self.lying[:before], 1)
        ]  # fmt: skip
        return State(players=[PlayerState(name="A"), PlayerState(name="B")], objects=objects, rules=rules)

    def evaluate(self, engine: "Engine", rules: str) -> "Evaluation":
        """What everything on it looks like. Raises MtgLayersError where something on it cannot be done."""
        state = self.state(engine, rules)
        rest = self.lying[len(state.objects) :]
        if not rest:
            return engine.evaluate(state)
        game = Game(engine, state)
        for one in rest:
            if one.use is not None:
                one.use.happen(game, one.id)
            else:
                put = _step(one, engine)
                game.put(put.pop("put"), put.pop("as"), **put)
        return game.view().evaluation

    def steps(self, engine: "Engine") -> list[dict[str, Any]]:
        """The board as the steps of a scenario."""
        return [_step(one, engine) for one in self.lying]

    def inline(self, engine: "Engine") -> list[dict[str, Any]]:
        """The plain cards, as a scenario defines them."""
        plain = dict.fromkeys(one.card for one in self.lying if isinstance(one.card, Witness))
        return [witness.data(engine) for witness in plain]


def _step(one: Lying, engine: "Engine") -> dict[str, Any]:
    if one.use is not None:
        return one.use.step(one.id)
    name = one.card if isinstance(one.card, str) else one.card.name
    step: dict[str, Any] = {"put": name, "as": one.id}
    if one.by != "A":
        step["by"] = one.by
    if one.zone != "battlefield":
        step["zone"] = one.zone
    if one.face and isinstance(one.card, str):
        card = engine.card(one.card)
        step |= {"transformed": True} if card.layout == "transform" else {"put": card.faces[one.face].values.name}
    if one.attached_to:
        step["attached_to"] = one.attached_to
    if one.choices:
        step["choose"] = {what.replace(" ", "_"): value for what, value in one.choices}
    if one.counters:
        step["counters"] = dict(one.counters)
    if one.tapped:
        step["tapped"] = True
    return step


def id_for(name: str, taken: Sequence[str]) -> str:
    """A short id for a card of that name."""
    base = "-".join("".join(c if c.isalnum() else " " for c in name.lower().replace("'", "")).split()) or "card"
    base = base.split("-of-")[0]
    found, number = base, 1
    while found in taken:
        number += 1
        found = f"{base}-{number}"
    return found


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
