"""Planar Chaos (2007)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

planar_chaos = CardSet("Planar Chaos", "PLC")


@planar_chaos.card("Aquamorph Entity", "{2}{U}{U}", "Creature — Shapeshifter", "*/*")
def aquamorph_entity() -> Abilities:
    yield as_enters(becomes_your_choice_of((base_pt(5, 1),), (base_pt(1, 5),)), or_face_up=True)
    yield morph("{2}{U}")


@planar_chaos.card("Null Profusion", "{4}{B}{B}", "Enchantment")
def null_profusion() -> Abilities:
    yield replacement("skip your draw step")
    yield triggered(whenever("you play a card"), draw(you, 1))
    yield static(you, maximum_hand_size(2))


@planar_chaos.card("Ovinize", "{1}{U}", "Instant")
def ovinize() -> Abilities:
    yield spell(until_end_of_turn(target(creature), lose_all_abilities, base_pt(0, 1)))


@planar_chaos.card("Urborg, Tomb of Yawgmoth", "", "Legendary Land")
def urborg_tomb_of_yawgmoth() -> Abilities:
    yield static(lands, are_also(Swamp))
