"""Scars of Mirrodin (2010)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

scars_of_mirrodin = CardSet("Scars of Mirrodin", "SOM")


@scars_of_mirrodin.card("Accorder's Shield", "{0}", "Artifact — Equipment")
def accorders_shield() -> Abilities:
    yield static(equipped_creature, get(+0, +3), have(vigilance))
    yield equip("{3}")


@scars_of_mirrodin.card("Grand Architect", "{1}{U}{U}", "Creature — Vedalken Artificer", "1/3")
def grand_architect() -> Abilities:
    yield static(other & blue & creatures & you_control, get(+1, +1))
    yield activated("{U}", until_end_of_turn(target(artifact & creature), are(blue)))
    yield adds(
        "C",
        "C",
        cost="Tap an {}",
        each=True,
        note="Spend this mana only to cast {} or activate abilities of {}",
        nodes=(untapped & blue & creature & you_control, artifact & spells, artifacts),
    )


@scars_of_mirrodin.card("Liquimetal Coating", "{2}", "Artifact")
def liquimetal_coating() -> Abilities:
    yield activated("{T}", until_end_of_turn(target(permanent), are_also(artifact)))


scars_of_mirrodin.plain("Memnite", "{0}", "Artifact Creature — Construct", "1/1")


@scars_of_mirrodin.card("Necrotic Ooze", "{2}{B}{B}", "Creature — Ooze", "4/3")
def necrotic_ooze() -> Abilities:
    yield static(this, have_activated_abilities_of(creature & cards & all_graveyards))


@scars_of_mirrodin.card("Nim Deathmantle", "{2}", "Artifact — Equipment")
def nim_deathmantle() -> Abilities:
    yield static(equipped_creature, get(+2, +2), have(intimidate), are(black), are(Zombie))
    yield triggered(
        whenever("a {} is put into your graveyard from the battlefield", nontoken & creature),
        may(
            do("pay {4}"),
            put_onto_battlefield(that_object(card_), verb="return"),
            attach(this, that_object(card_)),
        ),
    )
    yield equip("{4}")


@scars_of_mirrodin.card("Quicksilver Gargantuan", "{5}{U}{U}", "Creature — Shapeshifter", "7/7")
def quicksilver_gargantuan() -> Abilities:
    yield as_enters(enter_as_copy(creature, base_pt(7, 7)), may=True)


@scars_of_mirrodin.card("True Conviction", "{3}{W}{W}{W}", "Enchantment")
def true_conviction() -> Abilities:
    yield static(creatures & you_control, have(double_strike), have(lifelink))


@scars_of_mirrodin.card("Twisted Image", "{U}", "Instant")
def twisted_image() -> Abilities:
    yield spell(until_end_of_turn(target(creature), switch_pt))
    yield spell(draw(you, 1))
