"""Classifying effects: in which layers they have parts, and of what kind they are (611.1, 614.1, 615.1)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from mtglayers.abilities import (
    Ability,
    Activated,
    AsEnters,
    DamageChanged,
    DamagePrevented,
    LifeKept,
    Replacement,
    Spell,
    Static,
    Triggered,
)
from mtglayers.cda import is_characteristic_defining
from mtglayers.characteristics import Printed
from mtglayers.filters import This, Word
from mtglayers.instructions import (
    BecomesYourChoice,
    ChangeText,
    Choose,
    ChooseObject,
    Each,
    EnterAsCopy,
    ExchangeControl,
    If,
    Instruction,
    Lasting,
    Modal,
    Mode,
    Prevent,
    PreventDamage,
)
from mtglayers.layers import Source
from mtglayers.modifications.base import Modification
from mtglayers.modifications.control import ControlledBy
from mtglayers.modifications.copying import CopyOf
from mtglayers.modifications.text import ChangeAllWords
from mtglayers.nodes import Node
from mtglayers.players import You

if TYPE_CHECKING:
    from mtglayers.game import Game


_RESOLUTION: Final[Source] = "resolution"


def layers_of(game: "Game", of: str) -> list[str]:
    """The layers of the effects of a card, an object, or a resolution, in order."""
    found: set[str] = set()
    for does, source, defining in _effects(game, of):
        found |= game.ruleset.parts(does, source, defining=defining).keys()
    return [layer.id for layer in game.ruleset.layers if layer.id in found]


def _effects(game: "Game", of: str) -> Iterable[tuple[tuple[Modification, ...], Source, bool]]:
    if of in game.resolved:
        for does in _begun(game.resolved[of]):
            yield does, _RESOLUTION, False
        return
    for printed in _abilities(game, of):
        for ability in game.engine.instances.stands_for(printed.ability) or (printed.ability,):
            if isinstance(ability, Static):
                for effect in ability.effects:
                    yield effect.does, "static", _defines(game, ability)
            else:
                for does in _begun(ability):
                    yield does, _RESOLUTION, False


def _begun(of: Ability | tuple[Instruction, ...]) -> Iterable[tuple[Modification, ...]]:
    """The modifications of the continuous effects that instructions begin."""
    instructions = (
        _instructions(of) if isinstance(of, Ability) else (one for top in of for one in (top, *_instructions(top)))
    )
    for node in instructions:
        if isinstance(node, Lasting):
            yield node.effect.does
        elif isinstance(node, EnterAsCopy | BecomesYourChoice):
            yield (CopyOf(This()),)
        elif isinstance(node, ChangeText):
            yield (ChangeAllWords(node.kinds[0], Word("", node.kinds[0])),)
        elif isinstance(node, ExchangeControl):
            yield (ControlledBy(You()),)


def _instructions(node: Node) -> Iterable[Node]:
    """The instructions in an ability, not those in abilities that it gives."""
    for child in node.children():
        if isinstance(child, Instruction | Mode):
            yield child
            yield from _instructions(child)


def _defines(game: "Game", static: Static) -> bool:
    return is_characteristic_defining(static, game.ruleset, own_text=True)


def has_cda(game: "Game", of: str) -> bool:
    """Whether a card or an object has a characteristic-defining ability (604.3)."""
    if not of.startswith("card:"):
        return game[of].is_cda
    return any(
        _defines(game, static)
        for printed in _abilities(game, of)
        for static in game.engine.instances.statics(printed.ability)
    )


def _abilities(game: "Game", of: str) -> tuple[Printed, ...]:
    if of.startswith("card:"):
        name = of.removeprefix("card:")
        card = game.card(name)
        return next((f.values.abilities for f in card.faces if f.values.name == name), card.front.abilities)
    game.object(of)
    return tuple(Printed(ability, "") for ability in game[of].abilities)


def kinds_of(game: "Game", of: str) -> list[str]:
    """Which kinds of effects there are: static, resolution, one-shot, replacement, prevention."""
    if of in game.resolved:
        return _ordered(_kinds(Spell(game.resolved[of])))
    kinds: set[str] = set()
    for printed in _abilities(game, of):
        for ability in game.engine.instances.stands_for(printed.ability) or (printed.ability,):
            kinds |= _kinds(ability)
    return _ordered(kinds)


def _ordered(kinds: set[str]) -> list[str]:
    return [kind for kind in ("static", "resolution", "one-shot", "replacement", "prevention") if kind in kinds]


def _kinds(ability: Ability) -> set[str]:
    if isinstance(ability, Static):
        return {"static"}
    if isinstance(ability, Replacement):
        return {"prevention" if ability.prevents else "replacement"}
    if isinstance(ability, DamagePrevented):
        return {"prevention"}
    if isinstance(ability, AsEnters | DamageChanged | LifeKept):
        return {"replacement"}
    if isinstance(ability, Spell | Activated | Triggered):
        return {_kind_of(node) for node in _instructions(ability) if not isinstance(node, _JOINING)}
    return set()


_JOINING = (Mode, Modal, If, Each, Choose, ChooseObject)
"""What only holds other instructions, or chooses for them."""


def _kind_of(instruction: Node) -> str:
    if isinstance(instruction, Lasting | ChangeText | ExchangeControl):
        return "resolution"
    return "prevention" if isinstance(instruction, Prevent | PreventDamage) else "one-shot"
