"""Kaldheim (2021)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

kaldheim = CardSet("Kaldheim", "KHM")


@kaldheim.card("Alrund, God of the Cosmos", "{3}{U}{U}", "Legendary Creature — God", "1/1")
def alrund_god_of_the_cosmos() -> Abilities:
    foretold = number_of(status("foretold") & cards & you_own & all_exile)
    yield static(this, get(+1, +1, for_each=cards_in_your_hand + foretold))
    yield triggered(
        at("the beginning of your end step"),
        choose("card type"),
        do("reveal the top two cards of your library"),
        do("put all {} revealed this way into your hand and the rest on the bottom of your library in any order",
           cards & the_chosen_card_type),
    )  # fmt: skip


@alrund_god_of_the_cosmos.modal("Hakka, Whispering Raven", "{1}{U}", "Legendary Creature — Bird", "2/3")
def hakka_whispering_raven() -> Abilities:
    yield flying
    yield triggered(whenever("{} deals combat damage to a player", this), return_to_hand(this), do("scry 2"))


@kaldheim.card("Dwarven Reinforcements", "{3}{R}", "Sorcery")
def dwarven_reinforcements() -> Abilities:
    yield spell(create(2, token_of("Dwarf Berserker", "2/1", red, creature, Dwarf, Berserker)))
    yield keyword("foretell", cost="{1}{R}")


@kaldheim.card("Maskwood Nexus", "{4}", "Artifact")
def maskwood_nexus() -> Abilities:
    spells_and_cards = spells & creature & you_control | cards & creature & you_own & ~on_battlefield
    yield static(creatures & you_control | spells_and_cards, every_creature_type)
    shapeshifter = token_of("Shapeshifter", "2/2", blue, creature, Shapeshifter)
    yield activated("{3}, {T}", create(1, shapeshifter, changeling))


@kaldheim.card("Moritte of the Frost", "{2}{G}{U}{U}", "Legendary Snow Creature — Shapeshifter", "0/0")
def moritte_of_the_frost() -> Abilities:
    yield changeling
    yield as_enters(
        enter_as_copy(
            permanent & you_control,
            are_also(legendary, snow),
            if_it_is(creature, have(changeling)),
            also=(if_(this_is(creature), put_counters(2, "+1/+1", this)),),
        ),
        may=True,
    )


@kaldheim.card("Rune of Flight", "{1}{U}", "Enchantment — Aura Rune")
def rune_of_flight() -> Abilities:
    yield enchant(permanent)
    yield triggered(enters(this), draw(you, 1))
    yield static(enchanted_permanent, have(flying), as_long_as=object_is(enchanted_permanent, creature))
    yield static(
        enchanted_permanent,
        have(static(equipped_creature, have(flying))),
        as_long_as=object_is(enchanted_permanent, Equipment),
    )
