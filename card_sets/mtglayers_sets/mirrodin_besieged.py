"""Mirrodin Besieged (2011)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

mirrodin_besieged = CardSet("Mirrodin Besieged", "MBS")


@mirrodin_besieged.card("Cryptoplasm", "{1}{U}{U}", "Creature — Shapeshifter", "2/2")
def cryptoplasm() -> Abilities:
    yield triggered(
        at("the beginning of your upkeep"),
        may(indefinitely(this, copy_of(target(other & creature), have(this_ability)))),
    )


@mirrodin_besieged.card("Darksteel Plate", "{3}", "Artifact — Equipment")
def darksteel_plate() -> Abilities:
    yield indestructible
    yield static(equipped_creature, have(indestructible))
    yield equip("{2}")


@mirrodin_besieged.card("Green Sun's Zenith", "{X}{G}", "Sorcery")
def green_suns_zenith() -> Abilities:
    yield spell(
        do(
            "search your library for a {} card with mana value X or less, put it onto the battlefield, then shuffle",
            green & creature,
        ),
        do("shuffle {} into its owner's library", this),
    )


@mirrodin_besieged.card("Inkmoth Nexus", "", "Land")
def inkmoth_nexus() -> Abilities:
    yield adds("C")
    yield activated(
        "{1}",
        until_end_of_turn(
            this,
            are_also(artifact, creature),
            are_also(Phyrexian, Blinkmoth),
            base_pt(1, 1),
            have(flying),
            have(infect),
        ),
    )


@mirrodin_besieged.card("Phyrexian Revoker", "{2}", "Artifact Creature — Phyrexian Horror", "2/1")
def phyrexian_revoker() -> Abilities:
    yield as_enters(choose("card name"))
    yield static(with_the_chosen_name, rule("can't have their activated abilities activated"))


@mirrodin_besieged.card("Tezzeret, Agent of Bolas", "{2}{U}{B}", "Legendary Planeswalker — Tezzeret", loyalty=3)
def tezzeret_agent_of_bolas() -> Abilities:
    n = twice(number_of(artifacts & you_control))
    yield activated(
        "[+1]",
        do("look at the top five cards of your library"),
        may(do("reveal an {} card from among them and put it into your hand", artifact)),
        do("put the rest on the bottom of your library in any order"),
    )
    yield activated("[−1]", indefinitely(target(artifact), are_also(artifact, creature), base_pt(5, 5)))
    yield activated("[−4]", lose_life(target_player, n), gain_life(you, n))
