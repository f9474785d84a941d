"""Putting objects into zones: how a board is built, one object after another or several at once (613.7d, m)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from mtglayers.abilities import Keyword, Triggered
from mtglayers.cards import Card, Face
from mtglayers.context import Context
from mtglayers.entering import enter
from mtglayers.errors import Illegal
from mtglayers.events import Enters
from mtglayers.filters import Word, Zone
from mtglayers.objects import ObjectState
from mtglayers.reading import Reading
from mtglayers.stack import half_of

if TYPE_CHECKING:
    from mtglayers.game import Choices, Game


LAND: Final = Word("Land", "card type")
NONLAND: Final = "entered this turn as nonland"


@dataclass(frozen=True, slots=True)
class Put:
    """An object to put into a zone, and how."""

    card: str | Card
    id: str | None = None
    by: str | None = None
    owner: str | None = None
    zone: Zone = "battlefield"
    token: bool = False
    face_down: bool = False
    tapped: bool = False
    attacking: bool = False
    transformed: bool = False
    counters: Mapping[str, int] = field(default_factory=dict)
    attached_to: str | None = None
    choose: "Choices" = field(default_factory=dict)
    copying: str | None = None
    level: int | None = None
    class_level: int | None = None
    kicked: bool = False
    x: int | None = None


def put(game: "Game", one: Put) -> ObjectState:
    """The object enters the zone; what it says about entering is carried out (614.12)."""
    return _put(game, one, host=one.attached_to)


def put_together(game: "Game", puts: Sequence[Put]) -> list[str]:
    """Several objects enter at once, with timestamps in the order that the edition gives (613.7m)."""
    order = list(range(len(puts)))
    if game.ruleset.simultaneous == "apnap":
        first = game.player_names.index(game.active_player)
        turn_order = game.player_names[first:] + game.player_names[:first]
        order.sort(key=lambda n: turn_order.index(puts[n].by or game.active_player))
    made: dict[int, ObjectState] = {}
    there = {*game.objects, *game.players}
    for n in order:
        host = puts[n].attached_to
        made[n] = _put(game, puts[n], host=host if host in there else None)
    for n in order:  # an Aura may enter attached to what enters with it (303.4f)
        host = puts[n].attached_to
        if host is not None and host not in there:
            check_host(game, made[n], host)
            game.replace(made[n], attached_to=host)
    return [made[n].id for n in range(len(puts))]


def _put(game: "Game", put: Put, *, host: str | None) -> ObjectState:
    card = game.card(put.card)
    by = put.by or game.active_player
    game.player(by)
    game.player(put.owner or by)
    half = card.faces.index(half_of(game, card, put.card))
    one = ObjectState(
        id=game.new_id(put.id, card.name), card=card.name, token=put.token, owner=put.owner or by, controller=by,
        zone=put.zone, timestamp=game.tick(), tapped=put.tapped, attacking=put.attacking,
        face=1 if put.transformed and len(card.faces) > 1 else half, face_down=put.face_down, x=put.x,
        number=game.next_number(), facts=_facts(put, card.faces[half]),
    )  # fmt: skip
    if host is not None:
        check_host(game, one, host)
        bestowed = ("bestow",) if _has_keyword(card, "bestow") else ()
        one = one.but(attached_to=host, facts=(*one.facts, *bestowed))
    game.add(one)
    if put.zone == "battlefield":
        enter(game, one, put.choose, put.copying)
    else:
        game.choose(one, put.choose, card.name)
    extra = dict(put.counters)
    for kind, number in (("level", put.level), ("class level", put.class_level)):
        if number:
            extra[kind] = extra.get(kind, 0) + number
    return game.count_counters(one, extra, game.object(one.id).timestamp)


def _facts(put: Put, face: Face) -> list[str]:
    mode = put.choose.get("mode")
    facts = [mode] if isinstance(mode, str) else []
    if put.kicked and mode != "kicked":
        facts.append("kicked")
    if put.zone == "battlefield" and (put.face_down or LAND not in face.values.words):
        facts.append(NONLAND)
    return facts


def _has_keyword(card: Card, name: str) -> bool:
    abilities = (printed.ability for printed in card.front.abilities)
    return any(isinstance(ability, Keyword) and ability.name == name for ability in abilities)


def check_host(game: "Game", one: ObjectState, to: str) -> None:
    """Raises Illegal when it can't be attached to that, UnknownName when there is no such object or player."""
    if to == one.id:
        raise Illegal(f"{one.id} can't be attached to itself")
    if to not in game.player_names:
        host = game.object(to)
        if host.zone != "battlefield" or host.phased_out:
            raise Illegal(f"{to} is not on the battlefield, so nothing can be attached to it")


def note_entering(game: "Game", one: ObjectState) -> int:
    """How many of its abilities triggered on its own entering, the board having it already (611.3c, 603.6a)."""
    answer = game.view()
    board, view = answer.evaluation.board, answer.evaluation.view
    bit = board.bits([one.id])
    count = 0
    for instance in Reading(answer.evaluation, one.id).instances:
        for ability in game.engine.instances.stands_for(instance.ability):
            if isinstance(ability, Triggered) and isinstance(ability.event, Enters):
                context = Context(this=bit)
                held = ability.if_ is None or ability.if_.holds(view, context)
                if held and ability.event.what.objects(view, context) & bit:
                    count += 1
    return count


def note_nonland(game: "Game", one: ObjectState) -> None:
    """Note whether it entered as a nonland permanent, where that is not as its card says."""
    facts, evaluation = game.object(one.id).facts, game.view().evaluation
    is_land = bool(evaluation.view["card type"].get("Land", 0) & evaluation.board.bits([one.id]))
    if is_land == (NONLAND in facts):
        without = tuple(fact for fact in facts if fact != NONLAND)
        game.replace(one, facts=without if len(without) < len(facts) else (*facts, NONLAND))


def arguments(given: Mapping[str, Any]) -> Put:
    """A put from keyword arguments; None stands for nothing."""
    return Put(**{name: value for name, value in given.items() if value is not None})
