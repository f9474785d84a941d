"""Looking things up: ``mtglayers cards``, ``mtglayers plugins`` and ``mtglayers rules``."""

from typing import TYPE_CHECKING, Any

import click

from mtglayers_plugins.command_line.output import console, json_option, table, write_json
from mtglayers_plugins.command_line.session import Session, pass_session

if TYPE_CHECKING:
    from mtglayers.cards import Card
    from mtglayers.characteristics import Characteristics
    from mtglayers.engine import Engine


@click.group()
def cards() -> None:
    """The cards that are known."""


@cards.command("list")
@click.argument("words", required=False, default="")
@json_option
@pass_session
def list_cards(session: Session, words: str, as_json: bool) -> None:
    """List the cards, those with WORDS in their names when given."""
    engine = session.engine
    found = [card for name, card in sorted(engine.cards.items()) if words.casefold() in name.casefold()]
    if as_json:
        write_json([_card_facts(card, engine) for card in found])
        return
    made = table("Card", "Cost", "Type", "P/T", "Set")
    for card in found:
        made.add_row(card.name, card.front.mana_cost, _type_line(card.front), _pt(card.front), card.set_code)
    console().print(made)
    click.echo(f"{len(found)} cards")


@cards.command("show")
@click.argument("name")
@json_option
@pass_session
def show_card(session: Session, name: str, as_json: bool) -> None:
    """Show one card, with its abilities as rules text."""
    from mtglayers_plugins.command_line.tables import sentence  # noqa: PLC0415  # `--help` needs no tables

    card = session.engine.card(name)
    facts = _card_facts(card, session.engine)
    if as_json:
        write_json(facts)
        return
    for place, face in enumerate(facts["faces"]):
        click.echo(f"{'' if place == 0 else '//' + chr(10)}{face['name']} {face['mana_cost']}".rstrip())
        click.echo(face["type_line"] + (f"  {face['pt']}" if face["pt"] else ""))
        for ability in face["abilities"]:
            click.echo(f"  {sentence(ability['text'])}")
    click.echo(f"from {facts['plugin']}")


def _card_facts(card: "Card", engine: "Engine") -> dict[str, Any]:
    return {
        "name": card.name,
        "set": card.set_code,
        "plugin": engine.cards.plugin_of(card.name),
        "layout": card.layout,
        "faces": [
            {
                "name": face.values.name,
                "mana_cost": face.values.mana_cost,
                "mana_value": face.values.mana_value,
                "type_line": _type_line(face.values),
                "colors": "".join(word.word for word in face.values.words if word.word_kind == "color"),
                "pt": _pt(face.values),
                "loyalty": face.values.loyalty,
                "abilities": [
                    {"text": engine.render(printed.ability, face.values.name), "data": printed.ability.data()}
                    for printed in face.values.abilities
                ],
            }
            for face in card.faces
        ],
    }


def _type_line(values: "Characteristics") -> str:
    from mtglayers_plugins.command_line.tables import type_line  # noqa: PLC0415  # `--help` needs no tables

    supertypes = [word.word for word in values.words if word.word_kind == "supertype"]
    types = [word.word for word in values.words if word.word_kind == "card type"]
    rest = [word.word for word in values.words if word.word_kind not in ("supertype", "card type", "color")]
    return type_line(supertypes, types, rest)


def _pt(values: "Characteristics") -> str:
    return "" if values.power is None else f"{values.power}/{values.toughness}"


@click.group()
def plugins() -> None:
    """The plugins that are installed."""


@plugins.command("list")
@json_option
@pass_session
def list_plugins(session: Session, as_json: bool) -> None:
    """List the plugins, where each comes from, and whether it works."""
    engine = session.engine
    brought = {plugin.name: 0 for plugin in engine.plugins.all}
    for name in engine.cards:
        brought[engine.cards.plugin_of(name)] += 1
    if as_json:
        write_json([
            {"name": plugin.name, "source": plugin.source}
            | {"requires": list(plugin.requires), "overrides": list(plugin.overrides)}
            | {"cards": brought[plugin.name], "error": plugin.error or None}
            for plugin in engine.plugins.all
        ])  # fmt: skip
        return
    made = table("Plugin", "From", "Requires", "Cards", "Works")
    for plugin in engine.plugins.all:
        count = str(brought[plugin.name] or "")
        made.add_row(plugin.name, plugin.source, ", ".join(plugin.requires), count, plugin.error or "yes")
    console().print(made)


@click.group()
def rules() -> None:
    """The editions of the rules that boards can be evaluated under."""


@rules.command("list")
@json_option
@pass_session
def list_rules(session: Session, as_json: bool) -> None:
    """List the editions: id, aliases, and when each was in force."""
    from mtglayers_plugins.command_line.tables import in_force  # noqa: PLC0415  # `--help` needs no tables

    editions = sorted(session.engine.rulesets.values(), key=lambda ruleset: ruleset.since)
    if as_json:
        write_json([ruleset.model_dump(mode="json") for ruleset in editions])
        return
    made = table("Id", "Aliases", "Name", "In force", "Layers")
    for ruleset in editions:
        layers = " ".join(layer.id for layer in ruleset.layers)
        made.add_row(ruleset.id, ", ".join(ruleset.aliases), ruleset.name, in_force(ruleset), layers)
    console().print(made)


@rules.command("show")
@click.argument("which", metavar="ID|DATE")
@json_option
@pass_session
def show_rules(session: Session, which: str, as_json: bool) -> None:
    """Show one edition: its layers in order, and the switches in which editions differ."""
    from mtglayers_plugins.command_line.tables import edition_line  # noqa: PLC0415  # `--help` needs no tables

    ruleset = session.engine.ruleset(which)
    if as_json:
        write_json(ruleset.model_dump(mode="json"))
        return
    click.echo(edition_line(ruleset, which))
    layers = table("Layer", "Rule", "Holds")
    for layer in ruleset.layers:
        layers.add_row(layer.id, layer.rule, layer.name)
    console().print(layers)
    switches = table("Switch", "Value")
    shown = {"id", "name", "since", "until", "aliases", "layers", "switches"}
    for name, value in ruleset.model_dump(mode="json", exclude=shown).items():
        switches.add_row(name, _said(value))
    console().print(switches)
    for since, switch, value in ruleset.switches:
        click.echo(f"from {since}: {switch} is {_said(value)}")


def _said(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_said(one)}" for key, one in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
