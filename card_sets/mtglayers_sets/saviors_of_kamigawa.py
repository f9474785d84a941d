"""Saviors of Kamigawa (2005)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

saviors_of_kamigawa = CardSet("Saviors of Kamigawa", "SOK")


@saviors_of_kamigawa.card("Erayo, Soratami Ascendant", "{1}{U}", "Legendary Creature — Moonfolk Monk", "1/1")
def erayo_soratami_ascendant() -> Abilities:
    yield flying
    yield triggered(whenever("the fourth spell of a turn is cast"), flip(this))


@erayo_soratami_ascendant.flipped("Erayo's Essence", "Legendary Enchantment")
def erayos_essence() -> Abilities:
    yield triggered(whenever("an opponent casts their first spell each turn"), do("counter that spell"))


@saviors_of_kamigawa.card("Gnat Miser", "{B}", "Creature — Rat Shaman", "1/1")
def gnat_miser() -> Abilities:
    yield static(opponents, change_maximum_hand_size(-1))


@saviors_of_kamigawa.card("Masumaro, First to Live", "{3}{G}{G}{G}", "Legendary Creature — Spirit", "*/*")
def masumaro_first_to_live() -> Abilities:
    n = twice(cards_in_your_hand)
    yield static(this, base_pt(n, n))


@saviors_of_kamigawa.card("Meishin, the Mind Cage", "{4}{U}{U}{U}", "Legendary Enchantment")
def meishin_the_mind_cage() -> Abilities:
    yield static(creatures, get(-cards_in_your_hand, -0))


@saviors_of_kamigawa.card("Pithing Needle", "{1}", "Artifact")
def pithing_needle() -> Abilities:
    yield as_enters(choose("card name"))
    yield static(
        with_the_chosen_name, rule("can't have their activated abilities activated unless they're mana abilities")
    )
