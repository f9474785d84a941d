"""Sentences to data: what a paragraph of a static ability, or of what resolves, says."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, cast

from mtglayers.abilities import Ability, AsEnters, Effect, Static
from mtglayers.amounts import Number, Variable
from mtglayers.characteristics import Characteristics
from mtglayers.conditions import Condition
from mtglayers.filters import ChosenObject, ChosenWord, Filter, Granter, Reference, Target, This, Word, Zone
from mtglayers.instructions import (
    ChangeText,
    Choose,
    CopySpell,
    Create,
    CreateCopy,
    Do,
    Each,
    EnterTapped,
    If,
    Instruction,
    Lasting,
    Monstrosity,
    MoveTo,
    ThisTurn,
    TurnFace,
)
from mtglayers.modifications.base import Modification
from mtglayers.modifications.rules import AdditionalLands, CostChange, Rule
from mtglayers.nodes import Node
from mtglayers.players import TargetPlayer, You
from mtglayers_plugins.rules_text import damage, free_text
from mtglayers_plugins.rules_text.antecedents import Antecedents
from mtglayers_plugins.rules_text.clauses import Act, Clause, Step, Things
from mtglayers_plugins.rules_text.guards import NotUnderstood, refuse_dangerous
from mtglayers_plugins.rules_text.lexer import Lexer, Phrase
from mtglayers_plugins.rules_text.parsing import Start, longest, parse
from mtglayers_plugins.rules_text.to_nouns import all_that_fit
from mtglayers_plugins.rules_text.to_sentences import Sentences
from mtglayers_plugins.rules_text.to_verbs import still
from mtglayers_plugins.rules_text.vocabulary import Vocabulary

LINGERS: Final = re.compile(r"^If (?:~|this \w+) leaves the battlefield, this effect continues until end of turn\.?$")
STILL: Final = re.compile(
    r"^(?:It's|They're|He's|She's) still (?:an? )?(?:land|artifact|planeswalker|enchantment)s?\.?$"
)
OF_YOUR_CHOICE: Final = re.compile(r"\bthe (color|creature type|basic land type|land type) of your choice\b")
SENTENCE_END: Final = re.compile(r'(?<=[.!])(?<!"\.)\s+(?=[A-Z~"{+•])|(?<=[.!]")\s+(?=[A-Z~])')

MADE: Final = re.compile(r"\b(?:cards?|tokens?|library|reveal|an? \w+)\b")
"""Words of a sentence that may bring its own antecedent for "it"."""
SEARCHES: Final = re.compile(r"\bsearch(?:es)? (?:your|their) library\b", re.IGNORECASE)
EXILED_AND_BACK: Final = re.compile(
    r"^Exile (?:~|this \w+), then return (?:it|her|him|them) to the battlefield transformed under "
    r"(?:(your)|(?:its|her|his|their) owner's) control\.?$"
)
""" "Exile this, then return it transformed": one thing, kept in words whole (712.14)."""
COPY_OF_EACH: Final = re.compile(r"^For each ([^,]+), create a token that's a copy of that \w+(.*)$")
NAMED_TOKEN: Final = re.compile(r"\bcreate ([A-Z~][^.]*?), an? (legendary [^.\"]*? token)")
""" "Create Boo, a legendary … token": the name comes first (111.4)."""
HAVE_IT: Final = re.compile(r"^You may have (.+?) (become|deal|get|gain|lose|fight) (.+)$")
""" "You may have it become …": you may, and then it does."""
ONE_WORD: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Instruction]], ...]] = (
    (re.compile(r"^Monstrosity (\d+)\.?$", re.IGNORECASE), lambda m: Monstrosity(Number(int(m[1])))),
    (re.compile(r"^(?:it|~|this \w+) enters tapped\.?$", re.IGNORECASE), lambda _: EnterTapped()),
    (re.compile(r"^Monstrosity X\.?$", re.IGNORECASE), lambda _: Monstrosity(Variable("X"))),
    (
        re.compile(r"^You may play an additional land this turn\.?$"),
        lambda _: Lasting(Effect.of(You(), AdditionalLands(1)), ThisTurn()),
    ),
)
"""Keyword actions and other instructions that are one phrase."""

Quote = Callable[[str], tuple[Ability, ...]]


class Reader(Sentences):
    """The transformer, knowing whose text it reads."""

    def __init__(self, compiler: "Compiler") -> None:
        self.compiler = compiler
        self.card_name = compiler.name

    def quote(self, text: str) -> tuple[Ability, ...]:
        return self.compiler.quote(text)

    def this(self, word: Phrase) -> Reference:
        """Inside quotation marks the card's own name is the object that gives the ability (201.5a)."""
        return Granter() if self.compiler.quoted and word == "~" else This()

    def rule(self, token: Phrase) -> Act:
        phrase, nodes = self.compiler.slots(token.meaning.phrase)
        if phrase == "can't attack or block":
            return Act((Rule("can't attack"), Rule("can't block")))
        return Act((Rule(phrase, nodes),))


WHAT_IT_IS = re.compile(
    r"(?:It|They|That \w+|Those \w+|Each of those \w+)(?:'s|'re| is| are| isn't| aren't| has| have| doesn't have| don't have) "
)
"""A sentence that says what a permanent *is*, not what it becomes: that applies as it enters (611.2e)."""


class Compiler:
    """Compiles the sentences of one text with one vocabulary."""

    def __init__(self, lexer: Lexer, name: str, quote: Quote, *, quoted: bool = False) -> None:
        self.lexer = lexer
        self.name = name
        self.quoted = quoted
        self.quote = quote
        self.reader = Reader(self)
        self.first_target = 1

    @property
    def vocabulary(self) -> Vocabulary:
        return self.lexer.vocabulary

    # ---- pieces

    def read(self, text: str, start: Start, *, abilities: bool = False) -> object:
        """What the whole text means, read from a start symbol of the grammar."""
        tokens = self.lexer.lex(text, self.first_target, abilities=abilities)
        return self.transform(tokens, start, text)

    def transform(self, tokens: Sequence[Phrase], start: Start, text: str) -> object:
        try:
            return self.reader.build(parse(tokens, start, text))
        except NotUnderstood as error:
            raise error.within(text) from None

    def slots(self, text: str, antecedents: Antecedents | None = None) -> tuple[str, tuple[Node, ...]]:
        """A text kept in words, with its nouns as data in the places of {}."""
        tokens = self.lexer.loosely(text, self.first_target)
        return free_text.slots(
            tokens,
            lambda some: _fitting(cast(Things, self.transform(some, "things", text))),
            lambda some: longest(some, "things"),
            antecedents.pronoun if antecedents is not None else lambda _: None,
        )

    def noun(self, text: str) -> Things:
        """A whole noun phrase."""
        return _fitting(cast(Things, self.read(text, "things")))

    def condition(self, text: str, antecedents: Antecedents) -> Condition:
        """A whole condition."""
        return antecedents.resolved(cast(Condition, self.read(text, "conditions")))

    def keywords(self, text: str) -> tuple[Ability, ...]:
        """A line of keyword abilities."""
        return cast(tuple[Ability, ...], self.read(text, "abilities", abilities=True))

    # ---- static abilities

    def statics(self, text: str) -> tuple[Ability, ...]:
        """A paragraph that is a static ability; one that says how others enter is an ``AsEnters``."""
        effects: list[Effect] = []
        entering: list[Ability] = []
        antecedents = Antecedents()
        lingers = False
        for printed in sentences(text):
            sentence = printed
            if STILL.match(sentence) and effects:
                effects[-1] = _still(effects[-1])
                continue
            if LINGERS.match(sentence) and effects:
                lingers = True
                continue
            may = self._you_may(sentence)
            if may is not None:
                effects.append(may)
                continue
            otherwise: Condition | None = None
            if sentence.startswith("Otherwise, ") and effects:
                otherwise = effects[-1].as_long_as
                if otherwise is None:
                    raise NotUnderstood("Otherwise", sentence)
                sentence = sentence.removeprefix("Otherwise, ")
                sentence = sentence[0].upper() + sentence[1:]
            refuse_dangerous(sentence)
            said = self.read(sentence, "statics")
            if isinstance(said, Filter):
                if not effects or not isinstance(effects[-1].applies_to, Filter):
                    raise NotUnderstood("The same is true", sentence)
                effects[-1] = replace(effects[-1], applies_to=effects[-1].applies_to | said)
                continue
            for read in cast(tuple[Clause, ...], said):
                clause = read if otherwise is None else replace(read, condition=~otherwise)
                tapped = self._enter_tapped(clause)
                if tapped is not None:
                    entering.append(tapped)
                    continue
                for effect, duration in antecedents.effects(clause):
                    if isinstance(effect.applies_to, ChosenObject):
                        raise NotUnderstood(sentence, sentence, "a static ability does not choose")
                    if duration is not None:
                        raise NotUnderstood(sentence, sentence, "a static ability has no duration")
                    effects.append(effect)
        if entering and effects:
            raise NotUnderstood("enter", text)
        return tuple(entering) if entering else (Static(tuple(effects), self._zones(effects, text), lingers),)

    def _you_may(self, sentence: str) -> Effect | None:
        """ "You may cast …" of a static ability: a rule about you, in words."""
        lands = re.match(r"^You may play (an|two|three) additional lands? on each of your turns\.?$", sentence)
        if lands:
            return Effect.of(You(), AdditionalLands(("an", "two", "three").index(lands[1]) + 1))
        match = re.match(
            r"^(?:You (may (?:cast|play|choose not|spend|look|begin|attack|activate) .+?)|(Play with .+?))( as long as .+?)?\.?$",
            sentence,
        )
        if not match:
            return None
        condition: Condition | None = None
        if match[3]:
            condition = self.condition(match[3].removeprefix(" as long as "), Antecedents(This()))
        phrase = match[1] or match[2][0].lower() + match[2][1:]
        return Effect.of(You(), Rule(*self.slots(phrase)), as_long_as=condition)

    @staticmethod
    def _enter_tapped(clause: Clause) -> Ability | None:
        if any(phrase.act.enters_tapped for phrase in clause.phrases):
            what = clause.subject.filter()
            if len(clause.phrases) != 1 or what is None or clause.condition is not None:
                raise NotUnderstood("enter tapped", "enter tapped")
            return AsEnters((EnterTapped(),), what)
        return None

    @staticmethod
    def _zones(effects: Sequence[Effect], text: str) -> tuple[Zone, ...]:
        for effect in effects:
            if re.search(
                r"(?:~|this card|this creature) is in your graveyard|^You may cast (?:~|this card) from your graveyard",
                text,
            ):
                return ("graveyard",)
            if effect.applies_to == This() and any(
                (isinstance(one, Rule) and one.phrase.startswith("can't be countered")) or isinstance(one, CostChange)
                for one in effect.does
            ):
                return ("stack",)
        return ("battlefield",)

    # ---- what resolves

    def instructions(self, text: str, antecedents: Antecedents) -> tuple[Instruction, ...]:
        """A paragraph of a spell, or the effect of an activated or triggered ability."""
        done: list[Instruction] = []
        for sentence in sentences(text):
            done = self._next(done, sentence, antecedents)
            self.first_target = 1 + max(
                (node.place for one in done for node in one.walk() if isinstance(node, Target | TargetPlayer)),
                default=self.first_target - 1,
            )
        return tuple(done)

    def _next(self, done: list[Instruction], sentence: str, antecedents: Antecedents) -> list[Instruction]:
        if done:
            followed = self._follow_up(done[-1], sentence, antecedents)
            if followed is not None:
                return [*done[:-1], *followed]
        sentence = re.sub(r"^Then,? ", "", sentence)
        back = EXILED_AND_BACK.match(sentence)
        if back:
            whose = back[1] or "its owner's"
            return [
                *done,
                Do(f"exile {{}}, then return it to the battlefield transformed under {whose} control", (This(),)),
            ]
        copies = COPY_OF_EACH.match(sentence)
        if copies:
            what = self.noun(copies[1]).filter()
            copied = self.instructions(f"Create a token that's a copy of ~{copies[2]}", Antecedents(This()))
            if what is not None and len(copied) == 1 and isinstance(copied[0], CreateCopy):
                return [*done, replace(copied[0], what=what)]
        prevented = re.match(r"^Prevent (.+?)\.?$", sentence)
        if prevented:
            return [*done, damage.prevention(*self.slots(prevented[1], antecedents))]
        combat = damage.additional_combat(sentence)
        if combat is not None:
            return [*done, combat]
        sentence = NAMED_TOKEN.sub(
            r"create a \2 named \1", sentence[0].lower() + sentence[1:] if sentence.startswith("Create") else sentence
        )
        try:
            refuse_dangerous(sentence)
            steps = cast(tuple[Step, ...], self.read(sentence, "instructions"))
            made = list(antecedents.instructions(steps))
        except NotUnderstood as error:
            made = self._in_words(sentence, error, antecedents)
        if any(isinstance(one, MoveTo) and one.zone == "battlefield" for one in done) and WHAT_IT_IS.match(sentence):
            made = [replace(one, already=True) if isinstance(one, Lasting) else one for one in made]
        chosen = OF_YOUR_CHOICE.search(sentence)
        if chosen and any(isinstance(node, ChosenWord) for one in made for node in one.walk()):
            made = [Choose(chosen[1]), *made]  # type: ignore[arg-type]  # one of the words of Choose
        return [*done, *made]

    def _follow_up(self, last: Instruction, sentence: str, antecedents: Antecedents) -> list[Instruction] | None:
        """What a sentence makes of the instruction before it, where it only says more about that one."""
        if STILL.match(sentence) and isinstance(last, Lasting):
            return [Lasting(_still(last.effect), last.duration)]
        if _turns_face_down(last) and sentence.startswith(("It's ", "They're ")):
            return [self._face_down(last, sentence)]
        not_ = re.match(r"^The new (?:creature type|color|basic land type|land type) can't be (\w+)\.?$", sentence)
        if not_ and isinstance(last, ChangeText):
            word = self.noun(not_[1]).filter()
            if isinstance(word, Word):
                return [replace(last, not_=(word,))]
        has = re.match(r"^(?:It has|They have) (.+?)\.?$", sentence)
        if has and isinstance(last, Create):
            return [replace(last, abilities=(*last.abilities, *self.keywords(has[1])))]
        if isinstance(last, CopySpell) and re.match(r"^You may choose new targets for the cop(?:y|ies)\.?$", sentence):
            return [replace(last, new_targets=True)]
        other = re.match(r"^Otherwise, (.+)$", sentence)
        if other and isinstance(last, If | Each) and not last.otherwise and (isinstance(last, If) or last.may):
            return [replace(last, otherwise=self.instructions(other[1][0].upper() + other[1][1:], antecedents))]
        if_you = re.match(r"^If you (do|don't|can't), (.+)$", sentence)
        if if_you:
            then = if_you[2][0].upper() + if_you[2][1:]
            if isinstance(last, Each):
                inside = self.instructions(then, antecedents)
                if if_you[1] == "do":
                    return [replace(last, instructions=(*last.instructions, *inside))]
                return [replace(last, otherwise=inside)]
            if if_you[1] == "do":
                return [last, *self.instructions(then, antecedents)]
        return None

    def _in_words(self, sentence: str, error: NotUnderstood, antecedents: Antecedents) -> list[Instruction]:
        """Something done once, kept in words; or the refusal that was."""
        for pattern, shape in ONE_WORD:
            match = pattern.match(sentence)
            if match:
                return [shape(match)]
        have = HAVE_IT.match(sentence)
        if have:
            third = f"{have[1][0].upper()}{have[1][1:]} {have[2]}s {have[3]}"
            try:
                return [Each("you may", self.instructions(third, antecedents))]
            except NotUnderstood:
                raise error from None
        may = re.match(r"^You may (.+)$", sentence)
        if may:
            try:
                return [Each("you may", self.instructions(may[1][0].upper() + may[1][1:], antecedents))]
            except NotUnderstood:
                raise error from None
        if_ = re.match(r"^If ([^,]+), (.+)$", sentence)
        if if_ and not free_text.FOLLOWS.search(sentence):
            try:
                condition = self.condition(if_[1], antecedents)
                return [If(condition, self.instructions(if_[2][0].upper() + if_[2][1:], antecedents))]
            except NotUnderstood:
                raise error from None
        parts = re.split(r",? then ", sentence, maxsplit=1)
        if len(parts) == 2 and not free_text.FOLLOWS.search(sentence) and not SEARCHES.search(sentence):
            try:
                first = self.instructions(parts[0], antecedents)
                return [*first, *self.instructions(parts[1][0].upper() + parts[1][1:], antecedents)]
            except NotUnderstood:
                raise error from None
        try:
            free_text.check_once(sentence)
            refuse_dangerous(sentence)
        except NotUnderstood:
            raise error from None
        named = None if MADE.search(sentence) else antecedents  # "search for a card, put it": another "it"
        text, nodes = self.slots(sentence.rstrip("."), named)
        try:
            free_text.check_layers(text, sentence)
        except NotUnderstood:
            raise error from None
        spoken = next((node for node in nodes if isinstance(node, Reference)), None)
        if spoken is not None:
            antecedents.speak_of(spoken)
        elif MADE.search(sentence):
            antecedents.forget()
        done = Do(text[0].lower() + text[1:], nodes)
        antecedents.mention(done)
        return [damage.once(done)]

    def _face_down(self, before: Instruction, sentence: str) -> Instruction:
        """ "It's a 5/5 artifact creature" after something was turned face down: the values it has so (708.2)."""
        words = re.sub(r"^(?:It's an? |They're )", "", sentence).rstrip(".")
        values = cast(Characteristics, self.read(words, "values"))
        if isinstance(before, TurnFace):
            return replace(before, as_=values)
        if isinstance(before, MoveTo):
            return replace(before, as_=values)
        raise NotUnderstood(sentence, sentence)


def _fitting(things: Things) -> Things:
    return Things(tuple(all_that_fit(part) for part in things.parts))


def _turns_face_down(instruction: Instruction) -> bool:
    return (isinstance(instruction, TurnFace) and instruction.face == "down") or (
        isinstance(instruction, MoveTo) and instruction.face_down
    )


def _still(effect: Effect) -> Effect:
    does: list[Modification] = [still(one) for one in effect.does]
    return Effect.of(effect.applies_to, *does, as_long_as=effect.as_long_as)


def sentences(text: str) -> list[str]:
    """The sentences of a paragraph; what stands in quotation marks is not parted."""
    hidden: list[str] = []

    def hide(match: re.Match[str]) -> str:
        inside = match.group()
        hidden.append(inside)
        return f"\x00{len(hidden) - 1}\x01" + ("." if inside.endswith('."') else "")

    covered = re.sub(r'"[^"]*"', hide, text)
    parts = re.split(r"(?<=\.)\s+(?=[^a-z\s])", covered)
    shown = []
    for part in parts:
        whole = re.sub("\x00(\\d+)\x01\\.?", lambda m: hidden[int(m[1])], part).strip()
        if whole:
            shown.append(whole)
    return shown


__all__ = ["Compiler", "sentences"]
