"""Verbs: what effects do."""

from mtglayers.abilities import Ability
from mtglayers.amounts import Amount, CountOf, Number, Times, amount
from mtglayers.characteristics import Characteristics
from mtglayers.errors import InputError
from mtglayers.filters import ChosenWord, Filter, Reference, Word, WordKind
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
from mtglayers.modifications.copying import CopyOf, DoesntCopy, IfItIs
from mtglayers.modifications.power_toughness import BasePT, Get, SwitchPT
from mtglayers.modifications.rules import (
    AdditionalLands,
    ChangeDevotion,
    ChangeHandSize,
    CostChange,
    MaximumHandSize,
    PlayersHave,
    Rule,
)
from mtglayers.modifications.text import ChangeAllWords, ChangeWords, FullTextOf, SetName
from mtglayers.modifications.types import AddWords, ColorsAmong, EveryCreatureType, LoseWords, SetWords
from mtglayers.nodes import Node
from mtglayers.players import Players

AnyWord = Word | ChosenWord


def _kind(words: tuple[AnyWord, ...]) -> WordKind:
    kinds = {word.word_kind for word in words}
    if len(kinds) != 1:
        raise InputError(f"say one kind of word at a time: these are {sorted(kinds)}")
    return words[0].word_kind


def are(*words: AnyWord) -> Modification:
    """They are these, and nothing else of the kind: ``are(Mountain)``, ``are(white)``, ``are(Kithkin, Spirit)``."""
    return SetWords(_kind(words), words)


def are_also(*words: AnyWord) -> Modification:
    """They are these in addition to what they are (205.1b)."""
    return AddWords(_kind(words), words)


def are_no_longer(*words: Word) -> Modification:
    """They are not these any more: "isn't a creature", "aren't legendary"."""
    return LoseWords(_kind(words), words)


def lose_all(word_kind: WordKind) -> Modification:
    """They lose all words of the kind: "loses all creature types"."""
    return SetWords(word_kind, ())


are_colorless = SetWords("color", ())
all_colors = SetWords("color", tuple(Word(letter, "color") for letter in "WUBRG"))
every_creature_type = EveryCreatureType()
every_basic_land_type = AddWords(
    "land type", tuple(Word(w, "land type") for w in ("Plains", "Island", "Swamp", "Mountain", "Forest"))
)


every_nonbasic_land_type = AddWords(
    "land type",
    tuple(
        Word(w, "land type")
        for w in (
            "Cave", "Desert", "Gate", "Lair", "Locus", "Mine", "Planet", "Power-Plant", "Sphere", "Tower", "Town", "Urza's",
        )
    ),
)  # fmt: skip
every_land_type = AddWords("land type", (*every_basic_land_type.words, *every_nonbasic_land_type.words))


def each_color_among(what: Filter) -> Modification:
    """They are each colour among the objects."""
    return ColorsAmong(what)


def get(power: Amount | int, toughness: Amount | int, *, for_each: Filter | Amount | None = None) -> Modification:
    """They get +N/+N (613.4c); ``for_each`` multiplies by a count."""
    if for_each is None:
        return Get(amount(power), amount(toughness))
    each = CountOf(for_each) if isinstance(for_each, Filter) else for_each
    return Get(_times(power, each), _times(toughness, each))


def _times(n: Amount | int, each: Amount) -> Amount:
    if not isinstance(n, int):
        raise InputError("what is got for each must be a plain number")
    return Number(0) if n == 0 else each if n == 1 else Times(n, each)


def base_pt(power: Amount | int, toughness: Amount | int) -> Modification:
    """Their base power and toughness are this (613.4b)."""
    return BasePT(amount(power), amount(toughness))


def set_base_power(power: Amount | int) -> Modification:
    """Their base power is this."""
    return BasePT(amount(power), None)


def set_base_toughness(toughness: Amount | int) -> Modification:
    """Their base toughness is this."""
    return BasePT(None, amount(toughness))


switch_pt = SwitchPT()
lose_all_abilities = LoseAllAbilities()


def lose_all_other_abilities(*keep: Ability) -> Modification:
    """They lose all abilities but these."""
    return LoseAllAbilities(keep)


def have(ability: Ability) -> Modification:
    """They have the ability (613.1f)."""
    return Have(ability)


def have_activated_abilities_of(what: Filter) -> Modification:
    """They have all activated abilities of the objects."""
    return HaveActivatedAbilitiesOf(what)


def have_such_abilities_of(such: Ability, what: Filter) -> Modification:
    """They have each such ability of the objects: ``have_such_abilities_of(keyword("landwalk"), …)``."""
    return HaveSuchAbilitiesOf(such, what)


def have_protection_from_colors_of(what: Filter) -> Modification:
    """They have protection from the colours of the objects."""
    return HaveProtectionFromColorsOf(what)


def lose(ability: Ability) -> Modification:
    """They lose every instance of the ability."""
    return Lose(ability)


def cant_have(ability: Ability) -> Modification:
    """They lose the ability and can't have it (113.11)."""
    return CantHave(ability)


def controlled_by(player: Players) -> Modification:
    """The player controls them."""
    return ControlledBy(player)


def copy_of(what: Filter, *exceptions: Modification) -> Modification:
    """They are copies of the object, except for these (707)."""
    return CopyOf(what, exceptions)


keep_own_color = DoesntCopy("color")


def if_it_is(what: Filter, does: Modification) -> Modification:
    """An exception of a copy effect that is made only where the copy fits."""
    return IfItIs(what, does)


def full_text_of(what: Reference, *plus: Ability) -> Modification:
    """They have the full text of the other card, and these abilities (612.6)."""
    return FullTextOf(what, plus)


def change_words(old: Word, new: Word) -> Modification:
    """Replace one word by another in their text (612.2)."""
    return ChangeWords(old, new)


def change_all_words(new: AnyWord) -> Modification:
    """Replace all words of the kind by this one."""
    return ChangeAllWords(new.word_kind, new)


def set_name(name: str) -> Modification:
    """They have this name (612.8)."""
    return SetName(name)


def players_have(ability: Ability) -> Modification:
    """The players have the ability (613.10)."""
    return PlayersHave(ability)


no_maximum_hand_size = MaximumHandSize(None)


def maximum_hand_size(n: Amount | int) -> Modification:
    """The players' maximum hand size is this."""
    return MaximumHandSize(amount(n))


def change_maximum_hand_size(by: Amount | int) -> Modification:
    """The players' maximum hand size is changed by this."""
    return ChangeHandSize(amount(by))


def increase_devotion(by: int) -> Modification:
    """The players' devotion to each colour and each combination of colours is increased (700.5a)."""
    return ChangeDevotion(by)


def additional_lands(n: int) -> Modification:
    """The players may play so many more lands on each of their turns."""
    return AdditionalLands(n)


def rule(phrase: str, *nodes: Node) -> Modification:
    """A rule in words, with nodes in the places of {}: ``rule("can't attack")``."""
    return Rule(phrase, nodes)


def cost_more(mana: str, times: Amount | int = 1) -> Modification:
    """They cost so much more (601.2f)."""
    return CostChange("more", mana, amount(times))


def cost_less(mana: str, times: Amount | int = 1) -> Modification:
    """They cost so much less."""
    return CostChange("less", mana, amount(times))


def cost_at_least(mana: str) -> Modification:
    """They cost at least so much."""
    return CostChange("at least", mana, amount(1))


def token_of(name: str, pt: str, *words: Word) -> Characteristics:
    """The characteristics of a token: ``token_of("Saproling", "1/1", green, creature, Saproling)``."""
    power, toughness = (int(n) for n in pt.split("/")) if pt else (None, None)
    return Characteristics(name=name, words=words, power=power, toughness=toughness)


__all__ = [
    "additional_lands",
    "all_colors",
    "are",
    "are_also",
    "are_colorless",
    "are_no_longer",
    "base_pt",
    "cant_have",
    "change_all_words",
    "change_maximum_hand_size",
    "change_words",
    "controlled_by",
    "copy_of",
    "cost_at_least",
    "cost_less",
    "cost_more",
    "each_color_among",
    "every_basic_land_type",
    "every_creature_type",
    "every_land_type",
    "every_nonbasic_land_type",
    "full_text_of",
    "get",
    "have",
    "have_activated_abilities_of",
    "have_protection_from_colors_of",
    "have_such_abilities_of",
    "if_it_is",
    "increase_devotion",
    "keep_own_color",
    "lose",
    "lose_all",
    "lose_all_abilities",
    "lose_all_other_abilities",
    "maximum_hand_size",
    "no_maximum_hand_size",
    "players_have",
    "rule",
    "set_base_power",
    "set_base_toughness",
    "set_name",
    "switch_pt",
    "token_of",
]
