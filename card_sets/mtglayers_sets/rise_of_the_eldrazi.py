"""Rise of the Eldrazi (2010)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

rise_of_the_eldrazi = CardSet("Rise of the Eldrazi", "ROE")


@rise_of_the_eldrazi.card("Caravan Escort", "{W}", "Creature — Human Knight", "1/1")
def caravan_escort() -> Abilities:
    yield level_up("{2}")
    yield level(1, 4, "2/2")
    yield level(5, None, "5/5", first_strike)


@rise_of_the_eldrazi.card("Coralhelm Commander", "{U}{U}", "Creature — Merfolk Soldier", "2/2")
def coralhelm_commander() -> Abilities:
    yield level_up("{1}")
    yield level(2, 3, "3/3", flying)
    yield level(4, None, "4/4", flying, static(other & Merfolk & creatures & you_control, get(+1, +1)))


@rise_of_the_eldrazi.card("Drake Umbra", "{4}{U}", "Enchantment — Aura")
def drake_umbra() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, get(+3, +3), have(flying))
    yield keyword("umbra armor")


@rise_of_the_eldrazi.card("Emrakul, the Aeons Torn", "{15}", "Legendary Creature — Eldrazi", "15/15")
def emrakul_the_aeons_torn() -> Abilities:
    yield static(this, rule("can't be countered"), functions_in=("stack",))
    yield triggered(when("you cast this spell"), do("take an extra turn after this one"))
    yield flying
    yield protection(spells & ~colorless)
    yield keyword("annihilator", number=6)
    yield triggered(
        when("{} is put into a graveyard from anywhere", this),
        do("its owner shuffles their graveyard into their library"),
    )


@rise_of_the_eldrazi.card("Gideon Jura", "{3}{W}{W}", "Legendary Planeswalker — Gideon", loyalty=6)
def gideon_jura() -> Abilities:
    their_creatures = creatures & controlled_by_players(target_opponent)
    yield activated("[+2]", during_next_turn_of(target_opponent, their_creatures, rule("attack {} if able", this)))
    yield activated("[−2]", destroy(target(tapped & creature)))
    yield activated(
        "[0]",
        until_end_of_turn(this, are_also(creature), are_also(Human, Soldier), base_pt(6, 6)),
        prevent_damage(damage(to=this)),
    )


@rise_of_the_eldrazi.card("Lust for War", "{2}{R}", "Enchantment — Aura")
def lust_for_war() -> Abilities:
    yield enchant(creature)
    yield triggered(
        whenever("{} becomes tapped", enchanted_creature), deal_damage(3, controller_of(enchanted_creature))
    )
    yield static(enchanted_creature, rule("attack each combat if able"))


@rise_of_the_eldrazi.card("Mul Daya Channelers", "{1}{G}{G}", "Creature — Elf Druid Shaman", "2/2")
def mul_daya_channelers() -> Abilities:
    top = top_card_of("library")
    yield static(you, rule("play with the top card of your library revealed"))
    yield static(this, get(+3, +3), as_long_as=object_is(top, creature & cards))
    yield static(this, have(adds("any", times=2)), as_long_as=object_is(top, land & cards))


@rise_of_the_eldrazi.card("Transcendent Master", "{1}{W}{W}", "Creature — Human Cleric Avatar", "3/3")
def transcendent_master() -> Abilities:
    yield level_up("{1}")
    yield level(6, 11, "6/6", lifelink)
    yield level(12, None, "9/9", lifelink, indestructible)


@rise_of_the_eldrazi.card("Wall of Omens", "{1}{W}", "Creature — Wall", "0/4")
def wall_of_omens() -> Abilities:
    yield defender
    yield triggered(enters(this), draw(you, 1))
