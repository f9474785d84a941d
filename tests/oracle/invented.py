"""Random boards of invented cards. Every choice is made by a ``Chooser``, be it a seed or hypothesis."""

import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from mtglayers.abilities import Ability, Effect, Keyword, Level, Mana, Static
from mtglayers.amounts import (
    Amount,
    AtLeast,
    CountersOn,
    CountOf,
    Devotion,
    Greatest,
    Half,
    Its,
    KindsAmong,
    Number,
    NumberOf,
    PlayerNumber,
    Sum,
    Times,
    Total,
)
from mtglayers.characteristics import Characteristics, Printed, mana_value
from mtglayers.conditions import AllOf, AmountIs, AnyOf, Condition, Is, ThereIs, TurnOf, Unless
from mtglayers.filters import (
    ChosenWord,
    Colors,
    Compare,
    Controlled,
    Filter,
    HasAttached,
    Host,
    InZone,
    It,
    Named,
    Owned,
    Permanents,
    Reference,
    SharesWith,
    Status,
    This,
    TopCard,
    WithAbility,
    WithCounters,
    WithoutAbilities,
    Word,
)
from mtglayers.modifications.abilities import (
    CantHave,
    Have,
    HaveActivatedAbilitiesOf,
    HaveProtectionFromColorsOf,
    HaveSuchAbilitiesOf,
    Lose,
    LoseAllAbilities,
)
from mtglayers.modifications.base import Modification
from mtglayers.modifications.control import ControlledBy
from mtglayers.modifications.copying import BecomeValues, CopyOf
from mtglayers.modifications.power_toughness import BasePT, Get, SwitchPT
from mtglayers.modifications.rules import ChangeHandSize, MaximumHandSize, PlayersHave
from mtglayers.modifications.text import ChangeAllWords, ChangeWords, FullTextOf
from mtglayers.modifications.types import AddWords, ColorsAmong, EveryCreatureType, LoseWords, SetWords
from mtglayers.players import ControllerOf, EachPlayer, Opponents, OwnerOf, You
from mtglayers.vocabulary import (
    changeling,
    devoid,
    flying,
    haste,
    landwalk,
    opponents_control,
    protection,
    reach,
    token,
    you_control,
)

from .board import Board, Counters, Resolved, Thing

T = TypeVar("T")


class Chooser(Protocol):
    """Whoever decides."""

    def pick(self, options: Sequence[T]) -> T: ...

    def number(self, least: int, most: int) -> int: ...

    def chance(self, percent: int) -> bool: ...


class Seeded:
    """Decisions by a seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)  # noqa: S311  # boards, not secrets

    def pick(self, options: Sequence[T]) -> T:
        return self.random.choice(options)

    def number(self, least: int, most: int) -> int:
        return self.random.randint(least, most)

    def chance(self, percent: int) -> bool:
        return self.random.random() * 100 < percent


CREATURE_TYPES = [Word(w, "creature type") for w in ("Goblin", "Elf", "Zombie")]
BASIC = [Word(w, "land type") for w in ("Forest", "Island", "Swamp")]
LAND_TYPES = [*BASIC, Word("Desert", "land type")]
COLORS = [Word(w, "color") for w in "WBR"]
CARD_TYPES = [Word(w, "card type") for w in ("Creature", "Land", "Artifact", "Enchantment")]
SUPERTYPES = [Word(w, "supertype") for w in ("Legendary", "Basic")]
KINDS: list[list[Word]] = [CREATURE_TYPES, LAND_TYPES, COLORS]
CREATURE, LAND, ARTIFACT, ENCHANTMENT = CARD_TYPES
KEYWORDS = [flying, reach, haste]
NAMES = ["Ant", "Bee", "Cow", "Dog", "Eel"]
RELATIONS: list[Any] = ["<=", ">=", "=", "<", ">"]


class Inventor:
    """Cards and boards, as a chooser decides."""

    def __init__(self, chooser: Chooser) -> None:
        self.choose = chooser
        self.theme = chooser.pick(["any", "any", "types", "types", "abilities", "power", "control", "colors"])
        """What the effects of the board have most to do with, so that they meet."""
        self.host = False
        """Whether the card at hand is attached to something."""
        self.chosen: set[str] = set()
        """The kinds of words that the card at hand has a choice of."""

    def when(self, theme: str, more: int) -> int:
        """A greater weight when the board has the theme."""
        return more if self.theme == theme else 1

    def one_of(self, *weighted: tuple[int, Callable[[], T]]) -> T:
        """One of several things, by weight."""
        at = self.choose.number(1, sum(weight for weight, _ in weighted))
        for weight, make in weighted:
            at -= weight
            if at <= 0:
                return make()
        raise AssertionError

    # ---- filters

    def noun(self) -> Filter:
        return self.one_of(
            (6, lambda: CREATURE),
            (4 * self.when("types", 4), lambda: self.choose.pick(CREATURE_TYPES)),
            (3, lambda: LAND),
            (3 * self.when("types", 3), lambda: self.choose.pick(LAND_TYPES)),
            (2, lambda: ARTIFACT),
            (2, lambda: ENCHANTMENT),
            (2, Permanents),
        )

    def adjective(self, depth: int) -> Filter:
        return self.one_of(
            (4, lambda: ~This()),
            (3 * self.when("control", 6), lambda: self.choose.pick([you_control, opponents_control])),
            (1, lambda: self.choose.pick([Owned(You()), Controlled(ControllerOf(self.reference()))])),
            (3 * self.when("colors", 5), lambda: self.choose.pick(COLORS)),
            (3, lambda: ~self.choose.pick([*COLORS, *CREATURE_TYPES, *LAND_TYPES, *CARD_TYPES, *SUPERTYPES])),
            (2, lambda: self.choose.pick([*CARD_TYPES, *SUPERTYPES])),
            (1, lambda: Colors(*self.choose.pick([(0, 0), (1, 1), (2, 5)]))),
            (3 * self.when("abilities", 5), lambda: WithAbility(self.choose.pick(KEYWORDS))),
            (2, lambda: ~WithAbility(self.choose.pick(KEYWORDS))),
            (1, WithoutAbilities),
            (3 * self.when("power", 6), lambda: self.comparison(depth)),
            (1, lambda: Named(self.choose.pick(NAMES))),
            (1, WithCounters),
            (1, lambda: HasAttached(self.filter(0) if depth > 0 else ENCHANTMENT)),
            (1, lambda: SharesWith(self.choose.pick(["color", "creature type"]), self.reference())),
            (1, lambda: self.choose.pick([token, Status("tapped")])),
        )

    def comparison(self, depth: int) -> Filter:
        column = self.choose.pick(["power", "power", "toughness", "mana value", "base power"])
        n: Amount = Number(self.choose.number(0, 4))
        if depth > 0 and self.choose.chance(20):
            n = self.amount(0)
        return Compare(column, self.choose.pick(RELATIONS), n)

    def filter(self, depth: int = 1) -> Filter:
        """Objects, by a noun and some adjectives."""
        if self.choose.chance(3):
            return InZone(self.choose.pick(["graveyard", "hand"]), self.choose.pick([None, You()]))
        if self.chosen and self.choose.chance(40):
            made: Filter = ChosenWord(self.choose.pick(sorted(self.chosen)))  # type: ignore[arg-type]  # kinds of words
        else:
            made = self.noun()
        for _ in range(self.choose.pick([0, 0, 0, 1, 1, 2])):
            made = made & self.adjective(depth)
        if depth > 0 and self.choose.chance(8):
            made = made | self.filter(0)
        return made

    def reference(self) -> Reference:
        return Host("enchanted", CREATURE) if self.host and self.choose.chance(60) else This()

    def applies_to(self) -> Filter:
        if self.host and self.choose.chance(70):
            return Host("enchanted", CREATURE)
        return This() if self.choose.chance(10) else self.filter()

    # ---- amounts and conditions

    def amount(self, depth: int = 1, *, its: bool = False) -> Amount:
        """A number; ``its`` allows numbers of the affected object."""
        column = self.choose.pick(["power", "toughness", "mana value"])
        made: Amount = self.one_of(
            (5, lambda: CountOf(self.filter(0))),
            (4 if its else 1, lambda: Its(column) if its else Number(2)),
            (3, lambda: NumberOf(column, self.reference())),
            (2, lambda: Greatest(column, self.filter(0))),
            (1, lambda: Total(column, self.filter(0))),
            (2, lambda: KindsAmong(self.choose.pick(["card type", "color", "basic land type"]), self.filter(0))),
            (1, lambda: CountersOn(self.choose.pick(["+1/+1", ""]), self.reference())),
            (1, lambda: PlayerNumber(self.choose.pick(["life", "cards in hand"]), You())),
            (1, lambda: Devotion(tuple(word.word for word in COLORS[: self.choose.number(1, 2)]), You())),
        )
        if depth > 0 and self.choose.chance(15):
            made = self.choose.pick(
                [Times(2, made), Times(-1, made), Sum.of(made, Number(1)), AtLeast(made), Half(made, up=True)]
            )
        return made

    def number(self, *, its: bool = True) -> Amount:
        return (
            self.amount(its=its)
            if self.choose.chance(60 if self.theme == "power" else 30)
            else Number(self.choose.number(-1, 4))
        )

    def condition(self, depth: int = 1) -> Condition:
        made: Condition = self.one_of(
            (4, lambda: ThereIs(self.filter())),
            (3, lambda: Is(self.reference(), self.filter(0))),
            (3, lambda: AmountIs(self.amount(), self.choose.pick(RELATIONS), Number(self.choose.number(0, 4)))),
            (1, lambda: TurnOf(You())),
        )
        if depth > 0 and self.choose.chance(20):
            other = self.condition(0)
            made = self.choose.pick([Unless(made), AllOf((made, other)), AnyOf((made, other))])
        return made

    # ---- what effects do

    def words(self, kind: str, kinds: Sequence[Word]) -> tuple[Any, ...]:
        if kind in self.chosen and self.choose.chance(60):
            return (ChosenWord(kind),)  # type: ignore[arg-type]  # a kind of word
        return (self.choose.pick(kinds),)

    def type_change(self) -> Modification:
        return self.one_of(
            (4, lambda: SetWords("creature type", self.words("creature type", CREATURE_TYPES))),
            (4, lambda: AddWords("creature type", self.words("creature type", CREATURE_TYPES))),
            (4, lambda: SetWords("land type", self.words("land type", LAND_TYPES))),
            (4, lambda: AddWords("land type", self.words("land type", LAND_TYPES))),
            (5, lambda: AddWords("card type", (self.choose.pick(CARD_TYPES),))),
            (2, lambda: SetWords("card type", (self.choose.pick(CARD_TYPES),))),
            (2, lambda: LoseWords("card type", (self.choose.pick(CARD_TYPES),))),
            (1, lambda: LoseWords("land type", (self.choose.pick(LAND_TYPES),))),
            (1, EveryCreatureType),
            (1, lambda: AddWords("supertype", (self.choose.pick(SUPERTYPES),))),
            (1, lambda: LoseWords("supertype", (self.choose.pick(SUPERTYPES),))),
        )

    def color_change(self) -> Modification:
        return self.one_of(
            (3, lambda: SetWords("color", self.words("color", COLORS))),
            (3, lambda: AddWords("color", self.words("color", COLORS))),
            (1, lambda: SetWords("color", ())),
            (2, lambda: ColorsAmong(self.filter(0))),
        )

    def given(self, depth: int) -> Ability:
        if depth > 0 and self.choose.chance(55):
            return Static((self.effect(depth - 1),))
        return self.choose.pick(
            [*KEYWORDS, *KEYWORDS, changeling, landwalk(BASIC[0]), protection(COLORS[0]), Mana("{T}", ("C",))]
        )

    def ability_change(self, depth: int) -> Modification:
        return self.one_of(
            (6, lambda: Have(self.given(depth))),
            (3, lambda: Lose(self.choose.pick(KEYWORDS))),
            (3, LoseAllAbilities),
            (1, lambda: LoseAllAbilities((self.choose.pick(KEYWORDS),))),
            (1, lambda: CantHave(self.choose.pick(KEYWORDS))),
            (1, lambda: HaveActivatedAbilitiesOf(self.filter(0))),
            (
                1,
                lambda: HaveSuchAbilitiesOf(
                    self.choose.pick([landwalk(BASIC[0]), Keyword("protection"), flying]), self.filter(0)
                ),
            ),
            (1, lambda: HaveProtectionFromColorsOf(self.filter(0))),
        )

    def control_change(self) -> Modification:
        whom = [You(), You(), You(), Opponents(), OwnerOf(It()), ControllerOf(self.reference())]
        return ControlledBy(self.choose.pick(whom))

    def text_change(self) -> Modification:
        kind = self.choose.pick(KINDS)
        old, new = self.choose.pick(kind), self.choose.pick(kind)
        if self.choose.chance(20):
            return ChangeAllWords(kind[0].word_kind, self.words(kind[0].word_kind, [new])[0])
        return ChangeWords(old, new)

    def pt_change(self) -> Modification:
        return self.one_of(
            (
                4,
                lambda: BasePT(
                    *self.choose.pick([(self.number(), self.number()), (self.number(), None), (None, self.number())])
                ),
            ),
            (6, lambda: Get(self.number(), self.number())),
            (2, SwitchPT),
        )

    def does(self, depth: int) -> list[Modification]:
        """One to three changes, in different layers more often than not."""
        made: list[Modification] = []
        for _ in range(self.choose.pick([1, 1, 1, 2, 2, 3])):
            one = self.one_of(
                (5 * self.when("types", 4), self.type_change),
                (3 * self.when("colors", 5), self.color_change),
                (4 * self.when("abilities", 4), lambda: self.ability_change(depth)),
                (4 * self.when("power", 4), self.pt_change),
                (self.when("control", 10), self.control_change),
                (self.when("types", 4), self.text_change),
            )
            if one not in made:
                made.append(one)
        return made

    def effect(self, depth: int = 2) -> Effect:
        if self.choose.chance(3):
            return self.effect_on_players()
        return Effect.of(
            self.applies_to(), *self.does(depth), as_long_as=self.condition() if self.choose.chance(18) else None
        )

    def effect_on_players(self) -> Effect:
        whom = self.choose.pick([You(), Opponents(), EachPlayer()])
        does = self.choose.pick([
            PlayersHave(flying), MaximumHandSize(self.number(its=False)), MaximumHandSize(None),
            ChangeHandSize(self.number(its=False)),
        ])  # fmt: skip
        return Effect.of(whom, does)

    def defining(self) -> Ability:
        """A characteristic-defining ability (604.3a), of layer 4, 5 or 7a."""
        return self.one_of(
            (2, lambda: Static((Effect.of(This(), SetWords("color", (self.choose.pick(COLORS),))),))),
            (2, lambda: Static((Effect.of(This(), ColorsAmong(self.filter(0))),))),
            (2, lambda: Static((Effect.of(This(), AddWords("creature type", (self.choose.pick(CREATURE_TYPES),))),))),
            (2, lambda: Static((Effect.of(This(), SetWords("creature type", (self.choose.pick(CREATURE_TYPES),))),))),
            (1, lambda: changeling),
            (1, lambda: devoid),
            (5, lambda: Static((Effect.of(This(), BasePT(self.amount(), self.amount())),))),
        )

    # ---- cards and boards

    def card(self, kind: str) -> Characteristics:
        """A card of a kind: creature, land, artifact, enchantment, vehicle, artifact creature, land creature, aura, equipment."""
        self.host = kind in ("aura", "equipment")
        self.chosen = {self.choose.pick(["color", "creature type", "land type"])} if self.choose.chance(8) else set()
        types = {
            "creature": [CREATURE], "land": [LAND], "artifact": [ARTIFACT], "enchantment": [ENCHANTMENT], "vehicle": [ARTIFACT],
            "artifact creature": [ARTIFACT, CREATURE], "land creature": [LAND, CREATURE], "aura": [ENCHANTMENT],
            "enchantment creature": [ENCHANTMENT, CREATURE], "equipment": [ARTIFACT],
        }[kind]  # fmt: skip
        words = list(types)
        if kind == "aura":
            words.append(Word("Aura", "enchantment type"))
        if kind in ("equipment", "vehicle"):
            words.append(Word(kind.capitalize(), "artifact type"))
        if LAND in types:
            words += [self.choose.pick(LAND_TYPES)] if self.choose.chance(70) else []
        if CREATURE in types:
            words += [self.choose.pick(CREATURE_TYPES)] if self.choose.chance(85) else []
        if self.choose.chance(20):
            words.append(self.choose.pick(SUPERTYPES))
        cost = "" if LAND in types else self.choose.pick(["{1}", "{2}{W}", "{B}", "{W}{B}", "{R}{R}", "{3}", "{1}{R}"])
        words += [color for color in COLORS if color.word in cost]
        abilities: list[Ability] = []
        if CREATURE in types and self.choose.chance(20):
            abilities.append(
                self.choose.pick([*KEYWORDS, landwalk(self.choose.pick(BASIC)), protection(self.choose.pick(COLORS))])
            )
        if self.choose.chance(15):
            abilities.append(self.defining())
        wanted = 95 if kind in ("enchantment", "aura", "equipment", "artifact") else 55
        if self.choose.chance(wanted):
            zones = (
                self.choose.pick([("graveyard",), ("battlefield", "graveyard")])
                if self.choose.chance(6)
                else ("battlefield",)
            )
            abilities.append(Static((self.effect(),), zones))  # type: ignore[arg-type]  # zones by their names
            if self.choose.chance(25):
                abilities.append(Static((self.effect(),)))
            if self.choose.chance(6):
                abilities.append(Static((self.effect(), self.effect())))
        if self.choose.chance(8) and self.host:
            exceptions = (Have(flying), BasePT(Number(1), Number(3)), AddWords("card type", (ARTIFACT,)))[
                : self.choose.number(0, 3)
            ]
            copies = CopyOf(Host("enchanted", CREATURE), exceptions)
            abilities.append(Static((Effect.of(self.filter(0) & ~This(), copies),)))
        if self.choose.chance(2):
            top = TopCard("graveyard", You())
            abilities.insert(0, Static((Effect.of(This(), FullTextOf(top), as_long_as=Is(top, CREATURE)),)))
        if CREATURE in types and self.choose.chance(4):
            most = self.choose.pick([None, 2])
            abilities.append(
                Level(1, most, self.choose.number(0, 5), self.choose.number(0, 5), (self.choose.pick(KEYWORDS),))
            )
        has_pt = CREATURE in types or kind == "vehicle"
        return Characteristics(
            name=self.choose.pick(NAMES),
            mana_cost=cost,
            mana_value=mana_value(cost),
            words=tuple(dict.fromkeys(words)),
            abilities=tuple(Printed(ability, "") for ability in abilities),
            power=self.choose.number(0, 4) if has_pt else None,
            toughness=self.choose.number(0, 4) if has_pt else None,
        )

    def board(self) -> Board:
        """A board of three to eight objects, with counters, attachments and effects of resolutions."""
        clock = iter(range(1, 1000))
        things: list[Thing] = []
        players = ["A", "B", "C"] if self.choose.chance(10) else ["A", "A", "B"]
        size = self.choose.number(3, 9)
        kinds = [
            "creature", "creature", "creature", "land", "land", "artifact", "enchantment", "enchantment", "enchantment",
            "artifact creature", "land creature", "enchantment creature", "vehicle", "aura", "equipment",
        ]  # fmt: skip
        for number in range(size):
            kind = self.choose.pick(kinds)
            card = self.choose.pick(things).card if things and self.choose.chance(12) else self.card(kind)
            attached = [word for word in card.words if word.word in ("Aura", "Equipment")]
            host = self.choose.pick(things).id if things and attached else ""
            zone = (
                "battlefield"
                if host or self.choose.chance(93)
                else self.choose.pick(["graveyard", "graveyard", "hand"])
            )
            things.append(
                Thing(
                    id=f"t{number:02}",
                    card=card,
                    timestamp=next(clock),
                    controller=self.choose.pick(players),
                    owner=self.choose.pick(players) if zone == "battlefield" and self.choose.chance(10) else "",
                    zone=zone,
                    attached_to=host,
                    choices=(
                        ("color", self.choose.pick(COLORS).word),
                        ("creature type", self.choose.pick(CREATURE_TYPES).word),
                        ("land type", self.choose.pick(BASIC).word),
                    ),
                    status=tuple(s for s in ("token", "tapped") if self.choose.chance(10)),
                )
            )
        counters: list[Counters] = []
        resolved: list[Resolved] = []
        for number in range(self.choose.pick([0, 0, 0, 1, 1, 2, 3])):
            chosen = [thing.id for thing in things if self.choose.chance(30)] or [self.choose.pick(things).id]
            resolved.append(self.resolution(f"r{number:02}", tuple(chosen), things, next(clock)))
        for _ in range(self.choose.pick([0, 0, 1, 1, 2, 3])):
            kind = self.choose.pick(["+1/+1", "+1/+1", "-1/-1", "+1/+0", "flying", "level", "level"])
            on = self.choose.pick([thing for thing in things if thing.zone == "battlefield"] or things)
            if on.zone == "battlefield" and not any(c.on == on.id and c.kind == kind for c in counters):
                counters.append(Counters(on.id, kind, self.choose.number(1, 3), next(clock)))
        # a new timestamp for some: attached again, turned over
        for number, thing in enumerate(things):
            if self.choose.chance(20):
                things[number] = Thing(**{**vars(thing), "timestamp": next(clock)})
        life = tuple((name, self.choose.number(0, 4)) for name in dict.fromkeys(players))
        return Board(tuple(things), tuple(resolved), tuple(counters), players=tuple(dict.fromkeys(players)), life=life)

    def resolution(self, name: str, objects: tuple[str, ...], things: list[Thing], timestamp: int) -> Resolved:
        """An effect locked in: its numbers are fixed (611.2d), but an ability that it gives is alive."""
        self.host, self.chosen = False, set()
        if self.choose.chance(5):
            down = BecomeValues(Characteristics(words=(CREATURE,), power=2, toughness=2), "face-down")
            return Resolved(name, Effect.of(CREATURE, down), objects, self.choose.pick(["A", "B"]), timestamp)
        does: list[Modification] = []
        for _ in range(self.choose.pick([1, 1, 2])):
            one = self.one_of(
                (3, self.type_change),
                (2, self.color_change_fixed),
                (3, lambda: self.ability_change(2)),
                (4, self.fixed_pt),
                (3, lambda: ControlledBy(You())),
                (2, self.text_change),
                (3, lambda: BecomeValues(self.choose.pick(things).card)),
            )
            if one not in does:
                does.append(one)
        return Resolved(name, Effect.of(CREATURE, *does), objects, self.choose.pick(["A", "B"]), timestamp)

    def color_change_fixed(self) -> Modification:
        return self.choose.pick(
            [SetWords("color", (self.choose.pick(COLORS),)), AddWords("color", (self.choose.pick(COLORS),))]
        )

    def fixed_pt(self) -> Modification:
        power, toughness = Number(self.choose.number(-2, 4)), Number(self.choose.number(-2, 4))
        return self.choose.pick([BasePT(power, toughness), Get(power, toughness), SwitchPT()])


def board_of_seed(seed: int) -> Board:
    """The board that a seed makes, always the same."""
    return Inventor(Seeded(seed)).board()
