"""Ice Age (1995)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

ice_age = CardSet("Ice Age", "ICE")

ice_age.plain("Balduvian Bears", "{1}{G}", "Creature — Bear", "2/2")


@ice_age.card("Lost Order of Jarkeld", "{2}{W}{W}", "Creature — Human Knight", "1+*/1+*")
def lost_order_of_jarkeld() -> Abilities:
    n = number_of(creatures & controlled_by_players(the_chosen_player)) + 1
    yield as_enters(choose("opponent"))
    yield static(this, base_pt(n, n))


@ice_age.card("Orcish Farmer", "{1}{R}{R}", "Creature — Orc", "2/2")
def orcish_farmer() -> Abilities:
    yield activated("{T}", until("its controller's next untap step", target(land), are(Swamp)))


@ice_age.card("Sulfurous Springs", "", "Land")
def sulfurous_springs() -> Abilities:
    yield adds("C")
    yield adds("B", "R", note="{} deals 1 damage to you", nodes=(this,))
