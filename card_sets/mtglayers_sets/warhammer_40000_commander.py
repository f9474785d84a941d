"""Warhammer 40,000 Commander (2022)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

warhammer_40000_commander = CardSet("Warhammer 40,000 Commander", "40K")


@warhammer_40000_commander.card("Goliath Truck", "{4}", "Artifact — Vehicle", "4/4")
def goliath_truck() -> Abilities:
    yield triggered(whenever("{} attacks", this), put_counters(2, "+1/+1", target(other & attacking & creature)))
    yield crew(2)
