"""Instructions that create tokens and copies (111, 707)."""

from dataclasses import replace
from typing import Any

from mtglayers.abilities import Ability, Static
from mtglayers.characteristics import Characteristics, Printed
from mtglayers.entering import enter
from mtglayers.errors import InputError
from mtglayers.filters import ChosenWord, Granter, TheObject, Word, Zone
from mtglayers.instructions import BecomePrepared, CopySpell, Create, CreateCopy, CreateEmblem
from mtglayers.modifications.copying import BecomeValues
from mtglayers.nodes import Node
from mtglayers.objects import ObjectState
from mtglayers.resolving import Resolution, do
from mtglayers.view import SUBTYPE_KINDS


@do.register(Create)
def create(instruction: Create, resolution: Resolution) -> None:
    """Tokens with these characteristics are created (111.3)."""
    who = resolution.ids(instruction.who)[0] if instruction.who is not None else resolution.controller
    number = resolution.number(instruction.number)
    token = instruction.token
    words = tuple(_word(word, resolution) for word in token.words)
    abilities = (*token.abilities, *(Printed(_of_source(a, resolution), "") for a in instruction.abilities))
    subtypes = " ".join(word.word for word in words if word.word_kind in SUBTYPE_KINDS)
    name = f"{subtypes} Token" if token.name in ("", subtypes) else token.name  # 111.4
    values = Characteristics(
        name, token.mana_cost, token.mana_value, words, abilities, token.power, token.toughness, token.loyalty
    )
    for n in range(number):
        _token(resolution, values, who, n, number, tapped=instruction.tapped)


def _word(word: Any, resolution: Resolution) -> Word:
    chosen = resolution.chosen_word(word) if isinstance(word, ChosenWord) else word
    if not isinstance(chosen, Word):
        raise InputError(f"{resolution.label} needs the choice of a {word.word_kind}")
    return chosen


def _of_source(ability: Ability, resolution: Resolution) -> Ability:
    """A token's ability that names the object that made it keeps meaning that object (201.5a)."""
    if resolution.source is None:
        return ability
    maker = TheObject(resolution.source)

    def change(node: Node) -> Node | None:
        return maker if isinstance(node, Granter) else None

    return ability.rewrite(change)


def _token(
    resolution: Resolution, values: Characteristics, who: str, n: int, number: int, *, tapped: bool = False,
    card: str | None = None, face: int = 0, zone: Zone = "battlefield",
) -> None:  # fmt: skip
    game = resolution.game
    wished = resolution.label if number == 1 else f"{resolution.label}#{n + 1}"
    taken = wished in game.view().ids or wished in game.player_names
    one = ObjectState(
        id=game.new_id(None if taken else wished, values.name or "token"), token=True, owner=who, controller=who,
        values=None if card else values, card=card, face=face, tapped=tapped, zone=zone, timestamp=game.tick(),
        number=game.next_number(),
    )  # fmt: skip
    game.add(one)
    if resolution.source is not None and resolution.last_known.present(resolution.source):
        game.link(resolution.source, "created", one.id)  # 607.2c
    if zone == "battlefield":
        enter(game, one, resolution.choices, None)
        game.note_entering(one)
    resolution.created.append(one.id)


@do.register(CreateCopy)
def create_copy(instruction: CreateCopy, resolution: Resolution) -> None:
    """Tokens that are copies of an object are created (707.2); of a double-faced one, with both faces (707.8a)."""
    who = resolution.ids(instruction.who)[0] if instruction.who is not None else resolution.controller
    sources = resolution.ids(instruction.what)
    each = resolution.number(instruction.number)
    number = each * len(sources)
    for place, source in enumerate(sources):
        original = resolution.game.object(source)
        for n in range(place * each, (place + 1) * each):
            if not instruction.exceptions and _shows_itself(original, resolution):
                values = resolution.copied(source)
                _token(resolution, values, who, n, number, card=original.card, face=original.face)
            else:
                _token(resolution, resolution.copied(source, instruction.exceptions), who, n, number)


def _shows_itself(one: ObjectState, resolution: Resolution) -> bool:
    """Whether a double-faced object shows its own values, so that a token copy of it is double-faced too."""
    game = resolution.game
    if one.card is None or one.face_down or one.merged or game.card(one.card).layout != "transform":
        return False
    return not any(
        one.id in (effect.objects or ()) and any(isinstance(m, BecomeValues) for m in effect.effect.does)
        for effect in game.effects
    )


@do.register(CreateEmblem)
def create_emblem(instruction: CreateEmblem, resolution: Resolution) -> None:
    """A player gets an emblem, an object in the command zone (114.1)."""
    _emblem(resolution, instruction.abilities)


def _emblem(resolution: Resolution, abilities: tuple[Ability, ...]) -> None:
    there = tuple(Printed(_in_command_zone(_of_source(ability, resolution)), "") for ability in abilities)
    _token(resolution, Characteristics(abilities=there), resolution.controller, 0, 1, zone="command")


def _in_command_zone(ability: Ability) -> Ability:
    """The abilities of emblems function in the command zone (114.4)."""
    return replace(ability, zones=("command",)) if isinstance(ability, Static) else ability


@do.register(BecomePrepared)
def become_prepared(instruction: BecomePrepared, resolution: Resolution) -> None:
    """A copy of its prepare spell is created in exile (722.3)."""
    for id in resolution.ids(instruction.what):
        card = resolution.game.engine.cards.get(resolution.game[id].name)
        if card is not None and card.layout == "prepare":
            _token(resolution, card.faces[1].values, resolution.controller, 0, 1, zone="exile")


@do.register(CopySpell)
def copy_spell(instruction: CopySpell, resolution: Resolution) -> None:
    """The copy is on the stack, with the choices made for the spell (707.10)."""
    for id in resolution.ids(instruction.what):
        _token(resolution, resolution.copied(id, instruction.exceptions), resolution.controller, 0, 1, zone="stack")
