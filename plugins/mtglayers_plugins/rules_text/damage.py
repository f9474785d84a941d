"""Sentences about damage that is prevented or replaced, from their words with nodes in the places of {} (614, 615)."""

import re
from collections.abc import Sequence
from typing import Final

from mtglayers.abilities import Ability, DamageChanged, DamagePrevented, LifeKept, Replacement
from mtglayers.amounts import Amount, Number, Variable
from mtglayers.conditions import Condition, ThereIs, TurnOf
from mtglayers.events import Damage
from mtglayers.filters import And, Controlled, Filter
from mtglayers.instructions import AdditionalCombat, CounterSpell, Do, Instruction, Prevent, PreventDamage
from mtglayers.nodes import Node
from mtglayers.players import EachPlayer, Players, You

_PREVENTED: Final = re.compile(
    r"(?:all|the next (?P<next>\d+|X)) (?:(?P<sort>combat|noncombat) )?damage that would be dealt"
    r"(?P<turn> this turn)?(?: to (?P<to>(?:\{\}|you)(?: and (?:\{\}|you))*))?(?P<turn2> this turn)?"
    r"(?: by (?P<by>\{\}))?(?P<turn3> this turn)?(?P<yours> during your turn)?"
)
_CHANGED: Final = re.compile(
    r"if (?P<by>a source|a source you control|an? \{\} source|\{\}) would deal (?:(?P<sort>combat|noncombat) )?damage "
    r"to (?P<to>a permanent or player|a player|\{\}), it deals "
    r"(?:(?P<times>double|triple) that damage|that much damage plus (?P<plus>\d+))(?: to that [a-z ]+?)? instead"
)
_KEPT: Final = re.compile(
    r"if you control an? \{\}, damage that would reduce your life total to less than (\d+) reduces it to \1 instead"
)
_COMBAT: Final = re.compile(
    r"After this (?:main )?phase, there is an additional combat phase(?P<main> followed by an additional main phase)?\.?"
)
_TIMES: Final = {"double": 2, "triple": 3, None: 1}


def prevention(text: str, nodes: tuple[Node, ...]) -> Instruction:
    """What a spell or ability prevents this turn, from the words after "prevent"; in words where they are not these."""
    match = _PREVENTED.fullmatch(text)
    if match is None or not (match["turn"] or match["turn2"] or match["turn3"]) or match["yours"]:
        return Prevent(text, nodes)
    damage = _damage(match, nodes)
    return Prevent(text, nodes) if damage is None else PreventDamage(damage, _number(match["next"]))


def replacement(text: str, nodes: tuple[Node, ...], *, prevents: bool) -> Ability:
    """A static ability that replaces or prevents an event; in words where they are not these."""
    static = _static(text, nodes)
    return Replacement(text, nodes, prevents) if static is None else static


def _static(text: str, nodes: tuple[Node, ...]) -> Ability | None:
    if match := _PREVENTED.fullmatch(text.removeprefix("prevent ")):
        damage = _damage(match, nodes)
        if damage is None or match["next"] or match["turn"] or match["turn2"] or match["turn3"]:
            return None
        return DamagePrevented(damage, TurnOf(You()) if match["yours"] else None)
    if match := _CHANGED.fullmatch(text):
        damage = _dealt(match, nodes)
        return None if damage is None else DamageChanged(damage, _TIMES[match["times"]], int(match["plus"] or 0))
    if match := _KEPT.fullmatch(text):
        return LifeKept(You(), int(match[1]), _you_control(nodes[0]))
    return None


def _damage(match: re.Match[str], nodes: tuple[Node, ...]) -> Damage | None:
    rest = list(nodes)
    to = [You() if word == "you" else rest.pop(0) for word in (match["to"] or "").split(" and ") if word]
    by = rest.pop(0) if match["by"] else None
    return _made(to, by, match["sort"])


def _dealt(match: re.Match[str], nodes: tuple[Node, ...]) -> Damage | None:
    rest = list(nodes)
    by = rest.pop(0) if "{}" in match["by"] else Controlled(You()) if match["by"].endswith("you control") else None
    to: Sequence[Node] = [EachPlayer()] if match["to"] == "a player" else rest[:1] if match["to"] == "{}" else ()
    return _made(to, by, match["sort"])


def _made(to: Sequence[Node], by: Node | None, sort: str | None) -> Damage | None:
    """None where a node is neither an object nor a player."""
    whom = tuple(one for one in to if isinstance(one, Filter | Players))
    if len(whom) < len(to) or not (by is None or isinstance(by, Filter)):
        return None
    return Damage(whom, by, "combat" if sort == "combat" else "noncombat" if sort else "")


def _you_control(what: Node) -> Condition | None:
    return ThereIs(And.of(Controlled(You()), what)) if isinstance(what, Filter) else None


def _number(said: str | None) -> Amount | None:
    return None if said is None else Number(int(said)) if said.isdecimal() else Variable(said)


def once(instruction: Do) -> Instruction:
    """What is done once, as an instruction of its own where the words are known."""
    if instruction.text == "counter {}" and isinstance(what := instruction.nodes[0], Filter):
        return CounterSpell(what)
    return instruction


def additional_combat(sentence: str) -> Instruction | None:
    """More combat phases, where a sentence says just that (500.8)."""
    match = _COMBAT.fullmatch(sentence)
    return None if match is None else AdditionalCombat(1, match["main"] is not None)
