"""Ravnica Allegiance (2019)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

ravnica_allegiance = CardSet("Ravnica Allegiance", "RNA")


@ravnica_allegiance.card("Carnival", "{B/R}", "Instant")
def carnival() -> Abilities:
    yield spell(deal_damage(1, target(creature | planeswalker)), deal_damage(1, controller_of(that)))


@carnival.half("Carnage", "{2}{B}{R}", "Sorcery")
def carnage() -> Abilities:
    yield spell(deal_damage(3, target_opponent), do("that player discards two cards"))


ravnica_allegiance.plain("Feral Maaka", "{1}{R}", "Creature — Cat", "2/2")


@ravnica_allegiance.card("Rhythm of the Wild", "{1}{R}{G}", "Enchantment")
def rhythm_of_the_wild() -> Abilities:
    yield static(creature & spells & you_control, rule("can't be countered"))
    yield static(nontoken & creatures & you_control, have(keyword("riot")))
