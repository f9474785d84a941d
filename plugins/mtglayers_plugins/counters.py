"""Counters that change characteristics: +1/+1 and its like (613.4c), and keyword counters (122.1b, 613.1f)."""

import re
from typing import Final

from mtglayers.abilities import Keyword
from mtglayers.amounts import Number
from mtglayers.board import RuleEffect
from mtglayers.hooks import hookimpl
from mtglayers.layers import Ruleset
from mtglayers.modifications.abilities import Have
from mtglayers.modifications.base import Modification
from mtglayers.modifications.power_toughness import Get
from mtglayers.objects import State

KEYWORD_COUNTERS: Final = frozenset({
    "flying", "first strike", "double strike", "deathtouch", "decayed", "exalted", "haste", "hexproof",
    "indestructible", "lifelink", "menace", "reach", "shadow", "trample", "vigilance",
})  # fmt: skip
"""The kinds of keyword counters (122.1b)."""

_PT = re.compile(r"([+-]\d{1,3})/([+-]\d{1,3})")


@hookimpl
def mtglayers_rule_effects(state: State, ruleset: Ruleset) -> list[RuleEffect]:
    """One effect per kind, number and timestamp of counters, for all the objects that have just those (613.7c)."""
    groups: dict[tuple[str, int, int], list[str]] = {}
    for one in state.objects:
        for counter in one.counters:
            stamp = counter.timestamp if ruleset.counter_timestamps else 0
            if one.zone == "battlefield" and not one.phased_out:
                groups.setdefault((counter.kind, counter.number, stamp), []).append(one.id)
    return [
        RuleEffect(f"{kind} counters", (what,), tuple(ids), stamp, "counter", words=_words(kind, number))
        for (kind, number, stamp), ids in groups.items()
        if (what := changes(kind, number)) is not None
    ]


def changes(kind: str, number: int) -> Modification | None:
    """What so many counters of the kind do, if anything."""
    if match := _PT.fullmatch(kind):
        power, toughness = (number * int(part) for part in match.groups())
        return Get(Number(power), Number(toughness))
    return Have(Keyword(kind)) if kind in KEYWORD_COUNTERS else None


def _words(kind: str, number: int) -> str:
    return f"a {kind} counter" if number == 1 else f"{number} {kind} counters"
