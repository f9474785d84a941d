"""Filters, references and players as noun phrases; and as predicates: "is red", "has flying"."""

from collections.abc import Sequence
from typing import Final

from mtglayers.filters import (
    And,
    AnyTarget,
    AttachedTo,
    Cards,
    ChosenName,
    ChosenObject,
    ChosenWord,
    Colors,
    Compare,
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
    Not,
    Objects,
    Or,
    Owned,
    Permanents,
    Reference,
    SameName,
    SharesWith,
    Spells,
    Status,
    Target,
    ThatTarget,
    TheObject,
    This,
    TopCard,
    WithAbility,
    WithCounters,
    WithoutAbilities,
    Word,
    Zone,
)
from mtglayers.instructions import ChooseObject
from mtglayers.nodes import Node
from mtglayers.players import (
    ActivePlayer,
    ChosenPlayer,
    ControllerOf,
    EachPlayer,
    EnchantedPlayer,
    Opponents,
    OwnerOf,
    PlayerNamed,
    Players,
    TargetPlayer,
    ThatPlayer,
    You,
)
from mtglayers_plugins.english import amounts, sentences
from mtglayers_plugins.english.phrases import (
    YOU,
    Fixed,
    Listing,
    NounPhrase,
    Phrase,
    Qualifier,
    article,
    conjugated,
    listed,
    number_word,
    plural,
    third_person,
)
from mtglayers_plugins.english.voice import Voice

COLOR_NAMES: Final = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
_CARD_TYPES: Final = (
    "Kindred", "Enchantment", "Artifact", "Land", "Creature", "Planeswalker", "Battle", "Instant", "Sorcery",
)  # fmt: skip
_ADJECTIVES: Final = frozenset(
    {"tapped", "attacking", "blocking", "blocked", "unblocked", "modified", "monstrous", "renowned", "transformed",
     "face down", "suspected", "saddled", "goaded"}
)  # fmt: skip
_ATTACHED: Final = {"Aura": "enchanted", "Equipment": "equipped", "Fortification": "fortified"}
_COUNTED: Final = {(0, 0): "colorless", (1, 1): "monocolored", (2, 5): "multicolored", (1, 5): "colored"}


def unknown(node: Node) -> str:
    """What is printed for a node that this renderer does not know: its repr in brackets."""
    return f"[{node!r}]"


def word(word: Word | ChosenWord, voice: Voice = Voice()) -> str:  # noqa: B008  # frozen
    """A word of the type line or a colour, as English writes it: subtypes with a capital."""
    if isinstance(word, ChosenWord):
        return chosen(word, voice)
    if word.word_kind == "color":
        return COLOR_NAMES.get(word.word, word.word)
    return word.word.lower() if word.word_kind in ("card type", "supertype") else word.word


def chosen(word: ChosenWord, voice: Voice) -> str:
    """ "the chosen type", "the color of your choice"."""
    if word.word_kind in voice.of_your_choice:
        return f"the {word.word_kind} of your choice"
    which = "" if word.slot == 1 else f"{('', 'first', 'second', 'third', 'fourth')[word.slot] if word.slot < 5 else word.slot} "
    kind = "type" if word.word_kind in ("creature type", "land type") else word.word_kind
    return f"the {which}chosen {kind}"


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
        self.after: list[tuple[int, Qualifier]] = []
        self.reference: Reference | None = None

    def take(self, part: Filter) -> None:
        """Put one part of a filter in its place."""
        match part:
            case Word(word_kind="color"):
                self.colors.append(word(part))
            case Word(word_kind="supertype"):
                self.adjectives.append((20, word(part)))
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
            case HasAttached(what=Word(word=what)) if what in _ATTACHED:
                self.adjectives.append((10, _ATTACHED[what]))
            case InZone(zone="phased out"):
                self.adjectives.append((10, "phased-out"))
            case Not():
                self._not(part.part)
            case Or():
                self._or(part)
            case Reference():
                self.reference = part
            case _:
                self.after.append(_qualifier(part, self.voice))

    def _not(self, part: Filter) -> None:
        match part:
            case This() | ThatTarget() | Target() | It():
                self.other = True
            case Word(word_kind="supertype"):
                self.adjectives.append((20, f"non{word(part)}"))
            case Word(word_kind="color"):
                self.adjectives.append((36, f"non{word(part)}"))
            case Word(word_kind="card type"):
                self.adjectives.append((35, f"non{word(part)}"))
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
                self.after.append(_negated(part, self.voice))

    def _or(self, part: Or) -> None:
        kinds = {inner.word_kind for inner in part.parts if isinstance(inner, Word)}
        alternatives = sorted((inner for inner in part.parts if isinstance(inner, Word)), key=_alternative_rank)
        words = tuple(word(inner) for inner in alternatives)
        if len(words) == len(part.parts) and "color" not in kinds and "supertype" not in kinds:
            self.choices.append(words)
        elif len(words) == len(part.parts):
            self.adjectives.append((40, listed(_wheel(words), "or")))
        else:
            described = [_taken(inner, self.voice) for inner in part.parts]
            if all(d.is_adjective() for d in described):
                self.adjectives.append((10, listed((" ".join(d.before()) for d in described), "or")))
            elif all(d.only_qualifies() for d in described):
                both = [d.after[0][1] for d in described]
                many = listed((q.text(several=True) for q in both), "or")
                self.after.append((50, Qualifier(listed((q.one for q in both), "or"), many)))
            else:
                one = listed((predicate(inner, self.voice) for inner in part.parts), "or")
                many = listed((predicate(inner, self.voice, several=True) for inner in part.parts), "or")
                self.after.append((90, Qualifier(f"that {one}", f"that {many}")))

    def is_adjective(self) -> bool:
        """Whether adjectives alone say it."""
        return not (self.types or self.subtypes or self.choices or self.tail or self.after or self.other or self.reference is not None)

    def only_qualifies(self) -> bool:
        """Whether one phrase after a noun says it."""
        rest = self.types or self.subtypes or self.choices or self.tail or self.before() or self.other
        return not rest and self.reference is None and len(self.after) == 1

    def names_thing(self) -> bool:
        """Whether it has a noun of its own."""
        return bool(self.types or self.subtypes or self.choices or self.tail)

    def before(self) -> tuple[str, ...]:
        colors = [(40, listed(_wheel(self.colors)))] if self.colors else []
        return tuple(text for _, text in sorted([*self.adjectives, *colors], key=lambda pair: pair[0]))

    def phrase(self) -> Phrase:
        """The noun phrase, of one thing, without determiner."""
        before, nouns = list(self.before()), self._nouns()
        if self.subtypes and (self.types or self.choices):
            before.append(" ".join(self.subtypes))
        after = tuple(q for _, q in sorted(self.after, key=lambda pair: pair[0]))
        if self.reference is not None:
            return _narrowed(self, reference(self.reference, self.voice), before, nouns, after)
        tail = self.tail
        if tail == "permanent" and nouns != ("",):
            tail = ""
            after = (*after, Qualifier("on the battlefield"))
        if nouns == ("",) and tail:
            nouns, tail = (tail,), ""
        elif nouns == ("",):
            nouns = ("permanent",)
        return NounPhrase(nouns, tail, other=self.other, before=tuple(before), after=after)

    def _nouns(self) -> tuple[str, ...]:
        types = [word(one) for one in _in_order(tuple(self.types)) if isinstance(one, Word)]
        own = " ".join(types if types else self.subtypes if not self.choices else [])
        if not self.choices:
            return (own,)
        first, *rest = self.choices
        for more in rest:
            first = tuple(f"{b} {a}" for a in first for b in more)
        return tuple(f"{one} {own}".strip() for one in first)


def _taken(what: Filter, voice: Voice) -> _Description:
    description = _Description(voice)
    for part in what.parts if isinstance(what, And) else (what,):
        description.take(part)
    return description


def _in_order(parts: tuple[Filter, ...]) -> list[Filter]:
    def rank(part: Filter) -> tuple[int, str]:
        known = isinstance(part, Word) and part.word in _CARD_TYPES
        return (_CARD_TYPES.index(part.word), "") if known and isinstance(part, Word) else (99, "")

    return sorted(parts, key=rank)


def _alternative_rank(part: Word) -> tuple[bool, str]:
    return part.word_kind != "card type", part.word


def _listing_rank(part: Filter) -> int:
    """Spells are named before permanents, cards last; otherwise the order stays."""
    inner = {type(one) for one in (part.parts if isinstance(part, And) else (part,))}
    return 0 if This in inner else 1 if Spells in inner and isinstance(part, Spells) else 3 if Cards in inner else 2


def _wheel(colors: Sequence[str]) -> list[str]:
    """Two colours in the order of the colour wheel, as the game writes them: "red and white", "green and blue"."""
    names = list(COLOR_NAMES.values())
    if len(colors) == 2 and all(color in names for color in colors):
        first, second = colors
        around = (names.index(second) - names.index(first)) % len(names)
        return [first, second] if around <= 2 else [second, first]
    return list(colors)


def _narrowed(d: _Description, about: Phrase, before: list[str], nouns: tuple[str, ...], after: tuple[Qualifier, ...]) -> Phrase:
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
        return reference(what, voice)
    if isinstance(what, Or):
        words = [part for part in what.parts if isinstance(part, Word)]
        if len(words) < len(what.parts) or any(part.word_kind in ("color", "supertype") for part in words):
            return Listing(tuple(noun(part, voice) for part in sorted(what.parts, key=_listing_rank)))
    if isinstance(what, Objects):
        return Fixed(listed(what.ids), several=len(what.ids) != 1)
    return _taken(what, voice).phrase()


def adjectives(what: Filter, voice: Voice) -> tuple[str, ...]:
    """The adjectives of a filter: "nonbasic", "white", "the chosen color"."""
    if isinstance(what, ChosenWord):
        return (chosen(what, voice),)
    return _taken(what, voice).before()


def several(what: Filter, voice: Voice, *, all_: bool = True) -> Phrase:
    """The objects that fit, all together: "creatures you control", "all creatures"."""
    if isinstance(what, Reference):
        return reference(what, voice)
    made = noun(what, voice)
    if isinstance(made, Fixed):
        return made
    return made.with_("all") if all_ and isinstance(what, (Word, Permanents, Spells)) else made.number(several=True)


def each(what: Filter, voice: Voice) -> Phrase:
    """ "each creature you control"."""
    if isinstance(what, Reference):
        return reference(what, voice)
    return noun(what, voice).with_("each")


def one(what: Filter, voice: Voice) -> Phrase:
    """ "a creature you control"; references are what they are."""
    if isinstance(what, Reference):
        return reference(what, voice)
    return noun(what, voice).with_("a")


# ---- what stands after the noun


def _qualifier(part: Filter, voice: Voice) -> tuple[int, Qualifier]:
    match part:
        case ChosenWord():
            return 14, Qualifier(f"of {chosen(part, voice)}")
        case ChosenName():
            return 15, Qualifier("with the chosen name")
        case Named(name=name):
            return 15, Qualifier(f"named {name}")
        case Controlled(by=by):
            return 10, _whose(by, "control", voice)
        case Owned(by=by):
            return 11, _whose(by, "own", voice)
        case WithAbility() | WithCounters() | WithoutAbilities() | Compare() | HasAttached():
            has, have = _having(part, voice), _having(part, voice, several=True)
            return 20, Qualifier(f"with {has}", f"with {have}")
        case AttachedTo(to=to):
            return 25, Qualifier(f"attached to {one(to, voice).text()}")
        case SharesWith(word_kind=kind, other=other):
            whom = reference(other, voice).text()
            return 30, Qualifier(f"that shares {article(kind)} with {whom}", f"that share {article(kind)} with {whom}")
        case SameName(other=other):
            return 30, Qualifier(f"with the same name as {reference(other, voice).text()}")
        case InZone(zone=zone, whose=whose):
            return 40, Qualifier(place(zone, whose, voice), place(zone, whose, voice, several=True))
        case Colors(least=least, most=most):
            many = "all colors" if least == 5 else f"{number_word(least)} or more colors" if most == 5 else f"exactly {number_word(least)} colors"
            return 45, Qualifier(f"that's {many}", f"that are {many}")
        case Status(status=status):
            return 45, Qualifier(f"that's {status}", f"that are {status}")
        case _:
            return 99, Qualifier(unknown(part))


def _negated(part: Filter, voice: Voice) -> tuple[int, Qualifier]:
    match part:
        case Controlled(by=by):
            return 10, _whose(by, "don't control", voice)
        case Owned(by=by):
            return 11, _whose(by, "don't own", voice)
        case Named(name=name):
            return 15, Qualifier(f"not named {name}")
        case ChosenWord():
            return 6, Qualifier(f"not of {chosen(part, voice)}")
        case WithAbility() | WithCounters():
            return 20, Qualifier(f"without {_having(part, voice)}", f"without {_having(part, voice, several=True)}")
        case WithoutAbilities():
            return 20, Qualifier("with one or more abilities")
        case Reference():
            return 30, Qualifier(f"other than {reference(part, voice).text()}")
        case SharesWith(word_kind=kind, other=other):
            whom = reference(other, voice).text()
            return 30, Qualifier(f"that doesn't share {article(kind)} with {whom}", f"that don't share {article(kind)} with {whom}")
        case SameName(other=other):
            same = f"have the same name as {reference(other, voice).text()}"
            return 30, Qualifier(f"that doesn't {same}", f"that don't {same}")
        case Compare():
            return 60, Qualifier(f"that doesn't have {_having(part, voice)}", f"that don't have {_having(part, voice)}")
        case _:
            is_not = predicate(part, voice, negative=True), predicate(part, voice, negative=True, several=True)
            return 60, Qualifier(f"that {is_not[0]}", f"that {is_not[1]}")


def _whose(by: Players, verb: str, voice: Voice) -> Qualifier:
    if isinstance(by, Opponents):
        return Qualifier(f"an opponent {third_person(verb)}", f"your opponents {verb}")
    who = player(by, voice)
    return Qualifier(f"{who.text()} {conjugated(who, verb)}")


def _having(part: Filter, voice: Voice, *, several: bool = False) -> str:
    """What it has: "flying", "power 2 or less", "a +1/+1 counter on it"."""
    on = "them" if several else "it"
    match part:
        case WithAbility(ability=ability):
            return sentences.quoted(ability, voice, "object")
        case WithoutAbilities():
            return "no abilities"
        case WithCounters(counter=counter, least=1):
            kind = f"{counter} counter".strip()
            return f"{plural(kind) if several else article(kind)} on {on}"
        case WithCounters(counter=counter, least=least):
            return f"{number_word(least)} or more {counter}{' ' if counter else ''}counters on {on}"
        case Compare(column=column, relation=relation, amount=amount):
            return f"{column} {amounts.compared(relation, amount, voice)}"
        case HasAttached(what=what):
            return f"{one(what, voice).text()} attached to {on}"
        case _:
            return unknown(part)


def place(zone: Zone, whose: Players | None, voice: Voice, *, several: bool = False, before: str = "in") -> str:
    """ "in your graveyard", "in exile", "on the battlefield"."""
    if zone in ("battlefield", "stack"):
        return f"{'from' if before == 'from' else 'on'} the {zone}"
    if zone == "exile":
        return f"{'from' if before == 'from' else 'in'} exile" if whose is None else f"{player_possessor(whose, voice)} in exile"
    if zone == "command":
        return f"{before} the command zone"
    if whose is None:
        many = {"library": "all libraries"}.get(zone, f"all {zone}s")
        return f"{before} {many}" if several else f"{before} {article(zone)}"
    return f"{before} {player(whose, voice).possessive()} {zone}"


def player_possessor(whose: Players, voice: Voice) -> str:
    return _whose(whose, "own", voice).text(several=False)


# ---- predicates


def predicate(what: Filter, voice: Voice, *, several: bool = False, negative: bool = False) -> str:
    """What is said of an object that fits: "is red", "isn't a creature", "has flying", "is in your graveyard"."""
    be = ("aren't" if several else "isn't") if negative else ("are" if several else "is")
    have = ("don't have" if several else "doesn't have") if negative else ("have" if several else "has")
    match what:
        case Permanents():
            return f"{be} on the battlefield"
        case InZone(zone=zone, whose=whose):
            return f"{be} {place(zone, whose, voice, several=several)}"
        case WithAbility() | WithCounters() | WithoutAbilities() | Compare():
            return f"{have} {_having(what, voice, several=several)}"
        case HasAttached(what=Word(word=kind)) if kind in _ATTACHED:
            return f"{be} {_ATTACHED[kind]}"
        case HasAttached():
            return f"{have} {_having(what, voice, several=several)}"
        case Not(part=part) if not isinstance(part, (Word, Status)) and not negative:
            return predicate(part, voice, several=several, negative=True)
        case Status(status=status):
            return f"{be} {'a token' if status == 'token' else status}"
        case Not(part=Status(status="token")):
            return f"{be} not a token" if negative else "aren't tokens" if several else "isn't a token"
        case Not(part=Word() as part) if not negative:
            return predicate(part, voice, several=several, negative=True)
        case Controlled(by=by):
            return f"{be} controlled by {player(by, voice, oblique=True).text()}"
        case Owned(by=by):
            return f"{be} owned by {player(by, voice, oblique=True).text()}"
        case Reference():
            return f"{be} {reference(what, voice).text()}"
        case ChosenWord():
            return f"{be} {chosen(what, voice)}"
        case Named(name=name):
            return f"{be} named {name}"
        case _:
            return _described(what, voice, be, several=several)


def _described(what: Filter, voice: Voice, be: str, *, several: bool) -> str:
    made = _taken(what, voice)
    if made.names_thing():
        thing = made.phrase()
        return f"{be} {thing.number(several=True).text() if several else thing.with_('a').text()}"
    if made.is_adjective():
        return f"{be} {listed(made.before())}"
    if isinstance(what, And):
        return listed(predicate(part, voice, several=several, negative=be in ("isn't", "aren't")) for part in what.parts)
    if isinstance(what, Or):
        return listed((predicate(part, voice, several=several) for part in what.parts), "or")
    return f"{be} {' '.join(q.text(several) for _, q in made.after)}"


# ---- references and players


def reference(what: Reference, voice: Voice) -> Phrase:
    """One object that the ability speaks of."""
    if what == voice.it and not isinstance(what, It):
        return Fixed("it")
    match what:
        case This():
            return Fixed(voice.this)
        case It():
            return Fixed("it")
        case Target() if what in voice.named:
            return _that(what.place, voice)
        case Target(filter=filter_, count=count, up_to=up_to):
            made = noun(filter_, voice)
            number = ("" if count == 1 else f"{number_word(count)} ") if not up_to else f"up to {number_word(count)} "
            return made.number(several=count > 1).with_(f"{number}target")
        case ThatTarget(place=place_):
            return _that(place_, voice)
        case Host(how=how, noun=kind):
            return Fixed(f"{how} {noun(kind, voice).text()}")
        case AnyTarget(which=which, opponent=opponent):
            if what in voice.named:
                return Fixed("that permanent or player")
            if which is None:
                return Fixed("any target")
            return Fixed(f"target {'opponent' if opponent else 'player'} or {noun(which, voice).text()}")
        case TheObject(id=id_):
            return Fixed(id_)
        case ChosenObject(filter=filter_) if any(isinstance(n, ChooseObject) and n.filter == filter_ for n in voice.named):
            return noun(_only_kind(filter_), voice).with_("that")
        case ChosenObject(filter=filter_, any_number=any_number):
            return noun(_only_kind(filter_), voice).number(several=any_number).with_("the chosen")
        case EventObject(noun=kind):
            return noun(kind, voice).with_("that")
        case Granter():
            return Fixed(voice.granter)
        case Linked(role=role):
            return Fixed(f"the {role} card" if role and " " not in role else f"the cards {role}", several=" " in role)
        case TopCard(zone=zone, whose=whose):
            return Fixed(f"the top card of {player(whose, voice).possessive()} {zone}")
        case _:
            return Fixed(unknown(what))


def _that(place_: int, voice: Voice) -> Phrase:
    target = voice.targets.get(place_)
    if target is None:
        return Fixed("that object")
    mine = noun(_only_kind(target.filter), voice).number(several=target.count > 1)
    if isinstance(mine, Fixed):
        return mine
    same = [t for t in voice.targets.values() if _only_kind(t.filter) == _only_kind(target.filter)]
    if len(same) > 1:
        ordinals = ("", "first ", "second ", "third ", "fourth ")
        return mine.with_(f"the {ordinals[place_] if place_ < len(ordinals) else ''}target")
    return mine.with_("those" if target.count > 1 else "that")


def _only_kind(what: Filter) -> Filter:
    """The noun by which an object is mentioned again: "that creature" for "target nonblack creature you control"."""
    parts = what.parts if isinstance(what, And) else (what,)
    tails = [part for part in parts if isinstance(part, (Cards, Spells, Permanents))]
    types = [part for part in parts if isinstance(part, Word) and part.word_kind == "card type"]
    kinds = [part for part in parts if isinstance(part, Word) and part.word_kind not in ("color", "supertype", "card type")]
    choices = [part for part in parts if isinstance(part, Or) and all(isinstance(inner, Word) for inner in part.parts)]
    if any(isinstance(part, InZone) for part in parts):
        tails = tails or [Cards()]
    found = tails[:1] or types[:1] or choices[:1] or kinds[:1]
    return found[0] if found else Permanents()


def player(who: Players, voice: Voice, *, oblique: bool = False) -> Phrase:
    """Players as a phrase; ``oblique`` when something is done to several of them, or said after "by"."""
    if who == voice.it:
        return Fixed("they", several=True)
    match who:
        case You():
            return YOU
        case Opponents():
            return Fixed("your opponents", several=True) if not oblique else Fixed("an opponent")
        case EachPlayer():
            return Fixed("each player")
        case ActivePlayer():
            return Fixed("the active player")
        case TargetPlayer(opponent=opponent, place=place_):
            if who in voice.named:
                return Fixed("that player")
            return Fixed(f"target {'opponent' if opponent else 'player'}")
        case ChosenPlayer():
            return Fixed("the chosen player")
        case ThatPlayer():
            return Fixed("that player")
        case ControllerOf(of=of):
            return Fixed(f"{reference(of, voice).possessive()} controller")
        case OwnerOf(of=of):
            return Fixed(f"{reference(of, voice).possessive()} owner")
        case PlayerNamed(name=name):
            return Fixed(name)
        case EnchantedPlayer():
            return Fixed("enchanted player")
        case _:
            return Fixed(unknown(who))


__all__ = [
    "COLOR_NAMES",
    "adjectives",
    "chosen",
    "each",
    "noun",
    "one",
    "place",
    "player",
    "predicate",
    "reference",
    "several",
    "unknown",
    "word",
]
