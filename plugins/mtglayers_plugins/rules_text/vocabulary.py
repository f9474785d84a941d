"""The open sets that rules text draws from, as plain data: subtypes, keywords, counters, card names."""

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from mtglayers.cards import SUBTYPES
from mtglayers.filters import Word, WordKind
from mtglayers.vocabulary import creature_types

Parameter = Literal["", "cost", "number", "from", "noun", "words"]
"""How a keyword's parameter reads: none, a cost ("equip {2}"), a number ("crew 3"), "from" a quality, a noun, words."""

IRREGULAR: Final = {
    "Child": "Children", "Cyclops": "Cyclopes", "Djinn": "Djinn", "Dwarf": "Dwarves", "Efreet": "Efreets", "Elf": "Elves",
    "Fish": "Fish", "Fungus": "Fungi", "Goose": "Geese", "Homunculus": "Homunculi", "Kithkin": "Kithkin", "Locus": "Loci",
    "Merfolk": "Merfolk", "Moonfolk": "Moonfolk", "Mouse": "Mice", "Octopus": "Octopuses", "Ox": "Oxen", "Pegasus": "Pegasi",
    "Samurai": "Samurai", "Sheep": "Sheep", "Starfish": "Starfish", "Treefolk": "Treefolk", "Werewolf": "Werewolves",
    "Wolf": "Wolves", "Eldrazi": "Eldrazi", "Plains": "Plains", "Thief": "Thieves", "Jellyfish": "Jellyfish", "Kor": "Kor",
    "Vedalken": "Vedalken", "Vryn": "Vryn", "Equipment": "Equipment", "Phyrexian": "Phyrexians", "Nephilim": "Nephilim",
    "Metathran": "Metathran", "Myr": "Myr", "Naga": "Naga", "Phelddagrif": "Phelddagrifs", "Food": "Foods",
    "Mercenary": "Mercenaries", "Orgg": "Orggs", "Human": "Humans", "Shaman": "Shamans", "Talisman": "Talismans",
}  # fmt: skip

KEYWORDS: Final[dict[str, Parameter]] = {
    **dict.fromkeys(
        (
            "flying", "first strike", "double strike", "deathtouch", "haste", "hexproof", "indestructible", "lifelink", "menace",
            "reach", "trample", "vigilance", "defender", "flash", "shroud", "fear", "intimidate", "shadow", "horsemanship", "skulk",
            "infect", "wither", "prowess", "flanking", "phasing", "banding", "changeling", "devoid", "exalted", "storm", "cascade",
            "persist", "undying", "convoke", "delve", "undaunted", "evolve", "decayed", "sunburst", "ingest", "exploit",
            "split second", "unleash", "soulbond", "melee", "myriad", "mentor", "riot", "extort", "cipher", "dethrone", "provoke",
            "battle cry", "living weapon", "ascend", "training", "enlist", "compleated", "living metal", "read ahead", "ravenous",
            "umbra armor", "totem armor", "retrace", "rebound", "haunt", "gravestorm", "epic", "conspire", "improvise", "assist",
            "jump-start", "aftermath", "demonstrate", "boast", "fuse", "partner", "for mirrodin!", "choose a background", "daybound",
            "nightbound", "hideaway", "start your engines!",
        ),
        "",
    ),
    **dict.fromkeys(
        (
            "equip", "fortify", "morph", "megamorph", "disguise", "bestow", "level up", "reconfigure", "cycling", "flashback",
            "kicker", "multikicker", "madness", "evoke", "unearth", "ninjutsu", "echo", "buyback", "cumulative upkeep", "dash",
            "escape", "foretell", "mutate", "overload", "scavenge", "outlast", "surge", "emerge", "embalm", "eternalize",
            "encore", "disturb", "blitz", "prototype", "miracle", "replicate", "recover", "transfigure", "transmute", "entwine",
            "awaken", "spectacle", "ward", "prowl", "unattached", "forecast", "more than meets the eye", "offspring", "impending",
            "warp", "mayhem", "sneak", "craft",
        ),
        "cost",
    ),
    **dict.fromkeys(
        (
            "crew", "rampage", "bushido", "modular", "graft", "fading", "vanishing", "annihilator", "devour", "bloodthirst",
            "amplify", "absorb", "toxic", "poisonous", "renown", "fabricate", "afflict", "tribute", "dredge", "frenzy", "soulshift",
            "afterlife", "casualty", "saddle", "station", "ripple", "backup", "squad", "mobilize", "starting intensity",
        ),
        "number",
    ),
    "protection": "from",
    "hexproof from": "noun",
    "enchant": "noun",
    "affinity": "noun",
    "offering": "noun",
    "champion": "noun",
}  # fmt: skip

COUNTERS: Final = frozenset(
    {
        "+1/+1", "-1/-1", "+1/+0", "+0/+1", "-0/-1", "-1/-0", "+2/+2", "-2/-2", "+1/+2", "-2/-1", "+2/+0", "+0/+2",
        "age", "aim", "arrow", "awakening", "blood", "bounty", "bribery", "brick", "charge", "corpse", "credit", "crystal", "cube",
        "death", "delay", "depletion", "despair", "devotion", "divinity", "doom", "dream", "echo", "egg", "elixir", "energy", "eon",
        "experience", "eyeball", "fade", "fate", "feather", "filibuster", "finality", "flame", "flood", "flying", "first strike",
        "fungus", "fuse", "gem", "glyph", "gold", "growth", "hatchling", "healing", "hexproof", "hit", "hoofprint", "hour",
        "hourglass", "ice", "incubation", "indestructible", "infection", "intervention", "isolation", "javelin", "ki", "knowledge",
        "landmark", "level", "lifelink", "lore", "loyalty", "luck", "magnet", "manifestation", "mannequin", "menace", "mine",
        "mining", "mire", "music", "muster", "net", "night", "oil", "omen", "ore", "page", "pain", "paralyzation", "petal",
        "petrification", "pin", "plague", "plot", "poison", "polyp", "pressure", "prey", "pupa", "quest", "rad", "reach", "rust",
        "scream", "scroll", "shell", "shield", "silver", "slime", "sleep", "spore", "storage", "story", "strife", "study", "stun",
        "task", "theft", "tide", "time", "tower", "training", "trample", "trap", "treasure", "velocity", "verse", "vigilance",
        "vitality", "volatile", "wage", "winch", "wind", "wish", "deathtouch", "double strike", "haste", "coin", "defense",
    }
)  # fmt: skip


@functools.cache
def known_subtypes() -> Mapping[str, WordKind]:
    """Every subtype that the project knows, with its kind."""
    known: dict[str, WordKind] = {
        value.word: "creature type" for value in vars(creature_types).values() if isinstance(value, Word)
    }
    for kind, words in SUBTYPES.items():
        known.update(dict.fromkeys(words, kind))
    return known


@dataclass(frozen=True, eq=False)
class Vocabulary:
    """What the open classes of words are. Feed it sets of your own; the defaults are those of the project."""

    subtypes: Mapping[str, WordKind] = field(default_factory=known_subtypes)
    keywords: Mapping[str, Parameter] = field(default_factory=lambda: KEYWORDS)
    counters: frozenset[str] = COUNTERS
    names: frozenset[str] = frozenset()

    def with_words(
        self,
        *,
        subtypes: Mapping[str, WordKind] | None = None,
        keywords: Mapping[str, Parameter] | None = None,
        counters: frozenset[str] = frozenset(),
        names: frozenset[str] = frozenset(),
    ) -> "Vocabulary":
        """This vocabulary and more words."""
        return Vocabulary(
            {**self.subtypes, **(subtypes or {})},
            {**self.keywords, **(keywords or {})},
            self.counters | counters,
            self.names | names,
        )


DEFAULT: Final = Vocabulary()


def plural(word: str) -> str:
    """The English plural of a subtype."""
    if word in IRREGULAR:
        return IRREGULAR[word]
    if word.endswith("y") and word[-2] not in "aeiou":
        return word[:-1] + "ies"
    if word.endswith(("s", "x", "ch", "sh")):
        return word + "es"
    return word + "s"


__all__ = ["COUNTERS", "DEFAULT", "KEYWORDS", "Parameter", "Vocabulary", "known_subtypes", "plural"]
