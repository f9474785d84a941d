"""Exodus (1998)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

exodus = CardSet("Exodus", "EXO")


@exodus.card("Coat of Arms", "{5}", "Artifact")
def coat_of_arms() -> Abilities:
    yield static(creatures, get(+1, +1, for_each=~it & creatures & shares_creature_type_with(it)))


@exodus.card("Entropic Specter", "{3}{B}{B}", "Creature — Specter Spirit", "*/*")
def entropic_specter() -> Abilities:
    n = cards_in_hand_of(the_chosen_player)
    yield flying
    yield as_enters(choose("opponent"))
    yield static(this, base_pt(n, n))
    yield triggered(whenever("{} deals damage to a player", this), do("that player discards a card"))


@exodus.card("Merfolk Looter", "{1}{U}", "Creature — Merfolk Rogue", "1/1")
def merfolk_looter() -> Abilities:
    yield activated("{T}", draw(you, 1), do("discard a card"))


@exodus.card("Pandemonium", "{3}{R}", "Enchantment")
def pandemonium() -> Abilities:
    that_creature = that_object(creature)
    yield triggered(
        enters(creature),
        do("{} may have it deal damage equal to its power to any target of their choice", controller_of(that_creature)),
    )


@exodus.card("Spellbook", "{0}", "Artifact — Book")
def spellbook() -> Abilities:
    yield static(you, no_maximum_hand_size)


@exodus.card("Sphere of Resistance", "{2}", "Artifact")
def sphere_of_resistance() -> Abilities:
    yield static(spells, cost_more("{1}"))
