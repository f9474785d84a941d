"""Counters that change characteristics: the effects that they make, by kind, number and timestamp (122.1, 613.7c)."""

from collections.abc import Callable, Sequence

from mtglayers.board import RuleEffect
from mtglayers.layers import Ruleset
from mtglayers.modifications.base import Modification
from mtglayers.objects import ObjectState

CounterEffect = Callable[[int], tuple[Modification, ...]]
"""What so many counters of a kind do to the permanent that they are on."""


def counter_effects(
    objects: Sequence[ObjectState], ruleset: Ruleset, does: Callable[[str, int], tuple[Modification, ...]]
) -> list[RuleEffect]:
    """One effect per kind, number and timestamp of counters, for all the permanents that have just those.

    ``does`` answers what so many counters of a kind do; of kinds that do nothing, nothing.
    """
    groups: dict[tuple[str, int, int], list[str]] = {}
    for one in objects:
        for counter in one.counters:
            stamp = counter.timestamp if ruleset.counter_timestamps else 0
            if one.zone == "battlefield" and not one.phased_out:
                groups.setdefault((counter.kind, counter.number, stamp), []).append(one.id)
    return [
        RuleEffect(f"{kind} counters", what, tuple(ids), stamp, "counter", words=_words(kind, number))
        for (kind, number, stamp), ids in groups.items()
        if (what := does(kind, number))
    ]


def _words(kind: str, number: int) -> str:
    return f"a {kind} counter" if number == 1 else f"{number} {kind} counters"
