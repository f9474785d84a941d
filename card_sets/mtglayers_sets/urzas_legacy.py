"""Urza's Legacy (1999)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

urzas_legacy = CardSet("Urza's Legacy", "ULG")


@urzas_legacy.card("About Face", "{R}", "Instant")
def about_face() -> Abilities:
    yield spell(until_end_of_turn(target(creature), switch_pt))


@urzas_legacy.card("Avalanche Riders", "{3}{R}", "Creature — Human Nomad", "2/2")
def avalanche_riders() -> Abilities:
    yield haste
    yield keyword("echo", cost="{3}{R}")
    yield triggered(enters(this), destroy(target(land)))


@urzas_legacy.card("Beast of Burden", "{6}", "Artifact Creature — Golem", "*/*")
def beast_of_burden() -> Abilities:
    yield static(this, base_pt(number_of(creatures), number_of(creatures)))


@urzas_legacy.card("Deranged Hermit", "{3}{G}{G}", "Creature — Elf", "1/1")
def deranged_hermit() -> Abilities:
    yield keyword("echo", cost="{3}{G}{G}")
    yield triggered(enters(this), create(4, token_of("Squirrel", "1/1", green, creature, Squirrel)))
    yield static(Squirrel & creatures, get(+1, +1))


@urzas_legacy.card("Faerie Conclave", "", "Land")
def faerie_conclave() -> Abilities:
    yield as_enters(enter_tapped)
    yield adds("U")
    yield activated(
        "{1}{U}", until_end_of_turn(this, are_also(creature), are_also(Faerie), are(blue), base_pt(2, 1), have(flying))
    )


@urzas_legacy.card("Levitation", "{2}{U}{U}", "Enchantment")
def levitation() -> Abilities:
    yield static(creatures & you_control, have(flying))


@urzas_legacy.card("Rancor", "{G}", "Enchantment — Aura")
def rancor() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, get(+2, +0), have(trample))
    yield triggered(when("{} is put into a graveyard from the battlefield", this), return_to_hand(this))
