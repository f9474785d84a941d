"""Which creatures may, must and can't attack and block, by keywords and the rules in force (508.1, 509.1).

Timing is not asked about: not summoning sickness, nor whose turn it is to block. Turns are: a creature
must attack in its controller's turn.
"""

from typing import TYPE_CHECKING, Final

from mtglayers.abilities import Keyword
from mtglayers.context import Context
from mtglayers.filters import Filter
from mtglayers.modifications.rules import Rule
from mtglayers.rules_in_force import rules_in_force

if TYPE_CHECKING:
    from mtglayers.reading import Answer, Reading

CANT_ATTACK: Final = ("can't attack", "can't attack or block")
CANT_BLOCK: Final = ("can't block", "can't attack or block")
MUST_ATTACK: Final = (
    "attack each combat if able",
    "attack each turn if able",
    "attack this turn if able",
    "attack {} if able",
)
CANT_BE_BLOCKED: Final = "can't be blocked"
BY_SUCH: Final = "can't be blocked by {}"
EXCEPT_BY: Final = "can't be blocked except by {}"
UNLESS_DEFENDER: Final = "can't attack unless defending player controls {}"


def _rules(answer: "Answer", id: str) -> list[tuple[Rule, Context]]:
    bit = answer.evaluation.board.bits([id])
    return [(rule, context) for rule, hits, context in rules_in_force(answer) if hits & bit]


def _says(answer: "Answer", id: str, phrases: tuple[str, ...]) -> bool:
    return any(rule.phrase in phrases for rule, _ in _rules(answer, id))


def can_attack(answer: "Answer", id: str) -> bool:
    """Whether it could be declared as an attacker (508.1a, c)."""
    reading = answer[id]
    return (
        _is_untapped_creature(reading)
        and not _keywords(reading, "defender")
        and not _says(answer, id, CANT_ATTACK)
        and all(
            _defender_has(answer, reading, rule) for rule, _ in _rules(answer, id) if rule.phrase == UNLESS_DEFENDER
        )
    )


def _defender_has(answer: "Answer", reading: "Reading", rule: Rule) -> bool:
    """Whether some opponent controls what the defending player has to."""
    view = answer.evaluation.view
    wanted = [node for node in rule.nodes if isinstance(node, Filter)]
    return any(
        answer[id].controller != reading.controller
        for what in wanted
        for id in answer.evaluation.board.names(what.objects(view, Context()))
    )


def must_attack(answer: "Answer", id: str) -> bool:
    """Whether it has to attack in this turn, if it is able to (508.1d)."""
    active = answer.evaluation.board.active_player
    return answer[id].controller == active and can_attack(answer, id) and _says(answer, id, MUST_ATTACK)


def can_block(answer: "Answer", id: str) -> bool:
    """Whether it could be declared as a blocker of some attacker (509.1a, b)."""
    return _is_untapped_creature(answer[id]) and not _says(answer, id, CANT_BLOCK)


def blockable(answer: "Answer", id: str) -> list[str]:
    """The attacking creatures that it could block."""
    return [one for one in answer if answer[one].attacking and may_block(answer, id, one)]


def blockers(answer: "Answer", id: str) -> list[str]:
    """The creatures that could block it, if it attacked their controllers."""
    return [one for one in answer if one != id and may_block(answer, one, id)]


def can_be_blocked(answer: "Answer", id: str) -> bool:
    """Whether some creature or other could block it, as far as it is up to this one."""
    return "Creature" in answer[id].types and not _says(answer, id, (CANT_BE_BLOCKED,))


def may_block(answer: "Answer", blocker: str, attacker: str) -> bool:
    """Whether the one could block the other (509.1b)."""
    blocks, attacks = answer[blocker], answer[attacker]
    return (
        blocks.controller != attacks.controller
        and can_block(answer, blocker)
        and can_be_blocked(answer, attacker)
        and _evasion_allows(answer, blocks, attacks)
        and all(_rule_allows(answer, blocker, rule, context) for rule, context in _rules(answer, attacker))
    )


def _rule_allows(answer: "Answer", blocker: str, rule: Rule, context: Context) -> bool:
    if rule.phrase not in (BY_SUCH, EXCEPT_BY):
        return True
    bit = answer.evaluation.board.bits([blocker])
    such = any(node.objects(answer.evaluation.view, context) & bit for node in rule.nodes if isinstance(node, Filter))
    return such == (rule.phrase == EXCEPT_BY)


def _evasion_allows(answer: "Answer", blocks: "Reading", attacks: "Reading") -> bool:
    """Evasion abilities (509.1b): flying, shadow, horsemanship, fear, intimidate, skulk, landwalk, protection."""
    if _keywords(attacks, "flying") and not (_keywords(blocks, "flying") or _keywords(blocks, "reach")):
        return False
    if bool(_keywords(attacks, "shadow")) != bool(_keywords(blocks, "shadow")):
        return False
    if _keywords(attacks, "horsemanship") and not _keywords(blocks, "horsemanship"):
        return False
    artifact = "Artifact" in blocks.types
    if _keywords(attacks, "fear") and not (artifact or "B" in blocks.colors):
        return False
    if _keywords(attacks, "intimidate") and not (artifact or set(blocks.colors) & set(attacks.colors)):
        return False
    if _keywords(attacks, "skulk") and (blocks.power or 0) > (attacks.power or 0):
        return False
    view, bit = answer.evaluation.view, answer.evaluation.board.bits([blocks.id])
    for ability in _keywords(attacks, "protection"):
        if any(what.matching(view, Context()) & bit for what in ability.what):
            return False
    return not any(
        answer[land].controller == blocks.controller
        for ability in _keywords(attacks, "landwalk")
        for what in ability.what
        for land in answer.evaluation.board.names(what.objects(view, Context()))
    )


def _keywords(reading: "Reading", name: str) -> list[Keyword]:
    return [ability for ability in reading.abilities if isinstance(ability, Keyword) and ability.name == name]


def _is_untapped_creature(reading: "Reading") -> bool:
    return "Creature" in reading.types and reading.zone == "battlefield" and not reading.tapped
