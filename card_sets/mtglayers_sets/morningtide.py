"""Morningtide (2008)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

morningtide = CardSet("Morningtide", "MOR")


@morningtide.card("Ballyrush Banneret", "{1}{W}", "Creature — Kithkin Soldier", "2/1")
def ballyrush_banneret() -> Abilities:
    yield static(spells & (Kithkin | Soldier) & you_control, cost_less("{1}"))


@morningtide.card("Bitterblossom", "{1}{B}", "Kindred Enchantment — Faerie")
def bitterblossom() -> Abilities:
    yield triggered(
        at("the beginning of your upkeep"),
        lose_life(you, 1),
        create(1, token_of("Faerie Rogue", "1/1", black, creature, Faerie, Rogue), flying),
    )


@morningtide.card("Bramblewood Paragon", "{1}{G}", "Creature — Elf Warrior", "2/2")
def bramblewood_paragon() -> Abilities:
    yield as_enters(put_counters(1, "+1/+1", it), what=other & Warrior & creature & you_control)
    yield static(creatures & you_control & with_counters("+1/+1"), have(trample))


@morningtide.card("Chameleon Colossus", "{2}{G}{G}", "Creature — Shapeshifter", "4/4")
def chameleon_colossus() -> Abilities:
    yield changeling
    yield protection(black)
    yield activated("{2}{G}{G}", until_end_of_turn(this, get(its_power, its_power)))


@morningtide.card("Cloak and Dagger", "{2}", "Kindred Artifact — Rogue Equipment")
def cloak_and_dagger() -> Abilities:
    yield static(equipped_creature, get(+2, +0), have(shroud))
    yield triggered(enters(Rogue & creature), may(attach(this, that_object(creature))))
    yield equip("{3}")


@morningtide.card("Game-Trail Changeling", "{3}{G}{G}", "Creature — Shapeshifter", "4/4")
def game_trail_changeling() -> Abilities:
    yield changeling
    yield trample


@morningtide.card("Mutavault", "", "Land")
def mutavault() -> Abilities:
    yield adds("C")
    yield activated("{1}", until_end_of_turn(this, are_also(creature), base_pt(2, 2), every_creature_type))


@morningtide.card("Prickly Boggart", "{B}", "Creature — Goblin Rogue", "1/1")
def prickly_boggart() -> Abilities:
    yield fear


@morningtide.card("Rustic Clachan", "", "Land")
def rustic_clachan() -> Abilities:
    yield as_enters(may(do("reveal a {} card from your hand", Kithkin), otherwise=(enter_tapped,)))
    yield adds("W")
    yield keyword("reinforce", cost="{1}{W}", number=1)
