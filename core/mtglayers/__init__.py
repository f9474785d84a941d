"""mtglayers: what does this object look like now? Rule 613 of Magic: The Gathering, exactly and with reasons.

    >>> from mtglayers import Engine
    >>> game = Engine().new_game(players=("A", "B"))
    >>> humility, opalescence = game.put("Humility"), game.put("Opalescence")
    >>> game.view()[humility].power
    4
    >>> game.view().order["7b"]
    ['humility', 'opalescence']

Authors of cards write ``from mtglayers.vocabulary import *``.
"""

from mtglayers.cards import Card, CardSet
from mtglayers.engine import Engine, read_state
from mtglayers.errors import Illegal, InputError, MtgLayersError, PluginError, UnknownName, Unsupported
from mtglayers.evaluation import Evaluation, evaluate
from mtglayers.game import Game
from mtglayers.hooks import hookimpl
from mtglayers.layers import Layer, Ruleset
from mtglayers.objects import EffectState, InlineCard, ObjectState, PlayerState, State
from mtglayers.positions import Position
from mtglayers.reading import Answer, PlayerReading, Reading, Step

__all__ = [
    "Answer",
    "Card",
    "CardSet",
    "EffectState",
    "Engine",
    "Evaluation",
    "Game",
    "Illegal",
    "InlineCard",
    "InputError",
    "Layer",
    "MtgLayersError",
    "ObjectState",
    "PlayerReading",
    "PlayerState",
    "PluginError",
    "Position",
    "Reading",
    "Ruleset",
    "State",
    "Step",
    "UnknownName",
    "Unsupported",
    "evaluate",
    "hookimpl",
    "read_state",
]
