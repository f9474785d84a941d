"""Darksteel (2004)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

darksteel = CardSet("Darksteel", "DST")


@darksteel.card("Blinkmoth Nexus", "", "Land")
def blinkmoth_nexus() -> Abilities:
    yield adds("C")
    yield activated(
        "{1}",
        until_end_of_turn(this, are_also(artifact, creature), are_also(Blinkmoth), base_pt(1, 1), have(flying)),
    )
    yield activated("{1}, {T}", until_end_of_turn(target(Blinkmoth & creature), get(+1, +1)))


@darksteel.card("Darksteel Citadel", "", "Artifact Land")
def darksteel_citadel() -> Abilities:
    yield indestructible
    yield adds("C")


@darksteel.card("Drooling Ogre", "{1}{R}", "Creature — Ogre", "3/3")
def drooling_ogre() -> Abilities:
    yield triggered(whenever("a player casts an {}", artifact & spell_), indefinitely(this, controlled_by(that_player)))


@darksteel.card("Heartseeker", "{4}", "Artifact — Equipment")
def heartseeker() -> Abilities:
    piercing = activated("{T}, Unattach {}", destroy(target(creature)), nodes=(granter,))
    yield static(equipped_creature, get(+2, +1), have(piercing))
    yield equip("{5}")


@darksteel.card("Mycosynth Lattice", "{6}", "Artifact")
def mycosynth_lattice() -> Abilities:
    yield static(permanents, are_also(artifact))
    yield static(cards & ~on_battlefield | spells | permanents, are_colorless)
    yield static(each_player, rule("may spend mana as though it were mana of any color"))


@darksteel.card("Neurok Transmuter", "{2}{U}", "Creature — Human Wizard", "2/2")
def neurok_transmuter() -> Abilities:
    yield activated("{U}", until_end_of_turn(target(creature), are_also(artifact)))
    yield activated("{U}", until_end_of_turn(target(artifact & creature), are(blue), are_no_longer(artifact)))


@darksteel.card("Trinisphere", "{3}", "Artifact")
def trinisphere() -> Abilities:
    yield static(spells, cost_at_least("{3}"), as_long_as=this_is(untapped))


@darksteel.card("Whispersilk Cloak", "{3}", "Artifact — Equipment")
def whispersilk_cloak() -> Abilities:
    yield static(equipped_creature, rule("can't be blocked"), have(shroud))
    yield equip("{2}")
