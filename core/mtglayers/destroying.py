"""Destroying, and what keeps from it: being indestructible, regeneration (701.8, 701.19, 702.12)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mtglayers.abilities import Keyword
from mtglayers.modifications.abilities import Have
from mtglayers.modifications.base import Modification
from mtglayers.modifications.rules import Rule
from mtglayers.moving import How, move
from mtglayers.objects import ObjectState
from mtglayers.rules_in_force import rules_about

if TYPE_CHECKING:
    from mtglayers.game import Game

INDESTRUCTIBLE: Final = Keyword("indestructible")
IS_INDESTRUCTIBLE: Final = "are indestructible"


def rules_of_old(does: Sequence[Modification]) -> tuple[Modification, ...]:
    """Until July 2013 "is indestructible" made a rule about the objects, and no ability that could be lost."""
    return tuple(
        Rule(IS_INDESTRUCTIBLE) if isinstance(one, Have) and one.ability == INDESTRUCTIBLE else one for one in does
    )


def is_indestructible(game: "Game", id: str) -> bool:
    """Whether it can't be destroyed, by an ability or by a rule (702.12b)."""
    return INDESTRUCTIBLE in game[id].abilities or any(
        rule.phrase == IS_INDESTRUCTIBLE for rule in rules_about(game.view(), id)
    )


def destroy(game: "Game", id: str, *, regenerates: bool = True) -> bool:
    """It is destroyed and goes to the graveyard, unless it can't be or regenerates; answers whether it was."""
    one = game.object(id)
    if one.zone != "battlefield" or is_indestructible(game, id):
        return False
    if regenerates and one.regeneration_shields:
        regenerate(game, one)
        return False
    game.destroyed_ids |= {id}
    move(game, id, "graveyard", How())
    return True


def regenerate(game: "Game", one: ObjectState) -> None:
    """A shield is used up instead: damage is removed, it is tapped and leaves combat (701.19b)."""
    shields = one.regeneration_shields - 1
    game.replace(one, regeneration_shields=shields, damage=0, tapped=True, attacking=False)
