"""Mirage (1996)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

mirage = CardSet("Mirage", "MIR")


@mirage.card("Celestial Dawn", "{1}{W}{W}", "Enchantment")
def celestial_dawn() -> Abilities:
    yield static(lands & you_control, are(Plains))
    spells_and_cards = spells & you_control | nonland & cards & you_own & ~on_battlefield
    yield static(nonland & permanents & you_control | spells_and_cards, are(white))
    yield statics(
        effect(you, rule("may spend {} mana as though it were mana of any color", white)),
        effect(you, rule("may spend other mana only as though it were {} mana", colorless)),
    )


@mirage.card("Ersatz Gnomes", "{3}", "Artifact Creature — Gnome", "1/1")
def ersatz_gnomes() -> Abilities:
    yield activated("{T}", indefinitely(target(spells), are_colorless))
    yield activated("{T}", until_end_of_turn(target(permanent), are_colorless))


@mirage.card("Grasslands", "", "Land")
def grasslands() -> Abilities:
    yield as_enters(enter_tapped)
    yield activated(
        "{T}, Sacrifice {}",
        do("search your library for a {} card, put it onto the battlefield, then shuffle", Forest | Plains),
        nodes=(this,),
    )


@mirage.card("Maro", "{2}{G}{G}", "Creature — Elemental", "*/*")
def maro() -> Abilities:
    yield static(this, base_pt(cards_in_your_hand, cards_in_your_hand))


@mirage.card("Mind Bend", "{U}", "Instant")
def mind_bend() -> Abilities:
    yield spell(change_text(target(permanent), "color", "land type"))


@mirage.card("Pacifism", "{1}{W}", "Enchantment — Aura")
def pacifism() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, rule("can't attack"), rule("can't block"))


@mirage.card("Quirion Elves", "{1}{G}", "Creature — Elf Druid", "1/1")
def quirion_elves() -> Abilities:
    yield as_enters(choose("color"))
    yield adds("G")
    yield adds(the_chosen_color)
