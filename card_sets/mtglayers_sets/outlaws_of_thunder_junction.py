"""Outlaws of Thunder Junction (2024)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

outlaws_of_thunder_junction = CardSet("Outlaws of Thunder Junction", "OTJ")


@outlaws_of_thunder_junction.card("Oko, the Ringleader", "{2}{G}{U}", "Legendary Planeswalker — Oko", loyalty=3)
def oko_the_ringleader() -> Abilities:
    yield triggered(
        at("the beginning of combat on your turn"),
        until_end_of_turn(this, copy_of(target(creature & you_control, up_to=True), have(hexproof))),
    )
    yield activated(
        "[+1]",
        draw(you, 2),
        if_(told("you've committed a crime this turn"), do("discard a card"), otherwise=(do("discard two cards"),)),
    )
    yield activated("[−1]", create(1, token_of("Elk", "3/3", green, creature, Elk)))
    yield activated("[−5]", create_copy(other & nonland & permanent & you_control))
