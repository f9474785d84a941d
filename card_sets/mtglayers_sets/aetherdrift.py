"""Aetherdrift (2025)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

aetherdrift = CardSet("Aetherdrift", "DFT")


@aetherdrift.card("Lifecraft Engine", "{3}", "Artifact — Vehicle", "4/4")
def lifecraft_engine() -> Abilities:
    yield as_enters(choose("creature type"))
    yield static(Vehicle & creatures & you_control, are_also(the_chosen_creature_type))
    yield static(other & creatures & you_control & the_chosen_creature_type, get(+1, +1))
    yield crew(3)
