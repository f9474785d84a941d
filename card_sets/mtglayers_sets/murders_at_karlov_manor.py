"""Murders at Karlov Manor (2024)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

murders_at_karlov_manor = CardSet("Murders at Karlov Manor", "MKM")


@murders_at_karlov_manor.card("Nervous Gardener", "{1}{G}", "Creature — Dryad", "2/2")
def nervous_gardener() -> Abilities:
    yield keyword("disguise", cost="{G}")
    yield triggered(
        when("{} is turned face up", this),
        do(
            "search your library for a {} card with a basic land type, reveal it, put it into your hand, then shuffle",
            land,
        ),
    )


@murders_at_karlov_manor.card("Tenth District Hero", "{1}{W}", "Creature — Human", "2/3")
def tenth_district_hero() -> Abilities:
    yield activated(
        "{1}{W}, Collect evidence 2", indefinitely(this, are(Human, Detective), base_pt(4, 4), have(vigilance))
    )
    mileva = indefinitely(
        this,
        set_name("Mileva, the Stalwart"),
        are_also(legendary),
        are(creature),
        base_pt(5, 5),
        have(static(other & creatures & you_control, have(indestructible))),
    )
    yield activated("{2}{W}, Collect evidence 4", if_(this_is(Detective), mileva))
