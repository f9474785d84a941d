"""From the parse tree to data: static abilities and the steps of what resolves."""

from dataclasses import replace

from mtglayers.amounts import Amount, CountersOn, Number, Times
from mtglayers.conditions import Condition, TurnOf
from mtglayers.filters import Filter, Reference, Spells, This
from mtglayers.instructions import (
    CopySpell,
    Create,
    CreateCopy,
    DealDamage,
    Draw,
    EnterAsCopy,
    EnterTapped,
    ForAsLongAs,
    GainLife,
    Instruction,
    PutCounters,
)
from mtglayers.modifications.base import Modification
from mtglayers.modifications.power_toughness import BasePT
from mtglayers.modifications.rules import ChangeHandSize, MaximumHandSize, Rule
from mtglayers.players import You
from mtglayers_plugins.rules_text.clauses import (
    Act,
    Clause,
    Modifiers,
    Step,
    Thing,
    Things,
    VerbPhrase,
)
from mtglayers_plugins.rules_text.guards import THAT_NUMBER, Antecedent
from mtglayers_plugins.rules_text.lexer import Phrase
from mtglayers_plugins.rules_text.to_nouns import all_that_fit, refuse
from mtglayers_plugins.rules_text.to_steps import Steps, objects


def _one(subject: Thing, *does: Modification) -> Clause:
    return Clause(Things((subject,)), (VerbPhrase(Act(does)),))


class Sentences(Steps):
    """Sentences; what a start symbol gives is a tuple of clauses (static) or of steps (what resolves)."""

    # ---- clauses

    def clause(self, things: Things, vps: tuple[VerbPhrase, ...]) -> Clause:
        return Clause(things, vps)

    def pt_equal(self, possessor: Reference, _pt: Phrase, _equal: Phrase, amount: Amount) -> Clause:
        return _one(possessor, BasePT(amount, amount))

    def one_equal(self, possessor: Reference, column: Phrase, _equal: Phrase, amount: Amount) -> Clause:
        if column.meaning == "power":
            return _one(possessor, BasePT(amount, None))
        if column.meaning == "toughness":
            return _one(possessor, BasePT(None, amount))
        raise refuse(str(column))

    def also(self, token: Phrase) -> Phrase:
        return token

    def both_equal(
        self,
        possessor: Reference,
        first: Phrase,
        _equal: Phrase,
        amount: Amount,
        _and: Phrase,
        _its: Reference,
        second: Phrase,
        _equal_too: Phrase,
        other: Amount,
    ) -> Clause:
        if (first.meaning, second.meaning) != ("power", "toughness"):
            raise refuse(f"{first} … {second}")

        second_amount = other.rewrite(lambda node: amount if node == THAT_NUMBER else None)
        return _one(possessor, BasePT(amount, second_amount))

    def hand_changed(self, whose: Phrase, sign: Phrase, amount: Amount) -> Clause:
        return _one(whose.meaning, ChangeHandSize(amount if sign.meaning > 0 else -amount))

    def hand_equal(self, whose: Phrase, _equal: Phrase, amount: Amount) -> Clause:
        return _one(whose.meaning, MaximumHandSize(amount))

    def rule_for_you(self, rule: Phrase) -> Clause:
        if not isinstance(rule.meaning, Rule) or not rule.meaning.phrase.startswith("skip"):
            raise refuse(str(rule))
        return _one(You(), rule.meaning)

    # ---- static abilities

    def statics(self, static: Clause) -> tuple[Clause, ...]:
        return (static,)

    def more_statics(self, statics: tuple[Clause, ...], _and: Phrase, static: Clause) -> tuple[Clause, ...]:
        together = self._together(statics[-1], static)
        return (*statics[:-1], together) if together is not None else (*statics, static)

    def static(self, clause: Clause) -> Clause:
        return clause

    def static_if(self, _as: Phrase, condition: Condition, _comma: Phrase, clause: Clause) -> Clause:
        return Clause(clause.subject, clause.phrases, condition)

    def static_your_turn(self, _during: Phrase, _comma: Phrase, clause: Clause) -> Clause:
        return Clause(clause.subject, clause.phrases, TurnOf(You()))

    def static_not_your_turn(self, _during: Phrase, _comma: Phrase, clause: Clause) -> Clause:
        return Clause(clause.subject, clause.phrases, ~TurnOf(You()))

    # ---- steps of a resolution

    def instructions(self, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        return steps

    def steps(self, step: Step | tuple[Step, ...]) -> tuple[Step, ...]:
        return step if isinstance(step, tuple) else (step,)

    def more_steps(self, steps: tuple[Step, ...], *rest: Phrase | Step | tuple[Step, ...]) -> tuple[Step, ...]:
        step = next(part for part in rest if isinstance(part, Step | tuple))
        if isinstance(step, tuple):
            if len(step) != 1:
                return (*steps, *step)
            step = step[0]
        if step.where_x is not None:  # X is one number in the whole sentence
            steps = tuple(replace(one, where_x=step.where_x) if one.instruction is not None else one for one in steps)
        together = self._together(steps[-1].clause, step.clause)
        return (*steps[:-1], Step(together)) if together is not None else (*steps, step)

    @staticmethod
    def _together(one: Clause | None, other: Clause | None) -> Clause | None:
        """ "~ becomes a Bear and it gains haste" says two things of one subject: one clause."""
        if one is None or other is None or other.subject != Things((Antecedent("it"),)):
            return None
        if any(phrase.act.gets_control is not None or phrase.modifiers.duration is not None for phrase in one.phrases):
            return None
        if any(phrase.modifiers.condition is not None for phrase in one.phrases):
            return None
        return Clause(one.subject, (*one.phrases, *other.phrases), one.condition, one.duration)

    def step(self, step: Step | tuple[Step, ...]) -> Step | tuple[Step, ...]:
        return step

    def step_where(self, step: Step | tuple[Step, ...], _where: Phrase, amount: Amount) -> Step:
        step = self._single(step)
        if step.instruction is None:
            raise refuse(", where X is")
        return Step(instruction=step.instruction, where_x=amount)

    @staticmethod
    def _single(step: Step | tuple[Step, ...]) -> Step:
        steps = step if isinstance(step, tuple) else (step,)
        if len(steps) != 1:
            raise refuse("and", "to which part of the sentence does the end belong?")
        return steps[0]

    def step_each(self, step: Step | tuple[Step, ...], each: Amount) -> Step:
        step = self._single(step)
        done = step.instruction
        if isinstance(done, GainLife | Draw | Create | CreateCopy | PutCounters | DealDamage) and isinstance(
            done.number, Number
        ):
            number = each if done.number.n == 1 else Times(done.number.n, each)
            return Step(instruction=replace(done, number=number))
        raise refuse("for each")

    def step_if(self, step: Step | tuple[Step, ...], _if: Phrase, condition: Condition) -> Step:
        return Step(inside=step if isinstance(step, tuple) else (step,), condition=condition)

    def copy_spell(self, _copy: Phrase, things: Things, exceptions: tuple[Modification, ...] = ()) -> Step:
        what = objects(things)
        if not any(isinstance(node, Spells) for node in what.walk()):
            raise refuse("copy", "only spells")
        return self._do(CopySpell(what, exceptions))

    def lasting(self, clause: Clause) -> Step:
        return Step(clause)

    def one_clause(self, clause: Clause) -> tuple[Clause, ...]:
        return (clause,)

    def more_clauses(self, clauses: tuple[Clause, ...], _and: Phrase, clause: Clause) -> tuple[Clause, ...]:
        together = self._together(clauses[-1], clause)
        return (*clauses[:-1], together) if together is not None else (*clauses, clause)

    def all_timed(self, duration: Phrase, _comma: Phrase, clauses: tuple[Clause, ...]) -> tuple[Step, ...]:
        return tuple(Step(replace(clause, duration=duration.meaning)) for clause in clauses)

    def all_for_as_long(
        self, _for: Phrase, condition: Condition, _comma: Phrase, clauses: tuple[Clause, ...]
    ) -> tuple[Step, ...]:
        return tuple(Step(replace(clause, duration=ForAsLongAs(condition))) for clause in clauses)

    # ---- entering

    def entering(self, step: Step) -> Step:
        return step

    def enters_tapped(self, _self: Phrase, _enter: Phrase, status: Phrase) -> tuple[Filter, Instruction, bool]:
        self.enter_tapped(_enter, status)
        return This(), EnterTapped(), False

    def others_enter_tapped(self, things: Things, enter: Phrase, status: Phrase) -> tuple[Filter, Instruction, bool]:
        self.enter_tapped(enter, status)
        return objects(things), EnterTapped(), False

    def entering_where(self, *parts: Amount | Phrase) -> Modifiers:
        amount = next(part for part in parts if isinstance(part, Amount))
        return Modifiers(where_x=amount) if len(parts) > 1 else Modifiers(for_each=amount)

    def enters_with(
        self,
        _self: Phrase,
        _enter: Phrase,
        _with: Phrase,
        amount: Amount,
        counter: Phrase,
        _on: Phrase,
        modifiers: Modifiers = Modifiers(),  # noqa: B008  # frozen data
    ) -> tuple[Filter, Instruction, bool]:
        if modifiers.for_each is not None:
            if not isinstance(amount, Number):
                raise refuse("for each")
            amount = modifiers.for_each if amount.n == 1 else Times(amount.n, modifiers.for_each)
        if modifiers.where_x is not None:
            amount = modifiers.where_x
        if any(isinstance(node, CountersOn) and isinstance(node.of, Antecedent) for node in amount.walk()):
            raise refuse("counters on it")
        return This(), PutCounters(amount, counter.meaning, This()), False

    def enters_as_copy(self, *parts: Phrase | Filter | tuple[Modification, ...]) -> tuple[Filter, Instruction, bool]:
        return (*self._copy(parts), True)

    def others_enter_as_copy(
        self, things: Things, *parts: Phrase | Filter | tuple[Modification, ...]
    ) -> tuple[Filter, Instruction, bool]:
        return objects(things), self._copy(parts)[1], False

    def must_enter_as_copy(
        self, *parts: Phrase | Filter | tuple[Modification, ...]
    ) -> tuple[Filter, Instruction, bool]:
        return (*self._copy(parts), False)

    @staticmethod
    def _copy(parts: tuple[Phrase | Filter | tuple[Modification, ...], ...]) -> tuple[Filter, Instruction]:
        what = next((part for part in parts if isinstance(part, Filter)), None)
        if what is None:
            raise refuse("a copy of a player")
        fits = all_that_fit(what)
        if not isinstance(fits, Filter):
            raise refuse("a copy of a player")
        exceptions = next((part for part in parts if isinstance(part, tuple)), ())
        return This(), EnterAsCopy(fits, exceptions)
