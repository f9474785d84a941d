"""Magic 2011 (2010)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

magic_2011 = CardSet("Magic 2011", "M11")


@magic_2011.card("Assault Griffin", "{3}{W}", "Creature — Griffin", "3/2")
def assault_griffin() -> Abilities:
    yield flying


@magic_2011.card("Captivating Vampire", "{1}{B}{B}", "Creature — Vampire", "2/2")
def captivating_vampire() -> Abilities:
    yield static(other & Vampire & creatures & you_control, get(+1, +1))
    yield activated(
        "Tap five {}",
        indefinitely(target(creature), controlled_by(you)),
        indefinitely(that, are_also(Vampire)),
        nodes=(untapped & Vampire & you_control,),
    )


@magic_2011.card("Diminish", "{U}", "Instant")
def diminish() -> Abilities:
    yield spell(until_end_of_turn(target(creature), base_pt(1, 1)))


@magic_2011.card("Leyline of Sanctity", "{2}{W}{W}", "Enchantment")
def leyline_of_sanctity() -> Abilities:
    yield static(this, rule("may begin the game on the battlefield if in your opening hand"), functions_in=("hand",))
    yield static(you, players_have(hexproof))


magic_2011.plain("Maritime Guard", "{1}{U}", "Creature — Merfolk Soldier", "1/3")


@magic_2011.card("Serra Ascendant", "{W}", "Creature — Human Monk", "1/1")
def serra_ascendant() -> Abilities:
    yield lifelink
    yield static(this, get(+5, +5), have(flying), as_long_as=amount_is(your_life_total, ">=", 30))


magic_2011.plain("Stone Golem", "{5}", "Artifact Creature — Golem", "4/4")


@magic_2011.card("Stormtide Leviathan", "{5}{U}{U}{U}", "Creature — Leviathan", "8/8")
def stormtide_leviathan() -> Abilities:
    yield landwalk(Island)
    yield static(lands, are_also(Island))
    yield static(creatures & without(flying) & without(landwalk(Island)), rule("can't attack"))


@magic_2011.card("Sword of Vengeance", "{3}", "Artifact — Equipment")
def sword_of_vengeance() -> Abilities:
    yield static(equipped_creature, get(+2, +0), have(first_strike), have(vigilance), have(trample), have(haste))
    yield equip("{3}")
