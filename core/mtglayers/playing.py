"""Whether a player may cast a spell: the rules that effects make about it (601.3)."""

from typing import TYPE_CHECKING, Final

from mtglayers.errors import Illegal
from mtglayers.objects import ObjectState
from mtglayers.rules_in_force import rules_about

if TYPE_CHECKING:
    from mtglayers.game import Game

CAST_THIS_TURN: Final = "spells cast this turn"
ONE_A_TURN: Final = "can't cast more than one spell each turn"
NO_EVEN: Final = "can't cast spells with even mana values"


def check_may_cast(game: "Game", spell: ObjectState) -> None:
    """Raises Illegal when a rule in force forbids the player to cast the spell, which is on the stack already."""
    caster = str(spell.controller)
    for rule in rules_about(game.view(), caster):
        if rule.phrase == ONE_A_TURN and game.player(caster).facts.get(CAST_THIS_TURN, 0) >= 1:
            raise Illegal(f"{caster} {rule.phrase}")
        if rule.phrase == NO_EVEN and game[spell.id].mana_value % 2 == 0:
            raise Illegal(f"{caster} {rule.phrase}")


def note_cast(game: "Game", caster: str) -> None:
    """A spell was cast in this turn."""
    facts = game.player(caster).facts
    game.replace_player(caster, facts={**facts, CAST_THIS_TURN: facts.get(CAST_THIS_TURN, 0) + 1})
