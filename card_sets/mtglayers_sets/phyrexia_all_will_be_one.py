"""Phyrexia: All Will Be One (2023)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

phyrexia_all_will_be_one = CardSet("Phyrexia: All Will Be One", "ONE")


@phyrexia_all_will_be_one.card("Encroaching Mycosynth", "{3}{U}", "Artifact")
def encroaching_mycosynth() -> Abilities:
    permanent_card = ~land & ~instant & ~sorcery
    elsewhere = spells & permanent_card & you_control | cards & permanent_card & you_own & ~on_battlefield
    yield static(nonland & permanents & you_control | elsewhere, are_also(artifact))


@phyrexia_all_will_be_one.card(
    "Graaz, Unstoppable Juggernaut", "{8}", "Legendary Artifact Creature — Juggernaut", "7/5"
)
def graaz_unstoppable_juggernaut() -> Abilities:
    yield static(Juggernaut & you_control, rule("attack each combat if able"))
    yield static(Juggernaut & you_control, rule("can't be blocked by {}", Wall))
    yield static(other & creatures & you_control, base_pt(5, 3), are_also(Juggernaut))
