"""Targets: choosing them, and whether they are legal (115, 601.2c, 608.2b)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from mtglayers.abilities import Ability, Keyword
from mtglayers.context import Context
from mtglayers.errors import Illegal, InputError
from mtglayers.filters import AnyTarget, ChosenObject, EventObject, Target, ThatTarget
from mtglayers.nodes import Node
from mtglayers.players import TargetPlayer
from mtglayers.rules_in_force import rules_about

if TYPE_CHECKING:
    from mtglayers.resolving import Resolution

ANY_TARGET: Final = ("Creature", "Planeswalker", "Battle")
"""What any target may be besides a player (115.4)."""


def choose(resolution: "Resolution") -> list[str]:
    """The targets of a spell or ability as it is announced, each bound to the words that ask for it; answers all of them.

    Raises InputError where one is missing, Illegal where one is not legal.
    """
    nodes = [node for instruction in resolution.instructions for node in instruction.walk()]
    names = resolution.game.player_names
    given = [resolution.game.named(one) for one in resolution.targets if one not in names]
    given_players = [one for one in resolution.targets if one in names]
    by_place: dict[int, list[str]] = {}
    for target in sorted({n for n in nodes if isinstance(n, Target)}, key=lambda n: n.place):
        if target.place in by_place:
            ids = by_place[target.place]
        else:
            count = len(given) if target.count < 1 else target.count
            ids, given = given[:count], given[count:]
        if not ids and not target.up_to and not given_players:
            raise InputError(f"{resolution.label} needs a target number {target.place}")
        by_place[target.place] = ids
        for one in ids:
            check(resolution, target, one)
        resolution.bound[target] = ids
        resolution.bound[ThatTarget(target.place)] = ids
    for either in sorted({n for n in nodes if isinstance(n, AnyTarget)}, key=lambda n: n.place):
        pool = given or given_players
        if not pool:
            raise InputError(f"{resolution.label} needs a target number {either.place}")
        check(resolution, either, pool[0])
        resolution.bound[either] = [pool.pop(0)]
        resolution.bound.setdefault(ThatTarget(either.place), resolution.bound[either])
    for player in sorted({n for n in nodes if isinstance(n, TargetPlayer)}, key=lambda n: n.place):
        if not given_players:
            raise InputError(f"{resolution.label} needs a player as target number {player.place}")
        check(resolution, player, given_players[0])
        resolution.bound[player] = [given_players.pop(0)]
    for node in sorted((n for n in nodes if isinstance(n, (ChosenObject, EventObject))), key=repr):
        if given and not {"object", "event"} & resolution.choices.keys():  # named among the targets all the same
            resolution.bound[node] = given[:1]
    return [one for ids in resolution.bound.values() for one in ids]


def left_over(resolution: "Resolution") -> bool:
    """Whether targets were given that nothing in it asks for."""
    used = {one for ids in resolution.bound.values() for one in ids}
    return bool({resolution.game.named(one) for one in resolution.targets} - used)


def still_legal(resolution: "Resolution") -> bool:
    """Check the targets again as it resolves: illegal ones are ignored; False when all of them are (608.2b)."""
    chosen = {
        node: ids for node, ids in resolution.bound.items() if isinstance(node, Target | AnyTarget | TargetPlayer)
    }
    legal = {node: [one for one in ids if _is_legal(resolution, node, one)] for node, ids in chosen.items()}
    for node, ids in legal.items():
        resolution.bound[node] = ids
        if isinstance(node, Target | AnyTarget) and ids != chosen[node]:
            resolution.bound[ThatTarget(node.place)] = ids
    return any(legal.values()) or not any(chosen.values())


def _is_legal(resolution: "Resolution", node: Node, id: str) -> bool:
    return resolution.last_known.present(id) and why_not(resolution, node, id) is None


def check(resolution: "Resolution", node: Node, id: str) -> None:
    """Raises Illegal when it is not a legal target, UnknownName when it is nothing."""
    if id not in resolution.game.player_names:
        resolution.game.object(id)
    if (why := why_not(resolution, node, id)) is not None:
        raise Illegal(f"{id} is not a legal target for {resolution.label}: {why}")


def why_not(resolution: "Resolution", node: Node, id: str) -> str | None:
    """Why it can't be that target; None when it can."""
    game = resolution.game
    if id in game.player_names:
        if isinstance(node, Target) or not game.player(id).in_game:
            return "it asks for an object" if isinstance(node, Target) else "that player has left the game"
        if getattr(node, "opponent", False) and id == resolution.controller:
            return "it asks for an opponent"
        return next(_untouchable(resolution, game.view().player(id).abilities, id), None)
    if isinstance(node, TargetPlayer):
        return "it asks for a player"
    view, context = resolution.now()
    bit = game.view().evaluation.board.bits([id])
    reading = game[id]
    if isinstance(node, Target):
        if not bit & node.filter.objects(view, context):
            return "it is not what is asked for"
    elif isinstance(node, AnyTarget):
        fits = bit & node.which.objects(view, context) if node.which is not None else None
        if fits == 0 or (fits is None and not (set(reading.types) & set(ANY_TARGET) and reading.zone == "battlefield")):
            return "it is not what is asked for"
    if reading.zone not in ("battlefield", "stack"):
        return None
    return next(_untouchable(resolution, reading.abilities, reading.controller), None) or next(
        (f"it {rule.phrase}" for rule in rules_about(game.view(), id) if rule.phrase in UNTARGETABLE), None
    )


UNTARGETABLE: Final = (
    "can't be the targets of spells or abilities", "can't be the target of spells or abilities",
)  # fmt: skip


def _untouchable(
    resolution: "Resolution", abilities: "list[Ability] | tuple[Ability, ...]", whose: str
) -> Iterator[str]:
    """The abilities that keep it from being a target: shroud, hexproof, protection (702.18, 702.11, 702.16b)."""
    foreign = whose != resolution.controller
    for ability in abilities:
        if not isinstance(ability, Keyword):
            continue
        if ability.name == "shroud":
            yield "it has shroud"
        elif ability.name == "hexproof" and foreign and (not ability.what or source_is(resolution, ability)):
            yield "it has hexproof"
        elif ability.name == "protection" and source_is(resolution, ability):
            yield "it has protection"


def source_is(resolution: "Resolution", quality: Keyword) -> bool:
    """Whether the source has the quality that a protection ability names, as it is or last was."""
    source = resolution.source
    answer = resolution.last_known.board_of(source) or resolution.game.view()
    if source is None:
        return False
    bit = answer.evaluation.board.bits([source])
    return any(what.matching(answer.evaluation.view, Context()) & bit for what in quality.what)
