"""Copy effects and other copiable values (613.2, 707)."""

from collections.abc import Hashable
from typing import Any, ClassVar, Literal

from mtglayers.abilities import Ability, Instance, Static
from mtglayers.characteristics import Characteristics, give_text, own_text, settle_land_abilities
from mtglayers.context import Context
from mtglayers.filters import Filter, This
from mtglayers.modifications.abilities import Have
from mtglayers.modifications.base import Category, Modification
from mtglayers.modifications.power_toughness import BasePT
from mtglayers.modifications.types import SetWords
from mtglayers.nodes import ANY, NOTHING, Footprint
from mtglayers.view import ABILITY_COLUMNS, COPIABLE_COLUMNS, View

_COPIABLE: Footprint = frozenset((column, ANY) for column in COPIABLE_COLUMNS)


class BecomeValues(Modification):
    """They have exactly these copiable values: a copy that was made (707.2), or face-down values (708.2)."""

    own_reads: ClassVar[Footprint] = NOTHING
    own_writes = _COPIABLE
    values: Characteristics
    why: Literal["copy", "face-down"] = "copy"

    def part(self) -> Category:
        return self.why

    def reads(self) -> Footprint:
        return NOTHING

    def apply(self, view: View, hits: int, context: Context) -> None:
        if context.instances is None:
            raise ValueError("values can only be given where instances are made")
        self.values.write(view, hits, context.instances, context.origin)


class CopyOf(Modification):
    """They are copies of an object, with exceptions (707.9). On resolution it is settled into ``BecomeValues``."""

    category = "copy"
    own_reads: ClassVar[Footprint] = _COPIABLE
    own_writes = _COPIABLE
    what: Filter
    exceptions: tuple[Modification, ...] = ()

    def reads(self) -> Footprint:
        return self.own_reads | self.what.reads()

    def worked_out(self, view: View, hits: int, context: Context) -> Hashable:
        return worth_copying(view, self.what.matching(view, context))

    def apply(self, view: View, hits: int, context: Context) -> None:
        source = self.what.matching(view, context)
        source &= -source
        if not source:
            return
        own = frozenset(exception.column for exception in self.exceptions if isinstance(exception, DoesntCopy))
        take_over(view, source, hits, context, keep=own)
        for exception in sorted(self.exceptions, key=lambda one: one.rank()):
            except_(view, hits, exception, context)


def worth_copying(view: View, source: int) -> Hashable:
    """What a copy of the object would take over, to be compared; abilities that effects gave are no part of it (707.2)."""
    return tuple(
        tuple(
            sorted(
                repr((v.ability, v.place)) if isinstance(v, Instance) else repr(v)
                for v in copiable_values(view, column, source)
            )
        )
        for column in COPIABLE_COLUMNS
    )


def copiable_values(view: View, column: str, source: int) -> list[Any]:
    """The copiable values of an object in one column."""
    values = view.values(column, source)
    return [value for value in values if value.is_own_text] if column in ABILITY_COLUMNS else values


def take_over(view: View, source: int, hits: int, context: Context, keep: frozenset[str] = frozenset()) -> None:
    """Objects take the copiable values of one object in place of their own, some columns aside (707.2)."""
    hits &= ~source
    if not hits or context.instances is None:
        return
    values = {column: copiable_values(view, column, source) for column in COPIABLE_COLUMNS if column not in keep}
    kept = own_text(view, hits)
    for column in values:
        view.clear(column, hits)
    texts: set[tuple[Ability, int]] = set()
    for column, taken in values.items():
        for value in taken:
            if column not in ABILITY_COLUMNS:
                view.add(column, value, hits)
                continue
            place = value.place
            while (value.ability, place) in texts:  # twice the same ability is two abilities
                place += 10_000
            texts.add((value.ability, place))
            copied = context.instances.own_text(value.ability, place, value.card, context.origin)
            give_text(view, hits, copied, kept)
    settle_land_abilities(view, hits, context.instances)


class DoesntCopy(Modification):
    """An exception: the copy keeps its own value of the characteristic (707.9c)."""

    category = "copy"
    own_reads: ClassVar[Footprint] = NOTHING
    own_writes = NOTHING
    column: Literal["color", "name", "mana cost", "supertype"]

    def part(self) -> Category:
        return "color" if self.column == "color" else "copy"

    def apply(self, view: View, hits: int, context: Context) -> None:
        return


class IfItIs(Modification):
    """An exception that is made only where the copy fits: "if it's a creature, it has …"."""

    category = "copy"
    own_reads: ClassVar[Footprint] = NOTHING
    what: Filter
    does: Modification

    def part(self) -> Category:
        return self.does.part()

    def writes(self) -> Footprint:
        return self.does.writes()

    def apply(self, view: View, hits: int, context: Context) -> None:
        except_(view, hits & self.what.matching(view, context), self.does, context)


def except_(view: View, hits: int, exception: Modification, context: Context) -> None:
    """Apply one exception of a copy effect: its abilities become part of the copiable values (707.9a),
    and an ability that defines what the exception sets is not copied (707.9d)."""
    if isinstance(exception, BasePT | DoesntCopy) or (isinstance(exception, SetWords) and exception.defines):
        for instance, held in list(view["static"].items()):
            if held & hits and _defines_the_same(instance, exception):
                view.remove("static", instance, hits)
    if isinstance(exception, Have):
        if context.instances is not None:
            context.instances.own_text(
                exception.ability, 1000 + exception.place, "", (context.origin, "exception")
            ).give(view, hits)
        return
    exception.apply(view, hits, context)


def _defines_the_same(instance: Instance, exception: Modification) -> bool:
    return any(
        effect.as_long_as is None
        and effect.applies_to == This()
        and all(did.defines and did.part() == exception.part() for did in effect.does)
        and (not isinstance(exception, SetWords) or _kind(effect.does[0]) == exception.word_kind)
        for static in instance.statics
        if isinstance(static, Static)
        for effect in static.effects
    )


def _kind(modification: Modification) -> str:
    return getattr(modification, "word_kind", "creature type")
