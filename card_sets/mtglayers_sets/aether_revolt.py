"""Aether Revolt (2017)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

aether_revolt = CardSet("Aether Revolt", "AER")


@aether_revolt.card("Aerial Modification", "{4}{W}", "Enchantment — Aura")
def aerial_modification() -> Abilities:
    yield enchant(creature | Vehicle)
    yield static(enchanted_permanent, are_also(creature), as_long_as=object_is(enchanted_permanent, Vehicle))
    yield static(enchanted_creature, get(+2, +2), have(flying))


@aether_revolt.card("Metallic Mimic", "{2}", "Artifact Creature — Shapeshifter", "2/1")
def metallic_mimic() -> Abilities:
    yield as_enters(choose("creature type"))
    yield static(this, are_also(the_chosen_creature_type))
    yield as_enters(put_counters(1, "+1/+1", it), what=other & creature & you_control & the_chosen_creature_type)
