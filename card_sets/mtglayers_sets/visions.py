"""Visions (1997)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

visions = CardSet("Visions", "VIS")


@visions.card("Emerald Charm", "{G}", "Instant")
def emerald_charm() -> Abilities:
    yield spell(
        one_of(
            mode(untap(target(permanent))),
            mode(destroy(target(~Aura & enchantment))),
            mode(until_end_of_turn(target(creature), lose(flying))),
        )
    )
