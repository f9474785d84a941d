"""Continuous effects at work: an effect's data together with where it comes from and when (611)."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Final, cast

from mtglayers.abilities import Effect, Instance, Instances, Static
from mtglayers.compiling import Do, compiled, compiled_part
from mtglayers.context import Context
from mtglayers.filters import Filter, Reference
from mtglayers.layers import Ruleset, Source
from mtglayers.modifications.base import Modification
from mtglayers.nodes import Footprint
from mtglayers.view import Column, View

Key = tuple[object, ...]


_EMPTY: Final[Column] = {}
COMPILED_AFTER: Final = 3
"""How often a part is applied before it is compiled: most counters and resolutions do not live that long."""


@dataclass(slots=True, eq=False)
class Part:
    """What one effect does in one layer, and the bits of what that reads and writes (see ``footprints``)."""

    does: tuple[Modification, ...]
    reads_existence: int
    reads_set: int
    reads_values: int
    writes: int
    alike: int
    """The same for all parts that do the same whichever object they come from: on equal sets they share a trial; 0 for none."""
    works_out: bool
    """Whether it works out values from the view."""
    columns: frozenset[str]
    """The columns that it reads or writes, but for "status"; "*" stands for all."""
    written: frozenset[str]
    """The columns that it writes."""
    statuses: frozenset[object]
    """The statuses that it reads; None stands for all."""
    one_by_one: bool
    """Whether it treats each object for itself."""
    looks_at_objects: bool
    """Whether anything in it describes objects: if not, it matters to it only what stands in the columns that it reads."""
    do: Do = field(init=False)
    """All that it does, in a draft; one compiled function, once it has been done often enough to be worth it."""
    _uses: int = 0

    def __post_init__(self) -> None:
        self.do = self._do_each

    def _do_each(self, draft: View, hits: int, context: Context) -> None:
        self._uses += 1
        if self._uses > COMPILED_AFTER:
            self.do = compiled_part(self.does)
        for modification in self.does:
            modification.apply(draft, hits, context)


@dataclass(eq=False, slots=True)
class ContinuousEffect:
    """One continuous effect of a board. ``identity`` stays when its text is changed; compared by being the same."""

    identity: Hashable
    number: int
    """Its identity as a number of its board."""
    label: str
    """What people call it: the id of the object that it comes from, or of the resolution."""
    data: Effect
    source: Source
    context: Context
    key: Key
    """Its place in timestamp order: earlier is smaller (613.7)."""
    is_cda: bool
    parts: dict[str, Part]
    instance: Instance | None = None
    """The ability that generates it, None for resolutions and rules."""
    locked: int | None = None
    """The objects it applies to, where they were fixed on resolution (611.2c)."""
    timestamp: int = 0
    words: str = ""
    """What it says, where no ability says it: "two +1/+1 counters"."""
    place: tuple[int, int] = (0, 0)
    """Which of the static abilities that the instance stands for it is, and which effect of that."""
    order: tuple[bool, Key] = field(init=False)
    """What effects are sorted by: those that define characteristics first, then timestamps (613.3, 613.7)."""
    has_more_parts: bool = field(init=False)
    """Whether it has parts in several layers."""
    find: Callable[[View, Context], int | None] = field(init=False)
    """Finds what it applies to, for its own context."""

    def __post_init__(self) -> None:
        self.has_more_parts = len(self.parts) > 1
        self.order = (not self.is_cda, self.key)
        self.find = _finder(self.data, self.locked)

    def text(self, view: View) -> Effect | None:
        """What the ability that generates it says now, before choices are filled in; None when it is gone."""
        if self.instance is None:
            return self.data
        if view["static"].get(self.instance, 0) & self.context.this:
            return _said(self.instance, self.place)
        identity = self.instance.identity
        for other, held in view["static"].items():
            if held & self.context.this and cast(Instance, other).identity == identity:
                return _said(other, self.place)
        return None

    def says_the_same(self, before: View, after: View) -> bool:
        """Whether the ability that generates it is there in both views and says the same, or in neither."""
        instance, this = self.instance, self.context.this
        then, now = before.columns["static"], after.columns["static"]
        if instance is None or then is now or then.get(instance, 0) & now.get(instance, 0) & this:
            return True
        return self.text(before) == self.text(after)

    def part_said(self, layer: str) -> Static:
        """What its part in a layer says, as an ability of its own."""
        return Static((Effect(self.data.applies_to, self.parts[layer].does, self.data.as_long_as),))

    def applies_to(self, view: View) -> int | None:
        """The objects it applies to as the view stands; None while its condition does not hold."""
        return self.find(view, self.context)

    def worked_out(self, layer: str, view: View, hits: int) -> Hashable:
        """The values that its part works out for those objects."""
        part = self.parts[layer]
        return tuple(m.worked_out(view, hits, self.context) for m in part.does) if part.works_out else ()

    def apply(self, layer: str, view: View, hits: int) -> View:
        """The view after its part has been applied to the objects; the old view stays as it is."""
        after = view.draft()
        self.parts[layer].do(after, hits, self.context)
        return after


def _finder(data: Effect, locked: int | None) -> Callable[[View, Context], int | None]:
    """What finds the objects: those that were fixed, or all that fit; and None while a condition does not hold."""
    whom, condition = data.applies_to, data.as_long_as
    if locked is None:
        find: Callable[[View, Context], int | None] = (
            compiled(whom.in_a_zone()) if isinstance(whom, Filter) else whom.rows
        )
    else:
        find = _always(locked)
    if condition is None:
        return find
    return lambda view, context: find(view, context) if condition.holds(view, context) else None


def _always(objects: int) -> Callable[[View, Context], int]:
    return lambda view, context: objects  # noqa: ARG005  # they are fixed, whatever the view


def _said(instance: Instance, place: tuple[int, int]) -> Effect | None:
    static, effect = place
    if static >= len(instance.statics) or effect >= len(instance.statics[static].effects):
        return None
    return instance.statics[static].effects[effect]


def make_parts(
    effect: Effect,
    source: Source,
    ruleset: Ruleset,
    instances: Instances,
    *,
    defining: bool,
    instance: Instance | None,
    locked: bool,
) -> dict[str, Part]:
    """The parts of an effect under an edition of the rules, with their footprints."""
    bits = instances.footprints
    existence: Footprint = frozenset({("static", instance)}) if instance is not None else frozenset()
    condition: Footprint = effect.as_long_as.reads() if effect.as_long_as is not None else frozenset()
    whom = effect.applies_to
    reads_set = condition
    if not locked:
        reads_set |= whom.in_a_zone().reads() if isinstance(whom, Filter) else whom.reads()
    whole = any(m.part() in ("copy", "face-down", "text") for m in effect.does)
    looks_at_objects = any(isinstance(node, Filter) and not isinstance(node, Reference) for node in effect.walk())
    one_by_one = effect.as_long_as is None and not locked and all(node.one_by_one for node in whom.walk())
    return {
        layer: Part(
            does,
            bits.reading(existence),
            bits.reading(reads_set),
            bits.reading(frozenset().union(*(m.reads() for m in does))),
            bits.writing(frozenset().union(*(m.writes() for m in does))),
            bits.alike(does) if all(m.same_for_all for m in does) else 0,
            any(type(m).worked_out is not Modification.worked_out for m in does),
            frozenset("*")
            if whole
            else frozenset(
                c for c, _ in existence | reads_set.union(*(m.reads() | m.writes() for m in does)) if c != "status"
            ),
            frozenset(c for m in does for c, _ in m.writes()),
            frozenset(value for c, value in reads_set.union(*(m.reads() for m in does)) if c == "status"),
            one_by_one and all(node.one_by_one for m in does for node in m.walk()),
            looks_at_objects,
        )
        for layer, does in ruleset.parts(effect.does, source, defining=defining).items()
    }
