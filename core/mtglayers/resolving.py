"""Resolving: what the instructions of a spell or ability do, in order (608.2); their continuous effects begin (611.2)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import singledispatchmethod
from typing import TYPE_CHECKING, Any

from mtglayers.abilities import Ability, Effect, ThisAbility, numbered
from mtglayers.amounts import Amount, Number, Settled, Variable, used
from mtglayers.characteristics import Characteristics, Printed
from mtglayers.conditions import Condition
from mtglayers.context import Context
from mtglayers.errors import Illegal, InputError, UnknownName, Unsupported
from mtglayers.filters import (
    AnyTarget,
    ChosenName,
    ChosenObject,
    ChosenWord,
    EventObject,
    Filter,
    It,
    Named,
    Reference,
    Target,
    ThatTarget,
    TheObject,
    This,
    Word,
    Zone,
)
from mtglayers.instructions import (
    Attach,
    BecomePrepared,
    BecomesYourChoice,
    ChangeText,
    Choose,
    ChooseObject,
    CopySpell,
    Create,
    CreateCopy,
    DealDamage,
    Do,
    Draw,
    Each,
    EnterAsCopy,
    EnterTapped,
    ExchangeControl,
    ForAsLongAs,
    GainLife,
    If,
    Indefinitely,
    Instruction,
    Lasting,
    Modal,
    Monstrosity,
    MoveTo,
    Prevent,
    PutCounters,
    Regenerate,
    RemoveCounters,
    Tap,
    Transform,
    TurnFace,
    Untap,
)
from mtglayers.modifications.abilities import Have
from mtglayers.modifications.base import Modification
from mtglayers.modifications.control import ControlledBy
from mtglayers.modifications.copying import BecomeValues, CopyOf, IfItIs
from mtglayers.modifications.power_toughness import Get
from mtglayers.modifications.text import ChangeWords
from mtglayers.nodes import Node
from mtglayers.objects import ChoiceState, EffectState, ObjectState
from mtglayers.players import ChosenPlayer, PlayerNamed, Players, TargetPlayer, ThatPlayer, You
from mtglayers.view import SUBTYPE_KINDS, View

if TYPE_CHECKING:
    from mtglayers.game import Game

RULE_PARTS = ("player", "rule", "cost")
"""Parts of effects that change no characteristics and no control: their set is not locked in (611.2c)."""


class Resolution:
    """One spell or ability resolving: who controls it, its source, targets, choices and X; ``run`` does what it says."""

    def __init__(
        self,
        game: "Game",
        label: str,
        controller: str,
        source: str | None = None,
        targets: Sequence[str] = (),
        choose: Mapping[str, Any] | None = None,
        x: int | None = None,
        modes: Sequence[int] = (),
        card: str = "",
        ability: Ability | None = None,
    ) -> None:
        game.player(controller)
        self.game = game
        self.label = label
        self.controller = controller
        self.source = source
        self.targets = list(targets)
        self.choices: dict[str, Any] = dict(choose or {})
        self.x = x
        self.modes = list(modes)
        self.card = card
        self.ability = ability
        """The ability that resolves, which "this ability" means inside it."""
        self.bound: dict[Node, list[str]] = {}
        """What references stand for, as ids of objects or names of players."""
        self._done_early: list[Instruction] = []
        self.settled_numbers: dict[str, int] = {}
        """How many counters each object gets, where that was worked out before (614.12)."""
        self.created: list[str] = []
        """The objects that it created."""
        self.effects: list[str] = []
        """The continuous effects that it began."""
        self._instructions: tuple[Instruction, ...] = ()

    def run(self, instructions: Iterable[Instruction]) -> None:
        """Do what the instructions say, in order."""
        self._instructions = self._chosen_modes(tuple(instructions))
        self.game.resolved[self.label] = self._instructions
        self._choose_targets()
        for instruction in self._instructions:
            if instruction not in self._done_early:
                self.do(instruction)

    def do_modes(self, instructions: Iterable[Instruction]) -> None:
        """Do instructions that are part of how the source enters."""
        self._instructions = self._chosen_modes(tuple(instructions))
        for instruction in self._instructions:
            self.do(instruction)

    # ---- what the words stand for

    def _chosen_modes(self, instructions: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
        flat: list[Instruction] = []
        for instruction in instructions:
            if isinstance(instruction, Modal):
                flat += self._chosen_modes(tuple(i for mode in self._which(instruction) for i in mode))
            else:
                flat.append(instruction)
        return tuple(flat)

    def _which(self, modal: Modal) -> list[tuple[Instruction, ...]]:
        wanted = self.modes or self.choices.get("modes") or [self.choices.get("mode", 1)]
        chosen = []
        for which in wanted:
            named = [m for m in modal.modes if isinstance(which, str) and which.casefold() in m.name.casefold()]
            if named:
                chosen.append(named[0].instructions)
            elif isinstance(which, int) and 1 <= which <= len(modal.modes):
                chosen.append(modal.modes[which - 1].instructions)
            else:
                raise InputError(f"{self.label} has no mode {which!r}")
        return chosen

    def _choose_targets(self) -> None:
        nodes = [node for instruction in self._instructions for node in instruction.walk()]
        objects = sorted({n for n in nodes if isinstance(n, Target)}, key=lambda n: n.place)
        players = sorted({n for n in nodes if isinstance(n, TargetPlayer)}, key=lambda n: n.place)
        names = {player.name for player in self.game.state.players}
        given = [one for one in self.targets if one not in names]
        given_players = [one for one in self.targets if one in names]
        by_place: dict[int, list[str]] = {}
        for target in objects:
            if target.place in by_place:
                ids = by_place[target.place]
            elif target.count == 1:
                ids, given = given[:1], given[1:]
            else:
                ids, given = (
                    given[: target.count] if target.count > 1 else given,
                    given[target.count :] if target.count > 1 else [],
                )
            if not ids and not target.up_to and not given_players:
                raise InputError(f"{self.label} needs a target number {target.place}")
            by_place[target.place] = ids
            for one in ids:
                self._check_target(target, one)
            self.bound[target] = ids
            self.bound[ThatTarget(target.place)] = ids
        for either in sorted({n for n in nodes if isinstance(n, AnyTarget)}, key=lambda n: n.place):
            pool = given or given_players
            if not pool:
                raise InputError(f"{self.label} needs a target number {either.place}")
            self.bound[either] = [pool.pop(0)]
        for player in players:
            if not given_players:
                raise InputError(f"{self.label} needs a player as target number {player.place}")
            self.bound[player] = [given_players.pop(0)]
        for node in sorted((n for n in nodes if isinstance(n, (ChosenObject, EventObject))), key=repr):
            if given and not {"object", "event"} & self.choices.keys():  # named among the targets all the same
                self.bound[node] = given[:1]

    def _check_target(self, target: Target, id: str) -> None:
        self.game.object(id)
        view, context = self.now()
        if not self._bits([id]) & target.filter.objects(view, context):
            raise Illegal(f"{id} is not a legal target for {self.label}")

    def now(self) -> tuple[View, Context]:
        """The view as it stands, and what the words stand for in it."""
        answer = self.game.view()
        board = answer.evaluation.board
        bound = {node: board.bits(ids) for node, ids in self.bound.items()}
        if (chosen := self.choices.get("object")) is not None:
            ids = board.bits(chosen if isinstance(chosen, list) else [chosen])
            bound |= dict.fromkeys(self._nodes(ChosenObject), ids)
        if (event := self.choices.get("event")) is not None:
            bound |= {node: board.bits([event]) for node in self._nodes(EventObject)}
        if (player := self.choices.get("player")) is not None:
            bound |= {ChosenPlayer(): board.bits([player]), ThatPlayer(): board.bits([player])}
        return answer.evaluation.view, Context(
            this=board.bits([self.source] if self.source else []),
            player=board.bits([self.controller]),
            bound=bound,
            numbers={Variable("X"): self.x or 0},
            instances=self.game.engine.instances,
        )

    def _nodes(self, kind: type[Node]) -> set[Node]:
        return {node for instruction in self._instructions for node in instruction.walk() if isinstance(node, kind)}

    def _bits(self, ids: Iterable[str]) -> int:
        return self.game.view().evaluation.board.bits(ids)

    def ids(self, what: Filter | Players) -> list[str]:
        """The objects, or players, that the words mean now."""
        view, context = self.now()
        bits = what.objects(view, context) if isinstance(what, Filter) else what.rows(view, context)
        return self.game.view().evaluation.board.names(bits)

    def number(self, amount: Amount) -> int:
        """The amount, worked out now."""
        return used(amount).number(*self.now())

    def numbers(self, amount: Amount, ids: Sequence[str]) -> dict[str, int]:
        """The amount for each of the objects, worked out now."""
        view, context = self.now()
        names = self.game.view().evaluation.board.names
        return {one: n for n, held in used(amount).spread(view, context, self._bits(ids)) for one in names(held)}

    def holds(self, condition: Condition | None) -> bool:
        """Whether a condition holds now."""
        return condition is None or condition.holds(*self.now())

    # ---- continuous effects

    def begin(self, effect: Effect, duration: Any) -> None:
        """A continuous effect begins: its set and its variables are fixed now (611.2c, d)."""
        if isinstance(duration, ForAsLongAs):
            if not self.holds(duration.condition):  # 611.2b
                return
            duration = ForAsLongAs(self._settled(duration.condition))
        if not self.holds(effect.as_long_as):
            return
        locked = tuple(m for m in effect.does if m.part() not in RULE_PARTS)
        rules = tuple(m for m in effect.does if m.part() in RULE_PARTS)
        timestamp = self.game.tick()
        if locked:
            ids = self.ids(effect.applies_to)
            done = tuple(self._settle(m, effect.applies_to, ids) for m in locked)
            self._add(Effect(effect.applies_to, done), duration, timestamp, ids)
        if rules:
            whom = effect.applies_to
            particular = isinstance(whom, (Reference, Players))
            particular_ids = self.ids(whom) if particular else None
            done = tuple(self._settle(m, whom, particular_ids or []) for m in rules)
            self._add(Effect(self._settled(whom), done), duration, timestamp, particular_ids)
        self.game.changed()

    def _add(self, effect: Effect, duration: Any, timestamp: int, ids: list[str] | None) -> None:
        label = self.label
        self.effects.append(label)
        self.game.state.effects.append(
            EffectState(
                id=label, controller=self.controller, source=self.source, timestamp=timestamp, effect=effect,
                duration=duration, objects=ids,
            )
        )  # fmt: skip

    def _settle(self, modification: Modification, whom: Filter | Players, ids: list[str]) -> Modification:
        """The modification with its values worked out, as far as they do not stay live in a granted ability (611.2d)."""
        if isinstance(modification, CopyOf):
            source = self.ids(modification.what)
            if not source:
                return modification
            return BecomeValues(self.copied(source[0], modification.exceptions))
        if isinstance(modification, ControlledBy):
            players = self.ids(modification.by)
            return ControlledBy(PlayerNamed(players[0])) if players else modification
        view, context = self.now()
        bits = self._bits(ids)

        def change(node: Node) -> Node | None:
            if isinstance(node, Amount):
                spread = (used(node) if isinstance(modification, Get) else node).spread(view, context, bits)
                if len(spread) <= 1:
                    return Number(spread[0][0] if spread else 0)
                names = self.game.view().evaluation.board.names
                return Settled(tuple((n, tuple(names(held))) for n, held in spread))
            if isinstance(node, Ability):
                return self._with_choices(node)
            return self._one(node)

        return modification.rewrite(lambda node: None if node is modification else change(node))

    def _settled(self, node: Any) -> Any:
        """Filters and conditions with particular objects and players in the place of references."""
        return node.rewrite(self._one)

    def _one(self, node: Node) -> Node | None:
        if isinstance(node, (Target, ThatTarget, ChosenObject, EventObject, This)):
            ids = self.ids(node)
            return TheObject(ids[0] if ids else "\0")
        if isinstance(node, (TargetPlayer, ChosenPlayer, ThatPlayer)):
            players = self.ids(node)
            return PlayerNamed(players[0]) if players else None
        if isinstance(node, You):
            return PlayerNamed(self.controller)
        return self._choice(node)

    def _choice(self, node: Node) -> Node | None:
        if isinstance(node, ChosenWord):
            return self.chosen_word(node)
        if isinstance(node, ChosenName) and "card_name" in self.choices:
            return Named(str(self.choices["card_name"]))
        return None

    def chosen_word(self, node: ChosenWord) -> Word | None:
        """The word chosen on resolution, or for the source before."""
        from mtglayers.game import as_choice  # noqa: PLC0415  # the game resolves through this module

        kinds = [node.word_kind.replace(" ", "_")] + (["basic_land_type"] if node.word_kind == "land type" else [])
        names = [f"{kind}_{node.slot}" for kind in kinds] + (kinds if node.slot == 1 else [])
        for name in names:
            if name in self.choices:
                value = self.choices[name]
                return Word(as_choice(kinds[0], value)[1], node.word_kind)
        if self.source is not None:
            for choice in self.game.object(self.source).choices:
                if choice.what.replace(" ", "_") in kinds and choice.slot == node.slot:
                    return Word(choice.value, node.word_kind)
        return None

    def _with_choices(self, ability: Ability) -> Ability:
        return ability.rewrite(self._said_here)

    def _said_here(self, node: Node) -> Node | None:
        return self.ability if isinstance(node, ThisAbility) and self.ability is not None else self._choice(node)

    def copied(self, id: str, exceptions: tuple[Modification, ...] = ()) -> Characteristics:
        """The copiable values of an object, with a copy effect's exceptions (707.2, 707.9)."""
        evaluation = self.game.view().evaluation
        values = self.game.engine.copiable(evaluation, id)
        settled = tuple(
            m.rewrite(self._said_here) if isinstance(m, (Have, IfItIs)) else self._settle(m, This(), [id])
            for m in exceptions
        )
        becomes = next(iter(self.bound.get(It(), [])), self.source)
        own = self.game.engine.copiable(evaluation, becomes) if becomes is not None else None
        return self.game.engine.with_exceptions(values, numbered(settled), own=own)

    # ---- instructions

    @singledispatchmethod
    def do(self, instruction: Instruction) -> None:
        """Do one instruction. Raises Unsupported for a kind that is not built."""
        raise Unsupported(f"{self.label}: {instruction.kind} is not built yet")

    @do.register
    def _(self, instruction: Do) -> None:
        """What is done once in words changes no characteristics."""

    @do.register
    def _(self, instruction: Lasting) -> None:
        self.begin(instruction.effect, instruction.duration)

    @do.register
    def _(self, instruction: If) -> None:
        for one in instruction.then if self.holds(instruction.condition) else instruction.otherwise:
            self.do(one)

    @do.register
    def _(self, instruction: Each) -> None:
        if instruction.may and self.choices.get("may") is False:
            return
        for one in instruction.instructions:
            self.do(one)

    @do.register
    def _(self, instruction: Modal) -> None:
        for mode in self._which(instruction):
            for one in mode:
                self.do(one)

    @do.register
    def _(self, instruction: Choose) -> None:
        asked = {"opponent": "player", "basic land type": "land type"}.get(instruction.what, instruction.what)
        suffix = f"_{instruction.slot}" if instruction.slot > 1 else ""
        names = [f"{what.replace(' ', '_')}{suffix}" for what in (instruction.what, asked)]
        name = next((name for name in names if name in self.choices), None)
        if name is not None and self.source is not None:
            from mtglayers.game import as_choice  # noqa: PLC0415  # the game resolves through this module

            kind, value = as_choice(asked, self.choices[name])
            self.game.object(self.source).choices.append(
                ChoiceState(what=kind, value=value, card=self.card, slot=instruction.slot)
            )
            self.game.changed()

    @do.register
    def _(self, instruction: ChooseObject) -> None:
        """The object is among the choices."""

    @do.register
    def _(self, instruction: BecomesYourChoice) -> None:
        which = self.choices.get("mode", 1)
        index = which - 1 if isinstance(which, int) else self._named_choice(instruction, str(which))
        if not 0 <= index < len(instruction.choices):
            raise InputError(f"{self.label} has no choice {which!r}")
        if self.source is not None:
            base = self.copied(self.source)
            values = self.game.engine.with_exceptions(base, instruction.choices[index])
            self._become(self.source, values, Indefinitely())

    def _named_choice(self, instruction: BecomesYourChoice, words: str) -> int:
        for n, name in enumerate(instruction.names):
            if words.casefold() in name.casefold():
                return n
        for n, choice in enumerate(instruction.choices):
            said = self.game.engine.describe_modifications(choice).casefold()
            if words.casefold() in said or _same_numbers(words, said):
                return n
        raise InputError(f"{self.label} has no choice {words!r}")

    @do.register
    def _(self, instruction: EnterAsCopy) -> None:
        raise InputError("entering as a copy happens only as an object enters")

    @do.register
    def _(self, instruction: EnterTapped) -> None:
        if self.source is not None:
            self.game.tap(self.source)

    @do.register
    def _(self, instruction: PutCounters) -> None:
        number = self.number(instruction.number)
        for id in self.ids(instruction.on):
            self.game.put_counters(self.game.object(id), instruction.counter, number)

    @do.register
    def _(self, instruction: RemoveCounters) -> None:
        number = self.number(instruction.number)
        for id in self.ids(instruction.on):
            self.game.put_counters(self.game.object(id), instruction.counter, -number)

    @do.register
    def _(self, instruction: Tap) -> None:
        self._each(instruction.what, self.game.tap)

    @do.register
    def _(self, instruction: Untap) -> None:
        self._each(instruction.what, self.game.untap)

    def _each(self, what: Filter, change: Callable[[str], None]) -> None:
        for id in self.ids(what):
            change(id)

    @do.register
    def _(self, instruction: Prevent) -> None:
        """A prevention shield changes no characteristics; damage is then no longer ours to deal."""
        self.game.shields.append(self.label)

    @do.register
    def _(self, instruction: Monstrosity) -> None:
        """Unless it is monstrous, counters are put on it and it becomes monstrous (701.37)."""
        if self.source is not None:
            one = self.game.object(self.source)
            if "monstrous" not in one.facts:
                one.facts = [*one.facts, "monstrous"]
                self.game.put_counters(one, "+1/+1", self.number(instruction.number))

    @do.register
    def _(self, instruction: BecomePrepared) -> None:
        """A copy of its prepare spell is created in exile (722.3)."""
        for id in self.ids(instruction.what):
            spell = self._prepare_spell(id)
            if spell is not None:
                self._token(spell, self.controller, 0, 1, zone="exile")

    def _prepare_spell(self, id: str) -> Characteristics | None:
        name = self.game[id].name
        card = self.game.engine.cards.get(name)
        return card.faces[1].values if card is not None and card.layout == "prepare" else None

    @do.register
    def _(self, instruction: CopySpell) -> None:
        """The copy is on the stack, with the choices made for the spell (707.10)."""
        for id in self.ids(instruction.what):
            self._token(self.copied(id, instruction.exceptions), self.controller, 0, 1, zone="stack")

    @do.register
    def _(self, instruction: Regenerate) -> None:
        """A regeneration shield changes no characteristics."""

    @do.register
    def _(self, instruction: MoveTo) -> None:
        under = self.ids(instruction.under) if instruction.under is not None else []
        moved = self.ids(instruction.what)
        bound = [node for node, ids in self.bound.items() if set(ids) & set(moved)]
        for id in moved:
            if instruction.verb == "destroy" and self._indestructible(id):
                continue
            self.game.move(
                id, instruction.zone, by=under[0] if under else self.controller if instruction.zone == "battlefield" else None,
                tapped=instruction.tapped, face_down=instruction.face_down, choose=self.choices,
                face_down_values=instruction.as_, entering=self._what_it_is,
            )  # fmt: skip
            if instruction.role and self.source is not None:
                self.game.object(self.source).linked.setdefault(instruction.role, []).append(id)
        for node in bound:  # "that permanent" afterwards is the new object
            self.bound[node] = [one for one in self.bound[node] if one in self.game.view().ids]
        self.game.changed()

    def _what_it_is(self) -> None:
        """What the instructions say that a permanent *is* applies as it enters (611.2e)."""
        for instruction in self._instructions:
            if isinstance(instruction, Lasting) and instruction.already and instruction not in self._done_early:
                self._done_early.append(instruction)
                self.do(instruction)

    def _indestructible(self, id: str) -> bool:
        return any(getattr(ability, "name", "") == "indestructible" for ability in self.game[id].abilities)

    @do.register
    def _(self, instruction: Create) -> None:
        who = self.ids(instruction.who)[0] if instruction.who is not None else self.controller
        number = self.number(instruction.number)
        token = instruction.token
        words = tuple(self._word(word) for word in token.words)
        abilities = (*token.abilities, *(Printed(self._of_source(a), "") for a in instruction.abilities))
        subtypes = " ".join(word.word for word in words if word.word_kind in SUBTYPE_KINDS)
        name = f"{subtypes} Token" if token.name in ("", subtypes) else token.name  # 111.4
        values = Characteristics(
            name, token.mana_cost, token.mana_value, words, abilities, token.power, token.toughness, token.loyalty
        )
        for n in range(number):
            self._token(values, who, n, number, tapped=instruction.tapped)

    def _word(self, word: Any) -> Word:
        chosen = self.chosen_word(word) if isinstance(word, ChosenWord) else word
        if not isinstance(chosen, Word):
            raise InputError(f"{self.label} needs the choice of a {word.word_kind}")
        return chosen

    def _of_source(self, ability: Ability) -> Ability:
        """A token's ability that names the object that made it keeps meaning that object (201.5a)."""
        from mtglayers.filters import Granter  # noqa: PLC0415  # only here

        if self.source is None:
            return ability
        maker = TheObject(self.source)
        return ability.rewrite(lambda node: maker if isinstance(node, Granter) else None)

    def _token(
        self, values: Characteristics, who: str, n: int, number: int, *, tapped: bool = False, card: str | None = None,
        face: int = 0, zone: Zone = "battlefield",
    ) -> None:  # fmt: skip
        wished = self.label if number == 1 else f"{self.label}#{n + 1}"
        taken = wished in self.game.view().ids or wished in {p.name for p in self.game.state.players}
        one = ObjectState(
            id=self.game.new_id(None if taken else wished, values.name or "token"), token=True, owner=who, controller=who,
            values=None if card else values, card=card, face=face, tapped=tapped, zone=zone, timestamp=self.game.tick(),
            number=self.game.next_number(),
        )  # fmt: skip
        self.game.add(one)
        if zone == "battlefield":
            from mtglayers.entering import enter  # noqa: PLC0415  # entering resolves through this module

            enter(self.game, one, self.choices, None)
            self.game.note_triggers(one)
        self.created.append(one.id)

    @do.register
    def _(self, instruction: CreateCopy) -> None:
        who = self.ids(instruction.who)[0] if instruction.who is not None else self.controller
        for source in self.ids(instruction.what):
            number = self.number(instruction.number)
            original = self.game.object(source)
            for n in range(number):
                if not instruction.exceptions and self._is_itself(original):  # 707.8a: both faces
                    self._token(self.copied(source), who, n, number, card=original.card, face=original.face)
                else:
                    self._token(self.copied(source, instruction.exceptions), who, n, number)

    def _is_itself(self, one: ObjectState) -> bool:
        """Whether a double-faced object shows its own values, so that a token copy of it is double-faced too."""
        if one.card is None or one.face_down or one.merged or self.game.card(one.card).layout != "transform":
            return False
        return not any(
            one.id in (effect.objects or ()) and any(isinstance(m, BecomeValues) for m in effect.effect.does)
            for effect in self.game.state.effects
        )

    @do.register
    def _(self, instruction: TurnFace) -> None:
        for id in self.ids(instruction.what):
            self.game.turn(id, instruction.face, instruction.as_)

    @do.register
    def _(self, instruction: Transform) -> None:
        for id in self.ids(instruction.what):
            self.game.transform(id, flip=instruction.how == "flip")

    @do.register
    def _(self, instruction: Attach) -> None:
        to = self.ids(instruction.to)
        for id in self.ids(instruction.what):
            if to:
                self.game.attach(id, to[0])

    @do.register
    def _(self, instruction: ChangeText) -> None:
        old, new = self._text_change(instruction)
        self.begin(Effect(instruction.what, (ChangeWords(old, new),)), instruction.duration)

    def _text_change(self, instruction: ChangeText) -> tuple[Word, Word]:
        from mtglayers.game import as_choice  # noqa: PLC0415  # the game resolves through this module

        if "from" not in self.choices or "to" not in self.choices:
            raise InputError(f"{self.label} needs the choices from and to")
        colors = {"white", "blue", "black", "red", "green"}
        for kind in instruction.kinds:
            if (str(self.choices["from"]).casefold() in colors) == (kind == "color"):
                old, new = (as_choice(kind, self.choices[one])[1] for one in ("from", "to"))
                return Word(old, kind), Word(new, kind)
        raise Illegal(f"{self.label} can't change {self.choices['from']!r} into {self.choices['to']!r}")

    @do.register
    def _(self, instruction: ExchangeControl) -> None:
        one, other = self.ids(instruction.one), self.ids(instruction.other)
        if one and other:
            first, second = self.game[one[0]].controller, self.game[other[0]].controller
            timestamp = self.game.tick()
            for id, who in ((one[0], second), (other[0], first)):
                self._add(
                    Effect(TheObject(id), (ControlledBy(PlayerNamed(who)),)), instruction.duration, timestamp, [id]
                )
            self.game.changed()

    @do.register
    def _(self, instruction: GainLife) -> None:
        number = self.number(instruction.number)
        for who in self.ids(instruction.who):
            player = self.game.player(who)
            self.game.set(who, "life", player.life + number)

    @do.register
    def _(self, instruction: Draw) -> None:
        number = self.number(instruction.number)
        for who in self.ids(instruction.who):
            self.game.set(who, "hand", self.game.player(who).hand + number)

    @do.register
    def _(self, instruction: DealDamage) -> None:
        if self.game.shields:
            raise Unsupported(f"{self.label}: damage under a prevention effect is not built yet")
        number = self.number(instruction.number)
        for to in instruction.to:
            for one in self.ids(to):
                try:
                    player = self.game.player(one)
                except UnknownName:
                    continue  # damage to objects belongs to the stack's rules
                self.game.set(one, "life", player.life - max(0, number))

    def _become(self, id: str, values: Characteristics, duration: Any) -> None:
        self._add(Effect(TheObject(id), (BecomeValues(values),)), duration, self.game.object(id).timestamp, [id])
        self.game.changed()

    def become_copy(self, id: str, of: str, exceptions: tuple[Modification, ...], duration: Any) -> None:
        """An object that enters is a copy of another, as old as the object (707.5)."""
        self._become(id, self.copied(of, exceptions), duration)


def _same_numbers(words: str, said: str) -> bool:
    return (
        bool(words)
        and words.split(maxsplit=1)[0] in said
        and set(words.casefold().split()) <= set(said.replace(",", " ").split())
    )


__all__ = ["Resolution"]
