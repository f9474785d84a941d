"""The phrase table: what the words of rules text mean, each phrase with the terminal that the grammar knows it by.

A row is (terminal, phrases parted by "|", meaning). The lexer takes the longest phrase that fits.
The open classes (subtypes, keywords, counters, names) come from the ``Vocabulary``.
"""

from typing import Any, Final

from mtglayers.abilities import ThisAbility
from mtglayers.amounts import ChosenNumber
from mtglayers.filters import (
    ChosenName,
    ChosenWord,
    Colors,
    InZone,
    Linked,
    Not,
    Permanents,
    Status,
    TopCard,
    WithoutAbilities,
    Word,
)
from mtglayers.instructions import ThisTurn, UntilEndOfTurn, UntilEvent, UntilYourNextTurn
from mtglayers.modifications.rules import MaximumHandSize
from mtglayers.modifications.types import AddWords, EveryCreatureType, SetWords
from mtglayers.players import (
    ActivePlayer,
    ChosenPlayer,
    EachPlayer,
    EnchantedPlayer,
    Opponents,
    TargetPlayer,
    ThatPlayer,
    You,
)

Row = tuple[str, str, Any]

_TYPES: Final = ("Artifact", "Battle", "Creature", "Enchantment", "Instant", "Kindred", "Land", "Planeswalker")
_NUMBERS: Final = (
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
)
_COLORS: Final = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
_OTHER_TYPES: Final = "|".join(
    f"all other {words}"
    for words in (
        "types", "creature types", "colors", "card types and creature types", "colors and creature types",
        "colors, card types, and creature types", "abilities, card types, and creature types", "card types and abilities",
    )
)  # fmt: skip
_ADDITION: Final = "|".join(
    f"in addition to {whose} other {words}"
    for whose in ("its", "their")
    for words in ("types", "land types", "creature types", "type")
)
_BASICS: Final = tuple(Word(w, "land type") for w in ("Plains", "Island", "Swamp", "Mountain", "Forest"))

NOUNS: Final[tuple[Row, ...]] = (
    *(("TYPE", f"{t.lower()}|{t.lower()}s", Word(t, "card type")) for t in _TYPES),
    ("TYPE", "sorcery|sorceries", Word("Sorcery", "card type")),
    *(("SUPER", t.lower(), Word(t, "supertype")) for t in ("Basic", "Legendary", "Snow", "World")),
    *(("COLOR", name, Word(letter, "color")) for name, letter in _COLORS.items()),
    ("COLORS", "colorless", Colors(0, 0)),
    ("COLORS", "monocolored", Colors(1, 1)),
    ("COLORS", "multicolored", Colors(2, 5)),
    *(
        ("STATUS", s, Status(s))
        for s in (
            "tapped",
            "attacking",
            "blocking",
            "blocked",
            "unblocked",
            "modified",
            "commander",
            "monstrous",
            "renowned",
            "transformed",
            "suspected",
            "saddled",
            "goaded",
        )
    ),
    ("STATUS", "untapped", Not(Status("tapped"))),
    ("STATUS", "face-down|face down", Status("face down")),
    ("STATUS", "face-up|face up", Not(Status("face down"))),
    ("STATUS", "nontoken", Not(Status("token"))),
    ("PERMANENT", "permanent|permanents", Permanents()),
    ("SPELL", "spell|spells", None),
    ("CARD", "card|cards", None),
    ("TOKEN", "token|tokens", Status("token")),
    ("ALL", "all", None),
    ("EACH", "each", None),
    ("EACHOF", "each of", None),
    ("A", "a|an|any|an additional", None),
    ("ADDITIONAL", "additional", None),
    ("ANOTHER", "another", None),
    ("OTHER", "other", None),
    ("THE", "the", None),
    ("TARGET", "target", None),
    ("UPTO", "up to", None),
    *(("NUM", word, n) for n, word in enumerate(_NUMBERS, 1)),
    ("THIS", "this", None),
    ("ATTACHHOST", "enchanted", "enchanted"),
    ("ATTACHHOST", "equipped", "equipped"),
    ("ATTACHHOST", "fortified", "fortified"),
    ("IT", "it|itself|he|she|him|her", "it"),
    ("IT", "they|them|those creatures|those tokens|those permanents|those lands|those artifacts", "they"),
    *(
        ("IT", f"that {noun}", f"that {noun}")
        for noun in (
            "creature",
            "permanent",
            "land",
            "artifact",
            "token",
            "card",
            "enchantment",
            "spell",
            "planeswalker",
        )
    ),
    ("ITS", "its|their|his|her", None),
    ("LINKED", "the exiled card|the exiled creature card", Linked("exiled")),
    ("CHOSENOBJECT", "the chosen creature|the chosen permanent|the chosen artifact|the chosen land", None),
    ("TOPCARD", "the top card of your graveyard", TopCard("graveyard", You())),
    ("TOPCARD", "the top card of your library", TopCard("library", You())),
    ("CHOSEN", "the chosen creature type|the creature type of your choice", ChosenWord("creature type")),
    (
        "CHOSEN",
        "the chosen land type|the chosen basic land type|the basic land type of your choice|the land type of your choice",
        ChosenWord("land type"),
    ),
    ("CHOSEN", "the chosen color|the color of your choice|that color", ChosenWord("color")),
    ("CHOSEN", "the chosen card type", ChosenWord("card type")),
    ("CHOSEN", "the chosen type", ChosenWord("creature type")),
    ("OFCHOSEN", "of the chosen color", ChosenWord("color")),
    ("OFCHOSEN", "of the chosen land type|of the chosen basic land type", ChosenWord("land type")),
    ("OFCHOSEN", "of the chosen type|of the chosen creature type", ChosenWord("creature type")),
    ("CHOSENNAME", "with the chosen name", ChosenName()),
    ("PLAYER", "you", You()),
    ("PLAYER", "your opponents|an opponent|opponents|each opponent|one of your opponents", Opponents()),
    ("PLAYER", "each player|players|a player|all players", EachPlayer()),
    ("THAT", "that", None),
    ("PLAYER", "target player", TargetPlayer()),
    ("PLAYER", "target opponent", TargetPlayer(opponent=True)),
    ("PLAYER", "that player", ThatPlayer()),
    ("PLAYER", "the chosen player", ChosenPlayer()),
    ("PLAYER", "enchanted player", EnchantedPlayer()),
    ("PLAYER", "the active player", ActivePlayer()),
    ("CONTROL", "control|controls", None),
    ("NOTCONTROL", "don't control|doesn't control", None),
    ("OWN", "own|owns", None),
    ("CAST", "cast|casts", None),
    ("CONTROLLER", "controller", None),
    ("OWNER", "owner", None),
    ("WITH", "with", None),
    ("WITHOUT", "without", None),
    ("NAMED", "named", None),
    ("ZONE", "on the battlefield", Permanents()),
    *(
        (
            "ZONE",
            f"{prep} {'your' if zone != 'exile' else 'exile'}{' ' + zone if zone != 'exile' else ''}",
            InZone(zone, You() if zone != "exile" else None),
        )
        for prep in ("in", "from")
        for zone in ("graveyard", "hand", "library", "exile")
    ),
    ("ZONE", "in all graveyards|in a graveyard|from a graveyard|in graveyards|in any graveyard", InZone("graveyard")),
    ("ZONE", "in their graveyards|in their graveyard|in that player's graveyard", InZone("graveyard", ThatPlayer())),
    (
        "ZONE",
        "in your opponents' graveyards|in an opponent's graveyard|from an opponent's graveyard",
        InZone("graveyard", Opponents()),
    ),
    ("ZONE", "in target player's graveyard", InZone("graveyard", TargetPlayer())),
    ("ATTACHEDTO", "attached to", None),
    ("THATAREBOTH", "that's both|that are both", None),
    ("THATARE", "that's|that are", None),
    ("THATARENT", "that isn't|that aren't|that's not", None),
    ("OTHERTHAN", "other than", None),
    ("SHARES", "that shares a color with|that share a color with", "color"),
    (
        "SHARES",
        "that shares a creature type with|that share a creature type with|that shares at least one creature type with",
        "creature type",
    ),
    ("SAMENAME", "with the same name as", None),
    ("NOABILITIES", "no abilities", WithoutAbilities()),
)

AMOUNTS: Final[tuple[Row, ...]] = (
    ("CHARACTERISTIC", "power", "power"),
    ("CHARACTERISTIC", "toughness", "toughness"),
    ("CHARACTERISTIC", "mana value|converted mana cost", "mana value"),
    ("CHARACTERISTIC", "loyalty", "loyalty"),
    ("CHARACTERISTIC", "base power", "base power"),
    ("CHARACTERISTIC", "base toughness", "base toughness"),
    ("POWTOU", "power and toughness", None),
    ("BASEPOWTOU", "base power and toughness", None),
    ("COUNTOF", "the number of", None),
    ("GREATEST", "the greatest power among", "power"),
    ("GREATEST", "the greatest toughness among", "toughness"),
    ("GREATEST", "the greatest mana value among|the highest mana value among", "mana value"),
    ("TOTAL", "the total power of", "power"),
    ("TOTAL", "the total toughness of", "toughness"),
    ("TOTAL", "the total mana value of", "mana value"),
    ("KINDS", "the number of card types among", "card type"),
    ("KINDS", "the number of colors among", "color"),
    ("KINDS", "the number of basic land types among", "basic land type"),
    ("KINDS", "the number of creature types among", "creature type"),
    ("KINDEACH", "card type among", "card type"),
    ("KINDEACH", "color among", "color"),
    ("KINDEACH", "basic land type among", "basic land type"),
    ("KINDEACH", "card types among", "card type"),
    ("KINDEACH", "colors among", "color"),
    ("KINDEACH", "basic land types among", "basic land type"),
    ("HANDCOUNT", "the number of cards in your hand", You()),
    (
        "HANDCOUNT",
        "the total number of cards in your opponents' hands|the number of cards in your opponents' hands",
        Opponents(),
    ),
    ("HANDCOUNT", "the number of cards in the chosen player's hand", ChosenPlayer()),
    ("HANDCOUNT", "the number of cards in that player's hand", ThatPlayer()),
    ("HANDCOUNT", "the number of cards in all players' hands", EachPlayer()),
    ("HANDCARD", "card in your hand|cards in your hand", You()),
    ("HANDWORD", "cards in hand", None),
    ("LIFETOTAL", "your life total", You()),
    ("LIFEWORD", "life", None),
    ("DEVOTION", "your devotion to", None),
    ("PLUS", "plus", None),
    ("MINUS", "minus", None),
    ("NOLESS", ", but no less than", None),
    ("AMONGLIFE", "the highest life total among", True),
    ("AMONGLIFE", "the lowest life total among", False),
    ("CHOSENNUMBER", "the chosen number|the last chosen number", ChosenNumber()),
    ("TWICE", "twice", 2),
    ("TWICE", "three times", 3),
    ("THATNUMBER", "that number", None),
    ("HALF", "half", None),
    ("ROUNDED", ", rounded up", True),
    ("ROUNDED", ", rounded down", False),
    ("OR_MORE", "or more|or greater", ">="),
    ("OR_LESS", "or less|or fewer", "<="),
    ("THAN", "less than or equal to", "<="),
    ("THAN", "greater than or equal to", ">="),
    ("THAN", "less than|fewer than", "<"),
    ("THAN", "greater than|more than", ">"),
    ("EQUALTO", "equal to", None),
    ("EACHEQUAL", "each equal to", None),
    ("AREEACHEQUAL", "are each equal to", None),
    ("ISEQUAL", "is equal to", None),
    ("FOREACH", "for each", None),
    ("WHEREX", ", where x is", None),
    ("EXACTLY", "exactly", None),
    ("NO", "no", None),
    ("ATLEAST", "at least", None),
)

CONDITIONS: Final[tuple[Row, ...]] = (
    ("ASLONGAS", "as long as", None),
    ("FORASLONG", "for as long as", None),
    ("UNLESS", "unless", None),
    ("IF", "if", None),
    ("THEREARE", "there are", None),
    ("THEREIS", "there is|there's", None),
    ("YOURTURN", "it's your turn", None),
    ("DURINGYOURTURN", "during your turn", None),
    ("NOTYOURTURN", "it's not your turn|it isn't your turn", None),
    ("NOTYOURTURNS", "during turns other than yours", None),
    ("WASKICKED", "was kicked", "kicked"),
    ("REMAINS", "remains", None),
    ("ISEQUIPPED", "is equipped|'s equipped", "Equipment"),
    ("ISEQUIPPED", "is enchanted|'s enchanted", "Aura"),
)

VERBS: Final[tuple[Row, ...]] = (
    ("GET", "get|gets", None),
    ("HAS", "has|have", None),
    ("GAIN", "gain|gains", None),
    ("LOSE", "lose|loses", None),
    ("IS", "is|are|'s|'re", None),
    ("ISNT", "isn't|aren't|is not|are not|'s not|'re not", None),
    ("NOLONGER", "is no longer|are no longer", None),
    ("ISALSO", "is also|are also", None),
    ("BECOME", "become|becomes", None),
    ("COPY", "a copy of|copies of", None),
    ("CANTHAVE", "can't have or gain|can't have", None),
    ("ALLABILITIES", "all abilities", None),
    ("ALLOTHERABILITIES", "all other abilities", None),
    ("ALLKIND", "all land types", "land type"),
    ("ALLOTHERTYPES", "all other card types", None),
    ("ALLOTHERTYPES", _OTHER_TYPES, None),
    ("EVERYTYPE", "every creature type", EveryCreatureType()),
    ("EVERYTYPE", "every basic land type|all basic land types", AddWords("land type", _BASICS)),
    ("EVERYTYPE", "each basic land type", AddWords("land type", _BASICS)),
    ("EVERYTYPE", "all creature types", EveryCreatureType()),
    ("EVERYTYPE", "all colors", SetWords("color", tuple(Word(c, "color") for c in "WUBRG"))),
    ("EACHCOLORAMONG", "each color among", None),
    ("ALSO", _ADDITION, "types"),
    ("ALSO", "in addition to its other colors|in addition to their other colors", "colors"),
    ("ALSO", "in addition to its other colors and types|in addition to their other colors and types", "both"),
    (
        "STILL",
        "that's still a land|that are still lands|that's still an artifact|that's still a planeswalker|that are still artifacts",
        None,
    ),
    ("KEYWORD", "this ability", ThisAbility()),
    ("BASEBOTH", "base power and base toughness", None),
    ("KWFROM", "protection from", "protection"),
    ("ANDFROM", "and from", None),
    ("EVERYTHING", "everything", None),
    ("ALLCOLORSFROM", "each color", None),
    ("COST", "cost|costs", None),
    ("SAMEISTRUE", "the same is true for", None),
    ("TOCAST", "to cast", None),
    ("MOREORLESS", "more to cast", "more"),
    ("MOREORLESS", "less to cast", "less"),
    ("GAINCONTROL", "gain control of|gains control of", None),
    ("SWITCHPT", "switch", None),
    ("NOMAXHAND", "no maximum hand size", MaximumHandSize(None)),
)

SENTENCES: Final[tuple[Row, ...]] = (
    ("DUR", "until end of turn", UntilEndOfTurn()),
    ("DUR", "this turn", ThisTurn()),
    ("DUR", "until your next turn", UntilYourNextTurn()),
    *(
        ("DUR", f"until {event}", UntilEvent(event))
        for event in (
            "the end of your next turn",
            "end of combat",
            "your next upkeep",
            "your next end step",
            "the end of your next upkeep",
            "its controller's next untap step",
        )
    ),
    ("UNTILLEAVES", "leaves the battlefield", None),
    ("TAP", "tap|taps", None),
    ("UNTAP", "untap|untaps", None),
    ("MOVE", "destroy|destroys", ("graveyard", "destroy")),
    ("MOVE", "sacrifice|sacrifices", ("graveyard", "sacrifice")),
    ("EXILE", "exile|exiles", ("exile", "exile")),
    ("RETURN", "return|returns", None),
    ("PUT", "put|puts", None),
    ("REMOVE", "remove|removes", None),
    ("FROM", "from", None),
    ("EMBLEM", "an emblem with", None),
    ("TOHAND", "to its owner's hand|to their owner's hand|to their owners' hands|to your hand", None),
    ("TOBATTLEFIELD", "to the battlefield|onto the battlefield", None),
    ("UNDERYOUR", "under your control", You()),
    ("UNDEROWNER", "under its owner's control|under their owners' control", None),
    ("CREATE", "create|creates", None),
    ("TOKENCOPY", "token that's a copy of", 1),
    ("TOKENCOPY", "tokens that are copies of", 2),
    ("DRAW", "draw|draws", None),
    ("DEAL", "deal|deals", None),
    ("DAMAGETO", "damage to", None),
    ("DAMAGEEQUAL", "damage equal to", None),
    ("TO", "to", None),
    ("ANYTARGET", "any target", "any"),
    ("ANYTARGET", "target player or planeswalker", "player"),
    ("ANYTARGET", "target opponent or planeswalker", "opponent"),
    ("REGENERATE", "regenerate", None),
    ("TRANSFORM", "transform|transforms", "transform"),
    ("TRANSFORM", "flip|flips", "flip"),
    ("TURN", "turn", None),
    ("COPYVERB", "copy", None),
    ("ATTACH", "attach", None),
    ("EXCHANGECONTROL", "exchange control of", None),
    ("EXCHANGETEXT", "exchange the text boxes of", None),
    ("CHANGETEXT", "change the text of", None),
    ("REPLACING", "by replacing all instances of one color word with another", ("color",)),
    ("REPLACING", "by replacing all instances of one basic land type with another", ("land type",)),
    (
        "REPLACING",
        "by replacing all instances of one color word with another or one basic land type with another",
        ("color", "land type"),
    ),
    ("REPLACING", "by replacing all instances of one creature type with another", ("creature type",)),
    ("CHOOSE", "choose|chooses", None),
    *(
        ("CHOICE", f"a {w}" if w[0] not in "aeiou" else f"an {w}", w)
        for w in (
            "color",
            "creature type",
            "land type",
            "basic land type",
            "card name",
            "player",
            "card type",
            "number",
            "opponent",
        )
    ),
    ("BETWEEN", "between", None),
    ("CHOICE", "a nonland card name|a creature card name", "card name"),
    ("YOUMAY", "you may", None),
    ("THEN", "then", None),
    ("EXCEPT", ", except", None),
    ("NAMEIS", "its name is|it's named|has the name", None),
    ("ENTER", "enter|enters", None),
    ("ENTERCOPY", "enter as a copy of|enters as a copy of", None),
    ("ONIT", "on it|on them", None),
    ("ON", "on", None),
    ("SKIP", "skip", None),
    ("ADDITIONALLAND", "may play an additional land on each of your turns", 1),
    ("ADDITIONALLAND", "may play two additional lands on each of your turns", 2),
    (
        "ADDITIONALLAND",
        "may play an additional land during each of their turns|may play an additional land on each of their turns",
        1,
    ),
    ("MAXHAND", "your maximum hand size", You()),
    ("MAXHAND", "each opponent's maximum hand size", Opponents()),
    ("MAXHAND", "each player's maximum hand size", EachPlayer()),
    ("MAXHAND", "the chosen player's maximum hand size", ChosenPlayer()),
    ("MAXHAND", "the chosen player's maximum hand size", ChosenPlayer()),
    ("INCREASED", "is increased by", 1),
    ("INCREASED", "is reduced by", -1),
)

RULE_VERBS: Final = frozenset(
    {
        "can't", "attack", "attacks", "block", "blocks", "can", "don't", "doesn't", "must", "assign", "assigns", "skip", "skips", "play",
    }
)  # fmt: skip
"""Verbs of rules about objects and players (613.11): from here on the phrase is kept in words, with its nouns as data."""

BASE_FORMS: Final = {"attacks": "attack", "blocks": "block", "doesn't": "don't", "assigns": "assign", "skips": "skip"}

TABLE: Final[tuple[Row, ...]] = NOUNS + AMOUNTS + CONDITIONS + VERBS + SENTENCES

__all__ = ["AMOUNTS", "BASE_FORMS", "CONDITIONS", "NOUNS", "RULE_VERBS", "SENTENCES", "TABLE", "VERBS", "Row"]
