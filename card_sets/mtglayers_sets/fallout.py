"""Fallout (2024)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

fallout = CardSet("Fallout", "PIP")


@fallout.card("Vault 87: Forced Evolution", "{3}{G}{U}", "Enchantment — Saga")
def vault_87_forced_evolution() -> Abilities:
    yield triggered(chapter(1), for_as_long_as(this_is(you_control), target(~Mutant & creature), controlled_by(you)))
    yield triggered(
        chapter(2),
        put_counters(1, "+1/+1", target(creature & you_control)),
        indefinitely(that, are_also(Mutant)),
    )
    yield triggered(chapter(3), draw(you, greatest(power, Mutant & you_control)))
