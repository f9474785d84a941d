"""Commander 2020 (2020)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

commander_2020 = CardSet("Commander 2020", "C20")


@commander_2020.card("Kathril, Aspect Warper", "{2}{W}{B}{G}", "Legendary Creature — Nightmare Insect", "3/3")
def kathril_aspect_warper() -> Abilities:
    yield triggered(
        enters(this),
        do(
            "put a flying counter on {} if {} has flying. Repeat this process for first strike, double strike, "
            "deathtouch, hexproof, indestructible, lifelink, menace, reach, trample, and vigilance",
            the_chosen_object(creature & you_control),
            creature & cards & your_graveyard,
        ),
        do("put a +1/+1 counter on {} for each counter put on a {} this way", this, creature),
    )
