"""Doctor Who (2023)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

doctor_who = CardSet("Doctor Who", "WHO")


@doctor_who.card("Weeping Angel", "{1}{U}{B}", "Artifact Creature — Alien Angel", "2/2")
def weeping_angel() -> Abilities:
    yield flash
    yield first_strike
    yield vigilance
    yield triggered(
        whenever("an opponent casts a {}", creature & spell_), until_end_of_turn(this, are_no_longer(creature))
    )
    yield replacement(
        "if {} would deal combat damage to a {}, prevent that damage "
        "and that creature's owner shuffles it into their library",
        this,
        creature,
        prevents=True,
    )
