"""Coldsnap (2006)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

coldsnap = CardSet("Coldsnap", "CSP")


@coldsnap.card("Dark Depths", "", "Legendary Snow Land")
def dark_depths() -> Abilities:
    marit_lage = token_of("Marit Lage", "20/20", legendary, black, creature, Avatar)
    yield as_enters(put_counters(10, "ice", this))
    yield activated("{3}", remove_counters(1, "ice", this))
    yield triggered(
        when("{} has no ice counters on it", this), sacrifice(this), create(1, marit_lage, flying, indestructible)
    )
