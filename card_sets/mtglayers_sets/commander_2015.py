"""Commander 2015 (2015)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

commander_2015 = CardSet("Commander 2015", "C15")


@commander_2015.card("Daxos's Torment", "{3}{B}", "Enchantment")
def daxoss_torment() -> Abilities:
    yield triggered(
        enters(this | other & enchantment & you_control),
        until_end_of_turn(this, are_also(creature), are_also(Demon), base_pt(5, 5), have(flying), have(haste)),
    )
