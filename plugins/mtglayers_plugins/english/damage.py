"""Damage that is prevented or replaced, as texts with nodes in the places of {} (614, 615); ``rules_text.damage`` reads them."""

from mtglayers.abilities import DamageChanged, DamagePrevented, LifeKept
from mtglayers.amounts import Amount, Number, Variable
from mtglayers.conditions import Condition, TurnOf
from mtglayers.events import Damage
from mtglayers.filters import Controlled, Reference
from mtglayers.instructions import PreventDamage
from mtglayers.nodes import Node
from mtglayers.players import EachPlayer, You

Text = tuple[str, tuple[Node, ...]]
"""A text and what stands in its places."""


def of_shield(instruction: PreventDamage) -> Text:
    """ "prevent the next so much damage", "prevent all combat damage", this turn."""
    words, nodes = _prevented(instruction.damage, instruction.number, " this turn")
    return f"prevent {words}", nodes


def of_ability(ability: DamagePrevented | DamageChanged | LifeKept) -> Text:
    """A static ability about damage."""
    match ability:
        case DamagePrevented(damage=damage, if_=if_):
            words, nodes = _prevented(damage, None, "")
            if if_ == TurnOf(You()):
                return f"prevent {words} during your turn", nodes
            before, asked = _if(if_, "as long as")
            return f"{before}prevent {words}", (*asked, *nodes)
        case DamageChanged(damage=damage, if_=if_):
            before, asked = _if(if_, "as long as")
            words, nodes = _changed(ability, damage)
            return f"{before}{words}", (*asked, *nodes)
        case LifeKept(who=who, least=least, if_=if_):
            before, asked = _if(if_, "if")
            whose, nodes = ("your", ()) if who == You() else ("{}'s", (who,))
            reduced = f"damage that would reduce {whose} life total to less than {least} reduces it to {least} instead"
            return f"{before}{reduced}", (*asked, *nodes)


def _if(condition: Condition | None, word: str) -> Text:
    return ("", ()) if condition is None else (f"{word} {{}}, ", (condition,))


def _prevented(damage: Damage, number: Amount | None, when: str) -> Text:
    words, nodes = described(damage, when)
    if number is None:
        return f"all {words}", nodes
    if isinstance(number, Number | Variable):
        return f"the next {number.n if isinstance(number, Number) else number.letter} {words}", nodes
    return f"the next {{}} {words}", (number, *nodes)


def described(damage: Damage, when: str = "") -> Text:
    """ "combat damage that would be dealt to this creature by Walls"."""
    to = f" to {' and '.join('you' if one == You() else '{}' for one in damage.to)}" if damage.to else ""
    nodes: list[Node] = [one for one in damage.to if one != You()]
    by = " by {}" if damage.by is not None else ""
    nodes += [damage.by] if damage.by is not None else []
    return f"{damage_word(damage)} that would be dealt{to}{when}{by}", tuple(nodes)


def damage_word(damage: Damage) -> str:
    """ "damage", "combat damage", "noncombat damage"."""
    return f"{damage.sort} damage".strip()


def _changed(ability: DamageChanged, damage: Damage) -> Text:
    nodes: list[Node] = []
    if damage.by is None:
        source = "a source"
    elif damage.by == Controlled(You()):
        source = "a source you control"
    else:
        source = "{}" if isinstance(damage.by, Reference) else "a {} source"
        nodes.append(damage.by)
    if not damage.to:
        whom, that = "a permanent or player", "that permanent or player"
    elif damage.to == (EachPlayer(),):
        whom, that = "a player", "that player"
    else:
        whom, that = "{}", "that permanent"
        nodes += damage.to[:1]
    much = {2: "double that damage", 3: "triple that damage"}.get(ability.times, "that much damage")
    plus = f" plus {ability.plus}" if ability.plus else ""
    return f"if {source} would deal {damage_word(damage)} to {whom}, it deals {much}{plus} to {that} instead", tuple(
        nodes
    )
