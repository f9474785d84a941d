"""Planar Chaos (2007)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

planar_chaos = CardSet("Planar Chaos", "PLC")


@planar_chaos.card("Akroma, Angel of Fury", "{5}{R}{R}{R}", "Legendary Creature — Angel", "6/6")
def akroma_angel_of_fury() -> Abilities:
    yield static(this, rule("can't be countered"), functions_in=("stack",))
    yield flying
    yield trample
    yield protection(white)
    yield protection(blue)
    yield activated("{R}", until_end_of_turn(this, get(+1, +0)))
    yield morph("{3}{R}{R}{R}")


@planar_chaos.card("Aquamorph Entity", "{2}{U}{U}", "Creature — Shapeshifter", "*/*")
def aquamorph_entity() -> Abilities:
    yield as_enters(becomes_your_choice_of((base_pt(5, 1),), (base_pt(1, 5),)), or_face_up=True)
    yield morph("{2}{U}")


@planar_chaos.card("Aven Riftwatcher", "{2}{W}", "Creature — Bird Rebel Soldier", "2/3")
def aven_riftwatcher() -> Abilities:
    yield flying
    yield keyword("vanishing", number=3)
    yield triggered(when("{} enters or leaves the battlefield", this), gain_life(you, 2))


@planar_chaos.card("Body Double", "{4}{U}", "Creature — Shapeshifter", "0/0")
def body_double() -> Abilities:
    yield as_enters(enter_as_copy(creature & cards & all_graveyards), may=True)


@planar_chaos.card("Life and Limb", "{3}{G}", "Enchantment")
def life_and_limb() -> Abilities:
    yield static(
        Forest | Saproling, are_also(creature, land), are_also(Saproling), are_also(Forest), are(green), base_pt(1, 1)
    )


@planar_chaos.card("Magus of the Tabernacle", "{3}{W}", "Creature — Human Wizard", "2/6")
def magus_of_the_tabernacle() -> Abilities:
    unless_paid = do("sacrifice {} unless you pay {1}", this)
    yield static(creatures, have(triggered(at("the beginning of your upkeep"), unless_paid)))


@planar_chaos.card("Null Profusion", "{4}{B}{B}", "Enchantment")
def null_profusion() -> Abilities:
    yield replacement("skip your draw step")
    yield triggered(whenever("you play a card"), draw(you, 1))
    yield static(you, maximum_hand_size(2))


@planar_chaos.card("Ovinize", "{1}{U}", "Instant")
def ovinize() -> Abilities:
    yield spell(until_end_of_turn(target(creature), lose_all_abilities, base_pt(0, 1)))


@planar_chaos.card("Primal Plasma", "{3}{U}", "Creature — Elemental Shapeshifter", "*/*")
def primal_plasma() -> Abilities:
    yield as_enters(
        becomes_your_choice_of(
            (base_pt(3, 3),),
            (base_pt(2, 2), have(flying)),
            (base_pt(1, 6), have(defender)),
            names=("3/3 creature", "2/2 creature with flying", "1/6 creature with defender"),
        )
    )


@planar_chaos.card("Prodigal Pyromancer", "{2}{R}", "Creature — Human Wizard", "1/1")
def prodigal_pyromancer() -> Abilities:
    yield activated("{T}", deal_damage(1, any_target))


@planar_chaos.card("Serendib Sorcerer", "{1}{U}{U}", "Creature — Human Wizard Sorcerer", "1/1")
def serendib_sorcerer() -> Abilities:
    yield activated("{T}", until_end_of_turn(target(other & creature), base_pt(0, 2)))


@planar_chaos.card("Urborg, Tomb of Yawgmoth", "", "Legendary Land")
def urborg_tomb_of_yawgmoth() -> Abilities:
    yield static(lands, are_also(Swamp))
