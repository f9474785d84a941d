"""Judgment (2002)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

judgment = CardSet("Judgment", "JUD")


@judgment.card("Anger", "{3}{R}", "Creature — Incarnation", "2/2")
def anger() -> Abilities:
    yield haste
    yield static(
        creatures & you_control,
        have(haste),
        as_long_as=this_is(your_graveyard) & there_is(Mountain & you_control),
        functions_in=("graveyard",),
    )


@judgment.card("Filth", "{3}{B}", "Creature — Incarnation", "2/2")
def filth() -> Abilities:
    yield landwalk(Swamp)
    yield static(
        creatures & you_control,
        have(landwalk(Swamp)),
        as_long_as=this_is(your_graveyard) & there_is(Swamp & you_control),
        functions_in=("graveyard",),
    )


@judgment.card("Sutured Ghoul", "{4}{B}{B}{B}", "Creature — Zombie", "*/*")
def sutured_ghoul() -> Abilities:
    exiled = linked("exiled")
    yield trample
    yield as_enters(exile(the_chosen_object(creature & cards & your_graveyard, any_number=True), role="exiled"))
    yield static(this, base_pt(total(power, exiled), total(toughness, exiled)))


@judgment.card("Wonder", "{3}{U}", "Creature — Incarnation", "2/2")
def wonder() -> Abilities:
    yield flying
    yield static(
        creatures & you_control,
        have(flying),
        as_long_as=this_is(your_graveyard) & there_is(Island & you_control),
        functions_in=("graveyard",),
    )
