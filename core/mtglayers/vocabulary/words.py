"""Nouns and adjectives: card types, subtypes, colours, statuses, zones, players, references.

Singular and plural are one word; ``creature`` and ``creatures`` are the same value.
"""

from typing import Final, Literal

from mtglayers.abilities import Ability
from mtglayers.filters import (
    AnyTarget,
    AttachedTo,
    Cards,
    ChosenName,
    ChosenObject,
    ChosenWord,
    Colors,
    Controlled,
    EventObject,
    Filter,
    Granter,
    HasAttached,
    Host,
    InZone,
    It,
    Linked,
    Named,
    Owned,
    Permanents,
    Reference,
    SameName,
    SharesWith,
    Spells,
    Status,
    Target,
    ThatTarget,
    This,
    TopCard,
    WithAbility,
    WithCounters,
    WithoutAbilities,
    Word,
    WordKind,
    Zone,
)
from mtglayers.players import (
    ActivePlayer,
    ChosenPlayer,
    ControllerOf,
    EachPlayer,
    EnchantedPlayer,
    Opponents,
    OwnerOf,
    Players,
    TargetPlayer,
    ThatPlayer,
    You,
)

# card types (300.1) and supertypes (205.4)
artifact = artifacts = Word("Artifact", "card type")
battle = battles = Word("Battle", "card type")
creature = creatures = Word("Creature", "card type")
enchantment = enchantments = Word("Enchantment", "card type")
instant = instants = Word("Instant", "card type")
kindred = Word("Kindred", "card type")
land = lands = Word("Land", "card type")
planeswalker = planeswalkers = Word("Planeswalker", "card type")
sorcery = sorceries = Word("Sorcery", "card type")
basic = Word("Basic", "supertype")
legendary = Word("Legendary", "supertype")
snow = Word("Snow", "supertype")
world = Word("World", "supertype")
noncreature, nonland, nonartifact, nonenchantment = ~creature, ~land, ~artifact, ~enchantment
nonbasic, nonlegendary, nonsnow = ~basic, ~legendary, ~snow

# subtypes other than creature types (205.3g–j)
Plains, Island, Swamp, Mountain, Forest = (
    Word(w, "land type") for w in ("Plains", "Island", "Swamp", "Mountain", "Forest")
)
Cave, Desert, Gate, Lair, Locus, Urzas = (
    Word(w, "land type") for w in ("Cave", "Desert", "Gate", "Lair", "Locus", "Urza's")
)
Equipment, Fortification, Vehicle, Treasure, Clue, Food, Spacecraft = (
    Word(w, "artifact type")
    for w in ("Equipment", "Fortification", "Vehicle", "Treasure", "Clue", "Food", "Spacecraft")
)
Aura, Curse, Saga, Shrine, Role, Room, Rune = (
    Word(w, "enchantment type") for w in ("Aura", "Curse", "Saga", "Shrine", "Role", "Room", "Rune")
)
Arcane, Lesson, Trap = (Word(w, "spell type") for w in ("Arcane", "Lesson", "Trap"))

# colours, rule 105
white, blue, black, red, green = (Word(letter, "color") for letter in "WUBRG")
nonwhite, nonblue, nonblack, nonred, nongreen = ~white, ~blue, ~black, ~red, ~green
colorless: Final[Filter] = Colors(0, 0)
monocolored: Final[Filter] = Colors(1, 1)
multicolored: Final[Filter] = Colors(2, 5)

# what stands for a choice made for this object (607.2d)
the_chosen_color = ChosenWord("color")
the_chosen_creature_type = ChosenWord("creature type")
the_chosen_land_type = ChosenWord("land type")
the_chosen_card_type = ChosenWord("card type")
with_the_chosen_name: Final[Filter] = ChosenName()

# status and facts, rule 110.5
tapped, attacking, blocking, face_down, token, modified = (
    Status(word) for word in ("tapped", "attacking", "blocking", "face down", "token", "modified")
)
untapped, unblocked, nontoken = ~tapped, Status("unblocked"), ~token
blocked, monstrous, renowned, transformed = (
    Status(word) for word in ("blocked", "monstrous", "renowned", "transformed")
)

# where objects are, and whose they are
permanent = permanents = on_battlefield = Permanents()
spell_ = spells = Spells()
card_ = cards = Cards()
in_your_hand = InZone("hand", You())
your_graveyard = InZone("graveyard", You())
your_library = InZone("library", You())
all_graveyards = InZone("graveyard")
all_exile = InZone("exile")
you, opponents, each_player, active_player = You(), Opponents(), EachPlayer(), ActivePlayer()
target_player, target_opponent, that_player = TargetPlayer(), TargetPlayer(opponent=True), ThatPlayer()
the_chosen_player, enchanted_player = ChosenPlayer(), EnchantedPlayer()
you_control, opponents_control, you_own = Controlled(You()), Controlled(Opponents()), Owned(You())
your_opponents_own = Owned(Opponents())

# references to one object
this = This()
other: Final[Filter] = ~This()
it = It()
that = that_target = ThatTarget()
enchanted_creature, enchanted_land, enchanted_permanent = (Host("enchanted", n) for n in (creature, land, permanent))
enchanted_artifact, enchanted_enchantment, enchanted_planeswalker = (
    Host("enchanted", n) for n in (artifact, enchantment, planeswalker)
)
equipped_creature = Host("equipped", creature)
fortified_land = Host("fortified", land)
granter = Granter()
enchanted: Final[Filter] = HasAttached(Aura)
equipped: Final[Filter] = HasAttached(Equipment)
no_abilities: Final[Filter] = WithoutAbilities()


any_target: Final[Reference] = AnyTarget()


def any_target_(place: int) -> Reference:
    """Target number ``place``, a creature, planeswalker, battle or player."""
    return AnyTarget(place)


def target_player_or(objects: Filter, place: int = 1, *, opponent: bool = False) -> Reference:
    """Target player, or an object that fits: "target opponent or planeswalker"."""
    return AnyTarget(place, objects, opponent)


def enchanted_(noun: Filter) -> Reference:
    """What this Aura is attached to, by another noun: ``enchanted_(Forest)``."""
    return Host("enchanted", noun)


def target(filter: Filter, place: int = 1, *, up_to: bool = False, count: int = 1) -> Target:
    """Target number ``place`` of the ability (115)."""
    return Target(filter, place, up_to, count)


def that_(place: int) -> ThatTarget:
    """The object that is target number ``place``."""
    return ThatTarget(place)


def target_player_(place: int) -> TargetPlayer:
    """The player that is target number ``place``."""
    return TargetPlayer(place)


def the_chosen_object(filter: Filter, *, any_number: bool = False) -> ChosenObject:
    """The object chosen, without being a target, for this ability; or any number of them."""
    return ChosenObject(filter, any_number)


def that_object(noun: Filter = creature) -> EventObject:
    """The object that the event was about: "that creature"."""
    return EventObject(noun)


def linked(role: str) -> Linked:
    """The objects that another ability of this object dealt with (607): ``linked("exiled")``."""
    return Linked(role)


def top_card_of(zone: Literal["graveyard", "library"], whose: Players = You()) -> TopCard:
    """The top card of that zone of the player."""
    return TopCard(zone, whose)


def in_zone(zone: Zone, whose: Players | None = None) -> Filter:
    """Objects in the zone, of the player where one is named."""
    return InZone(zone, whose)


def controlled_by_players(players: Players) -> Filter:
    """Objects that the players control."""
    return Controlled(players)


def owned_by(players: Players) -> Filter:
    """Objects that the players own."""
    return Owned(players)


def controller_of(what: Reference) -> Players:
    """Who controls the object."""
    return ControllerOf(what)


def owner_of(what: Reference) -> Players:
    """Who owns the object."""
    return OwnerOf(what)


def subtype(word: str, kind: WordKind = "creature type") -> Word:
    """A subtype that has no constant: a new creature type, or a subtype of another kind."""
    return Word(word, kind)


def status(word: str) -> Filter:
    """Objects with a status or fact that no layer changes."""
    return Status(word)


def named(name: str) -> Filter:
    """Objects with the name (201.2)."""
    return Named(name)


def with_counters(counter: str = "", least: int = 1) -> Filter:
    """Objects with at least so many counters of the kind, of any kind when none is given."""
    return WithCounters(counter, least)


def with_(ability: Ability) -> Filter:
    """Objects that have the ability: ``creatures & with_(flying)``."""
    return WithAbility(ability)


def without(ability: Ability) -> Filter:
    """Objects that do not have the ability."""
    return ~WithAbility(ability)


def attached(what: Filter) -> Filter:
    """Objects to which something that fits is attached."""
    return HasAttached(what)


def attached_to(what: Filter) -> Filter:
    """Objects that are attached to something that fits: ``Aura & attached_to(it)``."""
    return AttachedTo(what)


def shares_color_with(other_object: Reference) -> Filter:
    """Objects that share a colour with the referred object."""
    return SharesWith("color", other_object)


def shares_card_type_with(other_object: Reference) -> Filter:
    """Objects that share a card type with the referred object."""
    return SharesWith("card type", other_object)


def same_name_as(other_object: Reference) -> Filter:
    """Objects with the same name as the referred object."""
    return SameName(other_object)


def shares_creature_type_with(other_object: Reference) -> Filter:
    """Objects that share a creature type with the referred object."""
    return SharesWith("creature type", other_object)


__all__ = [
    "Arcane",
    "Aura",
    "Cave",
    "Clue",
    "Curse",
    "Desert",
    "Equipment",
    "Food",
    "Forest",
    "Fortification",
    "Gate",
    "Island",
    "Lair",
    "Lesson",
    "Locus",
    "Mountain",
    "Plains",
    "Role",
    "Room",
    "Rune",
    "Saga",
    "Shrine",
    "Spacecraft",
    "Swamp",
    "Trap",
    "Treasure",
    "Urzas",
    "Vehicle",
    "active_player",
    "all_exile",
    "all_graveyards",
    "any_target",
    "any_target_",
    "artifact",
    "artifacts",
    "attached",
    "attached_to",
    "attacking",
    "basic",
    "battle",
    "battles",
    "black",
    "blocked",
    "blocking",
    "blue",
    "card_",
    "cards",
    "colorless",
    "controlled_by_players",
    "controller_of",
    "creature",
    "creatures",
    "each_player",
    "enchanted",
    "enchanted_",
    "enchanted_artifact",
    "enchanted_creature",
    "enchanted_enchantment",
    "enchanted_land",
    "enchanted_permanent",
    "enchanted_planeswalker",
    "enchanted_player",
    "enchantment",
    "enchantments",
    "equipped",
    "equipped_creature",
    "face_down",
    "fortified_land",
    "granter",
    "green",
    "in_your_hand",
    "in_zone",
    "instant",
    "instants",
    "it",
    "kindred",
    "land",
    "lands",
    "legendary",
    "linked",
    "modified",
    "monocolored",
    "monstrous",
    "multicolored",
    "named",
    "no_abilities",
    "nonartifact",
    "nonbasic",
    "nonblack",
    "nonblue",
    "noncreature",
    "nonenchantment",
    "nongreen",
    "nonland",
    "nonlegendary",
    "nonred",
    "nonsnow",
    "nontoken",
    "nonwhite",
    "on_battlefield",
    "opponents",
    "opponents_control",
    "other",
    "owned_by",
    "owner_of",
    "permanent",
    "permanents",
    "planeswalker",
    "planeswalkers",
    "red",
    "renowned",
    "same_name_as",
    "shares_card_type_with",
    "shares_color_with",
    "shares_creature_type_with",
    "snow",
    "sorceries",
    "sorcery",
    "spell_",
    "spells",
    "status",
    "subtype",
    "tapped",
    "target",
    "target_opponent",
    "target_player",
    "target_player_",
    "target_player_or",
    "that",
    "that_",
    "that_object",
    "that_player",
    "that_target",
    "the_chosen_card_type",
    "the_chosen_color",
    "the_chosen_creature_type",
    "the_chosen_land_type",
    "the_chosen_object",
    "the_chosen_player",
    "this",
    "token",
    "top_card_of",
    "transformed",
    "unblocked",
    "untapped",
    "white",
    "with_",
    "with_counters",
    "with_the_chosen_name",
    "without",
    "world",
    "you",
    "you_control",
    "you_own",
    "your_graveyard",
    "your_library",
    "your_opponents_own",
]
