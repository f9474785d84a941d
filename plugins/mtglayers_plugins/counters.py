"""Counters that change characteristics: +1/+1 and its like (613.4c), and keyword counters (122.1b, 613.1f)."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from mtglayers.abilities import Keyword
from mtglayers.amounts import Number
from mtglayers.board import RuleEffect
from mtglayers.counting import CounterEffect, counter_effects
from mtglayers.hooks import hookimpl
from mtglayers.layers import Ruleset
from mtglayers.modifications.abilities import Have
from mtglayers.modifications.base import Modification
from mtglayers.modifications.power_toughness import Get
from mtglayers.objects import ObjectState

KEYWORD_COUNTERS: Final = frozenset({
    "flying", "first strike", "double strike", "deathtouch", "decayed", "exalted", "haste", "hexproof",
    "indestructible", "lifelink", "menace", "reach", "shadow", "trample", "vigilance",
})  # fmt: skip
"""The kinds of keyword counters (122.1b)."""

_PT = re.compile(r"([+-]\d{1,3})/([+-]\d{1,3})")


@hookimpl
def mtglayers_counters() -> dict[str, CounterEffect]:
    """The keyword counters (122.1b)."""
    return {keyword: _gives(keyword) for keyword in sorted(KEYWORD_COUNTERS)}


def _gives(keyword: str) -> CounterEffect:
    return lambda _number: (Have(Keyword(keyword)),)


@hookimpl
def mtglayers_rule_effects(objects: Sequence[ObjectState], ruleset: Ruleset) -> list[RuleEffect]:
    """The effects of +1/+1 counters and their like: there is no end of kinds (613.4c)."""
    return counter_effects(objects, ruleset, power_and_toughness)


@lru_cache(maxsize=10_000)
def power_and_toughness(kind: str, number: int) -> tuple[Modification, ...]:
    """What so many counters of a kind like +1/+1 do; of other kinds, nothing."""
    match = _PT.fullmatch(kind)
    if match is None:
        return ()
    power, toughness = (number * int(part) for part in match.groups())
    return (Get(Number(power), Number(toughness)),)
