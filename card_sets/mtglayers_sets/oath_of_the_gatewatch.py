"""Oath of the Gatewatch (2016)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

oath_of_the_gatewatch = CardSet("Oath of the Gatewatch", "OGW")


@oath_of_the_gatewatch.card("Affa Protector", "{2}{W}", "Creature — Human Soldier Ally", "1/4")
def affa_protector() -> Abilities:
    yield vigilance


@oath_of_the_gatewatch.card("Birthing Hulk", "{6}{G}", "Creature — Eldrazi Drone", "5/4", colors="")
def birthing_hulk() -> Abilities:
    scion = token_of("Eldrazi Scion", "1/1", creature, Eldrazi, Scion)
    yield devoid
    yield triggered(enters(this), create(2, scion, adds("C", cost="Sacrifice {}", nodes=(this,))))
    yield activated("{1}{C}", regenerate(this))


@oath_of_the_gatewatch.card("Deceiver of Form", "{6}{C}", "Creature — Eldrazi", "8/8")
def deceiver_of_form() -> Abilities:
    top = top_card_of("library")
    yield triggered(
        at("the beginning of combat on your turn"),
        do("reveal {}", top),
        if_(object_is(top, creature), may(until_end_of_turn(other & creatures & you_control, copy_of(top)))),
        do("you may put that card on the bottom of your library"),
    )


@oath_of_the_gatewatch.card("Eldrazi Mimic", "{2}", "Creature — Eldrazi", "2/1")
def eldrazi_mimic() -> Abilities:
    that_creature = that_object(creature)
    yield triggered(
        enters(other & colorless & creature & you_control),
        may(until_end_of_turn(this, base_pt(power.of(that_creature), toughness.of(that_creature)))),
    )


@oath_of_the_gatewatch.card("Sylvan Advocate", "{1}{G}", "Creature — Elf Druid Ally", "2/3")
def sylvan_advocate() -> Abilities:
    six_lands = amount_is(number_of(lands & you_control), ">=", 6)
    yield vigilance
    yield static(this | land & creatures & you_control, get(+2, +2), as_long_as=six_lands)


@oath_of_the_gatewatch.card("Thought Harvester", "{3}{U}", "Creature — Eldrazi Drone", "2/4", colors="")
def thought_harvester() -> Abilities:
    yield devoid
    yield flying
    yield triggered(
        whenever("you cast a {}", colorless & spell_), do("{} exiles the top card of their library", target_opponent)
    )


@oath_of_the_gatewatch.card("Wastes", "", "Basic Land")
def wastes() -> Abilities:
    yield adds("C")
