"""Invasion (2000)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

invasion = CardSet("Invasion", "INV")


@invasion.card("Absorb", "{W}{U}{U}", "Instant")
def absorb() -> Abilities:
    yield spell(counter_spell(target(spells)), gain_life(you, 3))


@invasion.card("Ancient Kavu", "{3}{R}", "Creature — Kavu", "3/3")
def ancient_kavu() -> Abilities:
    yield activated("{2}", until_end_of_turn(this, are_colorless))


@invasion.card("Assault", "{R}", "Sorcery")
def assault() -> Abilities:
    yield spell(deal_damage(2, any_target))


@assault.half("Battery", "{3}{G}", "Sorcery")
def battery() -> Abilities:
    yield spell(create(1, token_of("Elephant", "3/3", green, creature, Elephant)))


@invasion.card("Blind Seer", "{2}{U}{U}", "Legendary Creature — Human Wizard", "3/3")
def blind_seer() -> Abilities:
    yield activated("{1}{U}", choose("color"), until_end_of_turn(target(spells | permanents), are(the_chosen_color)))


@invasion.card("Crystal Spray", "{2}{U}", "Instant")
def crystal_spray() -> Abilities:
    yield spell(change_text(target(spells | permanents), "color", "land type", duration=end_of_turn))
    yield spell(draw(you, 1))


@invasion.card("Verdeloth the Ancient", "{4}{G}{G}", "Legendary Creature — Treefolk", "4/7")
def verdeloth_the_ancient() -> Abilities:
    yield keyword("kicker", cost="{X}")
    yield static(Saproling & creatures | other & Treefolk & creatures, get(+1, +1))
    yield triggered(enters(this), create(X, token_of("Saproling", "1/1", green, creature, Saproling)), if_=was_kicked)
