"""Magic 2015 (2014)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

magic_2015 = CardSet("Magic 2015", "M15")


@magic_2015.card("Ensoul Artifact", "{1}{U}", "Enchantment — Aura")
def ensoul_artifact() -> Abilities:
    yield enchant(artifact)
    yield static(enchanted_artifact, are_also(creature), base_pt(5, 5))


@magic_2015.card("Geist of the Moors", "{1}{W}{W}", "Creature — Spirit", "3/1")
def geist_of_the_moors() -> Abilities:
    yield flying


@magic_2015.card("Inferno Fist", "{1}{R}", "Enchantment — Aura")
def inferno_fist() -> Abilities:
    yield enchant(creature & you_control)
    yield static(enchanted_creature, get(+2, +0))
    yield activated("{R}, Sacrifice {}", deal_damage(2, any_target), nodes=(this,))


@magic_2015.card("Sliver Hivelord", "{W}{U}{B}{R}{G}", "Legendary Creature — Sliver", "5/5")
def sliver_hivelord() -> Abilities:
    yield static(Sliver & creatures & you_control, have(indestructible))
