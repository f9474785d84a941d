"""Commander 2011 (2011)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

commander_2011 = CardSet("Commander 2011", "CMD")


@commander_2011.card("Skullbriar, the Walking Grave", "{B}{G}", "Legendary Creature — Zombie Elemental", "1/1")
def skullbriar_the_walking_grave() -> Abilities:
    yield haste
    yield triggered(whenever("{} deals combat damage to a player", this), put_counters(1, "+1/+1", this))
    yield static(
        this,
        rule("keep its counters as it moves to any zone other than a player's hand or library"),
        functions_in=("battlefield", "graveyard", "exile", "stack", "command"),
    )


@commander_2011.card("The Mimeoplasm", "{2}{B}{G}{U}", "Legendary Creature — Ooze", "0/0")
def the_mimeoplasm() -> Abilities:
    yield as_enters(
        do("exile two {} cards from graveyards", creature),
        enter_as_copy(
            creature & cards & all_exile,
            also=(do("with a number of additional +1/+1 counters on it equal to the power of the other card"),),
        ),
        may=True,
    )
