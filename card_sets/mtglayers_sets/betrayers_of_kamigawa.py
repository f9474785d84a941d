"""Betrayers of Kamigawa (2005)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

betrayers_of_kamigawa = CardSet("Betrayers of Kamigawa", "BOK")


@betrayers_of_kamigawa.card("Empty-Shrine Kannushi", "{W}", "Creature — Human Cleric", "1/1")
def empty_shrine_kannushi() -> Abilities:
    yield static(this, have_protection_from_colors_of(permanents & you_control))


@betrayers_of_kamigawa.card("Genju of the Cedars", "{G}", "Enchantment — Aura")
def genju_of_the_cedars() -> Abilities:
    yield enchant(Forest)
    yield activated(
        "{2}", until_end_of_turn(enchanted_(Forest), are_also(creature), base_pt(4, 4), are(green), are_also(Spirit))
    )
    yield triggered(
        when("{} is put into a graveyard", enchanted_(Forest)),
        may(do("return {} from your graveyard to your hand", this)),
    )


@betrayers_of_kamigawa.card("Orb of Dreams", "{3}", "Artifact")
def orb_of_dreams() -> Abilities:
    yield as_enters(enter_tapped, what=permanents)


@betrayers_of_kamigawa.card("Threads of Disloyalty", "{1}{U}{U}", "Enchantment — Aura")
def threads_of_disloyalty() -> Abilities:
    yield enchant(creature & (mana_value <= 2))
    yield static(enchanted_creature, controlled_by(you))


@betrayers_of_kamigawa.card("Traproot Kami", "{G}", "Creature — Spirit", "0/*")
def traproot_kami() -> Abilities:
    yield defender
    yield reach
    yield static(this, set_base_toughness(number_of(Forest)))
