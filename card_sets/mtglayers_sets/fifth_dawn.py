"""Fifth Dawn (2004)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

fifth_dawn = CardSet("Fifth Dawn", "5DN")


@fifth_dawn.card("Auriok Champion", "{W}{W}", "Creature — Human Cleric", "1/1")
def auriok_champion() -> Abilities:
    yield protection(black)
    yield protection(red)
    yield triggered(enters(other & creature), may(gain_life(you, 1)))


@fifth_dawn.card("Composite Golem", "{6}", "Artifact Creature — Golem", "4/4")
def composite_golem() -> Abilities:
    yield adds("W", "U", "B", "R", "G", cost="Sacrifice {}", each=True, nodes=(this,))


@fifth_dawn.card("Crucible of Worlds", "{3}", "Artifact")
def crucible_of_worlds() -> Abilities:
    yield static(you, rule("may play {} from your graveyard", lands))


@fifth_dawn.card("Dawn's Reflection", "{3}{G}", "Enchantment — Aura")
def dawns_reflection() -> Abilities:
    yield enchant(land)
    yield triggered(
        whenever("{} is tapped for mana", enchanted_land),
        do("its controller adds an additional two mana in any combination of colors"),
    )


@fifth_dawn.card("Furnace Whelp", "{2}{R}{R}", "Creature — Dragon", "2/2")
def furnace_whelp() -> Abilities:
    yield flying
    yield activated("{R}", until_end_of_turn(this, get(+1, +0)))


@fifth_dawn.card("Helm of Kaldra", "{3}", "Legendary Artifact — Equipment")
def helm_of_kaldra() -> Abilities:
    yield static(equipped_creature, have(first_strike), have(trample), have(haste))
    helm, sword, shield = (
        there_is(Equipment & you_control & named(name))
        for name in ("Helm of Kaldra", "Sword of Kaldra", "Shield of Kaldra")
    )
    yield activated(
        "{1}",
        if_(
            helm & sword & shield,
            create(1, token_of("Kaldra", "4/4", legendary, creature, Avatar)),
            do("attach those {} to it", Equipment),
        ),
    )
    yield equip("{2}")


@fifth_dawn.card("Mephidross Vampire", "{4}{B}{B}", "Creature — Vampire", "3/4")
def mephidross_vampire() -> Abilities:
    bite = triggered(whenever("{} deals damage to a {}", this, creature), put_counters(1, "+1/+1", this))
    yield flying
    yield static(creatures & you_control, are_also(Vampire), have(bite))


@fifth_dawn.card("Vedalken Shackles", "{3}", "Artifact")
def vedalken_shackles() -> Abilities:
    yield static(you, rule("may choose not to untap {} during your untap step", this))
    weak = creature & (power <= number_of(Island & you_control))
    yield activated("{2}, {T}", for_as_long_as(this_is(tapped), target(weak), controlled_by(you)))
