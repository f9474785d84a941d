"""Secrets of Strixhaven (2026)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

secrets_of_strixhaven = CardSet("Secrets of Strixhaven", "SOS")


@secrets_of_strixhaven.card("Encouraging Aviator", "{2}{U}", "Creature — Bird Wizard", "2/3")
def encouraging_aviator() -> Abilities:
    yield flying
    yield triggered(whenever("{} attacks", this), become_prepared(this))


@encouraging_aviator.with_spell("Jump", "{U}", "Instant", layout="prepare")
def jump() -> Abilities:
    yield spell(until_end_of_turn(target(creature), have(flying)))
