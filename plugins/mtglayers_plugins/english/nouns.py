"""Filters, references and players as noun phrases; and as predicates: "is red", "has flying"."""

from collections.abc import Sequence
from typing import Final

from mtglayers.filters import (
    And,
    Cards,
    ChosenWord,
    Colors,
    Filter,
    HasAttached,
    InZone,
    It,
    Not,
    Objects,
    Or,
    Owned,
    Permanents,
    Reference,
    Spells,
    Status,
    Target,
    ThatTarget,
    This,
    Word,
)
from mtglayers_plugins.english import predicates, qualifiers, references, spelling
from mtglayers_plugins.english.phrases import (
    Fixed,
    Listing,
    NounPhrase,
    Phrase,
    Qualifier,
    listed,
)
from mtglayers_plugins.english.voice import Voice

_CARD_TYPES: Final = (
    "Kindred", "Enchantment", "Artifact", "Land", "Creature", "Planeswalker", "Battle", "Instant", "Sorcery",
)  # fmt: skip
_ADJECTIVES: Final = frozenset(
    {"tapped", "attacking", "blocking", "blocked", "unblocked", "modified", "monstrous", "renowned", "transformed",
     "face down", "suspected", "saddled", "goaded"}
)  # fmt: skip
ATTACHED: Final = {"Aura": "enchanted", "Equipment": "equipped", "Fortification": "fortified"}
_COUNTED: Final = {(0, 0): "colorless", (1, 1): "monocolored", (2, 5): "multicolored", (1, 5): "colored"}


# ---- filters


class _Description:
    """A filter taken apart into what stands before the noun, the noun, and what stands after it."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.other = False
        self.adjectives: list[tuple[int, str]] = []
        self.colors: list[str] = []
        self.types: list[Word] = []
        self.subtypes: list[str] = []
        self.choices: list[tuple[str, ...]] = []
        self.tail = ""
        self.card = False
        """Whether it is somewhere where only cards are."""
        self.after: list[tuple[int, Qualifier]] = []
        self.reference: Reference | None = None

    def take(self, part: Filter) -> None:
        """Put one part of a filter in its place."""
        match part:
            case Word(word_kind="color"):
                self.colors.append(spelling.word(part))
            case Word(word_kind="supertype"):
                self.adjectives.append((20, spelling.word(part)))
            case Word(word_kind="card type"):
                self.types.append(part)
            case Word():
                self.subtypes.append(part.word)
            case Colors(least=least, most=most) if (least, most) in _COUNTED:
                self.adjectives.append((40, _COUNTED[least, most]))
            case Status(status="token"):
                self.tail = "token"
            case Status(status=status) if status in _ADJECTIVES:
                self.adjectives.append((10, status.replace("face down", "face-down")))
            case Spells():
                self.tail = "spell"
            case Cards():
                self.tail = "card"
            case Permanents():
                self.tail = "permanent"
            case HasAttached(what=Word(word=what)) if what in ATTACHED:
                self.adjectives.append((10, ATTACHED[what]))
            case InZone(zone="phased out"):
                self.adjectives.append((10, "phased-out"))
            case Not():
                self._not(part.part)
            case Or():
                self._or(part)
            case InZone(zone=zone) if zone != "battlefield" and not self.tail:
                self.card = True
                self.after.append(qualifiers.qualifier(part, self.voice))
            case Reference():
                self.reference = part
            case _:
                self.after.append(qualifiers.qualifier(part, self.voice))

    def _not(self, part: Filter) -> None:
        match part:
            case This() | ThatTarget() | Target() | It():
                self.other = True
            case Word(word_kind="supertype"):
                self.adjectives.append((20, f"non{spelling.word(part)}"))
            case Word(word_kind="color"):
                self.adjectives.append((36, f"non{spelling.word(part)}"))
            case Word(word_kind="card type"):
                self.adjectives.append((35, f"non{spelling.word(part)}"))
            case Word():
                self.adjectives.append((38, f"non-{part.word}"))
            case Status(status="tapped"):
                self.adjectives.append((10, "untapped"))
            case Status(status="face down"):
                self.adjectives.append((10, "face-up"))
            case Status(status="token"):
                self.adjectives.append((34, "nontoken"))
            case Status(status=status) if status in _ADJECTIVES:
                self.adjectives.append((10, f"non{status}"))
            case _:
                self.after.append(qualifiers.negated(part, self.voice))

    def _or(self, part: Or) -> None:
        kinds = {inner.word_kind for inner in part.parts if isinstance(inner, Word)}
        alternatives = sorted((inner for inner in part.parts if isinstance(inner, Word)), key=_alternative_rank)
        words = tuple(spelling.word(inner) for inner in alternatives)
        if len(words) == len(part.parts) and "color" not in kinds and "supertype" not in kinds:
            self.choices.append(words)
        elif len(words) == len(part.parts):
            self.adjectives.append((40, listed(wheel(words), "or")))
        else:
            described = [taken(inner, self.voice) for inner in part.parts]
            if all(d.is_adjective() for d in described):
                self.adjectives.append((10, listed((" ".join(d.before()) for d in described), "or")))
            elif all(d.only_qualifies() for d in described):
                both = [d.after[0][1] for d in described]
                many = listed((q.text(several=True) for q in both), "or")
                self.after.append((50, Qualifier(listed((q.one for q in both), "or"), many)))
            else:
                one = listed((predicates.predicate(inner, self.voice) for inner in part.parts), "or")
                many = listed((predicates.predicate(inner, self.voice, several=True) for inner in part.parts), "or")
                self.after.append((90, Qualifier(f"that {one}", f"that {many}")))

    def is_adjective(self) -> bool:
        """Whether adjectives alone say it."""
        return not (
            self.types
            or self.subtypes
            or self.choices
            or self.tail
            or self.after
            or self.other
            or len(self.colors) > 1
            or self.reference is not None
        )

    def only_qualifies(self) -> bool:
        """Whether one phrase after a noun says it."""
        rest = self.types or self.subtypes or self.choices or self.tail or self.before() or self.other
        return not rest and self.reference is None and len(self.after) == 1

    def names_thing(self) -> bool:
        """Whether it has a noun of its own."""
        return bool(self.types or self.subtypes or self.choices or self.tail)

    def before(self) -> tuple[str, ...]:
        colors = [(40, self.colors[0])] if len(self.colors) == 1 else []
        return tuple(text for _, text in sorted([*self.adjectives, *colors], key=lambda pair: pair[0]))

    def phrase(self) -> Phrase:
        """The noun phrase, of one thing, without determiner."""
        before, nouns = list(self.before()), self._nouns()
        if self.subtypes and (self.types or self.choices):
            before.append(" ".join(self.subtypes))
        if len(self.colors) > 1:
            both = f"{'both ' if len(self.colors) == 2 else ''}{listed(wheel(self.colors))}"
            self.after.append((45, Qualifier(f"that's {both}", f"that are {both}")))
        after = _together([q for _, q in sorted(self.after, key=self._place)])
        if self.reference is not None:
            return _narrowed(self, references.reference(self.reference, self.voice), before, nouns, after)
        tail = self.tail or ("card" if self.card else "")
        if tail == "permanent" and nouns != ("",):
            tail = ""
            after = (*after, Qualifier("on the battlefield"))
        if nouns == ("",) and tail:
            nouns, tail = (tail,), ""
        elif nouns == ("",):
            nouns = ("permanent",)
        return NounPhrase(nouns, tail, other=self.other, before=tuple(before), after=after)

    def _place(self, after: tuple[int, Qualifier]) -> int:
        """Where a qualifier stands: "creatures you control of the chosen type", but "spells of the chosen type you cast"."""
        return 16 if self.tail == "spell" and after[0] in (10, 11) else after[0]

    def _nouns(self) -> tuple[str, ...]:
        types = [spelling.word(one) for one in _in_order(tuple(self.types)) if isinstance(one, Word)]
        own = " ".join(types if types else self.subtypes if not self.choices else [])
        if not self.choices:
            return (own,)
        first, *rest = self.choices
        for more in rest:
            first = tuple(f"{b} {a}" for a in first for b in more)
        return tuple(f"{one} {own}".strip() for one in first)


def taken(what: Filter, voice: Voice) -> _Description:
    """A filter taken apart."""
    description = _Description(voice)
    for part in what.parts if isinstance(what, And) else (what,):
        description.take(part)
    return description


def _in_order(parts: tuple[Filter, ...]) -> list[Filter]:
    def rank(part: Filter) -> tuple[int, str]:
        known = isinstance(part, Word) and part.word in _CARD_TYPES
        return (_CARD_TYPES.index(part.word), "") if known and isinstance(part, Word) else (99, "")

    return sorted(parts, key=rank)


def _together(qualifiers: list[Qualifier]) -> tuple[Qualifier, ...]:
    """Neighbouring qualifiers of one kind as one: "with flying and trample", "without flying or islandwalk"."""
    merged: list[Qualifier] = []
    for qualifier in qualifiers:
        for start, join in (("without ", "or"), ("with ", "and")):
            last = merged[-1] if merged else Qualifier("")
            if last.one.startswith(start) and qualifier.one.startswith(start):
                many = f"{last.many or last.one} {join} {(qualifier.many or qualifier.one).removeprefix(start)}"
                merged[-1] = Qualifier(f"{last.one} {join} {qualifier.one.removeprefix(start)}", many)
                break
        else:
            merged.append(qualifier)
    return tuple(merged)


def _alternative_rank(part: Word) -> tuple[bool, str]:
    return part.word_kind != "card type", part.word


def _listing_rank(part: Filter) -> int:
    """This first, spells before permanents, "other …" after them; cards last, or first when they are in no one's words."""
    parts = part.parts if isinstance(part, And) else (part,)
    if any(isinstance(inner, Cards) for inner in parts):
        owned = any(isinstance(inner, (Owned, InZone)) for inner in parts)
        return 4 if owned else 0
    if any(isinstance(inner, Not) and isinstance(inner.part, Reference) for inner in parts):
        return 3
    return 0 if part == This() else 1 if isinstance(part, Spells) else 2


def wheel(colors: Sequence[str]) -> list[str]:
    """Two colours in the order of the colour wheel, as the game writes them: "red and white", "green and blue"."""
    names = list(spelling.COLOR_NAMES.values())
    if len(colors) == 2 and all(color in names for color in colors):
        first, second = colors
        around = (names.index(second) - names.index(first)) % len(names)
        return [first, second] if around <= 2 else [second, first]
    return list(colors)


def _narrowed(
    d: _Description, about: Phrase, before: list[str], nouns: tuple[str, ...], after: tuple[Qualifier, ...]
) -> Phrase:
    facts = []
    if nouns != ("",) or d.tail:
        facts.append(f"is {NounPhrase(nouns, d.tail, before=tuple(before)).with_('a').text()}")
    elif before:
        facts.append(f"is {listed(before)}")
    facts += [q.one if q.one.startswith("that") else f"is {q.one}" for q in after]
    return Fixed(f"{about.text()} that {listed(facts)}") if facts else about


def noun(what: Filter, voice: Voice) -> Phrase:
    """A filter as a noun phrase of one thing, without determiner: "nontoken creature you control"."""
    if isinstance(what, Reference):
        return references.reference(what, voice)
    if isinstance(what, Or):
        words = [part for part in what.parts if isinstance(part, Word)]
        if len(words) < len(what.parts) or any(part.word_kind in ("color", "supertype") for part in words):
            return Listing(tuple(noun(part, voice) for part in sorted(what.parts, key=_listing_rank)))
    if isinstance(what, Objects):
        return Fixed(listed(what.ids), several=len(what.ids) != 1)
    return taken(what, voice).phrase()


def adjectives(what: Filter, voice: Voice) -> tuple[str, ...]:
    """The adjectives of a filter: "nonbasic", "white", "the chosen color"."""
    if isinstance(what, ChosenWord):
        return (spelling.chosen(what, voice),)
    return taken(what, voice).before()


def several(what: Filter, voice: Voice, *, all_: bool = True) -> Phrase:
    """The objects that fit, all together: "creatures you control", "all creatures"."""
    if isinstance(what, Reference):
        return references.reference(what, voice)
    made = noun(what, voice)
    if isinstance(made, Fixed):
        return made
    return made.with_("all") if all_ and isinstance(what, (Word, Permanents, Spells)) else made.number(several=True)


def each(what: Filter, voice: Voice) -> Phrase:
    """ "each creature you control"."""
    if isinstance(what, Reference):
        return references.reference(what, voice)
    return noun(what, voice).with_("each")


def one(what: Filter, voice: Voice) -> Phrase:
    """ "a creature you control"; references are what they are."""
    if isinstance(what, Reference):
        return references.reference(what, voice)
    return noun(what, voice).with_("a")


# ---- what stands after the noun


# ---- predicates


# ---- references and players
