"""State-based actions, as far as characteristics decide them (704)."""

from typing import TYPE_CHECKING

from mtglayers.abilities import Keyword
from mtglayers.context import Context
from mtglayers.objects import ObjectState

if TYPE_CHECKING:
    from mtglayers.game import Game


def check(game: "Game") -> None:
    """Perform state-based actions until none applies (704.3)."""
    for _ in range(1_000):
        if not (_move(game, dying(game)) or _cancel_counters(game)):
            return


def dying(game: "Game") -> list[str]:
    """The permanents that are put into a graveyard now: 0 toughness, the legend rule, Auras without a host (704.5)."""
    answer = game.view()
    gone: list[str] = []
    legends: dict[tuple[str, str], list[ObjectState]] = {}
    for one in game.state.objects:
        if one.zone != "battlefield" or one.phased_out:
            continue
        reading = answer[one.id]
        toughness = reading.toughness
        if (toughness is not None and toughness <= 0) or (
            "Aura" in reading.subtypes and not _legally_attached(game, one)
        ):  # 704.5f
            gone.append(one.id)
        if "Legendary" in reading.supertypes and reading.name:  # 704.5j
            whose = reading.controller if game.ruleset.legend_rule.endswith(("keeps one", "per controller")) else ""
            legends.setdefault((whose, reading.name), []).append(one)
    for same in legends.values():
        if len(same) > 1:
            same.sort(key=lambda one: one.timestamp)
            keep: ObjectState | None = same[-1] if game.ruleset.legend_rule == "each controller keeps one" else same[0]
            if game.ruleset.legend_rule == "all die":
                keep = None
            gone += [one.id for one in same if one is not keep and one.id not in gone]
    return gone


def _legally_attached(game: "Game", one: ObjectState) -> bool:
    if one.attached_to is None:
        return False
    if one.attached_to in {player.name for player in game.state.players}:
        return True
    answer = game.view()
    board, view = answer.evaluation.board, answer.evaluation.view
    host, bit = board.bits([one.attached_to]), board.bits([one.id])
    for ability in answer[one.id].abilities:
        if isinstance(ability, Keyword) and ability.name == "enchant":
            return all(what.objects(view, Context(this=bit)) & host for what in ability.what)
    return True


def _move(game: "Game", gone: list[str]) -> bool:
    for id in gone:
        game.move(id, "graveyard")
    return bool(gone)


def _cancel_counters(game: "Game") -> bool:
    """+1/+1 and -1/-1 counters on one permanent are removed in pairs (704.5q)."""
    done = False
    for one in game.state.objects:
        counts = {counter.kind: counter.number for counter in one.counters}
        pairs = min(counts.get("+1/+1", 0), counts.get("-1/-1", 0))
        if pairs and one.zone == "battlefield":
            for kind in ("+1/+1", "-1/-1"):
                game.put_counters(one, kind, -pairs)
            done = True
    return done
