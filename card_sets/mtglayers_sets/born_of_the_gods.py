"""Born of the Gods (2014)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

born_of_the_gods = CardSet("Born of the Gods", "BNG")


@born_of_the_gods.card("Arbiter of the Ideal", "{4}{U}{U}", "Creature — Sphinx", "4/5")
def arbiter_of_the_ideal() -> Abilities:
    top = top_card_of("library")
    put = linked("put")
    yield flying
    yield triggered(
        whenever("{} becomes untapped", this),
        do("reveal {}", top),
        if_(
            object_is(top, artifact | creature | land),
            may(
                put_onto_battlefield(top, role="put"),
                put_counters(1, "manifestation", put),
                indefinitely(put, are_also(enchantment), already=True),
            ),
        ),
    )


@born_of_the_gods.card("Archetype of Courage", "{1}{W}{W}", "Enchantment Creature — Human Soldier", "2/2")
def archetype_of_courage() -> Abilities:
    yield static(creatures & you_control, have(first_strike))
    yield static(creatures & opponents_control, cant_have(first_strike))


@born_of_the_gods.card("Archetype of Imagination", "{4}{U}{U}", "Enchantment Creature — Human Wizard", "3/2")
def archetype_of_imagination() -> Abilities:
    yield static(creatures & you_control, have(flying))
    yield static(creatures & opponents_control, cant_have(flying))


@born_of_the_gods.card("Chromanticore", "{W}{U}{B}{R}{G}", "Enchantment Creature — Manticore", "4/4")
def chromanticore() -> Abilities:
    yield bestow("{2}{W}{U}{B}{R}{G}")
    yield flying
    yield first_strike
    yield vigilance
    yield trample
    yield lifelink
    yield static(
        enchanted_creature,
        get(+4, +4),
        have(flying),
        have(first_strike),
        have(vigilance),
        have(trample),
        have(lifelink),
    )
