"""Stronghold (1998)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

stronghold = CardSet("Stronghold", "STH")


@stronghold.card("Amok", "{1}{R}", "Enchantment")
def amok() -> Abilities:
    yield activated("{1}, Discard a card at random", put_counters(1, "+1/+1", target(creature)))


@stronghold.card("Hibernation Sliver", "{U}{B}", "Creature — Sliver", "2/2")
def hibernation_sliver() -> Abilities:
    yield static(Sliver, have(activated("Pay 2 life", return_to_hand(this))))


@stronghold.card("Shock", "{R}", "Instant")
def shock() -> Abilities:
    yield spell(deal_damage(2, any_target))


@stronghold.card("Volrath's Shapeshifter", "{1}{U}{U}", "Creature — Phyrexian Shapeshifter", "0/1")
def volraths_shapeshifter() -> Abilities:
    top = top_card_of("graveyard")
    discarding = activated("{2}", do("discard a card"))
    yield static(this, full_text_of(top, discarding), as_long_as=object_is(top, creature & cards))
    yield discarding
