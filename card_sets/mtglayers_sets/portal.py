"""Portal (1997)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

portal = CardSet("Portal", "POR")


@portal.card("Blaze", "{X}{R}", "Sorcery")
def blaze() -> Abilities:
    yield spell(deal_damage(X, any_target))


portal.plain("Horned Turtle", "{2}{U}", "Creature — Turtle", "1/4")


@portal.card("Lava Axe", "{4}{R}", "Sorcery")
def lava_axe() -> Abilities:
    yield spell(deal_damage(5, target_player_or(planeswalker)))


@portal.card("Raging Goblin", "{R}", "Creature — Goblin Berserker", "1/1")
def raging_goblin() -> Abilities:
    yield haste


portal.plain("Rowan Treefolk", "{3}{G}", "Creature — Treefolk", "3/4")
portal.plain("Spined Wurm", "{4}{G}", "Creature — Wurm", "5/4")


@portal.card("Venerable Monk", "{2}{W}", "Creature — Human Monk Cleric", "2/2")
def venerable_monk() -> Abilities:
    yield triggered(enters(this), gain_life(you, 2))


@portal.card("Wind Drake", "{2}{U}", "Creature — Drake", "2/2")
def wind_drake() -> Abilities:
    yield flying
