"""The smallest board that still does what was seen: for reports."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from mtglayers.abilities import Effect, Static
from mtglayers.characteristics import Characteristics

from .board import Board


def smallest(board: Board, still: Callable[[Board], bool]) -> Board:
    """Take away what can be taken away."""
    while True:
        for less in smaller(board):
            if holds(less, still):
                board = less
                break
        else:
            return board


def holds(board: Board, still: Callable[[Board], bool]) -> bool:
    """Whether it still does it; a board that breaks otherwise is another finding."""
    try:
        return still(board)
    except Exception:  # noqa: BLE001  # whatever breaks
        return False


def smaller(board: Board) -> Iterator[Board]:
    """Boards with one thing less."""
    for thing in board.things:
        yield replace(
            board,
            things=tuple(
                replace(t, attached_to="" if t.attached_to == thing.id else t.attached_to)
                for t in board.things
                if t is not thing
            ),
            counters=tuple(c for c in board.counters if c.on != thing.id),
            resolved=tuple(replace(r, objects=tuple(o for o in r.objects if o != thing.id)) for r in board.resolved),
        )
    for one in board.resolved:
        yield replace(board, resolved=tuple(r for r in board.resolved if r is not one))
        for n in range(len(one.objects)):
            less = replace(one, objects=one.objects[:n] + one.objects[n + 1 :])
            yield replace(board, resolved=tuple(less if r is one else r for r in board.resolved))
        for effect in smaller_effects(one.effect):
            less = replace(one, effect=effect)
            yield replace(board, resolved=tuple(less if r is one else r for r in board.resolved))
    for counters in board.counters:
        yield replace(board, counters=tuple(c for c in board.counters if c is not counters))
    for thing in board.things:
        changed = [replace(thing, card=card) for card in smaller_cards(thing.card)]
        if thing.attached_to:
            changed.append(replace(thing, attached_to=""))
        if thing.choices:
            changed.append(replace(thing, choices=()))
        if thing.status:
            changed.append(replace(thing, status=()))
        for other in changed:
            yield replace(board, things=tuple(other if t is thing else t for t in board.things))


def smaller_cards(card: Characteristics) -> Iterator[Characteristics]:
    """The card with one ability, effect, change, condition or word less."""
    for n, printed in enumerate(card.abilities):
        yield replace(card, abilities=card.abilities[:n] + card.abilities[n + 1 :])
        if isinstance(printed.ability, Static):
            static = printed.ability
            for m, effect in enumerate(static.effects):
                fewer = [*([static.effects[:m] + static.effects[m + 1 :]] if len(static.effects) > 1 else [])]
                fewer += [(*static.effects[:m], less, *static.effects[m + 1 :]) for less in smaller_effects(effect)]
                for effects in fewer:
                    ability = replace(printed, ability=replace(static, effects=effects))
                    yield replace(card, abilities=(*card.abilities[:n], ability, *card.abilities[n + 1 :]))
    for n in range(len(card.words)):
        yield replace(card, words=card.words[:n] + card.words[n + 1 :])
    if card.mana_cost:
        yield replace(card, mana_cost="", mana_value=0)


def smaller_effects(effect: Effect) -> Iterator[Effect]:
    """The effect without its condition, with one change less, or for all that one part of its description fits."""
    if effect.as_long_as is not None:
        yield replace(effect, as_long_as=None)
    if len(effect.does) > 1:
        for n in range(len(effect.does)):
            yield replace(effect, does=effect.does[:n] + effect.does[n + 1 :])
    for part in getattr(effect.applies_to, "parts", ()):
        yield replace(effect, applies_to=part)
