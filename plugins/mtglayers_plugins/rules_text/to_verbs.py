"""From the parse tree to data: conditions, predicates and verb phrases."""

from collections.abc import Sequence

from mtglayers.abilities import Ability
from mtglayers.amounts import Amount, Number, Times, Variable
from mtglayers.conditions import Condition
from mtglayers.filters import (
    ChosenWord,
    Colors,
    Filter,
    Word,
    WordKind,
)
from mtglayers.instructions import ForAsLongAs
from mtglayers.modifications.abilities import CantHave, Have, Lose, LoseAllAbilities
from mtglayers.modifications.base import Modification
from mtglayers.modifications.copying import CopyOf
from mtglayers.modifications.power_toughness import BasePT, Get
from mtglayers.modifications.rules import AdditionalLands, CostChange, MaximumHandSize
from mtglayers.modifications.text import SetName
from mtglayers.modifications.types import AddWords, ColorsAmong, EveryCreatureType, LoseWords, SetWords
from mtglayers_plugins.rules_text.clauses import Act, Modifiers, Tail, Thing, VerbPhrase
from mtglayers_plugins.rules_text.lexer import Phrase
from mtglayers_plugins.rules_text.to_conditions import Conditions
from mtglayers_plugins.rules_text.to_nouns import refuse


def number(text: str) -> Amount:
    """A printed number as an amount: 3, +3, -3, X, -X."""
    sign, bare = (text[0], text[1:]) if text[0] in "+-" else ("", text)
    value: Amount = Number(int(bare)) if bare.isdigit() else Variable(bare)
    return -value if sign == "-" else value


def times(factor: Amount, each: Amount) -> Amount:
    """What is got for each: the plain number that often."""
    if not isinstance(factor, Number):
        raise refuse("for each", "a plain number was expected before it")
    return Number(0) if factor.n == 0 else each if factor.n == 1 else Times(factor.n, each)


def still(modification: Modification) -> Modification:
    """ "It's still a land": all prior card types and subtypes are retained (205.1b)."""
    if isinstance(modification, SetWords) and modification.words and modification.word_kind != "color":
        return AddWords(modification.word_kind, modification.words)
    return modification


def predicate(tokens: Sequence[Phrase], tails: Sequence[Tail]) -> tuple[Modification, ...]:
    """What "is a …" makes of its subject (205.1): power and toughness, colours, types, and what follows them."""
    does: list[Modification] = []
    words: dict[WordKind, list[Word]] = {}
    colorless = False
    for token in tokens:
        if token.type == "PT":
            does.append(BasePT(*(number(part) for part in token.meaning)))
        elif token.type == "COLORS":
            if token.meaning != Colors(0, 0):
                raise refuse(str(token))
            colorless = True
        elif token.type not in ("AND", "LCOMMA", "COMMA"):
            words.setdefault(token.meaning.word_kind, []).append(token.meaning)
    also = {tail.also for tail in tails if tail.also}
    is_still = any(tail.still for tail in tails)
    if colorless:
        does.append(SetWords("color", ()))
    for kind, list_of_words in words.items():
        does.append(_of_kind(kind, tuple(list_of_words), also, words))
    for tail in tails:
        does.extend(tail.does)
        if tail.name:
            does.append(SetName(tail.name))
    return tuple(still(one) for one in does) if is_still else tuple(does)


def _of_kind(
    kind: WordKind, words: tuple[Word, ...], also: set[str], beside: dict[WordKind, list[Word]]
) -> Modification:
    if kind == "supertype":
        return AddWords(kind, words)
    if kind == "color":
        return AddWords(kind, words) if also & {"colors", "both"} else SetWords(kind, words)
    if also & {"types", "both"}:
        return AddWords(kind, words)
    named = {word.word for word in words}
    if (
        kind == "card type" and {"Artifact", "Creature"} <= named
    ):  # 205.1b: an "artifact creature" keeps its other types
        return AddWords(kind, words)
    return SetWords(kind, words)


class Verbs(Conditions):
    """Conditions, predicates and verb phrases."""

    def quote(self, text: str) -> tuple[Ability, ...]:
        """The abilities inside a quotation; the compiler says how."""
        raise NotImplementedError

    # ---- modifiers

    def duration(self, token: Phrase) -> Modifiers:
        return Modifiers(duration=token.meaning)

    def for_as_long(self, _token: Phrase, condition: Condition) -> Modifiers:
        return Modifiers(duration=ForAsLongAs(condition))

    def as_long_as(self, _token: Phrase, condition: Condition) -> Modifiers:
        return Modifiers(condition=condition)

    def unless(self, _token: Phrase, condition: Condition) -> Modifiers:
        return Modifiers(condition=~condition)

    def where_x(self, _token: Phrase, amount: Amount) -> Modifiers:
        return Modifiers(where_x=amount)

    def for_each(self, amount: Amount) -> Modifiers:
        return Modifiers(for_each=amount)

    # ---- verb phrases

    def vp(self, act: Act, *modifiers: Modifiers) -> VerbPhrase:
        together = Modifiers()
        for modifier in modifiers:
            both = together.and_(modifier)
            if both is None:
                raise refuse("two modifiers of one kind")
            together = both
        return VerbPhrase(act, together)

    def vps(self, vp: VerbPhrase) -> tuple[VerbPhrase, ...]:
        return (vp,)

    def more_vps(self, vps: tuple[VerbPhrase, ...], _and: Phrase, vp: VerbPhrase) -> tuple[VerbPhrase, ...]:
        return (*vps, vp)

    def more_abilities(
        self, vps: tuple[VerbPhrase, ...], _and: Phrase, abilities: tuple[Ability, ...]
    ) -> tuple[VerbPhrase, ...]:
        return (*vps, VerbPhrase(Act(tuple(Have(ability) for ability in abilities))))

    def ptmod(self, token: Phrase) -> tuple[Amount, Amount]:
        power, toughness = token.meaning
        return number(power), number(toughness)

    def get(self, _get: Phrase, pt: tuple[Amount, Amount]) -> Act:
        return Act((Get(*pt),))

    def have(self, _have: Phrase, abilities: tuple[Ability, ...]) -> Act:
        return Act(tuple(Have(ability) for ability in abilities))

    def has_base_pt(self, _has: Phrase, _base: Phrase, pt: Phrase) -> Act:
        return Act((BasePT(*(number(part) for part in pt.meaning)),))

    def has_base_equal(self, _has: Phrase, _base: Phrase, _equal: Phrase, amount: Amount) -> Act:
        return Act((BasePT(amount, amount),))

    def has_base_one(self, _has: Phrase, column: Phrase, amount: Amount) -> Act:
        if column.meaning == "base power":
            return Act((BasePT(amount, None),))
        if column.meaning == "base toughness":
            return Act((BasePT(None, amount),))
        raise refuse(str(column))

    def no_max_hand(self, _has: Phrase, token: Phrase) -> Act:
        return Act((token.meaning,))

    def lose_all(self, *_tokens: Phrase) -> Act:
        return Act((LoseAllAbilities(),))

    def lose_all_other(self, *_tokens: Phrase) -> Act:
        return Act((LoseAllAbilities(),))

    def lose_kind(self, _lose: Phrase, kind: Phrase) -> Act:
        return Act((SetWords(kind.meaning, ()),))

    def lose_every(self, _lose: Phrase, what: Phrase) -> Act:
        if not isinstance(what.meaning, EveryCreatureType | SetWords):
            raise refuse(str(what))
        return Act((SetWords("creature type" if isinstance(what.meaning, EveryCreatureType) else "color", ()),))

    def lose_other_types(self, _lose: Phrase, token: Phrase) -> Act:
        return Act((LoseAllAbilities(),) if "abilities" in token else (), exclusive=True)

    def lose(self, _lose: Phrase, abilities: tuple[Ability, ...]) -> Act:
        return Act(tuple(Lose(ability) for ability in abilities))

    def cant_have(self, _cant: Phrase, abilities: tuple[Ability, ...]) -> Act:
        return Act(tuple(CantHave(ability) for ability in abilities))

    def be(self, _be: Phrase, does: tuple[Modification, ...]) -> Act:
        return Act(does)

    def gain_types(self, _gain: Phrase, what: Phrase) -> Act:
        if isinstance(what.meaning, EveryCreatureType):
            return Act((what.meaning,))
        raise refuse(str(what))

    def tail_types(self, _with: Phrase, what: Phrase) -> Tail:
        return Tail(self.gain_types(_with, what).does)

    def is_keyword(self, _is: Phrase, keyword: Phrase) -> Act:
        return Act((Have(keyword.meaning),))

    def be_also(self, _be: Phrase, does: tuple[Modification, ...]) -> Act:
        return Act(tuple(AddWords(one.word_kind, one.words) if isinstance(one, SetWords) else one for one in does))

    def loss(self, *tokens: Phrase) -> Act:
        words: dict[WordKind, list[Word]] = {}
        for token in tokens:
            if token.type != "A":
                words.setdefault(token.meaning.word_kind, []).append(token.meaning)
        return Act(tuple(LoseWords(kind, tuple(some)) for kind, some in words.items()))

    def be_no_longer(self, _be: Phrase, act: Act) -> Act:
        return act

    def become_copy(self, _be: Phrase, _copy: Phrase, thing: Thing, exceptions: tuple[Modification, ...] = ()) -> Act:
        if not isinstance(thing, Filter):
            raise refuse("a copy of a player")
        return Act((CopyOf(thing, exceptions),))

    def gain_control_of(self, _gain: Phrase, thing: Thing) -> Act:
        return Act(gets_control=thing)

    def controls_thing(self, _control: Phrase, thing: Thing) -> Act:
        return Act(gets_control=thing)

    def rule(self, token: Phrase) -> Act:
        raise NotImplementedError

    def cost(self, _cost: Phrase, mana: Phrase, how: Phrase) -> Act:
        return Act((CostChange(how.meaning, mana.meaning, Number(1)),))

    def cost_at_least(self, _cost: Phrase, _at_least: Phrase, mana: Phrase, _to: Phrase) -> Act:
        return Act((CostChange("at least", mana.meaning, Number(1)),))

    def additional_land(self, token: Phrase) -> Act:
        return Act((AdditionalLands(token.meaning),))

    def enter_tapped(self, _enter: Phrase, status: Phrase) -> Act:
        if status != "tapped":
            raise refuse(f"enter {status}")
        return Act(enters_tapped=True)

    def first_ability(self, ability: Ability | tuple[Ability, ...]) -> tuple[Ability, ...]:
        return ability if isinstance(ability, tuple) else (ability,)

    def more_ability(
        self, abilities: tuple[Ability, ...], _and: Phrase, ability: Ability | tuple[Ability, ...]
    ) -> tuple[Ability, ...]:
        return (*abilities, *self.first_ability(ability))

    def quoted(self, token: Phrase) -> tuple[Ability, ...]:
        return self.quote(token.meaning)

    # ---- predicates

    def words(self, *tokens: Phrase) -> list[Phrase]:
        return list(tokens)

    def predicate(self, *parts: Phrase | list[Phrase] | Tail) -> tuple[Modification, ...]:
        words = next(part for part in parts if isinstance(part, list))
        return predicate(words, [part for part in parts if isinstance(part, Tail)])

    def every_type(self, token: Phrase, *tails: Tail) -> tuple[Modification, ...]:
        return (token.meaning, *(one for tail in tails for one in tail.does))

    def chosen_words(self, *parts: Phrase | Tail) -> tuple[Modification, ...]:
        chosen = next(part.meaning for part in parts if isinstance(part, Phrase) and part.type == "CHOSEN")
        if not isinstance(chosen, ChosenWord):
            raise refuse(str(parts[-1]))
        also = any(isinstance(part, Tail) and part.also for part in parts)
        made = AddWords if also else SetWords
        return (made(chosen.word_kind, (chosen,)),)

    def each_color_among(self, _token: Phrase, group: Filter) -> tuple[Modification, ...]:
        return (ColorsAmong(group),)

    def tail_abilities(self, _with: Phrase, abilities: tuple[Ability, ...]) -> Tail:
        return Tail(tuple(Have(ability) for ability in abilities))

    def tail_base(self, _with: Phrase, _base: Phrase, pt: Phrase) -> Tail:
        return Tail((BasePT(*(number(part) for part in pt.meaning)),))

    def tail_abilities_base(
        self, _with: Phrase, abilities: tuple[Ability, ...], _and: Phrase, _base: Phrase, pt: Phrase
    ) -> Tail:
        return Tail((*self.tail_abilities(_with, abilities).does, *self.tail_base(_with, _base, pt).does))

    def tail_base_abilities(
        self, _with: Phrase, _base: Phrase, pt: Phrase, _and: Phrase, abilities: tuple[Ability, ...]
    ) -> Tail:
        return self.tail_abilities_base(_with, abilities, _and, _base, pt)

    def tail_equal(self, _with: Phrase, _pt: Phrase, _equal: Phrase, amount: Amount) -> Tail:
        return Tail((BasePT(amount, amount),))

    def tail_no_abilities(self, _with: Phrase, _no: Phrase) -> Tail:
        return Tail((LoseAllAbilities(),))

    def tail_also(self, token: Phrase) -> Tail:
        return Tail(also=token.meaning)

    def tail_still(self, _token: Phrase) -> Tail:
        return Tail(still=True)

    def tail_named(self, token: Phrase) -> Tail:
        return Tail(name=token.meaning.replace("~", self.card_name))

    # ---- exceptions of copy effects (707.9)

    def exception(self, _except: Phrase, exceptions: tuple[Modification, ...]) -> tuple[Modification, ...]:
        return exceptions

    def first_except(self, does: tuple[Modification, ...]) -> tuple[Modification, ...]:
        return does

    def more_except(
        self, one: tuple[Modification, ...], *rest: Phrase | tuple[Modification, ...]
    ) -> tuple[Modification, ...]:
        return one + tuple(m for part in rest if isinstance(part, tuple) for m in part)

    def more_except_vp(self, one: tuple[Modification, ...], _and: Phrase, vp: VerbPhrase) -> tuple[Modification, ...]:
        return (*one, *self._plain(vp))

    def except_vp(self, _it: Phrase, vp: VerbPhrase) -> tuple[Modification, ...]:
        return self._plain(vp)

    @staticmethod
    def _plain(vp: VerbPhrase) -> tuple[Modification, ...]:
        if vp.modifiers != Modifiers() or vp.act.gets_control is not None or vp.act.enters_tapped:
            raise refuse("this exception of a copy")
        return vp.act.does

    def except_name_this(self, _name: Phrase, _self: Phrase) -> tuple[Modification, ...]:
        return (SetName(self.card_name),)

    def except_never(self, name: Phrase) -> tuple[Modification, ...]:
        raise refuse(str(name))

    # ---- sentences about hand size, said of a possessive

    def hand_size(self, amount: Amount) -> Act:
        return Act((MaximumHandSize(amount),))
