"""The oracle's reading of filters, players, amounts and conditions: one object at a time, from the fields of the nodes."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from mtglayers import amounts, conditions, filters, players
from mtglayers.abilities import Ability, Keyword, Mana, ManaAbilities

from .records import EVERY, MANA_OF, Record, World


@dataclass(frozen=True)
class Asker:
    """Whom the words *this*, *you* and *it* mean."""

    this: str = ""
    player: str = ""
    """Who "you" is for an effect of a resolution; otherwise the controller of ``this`` (109.5)."""
    it: str = ""
    uses: bool = False
    """Whether a number is used for an effect that does not set power or toughness (107.1b)."""

    def you(self, world: World) -> str:
        if self.player:
            return self.player
        return world.objects[self.this].controller if self.this in world.objects else ""


COMPARE: dict[str, Callable[[int, int], bool]] = {
    "<": lambda a, b: a < b,
    ">": lambda a, b: a > b,
    "=": lambda a, b: a == b,
    "<=": lambda a, b: a <= b,
    ">=": lambda a, b: a >= b,
}


class NotReadError(Exception):
    """The oracle does not know this kind of node."""


def covers(asked: Ability, held: Ability) -> bool:
    """Whether something with the one has what is asked; a bare keyword asks for every ability of its name (702.14, 702.16)."""
    if isinstance(asked, Keyword) and isinstance(held, Keyword):
        bare = not asked.what and not asked.cost and asked.number is None and not asked.phrase
        return asked.name == held.name and (bare or asked == held)
    if isinstance(asked, ManaAbilities):  # 605.1
        return isinstance(held, Mana)
    return asked == held


# ---- zones: words that name none speak of permanents (109.2)


def says_where(node: Any) -> bool:
    """Whether a description says in which zone its objects are."""
    match node:
        case filters.And():
            return any(says_where(part) for part in node.parts)
        case filters.Or():
            return all(says_where(part) for part in node.parts)
        case filters.Not():
            return says_where(node.part) and not isinstance(node.part, filters.Reference)
        case filters.Permanents() | filters.Spells() | filters.Cards() | filters.InZone() | filters.Objects():
            return True
        case filters.Reference():
            return True
        case _:
            return False


def means(world: World, thing: Record, node: Any, asker: Asker) -> bool:
    """Whether the words mean this object. In "A or B" each side that names no zone means permanents."""
    if isinstance(node, filters.Or) and any(says_where(part) for part in node.parts):
        return any(means(world, thing, part, asker) for part in node.parts)
    return fits(world, thing, node, asker) and (says_where(node) or thing.zone == "battlefield")


def meant(world: World, node: Any, asker: Asker) -> list[Record]:
    """The objects that the words mean."""
    return [thing for thing in world.objects.values() if means(world, thing, node, asker)]


# ---- filters


def fits(world: World, thing: Record, node: Any, asker: Asker) -> bool:
    """Whether one object fits a description, wherever it is."""
    match node:
        case filters.And():
            return all(fits(world, thing, part, asker) for part in node.parts)
        case filters.Or():
            return any(fits(world, thing, part, asker) for part in node.parts)
        case filters.Not():
            return not fits(world, thing, node.part, asker)
        case filters.Word():
            return thing.has(node.word_kind, node.word)
        case filters.ChosenWord():
            chosen = chosen_word(world, node, asker)
            return chosen != "" and thing.has(node.word_kind, chosen)
        case filters.ChosenName():
            chosen = world.objects[asker.this].choices.get("card name", "") if asker.this in world.objects else ""
            return chosen != "" and thing.name == chosen
        case filters.Colors():
            return node.least <= len(thing.words.get("color", ())) <= node.most
        case filters.Permanents():
            return thing.zone == "battlefield"
        case filters.Spells():
            return thing.zone == "stack"
        case filters.Cards():
            return "token" not in thing.status
        case filters.InZone():
            return thing.zone == node.zone and (node.whose is None or thing.owner in who(world, node.whose, asker))
        case filters.Controlled():
            return thing.controller in who(world, node.by, asker)
        case filters.Owned():
            return thing.owner in who(world, node.by, asker)
        case filters.Status():
            return node.status in thing.status
        case filters.Named():
            return thing.name != "" and thing.name == node.name
        case filters.WithCounters():
            return any(n >= node.least and node.counter in ("", kind) for kind, n in thing.counters.items())
        case filters.WithAbility():
            return any(covers(node.ability, held.ability) for held in thing.abilities)
        case filters.WithoutAbilities():
            return not thing.abilities
        case filters.Compare():
            number = numbers_of(thing).get(node.column)
            if number is None:
                return False
            return COMPARE[node.relation](number, amount(world, node.amount, replace(asker, it=thing.id, uses=False)))
        case filters.HasAttached():
            return any(
                other.attached_to == thing.id and means(world, other, node.what, asker)
                for other in world.objects.values()
            )
        case filters.SharesWith():
            others = [other for other in world.objects.values() if fits(world, other, node.other, asker)]
            return any(share(thing, other, node.word_kind) for other in others)
        case filters.This():
            return thing.id == asker.this
        case filters.It():
            return thing.id == asker.it
        case filters.Host():
            return asker.this in world.objects and world.objects[asker.this].attached_to == thing.id
        case filters.TopCard():
            return thing is top_card(world, node.zone, who(world, node.whose, asker))
        case filters.AttachedTo():
            host = world.objects.get(thing.attached_to)
            return host is not None and fits(world, host, node.to, asker)
        case filters.SameName():
            others = [other for other in world.objects.values() if fits(world, other, node.other, asker)]
            return thing.name != "" and any(thing.name == other.name for other in others)
        case filters.Objects():
            return thing.id in node.ids
        case _:
            raise NotReadError(type(node).__name__)


def top_card(world: World, zone: str, owners: list[str]) -> Record | None:
    """The card that came there last."""
    there = [thing for thing in world.objects.values() if thing.zone == zone and thing.owner in owners]
    return max(there, key=lambda thing: thing.timestamp, default=None)


def chosen_word(world: World, node: Any, asker: Asker) -> str:
    """The word chosen for the object that asks (607.2d); no text change reaches a choice."""
    return world.objects[asker.this].choices.get(node.word_kind, "") if asker.this in world.objects else ""


def share(one: Record, other: Record, kind: str) -> bool:
    """Whether two objects have a word of the kind in common."""
    mine, theirs = one.words.get(kind, set()), other.words.get(kind, set())
    return bool(mine & theirs or (EVERY in mine and theirs) or (EVERY in theirs and mine))


def numbers_of(thing: Record) -> dict[str, int]:
    """The numbers that an object has. A permanent that is no creature has no power or toughness (208.3)."""
    numbers = {"mana value": thing.mana_value, "loyalty": thing.loyalty or 0}
    if "Creature" in thing.words.get("card type", ()):
        numbers |= {"power": thing.power, "toughness": thing.toughness}
        numbers |= {"base power": thing.base_power, "base toughness": thing.base_toughness}
    return numbers


# ---- players


def who(world: World, node: Any, asker: Asker) -> list[str]:
    """The players that the words mean, in the order of the table."""
    match node:
        case players.You():
            return [name for name in world.order_of_players if name == asker.you(world)]
        case players.Opponents():
            return [name for name in world.order_of_players if name != asker.you(world)]
        case players.EachPlayer():
            return list(world.order_of_players)
        case players.ActivePlayer():
            return [world.active]
        case players.ControllerOf():
            mine = {thing.controller for thing in world.objects.values() if fits(world, thing, node.of, asker)}
            return [name for name in world.order_of_players if name in mine]
        case players.OwnerOf():
            mine = {thing.owner for thing in world.objects.values() if fits(world, thing, node.of, asker)}
            return [name for name in world.order_of_players if name in mine]
        case _:
            raise NotReadError(type(node).__name__)


# ---- amounts


def amount(world: World, node: Any, asker: Asker) -> int:
    """A number, asked on behalf of one affected object (``asker.it``).

    Where an effect uses a power or toughness and does not set one, less than 0 counts as 0 (107.1b).
    """
    n = worked_out_number(world, node, asker)
    if asker.uses and isinstance(node, amounts.Its | amounts.NumberOf | amounts.Greatest | amounts.Total):
        return max(0, n) if node.column.endswith(("power", "toughness")) else n
    return n


def worked_out_number(world: World, node: Any, asker: Asker) -> int:
    """The number itself."""
    match node:
        case amounts.Number():
            return node.n
        case amounts.CountOf():
            return len(meant(world, node.what, asker))
        case amounts.Its():
            return numbers_of(world.objects[asker.it]).get(node.column, 0) if asker.it in world.objects else 0
        case amounts.NumberOf():
            return next(
                (
                    numbers_of(thing).get(node.column, 0)
                    for thing in world.objects.values()
                    if fits(world, thing, node.of, asker)
                ),
                0,
            )
        case amounts.Greatest():
            return max((numbers_of(thing).get(node.column, 0) for thing in meant(world, node.among, asker)), default=0)
        case amounts.Total():
            return sum(numbers_of(thing).get(node.column, 0) for thing in meant(world, node.among, asker))
        case amounts.KindsAmong():
            kind = "land type" if node.word_kind == "basic land type" else node.word_kind
            words: set[str] = set()
            for thing in meant(world, node.among, asker):
                words |= thing.words.get(kind, set())
            return len(words & set(MANA_OF) if node.word_kind == "basic land type" else words)
        case amounts.CountersOn():
            on = [thing for thing in world.objects.values() if fits(world, thing, node.of, asker)]
            return sum(n for thing in on for kind, n in thing.counters.items() if node.counter in ("", kind))
        case amounts.PlayerNumber() if node.column == "life":
            return sum(world.seats[name].life for name in who(world, node.whose, asker))
        case amounts.PlayerNumber():
            mine = who(world, node.whose, asker)
            things = sum(thing.zone == "hand" and thing.owner in mine for thing in world.objects.values())
            return things + sum(world.seats[name].hand for name in mine)
        case amounts.Devotion():
            mine = who(world, node.whose, asker)
            costs = [t.mana_cost for t in world.objects.values() if t.zone == "battlefield" and t.controller in mine]
            symbols = [symbol for cost in costs for symbol in cost[1:-1].split("}{")]
            return sum(any(color in symbol.split("/") for color in node.colors) for symbol in symbols)
        case amounts.Sum():
            return sum(amount(world, part, asker) for part in node.parts)
        case amounts.Times():
            return node.factor * amount(world, node.of, asker)
        case amounts.Half():
            n = amount(world, node.of, asker)
            return (n + 1) // 2 if node.up else n // 2
        case amounts.AtLeast():
            return max(node.least, amount(world, node.of, asker))
        case amounts.Settled():
            return sum(n for n, ids in node.numbers if asker.it in ids)
        case _:
            raise NotReadError(type(node).__name__)


# ---- conditions


def holds(world: World, node: Any, asker: Asker) -> bool:
    """Whether it is so at this moment."""
    match node:
        case conditions.AllOf():
            return all(holds(world, part, asker) for part in node.parts)
        case conditions.AnyOf():
            return any(holds(world, part, asker) for part in node.parts)
        case conditions.Unless():
            return not holds(world, node.of, asker)
        case conditions.ThereIs():
            return bool(meant(world, node.what, asker))
        case conditions.Is():
            there = [thing for thing in world.objects.values() if fits(world, thing, node.what, asker)]
            return bool(there) and all(fits(world, thing, node.filter, asker) for thing in there)
        case conditions.AmountIs():
            return COMPARE[node.relation](amount(world, node.left, asker), amount(world, node.right, asker))
        case conditions.TurnOf():
            return world.active in who(world, node.whose, asker)
        case conditions.Kicked():
            return any(
                node.how in thing.status for thing in world.objects.values() if fits(world, thing, node.what, asker)
            )
        case _:
            raise NotReadError(type(node).__name__)
