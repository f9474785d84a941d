"""Words of the type line, and colours: set, add, take away (205.1, 305.7, 613.1d–e)."""

from collections.abc import Hashable
from functools import cached_property
from typing import ClassVar, cast

from mtglayers.characteristics import settle_land_abilities
from mtglayers.compiling import Code
from mtglayers.context import Context
from mtglayers.filters import ChosenWord, Filter, Word, WordKind
from mtglayers.modifications.base import Category, Modification
from mtglayers.nodes import ANY, NOTHING, Footprint
from mtglayers.view import ABILITY_COLUMNS, BASIC_LAND_TYPES, EVERY, SUBTYPE_KINDS, Column, View, union

_ABILITIES: Footprint = frozenset({("static", ANY), ("ability", ANY)})
_INTRINSIC: Footprint = frozenset({("ability", ANY)})
_EMPTY: Column = {}
_SETTLED = ("card type", "land type")
"""The kinds of words from which other characteristics follow."""


class Words(Modification):
    """The base of what changes words of one kind on the type line, or colours."""

    own_reads: ClassVar[Footprint] = NOTHING

    def reads(self) -> Footprint:
        """The card types that its subtypes must correspond to (205.3d); not the words themselves."""
        owners = SUBTYPE_KINDS.get(self.kind_of_words(), ())
        return self.own_reads | {("card type", owner) for owner in owners}

    def settle(self, view: View, hits: int, context: Context) -> None:
        """What follows from other words: subtypes go with their types, lands have the abilities of their types."""
        kind = self.kind_of_words()
        if kind == "card type":
            drop_orphaned_subtypes(view, hits)
        if kind in _SETTLED and context.instances is not None:
            settle_land_abilities(view, hits, context.instances)

    def kind_of_words(self) -> WordKind:
        raise NotImplementedError

    def part(self) -> Category:
        return "color" if self.kind_of_words() == "color" else "type"

    def rank(self) -> tuple[int, int]:
        first, _ = super().rank()
        return (first, 0 if self.kind_of_words() == "card type" else 1)


class SetWords(Words):
    """They are these words of the kind, and no others: "is a Mountain", "becomes white", "are Goblins"."""

    one_by_one = True
    same_for_all = True
    word_kind: WordKind
    words: tuple[Word | ChosenWord, ...]

    @property
    def defines(self) -> bool:  # type: ignore[override]  # depends on the kind of the words
        return self.word_kind not in ("card type", "supertype")

    def kind_of_words(self) -> WordKind:
        return self.word_kind

    def writes(self) -> Footprint:
        written: set[tuple[str, object]] = {(self.word_kind, ANY)}
        if self.word_kind == "card type":
            written |= {(kind, ANY) for kind in SUBTYPE_KINDS}
        if self.word_kind in ("card type", "land type"):
            written |= _ABILITIES if self.sets_basic_land_type else _INTRINSIC
        return frozenset(written)

    @cached_property
    def sets_basic_land_type(self) -> bool:
        """Whether rule 305.7 takes the land's own abilities away."""
        return self.word_kind == "land type" and any(word in BASIC_LAND_TYPES for word in plain(self))

    def statements(self, code: Code) -> list[str]:
        words, kind = plain(self), code.constant(self.word_kind)
        if len(words) < len(self.words):  # nothing was chosen
            return ["pass"]
        lines = [f"fitting = {fitting(code, self.word_kind)}"]
        stay = self.word_kind == "card type"
        if stay:  # 205.1a: an instant or sorcery stays one
            code.names["STAY"] = ("Instant", "Sorcery")
        if self.sets_basic_land_type:
            lines.append(f"{code.constant(lose_rules_text)}(view, fitting)")
        lines += [
            "keep = ~hits",
            f"new = {{word: left for word, held in columns[{kind}].items()",
            f"       if (left := {'held if word in STAY else held & keep' if stay else 'held & keep'})}}",
        ]
        if words:
            lines.append("if fitting:")
        for word in words:
            name = code.constant(word)
            lines.append(f"    new[{name}] = new.get({name}, 0) | fitting")
        lines += ["view.owned = NONE", f"columns[{kind}] = new"]
        if self.word_kind in _SETTLED:
            lines.append(f"{code.constant(self)}.settle(view, hits, context)")
        return lines


class AddWords(Words):
    """They are these words in addition to what they are (205.1b)."""

    one_by_one = True
    same_for_all = True
    word_kind: WordKind
    words: tuple[Word | ChosenWord, ...]

    @property
    def defines(self) -> bool:  # type: ignore[override]  # depends on the kind of the words
        return self.word_kind not in ("card type", "supertype")

    def kind_of_words(self) -> WordKind:
        return self.word_kind

    def writes(self) -> Footprint:
        written: Footprint = frozenset((self.word_kind, word) for word in plain(self))
        return written | _INTRINSIC if self.word_kind == "land type" else written

    def statements(self, code: Code) -> list[str]:
        kind = code.constant(self.word_kind)
        lines = [f"fitting = {fitting(code, self.word_kind)}", f"old = columns[{kind}]"]
        for word in plain(self):
            name = code.constant(word)
            lines += [
                f"held = old.get({name}, 0)",
                "if fitting & ~held:",
                "    old = old.copy()",
                f"    old[{name}] = held | fitting",
                "    view.owned = NONE",
                f"    columns[{kind}] = old",
            ]
        if self.word_kind == "land type":
            lines.append(f"{code.constant(self)}.settle(view, hits, context)")
        return lines


class LoseWords(Words):
    """They are no longer these words: "isn't a creature", "loses legendary"."""

    one_by_one = True
    same_for_all = True
    word_kind: WordKind
    words: tuple[Word, ...]

    def kind_of_words(self) -> WordKind:
        return self.word_kind

    def writes(self) -> Footprint:
        written: Footprint = frozenset((self.word_kind, word.word) for word in self.words)
        if self.word_kind == "card type":
            written |= {(kind, ANY) for kind in SUBTYPE_KINDS}
        return written | _INTRINSIC if self.word_kind in ("card type", "land type") else written

    def apply(self, view: View, hits: int, context: Context) -> None:
        for word in self.words:
            view.remove(self.word_kind, word.word, hits)
        self.settle(view, hits, context)


class BecomeBasicLand(Words):
    """Lands have the name of a basic land, are basic and are not legendary: what a set land type meant until June 2003 (214.9f)."""

    own_writes = frozenset({("supertype", ANY), ("name", ANY)})
    land_type: str

    def kind_of_words(self) -> WordKind:
        return "land type"

    def apply(self, view: View, hits: int, context: Context) -> None:
        lands = can_gain(view, "land type", hits)
        view.set("name", self.land_type, lands)
        view.remove("supertype", "Legendary", lands)
        view.add("supertype", "Basic", lands)


class EveryCreatureType(Words):
    """They are every creature type (702.73); the type line then holds them all."""

    one_by_one = True
    same_for_all = True
    defines = True
    own_writes = frozenset({("creature type", ANY)})

    def kind_of_words(self) -> WordKind:
        return "creature type"

    def apply(self, view: View, hits: int, context: Context) -> None:
        view.clear("creature type", hits)
        view.add("creature type", EVERY, can_gain(view, "creature type", hits))


class ColorsAmong(Words):
    """They are each colour among the objects that fit."""

    defines = True
    own_reads: ClassVar[Footprint] = NOTHING
    own_writes = frozenset({("color", ANY)})
    among: Filter

    def reads(self) -> Footprint:
        return self.among.in_a_zone().reads() | {("color", ANY)}

    def kind_of_words(self) -> WordKind:
        return "color"

    def worked_out(self, view: View, hits: int, context: Context) -> Hashable:
        among = self.among.objects(view, context)
        return tuple(sorted(color for color, held in view["color"].items() if held & among))

    def apply(self, view: View, hits: int, context: Context) -> None:
        colors = cast(tuple[str, ...], self.worked_out(view, hits, context))
        view.clear("color", hits)
        for color in colors:
            view.add("color", color, hits)


def plain(modification: SetWords | AddWords) -> tuple[str, ...]:
    """Its words themselves; a choice that was not made is none."""
    made: tuple[str, ...] | None = modification.__dict__.get("_plain")
    if made is None:
        made = tuple(word.word for word in modification.words if isinstance(word, Word))
        modification.__dict__["_plain"] = made
    return made


def fitting(code: Code, word_kind: str) -> str:
    """An expression for those of ``hits`` that can gain words of the kind (see ``can_gain``)."""
    owners = SUBTYPE_KINDS.get(word_kind)
    if owners is None:
        return "hits"
    name = code.constant("card type")
    return "hits & (" + " | ".join(f"columns[{name}].get({code.constant(o)}, 0)" for o in owners) + ")"


def can_gain(view: View, word_kind: str, bits: int) -> int:
    """The objects that can gain words of the kind: a subtype must correspond to a card type (205.3d)."""
    owners = SUBTYPE_KINDS.get(word_kind)
    if owners is None:
        return bits
    card_types = view.columns["card type"]
    if len(owners) == 1:
        return bits & card_types.get(owners[0], 0)
    return bits & union(card_types.get(owner, 0) for owner in owners)


def lose_rules_text(view: View, hits: int) -> None:
    """What setting a basic land type takes away: abilities from rules text, copied ones too (305.7)."""
    for column in ABILITY_COLUMNS:
        for instance in [i for i, held in view.columns[column].items() if held & hits and i.is_own_text]:
            view.remove(column, instance, hits)


def drop_orphaned_subtypes(view: View, hits: int) -> None:
    """Subtypes go when the last card type that they belong to has gone (205.1a)."""
    for kind in SUBTYPE_KINDS:
        orphaned = hits & ~can_gain(view, kind, hits)
        if orphaned:
            view.clear(kind, orphaned)
