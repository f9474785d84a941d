"""Every kind of node that the core has is printed in English: none falls back to its repr in brackets."""

import types
import typing
from collections.abc import Callable
from dataclasses import fields

import pytest

from mtglayers.abilities import Ability, Effect, Keyword
from mtglayers.amounts import Amount, Number
from mtglayers.characteristics import Characteristics, Printed
from mtglayers.conditions import Condition, Is
from mtglayers.engine import Engine
from mtglayers.events import Enters, Event
from mtglayers.filters import Filter, Reference, Target, This, Word
from mtglayers.instructions import Do, Duration, Indefinitely, Instruction, Lasting, Mode
from mtglayers.modifications.abilities import AbilityModification
from mtglayers.modifications.base import Modification
from mtglayers.modifications.power_toughness import Get
from mtglayers.modifications.types import Words
from mtglayers.nodes import Node, kinds
from mtglayers.players import Players, You
from mtglayers_plugins import english

Engine()  # so that plugins' kinds are there too

CREATURE = Word("Creature", "card type")
SAMPLES: dict[type[Node], Node] = {
    Ability: Keyword("flying"),
    Amount: Number(2),
    Characteristics: Characteristics("Bear", words=(CREATURE,), power=2, toughness=2),
    Condition: Is(This(), Word("R", "color")),
    Duration: Indefinitely(),
    Effect: Effect.of(This(), Get(Number(1), Number(1))),
    Event: Enters(This()),
    Filter: CREATURE,
    Instruction: Do("scry 1"),
    Mode: Mode((Do("scry 1"),)),
    Modification: Get(Number(1), Number(1)),
    Node: CREATURE,
    Players: You(),
    Printed: Printed(Keyword("flying"), "Bear"),
    Reference: Target(CREATURE),
    Word: CREATURE,
}
ABSTRACT = {
    Words,
    AbilityModification,
    Ability,
    Amount,
    Condition,
    Duration,
    Event,
    Filter,
    Instruction,
    Modification,
    Node,
    Players,
    Reference,
}


def value_for(hint: object) -> object:
    """Some value of the type."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if isinstance(hint, type) and issubclass(hint, Node):
        return SAMPLES[hint] if hint in SAMPLES else made(hint)
    if origin is typing.Literal:
        return arguments[0]
    if origin is tuple:
        return tuple(value_for(one) for one in arguments if one is not Ellipsis)
    if origin in (typing.Union, types.UnionType):
        return value_for(arguments[0])
    plain: dict[object, object] = {str: "+1/+1", int: 2, bool: False, type(None): None}
    return plain[hint]


def made(kind: type[Node]) -> Node:
    hints = typing.get_type_hints(kind, localns=dict(kinds()))
    return kind(*(value_for(hints[field.name]) for field in fields(kind)))  # type: ignore[arg-type]  # every node is a dataclass


PRINTERS: dict[type[Node], Callable[[typing.Any], str]] = {
    Ability: english.render,
    Amount: english.render_amount,
    Condition: english.render_condition,
    Duration: lambda duration: english.render_effect(Effect.of(This(), Get(Number(1), Number(1))), "", duration),
    Effect: english.render_effect,
    Event: english.render_event,
    Filter: english.render_filter,
    Instruction: english.render_instruction,
    Modification: english.render_modification,
    Players: english.render_filter,
}


def printed(node: Node) -> str:
    printer = next((PRINTERS[base] for base in type(node).__mro__ if base in PRINTERS), None)
    if printer is not None:
        return printer(node)
    return english.render_instruction(Do("say {}", (node,)))


NAMES = sorted(
    name for name, kind in kinds().items() if kind not in ABSTRACT and kind.__module__.startswith("mtglayers.")
)


@pytest.mark.parametrize("name", NAMES)
def test_every_kind_prints(name: str) -> None:
    kind = kinds()[name]
    text = printed(made(kind))
    assert text
    assert "[" not in text, text


class Dreaming(Filter):
    """A plugin's filter that the renderer does not know."""


class Dream(Modification):
    """A plugin's modification that the renderer does not know."""


def test_unknown_kinds_print_as_their_repr_in_brackets() -> None:
    assert english.render_filter(Dreaming()) == "permanent [Dreaming()]"
    assert english.render_effect(Effect.of(CREATURE, Dream())) == "All creatures [Dream()]."


def test_a_resolution_without_effect_is_not_printed_as_one() -> None:
    lasting = Lasting(Effect.of(Target(CREATURE), Get(Number(1), Number(-1))), Indefinitely())
    assert english.render_instruction(lasting) == "Target creature gets +1/-1."
