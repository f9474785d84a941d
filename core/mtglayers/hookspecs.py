"""The hook points: what a plugin may bring. pluggy calls them once per engine, at its edges (see ``plugins/README.md``)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import pluggy

from mtglayers.abilities import Ability, Expansion
from mtglayers.board import RuleEffect
from mtglayers.cards import Card
from mtglayers.characteristics import Characteristics
from mtglayers.counting import CounterEffect
from mtglayers.filters import WordKind
from mtglayers.layers import Ruleset
from mtglayers.objects import ObjectState
from mtglayers.positions import Position

if TYPE_CHECKING:
    from mtglayers.engine import Engine
    from mtglayers.words import Words

hookspec = pluggy.HookspecMarker("mtglayers")


@hookspec
def mtglayers_rulesets() -> Iterable[Ruleset]:  # type: ignore[empty-body]  # a hook specification
    """Editions of the rules: the layers in order, and the switches."""


@hookspec
def mtglayers_cards() -> Iterable[Card]:  # type: ignore[empty-body]  # a hook specification
    """Cards, with the abilities that their effect generators yielded."""


@hookspec
def mtglayers_names() -> Iterable[tuple[str, str]]:  # type: ignore[empty-body]  # a hook specification
    """Other names by which cards can be asked for, such as those printed in other languages: pairs of English name and other.

    Asked for once an engine, at the first name that is no English one.
    """


@hookspec
def mtglayers_keywords() -> Mapping[str, Expansion]:  # type: ignore[empty-body]  # a hook specification
    """Keywords that make continuous effects, with the static abilities that each stands for (702)."""


@hookspec
def mtglayers_subtypes() -> Mapping[str, WordKind]:  # type: ignore[empty-body]  # a hook specification
    """Subtypes beyond those of the rules (205.3), each with its kind."""


@hookspec
def mtglayers_counters() -> Mapping[str, CounterEffect]:  # type: ignore[empty-body]  # a hook specification
    """Kinds of counters that change what they are on (122.1), each with what so many of them do."""


@hookspec
def mtglayers_intrinsic_abilities() -> Mapping[str, Ability]:  # type: ignore[empty-body]  # a hook specification
    """Land types whose lands have an ability by the rules alone (305.6); setting one takes a land's own abilities away (305.7)."""


@hookspec(firstresult=True)
def mtglayers_starting_values(values: Characteristics, one: ObjectState) -> Characteristics | None:
    """Other characteristics for an object to start from than its card's (613.1), by the way it was cast: prototype."""


@hookspec
def mtglayers_rule_effects(objects: Sequence[ObjectState], ruleset: Ruleset) -> Iterable[RuleEffect]:  # type: ignore[empty-body]  # a hook specification
    """Continuous effects that the rules themselves make of objects: of counters, face-down status, merging.

    What is answered for an object must depend on that object alone: after a change only those that
    changed are asked for. Equal effects of several objects become one.
    """


@hookspec(firstresult=True)
def mtglayers_compile(
    text: str, name: str, types: frozenset[str], static: bool | None, words: "Words"
) -> tuple[Ability, ...] | None:
    """Abilities from rules text: a card's (``static`` None), or one sentence as a static ability or a resolving spell.

    Answer None to leave it to others; raise Unsupported with the words that were not understood.
    """


@hookspec(firstresult=True)
def mtglayers_render(ability: Ability, name: str) -> str | None:
    """An ability as a rules sentence; ``name`` is what it calls its object."""


@hookspec(firstresult=True)
def mtglayers_read_position(text: str, name: str, engine: "Engine") -> Position | None:
    """A position from the text of a file of that name, in a format of another program.

    Answer None for what is not in your format; raise InputError for what is and cannot be read.
    """


@hookspec
def mtglayers_commands() -> Iterable[Any]:  # type: ignore[empty-body]  # a hook specification
    """Commands (``click.Command``) for the command line."""
