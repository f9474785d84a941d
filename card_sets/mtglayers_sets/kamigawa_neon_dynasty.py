"""Kamigawa: Neon Dynasty (2022)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

kamigawa_neon_dynasty = CardSet("Kamigawa: Neon Dynasty", "NEO")


@kamigawa_neon_dynasty.card("Azusa's Many Journeys", "{1}{G}", "Enchantment — Saga")
def azusas_many_journeys() -> Abilities:
    yield triggered(chapter(1), this_turn(you, additional_lands(1)))
    yield triggered(chapter(2), gain_life(you, 3))
    yield triggered(chapter(3), do("exile {}, then return it to the battlefield transformed under your control", this))


@azusas_many_journeys.back("Likeness of the Seeker", "Enchantment Creature — Human Monk", "3/3", colors="G")
def likeness_of_the_seeker() -> Abilities:
    yield triggered(whenever("{} becomes blocked", this), do("untap up to three {}", lands & you_control))


@kamigawa_neon_dynasty.card("Blade of the Oni", "{1}{B}", "Artifact Creature — Equipment Demon", "3/1")
def blade_of_the_oni() -> Abilities:
    yield menace
    yield static(equipped_creature, base_pt(5, 5), have(menace), are_also(black), are_also(Demon))
    yield keyword("reconfigure", cost="{2}{B}{B}")


@kamigawa_neon_dynasty.card("Bronzeplate Boar", "{2}{R}", "Artifact Creature — Equipment Boar", "3/2")
def bronzeplate_boar() -> Abilities:
    yield trample
    yield static(equipped_creature, get(+3, +2), have(trample))
    yield keyword("reconfigure", cost="{5}")


@kamigawa_neon_dynasty.card("Dockside Chef", "{B}", "Enchantment Creature — Human Citizen", "1/2")
def dockside_chef() -> Abilities:
    yield activated("{1}{B}, Sacrifice an {}", draw(you, 1), nodes=(artifact | creature,))


@kamigawa_neon_dynasty.card("Lizard Blades", "{1}{R}", "Artifact Creature — Equipment Lizard", "1/1")
def lizard_blades() -> Abilities:
    yield double_strike
    yield static(equipped_creature, have(double_strike))
    yield keyword("reconfigure", cost="{2}")


@kamigawa_neon_dynasty.card("Tamiyo's Compleation", "{3}{U}", "Enchantment — Aura")
def tamiyos_compleation() -> Abilities:
    yield flash
    yield enchant(artifact | creature | planeswalker)
    yield triggered(
        enters(this),
        tap(enchanted_permanent),
        if_(object_is(enchanted_permanent, Equipment), do("unattach {}", enchanted_permanent)),
    )
    yield static(enchanted_permanent, lose_all_abilities, rule("don't untap during its controller's untap step"))
