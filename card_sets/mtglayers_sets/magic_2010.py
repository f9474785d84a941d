"""Magic 2010 (2009)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

magic_2010 = CardSet("Magic 2010", "M10")


@magic_2010.card("Act of Treason", "{2}{R}", "Sorcery")
def act_of_treason() -> Abilities:
    yield spell(
        until_end_of_turn(target(creature), controlled_by(you)),
        untap(that),
        until_end_of_turn(that, have(haste)),
    )


@magic_2010.card("Child of Night", "{1}{B}", "Creature — Vampire", "2/1")
def child_of_night() -> Abilities:
    yield lifelink


@magic_2010.card("Cudgel Troll", "{2}{G}{G}", "Creature — Troll", "4/3")
def cudgel_troll() -> Abilities:
    yield activated("{G}", regenerate(this))


@magic_2010.card("Divination", "{2}{U}", "Sorcery")
def divination() -> Abilities:
    yield spell(draw(you, 2))


magic_2010.plain("Elite Vanguard", "{W}", "Creature — Human Soldier", "2/1")


@magic_2010.card("Elvish Archdruid", "{1}{G}{G}", "Creature — Elf Druid", "2/2")
def elvish_archdruid() -> Abilities:
    yield static(other & Elf & creatures & you_control, get(+1, +1))
    yield adds("G", times=number_of(Elf & you_control))


@magic_2010.card("Glorious Charge", "{1}{W}", "Instant")
def glorious_charge() -> Abilities:
    yield spell(until_end_of_turn(creatures & you_control, get(+1, +1)))


@magic_2010.card("Gorgon Flail", "{2}", "Artifact — Equipment")
def gorgon_flail() -> Abilities:
    yield static(equipped_creature, get(+1, +1), have(deathtouch))
    yield equip("{2}")


@magic_2010.card("Honor of the Pure", "{1}{W}", "Enchantment")
def honor_of_the_pure() -> Abilities:
    yield static(white & creatures & you_control, get(+1, +1))


@magic_2010.card("Lifelink", "{W}", "Enchantment — Aura")
def lifelink_aura() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, have(lifelink))


@magic_2010.card("Magebane Armor", "{3}", "Artifact — Equipment")
def magebane_armor() -> Abilities:
    yield static(equipped_creature, get(+2, +4), lose(flying))
    yield damage_prevented(damage(to=equipped_creature, sort="noncombat"))
    yield equip("{2}")


@magic_2010.card("Mind Control", "{3}{U}{U}", "Enchantment — Aura")
def mind_control() -> Abilities:
    yield enchant(creature)
    yield static(enchanted_creature, controlled_by(you))


@magic_2010.card("Rise from the Grave", "{4}{B}", "Sorcery")
def rise_from_the_grave() -> Abilities:
    yield spell(
        put_onto_battlefield(target(creature & cards & all_graveyards), under=you),
        indefinitely(that, are_also(black), are_also(Zombie), already=True),
    )


magic_2010.plain("Runeclaw Bear", "{1}{G}", "Creature — Bear", "2/2")
magic_2010.plain("Silvercoat Lion", "{1}{W}", "Creature — Cat", "2/2")
