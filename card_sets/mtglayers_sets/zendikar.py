"""Zendikar (2009)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

zendikar = CardSet("Zendikar", "ZEN")


@zendikar.card("Bloodghast", "{B}{B}", "Creature — Vampire Spirit", "2/1")
def bloodghast() -> Abilities:
    yield static(this, rule("can't block"))
    yield static(this, have(haste), as_long_as=amount_is(lowest_life_of(opponents), "<=", 10))
    yield triggered(enters(land & you_control), may(put_onto_battlefield(this, verb="return")))


@zendikar.card("Gigantiform", "{3}{G}{G}", "Enchantment — Aura")
def gigantiform() -> Abilities:
    yield keyword("kicker", cost="{4}")
    yield enchant(creature)
    yield static(enchanted_creature, base_pt(8, 8), have(trample))
    yield triggered(
        enters(this),
        may(do("search your library for a card named Gigantiform, put it onto the battlefield, then shuffle")),
        if_=was_kicked,
    )


@zendikar.card("Goblin Guide", "{R}", "Creature — Goblin Scout", "2/2")
def goblin_guide() -> Abilities:
    yield haste
    yield triggered(
        whenever("{} attacks", this),
        do("defending player reveals the top card of their library"),
        do("if it's a {} card, that player puts it into their hand", land),
    )


@zendikar.card("Kabira Crossroads", "", "Land")
def kabira_crossroads() -> Abilities:
    yield as_enters(enter_tapped)
    yield triggered(enters(this), gain_life(you, 2))
    yield adds("W")


zendikar.plain("Pillarfield Ox", "{3}{W}", "Creature — Ox", "2/4")


@zendikar.card("Spreading Seas", "{1}{U}", "Enchantment — Aura")
def spreading_seas() -> Abilities:
    yield enchant(land)
    yield triggered(enters(this), draw(you, 1))
    yield static(enchanted_land, are(Island))
