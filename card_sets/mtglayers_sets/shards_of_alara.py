"""Shards of Alara (2008)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

shards_of_alara = CardSet("Shards of Alara", "ALA")


@shards_of_alara.card("Crucible of Fire", "{3}{R}", "Enchantment")
def crucible_of_fire() -> Abilities:
    yield static(Dragon & creatures & you_control, get(+3, +3))


@shards_of_alara.card("Lush Growth", "{G}", "Enchantment — Aura")
def lush_growth() -> Abilities:
    yield enchant(land)
    yield static(enchanted_land, are(Mountain, Forest, Plains))


@shards_of_alara.card("Sigiled Paladin", "{W}{W}", "Creature — Human Knight", "2/2")
def sigiled_paladin() -> Abilities:
    yield first_strike
    yield exalted


@shards_of_alara.card("Tidehollow Sculler", "{W}{B}", "Artifact Creature — Zombie", "2/2")
def tidehollow_sculler() -> Abilities:
    chosen = the_chosen_object(nonland & cards & in_zone("hand", target_opponent))
    yield triggered(enters(this), do("{} reveals their hand", target_opponent), exile(chosen, role="exiled"))
    yield triggered(when("{} leaves the battlefield", this), return_to_hand(linked("exiled")))
