"""Worldwake (2010)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

worldwake = CardSet("Worldwake", "WWK")


@worldwake.card("Celestial Colonnade", "", "Land")
def celestial_colonnade() -> Abilities:
    yield as_enters(enter_tapped)
    yield adds("W", "U")
    yield activated(
        "{3}{W}{U}",
        until_end_of_turn(
            this,
            are_also(creature),
            are_also(Elemental),
            are(white, blue),
            base_pt(4, 4),
            have(flying),
            have(vigilance),
        ),
    )


@worldwake.card("Crusher Zendikon", "{2}{R}", "Enchantment — Aura")
def crusher_zendikon() -> Abilities:
    yield enchant(land)
    yield static(enchanted_land, are_also(creature), are_also(Beast), are(red), base_pt(4, 2), have(trample))
    yield triggered(when("{} dies", enchanted_land), return_to_hand(that_object(card_)))


@worldwake.card("Death's Shadow", "{B}", "Creature — Avatar", "13/13")
def deaths_shadow() -> Abilities:
    yield static(this, get(-your_life_total, -your_life_total))


@worldwake.card("Stoneforge Mystic", "{1}{W}", "Creature — Kor Artificer", "1/2")
def stoneforge_mystic() -> Abilities:
    yield triggered(
        enters(this),
        may(do("search your library for an {} card, reveal it, put it into your hand, then shuffle", Equipment)),
    )
    yield activated("{1}{W}, {T}", may(put_onto_battlefield(the_chosen_object(Equipment & cards & in_your_hand))))


@worldwake.card("Terastodon", "{6}{G}{G}", "Creature — Elephant", "9/9")
def terastodon() -> Abilities:
    yield triggered(
        enters(this),
        may(destroy(target(noncreature & permanent, up_to=True, count=3))),
        do(
            "for each permanent put into a graveyard this way, its controller creates a {} token",
            token_of("Elephant", "3/3", green, creature, Elephant),
        ),
    )


@worldwake.card("Vastwood Zendikon", "{4}{G}", "Enchantment — Aura")
def vastwood_zendikon() -> Abilities:
    yield enchant(land)
    yield static(enchanted_land, are_also(creature), are_also(Elemental), are(green), base_pt(6, 4))
    yield triggered(when("{} dies", enchanted_land), return_to_hand(that_object(card_)))


@worldwake.card("Wind Zendikon", "{U}", "Enchantment — Aura")
def wind_zendikon() -> Abilities:
    yield enchant(land)
    yield static(enchanted_land, are_also(creature), are_also(Elemental), are(blue), base_pt(2, 2), have(flying))
    yield triggered(when("{} dies", enchanted_land), return_to_hand(that_object(card_)))
