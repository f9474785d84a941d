"""Kaladesh (2016)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

kaladesh = CardSet("Kaladesh", "KLD")


@kaladesh.card("Authority of the Consuls", "{W}", "Enchantment")
def authority_of_the_consuls() -> Abilities:
    yield as_enters(enter_tapped, what=creatures & opponents_control)
    yield triggered(enters(creature & opponents_control), gain_life(you, 1))


@kaladesh.card("Panharmonicon", "{4}", "Artifact")
def panharmonicon() -> Abilities:
    yield static(
        permanents & you_control, rule("trigger an additional time when {} entering causes it", artifact | creature)
    )


@kaladesh.card("Smuggler's Copter", "{2}", "Artifact — Vehicle", "3/3")
def smugglers_copter() -> Abilities:
    yield flying
    yield triggered(whenever("{} attacks or blocks", this), may(draw(you, 1), do("discard a card")))
    yield crew(1)


@kaladesh.card("Veteran Motorist", "{R}{W}", "Creature — Dwarf Pilot", "3/1")
def veteran_motorist() -> Abilities:
    yield triggered(enters(this), do("scry 2"))
    yield triggered(whenever("{} crews a {}", this, Vehicle), until_end_of_turn(that_object(Vehicle), get(+1, +1)))
