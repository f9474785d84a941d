"""Journey into Nyx (2014)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

journey_into_nyx = CardSet("Journey into Nyx", "JOU")


@journey_into_nyx.card("Doomwake Giant", "{4}{B}", "Enchantment Creature — Giant", "4/6")
def doomwake_giant() -> Abilities:
    yield triggered(
        enters(this | other & enchantment & you_control), until_end_of_turn(creatures & opponents_control, get(-1, -1))
    )


@journey_into_nyx.card("Eidolon of the Great Revel", "{R}{R}", "Enchantment Creature — Spirit", "2/2")
def eidolon_of_the_great_revel() -> Abilities:
    yield triggered(whenever("a player casts a spell with mana value 3 or less"), deal_damage(2, that_player))


@journey_into_nyx.card("Master of the Feast", "{1}{B}{B}", "Enchantment Creature — Demon", "5/5")
def master_of_the_feast() -> Abilities:
    yield flying
    yield triggered(at("the beginning of your upkeep"), draw(opponents, 1))
