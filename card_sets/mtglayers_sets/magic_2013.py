"""Magic 2013 (2012)."""

from mtglayers.vocabulary import *  # noqa: F403  # authors' words

magic_2013 = CardSet("Magic 2013", "M13")


@magic_2013.card("Master of the Pearl Trident", "{U}{U}", "Creature — Merfolk", "2/2")
def master_of_the_pearl_trident() -> Abilities:
    yield static(other & Merfolk & creatures & you_control, get(+1, +1), have(landwalk(Island)))


@magic_2013.card("Public Execution", "{5}{B}", "Instant")
def public_execution() -> Abilities:
    yield spell(
        destroy(target(creature & opponents_control)),
        until_end_of_turn(~that & creatures & controlled_by_players(controller_of(that)), get(-2, -0)),
    )


@magic_2013.card("Sublime Archangel", "{2}{W}{W}", "Creature — Angel", "4/3")
def sublime_archangel() -> Abilities:
    yield flying
    yield exalted
    yield static(other & creatures & you_control, have(exalted))


@magic_2013.card("Switcheroo", "{4}{U}", "Sorcery")
def switcheroo() -> Abilities:
    yield spell(exchange_control(target(creature), target(creature, 2)))


@magic_2013.card("Xathrid Gorgon", "{5}{B}", "Creature — Gorgon", "3/6")
def xathrid_gorgon() -> Abilities:
    yield deathtouch
    yield activated(
        "{2}{B}, {T}",
        put_counters(1, "petrification", target(creature)),
        indefinitely(
            that,
            are_also(artifact),
            are_colorless,
            have(defender),
            rule("can't have its activated abilities activated"),
        ),
    )
