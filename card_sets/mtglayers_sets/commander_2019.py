"""Commander 2019 (2019)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

commander_2019 = CardSet("Commander 2019", "C19")


@commander_2019.card("Volrath, the Shapestealer", "{2}{B}{G}{U}", "Legendary Creature — Phyrexian Shapeshifter", "7/5")
def volrath_the_shapestealer() -> Abilities:
    yield triggered(at("the beginning of combat on your turn"), put_counters(1, "-1/-1", target(creature, up_to=True)))
    yield activated(
        "{1}",
        until_your_next_turn(this, copy_of(target(creature & with_counters()), base_pt(7, 5), have(this_ability))),
    )
