"""The stack: spells and abilities are announced, wait, and resolve, the last one first (405, 601, 602, 603, 608)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mtglayers.abilities import Ability, AsEnters, Instance, Keyword, Mana, Spell, Static, Triggered
from mtglayers.cards import Card, Face
from mtglayers.context import Context
from mtglayers.errors import Illegal, InputError, MtgLayersError
from mtglayers.filters import Zone
from mtglayers.instructions import Instruction
from mtglayers.objects import ObjectState
from mtglayers.playing import check_may_cast, note_cast
from mtglayers.resolving import Resolution
from mtglayers.targets import left_over

if TYPE_CHECKING:
    from mtglayers.game import Choices, Game


# ---- announcing


def announce_spell(
    game: "Game", card: str | Card, id: str | None, by: str, targets: Sequence[str], choose: "Choices | None",
    x: int | None, modes: Sequence[int],
) -> Resolution:  # fmt: skip
    """A spell is put on the stack, with modes, X and targets chosen (601.2a-c)."""
    found = game.card(card)
    half = half_of(game, found, card)
    types = {word.word for word in half.values.words if word.word_kind == "card type"}
    label = id or game.new_id(None, found.name)
    once = bool(types & {"Instant", "Sorcery"})
    spell = spell_object(game, found, half, by, f"card of {label}" if id and once else label, choose, x)
    game.add(spell)
    check_may_cast(game, spell)
    resolution = Resolution(game, label, by, spell.id, targets, choose, x, modes)
    resolution.is_spell = True
    if targets and not once:
        resolution.onto = game.named(targets[0])
        check_host(game, spell, resolution)
    instructions = [
        i
        for printed in half.values.abilities
        if isinstance(printed.ability, Spell)
        for i in printed.ability.instructions
    ]
    _put_on_stack(game, resolution, instructions if once else [])
    note_cast(game, by)
    return resolution


def half_of(game: "Game", card: Card, name: str | Card) -> Face:
    """The half or face that is meant by a name (709.3)."""
    said = game.face_named(name)
    return next((one for one in card.faces if one.values.name == said), card.faces[0])


def spell_object(
    game: "Game", card: Card, half: Face, by: str, wished: str, choose: "Choices | None", x: int | None
) -> ObjectState:
    """The spell as an object on the stack; how it is cast is a fact about it."""
    facts = [str(choose["mode"])] if choose and isinstance(choose.get("mode"), str) else []
    return ObjectState(
        id=game.new_id(wished, card.name), card=card.name, owner=by, controller=by, zone="stack",
        timestamp=game.tick(), face=card.faces.index(half), x=x, number=game.next_number(), facts=facts,
    )  # fmt: skip


def announce_mutating(game: "Game", card: str | Card, id: str | None, onto: str, by: str, *, top: bool) -> Resolution:
    """A mutating creature spell is put on the stack, with the creature that it is cast for as its target (702.140a)."""
    found = game.card(card)
    spell = spell_object(game, found, half_of(game, found, card), by, id or game.new_id(None, found.name), None, None)
    game.add(spell)
    check_may_cast(game, spell)
    resolution = Resolution(game, spell.id, by, spell.id)
    resolution.is_spell = True
    resolution.onto, resolution.mutates = onto, top
    _put_on_stack(game, resolution, [])
    note_cast(game, by)
    return resolution


def announce_activated(
    game: "Game", id: str, which: int | str | None, label: str, by: str | None, targets: Sequence[str],
    choose: "Choices | None", x: int | None,
) -> Resolution:  # fmt: skip
    """An activated ability is put on the stack; {T} in its cost taps its object (602.2)."""
    ability, resolution = _of_ability(game, id, which, label, by, targets, choose, x, triggered=False)
    if "{T}" in getattr(ability, "cost", ""):
        game.replace(id, tapped=True)
    return resolution


def announce_triggered(
    game: "Game", id: str, which: int | str | None, label: str, by: str | None, targets: Sequence[str],
    choose: "Choices | None", x: int | None,
) -> Resolution:  # fmt: skip
    """A triggered ability is put on the stack (603.3)."""
    return _of_ability(game, id, which, label, by, targets, choose, x, triggered=True)[1]


def _of_ability(
    game: "Game", id: str, which: int | str | None, label: str, by: str | None, targets: Sequence[str],
    choose: "Choices | None", x: int | None, *, triggered: bool,
) -> tuple[Ability, Resolution]:  # fmt: skip
    """The ability meant, announced. Where none is named, it is the first for which these targets can be chosen."""
    possible = abilities_meant(game, id, which, triggered=triggered)
    refused: MtgLayersError | None = None
    for n, (ability, instance) in enumerate(possible):
        resolution = Resolution(
            game, label, by or game[id].controller, id, targets, choose, x, card=instance.card,
            ability=instance.ability,
        )  # fmt: skip
        resolution.if_ = getattr(ability, "if_", None)
        try:
            resolution.announce(getattr(ability, "instructions", ()))
        except (Illegal, InputError) as error:
            refused = refused or error
            continue
        if left_over(resolution) and n + 1 < len(possible):
            continue
        game.stack += (resolution,)
        return ability, resolution
    raise refused or Illegal(f"{id} has no such ability")


def announce_text(
    game: "Game", compiled: Sequence[Ability], label: str, by: str, targets: Sequence[str],
    choose: "Choices | None", x: int | None,
) -> Resolution:  # fmt: skip
    """An effect known only by its text is put on the stack."""
    resolution = Resolution(game, label, by, None, targets, choose, x)
    _put_on_stack(game, resolution, [i for one in compiled if isinstance(one, Spell) for i in one.instructions])
    return resolution


def _put_on_stack(game: "Game", resolution: Resolution, instructions: Sequence[Instruction]) -> None:
    resolution.announce(instructions)
    resolution.note(resolution.onto)
    game.stack += (resolution,)


# ---- which ability


def abilities(game: "Game", id: str, *, triggered: bool) -> list[tuple[Ability, Instance, str]]:
    """An object's activated or triggered abilities as they now are, each with its words."""
    reading = game[id]
    return [
        (one, instance, game.engine.render(instance.ability, reading.name))
        for instance in reading.instances
        for one in game.engine.instances.stands_for(instance.ability)
        if (isinstance(one, Triggered) if triggered else _is_activated(one))
    ]


def _is_activated(ability: Ability) -> bool:
    return hasattr(ability, "cost") and not isinstance(ability, Triggered | Static | Spell | AsEnters | Keyword)


def abilities_meant(
    game: "Game", id: str, which: int | str | None, *, triggered: bool
) -> list[tuple[Ability, Instance]]:
    """Those that a number, or words, can mean; all but mana abilities where nothing is said. Raises Illegal for none."""
    kind = "triggered" if triggered else "activated"
    found = abilities(game, id, triggered=triggered)
    if which is None:
        meant = [entry for entry in found if not isinstance(entry[0], Mana)] or found
        said = ""
    elif isinstance(which, int):
        meant = found[which - 1 : which] if which >= 1 else []
        said = f" number {which}; it has {len(found)}"
    else:
        meant = [entry for entry in found if which.casefold() in entry[2].casefold()][:1]
        said = f" with the words {which!r}"
    if not meant:
        raise Illegal(f"{id} has no {kind} ability{said}")
    return [(ability, instance) for ability, instance, _ in meant]


# ---- resolving


def resolve_top(game: "Game") -> Resolution:
    """The spell or ability on top of the stack resolves (608). Raises Illegal when the stack is empty."""
    if not game.stack:
        raise Illegal("nothing is on the stack")
    resolution = game.stack[-1]
    if resolution.mutates is not None:
        _resolve_mutating(game, resolution)
    elif resolution.is_spell and not resolution.instructions and not _is_once(game, resolution):
        _resolve_permanent(game, resolution)
    else:
        resolution.resolve()
        if resolution.is_spell:  # 608.2n
            _leave_stack(game, resolution, "graveyard")
    game.stack = tuple(one for one in game.stack if one is not resolution)
    return resolution


def _is_once(game: "Game", resolution: Resolution) -> bool:
    return bool({"Instant", "Sorcery"} & set(game[str(resolution.source)].types))


def _leave_stack(game: "Game", resolution: Resolution, zone: Zone) -> None:
    source = resolution.source
    if source is not None and resolution.last_known.present(source) and game.object(source).zone == "stack":
        game.move(source, zone)


def _resolve_permanent(game: "Game", resolution: Resolution) -> None:
    """A permanent spell enters; an Aura spell whose host is illegal does not resolve (608.3)."""
    spell = game.object(str(resolution.source))
    if resolution.onto is not None and not may_be_host(game, spell, resolution):
        if "bestow" not in spell.facts:
            resolution.countered = True
            _leave_stack(game, resolution, "graveyard")
            return
        spell = game.replace(spell, facts=tuple(fact for fact in spell.facts if fact != "bestow"))  # 702.103e
        resolution.onto = None
    game.move(spell.id, "battlefield", choose=resolution.choices, attached_to=resolution.onto)


def check_host(game: "Game", spell: ObjectState, resolution: Resolution) -> None:
    """An Aura spell targets what it will enchant (303.4a). Raises Illegal."""
    if "Aura" in game[spell.id].subtypes and not may_be_host(game, spell, resolution):
        raise Illegal(f"{resolution.onto} is not a legal target for {spell.id}")


def may_be_host(game: "Game", spell: ObjectState, resolution: Resolution) -> bool:
    """Whether the Aura spell's target is still there, and what its enchant ability asks for (702.5)."""
    onto = str(resolution.onto)
    if onto in game.player_names:
        return game.player(onto).in_game
    if not resolution.last_known.present(onto) or game.object(onto).zone != "battlefield":
        return False
    answer = game.view()
    board, view = answer.evaluation.board, answer.evaluation.view
    asked = [a.what for a in answer[spell.id].abilities if isinstance(a, Keyword) and a.name == "enchant"]
    context = Context(this=board.bits([spell.id]))
    return all(what.objects(view, context) & board.bits([onto]) for whats in asked for what in whats)


def _resolve_mutating(game: "Game", resolution: Resolution) -> None:
    """A mutating spell merges with its target; where that is illegal it enters as a creature (702.140b, c)."""
    spell, onto = str(resolution.source), str(resolution.onto)
    if resolution.last_known.present(onto) and game.object(onto).zone == "battlefield":
        game.merge(spell, onto, top=bool(resolution.mutates))
    else:
        game.move(spell, "battlefield")
