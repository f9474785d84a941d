"""Marvel's Spider-Man (2025)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

marvels_spider_man = CardSet("Marvel's Spider-Man", "SPM")


@marvels_spider_man.card("Hydro-Man, Fluid Felon", "{U}{U}", "Legendary Creature — Elemental Villain", "2/2")
def hydro_man_fluid_felon() -> Abilities:
    yield triggered(
        whenever("you cast a {}", blue & spell_), until_end_of_turn(this, get(+1, +1)), if_=this_is(creature)
    )
    yield triggered(
        at("the beginning of your end step"),
        untap(this),
        until_your_next_turn(this, are(land), have(adds("U"))),
    )
