"""Mercadian Masques (1999)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

mercadian_masques = CardSet("Mercadian Masques", "MMQ")


@mercadian_masques.card("Chameleon Spirit", "{3}{U}", "Creature — Illusion Spirit", "*/*")
def chameleon_spirit() -> Abilities:
    n = number_of(permanents & the_chosen_color & opponents_control)
    yield as_enters(choose("color"))
    yield static(this, base_pt(n, n))


@mercadian_masques.card("Conspiracy", "{3}{B}{B}", "Enchantment")
def conspiracy() -> Abilities:
    yield as_enters(choose("creature type"))
    spells_and_cards = spells & creature & you_control | cards & creature & you_own & ~on_battlefield
    yield static(creatures & you_control | spells_and_cards, are(the_chosen_creature_type))


@mercadian_masques.card("Crossbow Infantry", "{1}{W}", "Creature — Human Soldier Archer", "1/1")
def crossbow_infantry() -> Abilities:
    yield activated("{T}", deal_damage(1, target((attacking | blocking) & creature)))


@mercadian_masques.card("Invigorate", "{2}{G}", "Instant")
def invigorate() -> Abilities:
    yield static(
        you,
        rule("may have an opponent gain 3 life rather than pay this spell's mana cost"),
        as_long_as=there_is(Forest & you_control),
        functions_in=("stack",),
    )
    yield spell(until_end_of_turn(target(creature), get(+4, +4)))


@mercadian_masques.card("Natural Affinity", "{2}{G}", "Instant")
def natural_affinity() -> Abilities:
    yield spell(until_end_of_turn(lands, are_also(creature), base_pt(2, 2)))


@mercadian_masques.card("Task Force", "{2}{W}", "Creature — Human Rebel", "1/3")
def task_force() -> Abilities:
    yield triggered(whenever("{} becomes the target of a spell or ability", this), until_end_of_turn(this, get(+0, +3)))
