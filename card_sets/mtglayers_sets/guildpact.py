"""Guildpact (2006)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

guildpact = CardSet("Guildpact", "GPT")


@guildpact.card("Steam Vents", "", "Land — Island Mountain")
def steam_vents() -> Abilities:
    yield as_enters(may(do("pay 2 life"), otherwise=(enter_tapped,)))
