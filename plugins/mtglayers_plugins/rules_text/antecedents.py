"""What "it", "its" and "that creature" stand for, and clauses as effects."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from mtglayers.abilities import Effect
from mtglayers.amounts import Amount, Its, NumberOf, Variable
from mtglayers.conditions import Condition
from mtglayers.errors import InputError
from mtglayers.filters import (
    Cards,
    ChosenObject,
    EventObject,
    Filter,
    Host,
    It,
    Not,
    Permanents,
    Reference,
    Spells,
    Status,
    Target,
    ThatTarget,
    This,
    TopCard,
    Word,
)
from mtglayers.instructions import (
    ChooseObject,
    Create,
    CreateCopy,
    Duration,
    Each,
    If,
    Indefinitely,
    Instruction,
    Lasting,
    MoveTo,
)
from mtglayers.modifications.abilities import CantHave, Have, Lose
from mtglayers.modifications.base import Modification
from mtglayers.modifications.control import ControlledBy
from mtglayers.modifications.power_toughness import Get
from mtglayers.modifications.rules import CostChange, PlayersHave, Rule
from mtglayers.modifications.types import AddWords, SetWords
from mtglayers.nodes import Node
from mtglayers.players import ControllerOf, OwnerOf, Players, TargetPlayer, ThatPlayer
from mtglayers_plugins.rules_text.clauses import Clause, Step, Thing, VerbPhrase
from mtglayers_plugins.rules_text.guards import Antecedent, NotUnderstood
from mtglayers_plugins.rules_text.lexer import Phrase
from mtglayers_plugins.rules_text.to_nouns import refuse
from mtglayers_plugins.rules_text.to_verbs import times

N = TypeVar("N", bound=Node)

PRONOUNS: Final = (Antecedent("it"), Antecedent("they"))
NOUNS: Final[dict[str, Filter]] = {
    **{
        word.lower(): Word(word, "card type")
        for word in ("Creature", "Land", "Artifact", "Enchantment", "Planeswalker")
    },
    "permanent": Permanents(),
    "spell": Spells(),
    "card": Cards(),
    "token": Status("token"),
}
"""What the noun of "that creature" says."""


@dataclass
class Antecedents:
    """Resolves the pronouns of an ability, sentence by sentence; ``it`` is what was spoken of last."""

    it: Filter | None = None
    that: Reference | None = None
    """What "that creature" is: a target, what the event was about, what was chosen; never the object itself."""
    player: TargetPlayer | None = None
    """The player that was a target: "that player"."""

    def resolved(self, node: N, it: Filter | None = None) -> N:
        """The node with its pronouns replaced. Raises NotUnderstood where nothing was spoken of."""
        stands = self.it if it is None else it

        def change(inner: Node) -> Node | None:
            if isinstance(inner, Antecedent):
                return self._stands_for(inner, stands)
            of = inner.of if isinstance(inner, NumberOf | ControllerOf | OwnerOf) else None
            if isinstance(of, Antecedent) and not isinstance(self._stands_for(of, stands), Reference):
                raise refuse("its", "it may be one of several objects")
            if isinstance(inner, ThatPlayer) and self.player is not None:
                return self.player
            if isinstance(inner, ThatPlayer) and isinstance(self.that, ThatTarget):
                return ControllerOf(self.that)
            return None

        try:
            return node.rewrite(change)
        except InputError:
            raise refuse("it", "it may be one of several objects") from None

    def _stands_for(self, pronoun: Antecedent, it: Filter | None) -> Filter:
        if pronoun.word == "it":
            if it is None:
                raise refuse("it", "it is not said what that is")
            return it
        if pronoun.word == "they" and it is not None and it != This():
            return it
        if pronoun.word == "that card" and isinstance(self.that, Host):
            return EventObject(Cards())
        if isinstance(self.that, EventObject) and pronoun.word != "they":
            return EventObject(NOUNS[pronoun.word.removeprefix("that ")] if pronoun.noun is None else pronoun.noun)
        if self.that is not None:
            return self.that
        if it is None or it == This() or not isinstance(it, Reference):
            raise refuse(pronoun.word, "it is not said which")
        return it

    def speak_of(self, thing: Thing) -> None:
        """From now on "it" is this."""
        if isinstance(thing, Target):
            self.it = self.that = ThatTarget(thing.place)
        elif isinstance(thing, Filter):
            self.it = thing.rewrite(lambda node: ThatTarget(node.place) if isinstance(node, Target) else None)
            if isinstance(thing, Host | ThatTarget | EventObject | ChosenObject):
                self.that = thing

    def mention(self, node: Node) -> None:
        """Players that are targets can be spoken of again."""
        self.player = next((inner for inner in node.walk() if isinstance(inner, TargetPlayer)), self.player)

    def pronoun(self, token: Phrase) -> Reference | None:
        """What a pronoun in free text stands for, where that is one known object."""
        if token.type != "IT":
            return None
        try:
            noun = token.meaning if isinstance(token.meaning, Filter) else None
            found = self._stands_for(
                Antecedent("that", noun) if noun is not None else Antecedent(str(token.meaning)), self.it
            )
        except NotUnderstood:
            return None
        return found if isinstance(found, Reference) else None

    def forget(self) -> None:
        """From now on "it" is not known: something was made or moved that has no name here."""
        self.it = self.that = None

    def asked(self, condition: Condition, *, intervening: bool = False) -> Condition:
        """A condition with its pronouns resolved; "it" is then what it asks about.

        After an ``intervening`` "if" it is still what the event was about (603.4).
        """
        condition = self.resolved(condition)
        it = self.it
        for node in condition.walk():
            if isinstance(node, Reference):
                self.speak_of(node)
                break
        if intervening and it is not None:
            self.it = it
        return condition

    # ---- clauses

    def effects(self, clause: Clause) -> list[tuple[Effect, Duration | None]]:
        """The continuous effects of a clause: one for each run of verb phrases under one duration and condition."""
        condition = clause.condition
        if condition is not None and _has_pronoun(condition):
            condition = self.resolved(condition)
        before = self.that
        found: list[tuple[Effect, Duration | None]] = []
        for subject in self._subjects(clause, condition):
            after = self.that
            if isinstance(before, ChosenObject | EventObject) and isinstance(subject, Target):
                self.that = before  # "target creature becomes a copy of that creature": not of itself
            found.extend(self._of_subject(subject, clause, condition))
            self.that = after
        return found

    def _subjects(self, clause: Clause, condition: Condition | None) -> list[Thing]:
        if condition is not None:
            for node in condition.walk():
                if isinstance(node, Reference) and not isinstance(node, Antecedent):
                    self.speak_of(node)
                    break
        parts = [self.resolved(part) for part in clause.subject.parts]
        filters = [part for part in parts if isinstance(part, Filter)]
        players = [part for part in parts if isinstance(part, Players)]
        if not filters:
            return list(players)
        together = filters[0]
        for part in filters[1:]:
            together = together | part
        self.speak_of(together)
        return [*players, together]

    def _of_subject(
        self, subject: Thing, clause: Clause, condition: Condition | None
    ) -> list[tuple[Effect, Duration | None]]:
        found: list[tuple[Effect, Duration | None]] = []
        waiting: list[Modification] = []
        phrases = clause.phrases
        last = len(phrases) - 1
        for at, phrase in enumerate(phrases):
            modifiers = phrase.modifiers
            waiting_where = modifiers.where_x
            if phrase.act.enters_tapped:
                raise refuse("enter tapped")
            if phrase.act.gets_control is not None:
                found.append(self._control(subject, phrase, clause, condition))
                continue
            waiting.extend(self._does(subject, phrase))
            if waiting_where is not None:
                if not any(_has_x(one) for one in waiting):
                    raise refuse(", where X is", "there is no X in what it does")
                waiting = [_cost_of_x(one) for one in waiting]
                waiting = [one.rewrite(_where(self._each(subject, waiting_where))) for one in waiting]
            if modifiers.duration is not None or modifiers.condition is not None or at == last:
                own = modifiers.condition
                if own is not None and condition is not None:
                    raise refuse("as long as", "twice in one sentence")
                if own is not None:
                    own = self.resolved(own, self._about(subject))
                if modifiers.duration is not None and clause.duration is not None:
                    raise refuse("until", "twice in one sentence")
                duration = modifiers.duration or clause.duration if modifiers.duration is None else modifiers.duration
                if duration is not None:
                    duration = self.resolved(duration, self._about(subject))
                if any(one.act.exclusive for one in phrases):
                    waiting = [_only(one) for one in waiting]
                forbidden = {one.ability for one in waiting if isinstance(one, CantHave)}
                waiting = [one for one in waiting if not (isinstance(one, Lose) and one.ability in forbidden)]
                if waiting:
                    found.append(
                        (Effect.of(subject, *waiting, as_long_as=own if condition is None else condition), duration)
                    )
                waiting = []
        durations = {duration for _, duration in found}
        if len(found) > 1 and None in durations and len(durations) > 1:
            raise refuse("until", "which part of the sentence does it belong to?")
        return found

    def _about(self, subject: Thing) -> Filter | None:
        if isinstance(subject, Target):
            return ThatTarget(subject.place)
        if isinstance(subject, Reference):
            return subject
        return It() if isinstance(subject, Filter) else self.it

    def _control(
        self, subject: Thing, phrase: VerbPhrase, clause: Clause, condition: Condition | None
    ) -> tuple[Effect, Duration | None]:
        if not isinstance(subject, Players) or phrase.act.gets_control is None:
            raise refuse("control", "only players control objects")
        what = self.resolved(phrase.act.gets_control)
        self.speak_of(what)
        duration = clause.duration if phrase.modifiers.duration is None else phrase.modifiers.duration
        own = phrase.modifiers.condition
        if own is not None:
            own = self.resolved(own)
        effect = Effect.of(what, ControlledBy(subject), as_long_as=own if condition is None else condition)
        return effect, None if duration is None else self.resolved(duration)

    def _does(self, subject: Thing, phrase: VerbPhrase) -> list[Modification]:
        does = [self._in_does(subject, one) for one in phrase.act.does]
        each = phrase.modifiers.for_each
        if each is not None:
            each = self._each(subject, each)
            if not any(isinstance(one, Get | CostChange) for one in does):
                raise refuse("for each")
            does = [CostChange(one.how, one.mana, each) if isinstance(one, CostChange) else one for one in does]
            does = [
                Get(times(one.power, each), times(one.toughness, each)) if isinstance(one, Get) else one for one in does
            ]
        if isinstance(subject, Players):
            does = [PlayersHave(one.ability) if isinstance(one, Have) else one for one in does]
        return does

    def _each(self, subject: Thing, amount: Amount) -> Amount:
        """An amount of what is done; "each other creature" is other than each affected one."""

        def change(inner: Node) -> Node | None:
            return Not(It()) if inner == Not(This()) else None

        amount = self._in_does(subject, amount)
        return amount.rewrite(change) if isinstance(subject, Filter) and not isinstance(subject, Reference) else amount

    def _in_does(self, subject: Thing, node: N) -> N:
        """Pronouns inside what is done speak of the affected objects, each for itself."""

        def change(inner: Node) -> Node | None:
            if isinstance(inner, NumberOf) and inner.of in PRONOUNS:
                return Its(inner.column)
            return It() if inner in PRONOUNS else None

        return self.resolved(node if isinstance(subject, Players) else node.rewrite(change))

    # ---- steps

    def instructions(self, steps: Sequence[Step]) -> tuple[Instruction, ...]:
        """What a resolving spell or ability does, in order, with all pronouns resolved."""
        done: list[Instruction] = []
        for step in steps:
            done.extend(self._step(step))
        return tuple(done)

    def _step(self, step: Step) -> list[Instruction]:
        if step.clause is not None:
            return [_lasting(effect, duration) for effect, duration in self.effects(step.clause)]
        if step.inside:
            condition = None if step.condition is None else self.asked(step.condition)
            inside = self.instructions(step.inside)
            return [Each("you may", inside) if condition is None else If(condition, inside)]
        if step.instruction is None:
            raise refuse("nothing")
        instruction = step.instruction
        if step.where_x is not None:
            instruction = instruction.rewrite(_where(step.where_x))
        return [self._instruction(instruction)]

    def _instruction(self, instruction: Instruction) -> Instruction:
        first = next((node for node in instruction.walk() if isinstance(node, Target)), None)
        own = ThatTarget(first.place) if first is not None else None
        made = self.resolved(instruction, own if own is not None and self._speaks_of_its_target(instruction) else None)
        self.mention(made)
        for node in made.children():
            if isinstance(node, Filter):
                self.speak_of(node)
                break
        targets = [node for node in made.walk() if isinstance(node, Target)]
        if len(targets) == 1:
            self.that = ThatTarget(targets[0].place)
        if isinstance(made, MoveTo) and any(isinstance(node, TopCard) for node in made.walk()):
            self.forget()  # another card is on top now
        if isinstance(made, ChooseObject):
            self.speak_of(ChosenObject(made.filter))
        if isinstance(made, Create | CreateCopy):
            self.forget()
        return made

    @staticmethod
    def _speaks_of_its_target(instruction: Instruction) -> bool:
        """Whether a pronoun in it can only mean its own target ("target creature deals damage equal to its power")."""
        children = list(instruction.children())
        return bool(children) and not any(isinstance(child, Antecedent) for child in children)


def _lasting(effect: Effect, duration: Duration | None) -> Instruction:
    if duration is None and all(isinstance(one, Rule) for one in effect.does):
        raise refuse("for how long?")
    return Lasting(effect, Indefinitely() if duration is None else duration)


def _only(modification: Modification) -> Modification:
    """ "Loses all other card types": what it becomes is all that it is."""
    if isinstance(modification, AddWords) and modification.word_kind != "supertype":
        return SetWords(modification.word_kind, modification.words)
    return modification


def _where(amount: Amount) -> Callable[[Node], Node | None]:
    def change(node: Node) -> Node | None:
        return amount if node == Variable("X") else None

    return change


def _has_x(node: Node) -> bool:
    return any(
        inner == Variable("X") or (isinstance(inner, CostChange) and inner.mana == "{X}") for inner in node.walk()
    )


def _cost_of_x(modification: Modification) -> Modification:
    """ "Cost {X} less": one less, X times."""
    if isinstance(modification, CostChange) and modification.mana == "{X}":
        return CostChange(modification.how, "{1}", Variable("X"))
    return modification


def _has_pronoun(node: Node) -> bool:
    return any(isinstance(inner, Antecedent) for inner in node.walk())


__all__ = ["Antecedents"]
