"""Commander 2013 (2013)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

commander_2013 = CardSet("Commander 2013", "C13")


@commander_2013.card("Darksteel Mutation", "{1}{W}", "Enchantment — Aura")
def darksteel_mutation() -> Abilities:
    yield enchant(creature)
    yield static(
        enchanted_creature,
        are(artifact, creature),
        are(Insect),
        base_pt(0, 1),
        lose_all_abilities,
        have(indestructible),
    )


@commander_2013.card("Djinn of Infinite Deceits", "{4}{U}{U}", "Creature — Djinn", "2/7")
def djinn_of_infinite_deceits() -> Abilities:
    yield flying
    yield activated(
        "{T}",
        exchange_control(target(nonlegendary & creature), target(nonlegendary & creature, 2)),
        only="You can't activate this ability during combat",
    )


@commander_2013.card("Nekusar, the Mindrazer", "{2}{U}{B}{R}", "Legendary Creature — Zombie Wizard", "2/4")
def nekusar_the_mindrazer() -> Abilities:
    yield triggered(at("the beginning of each player's draw step"), draw(that_player, 1))
    yield triggered(whenever("an opponent draws a card"), deal_damage(1, that_player))
