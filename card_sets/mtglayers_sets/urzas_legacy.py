"""Urza's Legacy (1999)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

urzas_legacy = CardSet("Urza's Legacy", "ULG")


@urzas_legacy.card("Faerie Conclave", "", "Land")
def faerie_conclave() -> Abilities:
    yield as_enters(enter_tapped)
    yield adds("U")
    yield activated(
        "{1}{U}", until_end_of_turn(this, are_also(creature), are_also(Faerie), are(blue), base_pt(2, 1), have(flying))
    )
