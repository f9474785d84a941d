"""Sentences: abilities, the instructions in them, and how long their effects last."""

from typing import Literal

from mtglayers.abilities import (
    Ability,
    Activated,
    AsEnters,
    AsTurnedUp,
    DamageChanged,
    DamagePrevented,
    Effect,
    Keyword,
    Level,
    LifeKept,
    Mana,
    ManaAbilities,
    Replacement,
    Spell,
    Static,
    ThisAbility,
    Triggered,
    Unread,
)
from mtglayers.amounts import Amount, amount
from mtglayers.characteristics import Characteristics
from mtglayers.conditions import Condition
from mtglayers.events import Chapter, Damage, Enters, Event, Happens
from mtglayers.filters import ChosenWord, Filter, Reference, This, Word, WordKind, Zone
from mtglayers.instructions import (
    AdditionalCombat,
    Attach,
    BecomePrepared,
    BecomesYourChoice,
    ChangeText,
    Choosable,
    Choose,
    ChooseObject,
    CopySpell,
    CounterSpell,
    Create,
    CreateCopy,
    CreateEmblem,
    DealDamage,
    Do,
    Draw,
    Duration,
    DuringNextTurnOf,
    Each,
    EnterAsCopy,
    EnterTapped,
    ExchangeControl,
    ForAsLongAs,
    GainLife,
    If,
    Indefinitely,
    Instruction,
    Lasting,
    Modal,
    Mode,
    Monstrosity,
    MoveTo,
    Pair,
    Prevent,
    PreventDamage,
    PutCounters,
    Regenerate,
    RemoveCounters,
    Tap,
    ThisTurn,
    Transform,
    TurnFace,
    Untap,
    UntilEndOfTurn,
    UntilEvent,
    UntilYourNextTurn,
)
from mtglayers.modifications.base import Modification
from mtglayers.nodes import Node
from mtglayers.players import Players

# abilities , rule 113.3


def static(
    applies_to: Filter | Players,
    *does: Modification,
    as_long_as: Condition | None = None,
    functions_in: tuple[Zone, ...] = ("battlefield",),
    lingers: bool = False,
) -> Static:
    """A static ability with one effect: what it applies to, what it does (604)."""
    return Static((Effect.of(applies_to, *does, as_long_as=as_long_as),), functions_in, lingers)


def effect(applies_to: Filter | Players, *does: Modification, as_long_as: Condition | None = None) -> Effect:
    """One of several effects of an ability, for ``statics``."""
    return Effect.of(applies_to, *does, as_long_as=as_long_as)


def statics(*effects: Effect, functions_in: tuple[Zone, ...] = ("battlefield",)) -> Static:
    """A static ability whose one sentence has several subjects."""
    return Static(effects, functions_in)


def activated(cost: str, *instructions: Instruction, only: str = "", nodes: tuple[Node, ...] = ()) -> Activated:
    """An activated ability (602): ``activated("{2}", until_end_of_turn(this, get(+1, +0)))``.

    ``nodes`` stand in the places of {} in the cost and then in ``only``: ``activated("Sacrifice a {}", …, nodes=(Goblin,))``.
    """
    return Activated(cost, instructions, only, nodes)


def adds(
    *symbols: "str | Word | ChosenWord",
    cost: str = "{T}",
    note: str = "",
    each: bool = False,
    times: Amount | int | None = None,
    nodes: tuple[Node, ...] = (),
) -> Mana:
    """A mana ability (605): ``adds("G")``, ``adds("R", "G")`` for one or the other, ``adds("any", times=3)``.

    ``nodes`` stand in the places of {} in the cost and then in the note.
    """
    return Mana(cost, symbols, note, each, None if times is None else amount(times), nodes)


def triggered(event: Event, *instructions: Instruction, if_: Condition | None = None, limit: str = "") -> Triggered:
    """A triggered ability (603)."""
    return Triggered(event, instructions, if_, limit)


def spell(*instructions: Instruction) -> Spell:
    """What an instant or sorcery does (113.3a)."""
    return Spell(instructions)


def as_enters(
    *instructions: Instruction,
    what: Filter = This(),
    may: bool = False,
    or_face_up: bool = False,
    if_: Condition | None = None,
) -> AsEnters:
    """ "As this enters" (614.1c): choose, enter with counters, enter tapped, enter as a copy."""
    return AsEnters(instructions, what, may, or_face_up, if_)


def as_turned_up(*instructions: Instruction) -> AsTurnedUp:
    """ "As this is turned face up" (614.1e)."""
    return AsTurnedUp(instructions)


def replacement(text: str, *nodes: Node, prevents: bool = False) -> Replacement:
    """A replacement or prevention effect in words (614, 615)."""
    return Replacement(text, nodes, prevents)


def damage(
    *,
    to: "Filter | Players | tuple[Filter | Players, ...]" = (),
    by: Filter | None = None,
    sort: Literal["", "combat", "noncombat"] = "",
) -> Damage:
    """Damage that would be dealt, as effects that prevent or replace it describe it (614, 615)."""
    return Damage(to if isinstance(to, tuple) else (to,), by, sort)


def damage_prevented(damage: Damage, *, if_: Condition | None = None) -> DamagePrevented:
    """A static ability that prevents such damage (615.1)."""
    return DamagePrevented(damage, if_)


def damage_changed(damage: Damage, *, times: int = 1, plus: int = 0, if_: Condition | None = None) -> DamageChanged:
    """A static ability: "it deals double that damage instead", "that much damage plus 1 instead" (614.1a)."""
    return DamageChanged(damage, times, plus, if_)


def life_kept(who: Players, at_least: int, *, if_: Condition | None = None) -> LifeKept:
    """A static ability: damage that would reduce their life total to less than this reduces it to this instead."""
    return LifeKept(who, at_least, if_)


def level(least: int, most: int | None, pt: str, *abilities: Ability, counter: str = "level") -> Level:
    """A level symbol and what stands beside it (711.2)."""
    power, toughness = (int(n) for n in pt.split("/")) if pt else (None, None)
    return Level(least, most, power, toughness, abilities, counter)


def unread(text: str) -> Unread:
    """An ability that is kept as text only."""
    return Unread(text)


this_ability = ThisAbility()
mana_abilities = ManaAbilities()


# ---- keywords (702); what each of them stands for is a plugin's to say


def keyword(name: str, *what: Filter, cost: str = "", number: int | None = None, phrase: str = "") -> Keyword:
    """A keyword ability by its name, with its parameters."""
    return Keyword(name, what, cost, number, phrase)


(
    flying, first_strike, double_strike, deathtouch, haste, hexproof, indestructible, lifelink, menace, reach,
    trample, vigilance, defender, flash, shroud, fear, intimidate, shadow, horsemanship, skulk, infect, wither,
    prowess, flanking, phasing, banding, changeling, devoid, exalted, storm, cascade, persist, undying,
    convoke, delve, undaunted, evolve, decayed, sunburst, rampage_, ingest, exploit, split_second, unleash,
) = (
    Keyword(name)
    for name in (
        "flying", "first strike", "double strike", "deathtouch", "haste", "hexproof", "indestructible", "lifelink",
        "menace", "reach", "trample", "vigilance", "defender", "flash", "shroud", "fear", "intimidate", "shadow",
        "horsemanship", "skulk", "infect", "wither", "prowess", "flanking", "phasing", "banding", "changeling",
        "devoid", "exalted", "storm", "cascade", "persist", "undying", "convoke", "delve", "undaunted", "evolve",
        "decayed", "sunburst", "rampage", "ingest", "exploit", "split second", "unleash",
    )
)  # fmt: skip


def protection(*from_: Filter) -> Keyword:
    """Protection from something (702.16)."""
    return Keyword("protection", from_)


def landwalk(what: Filter) -> Keyword:
    """Landwalk (702.14): ``landwalk(Swamp)`` is swampwalk."""
    return Keyword("landwalk", (what,))


def enchant(what: Filter) -> Keyword:
    """Enchant (702.5)."""
    return Keyword("enchant", (what,))


enchant_player = Keyword("enchant", phrase="player")


def equip(cost: str, *whom: Filter) -> Keyword:
    """Equip (702.6)."""
    return Keyword("equip", whom, cost)


def fortify(cost: str) -> Keyword:
    """Fortify (702.67)."""
    return Keyword("fortify", (), cost)


def morph(cost: str) -> Keyword:
    """Morph (702.37)."""
    return Keyword("morph", (), cost)


def bestow(cost: str) -> Keyword:
    """Bestow (702.103)."""
    return Keyword("bestow", (), cost)


def crew(n: int) -> Keyword:
    """Crew (702.122)."""
    return Keyword("crew", number=n)


def level_up(cost: str) -> Keyword:
    """Level up (702.87)."""
    return Keyword("level up", (), cost)


def affinity(what: Filter) -> Keyword:
    """Affinity (702.41)."""
    return Keyword("affinity", (what,))


# events , rule 603


def enters(what: Filter) -> Event:
    """Something enters the battlefield: ``triggered(enters(this), draw(you, 1))``."""
    return Enters(what)


def chapter(*numbers: int) -> Event:
    """Chapters of a Saga (714.2): ``triggered(chapter(1, 2), draw(you, 1))``."""
    return Chapter(numbers)


def when(text: str, *nodes: Node) -> Event:
    """Another event after "when"."""
    return Happens("when", text, nodes)


def whenever(text: str, *nodes: Node) -> Event:
    """Another event after "whenever"."""
    return Happens("whenever", text, nodes)


def at(text: str, *nodes: Node) -> Event:
    """A moment after "at": ``at("the beginning of your upkeep")``."""
    return Happens("at", text, nodes)


# continuous effects of resolutions , rule 611.2

end_of_turn: Duration = UntilEndOfTurn()


def until_end_of_turn(applies_to: Filter | Players, *does: Modification) -> Instruction:
    """An effect until end of turn."""
    return Lasting(Effect.of(applies_to, *does), UntilEndOfTurn())


def this_turn(applies_to: Filter | Players, *does: Modification) -> Instruction:
    """A rule that is true this turn."""
    return Lasting(Effect.of(applies_to, *does), ThisTurn())


def indefinitely(applies_to: Filter | Players, *does: Modification, already: bool = False) -> Instruction:
    """An effect with no duration; ``already`` where it says what a permanent put onto the battlefield *is* (611.2e)."""
    return Lasting(Effect.of(applies_to, *does), Indefinitely(), already)


def for_as_long_as(condition: Condition, applies_to: Filter | Players, *does: Modification) -> Instruction:
    """An effect for as long as something is so (611.2b)."""
    return Lasting(Effect.of(applies_to, *does), ForAsLongAs(condition))


def until(event: str, applies_to: Filter | Players, *does: Modification) -> Instruction:
    """An effect until something happens."""
    return Lasting(Effect.of(applies_to, *does), UntilEvent(event))


def until_your_next_turn(applies_to: Filter | Players, *does: Modification) -> Instruction:
    """An effect until your next turn."""
    return Lasting(Effect.of(applies_to, *does), UntilYourNextTurn())


def during_next_turn_of(whose: Players, applies_to: Filter | Players, *does: Modification) -> Instruction:
    """An effect during the player's next turn."""
    return Lasting(Effect.of(applies_to, *does), DuringNextTurnOf(whose))


# instructions , rule 608.2


def do(text: str, *nodes: Node) -> Instruction:
    """Something done once, in words, with nodes in the places of {}: ``do("destroy {}", target(black & creature))``."""
    return Do(text, nodes)


def if_(condition: Condition, *then: Instruction, otherwise: tuple[Instruction, ...] = ()) -> Instruction:
    """Do it if the condition holds."""
    return If(condition, then, otherwise)


def may(*instructions: Instruction, words: str = "you may", otherwise: tuple[Instruction, ...] = ()) -> Instruction:
    """You may do it; ``words`` are those before the instructions, ``otherwise`` is for who doesn't."""
    return Each(words, instructions, True, otherwise)


def choose(
    what: Choosable,
    *,
    slot: int = 1,
    other_than: tuple[Word, ...] = (),
    between: tuple[int, ...] = (),
) -> Instruction:
    """Choose a colour, a creature type … (607.2d)."""
    return Choose(what, slot, other_than, between)


def choose_object(fits: Filter) -> Instruction:
    """Choose an object that fits, without targeting it."""
    return ChooseObject(fits)


def one_of(*modes: Mode, how_many: str = "one") -> Instruction:
    """Choose one of several (700.2)."""
    return Modal(modes, how_many)


def mode(*instructions: Instruction, name: str = "") -> Mode:
    """One of several modes."""
    return Mode(instructions, name)


def becomes_your_choice_of(*choices: tuple[Modification, ...], names: tuple[str, ...] = ()) -> Instruction:
    """As it enters, it becomes one of several things; ``names`` are short words for them."""
    return BecomesYourChoice(choices, names)


def enter_as_copy(what: Filter, *exceptions: Modification, also: tuple[Instruction, ...] = ()) -> Instruction:
    """It enters as a copy of an object that fits (707.5)."""
    return EnterAsCopy(what, exceptions, Indefinitely(), also)


enter_tapped: Instruction = EnterTapped()


def put_counters(n: Amount | int, counter: str, on: Filter, *, who: Players | None = None) -> Instruction:
    """Put counters on the objects; in ``as_enters``, it enters with them. ``who`` does it, where the card says so."""
    return PutCounters(amount(n), counter, on, who)


def remove_counters(n: Amount | int, counter: str, on: Filter) -> Instruction:
    """Remove counters from the objects."""
    return RemoveCounters(amount(n), counter, on)


def tap(what: Filter) -> Instruction:
    """Tap the objects."""
    return Tap(what)


def untap(what: Filter) -> Instruction:
    """Untap the objects."""
    return Untap(what)


def destroy(what: Filter) -> Instruction:
    """Destroy the objects (701.8)."""
    return MoveTo(what, "graveyard", "destroy")


def sacrifice(what: Filter) -> Instruction:
    """Sacrifice the objects (701.21)."""
    return MoveTo(what, "graveyard", "sacrifice")


def exile(what: Filter, *, role: str = "") -> Instruction:
    """Exile the objects; ``role`` lets linked abilities find them again."""
    return MoveTo(what, "exile", "exile", role=role)


def return_to_hand(what: Filter) -> Instruction:
    """Return the objects to their owners' hands."""
    return MoveTo(what, "hand", "return")


def put_onto_battlefield(
    what: Filter,
    *,
    under: Players | None = None,
    tapped: bool = False,
    face_down: bool = False,
    verb: str = "put",
    role: str = "",
) -> Instruction:
    """Put the objects onto the battlefield; ``role`` lets linked abilities, and the next instructions, find them."""
    return MoveTo(what, "battlefield", verb, under, tapped, face_down, role)


def move_to(what: Filter, zone: Zone, verb: str, under: Players | None = None) -> Instruction:
    """Move the objects to a zone."""
    return MoveTo(what, zone, verb, under)


def create(
    n: Amount | int, token: Characteristics, *abilities: Ability, who: Players | None = None, tapped: bool = False
) -> Instruction:
    """Create tokens (111): ``create(2, token_of("Squirrel", "1/1", green, creature, Squirrel))``."""
    return Create(amount(n), token, who, tapped, abilities)


def create_copy(
    what: Filter, *exceptions: Modification, n: Amount | int = 1, who: Players | None = None
) -> Instruction:
    """Create tokens that are copies of an object (707)."""
    return CreateCopy(amount(n), what, exceptions, who)


def copy_spell(what: Filter, *exceptions: Modification, new_targets: bool = False) -> Instruction:
    """Copy a spell on the stack (707.10)."""
    return CopySpell(what, exceptions, new_targets)


def prevent(text: str, *nodes: Node) -> Instruction:
    """Prevent damage, in the words after "prevent" (615)."""
    return Prevent(text, nodes)


def prevent_damage(damage: Damage, n: Amount | int | None = None) -> Instruction:
    """Prevent such damage this turn, all of it or the next so much: ``prevent_damage(damage(to=any_target), 3)`` (615)."""
    return PreventDamage(damage, None if n is None else amount(n))


def additional_combat(n: int = 1, *, main_phase: bool = True) -> Instruction:
    """Additional combat phases follow, each followed by a main phase (500.8)."""
    return AdditionalCombat(n, main_phase)


def counter_spell(what: Filter) -> Instruction:
    """Counter the spells (701.6)."""
    return CounterSpell(what)


def pair(one: Reference, other: Reference) -> Instruction:
    """Two creatures become a pair (702.95)."""
    return Pair(one, other)


def become_prepared(what: Filter) -> Instruction:
    """The objects become prepared (722)."""
    return BecomePrepared(what)


def create_emblem(*abilities: Ability) -> Instruction:
    """You get an emblem with the abilities (114)."""
    return CreateEmblem(abilities)


def turn_face_down(what: Filter, as_: Characteristics | None = None) -> Instruction:
    """Turn the objects face down (708)."""
    return TurnFace(what, "down", as_)


def turn_face_up(what: Filter) -> Instruction:
    """Turn the objects face up."""
    return TurnFace(what, "up")


def transform(what: Filter) -> Instruction:
    """Transform the objects (701.27)."""
    return Transform(what)


def flip(what: Filter) -> Instruction:
    """Flip the objects (710)."""
    return Transform(what, "flip")


def attach(what: Filter, to: Reference) -> Instruction:
    """Attach an object to another (701.3)."""
    return Attach(what, to)


def change_text(
    what: Filter, *kinds: WordKind, duration: Duration | None = None, other_than: tuple[Word, ...] = ()
) -> Instruction:
    """Change words of the kinds in an object's text, as chosen (612)."""
    return ChangeText(what, kinds, Indefinitely() if duration is None else duration, other_than)


def exchange_control(one: Reference, other: Reference) -> Instruction:
    """Exchange control of two objects."""
    return ExchangeControl(one, other)


def draw(who: Players, n: Amount | int) -> Instruction:
    """Draw cards."""
    return Draw(who, amount(n))


def gain_life(who: Players, n: Amount | int) -> Instruction:
    """Gain life."""
    return GainLife(who, amount(n))


def lose_life(who: Players, n: Amount | int) -> Instruction:
    """Lose life."""
    return GainLife(who, -amount(n))


def deal_damage(n: Amount | int, *to: Filter | Players, source: Filter = This()) -> Instruction:
    """Deal damage (120)."""
    return DealDamage(source, amount(n), to)


def monstrosity(n: Amount | int) -> Instruction:
    """This becomes monstrous, with so many +1/+1 counters (701.37)."""
    return Monstrosity(amount(n))


def regenerate(what: Filter) -> Instruction:
    """Regenerate the objects."""
    return Regenerate(what)


__all__ = [
    "activated",
    "additional_combat",
    "adds",
    "affinity",
    "as_enters",
    "as_turned_up",
    "at",
    "attach",
    "banding",
    "become_prepared",
    "becomes_your_choice_of",
    "bestow",
    "cascade",
    "change_text",
    "changeling",
    "chapter",
    "choose",
    "choose_object",
    "convoke",
    "copy_spell",
    "counter_spell",
    "create",
    "create_copy",
    "create_emblem",
    "crew",
    "damage",
    "damage_changed",
    "damage_prevented",
    "deal_damage",
    "deathtouch",
    "decayed",
    "defender",
    "delve",
    "destroy",
    "devoid",
    "do",
    "double_strike",
    "draw",
    "during_next_turn_of",
    "effect",
    "enchant",
    "enchant_player",
    "end_of_turn",
    "enter_as_copy",
    "enter_tapped",
    "enters",
    "equip",
    "evolve",
    "exalted",
    "exchange_control",
    "exile",
    "exploit",
    "fear",
    "first_strike",
    "flanking",
    "flash",
    "flip",
    "flying",
    "for_as_long_as",
    "fortify",
    "gain_life",
    "haste",
    "hexproof",
    "horsemanship",
    "if_",
    "indefinitely",
    "indestructible",
    "infect",
    "ingest",
    "intimidate",
    "keyword",
    "landwalk",
    "level",
    "level_up",
    "life_kept",
    "lifelink",
    "lose_life",
    "mana_abilities",
    "may",
    "menace",
    "mode",
    "monstrosity",
    "morph",
    "move_to",
    "one_of",
    "pair",
    "persist",
    "phasing",
    "prevent",
    "prevent_damage",
    "protection",
    "prowess",
    "put_counters",
    "put_onto_battlefield",
    "rampage_",
    "reach",
    "regenerate",
    "remove_counters",
    "replacement",
    "return_to_hand",
    "sacrifice",
    "shadow",
    "shroud",
    "skulk",
    "spell",
    "split_second",
    "static",
    "statics",
    "storm",
    "sunburst",
    "tap",
    "this_ability",
    "this_turn",
    "trample",
    "transform",
    "triggered",
    "turn_face_down",
    "turn_face_up",
    "undaunted",
    "undying",
    "unleash",
    "unread",
    "untap",
    "until",
    "until_end_of_turn",
    "until_your_next_turn",
    "vigilance",
    "when",
    "whenever",
    "wither",
]
