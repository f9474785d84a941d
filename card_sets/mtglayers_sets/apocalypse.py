"""Apocalypse (2001)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

apocalypse = CardSet("Apocalypse", "APC")


@apocalypse.card("Fire", "{1}{R}", "Instant")
def fire() -> Abilities:
    yield spell(do("{} deals 2 damage divided as you choose among one or two targets", this))


@fire.half("Ice", "{1}{U}", "Instant")
def ice() -> Abilities:
    yield spell(tap(target(permanent)))
    yield spell(draw(you, 1))


@apocalypse.card("Unnatural Selection", "{1}{U}", "Enchantment")
def unnatural_selection() -> Abilities:
    yield activated(
        "{1}",
        choose("creature type", other_than=(Wall,)),
        until_end_of_turn(target(creature), are(the_chosen_creature_type)),
    )
