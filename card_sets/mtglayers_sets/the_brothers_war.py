"""The Brothers' War (2022)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

the_brothers_war = CardSet("The Brothers' War", "BRO")


@the_brothers_war.card("Blitz Automaton", "{7}", "Artifact Creature — Construct", "6/4")
def blitz_automaton() -> Abilities:
    yield keyword("prototype", cost="{2}{R}", phrase="3/2")
    yield haste


@the_brothers_war.card("Combat Thresher", "{7}", "Artifact Creature — Construct", "3/3")
def combat_thresher() -> Abilities:
    yield keyword("prototype", cost="{2}{W}", phrase="1/1")
    yield double_strike
    yield triggered(enters(this), draw(you, 1))


@the_brothers_war.card("Hulking Metamorph", "{9}", "Artifact Creature — Shapeshifter", "7/7")
def hulking_metamorph() -> Abilities:
    yield keyword("prototype", cost="{2}{U}{U}", phrase="3/3")
    yield as_enters(
        enter_as_copy(
            (artifact | creature) & you_control,
            are_also(artifact, creature),
            base_pt(power.of(this), toughness.of(this)),
        ),
        may=True,
    )
