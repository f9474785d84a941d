"""Rule 613, literally: to be read beside 613.1–613.9 of the Comprehensive Rules. Slow on purpose."""

import re
from dataclasses import dataclass, field
from typing import Any

from mtglayers.abilities import Effect, Keyword, Level, Static
from mtglayers.amounts import CountersOn, Number
from mtglayers.conditions import AllOf, AmountIs
from mtglayers.filters import This
from mtglayers.modifications.abilities import CantHave, Have, Lose
from mtglayers.modifications.power_toughness import BasePT, Get
from mtglayers.modifications.types import EveryCreatureType, SetWords
from mtglayers.players import Players

from .board import Board
from .changing import category, defines, do, values, words_of
from .editions import EDITIONS, WHOLE, Edition
from .reading import Asker, holds, means, who
from .records import GRANTED, MANA_OF, Held, Identity, Record, World, world_of

KEYWORD_COUNTERS = {
    "flying", "first strike", "double strike", "deathtouch", "decayed", "exalted", "haste", "hexproof",
    "indestructible", "lifelink", "menace", "reach", "shadow", "trample", "vigilance",
}  # fmt: skip
"""122.1b."""

MOST_APPLICATIONS = 400


@dataclass(frozen=True)
class Continuous:
    """A continuous effect as it now stands: its text, where it comes from, when."""

    identity: Identity
    """What stays when its text is changed: object, origin and place of its ability, number within it."""
    source: str
    """The object or the resolution that it comes from."""
    effect: Effect
    timestamp: int
    """613.7a: the later of its object's timestamp and that of the effect that gave the ability."""
    granted: int
    is_cda: bool
    player: str = ""
    """Who "you" is, for a resolution."""
    of_counters: bool = False
    this: str = ""
    """The object that its text calls "this", where that is not the source."""

    @property
    def key(self) -> tuple[Any, ...]:
        """613.7, made total: then the grant's timestamp; what was given before what that gave; the order in which they
        are written; the order of the objects."""
        number, origin, place, static, effect = self.identity
        masks = any(category(does) == "face-down" for does in self.effect.does)  # last, where layer 1 is not divided
        return (
            masks,
            self.timestamp,
            self.player != "",
            self.granted,
            depth(origin),
            place,
            static,
            effect,
            number,
            origin,
        )

    @property
    def asker(self) -> Asker:
        return Asker(this=self.this or self.source, player=self.player)


def depth(origin: Identity) -> int:
    """How many grants led to an ability: 0 for an object's own, 1 for what an effect of such an ability gave."""
    return 1 + depth(origin[1][1]) if origin[0] == GRANTED else 0


NOT_TRUE = "the condition is not true"
NOT_THERE = "it does not exist"


@dataclass
class Journal:
    """What has started to apply, and to what (613.6)."""

    started: dict[Identity, list[str] | str] = field(default_factory=dict)
    """Effect → the objects, or NOT_TRUE: fixed by its first part."""
    last_seen: dict[Identity, Continuous] = field(default_factory=dict)
    """What goes on whatever becomes of its ability, with the text that it last had."""
    done: set[tuple[Identity, str]] = field(default_factory=set)


@dataclass(frozen=True)
class Applied:
    """One step: which effect, in which layer, to what."""

    layer: str
    source: str
    identity: Identity
    objects: tuple[str, ...]
    why: str
    of_counters: bool = False


@dataclass
class Answer:
    """How everything looks, and how it came to that."""

    world: World
    steps: list[Applied]
    depends: dict[str, list[tuple[str, str]]]
    """Layer → (source of a, source of b) where a depends on b as the layer starts."""
    loops: int = 0
    waited: int = 0
    """How often the earliest effect was not the one that applied."""

    def order(self, layer: str) -> list[str]:
        """The sources of the effects in the order of application."""
        return [step.source for step in self.steps if step.layer == layer]


def evaluate(board: Board) -> Answer:
    """Everything on the board under rule 613."""
    edition = EDITIONS[board.rules]
    world = world_of(board)
    journal = Journal()
    for effect, objects in lasting(board, world, edition):
        # 611.2c: the objects of a resolution's effect were fixed when it began; that it exists is no question any more
        journal.started[effect.identity] = objects
        journal.last_seen[effect.identity] = effect
    answer = Answer(world, [], {})
    for layer, _ in edition.layers:
        at_first: set[tuple[Identity, Identity]] | None = None
        while waiting := effects_in(layer, world, journal, edition):
            pairs = (
                []
                if at_first is not None and not edition.looks_again
                else dependencies(waiting, layer, world, journal, edition)
            )
            if at_first is None:
                at_first = {(a.identity, b.identity) for a, b in pairs}
                answer.depends[layer] = sorted(
                    (a.source, b.source) for a, b in pairs if not a.of_counters and not b.of_counters
                )
            # 613.8c, since 2011: looked at again after each application
            found = {(a.identity, b.identity) for a, b in pairs} if edition.looks_again else at_first
            effect, why = next_one(waiting, found, edition)
            answer.loops += why == "loop"
            answer.waited += effect is not min(waiting, key=lambda one: one.key)
            applied_to = apply(effect, layer, world, journal, edition)
            answer.steps.append(
                Applied(layer, effect.source, effect.identity, tuple(applied_to), why, effect.of_counters)
            )
            if len(answer.steps) > MOST_APPLICATIONS:
                raise RecursionError(f"more than {MOST_APPLICATIONS} applications")
    return answer


# ---- which effects there are


def lasting(board: Board, world: World, edition: Edition) -> list[tuple[Continuous, list[str]]]:
    """Effects of resolutions (611.2), and what counters do (613.4c, 122.1a-b)."""
    found = []
    for number, resolved in enumerate(board.resolved):
        identity: Identity = (len(board.things) + number, (5,), 0, 0, 0)
        effect = Continuous(
            identity,
            resolved.id,
            resolved.effect,
            resolved.timestamp,
            0,
            is_cda=False,
            player=resolved.controller,
            this=resolved.source,
        )
        found.append((effect, list(resolved.objects)))
    for counters in board.counters:
        does: Any
        if pt := re.fullmatch(r"([+-]\d+)/([+-]\d+)", counters.kind):
            does = Get(Number(int(pt[1]) * counters.number), Number(int(pt[2]) * counters.number))
        elif counters.kind in KEYWORD_COUNTERS:
            does = Have(Keyword(counters.kind))
        else:
            continue
        identity = (world.objects[counters.on].number, (4, counters.kind), 0, 0, 0)
        stamp = counters.timestamp if edition.counters_have_timestamps else 0
        effect = Continuous(identity, counters.on, Effect(This(), (does,)), stamp, 0, is_cda=False, of_counters=True)
        found.append((effect, [counters.on]))
    return found


def of_abilities(world: World, edition: Edition) -> list[Continuous]:
    """The effects of the static abilities that objects have now, where these function (611.3, 113.6)."""
    found = []
    for thing in world.objects.values():
        for held in thing.abilities:
            for number, static in enumerate(statics_of(held)):
                is_cda = characteristic_defining(held, static, edition)
                # 604.3: a characteristic-defining ability functions in all zones
                if thing.zone not in static.zones and not (is_cda and everywhere(static, edition)):
                    continue
                for place, effect in enumerate(static.effects):
                    identity = (thing.number, held.origin, held.place, number, place)
                    timestamp = max(thing.timestamp, held.granted)
                    granted = held.granted if edition.grants_keep_order else 0
                    found.append(Continuous(identity, thing.id, effect, timestamp, granted, is_cda))
    return found


def statics_of(held: Held) -> tuple[Static, ...]:
    """The static abilities that an ability is or stands for."""
    match held.ability:
        case Static():
            return (held.ability,)
        case Keyword(name="changeling"):  # 702.73a
            return (Static((Effect(This(), (EveryCreatureType(),)),)),)
        case Keyword(name="devoid"):  # 702.114a
            return (Static((Effect(This(), (SetWords("color", ()),)),)),)
        case Level():  # 711.2a
            level = held.ability
            on_it = CountersOn(level.counter, This())
            condition: Any = AmountIs(on_it, ">=", Number(level.least))
            if level.most is not None:
                condition = AllOf((condition, AmountIs(on_it, "<=", Number(level.most))))
            does: list[Any] = [Have(ability, place) for place, ability in enumerate(level.abilities)]
            if level.power is not None and level.toughness is not None:
                does.append(BasePT(Number(level.power), Number(level.toughness)))
            return (Static((Effect(This(), tuple(does), condition),)),)
        case _:
            return ()


def everywhere(static: Static, edition: Edition) -> bool:
    """Whether it functions in all zones once it is characteristic-defining: until 2007 not for power and toughness (405.2a)."""
    return edition.cda == "defines" or not any(
        isinstance(does, BasePT) for effect in static.effects for does in effect.does
    )


def characteristic_defining(held: Held, static: Static, edition: Edition) -> bool:
    """604.3a, its five tests in order; the editions before 2007 said what "is" or "has" a value on its own object."""
    if edition.cda == "none":
        return False
    if edition.cda == "sets characteristics":
        return held.is_own_text and all(
            isinstance(effect.applies_to, This)
            and all(category(does) in ("type", "color", "pt-set") for does in effect.does)
            for effect in static.effects
        )
    return all(
        all(defines(does) for does in effect.does)  # (1) it defines colours, subtypes, power or toughness
        and held.is_own_text  # (2) printed, of a token, copied or text-changed; (4) not given to itself
        and isinstance(effect.applies_to, This)  # (3) no other object's
        and effect.as_long_as is None  # (5) whatever the circumstances
        for effect in static.effects
    )


def effects_in(layer: str, world: World, journal: Journal, edition: Edition) -> list[Continuous]:
    """What still has to apply in this layer: what has started (613.6), and what exists now (611.3a)."""
    now = {effect.identity: effect for effect in of_abilities(world, edition)}
    for identity in journal.last_seen:
        if identity in now:
            journal.last_seen[identity] = now[identity]  # a text change reaches an effect that has started
        else:
            now[identity] = journal.last_seen[identity]
    return [
        effect
        for effect in now.values()
        if (effect.identity, layer) not in journal.done and parts(effect, layer, edition)
    ]


def parts(effect: Continuous, layer: str, edition: Edition) -> list[Any]:
    """What the effect does in this layer (613.6)."""
    kinds = [kind_of_part(does, effect) for does in effect.effect.does]
    layers = [edition.layer_of(kind) for kind in kinds]
    if effect.is_cda and edition.cda_layer:
        layers = [edition.cda_layer for _ in kinds]
    elif edition.type_effects_whole and "type" in kinds:
        layers = [
            edition.layer_of("type") if kind in WHOLE else where for kind, where in zip(kinds, layers, strict=True)
        ]
    return [does for does, where in zip(effect.effect.does, layers, strict=True) if where == layer]


def kind_of_part(does: Any, effect: Continuous) -> str:
    """What a part is, as far as any edition tells apart."""
    kind = category(does)
    if kind == "pt-set" and effect.is_cda:
        return "pt-define"
    if kind == "pt-modify":
        return "pt-counters" if effect.of_counters else "pt-modify of a resolution" if effect.player else kind
    if kind == "ability" and effect.of_counters:
        return "keyword counters"
    return kind


# ---- what an effect says at one moment


def looks_like(
    effect: Continuous, there: dict[Identity, Continuous], layer: str, world: World, journal: Journal, edition: Edition
) -> Any:
    """The effect as 613.8a looks at it: whether it exists, its text, what it applies to, what it does to that.

    ``there`` are the effects of abilities that exist in this world.
    """
    objects: list[str] | str
    if effect.identity in journal.started:
        objects = journal.started[effect.identity]
        text = None
    elif effect.identity in journal.last_seen:
        objects = applies_to(there.get(effect.identity, effect), world)
        text = None
    else:
        if effect.identity not in there:
            return NOT_THERE
        effect = there[effect.identity]
        text = (effect.effect, effect.is_cda)
        objects = applies_to(effect, world)
    if objects == NOT_TRUE:
        return (text, NOT_TRUE)
    assert isinstance(objects, list)
    return (
        text,
        tuple(objects),
        tuple(values(world, does, objects, effect.asker) for does in parts(effect, layer, edition)),
    )


def applies_to(effect: Continuous, world: World) -> list[str] | str:
    """What its words mean at this moment; its condition is read at the same moment."""
    condition = effect.effect.as_long_as
    if condition is not None and not holds(world, condition, effect.asker):
        return NOT_TRUE
    whom = effect.effect.applies_to
    if isinstance(whom, Players):
        return who(world, whom, effect.asker)
    return [thing.id for thing in world.objects.values() if means(world, thing, whom, effect.asker)]


def apply(effect: Continuous, layer: str, world: World, journal: Journal, edition: Edition) -> list[str]:
    """The part of the effect in this layer happens. If it is its first, what it applies to is fixed now (613.6)."""
    objects = journal.started.get(effect.identity)
    if objects is None:
        objects = applies_to(effect, world)
        if edition.set_is_fixed:
            journal.started[effect.identity] = objects
        journal.last_seen[effect.identity] = effect
    journal.done.add((effect.identity, layer))
    if isinstance(objects, str):
        return []
    for does in parts(effect, layer, edition):
        only_lost = isinstance(does, CantHave) and not edition.cant_have
        doing = Lose(does.ability) if only_lost else does
        do(world, doing, objects, effect.asker, effect.identity, effect.timestamp)
        if edition.basic_land_in_full and isinstance(does, SetWords) and does.word_kind == "land type":
            become_basic(world, [one for one in objects if one in world.objects], words_of(world, does, effect.asker))
    return objects


def become_basic(world: World, objects: list[str], land_types: tuple[str, ...]) -> None:
    """214.9f of the editions until 2003."""
    if not set(land_types) & set(MANA_OF):
        return
    for one in objects:
        thing = world.objects[one]
        if "Land" in thing.words.get("card type", ()):
            thing.name = land_types[0]
            thing.words["supertype"] = thing.words.get("supertype", set()) - {"Legendary"} | {"Basic"}


# ---- 613.8: dependency


def dependencies(
    waiting: list[Continuous], layer: str, world: World, journal: Journal, edition: Edition
) -> list[tuple[Continuous, Continuous]]:
    """Every (a, b) where a depends on b (613.8a)."""
    found = []
    now = {one.identity: one for one in of_abilities(world, edition)}
    before = [looks_like(a, now, layer, world, journal, edition) for a in waiting]
    for b in waiting:
        # apply b to a copy of everything, and look at the others again
        trial, trial_journal = world.twin(), Journal(dict(journal.started), dict(journal.last_seen), set(journal.done))
        apply(b, layer, trial, trial_journal, edition)
        then = {one.identity: one for one in of_abilities(trial, edition)}
        for a, looked_like in zip(waiting, before, strict=True):
            if a is b:
                continue
            # (a) both apply in the same layer: both are waiting in it
            # (c) neither is from a characteristic-defining ability, or both are; before 2012 neither, before 2007 any
            if edition.between == "both or neither" and a.is_cda != b.is_cda:
                continue
            if edition.between == "neither" and (a.is_cda or b.is_cda):
                continue
            # (b) text, existence, what it applies to, what it does to what it applies to
            if looks_like(a, then, layer, trial, journal, edition) != looked_like:
                found.append((a, b))
    return found


def next_one(
    waiting: list[Continuous], found: set[tuple[Identity, Identity]], edition: Edition
) -> tuple[Continuous, str]:
    """613.3, 613.7, 613.8b: the one that applies now, of those where (a, b) in ``found`` means that a depends on b."""
    if edition.between != "any":
        # 613.3: characteristic-defining abilities first; before 2007 a dependency could hold them up
        waiting = [one for one in waiting if one.is_cda] or waiting
    depends_on = {a.identity: {b.identity for b in waiting if (a.identity, b.identity) in found} for a in waiting}

    def reached_from(start: Identity) -> set[Identity]:
        seen: set[Identity] = set()
        to_see = set(depends_on[start])
        while to_see:
            one = to_see.pop()
            if one not in seen:
                seen.add(one)
                to_see |= depends_on[one]
        return seen

    reaches = {one.identity: reached_from(one.identity) for one in waiting}
    candidates = []
    for one in waiting:
        me = one.identity
        loop = {me} | {other for other in reaches[me] if me in reaches[other]}
        # 613.8b: one that depends on others waits until these have applied;
        # in a loop that is ignored among its members, which still wait for what is outside (Q2)
        if reaches[me] <= loop:
            candidates.append((one, "loop" if len(loop) > 1 else "dependency" if found else "timestamp"))
    # 613.7: of those that wait for nothing the earliest; 613.8c: after it everything is looked at again
    return min(candidates, key=lambda pair: (not pair[0].is_cda, pair[0].key))


def record_of(answer: Answer, one: str) -> Record:
    """How an object looks in the end."""
    return answer.world.objects[one]
