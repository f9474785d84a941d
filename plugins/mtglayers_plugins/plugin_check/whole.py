"""Whether a plugin is whole: its hooks spelt right, its cards complete, its generators pure."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from mtglayers import hookspecs
from mtglayers.abilities import Effect, Keyword, Static, Unread
from mtglayers.filters import Host, Word
from mtglayers.objects import ObjectState
from mtglayers.plugins import describe
from mtglayers_plugins.plugin_check.report import Checked
from mtglayers_plugins.scenarios.shapes import near

if TYPE_CHECKING:
    from mtglayers.abilities import Expansion
    from mtglayers.cards import Card, Face
    from mtglayers.engine import Engine
    from mtglayers.layers import Ruleset
    from mtglayers.plugins import Plugin

CREATURE, AURA = Word("Creature", "card type"), Word("Aura", "enchantment type")
HOOKS = tuple(name for name in vars(hookspecs) if name.startswith("mtglayers_"))


def hooks(plugin: "Plugin") -> Checked:
    """Every function that is called like a hook is one, and is marked."""
    found = [
        name for name in dir(plugin.thing) if name.startswith("mtglayers_") and callable(getattr(plugin.thing, name))
    ]
    faults = []
    for name in found:
        if name not in HOOKS:
            faults.append(f"{name} is no hook{near(name, HOOKS)}")
        elif not hasattr(getattr(plugin.thing, name), "mtglayers_impl"):
            faults.append(f"{name} is not marked @hookimpl")
    if not found:
        faults.append("it has no hook")
    return Checked("hooks", ", ".join(found) or "none", faults)


def cards(mine: "list[Card]", engine: "Engine") -> Checked:
    """Every card has what its type line asks for, and prints as a sentence."""
    faults = [
        f"{face.values.name}: {fault}" for card in mine for face in card.faces for fault in _of_face(face, engine)
    ]
    return Checked("cards", f"{len(mine)} cards", faults)


def _of_face(face: "Face", engine: "Engine") -> Iterator[str]:
    values = face.values
    words = {word.word for word in values.words}
    abilities = [printed.ability for printed in values.abilities]
    if words & {"Creature", "Vehicle"} and values.power is None:
        yield "a creature without power and toughness"
    if not words & {"Creature", "Vehicle", "Kindred", "Spacecraft"} and values.power is not None:
        yield "power and toughness on what is no creature"
    if "Planeswalker" in words and values.loyalty is None:
        yield "a planeswalker without loyalty"
    if "Aura" in words and not any(isinstance(one, Keyword) and one.name == "enchant" for one in abilities):
        yield "an Aura that says nothing of what it enchants"
    if face.generator is not None and not abilities:
        yield "its generator yields no ability; register it with `plain`"
    attached = words & {"Aura", "Equipment", "Fortification"} or any(
        (isinstance(one, Keyword) and one.name in ("bestow", "reconfigure")) or AURA in one.walk() for one in abilities
    )
    for ability in abilities:
        if any(isinstance(node, Unread) for node in ability.walk()):
            yield f"an ability that is only text: {ability!r}"
        if isinstance(ability, Static) and not attached and any(_of_host(effect) for effect in ability.effects):
            yield "speaks of what it is attached to, and is no Aura or Equipment"
        try:
            said = engine.render(ability, values.name)
        except Exception as error:  # noqa: BLE001  # what cannot be printed is told of its card
            yield f"an ability cannot be printed: {describe(error)}"
        else:
            if "[" in said and "(" in said.partition("[")[2]:
                yield f"prints as data; give its nodes an `english`: {said}"


def _of_host(effect: Effect) -> bool:
    return any(isinstance(node, Host) for node in effect.applies_to.walk())


def pure(plugin: "Plugin", mine: "list[Card]", engine: "Engine") -> Checked:
    """Whatever is asked for twice is the same twice."""
    faults: list[str] = []
    looked: dict[str, int] = {}

    def twice(what: str, kind: str, make: Callable[[], Any], before: Any = None) -> None:
        looked[kind] = looked.get(kind, 0) + 1
        try:
            first, second = make(), make()
        except Exception as error:  # noqa: BLE001  # what raises is told by its name
            faults.append(f"{what} raises {describe(error)}")
            return
        if first != second or (before is not None and before != first):
            faults.append(f"{what} yields something else each time it is asked")

    for card in mine:
        for face in card.faces:
            if face.generator is not None:
                printed = tuple(one.ability for one in face.values.abilities)
                twice(face.values.name, "generators", _abilities(face.generator), printed)
    for name, expansion in _brought(plugin, "mtglayers_keywords").items():
        for keyword in keywords_called(name, engine):
            twice(f"the keyword {name}", "keywords", _expanded(expansion, keyword))
    for name, does in _brought(plugin, "mtglayers_counters").items():
        twice(f"the counter {name}", "counters", _counted(does))
    effects = getattr(plugin.thing, "mtglayers_rule_effects", None)
    if effects is not None:
        objects = [ObjectState(id="one", card=next(iter(engine.cards), "one"), owner="A")]
        for ruleset in engine.rulesets.values():
            twice("mtglayers_rule_effects", "rule effects", _ruled(effects, objects, ruleset))
    return Checked(
        "asked twice",
        ", ".join(f"{number} {kind}" for kind, number in looked.items()) or "nothing",
        [*dict.fromkeys(faults)],
    )


def _brought(plugin: "Plugin", hook: str) -> dict[str, Any]:
    function = getattr(plugin.thing, hook, None)
    return dict(function()) if function is not None else {}


def _abilities(generator: Callable[[], Any]) -> Callable[[], Any]:
    return lambda: tuple(generator())


def keywords_called(name: str, engine: "Engine") -> list[Keyword]:
    """The keyword as cards have it; one with every parameter where none has."""
    found = {
        node: None
        for card in engine.cards.values()
        for face in card.faces
        for printed in face.values.abilities
        for node in printed.ability.walk()
        if isinstance(node, Keyword) and node.name == name
    }
    return list(found) or [Keyword(name, (CREATURE,), "{1}", 2)]


def _expanded(expansion: "Expansion", keyword: Keyword) -> Callable[[], Any]:
    return lambda: expansion(keyword)


def _counted(does: Callable[[int], Any]) -> Callable[[], Any]:
    return lambda: [does(number) for number in (1, 2, 7)]


def _ruled(effects: Callable[..., Any], objects: list[ObjectState], ruleset: "Ruleset") -> Callable[[], Any]:
    return lambda: list(effects(objects=objects, ruleset=ruleset))


def place_of(plugin: "Plugin", mine: "list[Card]") -> str:
    """The file of a plugin: of a module its own, of a set that of its cards; empty where there is none."""
    for card in mine:
        for face in card.faces:
            code = getattr(face.generator, "__code__", None)
            if code is not None:
                return str(code.co_filename)
    return str(getattr(plugin.thing, "__file__", "") or "")
