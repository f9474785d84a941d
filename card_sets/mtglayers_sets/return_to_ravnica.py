"""Return to Ravnica (2012)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

return_to_ravnica = CardSet("Return to Ravnica", "RTR")


@return_to_ravnica.card("Chromatic Lantern", "{3}", "Artifact")
def chromatic_lantern() -> Abilities:
    yield static(lands & you_control, have(adds("any")))
    yield adds("any")


return_to_ravnica.plain("Cobblebrute", "{3}{R}", "Creature — Elemental", "5/2")


@return_to_ravnica.card("Fencing Ace", "{1}{W}", "Creature — Human Soldier", "1/1")
def fencing_ace() -> Abilities:
    yield double_strike


@return_to_ravnica.card("Sunspire Griffin", "{1}{W}{W}", "Creature — Griffin", "2/3")
def sunspire_griffin() -> Abilities:
    yield flying


@return_to_ravnica.card("Supreme Verdict", "{1}{W}{W}{U}", "Sorcery")
def supreme_verdict() -> Abilities:
    yield static(this, rule("can't be countered"), functions_in=("stack",))
    yield spell(destroy(creatures))


@return_to_ravnica.card("Trained Caracal", "{W}", "Creature — Cat", "1/1")
def trained_caracal() -> Abilities:
    yield lifelink
