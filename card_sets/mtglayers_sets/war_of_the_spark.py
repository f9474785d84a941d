"""War of the Spark (2019)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

war_of_the_spark = CardSet("War of the Spark", "WAR")


@war_of_the_spark.card("Silent Submersible", "{U}{U}", "Artifact — Vehicle", "2/3")
def silent_submersible() -> Abilities:
    yield triggered(whenever("{} deals combat damage to a player or {}", this, planeswalker), draw(you, 1))
    yield crew(2)
