"""Time Spiral (2006)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

time_spiral = CardSet("Time Spiral", "TSP")


@time_spiral.card("Ashcoat Bear", "{1}{G}", "Creature — Bear", "2/2")
def ashcoat_bear() -> Abilities:
    yield flash


@time_spiral.card("Basalt Gargoyle", "{2}{R}", "Creature — Gargoyle", "3/2")
def basalt_gargoyle() -> Abilities:
    yield flying
    yield keyword("echo", cost="{2}{R}")
    yield activated("{R}", until_end_of_turn(this, get(+0, +1)))


@time_spiral.card("Castle Raptors", "{4}{W}", "Creature — Bird Soldier", "3/3")
def castle_raptors() -> Abilities:
    yield flying
    yield static(this, get(+0, +2), as_long_as=this_is(untapped))


@time_spiral.card("Cloudchaser Kestrel", "{1}{W}{W}", "Creature — Bird", "2/2")
def cloudchaser_kestrel() -> Abilities:
    yield flying
    yield triggered(enters(this), destroy(target(enchantment)))
    yield activated("{W}", until_end_of_turn(target(permanent), are(white)))


@time_spiral.card("Crookclaw Transmuter", "{3}{U}", "Creature — Bird Wizard", "3/1")
def crookclaw_transmuter() -> Abilities:
    yield flash
    yield flying
    yield triggered(enters(this), until_end_of_turn(target(creature), switch_pt))


@time_spiral.card("Evangelize", "{4}{W}", "Sorcery")
def evangelize() -> Abilities:
    yield keyword("buyback", cost="{2}{W}{W}")
    yield spell(indefinitely(target(creature & opponents_control), controlled_by(you)))


@time_spiral.card("Gauntlet of Power", "{5}", "Artifact")
def gauntlet_of_power() -> Abilities:
    yield as_enters(choose("color"))
    yield static(creatures & the_chosen_color, get(+1, +1))
    yield triggered(
        whenever("a {} is tapped for mana of {}", basic & land, the_chosen_color),
        do("its controller adds an additional one mana of {}", the_chosen_color),
    )


@time_spiral.card("Harmonic Sliver", "{1}{G}{W}", "Creature — Sliver", "1/1")
def harmonic_sliver() -> Abilities:
    yield static(Sliver, have(triggered(enters(this), destroy(target(artifact | enchantment)))))


@time_spiral.card("Herd Gnarr", "{3}{G}", "Creature — Beast", "2/2")
def herd_gnarr() -> Abilities:
    yield triggered(enters(other & creature & you_control), until_end_of_turn(this, get(+2, +2)))


@time_spiral.card("Hivestone", "{2}", "Artifact")
def hivestone() -> Abilities:
    yield static(creatures & you_control, are_also(Sliver))


@time_spiral.card("Ixidron", "{3}{U}{U}", "Creature — Illusion", "*/*")
def ixidron() -> Abilities:
    hidden = number_of(face_down & creatures)
    yield as_enters(turn_face_down(other & nontoken & creatures))
    yield static(this, base_pt(hidden, hidden))


@time_spiral.card("Kher Keep", "", "Legendary Land")
def kher_keep() -> Abilities:
    yield adds("C")
    yield activated("{1}{R}, {T}", create(1, token_of("Kobolds of Kher Keep", "0/1", red, creature, Kobold)))


@time_spiral.card("Krosan Grip", "{2}{G}", "Instant")
def krosan_grip() -> Abilities:
    yield split_second
    yield spell(destroy(target(artifact | enchantment)))


@time_spiral.card("Might of Old Krosa", "{G}", "Instant")
def might_of_old_krosa() -> Abilities:
    yield spell(
        if_(
            told("you cast this spell during your main phase"),
            until_end_of_turn(target(creature), get(+4, +4)),
            otherwise=(until_end_of_turn(target(creature), get(+2, +2)),),
        )
    )


@time_spiral.card("Moonlace", "{U}", "Instant")
def moonlace() -> Abilities:
    yield spell(indefinitely(target(spells | permanents), are_colorless))


@time_spiral.card("Scarwood Treefolk", "{3}{G}", "Creature — Treefolk", "3/5")
def scarwood_treefolk() -> Abilities:
    yield as_enters(enter_tapped)


@time_spiral.card("Sidewinder Sliver", "{W}", "Creature — Sliver", "1/1")
def sidewinder_sliver() -> Abilities:
    yield static(Sliver & creatures, have(flanking))


@time_spiral.card("Strangling Soot", "{2}{B}", "Instant")
def strangling_soot() -> Abilities:
    yield spell(destroy(target(creature & (toughness <= 3))))
    yield keyword("flashback", cost="{5}{R}")


@time_spiral.card("Sudden Spoiling", "{1}{B}{B}", "Instant")
def sudden_spoiling() -> Abilities:
    yield split_second
    yield spell(until_end_of_turn(creatures & controlled_by_players(target_player), lose_all_abilities, base_pt(0, 2)))


@time_spiral.card("Teferi, Mage of Zhalfir", "{2}{U}{U}{U}", "Legendary Creature — Human Wizard", "3/4")
def teferi_mage_of_zhalfir() -> Abilities:
    yield flash
    yield static(creature & cards & you_own & ~on_battlefield, have(flash))
    yield static(opponents, rule("can cast spells only any time they could cast a {}", sorcery))


@time_spiral.card("Traitor's Clutch", "{4}{B}", "Instant")
def traitors_clutch() -> Abilities:
    yield spell(until_end_of_turn(target(creature), get(+1, +0), are(black), have(shadow)))
    yield keyword("flashback", cost="{1}{B}")


@time_spiral.card("Triskelavus", "{7}", "Artifact Creature — Construct", "1/1")
def triskelavus() -> Abilities:
    yield flying
    yield as_enters(put_counters(3, "+1/+1", this))
    yield activated(
        "{1}, Remove a +1/+1 counter from {}",
        create(
            1,
            token_of("Triskelavite", "1/1", artifact, creature, Triskelavite),
            flying,
            activated("Sacrifice {}", deal_damage(1, any_target), nodes=(this,)),
        ),
        nodes=(this,),
    )


@time_spiral.card("Vesuva", "", "Land")
def vesuva() -> Abilities:
    yield as_enters(enter_as_copy(land, also=(enter_tapped,)), may=True)


@time_spiral.card("Vesuvan Shapeshifter", "{3}{U}{U}", "Creature — Shapeshifter", "0/0")
def vesuvan_shapeshifter() -> Abilities:
    turn_down = triggered(at("the beginning of your upkeep"), may(turn_face_down(this)))
    yield as_enters(
        choose_object(other & creature),
        until("this creature is turned face down", this, copy_of(the_chosen_object(creature), have(turn_down))),
        may=True,
        or_face_up=True,
    )
    yield morph("{1}{U}")


@time_spiral.card("Weatherseed Totem", "{3}", "Artifact")
def weatherseed_totem() -> Abilities:
    yield adds("G")
    yield activated(
        "{2}{G}{G}{G}",
        until_end_of_turn(this, base_pt(5, 3), are(green), are(Treefolk), are_also(artifact, creature), have(trample)),
    )
    yield triggered(
        when("{} is put into a graveyard from the battlefield", this),
        return_to_hand(this),
        if_=told("it was a {}", creature),
    )


@time_spiral.card("Word of Seizing", "{3}{R}{R}", "Instant")
def word_of_seizing() -> Abilities:
    yield split_second
    yield spell(
        untap(target(permanent)),
        until_end_of_turn(that, controlled_by(you)),
        until_end_of_turn(that, have(haste)),
    )
