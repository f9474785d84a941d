"""Dragons of Tarkir (2015)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

dragons_of_tarkir = CardSet("Dragons of Tarkir", "DTK")


@dragons_of_tarkir.card("Gate Smasher", "{3}", "Artifact — Equipment")
def gate_smasher() -> Abilities:
    yield static(this, rule("can be attached only to a {}", creature & (toughness >= 4)))
    yield static(equipped_creature, get(+3, +0), have(trample))
    yield equip("{3}")


@dragons_of_tarkir.card("Obscuring Aether", "{G}", "Enchantment")
def obscuring_aether() -> Abilities:
    yield static(face_down & creature & spells & you_control, cost_less("{1}"))
    yield activated("{1}{G}", turn_face_down(this))
