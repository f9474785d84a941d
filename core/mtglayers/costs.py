"""What a spell costs in all: increases, reductions, then what sets or bounds the total (601.2f, 118.7)."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from mtglayers.filters import Filter
from mtglayers.modifications.rules import CostChange
from mtglayers.stack import half_of, spell_object

if TYPE_CHECKING:
    from mtglayers.game import Game

_SYMBOL: Final = re.compile(r"\{([^}]+)\}")
GENERIC: Final = "generic"

Mana = Counter[str]
"""How much of each symbol, generic mana among them."""


def total(game: "Game", name: str, by: str) -> str:
    """The total cost of a spell of that name for a player, as things are: no board is changed."""
    as_if = game.copy()
    card = as_if.card(name)
    half = half_of(as_if, card, name)
    spell = spell_object(as_if, card, half, by, as_if.new_id(None, card.name), None, None)
    as_if.add(spell)
    cost = counted(as_if[spell.id].mana_cost)
    changes = list(cost_changes(as_if, spell.id))
    for how in ("more", "less", "at least"):
        for change, times in changes:
            if change.how == how:
                cost = _CHANGED[how](cost, counted(change.mana, times))
    return spelled(cost)


def cost_changes(game: "Game", spell: str) -> Iterator[tuple[CostChange, int]]:
    """The cost effects that exist after the last layer and are about the spell, each with how often it counts."""
    answer = game.view()
    board, view = answer.evaluation.board, answer.evaluation.view
    bit = board.bits([spell])
    caster = board.player_bit(str(game.object(spell).controller))
    for effect in board.gathered(view).effects:
        changes = [did for did in effect.data.does if isinstance(did, CostChange)]
        exists = effect.instance is None or view["static"].get(effect.instance, 0) & effect.context.this
        if not changes or not exists:
            continue
        hits = effect.applies_to(view)
        if hits and hits & (bit if isinstance(effect.data.applies_to, Filter) else caster):
            for change in changes:
                yield change, change.times.number(view, effect.context)


def counted(cost: str, times: int = 1) -> Mana:
    """A mana cost as numbers: {2}{W}{W} is two generic and two white."""
    mana: Mana = Counter()
    for symbol in _SYMBOL.findall(cost):
        mana[GENERIC if symbol.isdecimal() else symbol] += int(symbol) * times if symbol.isdecimal() else times
    return mana


def spelled(mana: Mana) -> str:
    """The cost as symbols: variable, then generic, then coloured mana."""
    variable = [symbol for symbol in mana.elements() if symbol in ("X", "Y", "Z")]
    rest = [symbol for symbol in mana.elements() if symbol not in (GENERIC, "X", "Y", "Z")]
    order = {symbol: place for place, symbol in enumerate("WUBRGC")}
    rest.sort(key=lambda symbol: order.get(symbol, -1))
    generic = [str(mana[GENERIC])] if mana[GENERIC] or not (variable or rest) else []
    return "".join(f"{{{symbol}}}" for symbol in (*variable, *generic, *rest))


def _more(cost: Mana, by: Mana) -> Mana:
    return cost + by


def _less(cost: Mana, by: Mana) -> Mana:
    """Generic mana reduces the generic part alone, coloured mana also that when the colour is used up (118.7a-c)."""
    left = Counter(cost)
    generic = by[GENERIC]
    for symbol, number in by.items():
        if symbol != GENERIC:
            here = min(left[symbol], number)
            left[symbol] -= here
            generic += number - here
    left[GENERIC] = max(0, left[GENERIC] - generic)
    return left


def _at_least(cost: Mana, bound: Mana) -> Mana:
    """The total is at least so much: it costs more generic mana until it does."""
    missing = bound.total() - cost.total()
    return cost + Counter({GENERIC: missing}) if missing > 0 else cost


_CHANGED: Final = {"more": _more, "less": _less, "at least": _at_least}
