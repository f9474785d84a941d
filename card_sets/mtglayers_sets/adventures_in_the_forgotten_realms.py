"""Adventures in the Forgotten Realms (2021)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

adventures_in_the_forgotten_realms = CardSet("Adventures in the Forgotten Realms", "AFR")


@adventures_in_the_forgotten_realms.card(
    "Minsc, Beloved Ranger", "{R}{G}{W}", "Legendary Creature — Human Ranger", "3/3"
)
def minsc_beloved_ranger() -> Abilities:
    yield triggered(enters(this), create(1, token_of("Boo", "1/1", legendary, red, creature, Hamster), trample, haste))
    yield activated(
        "{X}",
        until_end_of_turn(target(creature & you_control), base_pt(X, X), are_also(Giant)),
        only="Activate only as a sorcery",
    )
