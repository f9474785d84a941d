"""Instructions about players and their turns."""

from mtglayers.instructions import AdditionalCombat, Draw, GainLife, Pair
from mtglayers.resolving import Resolution, do


@do.register(GainLife)
def gain_life(instruction: GainLife, resolution: Resolution) -> None:
    """Players gain or lose life (119.3)."""
    number = resolution.number(instruction.number)
    for who in resolution.ids(instruction.who):
        resolution.game.set(who, "life", resolution.game.player(who).life + number)


@do.register(Draw)
def draw(instruction: Draw, resolution: Resolution) -> None:
    """Players draw cards, of which only the number is known."""
    number = resolution.number(instruction.number)
    for who in resolution.ids(instruction.who):
        resolution.game.set(who, "hand", resolution.game.player(who).hand + number)


@do.register(AdditionalCombat)
def additional_combat(instruction: AdditionalCombat, resolution: Resolution) -> None:
    """The active player's turn has more combat phases (500.8)."""
    player = resolution.game.player(resolution.game.active_player)
    more = player.facts.get("additional combat phases", 0) + instruction.number
    resolution.game.set(player.name, "additional combat phases", more)


@do.register(Pair)
def pair(instruction: Pair, resolution: Resolution) -> None:
    """Two creatures that one player controls become a pair (702.95b)."""
    game = resolution.game
    one, other = resolution.ids(instruction.one), resolution.ids(instruction.other)
    if one and other and game[one[0]].controller == game[other[0]].controller:
        game.pair(one[0], other[0])
