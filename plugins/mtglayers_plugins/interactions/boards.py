"""Small boards: two or three cards, and plain ones beside them, as they lie."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mtglayers.game import Game
from mtglayers.objects import ChoiceState, CounterState, ObjectState, PlayerState, State
from mtglayers_plugins.interactions.uses import Use
from mtglayers_plugins.interactions.witnesses import SEATS, Seat, Witness

if TYPE_CHECKING:
    from mtglayers.engine import Engine
    from mtglayers.evaluation import Evaluation
    from mtglayers.filters import Zone


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
