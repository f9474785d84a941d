"""Text-changing effects (612, 613.1c)."""

from collections.abc import Hashable
from typing import ClassVar

from mtglayers.abilities import Ability
from mtglayers.characteristics import settle_land_abilities
from mtglayers.context import Context
from mtglayers.filters import ChosenWord, Reference, Word, WordKind
from mtglayers.modifications.base import Modification
from mtglayers.modifications.copying import take_over, worth_copying
from mtglayers.nodes import ANY, NOTHING, Footprint, Node
from mtglayers.view import ABILITY_COLUMNS, COPIABLE_COLUMNS, EVERY, View

_ABILITIES: Footprint = frozenset({("static", ANY), ("ability", ANY)})


class ChangeWords(Modification):
    """Replace one colour word, basic land type or creature type by another in rules text and type line (612.2)."""

    category = "text"
    own_reads: ClassVar[Footprint] = NOTHING
    old: Word
    new: Word

    def reads(self) -> Footprint:
        return NOTHING

    def writes(self) -> Footprint:
        line: Footprint = NOTHING if self.old.word_kind == "color" else frozenset({(self.old.word_kind, ANY)})
        return _ABILITIES | line

    def apply(self, view: View, hits: int, context: Context) -> None:
        if self.old.word_kind != "color":
            bearers = view[self.old.word_kind].get(self.old.word, 0) & hits
            view.remove(self.old.word_kind, self.old.word, bearers)
            view.add(self.old.word_kind, self.new.word, bearers)
        if self.old.word_kind == "land type" and context.instances is not None:
            settle_land_abilities(view, hits, context.instances)
        for column in ABILITY_COLUMNS:
            for instance, held in list(view[column].items()):
                if held & hits and instance.is_own_text and context.instances is not None:
                    changed = change_word(instance.ability, self.old, self.new)
                    if changed != instance.ability:
                        view.remove(column, instance, hits)
                        context.instances.of(
                            changed, instance.origin, instance.place, instance.granted, instance.card
                        ).give(view, held & hits)


def change_word(ability: Ability, old: Word, new: Word) -> Ability:
    """The ability with one word replaced wherever it is used as that kind of word (612.2); names stay."""

    def change(node: Node) -> Node | None:
        if isinstance(node, Word) and node == old:
            return new
        return None

    return ability.rewrite(change)


class ChangeAllWords(Modification):
    """Replace every word of a kind by one: "change all instances of land types to Island"."""

    category = "text"
    own_reads: ClassVar[Footprint] = NOTHING
    word_kind: WordKind
    new: Word | ChosenWord

    def reads(self) -> Footprint:
        return NOTHING

    def writes(self) -> Footprint:
        line: Footprint = NOTHING if self.word_kind == "color" else frozenset({(self.word_kind, ANY)})
        return _ABILITIES | line

    def apply(self, view: View, hits: int, context: Context) -> None:
        if isinstance(self.new, ChosenWord):
            return
        olds = set(view[self.word_kind]) | {
            node.word
            for column in ABILITY_COLUMNS
            for instance, held in view[column].items()
            if held & hits and instance.is_own_text
            for node in instance.ability.walk()
            if isinstance(node, Word) and node.word_kind == self.word_kind
        }
        for old in sorted(olds - {self.new.word, EVERY}):  # a type line that holds every type has no words to change
            ChangeWords(Word(old, self.word_kind), self.new).apply(view, hits, context)


class FullTextOf(Modification):
    """They have the full text of another card, and the abilities named besides (612.6)."""

    category = "text"
    own_reads: ClassVar[Footprint] = frozenset((column, ANY) for column in COPIABLE_COLUMNS)
    own_writes: ClassVar[Footprint] = frozenset((column, ANY) for column in COPIABLE_COLUMNS)
    what: Reference
    plus: tuple[Ability, ...] = ()

    def reads(self) -> Footprint:
        return self.own_reads | self.what.reads()

    def worked_out(self, view: View, hits: int, context: Context) -> Hashable:
        return worth_copying(view, self.what.matching(view, context))

    def apply(self, view: View, hits: int, context: Context) -> None:
        source = self.what.matching(view, context)
        if not source:
            return
        take_over(view, source & -source, hits, context)
        if context.instances is not None:
            for place, ability in enumerate(self.plus):
                context.instances.own_text(ability, 1000 + place, "", context.origin).give(view, hits)


class SetName(Modification):
    """They have this name (612.8)."""

    category = "text"
    own_reads: ClassVar[Footprint] = NOTHING
    own_writes = frozenset({("name", ANY)})
    name: str

    def apply(self, view: View, hits: int, context: Context) -> None:
        view.set("name", self.name, hits)


class HaveTextBoxOf(Modification):
    """They have the rules text of another object ("exchange the text boxes"; 612.5). Settled on resolution."""

    category = "text"
    own_reads: ClassVar[Footprint] = NOTHING
    own_writes: ClassVar[Footprint] = _ABILITIES
    abilities: tuple[Ability, ...]
    card: str = ""

    def reads(self) -> Footprint:
        return NOTHING

    def apply(self, view: View, hits: int, context: Context) -> None:
        if context.instances is None:
            raise ValueError("abilities can only be given where instances are made")
        for column in ABILITY_COLUMNS:
            for instance, held in list(view[column].items()):
                if held & hits and instance.is_own_text:
                    view.remove(column, instance, hits)
        for place, ability in enumerate(self.abilities):
            context.instances.own_text(ability, place, self.card, context.origin).give(view, hits)
