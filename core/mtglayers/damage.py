"""Damage as an event: replaced, prevented, dealt (120, 614, 615)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeVar

from mtglayers.abilities import Ability, DamageChanged, DamagePrevented, Keyword, LifeKept
from mtglayers.board import bind
from mtglayers.conditions import Condition
from mtglayers.context import Context
from mtglayers.events import Damage
from mtglayers.filters import Filter
from mtglayers.objects import ShieldState
from mtglayers.reading import Answer, Reading

if TYPE_CHECKING:
    from mtglayers.game import Game

DEATHTOUCHED: Final = "dealt damage by a source with deathtouch"
"""The fact that lets any damage be lethal (704.5h); it ends with the turn."""
Said = TypeVar("Said", bound=Ability)


@dataclass(frozen=True, slots=True)
class Dealt:
    """So much damage that a source would deal to one object or player."""

    amount: int
    to: str
    source: str | None
    known: Answer
    """The board that shows the source: as it is, or as it last was (608.2h)."""
    combat: bool = False

    @property
    def source_reading(self) -> Reading | None:
        """The source as it is or last was."""
        return self.known[self.source] if self.source is not None and self.source in self.known.ids else None

    def source_has(self, keyword: str) -> bool:
        """Whether the source has the keyword."""
        reading = self.source_reading
        return reading is not None and any(_is(ability, keyword) for ability in reading.abilities)


def deal(game: "Game", damage: Dealt) -> int:
    """A source deals damage: shields and other effects change it first (120.4b). Answers how much was dealt.

    The affected player would apply prevention first, so that is the order here (616.1).
    """
    damage = prevented_by_shields(game, prevented(game, damage))
    damage = prevented_by_shields(game, changed(game, damage))
    if damage.amount > 0:
        _result(game, damage)
    return max(0, damage.amount)


def prevented(game: "Game", damage: Dealt) -> Dealt:
    """What static abilities, protection among them, leave of it (615.1, 702.16e)."""
    if damage.amount > 0 and (_is_protected(game, damage) or next(_preventing(game, damage), None) is not None):
        return replace(damage, amount=0)
    return damage


def _preventing(game: "Game", damage: Dealt) -> Iterator[DamagePrevented]:
    for bearer, ability in static_abilities(game, DamagePrevented):
        if _speaks_of(game, ability.damage, damage, bearer, "") and _holds(game, ability.if_, bearer):
            yield ability


def _is_protected(game: "Game", damage: Dealt) -> bool:
    if damage.source_reading is None or damage.source is None:
        return False
    answer = game.view()
    abilities = answer.player(damage.to).abilities if damage.to in game.player_names else answer[damage.to].abilities
    evaluation = damage.known.evaluation
    bit = evaluation.board.bits([damage.source])
    return any(
        what.matching(evaluation.view, Context()) & bit
        for ability in abilities
        if isinstance(ability, Keyword) and ability.name == "protection"
        for what in ability.what
    )


def prevented_by_shields(game: "Game", damage: Dealt) -> Dealt:
    """What the shields of resolutions leave of it; each is used up as far as it prevents (615.7)."""
    for shield in game.shields:
        if damage.amount > 0 and _speaks_of(game, shield.damage, damage, shield.source, shield.controller):
            stopped = damage.amount if shield.left is None else min(shield.left, damage.amount)
            damage = replace(damage, amount=damage.amount - stopped)
            _use(game, shield, stopped)
    return damage


def _use(game: "Game", shield: ShieldState, stopped: int) -> None:
    if shield.left is None:
        return
    left = shield.left - stopped
    game.change(
        shields=tuple(
            one.but(left=left) if one is shield else one for one in game.shields if one is not shield or left > 0
        )
    )


def changed(game: "Game", damage: Dealt) -> Dealt:
    """The damage as replacement effects change it, each once (614.5)."""
    for bearer, ability in static_abilities(game, DamageChanged):
        if (
            damage.amount > 0
            and _speaks_of(game, ability.damage, damage, bearer, "")
            and _holds(game, ability.if_, bearer)
        ):
            damage = replace(damage, amount=damage.amount * ability.times + ability.plus)
    return damage


def static_abilities(game: "Game", kind: type[Said]) -> Iterator[tuple[str, Said]]:
    """The abilities of a kind on the battlefield, each with its object, after the last layer (604.2)."""
    answer = game.view()
    board = answer.evaluation.board
    for instance, held in list(answer.evaluation.view["ability"].items()):
        for ability in game.engine.instances.stands_for(instance.ability):
            if isinstance(ability, kind):
                for bearer in board.names(held):
                    one = board.state_of(bearer)
                    if one.zone == "battlefield" and not one.phased_out:
                        yield bearer, bind(ability, one, instance, linked=game.ruleset.linked_choices)


def _context(answer: Answer, this: str | None, player: str) -> Context:
    board = answer.evaluation.board
    return Context(this=board.bits([this] if this else []), player=board.bits([player] if player else []))


def _holds(game: "Game", condition: Condition | None, bearer: str) -> bool:
    return condition is None or condition.holds(game.view().evaluation.view, _context(game.view(), bearer, ""))


def _speaks_of(game: "Game", said: Damage, damage: Dealt, this: str | None, player: str) -> bool:
    if said.sort and (said.sort == "combat") != damage.combat:
        return False
    if said.by is not None:
        if damage.source is None:
            return False
        known = damage.known
        bit = known.evaluation.board.bits([damage.source])
        if not bit & said.by.matching(known.evaluation.view, _context(known, this, player)):
            return False
    now = game.view()
    bit = now.evaluation.board.bits([damage.to])
    view, context = now.evaluation.view, _context(now, this, player)
    return not said.to or any(
        bit & (to.matching(view, context) if isinstance(to, Filter) else to.rows(view, context)) for to in said.to
    )


# ---- results of damage, rule 120.3


def _result(game: "Game", damage: Dealt) -> None:
    if damage.to in game.player_names:
        _to_player(game, damage)
    else:
        _to_permanent(game, damage)
    reading = damage.source_reading
    if damage.source_has("lifelink") and reading is not None:
        who = game.player(reading.controller)
        game.set(who.name, "life", who.life + damage.amount)


def _to_player(game: "Game", damage: Dealt) -> None:
    player = game.player(damage.to)
    if damage.source_has("infect"):
        game.set(player.name, "poison", player.facts.get("poison", 0) + damage.amount)
        return
    life = player.life - damage.amount
    for bearer, ability in static_abilities(game, LifeKept):
        now = game.view()
        who = ability.who.rows(now.evaluation.view, _context(now, bearer, ""))
        if who & now.evaluation.board.player_bit(player.name) and _holds(game, ability.if_, bearer):
            life = max(life, min(ability.least, player.life))
    game.set(player.name, "life", life)


def _to_permanent(game: "Game", damage: Dealt) -> None:
    one = game.object(damage.to)
    types = game[one.id].types
    if one.zone != "battlefield":
        return
    if "Planeswalker" in types:
        game.put_counters(one, "loyalty", -damage.amount)
    if "Battle" in types:
        game.put_counters(one, "defense", -damage.amount)
    if "Creature" in types:
        if damage.source_has("infect") or damage.source_has("wither"):
            game.put_counters(one, "-1/-1", damage.amount)
        else:
            one = game.replace(one, damage=one.damage + damage.amount)
        if damage.source_has("deathtouch"):
            game.replace(one, facts=(*one.facts, DEATHTOUCHED))


def _is(ability: Ability, keyword: str) -> bool:
    return isinstance(ability, Keyword) and ability.name == keyword
