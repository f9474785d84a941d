"""Cards, and the sets that bring them: effect generators registered under the printed facts (108)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal

from mtglayers.abilities import Ability, Expansion
from mtglayers.characteristics import COLORS, Characteristics, Printed, colors_of, mana_value
from mtglayers.errors import InputError
from mtglayers.filters import Word, WordKind
from mtglayers.hooks import hookimpl

if TYPE_CHECKING:
    from mtglayers.counting import CounterEffect
    from mtglayers.layers import Ruleset

Abilities = Iterator[Ability]
"""What an effect generator returns: the card's abilities, in printed order."""
Generator = Callable[[], Abilities]
Layout = Literal["normal", "transform", "flip", "split", "modal", "adventure", "prepare"]

SUPERTYPES: Final = ("Basic", "Legendary", "Ongoing", "Snow", "World")
CARD_TYPES: Final = (
    "Artifact",
    "Battle",
    "Creature",
    "Enchantment",
    "Instant",
    "Kindred",
    "Land",
    "Planeswalker",
    "Sorcery",
)
SUBTYPES: Final[dict[WordKind, tuple[str, ...]]] = {
    "artifact type": (
        "Attraction", "Blood", "Bobblehead", "Clue", "Contraption", "Equipment", "Food", "Fortification", "Gold",
        "Incubator", "Infinity", "Junk", "Lander", "Map", "Mutagen", "Powerstone", "Spacecraft", "Stone", "Treasure",
        "Vehicle",
    ),
    "battle type": ("Siege",),
    "enchantment type": (
        "Aura", "Background", "Cartouche", "Case", "Class", "Curse", "Role", "Room", "Rune", "Saga", "Shard", "Shrine",
    ),
    "land type": (
        "Cave", "Desert", "Forest", "Gate", "Island", "Lair", "Locus", "Mine", "Mountain", "Plains", "Planet",
        "Power-Plant", "Sphere", "Swamp", "Tower", "Town", "Urza's",
    ),
    "spell type": ("Adventure", "Arcane", "Chorus", "Lesson", "Omen", "Trap"),
}  # fmt: skip
"""The subtypes that are no creature types (205.3g–q), which are a closed list; planeswalker types go by their card type."""

_OWNERS: Final[dict[WordKind, tuple[str, ...]]] = {
    "artifact type": ("Artifact",),
    "battle type": ("Battle",),
    "enchantment type": ("Enchantment",),
    "land type": ("Land",),
    "spell type": ("Instant", "Sorcery"),
}


def type_line(line: str, more: Mapping[str, WordKind] | None = None) -> tuple[Word, ...]:
    """The words of a printed type line: ``type_line("Land Creature — Forest Dryad")``.

    ``more`` are subtypes beside those of the rules, each with its kind. Raises InputError when it has no card type or an unknown one.
    """
    left, _, right = line.replace(" - ", " — ").partition("—")
    words: list[Word] = []
    for word in left.split():
        if word in SUPERTYPES:
            words.append(Word(word, "supertype"))
        elif word in CARD_TYPES:
            words.append(Word(word, "card type"))
        elif word == "Tribal":
            words.append(Word("Kindred", "card type"))
        elif word != "Token":
            raise InputError(f"{word!r} in the type line {line!r} is no card type or supertype")
    types = {word.word for word in words if word.word_kind == "card type"}
    if not types:
        raise InputError(f"the type line {line!r} has no card type")
    subtypes = (word.replace("\u00a0", " ") for word in right.replace("Time Lord", "Time\u00a0Lord").split(" "))
    words.extend(Word(subtype, _kind_of(subtype, types, more or {})) for subtype in subtypes if subtype)
    return tuple(words)


def _kind_of(subtype: str, types: set[str], more: Mapping[str, WordKind]) -> WordKind:
    if subtype in more:
        return more[subtype]
    for kind, known in SUBTYPES.items():
        if subtype in known and types & set(_OWNERS[kind]):
            return kind
    if types & {"Creature", "Kindred"}:
        return "creature type"
    if "Planeswalker" in types:
        return "planeswalker type"
    for kind, owners in _OWNERS.items():
        if types & set(owners):
            return kind
    return "creature type"


@dataclass(frozen=True)
class Face:
    """One face, or one half, of a card."""

    values: Characteristics
    generator: Generator | None = None


@dataclass(frozen=True)
class Card:
    """A card: its faces, the first being the front, and which set brings it."""

    name: str
    faces: tuple[Face, ...]
    layout: Layout = "normal"
    set_code: str = ""

    @property
    def front(self) -> Characteristics:
        """The characteristics of its front face."""
        return self.faces[0].values


def face(
    name: str,
    mana_cost: str,
    types: str,
    pt: str = "",
    abilities: tuple[Ability, ...] = (),
    *,
    colors: str | None = None,
    loyalty: int | None = None,
    value: int | None = None,
    card: str = "",
    subtypes: Mapping[str, WordKind] | None = None,
) -> Characteristics:
    """The characteristics printed on one face.

    ``pt`` is "2/3", with * for what an ability defines; ``colors`` is a colour indicator (letters of
    WUBRG) where the mana cost does not say it; ``value`` is the mana value where the cost does not
    (a back face); ``subtypes`` are those beside the ones of the rules. Raises InputError for what is no cost, type line, power or colour.
    """
    power, toughness = _pt(pt)
    if colors is not None and set(colors) - set(COLORS):
        raise InputError(f"{name}: colours are letters of {COLORS}, not {colors!r}")
    own_colors = colors_of(mana_cost) if colors is None else tuple(Word(c, "color") for c in COLORS if c in colors)
    return Characteristics(
        name=name,
        mana_cost=mana_cost,
        mana_value=mana_value(mana_cost) if value is None else value,
        words=(*type_line(types, subtypes), *own_colors),
        abilities=tuple(Printed(ability, card or name) for ability in abilities),
        power=power,
        toughness=toughness,
        loyalty=loyalty,
    )


def _pt(pt: str) -> tuple[int | None, int | None]:
    if not pt:
        return None, None
    power, slash, toughness = pt.partition("/")
    if not slash:
        raise InputError(f"power and toughness are written like 2/3, not {pt!r}")
    return _number(power), _number(toughness)


def _number(text: str) -> int:
    """A printed number; what holds a * counts as the rest of it, its ability says more (208.2a)."""
    digits = text.replace("*", "0").strip()
    try:
        return sum(int(part) for part in digits.replace("-", "+-").split("+") if part)
    except ValueError:
        raise InputError(f"power, toughness: {text!r} is not one") from None


@dataclass
class CardSet:
    """A set of cards: one plugin, one installable unit.

    ``CardSet`` objects are plugins themselves: name one in an entry point of the group
    ``mtglayers``. ``card`` registers an effect generator, ``plain`` a card without abilities;
    ``keyword``, ``subtype``, ``counter`` and ``ruleset`` register words and rules of its own.
    ``requires`` and ``overrides`` are names of plugins (see ``mtglayers.plugins``).
    """

    name: str
    code: str
    cards: dict[str, Card] = field(default_factory=dict)
    keywords: dict[str, Expansion] = field(default_factory=dict)
    subtypes: dict[str, WordKind] = field(default_factory=dict)
    counters: "dict[str, CounterEffect]" = field(default_factory=dict)
    rulesets: "dict[str, Ruleset]" = field(default_factory=dict)
    requires: tuple[str, ...] = ()
    overrides: tuple[str, ...] = ()

    def plain(self, name: str, mana_cost: str, types: str, pt: str = "", *, colors: str | None = None) -> None:
        """Register a card that has no abilities."""
        values = face(name, mana_cost, types, pt, colors=colors, subtypes=self.subtypes)
        self._add(Card(name, (Face(values),), "normal", self.code))

    def card(
        self,
        name: str,
        mana_cost: str,
        types: str,
        pt: str = "",
        *,
        colors: str | None = None,
        loyalty: int | None = None,
    ) -> "Callable[[Generator], Registered]":
        """Register the decorated effect generator as a card's."""

        def register(generator: Generator) -> Registered:
            abilities = tuple(generator())
            values = face(name, mana_cost, types, pt, abilities, colors=colors, loyalty=loyalty, subtypes=self.subtypes)
            self._add(Card(name, (Face(values, generator),), "normal", self.code))
            return Registered(self, name)

        return register

    @hookimpl
    def mtglayers_cards(self) -> list[Card]:
        """The hook: its cards."""
        return list(self.cards.values())

    @hookimpl
    def mtglayers_keywords(self) -> dict[str, Expansion]:
        """The hook: its keywords."""
        return dict(self.keywords)

    def keyword(
        self, name: str, *, takes: Literal["", "cost", "number", "noun"] = ""
    ) -> Callable[[Expansion], Expansion]:
        """Register what a keyword of this set stands for; ``takes`` is what stands after it in rules text: "tightrope 3"."""

        def register(expansion: Expansion) -> Expansion:
            expansion.__dict__["takes"] = takes
            if name in self.keywords:
                raise InputError(f"the set {self.name} has the keyword {name} twice")
            self.keywords[name] = expansion
            return expansion

        return register

    @hookimpl
    def mtglayers_subtypes(self) -> dict[str, WordKind]:
        """The hook: its subtypes."""
        return dict(self.subtypes)

    @hookimpl
    def mtglayers_counters(self) -> "dict[str, CounterEffect]":
        """The hook: its kinds of counters."""
        return dict(self.counters)

    @hookimpl
    def mtglayers_rulesets(self) -> "list[Ruleset]":
        """The hook: its editions of the rules."""
        return list(self.rulesets.values())

    def subtype(self, name: str, kind: WordKind) -> Word:
        """Register a subtype of this set, before the cards that have it; answers the word, to be used as a noun."""
        if kind not in _OWNERS and kind not in ("creature type", "planeswalker type"):
            raise InputError(f"the set {self.name}: {name!r} cannot be a subtype, {kind!r} is no kind of subtypes")
        known = next((k for k, words in SUBTYPES.items() if name in words), self.subtypes.get(name, kind))
        if known != kind:
            raise InputError(f"the set {self.name}: {name!r} is a {known} already, it cannot be a {kind} too")
        self.subtypes[name] = kind
        return Word(name, kind)

    def counter(self, name: str) -> "Callable[[CounterEffect], CounterEffect]":
        """Register what so many counters of a kind do to the permanent that they are on (122.1)."""

        def register(does: "CounterEffect") -> "CounterEffect":
            if name in self.counters:
                raise InputError(f"the set {self.name} has {name} counters twice")
            self.counters[name] = does
            return does

        return register

    def ruleset(self, ruleset: "Ruleset") -> "Ruleset":
        """Register an edition of the rules; games under it are begun with ``rules=`` its id or an alias."""
        if ruleset.id in self.rulesets:
            raise InputError(f"the set {self.name} has the ruleset {ruleset.id} twice")
        self.rulesets[ruleset.id] = ruleset
        return ruleset

    def _add(self, card: Card) -> None:
        if card.name in self.cards:
            raise InputError(f"the set {self.name} has {card.name} twice")
        self.cards[card.name] = card


@dataclass(frozen=True)
class Registered:
    """A card that was registered; its other faces are registered from here."""

    card_set: CardSet
    name: str

    def back(
        self, name: str, types: str, pt: str = "", *, colors: str = "", loyalty: int | None = None
    ) -> Callable[[Generator], "Registered"]:
        """The back face of a transforming card (712): its mana value is the front's (202.3b)."""
        value = self.card_set.cards[self.name].front.mana_value
        return self._other("transform", name, "", types, pt, colors=colors, loyalty=loyalty, value=value)

    def flipped(self, name: str, types: str, pt: str = "") -> Callable[[Generator], "Registered"]:
        """The flipped half of a flip card (710): cost and colour stay."""
        front = self.card_set.cards[self.name].front
        colors = "".join(word.word for word in front.words if word.word_kind == "color")
        return self._other("flip", name, front.mana_cost, types, pt, colors=colors)

    def half(self, name: str, mana_cost: str, types: str) -> Callable[[Generator], "Registered"]:
        """The other half of a split card (709)."""
        return self._other("split", name, mana_cost, types, "")

    def modal(
        self, name: str, mana_cost: str, types: str, pt: str = "", *, loyalty: int | None = None
    ) -> Callable[[Generator], "Registered"]:
        """The back face of a modal double-faced card, with a mana cost of its own (712)."""
        return self._other("modal", name, mana_cost, types, pt, loyalty=loyalty)

    def with_spell(
        self, name: str, mana_cost: str, types: str, *, layout: Literal["adventure", "prepare"] = "adventure"
    ) -> Callable[[Generator], "Registered"]:
        """The spell beside the creature: an Adventure (715) or a prepare spell (722)."""
        return self._other(layout, name, mana_cost, types, "")

    def _other(
        self,
        layout: Layout,
        name: str,
        mana_cost: str,
        types: str,
        pt: str,
        *,
        colors: str | None = None,
        loyalty: int | None = None,
        value: int | None = None,
    ) -> Callable[[Generator], "Registered"]:
        def register(generator: Generator) -> Registered:
            values = face(
                name,
                mana_cost,
                types,
                pt,
                tuple(generator()),
                colors=colors,
                loyalty=loyalty,
                value=value,
                card=self.name,
                subtypes=self.card_set.subtypes,
            )
            card = self.card_set.cards[self.name]
            self.card_set.cards[self.name] = Card(
                card.name, (*card.faces, Face(values, generator)), layout, card.set_code
            )
            return self

        return register
