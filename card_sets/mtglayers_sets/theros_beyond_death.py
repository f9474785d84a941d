"""Theros Beyond Death (2020)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

theros_beyond_death = CardSet("Theros Beyond Death", "THB")


@theros_beyond_death.card("Altar of the Pantheon", "{3}", "Artifact")
def altar_of_the_pantheon() -> Abilities:
    yield static(you, increase_devotion(1))
    yield adds(
        "any",
        note="If you control a {}, a {}, or a {}, you gain 1 life",
        nodes=(God, Demigod, legendary & enchantment),
    )


@theros_beyond_death.card("Dryad of the Ilysian Grove", "{2}{G}", "Enchantment Creature — Nymph Dryad", "2/4")
def dryad_of_the_ilysian_grove() -> Abilities:
    yield static(you, additional_lands(1))
    yield static(lands & you_control, every_basic_land_type)


@theros_beyond_death.card("Heliod, Sun-Crowned", "{2}{W}", "Legendary Enchantment Creature — God", "5/5")
def heliod_sun_crowned() -> Abilities:
    yield indestructible
    yield static(this, are_no_longer(creature), as_long_as=amount_is(devotion_to("W"), "<", 5))
    yield triggered(whenever("you gain life"), put_counters(1, "+1/+1", target((creature | enchantment) & you_control)))
    yield activated("{1}{W}", until_end_of_turn(target(other & creature), have(lifelink)))


@theros_beyond_death.card("Ichthyomorphosis", "{2}{U}", "Enchantment — Aura")
def ichthyomorphosis() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, lose_all_abilities, are(blue), are(Fish), base_pt(0, 1))


@theros_beyond_death.card("Klothys, God of Destiny", "{1}{R}{G}", "Legendary Enchantment Creature — God", "4/5")
def klothys_god_of_destiny() -> Abilities:
    yield indestructible
    yield static(this, are_no_longer(creature), as_long_as=amount_is(devotion_to("R", "G"), "<", 7))
    yield triggered(
        at("the beginning of your first main phase"),
        exile(target(cards & all_graveyards)),
        if_(
            object_is(that, land),
            do("add {R} or {G}"),
            otherwise=(gain_life(you, 2), deal_damage(2, opponents)),
        ),
    )


@theros_beyond_death.card("One with the Stars", "{3}{U}", "Enchantment — Aura")
def one_with_the_stars() -> Abilities:
    yield enchant(creature | enchantment)
    yield static(enchanted_permanent, are(enchantment))


@theros_beyond_death.card("Tymaret, Chosen from Death", "{B}{B}", "Legendary Enchantment Creature — Demigod", "2/*")
def tymaret_chosen_from_death() -> Abilities:
    yield static(this, set_base_toughness(devotion_to("B")))
    yield activated(
        "{1}{B}",
        exile(target(cards & all_graveyards, up_to=True, count=2)),
        do("you gain 1 life for each {} card exiled this way", creature),
    )
