"""Secret Lair Drop (2019)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

secret_lair_drop = CardSet("Secret Lair Drop", "SLD")


@secret_lair_drop.card("Deadpool, Trading Card", "{2}{B}{R}", "Legendary Creature — Mutant Mercenary Hero", "5/3")
def deadpool_trading_card() -> Abilities:
    yield as_enters(do("exchange his text box and another {}'s", creature), may=True)
    yield triggered(at("the beginning of your upkeep"), lose_life(you, 3))
    yield activated("{3}, Sacrifice {}", do("each other player draws a card"), nodes=(this,))
