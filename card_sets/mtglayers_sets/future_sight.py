"""Future Sight (2007)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

future_sight = CardSet("Future Sight", "FUT")


@future_sight.card("Darksteel Garrison", "{2}", "Artifact — Fortification")
def darksteel_garrison() -> Abilities:
    yield static(fortified_land, have(indestructible))
    yield triggered(whenever("{} becomes tapped", fortified_land), until_end_of_turn(target(creature), get(+1, +1)))
    yield fortify("{3}")


future_sight.plain("Dryad Arbor", "", "Land Creature — Forest Dryad", "1/1", colors="G")


@future_sight.card("Ghostfire", "{2}{R}", "Instant")
def ghostfire() -> Abilities:
    yield static(this, are_colorless)
    yield spell(deal_damage(3, any_target))


@future_sight.card("Llanowar Reborn", "", "Land")
def llanowar_reborn() -> Abilities:
    yield as_enters(enter_tapped)
    yield adds("G")
    yield keyword("graft", number=1)


@future_sight.card("Magus of the Moon", "{2}{R}", "Creature — Human Wizard", "2/2")
def magus_of_the_moon() -> Abilities:
    yield static(nonbasic & lands, are(Mountain))


future_sight.plain("Mass of Ghouls", "{3}{B}{B}", "Creature — Zombie Warrior", "5/3")


@future_sight.card("Muraganda Petroglyphs", "{3}{G}", "Enchantment")
def muraganda_petroglyphs() -> Abilities:
    yield static(creatures & no_abilities, get(+2, +2))


@future_sight.card("Seht's Tiger", "{2}{W}{W}", "Creature — Cat", "3/3")
def sehts_tiger() -> Abilities:
    yield flash
    yield triggered(enters(this), choose("color"), until_end_of_turn(you, players_have(protection(the_chosen_color))))


@future_sight.card("Tarmogoyf", "{1}{G}", "Creature — Lhurgoyf", "*/1+*")
def tarmogoyf() -> Abilities:
    types = kinds_among("card type", cards & all_graveyards)
    yield static(this, base_pt(types, types + 1))


@future_sight.card("Yixlid Jailer", "{1}{B}", "Creature — Zombie Wizard", "2/1")
def yixlid_jailer() -> Abilities:
    yield static(cards & all_graveyards, lose_all_abilities)


@future_sight.card("Zoetic Cavern", "", "Land")
def zoetic_cavern() -> Abilities:
    yield adds("C")
    yield morph("{2}")
