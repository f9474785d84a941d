"""Commander 2014 (2014)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

commander_2014 = CardSet("Commander 2014", "C14")


@commander_2014.card("Arcane Lighthouse", "", "Land")
def arcane_lighthouse() -> Abilities:
    yield adds("C")
    yield activated(
        "{1}, {T}", until_end_of_turn(creatures & opponents_control, cant_have(hexproof), cant_have(shroud))
    )


@commander_2014.card("Song of the Dryads", "{2}{G}", "Enchantment — Aura")
def song_of_the_dryads() -> Abilities:
    yield enchant(permanent)
    yield static(enchanted_permanent, are(land), are(Forest), are_colorless)
