"""State-based actions: what the rules do on their own to objects (704)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mtglayers.abilities import Keyword
from mtglayers.context import Context
from mtglayers.damage import DEATHTOUCHED
from mtglayers.destroying import destroy
from mtglayers.moving import How, move
from mtglayers.objects import ObjectState
from mtglayers.reading import Reading

if TYPE_CHECKING:
    from mtglayers.game import Game


def check(game: "Game") -> None:
    """Perform state-based actions until none applies (704.3)."""
    for _ in range(1_000):
        if not perform(game):
            return


def perform(game: "Game") -> bool:
    """Perform all that apply at once (704.3); answers whether there were any."""
    dying, doomed, loose = list(put_into_graveyard(game)), list(lethally_damaged(game)), list(wrongly_attached(game))
    for id in dying:
        move(game, id, "graveyard", How())
    destroyed = [destroy(game, id) or not _still_lethal(game, id) for id in doomed if id not in dying]
    for id in loose:
        game.detach(game.object(id))
    return bool(dying or any(destroyed) or loose) | _cancel_counters(game)


def _still_lethal(game: "Game", id: str) -> bool:
    return id in lethally_damaged(game)


def _permanents(game: "Game") -> Iterator[tuple[ObjectState, Reading]]:
    answer = game.view()
    for one in list(game.objects.values()):
        if one.zone == "battlefield" and not one.phased_out:
            yield one, answer[one.id]


def put_into_graveyard(game: "Game") -> list[str]:
    """Permanents with 0 toughness or loyalty, Auras without a host, legends too many (704.5f, i, j, m)."""
    gone = []
    for one, reading in _permanents(game):
        toughness = reading.toughness
        if (
            (toughness is not None and toughness <= 0)
            or ("Planeswalker" in reading.types and reading.loyalty == 0)
            or ("Aura" in reading.subtypes and not _legally_attached(game, one, reading) and "bestow" not in one.facts)
        ):
            gone.append(one.id)
    return gone + [id for id in legends_too_many(game) if id not in gone]


def lethally_damaged(game: "Game") -> list[str]:
    """Creatures with lethal damage, or damage from a source with deathtouch (704.5g, h)."""
    found = []
    for one, reading in _permanents(game):
        toughness = reading.toughness
        lethal = toughness is not None and (one.damage >= toughness > 0 or DEATHTOUCHED in one.facts)
        if lethal and one.damage:
            found.append(one.id)
    return found


def legends_too_many(game: "Game") -> list[str]:
    """What the legend rule puts into graveyards, under this edition (704.5j)."""
    rule = game.ruleset.legend_rule
    legends: dict[tuple[str, str], list[ObjectState]] = {}
    for one, reading in _permanents(game):
        if "Legendary" in reading.supertypes and reading.name:
            whose = reading.controller if rule.endswith(("keeps one", "per controller")) else ""
            legends.setdefault((whose, reading.name), []).append(one)
    gone: list[str] = []
    for same in legends.values():
        same.sort(key=lambda one: one.timestamp)
        if len(same) > 1:
            kept = {"all die": [], "each controller keeps one": same[-1:]}.get(rule, same[:1])
            kept_ids = {one.id for one in kept}
            gone += [one.id for one in same if one.id not in kept_ids]
    return gone


def wrongly_attached(game: "Game") -> list[str]:
    """What becomes unattached: Equipment and Fortifications on what they can't be on, bestowed Auras (704.5n, p)."""
    found = []
    for one, reading in _permanents(game):
        if one.attached_to is None:
            if "bestow" in one.facts:
                found.append(one.id)
            continue
        equipment, fortification = "Equipment" in reading.subtypes, "Fortification" in reading.subtypes
        if "Aura" in reading.subtypes:
            if "bestow" in one.facts and not _legally_attached(game, one, reading):
                found.append(one.id)
        elif equipment or fortification:
            wanted = "Creature" if equipment else "Land"
            if "Creature" in reading.types or not _host_is(game, one, wanted):
                found.append(one.id)
    return found


def _host_is(game: "Game", one: ObjectState, card_type: str) -> bool:
    return one.attached_to in game.view() and card_type in game[str(one.attached_to)].types


def _legally_attached(game: "Game", one: ObjectState, reading: Reading) -> bool:
    """Whether an Aura is attached to what its enchant ability allows, and that has no protection from it (303.4c)."""
    if one.attached_to is None or "Creature" in reading.types:  # 303.4d
        return False
    if one.attached_to in game.player_names:
        return game.player(one.attached_to).in_game
    answer = game.view()
    board, view = answer.evaluation.board, answer.evaluation.view
    host, bit = board.bits([one.attached_to]), board.bits([one.id])
    asked = [what for ability in _keywords(reading, "enchant") for what in ability.what]
    shunned = [what for ability in _keywords(answer[one.attached_to], "protection") for what in ability.what]
    return all(what.objects(view, Context(this=bit)) & host for what in asked) and not any(
        what.matching(view, Context()) & bit for what in shunned
    )


def _keywords(reading: Reading, name: str) -> list[Keyword]:
    return [ability for ability in reading.abilities if isinstance(ability, Keyword) and ability.name == name]


def _cancel_counters(game: "Game") -> bool:
    """+1/+1 and -1/-1 counters on one permanent are removed in pairs (704.5q)."""
    done = False
    for one, _ in _permanents(game):
        counts = {counter.kind: counter.number for counter in one.counters}
        pairs = min(counts.get("+1/+1", 0), counts.get("-1/-1", 0))
        if pairs:
            for kind in ("+1/+1", "-1/-1"):
                game.put_counters(one, kind, -pairs)
            done = True
    return done
