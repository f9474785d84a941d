"""Throne of Eldraine (2019)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

throne_of_eldraine = CardSet("Throne of Eldraine", "ELD")


@throne_of_eldraine.card("Frogify", "{1}{U}", "Enchantment — Aura")
def frogify() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, lose_all_abilities, are(creature), are(Frog), are(blue), base_pt(1, 1))


@throne_of_eldraine.card("Gingerbrute", "{1}", "Artifact Creature — Food Golem", "1/1")
def gingerbrute() -> Abilities:
    yield haste
    yield activated("{1}", this_turn(this, rule("can't be blocked except by {}", creatures & with_(haste))))
    yield activated("{2}, {T}, Sacrifice {}", gain_life(you, 3), nodes=(this,))


@throne_of_eldraine.card("Kenrith's Transformation", "{1}{G}", "Enchantment — Aura")
def kenriths_transformation() -> Abilities:
    yield enchant(creature)
    yield triggered(enters(this), draw(you, 1))
    yield static(enchanted_creature, lose_all_abilities, are(creature), are(Elk), are(green), base_pt(3, 3))


@throne_of_eldraine.card("Oko, Thief of Crowns", "{1}{G}{U}", "Legendary Planeswalker — Oko", loyalty=4)
def oko_thief_of_crowns() -> Abilities:
    yield activated("[+2]", create(1, *predefined("Food")))
    yield activated(
        "[+1]",
        indefinitely(
            target(artifact | creature), lose_all_abilities, are(creature), are(Elk), are(green), base_pt(3, 3)
        ),
    )
    yield activated(
        "[−5]",
        exchange_control(
            target((artifact | creature) & you_control), target(creature & opponents_control & (power <= 3), 2)
        ),
    )
