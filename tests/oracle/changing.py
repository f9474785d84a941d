"""What effects do, one object at a time, and the values that they work out first (613.8a)."""

from collections.abc import Hashable
from dataclasses import fields, replace
from typing import Any, cast

from mtglayers.abilities import Ability, Activated, Keyword, Mana, Static
from mtglayers.filters import ChosenWord, This, Word
from mtglayers.modifications import abilities, base, control, copying, power_toughness, rules, text, types
from mtglayers.nodes import Node

from .reading import Asker, NotReadError, amount, chosen_word, covers, fits, meant, who
from .records import (
    EVERY,
    GRANTED,
    MANA_OF,
    PRINTED,
    SUBTYPES_OF,
    Held,
    Identity,
    Record,
    World,
    give_values,
    nodes_in,
    settle_land_mana,
    take_text,
)


def category(does: Any) -> str:
    """What kind of change it is, by which an edition says its layer (613.1)."""
    match does:
        case copying.BecomeValues():
            return "face-down" if does.why == "face-down" else "copy"
        case types.SetWords() | types.AddWords() | types.LoseWords():
            return "color" if does.word_kind == "color" else "type"
        case types.EveryCreatureType():
            return "type"
        case types.ColorsAmong():
            return "color"
        case copying.CopyOf():
            return "copy"
        case control.ControlledBy():
            return "control"
        case text.ChangeWords() | text.ChangeAllWords() | text.FullTextOf() | text.SetName() | text.HaveTextBoxOf():
            return "text"
        case abilities.AbilityModification():
            return "ability"
        case power_toughness.BasePT():
            return "pt-set"
        case power_toughness.Get():
            return "pt-modify"
        case power_toughness.SwitchPT():
            return "pt-switch"
        case rules.PlayersHave():
            return "player"
        case rules.MaximumHandSize() | rules.ChangeHandSize() | rules.AdditionalLands() | rules.Rule():
            return "rule"
        case rules.CostChange():
            return "cost"
        case _:
            raise NotReadError(type(does).__name__)


def defines(does: Any) -> bool:
    """Whether it defines colours, subtypes, power or toughness (604.3a, first test)."""
    match does:
        case types.SetWords() | types.AddWords():
            return does.word_kind not in ("card type", "supertype")
        case types.EveryCreatureType() | types.ColorsAmong() | power_toughness.BasePT():
            return True
        case _:
            return False


# ---- values


def values(world: World, does: Any, on: list[str], asker: Asker) -> Hashable:
    """What it would do to each of the objects, with its numbers and references worked out: no result, an instruction."""
    if not on:
        return ()
    match does:
        case power_toughness.BasePT() | power_toughness.Get():
            asker = replace(asker, uses=isinstance(does, power_toughness.Get))
            return tuple(
                tuple(
                    None if n is None else amount(world, n, replace(asker, it=one))
                    for n in (does.power, does.toughness)
                )
                for one in on
            )
        case control.ControlledBy():
            return tuple(tuple(who(world, does.by, replace(asker, it=one))) for one in on)
        case abilities.HaveActivatedAbilitiesOf() | abilities.HaveSuchAbilitiesOf():
            return tuple(sorted(abilities_of_others(world, does, asker), key=repr))
        case abilities.HaveProtectionFromColorsOf():
            return tuple(sorted(colors_among(world, does.of, asker)))
        case copying.CopyOf() | text.FullTextOf():
            source = source_of(world, does.what, asker)
            return None if source is None else repr(copiable(source))
        case types.ColorsAmong():
            return tuple(sorted(colors_among(world, does.among, asker)))
        case types.SetWords() | types.AddWords():
            return words_of(world, does, asker)
        case rules.MaximumHandSize():
            return None if does.size is None else amount(world, does.size, replace(asker, uses=True))
        case rules.ChangeHandSize():
            return amount(world, does.by, replace(asker, uses=True))
        case _:
            return ()


def words_of(world: World, does: Any, asker: Asker) -> tuple[str, ...]:
    """The words that a type- or colour-changing effect names; a chosen word is looked up (607.2d)."""
    found = []
    for word in does.words:
        if isinstance(word, ChosenWord):
            chosen = chosen_word(world, word, asker)
            found += [chosen] if chosen else []
        else:
            found.append(word.word)
    return tuple(found)


def abilities_of_others(world: World, does: Any, asker: Asker) -> set[Ability]:
    """The abilities of other objects that an effect gives: their activated ones (602.1), their landwalk …"""
    return {
        held.ability
        for thing in meant(world, does.what, asker)
        for held in thing.abilities
        if (
            covers(does.such, held.ability)
            if isinstance(does, abilities.HaveSuchAbilitiesOf)
            else activated(held.ability)
        )
    }


def activated(ability: Ability) -> bool:
    """Whether it is an activated ability: written with a colon, or a keyword that stands for one."""
    return isinstance(ability, Activated | Mana) or (
        isinstance(ability, Keyword) and ability.name in ("equip", "crew", "cycling", "level up", "fortify")
    )


def colors_among(world: World, among: Any, asker: Asker) -> set[str]:
    """The colours of the objects that are meant."""
    found: set[str] = set()
    for thing in meant(world, among, asker):
        found |= thing.words.get("color", set())
    return found


def source_of(world: World, what: Any, asker: Asker) -> Record | None:
    """The object that is copied: the first that fits."""
    return next((thing for thing in world.objects.values() if fits(world, thing, what, asker)), None)


def copiable(source: Record) -> dict[str, Any]:
    """The values that a copy takes: what is there in this layer, without what other effects gave (707.2)."""
    return {
        "name": source.name,
        "mana_cost": source.mana_cost,
        "mana_value": source.mana_value,
        "loyalty": source.loyalty,
        "words": {kind: sorted(words) for kind, words in sorted(source.words.items()) if words},
        "abilities": [held.ability for held in source.abilities if held.is_own_text],
        "numbers": (source.power, source.toughness, source.base_power, source.base_toughness),
    }


def become(thing: Record, taken: dict[str, Any], origin: Identity) -> None:
    """The object takes the values in place of all its own. Its abilities are then others than before."""
    thing.name, thing.mana_cost = taken["name"], taken["mana_cost"]
    thing.mana_value, thing.loyalty = taken["mana_value"], taken["loyalty"]
    thing.words = {kind: set(words) for kind, words in taken["words"].items()}
    thing.power, thing.toughness, thing.base_power, thing.base_toughness = taken["numbers"]
    take_text(thing, taken["abilities"], origin)


# ---- doing it


def do(world: World, does: Any, on: list[str], asker: Asker, identity: Identity, timestamp: int) -> None:
    """Do one thing to the objects (or, for some rules, to players)."""
    worked_out = values(world, does, on, asker)
    origin = (*PRINTED, identity)
    if isinstance(does, copying.CopyOf | text.FullTextOf):
        source = source_of(world, does.what, asker)
        taken = None if source is None else copiable(source)
        for one in on:
            if taken is not None and source is not None and one != source.id:
                become(world.objects[one], taken, origin)
        for one in on:
            if taken is not None:
                exceptions(world, world.objects[one], does, asker, identity, timestamp)
        return
    if isinstance(does, rules.PlayersHave | rules.MaximumHandSize | rules.ChangeHandSize | rules.AdditionalLands):
        for name in on:
            do_to_player(world, does, name, worked_out)
        return
    for place, one in enumerate(on):
        if one in world.seats:
            world.seats[one].rules.append(does)
            continue
        thing = world.objects[one]
        match does:
            case power_toughness.BasePT():
                power, toughness = cast(Any, worked_out)[place]
                if power is not None:
                    thing.power = thing.base_power = power
                if toughness is not None:
                    thing.toughness = thing.base_toughness = toughness
            case power_toughness.Get():
                power, toughness = cast(Any, worked_out)[place]
                thing.power += power
                thing.toughness += toughness
            case power_toughness.SwitchPT():
                thing.power, thing.toughness = thing.toughness, thing.power
            case control.ControlledBy():
                for name in cast(Any, worked_out)[place][:1]:
                    thing.controller = name
            case copying.BecomeValues():
                give_values(thing, does.values, origin)
            case text.HaveTextBoxOf():
                thing.abilities = [held for held in thing.abilities if not held.is_own_text]
                thing.abilities += [Held(ability, origin, n) for n, ability in enumerate(does.abilities)]
            case text.SetName():
                thing.name = does.name
            case text.ChangeWords():
                change_text(thing, does.old, does.new)
            case text.ChangeAllWords():
                new = with_choices(does.new, world, asker)
                if isinstance(new, Word):
                    change_all(thing, does.word_kind, new)
            case (
                types.SetWords()
                | types.AddWords()
                | types.LoseWords()
                | types.EveryCreatureType()
                | types.ColorsAmong()
            ):
                change_words(thing, does, worked_out)
            case abilities.Have():
                give(thing, with_choices(does.ability, world, asker), identity, does.place, timestamp)
            case abilities.HaveActivatedAbilitiesOf() | abilities.HaveSuchAbilitiesOf():
                for n, ability in enumerate(cast(Any, worked_out)):
                    give(thing, ability, identity, 1000 + n, timestamp)
            case abilities.HaveProtectionFromColorsOf():
                for n, color in enumerate(cast(Any, worked_out)):
                    give(thing, Keyword("protection", (Word(color, "color"),)), identity, 2000 + n, timestamp)
            case abilities.Lose():
                lose(thing, does.ability)
            case abilities.CantHave():
                lose(thing, does.ability)
                thing.cant_have.append(does.ability)
            case abilities.LoseAllAbilities():
                kept = [held for held in thing.abilities if any(covers(keep, held.ability) for keep in does.keep)]
                thing.abilities = kept
            case base.Modification():
                thing.rules.append(does)


def give(thing: Record, ability: Ability, identity: Identity, place: int, timestamp: int) -> None:
    """It gains the ability, unless it can't have it (113.11)."""
    if not any(covers(forbidden, ability) for forbidden in thing.cant_have):
        thing.abilities.append(Held(ability, (GRANTED, identity), place, timestamp))


def do_to_player(world: World, does: Any, name: str, worked_out: Any) -> None:
    """613.10, 613.11."""
    seat = world.seats[name]
    match does:
        case rules.PlayersHave():
            seat.abilities.append(does.ability)
        case rules.MaximumHandSize():
            seat.hand_size = worked_out
        case rules.ChangeHandSize():
            seat.hand_size = None if seat.hand_size is None else seat.hand_size + worked_out
        case rules.AdditionalLands():
            seat.land_plays += does.number


def lose(thing: Record, ability: Ability) -> None:
    """Every instance of it goes (113.10b)."""
    thing.abilities = [held for held in thing.abilities if not covers(ability, held.ability)]


def change_words(thing: Record, does: Any, worked_out: Any) -> None:
    """Layers 4 and 5, for one object."""
    if isinstance(does, types.ColorsAmong):
        thing.words["color"] = set(worked_out)
        return
    card_types = thing.words.setdefault("card type", set())
    kind = "creature type" if isinstance(does, types.EveryCreatureType) else does.word_kind
    mine = thing.words.setdefault(kind, set())
    # 205.3d: an object can't gain a subtype that does not correspond to one of its types
    can_gain = kind not in SUBTYPES_OF or bool(SUBTYPES_OF[kind] & card_types)
    match does:
        case types.EveryCreatureType():
            mine.clear()
            mine.update({EVERY} if can_gain else ())
        case types.SetWords() if kind == "card type":
            # 205.1a: an instant or a sorcery stays one
            thing.words[kind] = set(worked_out) | mine & {"Instant", "Sorcery"}
        case types.SetWords():
            if kind == "land type" and can_gain and set(worked_out) & set(MANA_OF):
                # 305.7: it loses its own text and what it copied, and the mana abilities of its old land types
                thing.abilities = [held for held in thing.abilities if not held.is_own_text]
            mine.clear()
            mine.update(worked_out if can_gain else ())
        case types.AddWords():
            mine.update(worked_out if can_gain else ())
        case types.LoseWords():
            mine.difference_update(word.word for word in does.words)
    if kind == "card type":
        # 205.1a: subtypes go with the last of the card types that they belong to
        for subtypes, owners in SUBTYPES_OF.items():
            if not owners & thing.words["card type"]:
                thing.words.pop(subtypes, None)
    if kind in ("card type", "land type"):
        settle_land_mana(thing)


# ---- text, rule 612


def change_text(thing: Record, old: Word, new: Word) -> None:
    """One word by another, in the type line and in the rules text, never in names or in abilities that effects gave (612.2)."""
    if old.word_kind != "color" and old.word in thing.words.get(old.word_kind, ()):
        thing.words[old.word_kind].discard(old.word)
        thing.words[old.word_kind].add(new.word)
    thing.abilities = [
        replace(held, ability=rewritten(held.ability, old, new)) if held.is_own_text else held
        for held in thing.abilities
    ]
    if old.word_kind == "land type":  # 305.6: other land types bring other abilities; other words bring none back
        settle_land_mana(thing)


def change_all(thing: Record, kind: str, new: Word) -> None:
    """Every word of the kind by one."""
    olds = set(thing.words.get(kind, ())) - {EVERY}
    for held in thing.abilities:
        if held.is_own_text:
            olds |= {node.word for node in nodes_in(held.ability) if isinstance(node, Word) and node.word_kind == kind}
    for old in sorted(olds - {new.word}):
        change_text(thing, replace(new, word=old), new)


def rewritten(value: Any, old: Word, new: Word) -> Any:
    """The data with one word in the place of another."""
    if isinstance(value, Word):
        return new if value == old else value
    if isinstance(value, tuple):
        return tuple(rewritten(item, old, new) for item in value)
    if isinstance(value, Node) and any(node == old for node in nodes_in(value) if isinstance(node, Word)):
        return type(value)(*(rewritten(getattr(value, f.name), old, new) for f in fields(value)))  # type: ignore[arg-type]  # every node is a dataclass
    return value


def with_choices(value: Any, world: World, asker: Asker) -> Any:
    """An ability that an effect gives: "the chosen …" in it is what was chosen for the object of the effect (607.2d)."""
    if isinstance(value, ChosenWord):
        chosen = chosen_word(world, value, asker)
        return Word(chosen, value.word_kind) if chosen else value
    if isinstance(value, tuple):
        return tuple(with_choices(item, world, asker) for item in value)
    if isinstance(value, Node) and any(isinstance(node, ChosenWord) for node in nodes_in(value)):
        return type(value)(*(with_choices(getattr(value, f.name), world, asker) for f in fields(value)))  # type: ignore[arg-type]  # every node is a dataclass
    return value


# ---- exceptions of copy effects (707.9)


def exceptions(world: World, thing: Record, does: Any, asker: Asker, identity: Identity, timestamp: int) -> None:
    """The exceptions belong to the copiable values (707.9a); text named besides the full text likewise (612.6)."""
    origin = (*PRINTED, identity)
    if isinstance(does, text.FullTextOf):
        thing.abilities += [Held(ability, origin, 1000 + n) for n, ability in enumerate(does.plus)]
        return
    for exception in does.exceptions:
        if isinstance(exception, abilities.Have):
            thing.abilities.append(Held(exception.ability, origin, 1000 + exception.place))
            continue
        # 707.9d: an ability that defines what the exception sets is not copied
        thing.abilities = [held for held in thing.abilities if not defines_the_same(held.ability, exception)]
        do(world, exception, [thing.id], asker, identity, timestamp)


def defines_the_same(ability: Ability, exception: Any) -> bool:
    """Whether an ability does nothing but define what an exception sets."""
    sets = isinstance(exception, power_toughness.BasePT) or (
        isinstance(exception, types.SetWords) and defines(exception)
    )
    return (
        sets
        and isinstance(ability, Static)
        and all(
            effect.as_long_as is None
            and isinstance(effect.applies_to, This)
            and all(
                defines(does) and category(does) == category(exception) and kind_of(does) == kind_of(exception)
                for does in effect.does
            )
            for effect in ability.effects
        )
    )


def kind_of(does: Any) -> str:
    """The kind of words that it changes, if any."""
    return "creature type" if isinstance(does, types.EveryCreatureType) else str(getattr(does, "word_kind", ""))
